"""How sure a figure is. All intervals hold with 95 % confidence."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # standard errors on either side
POWER: Final = 0.841621  # standard errors more, to see a difference in four of five tries

Interval = tuple[float, float]


class Mean(NamedTuple):
    value: float
    error: float  # standard error
    size: int
    is_share: bool = False  # so that it lies between 0 and 1

    @property
    def interval(self) -> Interval:
        low, high = self.value - Z * self.error, self.value + Z * self.error
        return (max(0.0, low), min(1.0, high)) if self.is_share else (low, high)


def mean(figures: Sequence[float]) -> float:
    return sum(figures) / max(len(figures), 1)


def mean_of(figures: Sequence[float]) -> Mean:
    """With what repeating it would change."""
    count, middle = len(figures), mean(figures)
    if count < 2:
        return Mean(middle, 0.0, count)
    spread = sum((figure - middle) ** 2 for figure in figures) / (count - 1)
    return Mean(middle, sqrt(spread / count), count)


def share_of_deals(shares: Sequence[float]) -> Mean:
    """Of wins, deal by deal. Its error is that of two deals more, one all lost and one all won: where everything went
    the same way, it might have gone otherwise.
    """
    error = mean_of([*shares, 0.0, 1.0]).error
    return Mean(mean(shares), error, len(shares), is_share=True)


def wilson(wins: float, games: int) -> Interval:
    """Where the true share behind wins / games lies."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def newcombe(wins: float, games: int, other_wins: float, other_games: int) -> Interval:
    """Where the difference of two shares lies (Newcombe's tenth method, from Wilson's intervals)."""
    share, other = wins / games, other_wins / other_games
    (low, high), (other_low, other_high) = wilson(wins, games), wilson(other_wins, other_games)
    return (
        share - other - sqrt((share - low) ** 2 + (other_high - other) ** 2),
        share - other + sqrt((high - share) ** 2 + (other - other_low) ** 2),
    )


def needed(difference: float, spread: float) -> int:
    """How many games show a difference of this size for sure, in four of five tries; 0: there is none."""
    return ceil(((Z + POWER) * spread / difference) ** 2) if difference else 0


def quartile(figures: Sequence[int], quarters: int) -> int:
    """The first of these sorted figures that this many quarters of them do not exceed."""
    return figures[-(-quarters * len(figures) // 4) - 1] if figures else 0
