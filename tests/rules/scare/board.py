"""A table in the middle of a round, set up in one call and played in the notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.boxes import load
from stammtisch.engine.event import EVERYONE, Event, facts
from stammtisch.engine.notation import parse
from stammtisch.games.scare import Scare
from stammtisch.games.scare.cards import FACES
from stammtisch.games.scare.state import ScareState

NAMES = ("ann", "bob", "cem", "dan", "eve", "fay")

Card = int | str


def scare(**options: object) -> Scare:
    game = load("scare", options)
    assert isinstance(game, Scare)
    return game


class Board:
    """`Board([[9, 6], [1, 6], [2, 6]], places=[1, 6, 6])`: hands, and where the Scare cards lie."""

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        places: Sequence[int] | None = None,
        sizes: Sequence[int] | None = None,
        scores: Sequence[int] | None = None,
        leader: int = 0,
        round: int = 1,
        **options: object,
    ) -> None:
        self.game = scare(**options)
        self.names = NAMES[: len(hands)]
        seats: list[dict[str, Any]] = [{"hand": list(hand)} for hand in hands]
        for key, values in (("position", places), ("stack_size", sizes), ("score", scores)):
            for seat, number in enumerate(values or ()):
                seats[seat][key] = number
        table = {"leader": self.names[leader], "round": round}
        self.state: ScareState = self.game.position(table, seats, self.names)

    def do(self, *lines: str) -> list[Event]:
        """Plays the moves; returns what the last one led to."""
        events: list[Event] = []
        for line in lines:
            events = self.game.apply(self.state, parse(self.game, line, self.names))
            assert self.game.state_from_json(self.state.to_json()) == self.state
        return events

    def trick(self, *plays: str) -> list[Event]:
        """One play for everybody who is asked, in order: `trick("9", "5 5", "0/10 as 0")`."""
        events: list[Event] = []
        for play in plays:
            events = self.do(f"{self.names[self.asked[0]]}: play {play}")
        return events

    @property
    def asked(self) -> list[int]:
        decision = self.game.decision(self.state)
        return [] if decision is None else list(decision.asked)


def named(game: Scare, events: Sequence[Event], name: str) -> list[dict[str, int | list[int]]]:
    """The facts of all public events of that name."""
    return [facts(game.kind.events, e) for e in events if game.kind.events[e[0]].name == name and e[1] == EVERYONE]


def hand(state: ScareState, seat: int) -> list[int]:
    """A count per face."""
    return state.hands[seat * FACES : (seat + 1) * FACES]


def all_cards(state: ScareState) -> list[int]:
    """A count per face over hands, monster stack, discard pile and trick."""
    counts = list(state.discard)
    for seat in range(state.seats):
        for face, count in enumerate(hand(state, seat)):
            counts[face] += count
    for face in state.bag:
        counts[face] += 1
    for _, _, face, count in state.trick:
        counts[face] += 1 if face == FACES - 1 else count
    return counts


def play_round(game: Scare, state: ScareState) -> list[Event]:
    """Plays to the end of the round, always the first possible move: everyone stacks on top."""
    events: list[Event] = []
    before = len(state.sheet)
    while len(state.sheet) == before:
        decision = game.decision(state)
        assert decision is not None
        seat = decision.asked[0]
        events += game.apply(state, game.moves(state, seat)[0])
    return events
