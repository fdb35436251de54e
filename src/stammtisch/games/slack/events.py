"""What can happen in a game of the Slack family.

`card` and `cause` facts are numbers of Life cards; the cause is the card that made it happen, NO_CARD if none did.
`more` is what a Job and cards add to a roll. `bonuses` are pairs: a card, or NO_CARD for the Job, and what it adds to
the Slack.
"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.event import EventKind

EVENTS: Final = (
    EventKind("job_dealt", "seat job", reveals=True, rule="SLACK-23"),
    EventKind("hand_dealt", "seat *cards", reveals=True, rule="SLACK-25"),
    EventKind("turn_started", "seat"),
    EventKind("phase_started", "seat phase"),
    EventKind("drew", "seat count", reveals=True, rule="SLACK-32"),
    EventKind("drawn", "seat *cards", reveals=True),
    EventKind("reshuffled", "", rule="SLACK-18"),
    EventKind("income_rolled", "seat die income", reveals=True, rule="SLACK-14"),
    EventKind("free_time_rolled", "seat die free_time", reveals=True, rule="SLACK-14"),
    EventKind("announced", "seat card target aim"),
    EventKind("shopping_announced", "seat *cards", rule="SLACK-68"),
    EventKind("call_rolled", "seat card die more", reveals=True, rule="SLACK-45"),
    EventKind("call_failed", "seat card", rule="SLACK-44"),
    EventKind("entered", "seat card slack cause *bonuses"),
    EventKind("evict_rolled", "seat card die more", reveals=True, rule="SLACK-51"),
    EventKind("stayed", "seat card", rule="SLACK-53"),
    EventKind("moved", "seat card target", rule="SLACK-61"),
    EventKind("slack_rolled", "seat card die slack", reveals=True, rule="SLACK-76"),
    EventKind("activity_failed", "seat card", rule="SLACK-77"),
    EventKind("cancelled", "seat card by", rule="SLACK-104"),
    EventKind("trip_cancelled", "seat by", rule="SLACK-70"),
    EventKind("returned", "seat *cards"),
    EventKind("discarded", "seat card"),
    EventKind("loose_changed", "seat by loose"),
    EventKind("marked", "seat card slack"),
    EventKind("taken", "seat card target"),
    EventKind("stolen", "seat target count", reveals=True),
    EventKind("stolen_card", "seat target card", reveals=True),
    EventKind("die_rolled", "seat card job die does", reveals=True),
    EventKind("job_changed", "seat job", reveals=True, rule="AMB-20"),
    EventKind("neighbors_woken", "seat card", rule="SLACK-123"),
    EventKind("lasting_ended", "card", rule="SLACK-89"),
    EventKind("hand_shown", "seat target", rule="SLACK-20"),
    EventKind("hand_seen", "seat target *cards", reveals=True),
    EventKind("madness_changed", "seat by madness", rule="CTH-07"),
    EventKind("went_mad", "seat", rule="CTH-13"),
    EventKind("had_no_effect", "card", rule="AMB-25"),
    EventKind("game_won", "*seats", rule="SLACK-95"),
    EventKind("dropped", "seat card", reveals=True),
    EventKind("lost", "seat card cause", rule="SLACK-115"),
    EventKind("spared", "seat filter cause", rule="SLACK-118"),
    EventKind("left", "seat card", rule="SLACK-56"),
    EventKind("lasting_began", "seat card", rule="SLACK-89"),
    EventKind("ran_short", "seat income", rule="AMB-52"),
)
JOB_DEALT: Final = 0
HAND_DEALT: Final = 1
TURN_STARTED: Final = 2
PHASE_STARTED: Final = 3
DREW: Final = 4
DRAWN: Final = 5
RESHUFFLED: Final = 6
INCOME_ROLLED: Final = 7
FREE_TIME_ROLLED: Final = 8
ANNOUNCED: Final = 9
SHOPPING_ANNOUNCED: Final = 10
CALL_ROLLED: Final = 11
CALL_FAILED: Final = 12
ENTERED: Final = 13
EVICT_ROLLED: Final = 14
STAYED: Final = 15
MOVED: Final = 16
SLACK_ROLLED: Final = 17
ACTIVITY_FAILED: Final = 18
CANCELLED: Final = 19
TRIP_CANCELLED: Final = 20
RETURNED: Final = 21
DISCARDED: Final = 22
LOOSE_CHANGED: Final = 23
MARKED: Final = 24
TAKEN: Final = 25
STOLEN: Final = 26
STOLEN_CARD: Final = 27
DIE_ROLLED: Final = 28
JOB_CHANGED: Final = 29
NEIGHBORS_WOKEN: Final = 30
LASTING_ENDED: Final = 31
HAND_SHOWN: Final = 32
HAND_SEEN: Final = 33
MADNESS_CHANGED: Final = 34
WENT_MAD: Final = 35
HAD_NO_EFFECT: Final = 36
GAME_WON: Final = 37
DROPPED: Final = 38
LOST: Final = 39
SPARED: Final = 40
LEFT: Final = 41
LASTING_BEGAN: Final = 42
RAN_SHORT: Final = 43
