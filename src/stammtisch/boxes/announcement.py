"""What an open window is about, as far as everybody knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

KINDS: Final = ("call", "shopping", "activity", "whenever")  # of announcements


@dataclass(frozen=True)
class Announcement:
    by: int
    kind: str
    slack: int
    wins: bool  # somebody wins when it happens
    find_hits: Callable[[], frozenset[int]]  # most windows open and close without anybody asking for these
    find_could_win: Callable[[], bool] = lambda: False

    @cached_property
    def hits(self) -> frozenset[int]:
        """Whom it concerns: it is aimed at them or their room, answers them, or does something to them."""
        return self.find_hits()

    @cached_property
    def could_win(self) -> bool:
        """Whether somebody might win when it happens, if every die is kind to them."""
        return self.find_could_win()
