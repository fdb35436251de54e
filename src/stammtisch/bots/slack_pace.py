"""How the seats of a Slack table stand, as one of them sees it: who is near the goal, and what that means to the
viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from stammtisch.games.slack.cards import (
    FREE_TIME,
    INCOME,
    IS_SHOPPING,
    IS_THING,
    JobDef,
)
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.sums import goal_of, modifier, total
from stammtisch.games.slack.view import SlackView

# Assumptions (see slack_prices).
SPREAD: Final = 1.3  # turns by which a leader can still be overtaken
PACE: Final = 1.2  # Slack that any Job makes in a turn ...
PACE_INCOME: Final = 0.25  # ... and what each Income adds to it ...
PACE_FREE_TIME: Final = 0.45  # ... and each Free Time
LONGEST: Final = 5.0  # turns that anything is assumed to last


@final
class Shares:
    """How much of the deck has which tags; counted once per game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.found: dict[int, float] = {}

    def of(self, tags: int) -> float:
        if tags not in self.found:
            wanted = tags | IS_THING if tags & IS_SHOPPING else tags
            hits = sum([1 for card in self.rules.of if card.tags & wanted])
            self.found[tags] = hits / len(self.rules.of)
        return self.found[tags]


class Standing:
    """One look at the table."""

    def __init__(self, rules: Rules, shares: Shares, view: SlackView) -> None:
        self.rules = rules
        self.shares = shares
        self.view = view
        self.me = view.viewer
        seats = range(view.seats)
        self.totals: list[float] = [total(view, seat) for seat in seats]
        self.jobs = [rules.jobs[view.jobs[seat]] for seat in seats]
        self.goals = [goal_of(rules, view, seat) for seat in seats]
        self.paces = [self.pace_of(seat, self.jobs[seat]) for seat in seats]
        self.turns = [max(self.goals[seat] - self.totals[seat], 0.5) / self.paces[seat] for seat in seats]
        self.turns_left = min(max(min(self.turns), 1.0), LONGEST)
        self.worth = self._worth(self.turns)

    def _worth(self, turns: Sequence[float]) -> list[float]:
        """What one Slack of each seat is worth to the viewer: 1 for its own, and for the others less, the likelier they
        are to win.
        """
        threat = self.threats(turns)
        threat[self.me] = 0.0
        whole = sum(threat)
        mine = self.paces[self.me]
        worth = [-threat[seat] / whole * mine / self.paces[seat] for seat in range(len(turns))]
        worth[self.me] = 1.0
        return worth

    def threats(self, turns: Sequence[float]) -> list[float]:
        """How near each seat is to winning, in any measure."""
        return [exp(-turn / SPREAD) for turn in turns]

    def pace_of(self, seat: int, job: JobDef) -> float:
        """The Slack that this seat makes in a turn, or would make with another Job."""
        income = (job.income + job.income_high) / 2 + self._added(seat, job, INCOME)
        free_time = (job.free_time + job.free_time_high) / 2 + self._added(seat, job, FREE_TIME)
        return PACE + PACE_INCOME * max(income, 0) + PACE_FREE_TIME * max(free_time, 0)

    def _added(self, seat: int, job: JobDef, mod: int) -> int:
        more = modifier(self.rules, self.view, seat, mod)
        if job is not self.jobs[seat]:
            more += sum([m.by for m in job.mods if m.mod == mod])
            more -= sum([m.by for m in self.jobs[seat].mods if m.mod == mod])
        return more
