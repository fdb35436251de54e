"""Random games until every card was drawn, played and, where possible, canceled or aimed at; every Job held, every
effect carried out, every modifier felt. What was never reached is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from stammtisch.boxes import boxes, load
from stammtisch.engine.event import Event, facts
from stammtisch.engine.rng import stream
from stammtisch.games.slack import Slack
from stammtisch.games.slack.cards import (
    ACTIVITY,
    BONUS,
    CALL_DIE,
    COST,
    DRAW_TO,
    EVICT_DIE,
    FORBID,
    FREE_TIME,
    GOAL,
    IMMUNE,
    INCOME,
    MODS,
    NO_DIE,
    NO_TARGET,
    OTHER_PLAYER,
    PERSON,
    SLACK_DIE,
    THING,
    WHENEVER,
    CardDef,
    Effect,
    Modifier,
)
from stammtisch.games.slack.state import EFFECTS, SlackState
from stammtisch.games.slack.sums import modifier
from tests.property.slack import SlackProfile
from tests.property.worlds import JOINED

MOST_GAMES = 1500
LONG = 500  # games of each in the long mode, whatever was reached before
SETS = [box.id for box in boxes() if box.kind.family == "slack"]
FELT = (INCOME, FREE_TIME, GOAL, FORBID, COST, IMMUNE, BONUS, CALL_DIE, EVICT_DIE, SLACK_DIE, DRAW_TO)  # see `Watch`

pick = SlackProfile().pick

Goal = tuple[str, ...]


def goals(game: Slack) -> set[Goal]:
    """Everything that has to happen to somebody in some game."""
    rules = game.rules
    deck = [card for card in rules.cards if card.copies]
    aims = [card for card in deck if card.kind == WHENEVER and card.target > OTHER_PLAYER]
    found: set[Goal] = set()
    for card in deck:
        found.add(("drawn", card.id))
        stops = any(_can_cancel(game, card, other) for other in deck)
        if stops or not card.cancels or card.kind == ACTIVITY:  # otherwise what it cancels has been left out
            found.add(("played", card.id))
        if ("played", card.id) in found and any(_can_cancel(game, other, card) for other in deck):
            found.add(("cancelled", card.id))
        if card.kind != WHENEVER and any(card.tags & aim.filter for aim in aims):
            found.add(("aimed at", card.id))
        if stops:
            found.add(("cancels", card.id))
        if card.cancels and card.kind == ACTIVITY:
            found.add(("thrown", card.id))
        if card.needs:
            found.add(("kept out", card.id))
        if card.each_turn >= 0:
            found.add(("each turn", card.id))
        if card.lasts:
            found.add(("ended", card.id))
        found |= {("effect", card.id, str(number), str(i)) for number, i in _effects(game, card)}
        found |= {("modifier", MODS[mod.mod], card.id) for mod in card.mods if _is_felt(deck, mod)}
    for number in rules.pile:
        job = rules.jobs[number]
        found |= {("dealt", job.id), ("has won", job.id)}
        if "ranks" not in rules.by_mechanic:  # promotions are events of their own
            found.add(("changed to", job.id))
        found |= {("modifier", MODS[mod.mod], job.id) for mod in job.mods if _is_felt(deck, mod)}
    return found


def _is_felt(deck: list[CardDef], mod: Modifier) -> bool:
    """Without drugs and sex there may be nothing that a modifier speaks of."""
    if mod.mod == SLACK_DIE:
        return any(card.die != NO_DIE and card.tags & mod.filter for card in deck)
    return mod.mod in FELT and (mod.mod != BONUS or any(card.tags & mod.filter for card in deck))


def _can_cancel(game: Slack, other: CardDef, card: CardDef) -> bool:
    """Whether the first card could ever cancel the second: not itself, and some only what is aimed at their player."""
    if other is card and card.copies == 1:
        return False
    tags = card.tags | (game.rules.set.tag_bits["shopping"] if card.kind == THING else 0)
    return bool(other.cancels & tags) and (not other.is_aimed or card.kind == PERSON or card.target != NO_TARGET)


def _effects(game: Slack, card: CardDef) -> Iterator[tuple[int, int]]:
    """Every effect of a card, including both branches of its rolls: the number of the list, and the place in it."""
    ordered = game.rules.set.fields.get("ordered", {}).get(game.rules.ids[card.id], -1)
    lists = [number for number in (card.effects, card.each_turn, ordered) if number >= 0]
    for number in lists:
        for i, effect in enumerate(game.rules.lists[number]):
            yield number, i
            lists += [branch for branch in (effect.then, effect.otherwise) if branch >= 0]


class Watch:
    """Plays games and remembers what happened in them."""

    def __init__(self, game: Slack) -> None:
        self.game = game
        self.reached: set[Goal] = set()
        self.ops: set[str] = set()
        self.owner = {  # the list of effects -> the card it belongs to
            number: card.id for card in game.rules.cards for number, _ in _effects(game, card)
        }

    def play(self, seats: int, seed: int) -> None:
        game = self.game
        state, events = game.start(seats, stream(str(seed), "game"))
        self.look(state, events)
        rng = Random(seed)
        for _ in range(5000):
            if game.decision(state) is None:
                break
            move = pick(game, state, rng)
            game.check(state, move)
            out: list[Event] = []
            before = len(out)
            self.feel(state)
            game.act(state, move, out)
            while state.stack:  # `Game.run`, with a look at every step
                self.look(state, out[before:])
                before = len(out)
                self.effect(state)
                if not game.advance(state, out):
                    break
            self.look(state, out[before:])
        for seat in state.winners:
            self.reached.add(("has won", game.rules.jobs[state.jobs[seat]].id))

    def effect(self, state: SlackState) -> None:
        """The effect that is about to be carried out."""
        frame = state.stack[-1]
        if frame[0] == EFFECTS and frame[2] < len(self.game.rules.lists[frame[1]]):
            number, i = frame[1], frame[2]
            self.ops.add(self.game.rules.set.ops[self.game.rules.lists[number][i].op])
            if number in self.owner:
                self.reached.add(("effect", self.owner[number], str(number), str(i)))
                if any(card.each_turn == number for card in self.game.rules.cards):
                    self.reached.add(("each turn", self.owner[number]))

    def look(self, state: SlackState, events: list[Event]) -> None:
        rules, reached = self.game.rules, self.reached
        for event in events:
            name = self.game.kind.events[event[0]].name
            told = facts(self.game.kind.events, event)
            ids = [rules.of[card].id for card in _cards(told)]
            match name:
                case "hand_dealt" | "drawn":
                    reached.update(("drawn", id) for id in ids)
                case "announced":
                    reached.add(("played", ids[0]))
                    aim = int(str(told["aim"]))
                    if aim >= 0:
                        reached.add(("aimed at", rules.of[aim].id))
                case "shopping_announced":
                    reached.update(("played", id) for id in ids)
                    if modifier(rules, state, event[2], COST, rules.of[event[3]].tags):
                        self.felt(state, event[2], COST)
                case "entered":
                    reached.add(("played", ids[0]))
                    card = rules.of[event[3]]
                    if modifier(rules, state, event[2], BONUS, card.tags) and event[4] != card.slack:
                        self.felt(state, event[2], BONUS, card.tags)
                case "cancelled":
                    reached |= {("cancelled", ids[0]), ("cancels", rules.of[event[4]].id)}
                    if rules.of[event[4]].kind == ACTIVITY:
                        reached.add(("thrown", rules.of[event[4]].id))
                case "trip_cancelled":
                    reached.add(("cancels", rules.of[event[3]].id))
                    if rules.of[event[3]].kind == ACTIVITY:
                        reached.add(("thrown", rules.of[event[3]].id))
                case "returned":
                    reached.update(("cancelled", id) for id in ids)
                case "lasting_ended":
                    reached.add(("ended", ids[0]))
                case "job_dealt":
                    reached.add(("dealt", rules.jobs[event[3]].id))
                case "job_changed" | "promoted" | "demoted":
                    reached.add(("changed to", rules.jobs[event[3]].id))
                case "call_rolled":
                    self.felt(state, event[2], CALL_DIE)
                case "evict_rolled":
                    self.felt(state, event[2], EVICT_DIE)
                case "slack_rolled":
                    self.felt(state, event[2], SLACK_DIE, rules.of[event[3]].tags)
                case "drew":
                    self.felt(state, event[2], DRAW_TO)

    def feel(self, state: SlackState) -> None:
        """Modifiers that matter as long as they are there, and People who find a closed door."""
        rules = self.game.rules
        if min(state.jobs) < 0:
            return
        for mod in (INCOME, FREE_TIME):
            self.felt(state, state.turn, mod)
        for seat in range(state.seats):
            self.felt(state, seat, GOAL)
            for bit, mechanic in rules.token_words:
                self.felt(state, seat, FORBID, bit)
                if mechanic.count(state, seat):
                    self.felt(state, seat, IMMUNE, bit)
            for card in state.hands[seat]:
                self.felt(state, seat, FORBID, rules.of[card].tags)
                self.felt(state, seat, COST, rules.of[card].tags)
                needs = rules.of[card].needs
                if needs and not any(rules.of[other].tags & needs for other in state.rooms[seat]):
                    self.reached.add(("kept out", rules.of[card].id))
            for card in state.rooms[seat]:
                self.felt(state, seat, IMMUNE, rules.of[card].tags)

    def felt(self, state: SlackState, seat: int, mod: int, words: int = -1) -> None:
        """All modifiers of this kind that this seat has now, for cards with these tags."""
        rules = self.game.rules

        def count(id: str, mods: list[Modifier]) -> None:
            if any(one.mod == mod and one.filter & words for one in mods):
                self.reached.add(("modifier", MODS[mod], id))

        job = rules.jobs[state.jobs[seat]]
        count(job.id, job.mods)
        for card in state.rooms[seat]:
            count(rules.of[card].id, rules.of[card].mods)
        for card, works_for in zip(state.lasting[::2], state.lasting[1::2], strict=True):
            if works_for == seat:
                count(rules.of[card].id, rules.of[card].mods)


def _cards(told: dict[str, int | list[int]]) -> list[int]:
    cards = told.get("cards", told.get("card", []))
    return cards if isinstance(cards, list) else [cards]


def reach(game: Slack, wanted: set[Goal], least: int) -> Watch:
    """Plays until everything that is wanted has happened, or far too long; at least so many games."""
    watch = Watch(game)
    fewest, most = game.rules.set.seats
    for seed in range(max(MOST_GAMES, least)):
        watch.play(fewest + seed % (most + 1 - fewest), seed)
        if seed + 1 >= least and wanted <= watch.reached:
            break
    assert not sorted(wanted - watch.reached), f"never reached in {MOST_GAMES} games"
    return watch


@pytest.mark.parametrize("content", ["everything", "no drugs, no sex"])
@pytest.mark.parametrize("name", SETS)
def test_every_card_is_drawn_played_and_answered(name: str, content: str, amount: Callable[[int, int], int]) -> None:
    options = {} if content == "everything" else {"drugs": False, "sex": False}
    game = load(name, options)
    assert isinstance(game, Slack)
    assert reach(game, goals(game), amount(1, LONG)).ops >= _used(game)


@pytest.mark.parametrize("name", JOINED)
def test_every_card_of_joined_sets_is_drawn_and_played(name: str, amount: Callable[[int, int], int]) -> None:
    """What they can do is tried in the sets that they come from."""
    game = load(name)
    assert isinstance(game, Slack)
    reach(game, {goal for goal in goals(game) if goal[0] in ("drawn", "played", "ended", "dealt")}, amount(1, LONG))


def test_every_effect_is_on_a_card_of_some_set() -> None:
    """Otherwise no game could try it. Only what the die brings (`by = "die"`) is left to cards that others write."""
    games = [game for name in SETS if isinstance(game := load(name), Slack)]
    ops = {op for game in games for op in game.rules.set.ops}
    assert ops - {op for game in games for op in _used(game)} == {"die"}


def _used(game: Slack) -> set[str]:
    return {game.rules.set.ops[effect.op] for card in game.rules.cards if card.copies for effect in _all(game, card)}


def _all(game: Slack, card: CardDef) -> Iterator[Effect]:
    for number, i in _effects(game, card):
        yield game.rules.lists[number][i]
