"""What is the Slack family's own at a random table: manners of playing, cards, moves and secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from hypothesis import strategies as st

from stammtisch.bots.bot import Bot
from stammtisch.boxes import make_bot
from stammtisch.engine.event import EVERYONE, SPECTATOR, Event
from stammtisch.engine.kind import GameKind
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Move
from stammtisch.games.slack.board import NOTED
from stammtisch.games.slack.events import EVENTS
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.kind import SlackKind
from stammtisch.games.slack.questions import VERBS
from stammtisch.games.slack.room import look_at_all
from stammtisch.games.slack.state import (
    CHOOSE_JOB,
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_CHOOSE_SEAT,
    DO_DISCARD,
    DO_DONE,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    DO_SHOW,
    NO_CARD,
    NOBODY,
    TO_DISCARD,
    TURN,
    UNKNOWN,
    WINDOW,
    SlackState,
)
from stammtisch.games.slack.sums import announced
from stammtisch.games.slack.view import SlackView
from tests.property.profile import Profile, any_value, key_of

MANNERS = ("random", "busy", "greedy")
PROMPTS = ("job", "roll", "call", "free_time", "discard", "answer", "give_up", "gift", "door")
# What comes up only where cards of the set say a word: an event or a prompt, and the op or modifier behind it.
SPOKEN = {
    "stolen": "steal",
    "stolen_card": "steal",
    "dropped": "drop",
    "taken": "take",
    "gift": "free_play",
    "reroll": "reroll",
    "rerolled": "reroll",
    "fetch": "fetch",
    "fetched": "fetch",
    "swap": "swap",
    "swapped": "swap",
    "borrowed": "borrow",
    "given_back": "borrow",
    "pass_on": "pass_left",
    "handed_on": "pass_left from room",
    "passed_on": "pass_left from hand",
    "passed_card": "pass_left from hand",
    "free_time_rolled": "variable free time",
    "income_rolled": "variable income",
    "job": "jobs",
    "job_changed": "new_job",
    "windows 3 deep": "cancels of whenevers",
    "side_changed": "two sides",
    "loose_changed": "slack",  # what is converted lies on a card as long as that is there
}


def words_in(table: object) -> Iterator[str]:
    """Every op and modifier that a card uses."""
    if isinstance(table, dict):
        yield from [table[key] for key in ("op", "mod") if key in table]
        if table.get("op") == "pass_left":
            yield f"pass_left from {table.get('from', 'room')}"
        table = list(table.values())
    if isinstance(table, list):
        for part in table:
            yield from words_in(part)


def possible(kind: GameKind, signs: list[str]) -> list[str]:
    """All but those that no card of the sets can cause."""
    assert isinstance(kind, SlackKind)
    card_set = kind.cards(())
    spoken = {word for table in (*card_set.raw.values(), *card_set.raw_jobs.values()) for word in words_in(table)}
    if any(job.free_time != job.free_time_high for job in card_set.jobs):
        spoken.add("variable free time")
    if any(job.income != job.income_high for job in card_set.jobs):
        spoken.add("variable income")
    if not card_set.goals:
        spoken.add("jobs")  # with a common goal, nobody chooses one (GUE-07)
    if any(card.copies and card.cancels & card_set.mask(["whenever"]) for card in card_set.cards):
        spoken.add("cancels of whenevers")
    if len({job.sides for job in card_set.jobs if job.copies}) > 1:
        spoken.add("two sides")
    return [sign for sign in signs if SPOKEN.get(sign, "") in (*spoken, "")]


class SlackProfile(Profile):
    MOST_MOVES = 300
    LONGEST_GAME = 30_000  # random games take a few hundred moves
    SIGNS = (*PROMPTS, "reroll", "fetch", "swap", "pass_on", *MANNERS, "windows 3 deep")
    RARE = ("give_up", "gift", "door", "reroll", "fetch", "swap", "pass_on")
    COMPARED = ("call", "free_time", "answer")
    LOOKALIKES = 200
    HIDDEN_CHANCE = 100
    UNTOLD = ("deck", "aside")

    def wanted(self, kind: GameKind) -> list[str]:
        return possible(kind, super().wanted(kind))

    def signs_of(self, kind: GameKind) -> list[str]:
        return possible(kind, super().signs_of(kind))

    def rare(self, kind: GameKind) -> list[str]:
        return possible(kind, super().rare(kind))

    def options(self, kind: GameKind, seats: int) -> st.SearchStrategy[dict[str, object]]:
        """Content is left out less often than not, and the winner of the last game sits at the table."""
        values = {option.name: any_value(option) for option in kind.options}
        for content in ("drugs", "sex"):
            values[content] = st.sampled_from([True, True, False])
        values["winner"] = st.sampled_from([0, 0, *range(1, seats + 1)])
        return st.fixed_dictionaries(values)

    def pick(self, game: Slack, state: SlackState, rng: Random) -> Move:
        """A random move of a random seat that is asked, or of one that interjects, or a hand that is shown.

        Each game has its manner: anything goes, or people play what they can, so that windows pile up, or they are
        greedy.
        """
        decision = game.decision(state)
        assert decision is not None
        manner = MANNERS[key_of(state) % len(MANNERS)]
        if decision.interject and rng.random() < 0.15:
            seat = rng.choice(decision.interject)
            if moves := game.moves(state, seat):
                if manner != "greedy":
                    return rng.choice(moves)
                if move := greedy(game).interject(moves, game.view(state, seat), rng):
                    return move
        if rng.random() < 0.01 and state.stack[-1][0] in (TURN, WINDOW):
            return some_show(state, rng)
        seat = rng.choice(decision.asked)
        moves = game.moves(state, seat)
        if manner == "greedy":
            return greedy(game).choose(moves, game.view(state, seat), rng)
        if manner == "busy" and rng.random() < 0.8:
            return rng.choice([move for move in moves if move[1] not in (DO_PASS, DO_DONE)] or moves)
        return rng.choice(moves)

    def signs(self, game: Slack, state: SlackState) -> Iterator[str]:
        decision = game.decision(state)
        if decision is not None:
            yield decision.prompt
            yield MANNERS[key_of(state) % len(MANNERS)]
            if sum(frame[0] == WINDOW for frame in state.stack) >= 3:
                yield "windows 3 deep"

    def provoke(self, game: Slack, state: SlackState, rng: Random) -> Move:
        """A theft, and before it somebody shows a hand, so that there is something known that chance can move."""
        if state.stack[-1][0] in (TURN, WINDOW):
            game.apply(state, some_show(state, rng))
        thefts = [move for seat in range(state.seats) for move in game.moves(state, seat) if is_theft(game, move)]
        return rng.choice(thefts) if thefts else self.pick(game, state, rng)

    def untold(self, game: Slack) -> Sequence[str]:
        """Ranks that nobody holds lie face up (GUE-09)."""
        return ("deck",) if game.rules.goals else self.UNTOLD

    # What always holds -----------------------------------------------------------------------------------------------

    def deck(self, game: Slack) -> tuple[list[int], list[int]]:
        """Life cards and Jobs."""
        return list(range(len(game.rules.of))), game.rules.pile

    def cards(self, game: Slack, state: SlackState) -> tuple[list[int], list[int]]:
        places = [*state.hands, *state.rooms, state.deck, state.discard, state.table]
        jobs = [*state.aside, *[job for job in state.jobs if job >= 0]]
        return sorted(card for place in places for card in place), sorted(jobs)

    def check(self, game: Slack, state: SlackState) -> None:
        """Below everything that is unfinished lies the turn, or at the beginning the choice of a Job."""
        assert [frame[0] in (TURN, CHOOSE_JOB) for frame in state.stack] == [i == 0 for i in range(len(state.stack))]

    # Moves -----------------------------------------------------------------------------------------------------------

    def universe(self, game: Slack, state: SlackState, rng: Random) -> list[Move]:
        """Moves of every kind about everything that lies on this table, and about some things that do not."""
        rules = game.rules
        definitions = range(len(rules.cards))
        near = {rules.number[card] for place in (*state.hands, *state.rooms, state.table) for card in place}
        cards = sorted(near | set(rng.sample(definitions, 6)))
        there = sorted({rules.number[card] for room in state.rooms for card in room} | {rng.choice(definitions)})
        seats = range(state.seats)
        found: list[Move] = []
        for seat in seats:
            found += [(seat, DO_PASS), (seat, DO_DONE)]
            found += [(seat, DO_SHOW, other) for other in seats]
            found += [(seat, DO_CHOOSE_SEAT, other) for other in (*seats, TO_DISCARD)]
            found += [(seat, DO_CHOOSE_JOB, job) for job in range(len(rules.jobs))]
            for card in cards:
                found.append((seat, DO_CHOOSE_CARD, card))
                found += [(seat, DO_EVICT, card, door) for door in (*seats, NOBODY, TO_DISCARD)]
                found += [(seat, DO_PLAY, card, target, NO_CARD) for target in (NOBODY, *seats)]
                found += [
                    (seat, DO_PLAY, card, other, aimed)
                    for other in seats
                    for aimed in rng.sample(there, min(4, len(there)))
                ]
            hand = [rules.number[card] for card in state.hands[seat]]
            for _ in range(12):
                basket = rng.sample(hand, rng.randint(0, len(hand))) + rng.choices(cards, k=rng.choice([0, 0, 0, 1]))
                found += [(seat, DO_DISCARD, *basket)]
                if basket:
                    found += [(seat, DO_SHOP, *basket)]
            for verb in range(len(VERBS), len(game.rules.verbs)):  # of mechanics
                found += [(seat, verb), *[(seat, verb, other) for other in seats]]
        return list(dict.fromkeys(found))

    def nonsense(self, game: Slack, state: SlackState) -> Iterator[Move]:
        cards = len(game.rules.cards)
        for seat in (0, state.seats - 1):
            held = [game.rules.number[card] for card in state.hands[seat]]
            for card in (*held, -1, -2, cards, cards + 50):
                for target in (-2, state.seats, 9):
                    yield (seat, DO_PLAY, card, target, NO_CARD)
                for aimed in (-2, cards, 500):
                    yield (seat, DO_PLAY, card, 0, aimed)
                for door in (-3, state.seats, 7):
                    yield (seat, DO_EVICT, card, door)
            for card in (-1, -7, cards, 500):
                yield (seat, DO_PLAY, card, NOBODY, NO_CARD)
                yield (seat, DO_EVICT, card, TO_DISCARD)
                yield (seat, DO_CHOOSE_CARD, card)
                yield (seat, DO_SHOP, card)
                yield (seat, DO_DISCARD, card)
                yield (seat, DO_CHOOSE_JOB, card)
            for other in (-1, -2, state.seats, 9, 60):
                yield (seat, DO_SHOW, other)
            for other in (-3, -1, state.seats, 9):
                yield (seat, DO_CHOOSE_SEAT, other)
            yield (seat, DO_SHOP)
            yield (seat, DO_PASS, 1)
            yield (seat, DO_DONE, 0)
            yield (seat, DO_SHOW)
            yield (seat, DO_PLAY)
            yield (seat, DO_PLAY, *held[:1])
            yield (seat, DO_PLAY, *held[:1], NOBODY)
            yield (seat, DO_PLAY, *held[:1], NOBODY, NO_CARD, 0)
            yield (seat, DO_EVICT, *held[:1])
            yield (seat, DO_CHOOSE_CARD)
            yield (seat, DO_CHOOSE_SEAT)
            yield (seat, DO_CHOOSE_JOB)
            for verb in (-1, len(game.rules.verbs), 99):
                yield (seat, verb)
                yield (seat, verb, 0)
                yield (seat, verb, 0, NOBODY, NO_CARD)
        for seat in (-1, state.seats, 60):
            yield (seat, DO_PASS)
            yield (seat, DO_DONE)
            yield (seat, DO_SHOW, 0)
            yield (seat, DO_DISCARD)
            for card in (0, 1):
                yield (seat, DO_PLAY, card, NOBODY, NO_CARD)
        yield ()
        yield (0,)

    def canonical(self, game: Slack, state: SlackState, move: Move, listed: set[Move]) -> Move:
        """Baskets and discards in any order; `done` for a discard of nothing; a thrown TV that does not name its
        victim.
        """
        seat, verb, *rest = move
        if verb in (DO_SHOP, DO_DISCARD):
            for other in listed:
                if other[:2] == (seat, verb) and sorted(other[2:]) == sorted(rest):
                    return other
        if verb == DO_DONE and game.rules.phases[state.phase].ID == "discard":
            return (seat, DO_DISCARD)
        if verb == DO_PLAY and rest[1:] == [NOBODY, NO_CARD] and move not in listed and state.stack[-1][0] == WINDOW:
            thrown = (seat, DO_PLAY, rest[0], state.turn, NO_CARD)  # a Free Time is always that of the player in turn
            return thrown if thrown in listed else move
        return move

    def is_never_listed(self, game: Slack, state: SlackState, move: Move) -> bool:
        """Showing a hand is allowed between steps."""
        return move[1] == DO_SHOW and move[0] != move[2] and bool(state.stack) and state.stack[-1][0] in (TURN, WINDOW)

    # Secrets ---------------------------------------------------------------------------------------------------------

    def swap(self, game: Slack, state: SlackState, viewer: int, rng: Random, sampling: Rng) -> SlackState:
        other = swapped(game, state, viewer, rng)
        other.secrets = game.sample(game.view(state, viewer), sampling).secrets
        return other

    def check_view(self, game: Slack, state: SlackState, view: SlackView) -> None:
        viewer = view.viewer
        shown = {card for place in (view.hand, view.discard, view.table, *view.rooms, *view.known) for card in place}
        hidden = set(state.deck)
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                hidden |= {card for card in hand if not state.seen[card] >> viewer & 1}
        assert not shown & hidden
        assert not {card for what, frame in announced(game.rules, view) for card in what.cards(frame)} & hidden
        assert all(view.slack[card] == 0 for card in hidden)
        for mechanic in game.rules.mechanics:
            first = mechanic.first_secret * state.seats
            found = view.secrets[first : first + mechanic.SECRETS * state.seats]
            if mechanic.ID == "censorship":  # who may read a hand is no secret
                assert found == mechanic.all_secrets(state)
            else:
                assert all(secret == UNKNOWN for i, secret in enumerate(found) if i % state.seats != viewer)
        own = game.own_view(state, viewer, game.view(state, SPECTATOR)) if viewer != SPECTATOR else view
        for note in NOTED:  # what everybody can add up, however the view was put together
            assert getattr(view, note) == getattr(own, note) == getattr(state, note), note

    def check_samples(self, game: Slack, view: SlackView, samples: Sequence[SlackState]) -> None:
        seats = range(len(view.hand_sizes))
        hidden = [view.hand_sizes[seat] - len(view.known[seat]) for seat in seats if seat != view.viewer]
        if max(hidden) and view.deck_size + sum(hidden) >= 12:
            assert len({str(sampled.hands) for sampled in samples}) > 1
        for sampled in samples:
            for seat in seats:
                assert set(view.known[seat]) <= set(sampled.hands[seat])

    def tells_by_chance(self, game: Slack) -> set[str]:
        """Or from the secrets of a mechanic, or because a card lets somebody read a hand."""
        secrets = {kind.name for kind in game.kind.events[len(EVENTS) :] if kind.reveals}
        secrets |= {"hand_seen"} if "look" in game.rules.set.ops else set()
        return {"hand_dealt", "drawn", "dropped", "stolen_card", "passed_card", "job_changed", *secrets}

    def may_hear(self, game: Slack, name: str, event: Event) -> bool:
        """A drawn hand goes to its owner, a stolen, passed or shown card to both, and to those who go on seeing it."""
        if name in ("hand_dealt", "drawn"):
            owners = 1 << event[2]
        elif name in ("stolen_card", "passed_card", "hand_seen"):
            owners = 1 << event[2] | 1 << event[3]
        else:
            return event[1] == EVERYONE
        opens = game.options["show_hand"] == "lasting" or "open_hand" in game.rules.mod_numbers
        is_shared = opens and event[1] != EVERYONE
        return event[1] & owners == owners and (event[1] == owners or is_shared)


@cache
def greedy(game: Slack) -> Bot:
    return make_bot("greedy", game)


def some_show(state: SlackState, rng: Random) -> Move:
    shower, watcher = rng.sample(range(state.seats), 2)
    return (shower, DO_SHOW, watcher)


def is_theft(game: Slack, move: Move) -> bool:
    """Whether a Whenever that takes cards from a hand is played."""
    if move[1] != DO_PLAY or game.rules.cards[move[2]].effects < 0:
        return False
    effects = game.rules.lists[game.rules.cards[move[2]].effects]
    return any(game.rules.set.ops[effect.op] == "steal" for effect in effects)


def swapped(game: Slack, state: SlackState, viewer: int, rng: Random, most: int = 8) -> SlackState:
    """Another world that looks the same to the viewer: some cards of hidden places have changed places.

    Cards of which there are copies stay where they are, so that the same words mean the same card in both worlds.
    """
    other = state.clone()
    copies = [game.rules.cards[number].copies for number in game.rules.number]
    hidden = [(other.deck, i) for i in range(len(other.deck))]
    for seat, hand in enumerate(other.hands):
        if seat != viewer:
            hidden += [(hand, i) for i, card in enumerate(hand) if not other.seen[card] >> viewer & 1]
    places = [(place, i) for place, i in hidden if copies[place[i]] == 1]
    for _ in range(most):
        if len(places) < 2:
            break
        (here, i), (there, j) = rng.sample(places, 2)
        a, b = here[i], there[j]
        here[i], there[j] = b, a
        other.seen[a], other.seen[b] = other.seen[b], other.seen[a]  # who knows the place knows what is there now
    look_at_all(game.rules, other)
    return other
