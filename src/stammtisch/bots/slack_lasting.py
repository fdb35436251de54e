"""What a Whenever that works for a while is worth to the greedy bot (SLACK-89)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.bots.slack_mods import per_turn, usual, worth_of_trigger
from stammtisch.bots.slack_prices import PER_INCOME, TAKEN_TIME
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import (
    FOR_ROUND,
    FREE_TIME,
    GOAL,
    INCOME,
    ON,
    OTHERS,
    TO_NEXT_TURN,
    CardDef,
    Effect,
    Modifier,
)
from stammtisch.games.slack.phases.free_time import FreeTime
from stammtisch.games.slack.sums import concerned, free_time_left, income_left

if TYPE_CHECKING:
    from stammtisch.bots.slack_worth import Outlook, Swing

CLOSE: Final = 1.2  # turns from the goal: a goal that is moved for a while is worth its full distance ...
FAR: Final = 0.15  # ... and to all others only this share of it


def worth_of_lasting(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """A card whose own effects say for whom it lasts."""
    card = look.rules.cards[look.given]
    for seat in concerned(look.rules, look.view, effect, frame):
        lend(look, swing, card, seat)


def lend(look: Outlook, swing: Swing, card: CardDef, seat: int) -> None:
    """It begins to work for this seat. What it does for the own plans, the plans themselves tell."""
    view = look.view
    for m in card.mods:
        if m.mod == ON:
            swing.value += worth_of_trigger(look, m, seat)
        elif m.mod == GOAL:
            swing.totals[seat] -= m.by  # as if that much were lost, and only for a while
            swing.value -= m.by * (1.0 if look.turns[seat] <= CLOSE else FAR) * look.worth[seat]
        elif m.who == OTHERS:
            if card.lasts == FOR_ROUND:  # all others have a turn in the meantime
                others = [other for other in range(view.seats) if other != seat]
                swing.value += sum([per_turn(look, other, m) * look.worth[other] for other in others])
        elif seat == view.turn:
            if seat != look.me or card.lasts == TO_NEXT_TURN:
                swing.value += _this_turn(look, m, seat) * look.worth[seat]
        elif card.lasts == TO_NEXT_TURN:
            swing.value += _next_turn(look, m, seat) * look.worth[seat]


def _this_turn(look: Outlook, m: Modifier, seat: int) -> float:
    """What a modifier does to a turn that has begun: nobody loses what is already spent."""
    rules, view = look.rules, look.view
    if view.phase > rules.phase_number(FreeTime.ID) or not free_time_left(rules, view):
        return 0.0
    if m.mod == FREE_TIME:
        return max(usual(look, m.amount, m.by, seat), -free_time_left(rules, view)) * TAKEN_TIME
    if m.mod == INCOME:
        return max(usual(look, m.amount, m.by, seat), -income_left(rules, view)) * PER_INCOME
    return per_turn(look, seat, m)


def _next_turn(look: Outlook, m: Modifier, seat: int) -> float:
    """Whoever earns little can lose little."""
    if m.mod == INCOME:
        job = look.jobs[seat]
        return max(usual(look, m.amount, m.by, seat), -(job.income + job.income_high) / 2) * PER_INCOME
    return per_turn(look, seat, m)
