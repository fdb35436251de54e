"""What a simulation writes down about a finished game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame

G = TypeVar("G", bound=AnyGame)


@dataclass(frozen=True)
class Dealt(Generic[G]):
    """Something that each seat has from the start, such as a Job."""

    event: str  # its facts are the seat and a number ...
    id_of: Callable[[G, int], str]  # ... that the game has a name for


@dataclass(frozen=True)
class Played(Generic[G]):
    """The cards of the deck, and which of them were played in a game."""

    deck: Callable[[G], Sequence[str]]  # ids
    found: Callable[[G, Iterable[Event]], set[str]]


@dataclass(frozen=True)
class Tally(Generic[G]):
    """Names of events and facts. What is counted is told by the message `simulate-NAME`; what was dealt has another
    one, `report-NAME`, for the head of its table.
    """

    score: str  # a fact of each seat, as in scenarios
    round_started: str  # an event ...
    is_by_seat: bool = False  # ... of the table or of each seat
    counted: Mapping[str, str] = field(default_factory=dict)  # more events
    dealt: Mapping[str, Dealt[G]] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)  # of the score: facts of each seat, `simulate-part-NAME`
    played: Played[G] | None = None  # where some cards may lie in the pile for a whole game
