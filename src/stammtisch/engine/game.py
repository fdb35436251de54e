"""The machine: what a game must answer, and how a move is applied. docs/engine.md shows both in use."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar

from stammtisch.engine.decision import Decision
from stammtisch.engine.event import Event
from stammtisch.engine.kind import GameKind
from stammtisch.engine.option import Value
from stammtisch.engine.problem import BadPosition
from stammtisch.engine.rng import Rng, stream
from stammtisch.engine.state import AnyState, Fields, Json, Move

S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound="AnyView")

Observed = int | str | bool | list[int | str] | dict[str, int]


class AnyView(Protocol):
    """What one viewer knows, built by listing what is allowed. Bots get this, never a state."""

    viewer: int
    asked: list[int]
    prompt: str
    moves: list[Move]  # what the viewer may do now


class View(Fields):
    """The plain way to be a view."""

    def __init__(self, viewer: int, asked: list[int], prompt: str, moves: list[Move]) -> None:
        self.viewer = viewer
        self.asked = asked
        self.prompt = prompt
        self.moves = moves


class Game(Generic[S, V]):
    """The rules of one game at one table, options included. It holds no state and is shared freely."""

    def __init__(self, kind: GameKind, options: dict[str, Value]) -> None:
        self.kind = kind
        self.options = options  # a value for each of those of its kind
        self._digest = ""

    # What a game answers -------------------------------------------------------------------------------------------

    def open(self, seats: int, rng: Rng) -> S:
        """The table before the first card: a state with the first frame on its stack. Refuses a wrong seat count."""
        raise NotImplementedError

    def decision(self, state: S) -> Decision | None:
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> list[Move]:
        """Everything this seat may do now. `check` accepts exactly these."""
        raise NotImplementedError

    def check(self, state: S, move: Move) -> None:
        """Raises Refused, with the rule and the facts, unless the move is allowed."""
        raise NotImplementedError

    def act(self, state: S, move: Move, out: list[Event]) -> None:
        """Carries out a checked move."""
        raise NotImplementedError

    def advance(self, state: S, out: list[Event]) -> bool:
        """Works on the top frame. False when it waits for a decision."""
        raise NotImplementedError

    def view(self, state: S, viewer: int) -> V:
        raise NotImplementedError

    def own_view(self, state: S, viewer: int, public: V) -> V:
        """Like `view`, for a caller that already has the spectator's view. The two may share what everybody sees:
        nobody changes a view.
        """
        return self.view(state, viewer)

    def sample(self, view: V, rng: Rng) -> S:
        """A random world among those that look like this to the viewer; its dice are new."""
        raise NotImplementedError

    def state_from_json(self, data: Json) -> S:
        """The state that `to_json` wrote. Raises KeyError, TypeError or ValueError if it is not one."""
        raise NotImplementedError

    def write(self, move: Move, names: Sequence[str]) -> str:
        """The move in the notation, without the seat: `play 8 8 8`."""
        raise NotImplementedError

    def read(self, seat: int, words: Sequence[str], names: Sequence[str]) -> Move:
        """The inverse of `write`. Raises Unreadable, or Refused where a rule forbids the form itself."""
        raise NotImplementedError

    def canonical(self, state: S, move: Move) -> Move:
        """The move as `moves` lists it, where the notation has several words for the same answer."""
        return move

    def position(self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]) -> S:
        """The state that a scenario describes; raises BadPosition. See `scenario`."""
        raise BadPosition("no_scenarios", place="game", game=self.kind.id)

    def observe(self, state: S, names: Sequence[str]) -> tuple[dict[str, Observed], list[dict[str, Observed]]]:
        """What a scenario may expect: facts of the table, and facts of each seat."""
        raise NotImplementedError

    def checksum_facts(self, state: S) -> list[object]:
        """What the checksum after every move covers: facts that anybody could write down who sees all the cards, as
        numbers, names and lists of them. Old records are compared with it, so it does not change when the state gets
        new fields.
        """
        raise NotImplementedError

    def printed(self) -> object:
        """What is printed on the cards and matters for the rules, as plain data."""
        return []

    def digest(self) -> str:
        """Sixteen digits that change whenever a record might replay differently: other rules, or other cards."""
        if not self._digest:
            text = json.dumps([self.kind.id, self.kind.version, self.printed()], sort_keys=True)
            self._digest = sha256(text.encode()).hexdigest()[:16]
        return self._digest

    # The machine ---------------------------------------------------------------------------------------------------

    def start(self, seats: int, rng: Rng) -> tuple[S, list[Event]]:
        """A new game at its first decision, and what happened on the way there."""
        state = self.open(seats, rng)
        out: list[Event] = []
        self.run(state, out)
        return state, out

    def new(self, seats: int, seed: str | int) -> S:
        return self.start(seats, stream(str(seed), "game"))[0]

    def run(self, state: S, out: list[Event]) -> None:
        """Works until somebody has to decide or the game is over."""
        while state.stack and self.advance(state, out):
            pass

    def next_options(self, state: S) -> dict[str, Value]:
        """The options for another game at the same table, once this one is over or cannot go on."""
        return dict(self.options)

    def is_decisive(self, view: V) -> bool:
        """Whether somebody wins when the open window closes, as far as the viewer can tell."""
        return False

    # For drivers without people. Nobody passes for a person: the speed of the answer would tell what they hold.

    def fast_forward(self, state: S, out: list[Event]) -> bool:
        """Passes at once for every seat that is asked and can only pass. True if there was one."""
        return False

    def interjectors(self, state: S, seats: Sequence[int]) -> Sequence[int]:
        """Of the seats that may interject now, those that have something to interject."""
        return seats

    def apply(self, state: S, move: Move) -> list[Event]:
        """Carries out a move and everything that follows automatically. A refused move changes nothing."""
        self.check(state, move)
        return self.carry_out(state, move)

    def carry_out(self, state: S, move: Move) -> list[Event]:
        """`apply` for a move that `moves` has listed at this very moment: it needs no further check."""
        out: list[Event] = []
        self.act(state, move, out)
        self.run(state, out)
        return out


AnyGame = Game[Any, Any]
