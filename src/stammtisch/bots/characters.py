"""What bots are like at the table, whatever the game and however well they play: it shows in what they say."""

from __future__ import annotations

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
