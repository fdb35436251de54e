"""The machine: what a game must answer, and how a move is applied. docs/engine.md shows both in use."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, ClassVar, Generic, TypeVar

from stammtisch.engine.decision import Decision
from stammtisch.engine.event import Event, EventKind
from stammtisch.engine.option import Option, Value
from stammtisch.engine.problem import BadPosition
from stammtisch.engine.rng import Rng, stream
from stammtisch.engine.state import Fields, Json, Move, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound="View")

Observed = int | str | bool | list[int | str] | dict[str, int]


class View(Fields):
    """What one viewer knows, built by listing what is allowed. Bots get this, never a state."""

    def __init__(self, viewer: int, asked: list[int], prompt: str, moves: list[Move]) -> None:
        self.viewer = viewer
        self.asked = asked
        self.prompt = prompt
        self.moves = moves  # what the viewer may do now


class Game(Generic[S, V]):
    """The rules of one game at one table, options included. It holds no state and is shared freely."""

    ID: ClassVar[str]
    FAMILY: ClassVar[str]  # games with the same rules core share their words for options
    RULES_VERSION: ClassVar[int]  # raise it when an old record would replay differently
    SEATS: ClassVar[tuple[int, int]]
    EVENTS: ClassVar[Sequence[EventKind]]
    OPTIONS: ClassVar[Sequence[Option]]
    PRESETS: ClassVar[Mapping[str, Mapping[str, Value]]]
    FIRST_FIELDS: ClassVar[Sequence[str]] = ()  # of the state: what the checks of format 1 cover, if they still hold

    def __init__(self, options: dict[str, Value]) -> None:
        self.options = options
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
        """`view`, for somebody who has that of a spectator already. The two may share what everybody sees: nobody
        changes a view.
        """
        return self.view(state, viewer)

    def sample(self, view: V, rng: Rng) -> S:
        """A world drawn at random from those that look like this to the viewer; its dice are new ones."""
        raise NotImplementedError

    def state_from_json(self, data: Json) -> S:
        """The state that `to_json` wrote. Raises KeyError, TypeError or ValueError when it is not one."""
        raise NotImplementedError

    def write(self, move: Move, names: Sequence[str]) -> str:
        """The move in the notation, without the seat: `play 8 8 8`."""
        raise NotImplementedError

    def read(self, seat: int, words: Sequence[str], names: Sequence[str]) -> Move:
        """The move that `write` would write so. Raises Unreadable, or Refused where a rule forbids the very form."""
        raise NotImplementedError

    def meant(self, state: S, move: Move) -> Move:
        """The move as `moves` lists it, where the notation has several words for the same answer."""
        return move

    def position(self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]) -> S:
        """The state that a scenario describes; raises BadPosition. See `scenario`."""
        raise BadPosition("no_scenarios", place="game", game=self.ID)

    def observe(self, state: S, names: Sequence[str]) -> tuple[dict[str, Observed], list[dict[str, Observed]]]:
        """What a scenario may expect: facts of the table, and facts of each seat."""
        raise NotImplementedError

    def checked(self, state: S) -> list[object]:
        """What the check after every move covers: facts that anybody could write down who sees all cards, as numbers,
        names and lists of them. Old records are compared with it, so it does not change when the state gets new fields.
        """
        raise NotImplementedError

    def printed(self) -> object:
        """What is printed on the cards and matters for the rules, as plain data."""
        return []

    def digest(self) -> str:
        """Sixteen digits that differ when a record may replay differently: other rules, or other cards."""
        if not self._digest:
            text = json.dumps([self.ID, self.RULES_VERSION, self.printed()], sort_keys=True)
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
        """The options of another game at the same table, once this one is over or cannot go on."""
        return dict(self.options)

    # For drivers without people. People are never passed for: how fast they answer would tell what they hold.

    def fast_forward(self, state: S, out: list[Event]) -> bool:
        """Passes at once for all who are asked and can do nothing but pass. True if somebody was passed for."""
        return False

    def interjectors(self, state: S, seats: Sequence[int]) -> Sequence[int]:
        """Of the seats that may interject now, those that have something to interject."""
        return seats

    def apply(self, state: S, move: Move) -> list[Event]:
        """Carries out a move and everything that follows by itself. A refused move changes nothing."""
        if move not in state.offered:
            self.check(state, move)
        state.offered = ()
        out: list[Event] = []
        self.act(state, move, out)
        self.run(state, out)
        return out


AnyGame = Game[Any, Any]
