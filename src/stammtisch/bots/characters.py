"""What bots are like at the table, whatever the game and however well they play: it shows in what they say, and in whom
they pick on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from zlib import crc32

CHARACTERS: Final = ("sunny", "grumpy", "dry")
KNOWN: Final = {
    "Ada": "sunny",
    "Bruno": "grumpy",
    "Carla": "dry",
    "Dario": "sunny",
    "Edda": "dry",
    "Fritz": "grumpy",
}  # they are the same at every table


def character_of(name: str) -> str:
    """A bot that has taken over from somebody has a character, too: by the name."""
    known = KNOWN.get(name.rstrip("0123456789"))
    return known if known is not None else CHARACTERS[crc32(name.encode()) % len(CHARACTERS)]


TEMPERS: Final = ("loyal", "sly", "touchy", "lazy", "vengeful")
OWN_TEMPERS: Final = {
    "Ada": "loyal",
    "Bruno": "vengeful",
    "Carla": "sly",
    "Dario": "lazy",
    "Edda": "touchy",
    "Fritz": "loyal",
}
SOON: Final = 60  # moves after which somebody touchy has forgotten


def temper_of(name: str) -> str:
    known = OWN_TEMPERS.get(name.rstrip("0123456789"))
    return known if known is not None else TEMPERS[crc32(f"temper {name}".encode()) % len(TEMPERS)]


def resented(temper: str, attacks: Iterable[tuple[int, int]], now: int) -> frozenset[int]:
    """Whom somebody who was attacked holds it against: `attacks` are seats and how many moves had been made."""
    if temper == "vengeful":
        return frozenset([seat for seat, _ in attacks])
    if temper == "touchy":
        return frozenset([seat for seat, at in attacks if now - at < SOON])
    return frozenset()
