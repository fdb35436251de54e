"""The boxes of the Slack family, one for each set."""

from __future__ import annotations

from typing import Final

from stammtisch.boxes.slack.sets import SlackSet, slack_box
from stammtisch.games.slack import CTHULHU

CTHULHU_BOX: Final = slack_box(CTHULHU, [SlackSet("cthulhu", {"how-cthulhu-madness": ("CTH-08", "CTH-13", "CTH-16")})])
