"""What things are worth to the greedy bot, in Slack. These numbers and those of its other modules were found by playing
(docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.state import Frame
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY

WIN: Final = 25.0  # to win, or to see somebody else win
PER_INCOME: Final = 0.45  # one more Income, in a turn
PER_FREE_TIME: Final = 1.3  # one more Free Time, in a turn
TAKEN_TIME: Final = 2.0  # one Free Time less, on the turn of somebody who has a plan for it
PER_CARD: Final = 0.5  # a fresh card in the hand
PER_CALL: Final = 0.06  # one more on the die, per turn: when calling ...
PER_EVICT: Final = 0.05  # ... and when asking guests to leave
PER_IMMUNE: Final = 0.08  # of the Slack that is protected, per turn
HANDY: Final = 0.6  # a reroll now and then, or a call that is not wasted
NEW_CARDS: Final = 2.0  # cards that a seat gets to play in a turn
BITES: Final = 1.0  # turns that an unwelcome guest stays: one try in two succeeds
LOST_TIME: Final = 0.6  # share of a canceled Shopping trip that is lost: the Things come back (SLACK-70) ...
TIME_LEFT: Final = 0.25  # ... and with Free Time left they are bought anyway


def chance_of(least: int) -> float:
    """The chance that a die shows at least this much."""
    return min(max(7 - least, 0), 6) / 6


def effect_frame(owner: int, player: int, target: int = NOBODY, aim: int = NO_CARD) -> Frame:
    """As the rules would push it for a list of effects."""
    return (EFFECTS, NO_CARD, 0, owner, player, NO_CARD, target, aim)
