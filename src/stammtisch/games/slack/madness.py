"""Madness (CTH-06..18): a little of it hurts, much of it helps."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.games.slack.events import LOOSE_CHANGED, MADNESS_CHANGED, WENT_MAD
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import SlackState

COUNTS: Final = (0, -1, -2, -3, -3, -3, -3, -2, -1, 0)  # CTH-08..12: what 0 to 9 Madness counts in Slack
BREAK: Final = 9  # CTH-13


def change(rules: Rules, state: SlackState, seat: int, by: int, out: list[Event]) -> None:
    by *= rules.madness_times  # CTH-27, CTH-28
    if state.is_mad[seat]:
        if by > 0:  # CTH-14: nothing takes it away; CTH-15: what comes on top is Slack
            _gain_slack(state, seat, 1 if rules.mad_by_event else by, out)  # AMB-11
        return
    before = state.madness[seat]
    after = max(before + by, 0)
    if after == before:
        return
    state.scored |= 1 << seat
    if after < BREAK:
        state.madness[seat] = after
        out.append((MADNESS_CHANGED, EVERYONE, seat, after - before, after))
        return
    state.madness[seat] = 0
    state.is_mad[seat] = 1
    out.append((MADNESS_CHANGED, EVERYONE, seat, BREAK - before, BREAK))
    out.append((WENT_MAD, EVERYONE, seat))
    if after > BREAK and rules.overflow_is_slack:  # AMB-10
        _gain_slack(state, seat, 1 if rules.mad_by_event else after - BREAK, out)


def _gain_slack(state: SlackState, seat: int, by: int, out: list[Event]) -> None:
    """It belongs to no card, so it lies below the Job (CTH-18)."""
    state.loose[seat] += by
    state.scored |= 1 << seat
    out.append((LOOSE_CHANGED, EVERYONE, seat, by, state.loose[seat]))
