"""Jobs: the numbers of a turn, and what changes with another Job."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import ANYTHING, ON_JOB
from stammtisch.games.slack.events import FREE_TIME_ROLLED, INCOME_ROLLED
from stammtisch.games.slack.room import look_at_everybody, look_at_modifiers, owe, set_off, weigh
from stammtisch.games.slack.state import NO_PHASE, SlackState

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


def set_numbers(rules: Rules, state: Board) -> None:
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


def put_aside(rules: Rules, board: Board, seat: int) -> None:
    """The Job that somebody gives up is free; a scenario's plain Job is not a card."""
    if board.jobs[seat] in rules.pile:
        board.aside.append(board.jobs[seat])


def hold(rules: Rules, board: Board, seat: int, job: int, out: list[Event]) -> None:
    """Somebody has another Job from now on; where it comes from, and where the one before goes, is not said here. On a
    board it can be tried out.
    """
    before = board.jobs[seat]
    counted = sum([mechanic.counts(board, seat) for mechanic in rules.counting_jobs])
    board.jobs[seat] = job
    board.new_jobs |= 1 << seat
    look_at_modifiers(rules, board, seat)
    board.counted[seat] += sum([mechanic.counts(board, seat) for mechanic in rules.counting_jobs]) - counted
    board.scored |= 1 << seat  # the goal has changed
    if isinstance(board, SlackState):
        for mechanic in rules.hearing_job_changed:
            mechanic.job_changed(rules, board, seat, before, out)
    if seat == board.turn and not rules.keeps_numbers:
        _take_numbers(rules, board, out)
    owe(rules, board, seat)
    if rules.job_reaching[before] or rules.job_reaching[job]:
        look_at_everybody(rules, board)
    if rules.is_weighing:
        weigh(rules, board)
    if rules.triggers[ON_JOB]:
        set_off(rules, board, ON_JOB, seat, ANYTHING)


def _take_numbers(rules: Rules, board: Board, out: list[Event]) -> None:
    """AMB-21: the numbers of a new Job count at once, and what was spent stays spent. Before the Roll phase they wait;
    where there is none, nothing is rolled.
    """
    if board.phase < rules.roll_phase:
        return
    set_numbers(rules, board)
    if rules.roll_phase != NO_PHASE and isinstance(board, SlackState):
        roll_numbers(rules, board, out)
    board.forgiven = 0
