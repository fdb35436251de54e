"""A seat of the game, and who holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stammtisch.boxes.orders import ALL, NO_ORDER, Order

NOBODY: Final = -1

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass
class Chair:
    """A person holds it by a ticket, which is part of their key; a bot has a level."""

    kind: str = OPEN
    name: str = ""
    ticket: str = ""
    language: str = "en"
    level: str = ""
    face: str = ""  # how this person would like to be drawn; the page knows the heads
    order: Order = NO_ORDER
    wish: str = ALL  # how often this person wants to be asked
    first_game: int = 0  # at this table: in its first round they are left alone
    never_minds: int = 0  # how often this person has stopped the bell for nothing in this game
    is_muted: bool = False  # too often: the bell ignores this person until their next turn
    away_since: float | None = None  # when this person's last connection closed
    wins: int = 0  # of earlier games at this table
