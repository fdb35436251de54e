"""What everybody sees of the standing of each seat, as numbers that a model can learn from (docs/bots.md).

They are the same for every set of the family, but for the tokens of mechanics. Whatever a particular card or Job means
is learned apart from them, by its id.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    CALL_DIE,
    COST,
    DRAW_TO,
    EVICT_DIE,
    FREE_TIME,
    INCOME,
    IS_NOOKIE,
    IS_PERSON,
    IS_SLEEP,
    IS_THING,
    SLACK_DIE,
)
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.sums import goal_of, modifier, total

NEEDS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 13, 17)  # Slack that is missing, in steps
ORDER: Final = 5  # seats at the largest table: how soon it is whose turn
NAMES: Final = (
    *(f"need_{step}" for step in NEEDS),
    *("need", "turns", "soon", "later", "income", "free_time", "means", "goal", "total", "hand"),
    *(f"order_{turn}" for turn in range(ORDER)),
    *("soon_now", "soon_next", "close_now", "close_next", "behind", "ahead", "leads"),
    *("cards", "people", "things", "sleep", "nookie", "trouble", "treasure"),
    *("call", "evict", "roll", "draw_to", "cost", "forbidden", "immune", "loose", "counted", "new_job"),
)
DIES: Final = (CALL_DIE, EVICT_DIE, SLACK_DIE, DRAW_TO, COST)


def feature_names(rules: Rules) -> list[str]:
    return [*NAMES, *[f"{token}{power}" for token in rules.tokens for power in ("", "_squared")]]


def features(rules: Rules, board: Board) -> list[list[float]]:
    """For each seat, in the order of `feature_names`."""
    seats = board.seats
    goals = [goal_of(rules, board, seat) for seat in range(seats)]
    totals = [total(board, seat) for seat in range(seats)]
    needs = [max(goal - whole, 0) for goal, whole in zip(goals, totals, strict=True)]
    return [_features(rules, board, seat, goals[seat], totals[seat], needs) for seat in range(seats)]


def _features(rules: Rules, board: Board, seat: int, goal: int, whole: int, needs: Sequence[int]) -> list[float]:
    seats, tags, slack = board.seats, rules.tags, board.slack
    job, brings = rules.jobs[board.jobs[seat]], board.brings[seat]
    need = needs[seat]
    best = min([needs[other] for other in range(seats) if other != seat])
    added = [modifier(rules, board, seat, mod) if brings >> mod & 1 else 0 for mod in (INCOME, FREE_TIME)]
    income = (job.income + job.income_high) / 2 + added[0]
    time = (job.free_time + job.free_time_high) / 2 + added[1]
    turns = max(float(need), 0.5) / (1.2 + 0.25 * max(income, 0.0) + 0.45 * max(time, 0.0))
    soon = exp(-turns / 1.3)
    close = max(0.0, (6 - need) / 6)
    order = (seat - board.turn) % seats
    people = things = sleep = nookie = 0
    trouble = treasure = 0.0
    room = board.rooms[seat]
    for card in room:
        tag, worth = tags[card], float(slack[card])
        people += tag & IS_PERSON != 0
        things += tag & IS_THING != 0
        sleep += tag & IS_SLEEP != 0
        nookie += tag & IS_NOOKIE != 0
        if worth < 0:
            trouble -= worth
        elif worth > treasure:
            treasure = worth
    found = [max(0.0, (step - need) / step) for step in NEEDS]
    found += [need / 10, turns / 3, soon, exp(-turns / 3), income / 4, time / 3, income * time / 12, goal / 20]
    found += [whole / 10, board.hand_size(seat) / 6]
    found += [1.0 if order == turn else 0.0 for turn in range(ORDER)]
    found += [soon if order == 0 else 0.0, soon if order == 1 else 0.0]
    found += [close if order == 0 else 0.0, close if order == 1 else 0.0]
    found += [max(0, need - best) / 10, max(0, best - need) / 10, 1.0 if need < best else 0.0]
    found += [len(room) / 6, people / 3, things / 4, sleep / 2, nookie / 2, trouble / 3, treasure / 4]
    found += [(modifier(rules, board, seat, mod) / 2.0 if brings >> mod & 1 else 0.0) for mod in DIES]
    found += [board.forbids[seat].bit_count() / 2, board.immune[seat].bit_count() / 2]
    found += [board.loose[seat] / 4, board.counted[seat] / 4, float(board.new_jobs >> seat & 1)]
    for token in range(len(rules.tokens)):
        count = board.tokens[token * seats + seat] / 4
        found += [count, count * count]
    return found
