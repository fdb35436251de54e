"""What can happen in Scare."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.event import EventKind

EVENTS: Final = (
    EventKind("round_started", "round seat", reveals=True, rule="TRK-29"),
    EventKind("dealt", "seat *cards", reveals=True),
    EventKind("stacked", "seat", rule="TRK-21"),
    EventKind("placed", "seat place"),
    EventKind("played", "seat face count"),
    EventKind("drew", "seat count", reveals=True),
    EventKind("drawn", "seat *cards", reveals=True),
    EventKind("trick_taken", "seat value", reveals=True, rule="TRK-06"),
    EventKind("turned_up", "seat count", reveals=True, rule="TRK-07"),
    EventKind("scared", "seat", reveals=True, rule="TRK-13", hits="seat"),
    EventKind("lifted", "seat", rule="TRK-26"),
    EventKind("spared", "seat", rule="TRK-27"),
    EventKind("hands_emptied", "", rule="TRK-14"),
    EventKind("paranoia_struck", "seat points", reveals=True, rule="TRK-22", hits="seat"),
    EventKind("stack_shown", "seat above below", reveals=True, rule="TRK-16"),
    EventKind("scored", "seat points total", rule="TRK-17"),
    EventKind("game_won", "*seats", rule="TRK-34"),
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
