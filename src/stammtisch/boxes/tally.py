"""What a simulation writes down about a finished game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from stammtisch.engine.game import AnyGame

G = TypeVar("G", bound=AnyGame)


@dataclass(frozen=True)
class Dealt(Generic[G]):
    """Something that each seat has from the start, such as a Job."""

    event: str  # its facts are the seat and a number ...
    id_of: Callable[[G, int], str]  # ... that the game has a name for


@dataclass(frozen=True)
class Deck(Generic[G]):
    """The cards of a deck, and the events in which a seat draws or plays some: the seat comes first, then the cards."""

    ids: Callable[[G], Sequence[str]]
    id_of: Callable[[G, int], str]
    drawn: Set[str]
    played: Set[str]
    arrived: Set[str] = frozenset()  # came into play in front of this seat: its play, unless somebody has played it


@dataclass(frozen=True)
class Tally(Generic[G]):
    """Names of events and facts. What is counted is told by the message `simulate-NAME`; what was dealt has another
    one, `report-NAME`, for the head of its table. A game without any of this is simulated as well.
    """

    score: str = ""  # a fact of each seat, as in scenarios; without it, winners have one point
    round_started: str = ""  # an event ...
    is_by_seat: bool = False  # ... of the table or of each seat
    counted: Mapping[str, str] = field(default_factory=dict)  # more events
    dealt: Mapping[str, Dealt[G]] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)  # of the score: facts of each seat, `simulate-part-NAME`
    deck: Deck[G] | None = None  # where a hand is luck
