"""How the seats of a Slack table stand, as one of them sees it: who is near the goal, and what it is to the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from stammtisch.games.slack.cards import (
    COST,
    FREE_TIME,
    GOAL,
    INCOME,
    IS_SHOPPING,
    IS_THING,
    CardDef,
    JobDef,
    Modifier,
)
from stammtisch.games.slack.madness import COUNTS
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import NOBODY
from stammtisch.games.slack.view import SlackView

# What it takes for granted. These and those of the other two modules were found by playing (docs/bots.md).
SPREAD: Final = 1.3  # turns by which a leader can still be overtaken
PACE: Final = 1.2  # Slack that any Job makes in a turn ...
PACE_INCOME: Final = 0.25  # ... and what each Income adds to it ...
PACE_FREE_TIME: Final = 0.45  # ... and each Free Time
LONGEST: Final = 5.0  # turns that anything is thought to last


@final
class Shares:
    """How much of the deck has which words; counted once for a game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.found: dict[int, float] = {}

    def of(self, words: int) -> float:
        if words not in self.found:
            wanted = words | IS_THING if words & IS_SHOPPING else words
            hits = sum([1 for card in self.rules.of if card.words & wanted])
            self.found[words] = hits / len(self.rules.of)
        return self.found[words]


class Standing:
    """One look at the table."""

    def __init__(self, rules: Rules, shares: Shares, view: SlackView) -> None:
        self.rules = rules
        self.shares = shares
        self.view = view
        self.me = view.viewer
        seats = range(view.seats)
        self.mods = [self._mods(seat) for seat in seats]
        self.totals: list[float] = [
            view.loose[seat] + COUNTS[view.madness[seat]] + sum([view.slack[card] for card in view.rooms[seat]])
            for seat in seats
        ]
        self.jobs = [rules.jobs[view.jobs[seat]] for seat in seats]
        self.goals = [self.jobs[seat].goal + self.modifier(seat, GOAL) for seat in seats]
        self.paces = [self.pace_of(seat, self.jobs[seat]) for seat in seats]
        self.turns = [max(self.goals[seat] - self.totals[seat], 0.5) / self.paces[seat] for seat in seats]
        self.turns_left = min(max(min(self.turns), 1.0), LONGEST)
        self.worth = self._worth(self.turns)

    def _mods(self, seat: int) -> list[Modifier]:
        mods = self.rules.jobs[self.view.jobs[seat]].mods[:]
        for card in self.view.rooms[seat]:
            mods += self.rules.mods[card]
        lasting = self.view.lasting
        for i in range(0, len(lasting), 2):
            if lasting[i + 1] == seat:
                mods += self.rules.mods[lasting[i]]
        return mods

    def _worth(self, turns: Sequence[float]) -> list[float]:
        """What a Slack of each seat is worth to the viewer: its own 1, of others the less, the likelier they win."""
        threat = [exp(-turn / SPREAD) for turn in turns]
        threat[self.me] = 0.0
        whole = sum(threat)
        mine = self.paces[self.me]
        worth = [-threat[seat] / whole * mine / self.paces[seat] for seat in range(len(turns))]
        worth[self.me] = 1.0
        return worth

    def modifier(self, seat: int, mod: int, words: int = -1) -> int:
        found = 0
        for m in self.mods[seat]:
            if m.mod == mod and m.filter & words:
                found += m.by
        return found

    def has_modifier(self, seat: int, mod: int, words: int) -> bool:
        """For those without a number: `immune`, `forbid`."""
        for m in self.mods[seat]:  # noqa: SIM110 - a generator would cost more than the loop
            if m.mod == mod and m.filter & words:
                return True
        return False

    def pace_of(self, seat: int, job: JobDef) -> float:
        """The Slack that this seat makes in a turn, or would make with another Job."""
        income = (job.income + job.income_high) / 2
        free_time = (job.free_time + job.free_time_high) / 2
        lost = [] if job is self.jobs[seat] else self.jobs[seat].mods
        for sign, mods in ((1, self.mods[seat]), (-1, lost), (1, job.mods if lost else [])):
            for m in mods:
                if m.mod == INCOME:
                    income += sign * m.by
                elif m.mod == FREE_TIME:
                    free_time += sign * m.by
        return PACE + PACE_INCOME * max(income, 0) + PACE_FREE_TIME * max(free_time, 0)

    @property
    def income_left(self) -> int:
        """Of the seat whose turn it is."""
        view = self.view
        return max(view.income + self.modifier(view.turn, INCOME) - view.spent + view.forgiven, 0)

    @property
    def free_time_left(self) -> int:
        view = self.view
        return max(view.free_time + self.modifier(view.turn, FREE_TIME) - view.used, 0)

    def cost(self, seat: int, card: CardDef) -> int:
        return max(card.cost + self.modifier(seat, COST, card.words), 0)

    def can_enter(self, card: CardDef, seat: int) -> bool:
        if not card.needs:
            return True
        return any(self.rules.of[other].words & card.needs for other in self.view.rooms[seat])

    def owner_of(self, card: int) -> int:
        for seat in range(self.view.seats):
            if card in self.view.rooms[seat]:
                return seat
        return NOBODY

    def neighbors(self, seat: int) -> list[int]:
        seats = self.view.seats
        left, right = (seat + 1) % seats, (seat - 1) % seats
        return [left] if left == right else [left, right]
