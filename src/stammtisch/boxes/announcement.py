"""What an open window is about, as far as everybody knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

KINDS: Final = ("call", "shopping", "activity", "whenever")  # of announcements


@dataclass(frozen=True)
class Announcement:
    by: int
    kind: str
    hits: frozenset[int]  # whom it concerns: it is aimed at them or their room, answers them, or does something to them
    slack: int
    wins: bool  # somebody wins when it happens ...
    could_win: bool = False  # ... or might, if every die is kind to them
