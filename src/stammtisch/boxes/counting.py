"""What the statistics of a finished game look at; statistics.py does the counting."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from stammtisch.engine.game import AnyGame

G = TypeVar("G", bound=AnyGame)


@dataclass(frozen=True)
class Counting(Generic[G]):
    """Names of events and of their facts. Dice need nothing: they are a fact of their event."""

    standing: Callable[[G, Any], Sequence[int]] | None = None  # how everybody stands in a state; the highest is ahead
    sends: Set[str] = frozenset()  # by these somebody sets a card on somebody: whatever it does is theirs
    # What a card brings its seat: the fact with the points.
    brings: Mapping[str, str] = field(default_factory=dict)
    card_id: Callable[[G, int], str] | None = None
    # Events of a seat, for the one who had the most of them; the message is `statistics-most-NAME`.
    most: Mapping[str, str] = field(default_factory=dict)
