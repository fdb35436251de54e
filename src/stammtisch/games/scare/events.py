"""What can happen in Scare."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.event import EventKind

EVENTS: Final = (
    EventKind("round_started", "round seat", reveals=True),
    EventKind("dealt", "seat *cards", reveals=True),
    EventKind("stacked", "seat"),
    EventKind("placed", "seat place"),
    EventKind("played", "seat face count"),
    EventKind("drew", "seat count", reveals=True),
    EventKind("drawn", "seat *cards", reveals=True),
    EventKind("trick_taken", "seat value", reveals=True),
    EventKind("turned_up", "seat count", reveals=True),
    EventKind("scared", "seat", reveals=True),
    EventKind("lifted", "seat"),
    EventKind("spared", "seat"),
    EventKind("hands_emptied", ""),
    EventKind("paranoia_struck", "seat points", reveals=True),
    EventKind("stack_shown", "seat above below", reveals=True),
    EventKind("scored", "seat points total"),
    EventKind("game_won", "*seats"),
)

ROUND_STARTED: Final = 0
DEALT: Final = 1
STACKED: Final = 2
PLACED: Final = 3
PLAYED: Final = 4
DREW: Final = 5
DRAWN: Final = 6
TRICK_TAKEN: Final = 7
TURNED_UP: Final = 8
SCARED: Final = 9
LIFTED: Final = 10
SPARED: Final = 11
HANDS_EMPTIED: Final = 12
PARANOIA_STRUCK: Final = 13
STACK_SHOWN: Final = 14
SCORED: Final = 15
GAME_WON: Final = 16
