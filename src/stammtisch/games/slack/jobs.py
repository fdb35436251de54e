"""Jobs: the numbers of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.games.slack.events import FREE_TIME_ROLLED, INCOME_ROLLED
from stammtisch.games.slack.state import SlackState

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


def set_numbers(rules: Rules, state: SlackState) -> None:
    """Income and Free Time as printed, or the lower of two numbers (SLACK-09)."""
    job = rules.jobs[state.jobs[state.turn]]
    state.income = job.income
    state.free_time = job.free_time


def roll_numbers(rules: Rules, state: SlackState, out: list[Event]) -> None:
    """SLACK-14: of two numbers 1-3 gives the lower, 4-6 the higher; one die for each of them (AMB-01)."""
    seat = state.turn
    job = rules.jobs[state.jobs[seat]]
    die = 0
    if job.income != job.income_high:
        die = state.rng.roll()
        state.income = job.income_high if die >= 4 else job.income
        out.append((INCOME_ROLLED, EVERYONE, seat, die, state.income))
    if job.free_time != job.free_time_high:
        if not die or not rules.rolls_one_die:
            die = state.rng.roll()
        state.free_time = job.free_time_high if die >= 4 else job.free_time
        out.append((FREE_TIME_ROLLED, EVERYONE, seat, die, state.free_time))
