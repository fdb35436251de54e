"""How a game went: who stood how at which point of it. Games differ in length, so time is told in shares of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.lab.result import Result

TENTHS: Final = tuple(tenth / 10 for tenth in range(11))
HALF: Final = 0.5


def row_at(result: Result, share: float) -> list[int]:
    """How everybody stood at the last round that had begun by then; empty if the game keeps no standings."""
    curve = result["curve"]
    return curve[int(share * (len(curve) - 1))] if curve else []


def leaders(row: Sequence[int]) -> list[int]:
    """Who is ahead; nobody is while all stand alike."""
    found = [seat for seat, points in enumerate(row) if points == max(row)]
    return found if len(found) < len(row) else []


def leader_wins(result: Result, share: float) -> float | None:
    """How often whoever is ahead then wins; None: nobody is. With several leaders each is right in parts."""
    ahead = leaders(row_at(result, share))
    return sum(seat in ahead for seat in result["winners"]) / len(ahead) if ahead else None
