"""A Slack table in the middle of a turn, set up in one call and played in the notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from stammtisch.boxes import load
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import Event, facts
from stammtisch.engine.game import Observed
from stammtisch.engine.notation import parse
from stammtisch.engine.problem import Refused
from stammtisch.games.slack import CTHULHU, GUEVARA, Slack
from stammtisch.games.slack.cards import CardDef
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.schema import USUAL_PHASES
from stammtisch.games.slack.sets import CardSet
from stammtisch.games.slack.state import SlackState
from stammtisch.text.words import LANGUAGES, words

NAMES = ("ann", "bob", "cem", "dan", "eve")
SPECTATOR = 60
LIFE_CARDS = 101
JOBS = 9

Tables = Mapping[str, Mapping[str, Any]]


def cthulhu(
    cards: Tables | None = None, jobs: Tables | None = None, phases: Sequence[str] = USUAL_PHASES, **options: Any
) -> Slack:
    """The game, with some fields of some cards and Jobs rewritten as in docs/cards.md, None leaves one out; or with
    other phases.

    `cthulhu(cards={"tiny": {"slack": 5}}, jobs={"lackey": {"income": "1/6"}}, hand_cap="open")`
    """
    game = _load(tuple(sorted(options.items())))
    if cards or jobs or phases != USUAL_PHASES:
        game = Slack(CTHULHU, game.options)
        real = game.rules.set
        found = CardSet(real.tags, real.mechanics, real.seats, phases=phases)
        found.compile_cards(_changed(real.raw, cards or {}))
        found.compile_jobs(_changed(real.raw_jobs, jobs or {}))
        game.rules = Rules(found, game.options)
    return game


# The three ranks without perks, whatever they can do in our deck.
RANKS: dict[str, dict[str, Any]] = {
    id: {"income": income, "free_time": free_time, "traits": None, "each_turn": None}
    for id, income, free_time in (("private", 2, 2), ("corporal", 3, 2), ("sergeant", 3, 3))
}


def guevara(cards: Tables | None = None, jobs: Tables | None = None, **options: Any) -> Slack:
    """The same in the jungle."""
    game = load("guevara", options)
    assert isinstance(game, Slack)
    if cards or jobs:
        game = Slack(GUEVARA, game.options)
        real = game.rules.set
        found = CardSet(real.tags, real.mechanics, real.seats, phases=real.phases)
        found.goals, found.has_roaming_pets = real.goals, real.has_roaming_pets
        found.compile_cards(_changed(real.raw, cards or {}))
        found.compile_jobs(_changed(real.raw_jobs, jobs or {}))
        game.rules = Rules(found, game.options)
    return game


def _changed(tables: Tables, changes: Tables) -> dict[str, dict[str, Any]]:
    changed = {id: {**table, **changes.get(id, {})} for id, table in tables.items()}
    return {id: {name: value for name, value in table.items() if value is not None} for id, table in changed.items()}


@cache
def _load(options: tuple[tuple[str, object], ...]) -> Slack:
    game = load("cthulhu", dict(options))
    assert isinstance(game, Slack)
    return game


class Board:
    """`Board(3, phase="call", ann={"hand": ["tiny"]}, options={...})`: what is not given has its neutral value."""

    def __init__(
        self,
        seats: int = 2,
        *,
        game: Slack | None = None,
        options: Mapping[str, object] | None = None,
        **given: Any,
    ) -> None:
        self.game = game or cthulhu(None, None, USUAL_PHASES, **(options or {}))
        self.names = NAMES[:seats]
        table = {key: value for key, value in given.items() if key not in NAMES}
        facts = [dict(given.get(name) or {}) for name in self.names]
        self.state: SlackState = self.game.position(table, facts, self.names)
        self.events: list[Event] = []  # of the last `do`

    def do(self, *lines: str) -> Board:
        """Plays the moves; `pass` without a seat closes every open window."""
        self.events = []
        cards, is_noted = all_cards(self.state), self.is_noted
        for line in lines:
            if line == "pass":
                while (decision := self.game.decision(self.state)) is not None and decision.shape == RESPOND:
                    self.events += self.game.apply(self.state, self.game.read(decision.asked[0], ["pass"], self.names))
            else:
                self.events += self.game.apply(self.state, parse(self.game, line, self.names))
        # No card is lost, and what is noted for speed is what a fresh look finds, unless a test has meddled with it.
        assert all_cards(self.state) == cards
        assert not any(self.state.slack[card] for card in (*self.state.deck, *self.state.discard))
        assert not is_noted or self.is_noted
        return self

    @property
    def is_noted(self) -> bool:
        fresh = self.game.state_from_json(self.state.to_json())
        slots = {slot for kind in type(fresh).__mro__ for slot in getattr(kind, "__slots__", ())}
        ready = [[sorted(cards) for cards in state.ready] for state in (self.state, fresh)]
        others = slots - {*fresh.FIELDS, "ready"}
        return ready[0] == ready[1] and all(getattr(self.state, name) == getattr(fresh, name) for name in others)

    def refusal(self, line: str) -> Refused | None:
        """Why the move is not allowed. It must not have changed anything."""
        before = self.state.to_json()
        found = None
        try:
            self.game.apply(self.state.clone(), parse(self.game, line, self.names))
        except Refused as refused:
            found = refused
        assert self.state.to_json() == before
        assert found is None or all(words(language).has(f"problem-{found.code}") for language in LANGUAGES)
        return found

    def rule(self, line: str) -> str:
        """The rule that forbids the move; empty when it is allowed."""
        refused = self.refusal(line)
        return "" if refused is None else refused.rule

    @property
    def asked(self) -> list[str]:
        decision = self.game.decision(self.state)
        return [] if decision is None else [self.names[seat] for seat in decision.asked]

    @property
    def prompt(self) -> str:
        decision = self.game.decision(self.state)
        return "" if decision is None else decision.prompt

    @property
    def table(self) -> dict[str, Observed]:
        return self.game.observe(self.state, self.names)[0]

    @property
    def discard(self) -> list[str]:
        """The discard pile, the last card last."""
        return self.ids(self.state.discard)

    def __getitem__(self, name: str) -> dict[str, Any]:
        """What can be observed of a seat."""
        return self.game.observe(self.state, self.names)[1][self.names.index(name)]

    def moves(self, name: str) -> list[str]:
        seat = self.names.index(name)
        return [self.game.write(move, self.names) for move in self.game.moves(self.state, seat)]

    def told(self, name: str) -> list[dict[str, int | list[int]]]:
        """The facts of all events of that name since the last `do`."""
        return named(self.game, self.events, name)

    def id(self, card: int) -> str:
        return self.game.rules.of[card].id

    def ids(self, cards: Sequence[int]) -> list[str]:
        return [self.id(card) for card in cards]

    def known(self, viewer: str | int, of: str) -> list[str]:
        """The cards of a hand that a viewer's view names."""
        seat = viewer if isinstance(viewer, int) else self.names.index(viewer)
        return sorted(self.ids(self.game.view(self.state, seat).known[self.names.index(of)]))


def named(game: Slack, events: Sequence[Event], name: str) -> list[dict[str, int | list[int]]]:
    return [facts(game.kind.events, event) for event in events if game.kind.events[event[0]].name == name]


def card(game: Slack, id: str) -> CardDef:
    return game.rules.cards[game.rules.ids[id]]


def all_cards(state: SlackState) -> list[int]:
    """Every Life card there is, wherever it lies."""
    places = [*state.hands, *state.rooms, state.deck, state.discard, state.table]
    return sorted(one for place in places for one in place)


def all_jobs(state: SlackState) -> list[int]:
    return sorted([*state.jobs, *state.aside])
