"""What Madness is worth to the greedy bot: the next step of its ladder, and some hope for the way out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import Effect
from stammtisch.games.slack.mechanics.madness import BREAK, COUNTS, Madness
from stammtisch.games.slack.sums import concerned

if TYPE_CHECKING:
    from stammtisch.bots.slack_worth import Outlook, Swing

HOPE: Final = 0.2  # for each Madness beyond the third: the way out leads through more of it

HOPES: Final = [HOPE * max(madness - 3, 0) for madness in range(BREAK + 1)]


def worth_of_madness(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    madness = next(mechanic for mechanic in look.rules.mechanics if isinstance(mechanic, Madness))
    for seat in concerned(look.rules, look.view, effect, frame):
        _go_mad(look, swing, madness, seat, effect.by * madness.times)


def _go_mad(look: Outlook, swing: Swing, madness: Madness, seat: int, by: int) -> None:
    """CTH-08..15."""
    if madness.is_mad(look.view, seat):
        if by > 0:
            look.gain(swing, seat, 1 if madness.is_by_event else by)
        return
    token = madness.token * look.view.seats + seat
    before = swing.tokens[token]
    after = min(max(before + by, 0), BREAK)
    swing.tokens[token] = after
    look.gain(swing, seat, COUNTS[after] - COUNTS[before])
    if not swing.is_over:
        swing.value += (HOPES[after] - HOPES[before]) * look.worth[seat]
    if before + by > BREAK and madness.overflow_is_slack:
        look.gain(swing, seat, 1 if madness.is_by_event else before + by - BREAK)
