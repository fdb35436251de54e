"""One game, played by bots or read from its record, and what is worth writing down about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypedDict

from stammtisch.bots.play import bot_streams, play_out
from stammtisch.boxes import GameCount, find_box, load, make_bot
from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame
from stammtisch.engine.rng import stream
from stammtisch.engine.state import AnyState, Move
from stammtisch.engine.table import Table
from stammtisch.lab.plan import Plan

PASS: Final = "pass"  # in the notation of every game


class Result(TypedDict):
    """One game, ready for JSON. Lists are by seat."""

    game: int  # its number, from 1
    seed: str
    bots: list[str]
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    counts: dict[str, int]  # what else the game is known for
    dealt: dict[str, list[str]]  # what each seat had from the start
    parts: dict[str, list[int]]  # of the scores, by where they come from
    drawn: list[list[int]]  # which cards of the plan's deck came into each hand
    played: list[list[int]]
    curve: list[list[int]]  # how everybody stood at the start of each round, and at the end
    leads: list[int]  # after how many turns or rounds each seat was ahead, alone
    changes: int  # of the one who was ahead
    hits: list[list[int]]  # how often each seat hit each other
    asked: list[int]  # how often each seat could have answered something before it happened
    answered: list[int]


def play_games(plan: Plan, numbers: Iterable[int]) -> Iterator[Result]:
    plan.check_rules()
    game = load(plan.game, plan.options)
    bots = {name: make_bot(name, game) for name in plan.bots}
    for number in numbers:
        seed, seating = plan.seed_of(number), plan.bots_of(number)
        state, events = game.start(plan.seats, stream(seed, "game"))
        account = Account(game, state, plan.seats, plan.deck)
        account.hear(events)
        streams = bot_streams(seed, plan.seats)
        decisions = play_out(game, state, [bots[name] for name in seating], streams, hears=account.hear_answer)
        yield account.close(number, seed, seating, decisions)


def read_game(table: Table, number: int, deck: Sequence[str]) -> Result:
    """The same of a game that people have played."""
    again = Table.begin_again(table.game, table.record)
    account = Account(table.game, again.state, len(table.names), deck)
    account.hear(again.opening)
    for step in table.steps:
        due = table.game.decision(again.state)
        # Everybody was asked, as people are: what counts is whether there was something to answer with.
        could = due is not None and due.shape == RESPOND and len(table.game.moves(again.state, step.move[0])) > 1
        events = again.apply(step.move)
        if due is not None and could:
            account.hear_answer(due, step.move, events)
        else:
            account.hear(events)
    return account.close(number, table.record.seed, table.names, len(table.steps))


class Account:
    """Hears a game while it goes on."""

    def __init__(self, game: AnyGame, state: AnyState, seats: int, deck: Sequence[str]) -> None:
        self.game = game
        self.state = state
        self.tally = find_box(game.kind.id).tally
        self.standing = find_box(game.kind.id).counting.standing
        self.names = [str(seat) for seat in range(seats)]
        self.count = GameCount(game, seats)
        self.happened = [0] * len(game.kind.events)
        self.numbers = {kind.name: number for number, kind in enumerate(game.kind.events)}
        self.round = self.numbers.get(self.tally.round_started, -1)
        self.starts = 0
        self.curve: list[list[int]] = []
        self.asked = [0] * seats
        self.answered = [0] * seats
        self.cards = Cards(game, seats, deck)
        self.dealt = {name: [""] * seats for name in self.tally.dealt}
        self.deals = [(self.numbers[dealt.event], name, dealt.id_of) for name, dealt in self.tally.dealt.items()]

    def hear_answer(self, due: Decision, move: Move | None, events: Sequence[Event]) -> None:
        if due.shape == RESPOND and move is not None:
            seat = move[0]
            self.asked[seat] += 1
            self.answered[seat] += self.game.write(move, self.names) != PASS
        self.hear(events)

    def hear(self, events: Sequence[Event]) -> None:
        self.count.hear(self.state, events)
        for event in events:
            number = event[0]
            self.happened[number] += 1
            if number == self.round:
                self._begin_round()
            elif number in self.cards.tells:
                self.cards.hear(event)
            else:
                for told, name, id_of in self.deals:  # a Job also tells on which side somebody is
                    if number == told:
                        self.dealt[name][event[2]] = id_of(self.game, event[3])

    def _begin_round(self) -> None:
        if not self.tally.is_by_seat or self.starts % len(self.names) == 0:
            self._stand()
        self.starts += 1

    def _stand(self) -> None:
        if self.standing is not None:
            self.curve.append(list(self.standing(self.game, self.state)))

    def close(self, number: int, seed: str, names: Sequence[str], decisions: int) -> Result:
        self.count.look(self.state)
        self._stand()
        found, seats, winners = self.count.found(), len(self.names), list(self.state.winners)
        return {
            "game": number,
            "seed": seed,
            "bots": list(names),
            "scores": self._facts(self.tally.score)
            if self.tally.score
            else [int(seat in winners) for seat in range(seats)],
            "winners": winners,
            "rounds": -(-self.starts // seats) if self.tally.is_by_seat else self.starts,
            "decisions": decisions,
            "counts": {name: self.happened[self.numbers[event]] for name, event in self.tally.counted.items()},
            "dealt": self.dealt,
            "parts": {name: self._facts(fact) for name, fact in self.tally.parts.items()},
            "drawn": [sorted(cards) for cards in self.cards.drawn],
            "played": [sorted(cards) for cards in self.cards.played],
            "curve": self.curve,
            "leads": found.leads,
            "changes": found.changes,
            "hits": found.hits,
            "asked": self.asked,
            "answered": self.answered,
        }

    def _facts(self, name: str) -> list[int]:
        """A fact of each seat, as in scenarios; empty if there is none."""
        if not name:
            return []
        _, facts = self.game.observe(self.state, self.names)
        return [int(str(fact[name])) for fact in facts]


class Cards:
    """Which cards came into which hand, and who has played them; each card counts once per seat."""

    def __init__(self, game: AnyGame, seats: int, deck: Sequence[str]) -> None:
        self.drawn: list[set[int]] = [set() for _ in range(seats)]
        self.played: list[set[int]] = [set() for _ in range(seats)]
        self.senders: dict[int, int] = {}
        self.deck = find_box(game.kind.id).tally.deck
        self.game = game
        self.places = {id: place for place, id in enumerate(deck)}
        self.kinds = game.kind.events
        self.tells: dict[int, Any] = {}
        if self.deck is not None:
            for number, kind in enumerate(game.kind.events):
                for names, hear in (
                    (self.deck.drawn, self._draw),
                    (self.deck.played, self._play),
                    (self.deck.arrived, self._arrive),
                ):
                    if kind.name in names:
                        self.tells[number] = hear

    def hear(self, event: Event) -> None:
        last = len(event) if self.kinds[event[0]].rest == "cards" else 4
        for card in event[3:last]:
            self.tells[event[0]](event[2], card)

    def _draw(self, seat: int, card: int) -> None:
        self._add(self.drawn[seat], card)

    def _play(self, seat: int, card: int) -> None:
        self.senders[card] = seat
        self._add(self.played[seat], card)

    def _arrive(self, seat: int, card: int) -> None:
        if card not in self.senders:
            self._add(self.played[seat], card)

    def _add(self, cards: set[int], card: int) -> None:
        assert self.deck is not None
        place = self.places.get(self.deck.id_of(self.game, card))
        if place is not None:  # a stand-in is in no deck
            cards.add(place)
