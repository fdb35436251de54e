"""How often somebody is stopped in other players' turns: at every step, once a turn, or only for real answers."""

from __future__ import annotations

from typing import Final

from stammtisch.terminal.commands import fold
from stammtisch.text.words import LANGUAGES, words

ALL: Final = "all"
TURN: Final = "turn"
OFF: Final = "off"
STOPS: Final = (ALL, TURN, OFF)


def read_stops(said: str) -> str:
    """One of the settings, by its name in any language; empty if it is none."""
    meanings = {fold(words(language)(f"terminal-stops-{each}")): each for language in LANGUAGES for each in STOPS}
    return meanings.get(fold(said), "")
