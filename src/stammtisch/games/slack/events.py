"""What can happen in a game of the Slack family.

`card` and `cause` facts are numbers of Life cards; the cause is the card that made it happen, NO_CARD if none did.
`more` is what a Job and cards add to a roll. `sources` are pairs: a card, or NO_CARD for the Job, and what it adds to
the roll; `bonuses` are the same for what is added to the Slack. Mechanics bring more events, with the numbers after
these.
"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.event import EventKind

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
HAD_NO_EFFECT: Final = 34
GAME_WON: Final = 35
DROPPED: Final = 36
LOST: Final = 37
SPARED: Final = 38
LEFT: Final = 39
LASTING_BEGAN: Final = 40
RAN_SHORT: Final = 41
REROLLED: Final = 42
FETCHED: Final = 43
SWAPPED: Final = 44
BORROWED: Final = 45
GIVEN_BACK: Final = 46
HANDED_ON: Final = 47
PASSED_ON: Final = 48
PASSED_CARD: Final = 49

_KINDS: Final = {
    JOB_DEALT: EventKind("job_dealt", "seat job", reveals=True, rule="SLACK-23"),
    HAND_DEALT: EventKind("hand_dealt", "seat *cards", reveals=True, rule="SLACK-25"),
    TURN_STARTED: EventKind("turn_started", "seat"),
    PHASE_STARTED: EventKind("phase_started", "seat phase"),
    DREW: EventKind("drew", "seat count", reveals=True, rule="SLACK-32"),
    DRAWN: EventKind("drawn", "seat *cards", reveals=True),
    RESHUFFLED: EventKind("reshuffled", "", rule="SLACK-18"),
    INCOME_ROLLED: EventKind("income_rolled", "seat die income", reveals=True, rule="SLACK-14"),
    FREE_TIME_ROLLED: EventKind("free_time_rolled", "seat die free_time", reveals=True, rule="SLACK-14"),
    ANNOUNCED: EventKind("announced", "seat card target aim", hits="target"),
    SHOPPING_ANNOUNCED: EventKind("shopping_announced", "seat *cards", rule="SLACK-68"),
    CALL_ROLLED: EventKind("call_rolled", "seat card die more *sources", reveals=True, rule="SLACK-45"),
    CALL_FAILED: EventKind("call_failed", "seat card", rule="SLACK-44"),
    ENTERED: EventKind("entered", "seat card slack cause *bonuses"),
    EVICT_ROLLED: EventKind("evict_rolled", "seat card die more *sources", reveals=True, rule="SLACK-51"),
    STAYED: EventKind("stayed", "seat card", rule="SLACK-53"),
    MOVED: EventKind("moved", "seat card target", rule="SLACK-61"),
    SLACK_ROLLED: EventKind("slack_rolled", "seat card die slack *sources", reveals=True, rule="SLACK-76"),
    ACTIVITY_FAILED: EventKind("activity_failed", "seat card", rule="SLACK-77"),
    CANCELLED: EventKind("cancelled", "seat card by", rule="SLACK-104", hits="seat"),
    TRIP_CANCELLED: EventKind("trip_cancelled", "seat by", rule="SLACK-70", hits="seat"),
    RETURNED: EventKind("returned", "seat *cards"),
    DISCARDED: EventKind("discarded", "seat card"),
    LOOSE_CHANGED: EventKind("loose_changed", "seat by loose", hits="seat", loss="by"),
    MARKED: EventKind("marked", "seat card slack", hits="seat", loss="slack"),
    TAKEN: EventKind("taken", "seat card target", hits="target"),
    STOLEN: EventKind("stolen", "seat target count", reveals=True, hits="target"),
    STOLEN_CARD: EventKind("stolen_card", "seat target card", reveals=True),
    DIE_ROLLED: EventKind("die_rolled", "seat card job die does", reveals=True),
    JOB_CHANGED: EventKind("job_changed", "seat job", reveals=True, rule="AMB-20"),
    NEIGHBORS_WOKEN: EventKind("neighbors_woken", "seat card", rule="SLACK-123"),
    LASTING_ENDED: EventKind("lasting_ended", "card", rule="SLACK-89"),
    HAND_SHOWN: EventKind("hand_shown", "seat target", rule="SLACK-20"),
    HAND_SEEN: EventKind("hand_seen", "seat target *cards", reveals=True),
    HAD_NO_EFFECT: EventKind("had_no_effect", "card", rule="AMB-25"),
    GAME_WON: EventKind("game_won", "*seats", rule="SLACK-95"),
    DROPPED: EventKind("dropped", "seat card", reveals=True, hits="seat"),
    LOST: EventKind("lost", "seat card cause", rule="SLACK-115", hits="seat"),
    SPARED: EventKind("spared", "seat filter cause", rule="SLACK-118"),
    LEFT: EventKind("left", "seat card", rule="SLACK-56"),
    LASTING_BEGAN: EventKind("lasting_began", "seat card", rule="SLACK-89"),
    RAN_SHORT: EventKind("ran_short", "seat income", rule="AMB-52"),
    REROLLED: EventKind("rerolled", "seat card die", reveals=True, rule="SLACK-29"),
    FETCHED: EventKind("fetched", "seat card"),
    SWAPPED: EventKind("swapped", "seat card target aim", hits="target"),
    BORROWED: EventKind("borrowed", "seat card target", hits="target"),
    GIVEN_BACK: EventKind("given_back", "seat card target"),
    HANDED_ON: EventKind("handed_on", "seat card target"),
    PASSED_ON: EventKind("passed_on", "seat target", reveals=True),
    PASSED_CARD: EventKind("passed_card", "seat target card", reveals=True),
}
EVENTS: Final = tuple([_KINDS[number] for number in range(len(_KINDS))])  # by number
