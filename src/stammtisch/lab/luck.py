"""How much of who wins could be told beforehand, and from what."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from stammtisch.lab.result import Result
from stammtisch.lab.shares import mean
from stammtisch.lab.summary import win_of

BOT: Final = "bot"
SEAT: Final = "seat"


class Part(NamedTuple):
    """A cause, and the share of the differences between winners and others that goes with it."""

    name: str
    share: float


def parts(results: Sequence[Result]) -> list[Part]:
    """By who plays, by where they sit, and by what they were dealt. The rest is cards, dice and what the others do."""
    wins = [win_of(result, seat) for result in results for seat in range(len(result["bots"]))]
    causes: dict[str, list[Hashable]] = {
        BOT: [bot for result in results for bot in result["bots"]],
        SEAT: [seat for result in results for seat in range(len(result["bots"]))],
    }
    for name in results[0]["dealt"]:
        causes[name] = [dealt for result in results for dealt in result["dealt"][name]]
    return [Part(name, explained(labels, wins)) for name, labels in causes.items() if len(set(labels)) > 1]


def explained(labels: Sequence[Hashable], values: Sequence[float]) -> float:
    """The share of the variance that goes with the labels, without what chance alone would put there (epsilon²)."""
    groups: dict[Hashable, list[float]] = {}
    for label, value in zip(labels, values, strict=True):
        groups.setdefault(label, []).append(value)
    middle = mean(values)
    total = sum((value - middle) ** 2 for value in values)
    between = sum(len(group) * (mean(group) - middle) ** 2 for group in groups.values())
    more = len(groups) - 1
    rest = (total - between) / max(1, len(values) - len(groups))
    return max(0.0, (between - more * rest) / total) if total else 0.0
