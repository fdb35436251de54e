"""The state of a game: everything the rules need and nothing else, in ints and flat lists.

Unfinished work lies on `stack` as frames. A frame is a tuple of ints, (kind, ...): no callbacks, generators or
coroutines, so that any state can be cloned, saved, compared and resumed in the middle of anything. Frames are public:
what only some may know belongs in fields that views leave out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol, Self

from stammtisch.engine.rng import Rng

Frame = tuple[int, ...]
Move = tuple[int, ...]  # (seat, verb, ...): the only input of a game
Json = dict[str, object]


def plain(value: object) -> object:
    """A copy that JSON can hold: tuples become lists, and nothing is shared with the original."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, Rng):
        return value.to_json()
    return value


def ints(value: object) -> list[int]:
    """A flat list in a saved state; anything else in its place is an error."""
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise TypeError(f"expected a list of numbers, found {value!r}")
    return list(value)


def tuples(value: object) -> list[tuple[int, ...]]:
    """A list of frames or moves in a saved state."""
    if not isinstance(value, list):
        raise TypeError(f"expected a list of lists, found {value!r}")
    return [tuple(ints(item)) for item in value]


class Fields:
    """A class whose instances are the values of its `FIELDS`, so that states and views are compared and saved alike."""

    __slots__ = ()
    FIELDS: ClassVar[Sequence[str]] = ()

    def to_json(self) -> Json:
        return {name: plain(getattr(self, name)) for name in self.FIELDS}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            plain(getattr(self, name)) == plain(getattr(other, name)) for name in self.FIELDS
        )

    __hash__ = None  # type: ignore[assignment]  # mutable: equal today, different tomorrow


class AnyState(Protocol):
    """What the machine needs of a state. `State` is the plain way to have it; a game whose states and views share what
    everybody sees builds both on a board of its own.
    """

    seats: int
    rng: Rng
    stack: list[Frame]
    winners: list[int]

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""

    def to_json(self) -> Json: ...

    @property
    def is_over(self) -> bool: ...


class State(Fields):
    """What every game has. A game adds its own fields, a constructor that takes them all, and `clone`."""

    __slots__ = ("rng", "seats", "stack", "winners")

    def __init__(self, seats: int, rng: Rng, stack: list[Frame], winners: list[int]) -> None:
        self.seats = seats
        self.rng = rng
        self.stack = stack
        self.winners = winners

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        return not self.stack
