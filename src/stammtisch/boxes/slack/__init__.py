"""The boxes of the Slack family, one for each set."""

from __future__ import annotations

from typing import Final

from stammtisch.boxes.slack.sets import TALK_HOW, WHENEVER_HOW, SlackSet, slack_box
from stammtisch.games.slack import CTHULHU, GEEK, GOTH, GUEVARA

CTHULHU_BOX: Final = slack_box(CTHULHU, [SlackSet("cthulhu", {"how-cthulhu-madness": ("CTH-08", "CTH-13", "CTH-16")})])
GOTH_BOX: Final = slack_box(GOTH, [SlackSet("goth", {"how-goth-gloom": ("GOTH-14", "GOTH-15", "GOTH-08", "GOTH-09")})])
GUEVARA_BOX: Final = slack_box(
    GUEVARA,
    [
        SlackSet(
            "guevara",
            {
                "how-guevara-goal": ("SLACK-95", "GUE-01", "GUE-04"),
                "how-guevara-turn": ("GUE-10", "SLACK-54", "SLACK-45", "SLACK-62", "SLACK-81", "GUE-23"),
                "how-guevara-ranks": ("GUE-28", "GUE-61", "GUE-72", "SLACK-99"),
                "how-guevara-raids": ("GUE-39", "GUE-46", "GUE-48", "GUE-55"),
                **WHENEVER_HOW,
                "how-guevara-denouncing": ("GUE-76", "GUE-78", "GUE-79", "GUE-80"),
                **TALK_HOW,
                "how-guevara-colors": (),
            },
            is_told_alone=True,
        )
    ],
)
GEEK_BOX: Final = slack_box(GEEK, [SlackSet("geek", {"how-geek-apartment": ("SLACK-29",)})])
