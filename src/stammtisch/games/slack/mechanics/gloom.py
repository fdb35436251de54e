"""Gloom (GOTH-08..16): it counts like Slack and lies in front of its owner, but without company it fades away. In a
joined game it is a matter of the side that brings it (GOTH-21..28).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.option import Option, Value
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board, gain_slack
from stammtisch.games.slack.cards import ANYTHING, IS_PERSON, TRIGGERS, Effect
from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.question import Announcement
from stammtisch.games.slack.room import set_off, weigh
from stammtisch.games.slack.state import AFRESH, NO_CARD, WINDOW, SlackState
from stammtisch.games.slack.sums import by_of, concerned, is_on

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

CHANGED: Final = 0  # events, from the first of the mechanic
FADING: Final = 1
FADED: Final = 2
TURNED: Final = 3


@final
class Fading(Announcement):
    """(kind, seat, NO_CARD): somebody has called everybody they wanted to and is still alone. Before their Gloom fades,
    the others may do something about it, or for it (AMB-27). Nothing can cancel it.
    """

    ID = "fading"
    VERB = "done"

    def event(self, rules: Rules, frame: Frame) -> Event:
        return (gloom_of(rules).event + FADING, EVERYONE, frame[1])

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        state.stack.pop()
        gloom_of(rules).fade(rules, state, frame[1], out)
        return True


@final
class Gloom(Mechanic):
    ID = "gloom"
    RULES = (*[f"GOTH-{number:02}" for number in (2, 7, 8, 9, 10, *range(13, 17))], "AMB-27")
    TOKENS = ("gloom",)
    WORDS = ("gloom",)
    OPTIONS = (Option("split_slack", False, "GOTH-33"),)
    OPTION_GROUPS: ClassVar[Mapping[str, tuple[str, ...]]] = {"essential": ("split_slack",)}
    EVENTS = (
        EventKind("gloom_changed", "seat by gloom", rule="GOTH-15", hits="seat", loss="by"),
        EventKind("gloom_fading", "seat", rule="GOTH-08"),
        EventKind("gloom_faded", "seat by gloom", rule="GOTH-08"),
        EventKind("side_changed", "seat job joined", rule="GOTH-22"),  # 1: now on the side that can have Gloom
    )
    TOKEN_EVENTS: ClassVar[Mapping[str, str]] = {"gloom_changed": "gloom", "gloom_faded": "gloom"}
    TALLY: ClassVar[Mapping[str, str]] = {"gloom": "gloom_faded"}
    PARTS: ClassVar[Mapping[str, str]] = {"gloom": "gloom"}
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"gloom": {"by": "change", "who": "who"}}
    COUNTED = ("gloom",)
    SEAT_KEYS = ("gloom",)
    QUESTIONS = (Fading,)
    HEARS = ("phase_ending", "job_changed")

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)

    def counts(self, board: Board, seat: int) -> int:
        return self.count(board, seat)  # GOTH-15

    def can_have(self, rules: Rules, board: Board, seat: int) -> bool:
        """GOTH-23: in a joined game only one side can."""
        side = rules.set.sides.get(self.ID, "")
        return not side or is_on(rules.jobs[board.jobs[seat]], side)

    def has_company(self, board: Board, seat: int) -> bool:
        """GOTH-09."""
        return board.there[seat] & IS_PERSON != 0

    def next_counts(self, board: Board, seat: int) -> int | None:
        return self.count(board, seat) + 1

    def change(self, rules: Rules, board: Board, seat: int, by: int, out: list[Event]) -> None:
        if by > 0 and (not self.can_have(rules, board, seat) or board.forbids[seat] & self._bit(rules)):
            return
        self._change(rules, board, seat, by, CHANGED, out)

    def _change(self, rules: Rules, board: Board, seat: int, by: int, event: int, out: list[Event]) -> None:
        before = self.count(board, seat)
        after = max(before + by, 0)
        if after == before:
            return
        self.put(board, seat, after)
        if rules.weighed & self._bit(rules):
            weigh(rules, board)
        out.append((self.event + event, EVERYONE, seat, after - before, after))

    def _bit(self, rules: Rules) -> int:
        return rules.set.tag_bits[self.ID]

    def fade(self, rules: Rules, state: SlackState, seat: int, out: list[Event]) -> None:
        """GOTH-08, -09: one Gloom, unless somebody is there after all; Cats are company (GOTH-07)."""
        if not self.has_company(state, seat):
            self._change(rules, state, seat, -1, FADED, out)

    # Moments ---------------------------------------------------------------------------------------------------------

    def fading(self, rules: Rules, board: Board, seat: int) -> int:
        is_alone = board.turn == seat and rules.is_phase(board, "call") and not self.has_company(board, seat)
        return 1 if is_alone and self.count(board, seat) else 0

    def phase_ending(self, rules: Rules, state: SlackState, seat: int, out: list[Event]) -> None:
        if self.fading(rules, state, seat):
            frame = (rules.frame_kinds[Fading.ID], seat, NO_CARD)
            out.append((self.event + FADING, EVERYONE, seat))
            state.stack += [frame, (WINDOW, seat, AFRESH)]

    def job_changed(self, rules: Rules, state: SlackState, seat: int, before: int, out: list[Event]) -> None:
        """Changing sides: Gloom is lost, and life has a meaning again (GOTH-25, -26); or there is some at once
        (GOTH-28).
        """
        side = rules.set.sides.get(self.ID, "")
        was = not side or is_on(rules.jobs[before], side)
        if was == self.can_have(rules, state, seat):
            return
        out.append((self.event + TURNED, EVERYONE, seat, state.jobs[seat], int(not was)))
        if not was:
            self.change(rules, state, seat, 1, out)
        elif self.count(state, seat):
            self._change(rules, state, seat, -self.count(state, seat), CHANGED, out)
            gain_slack(state, seat, 1, out)  # it lies below the Job and stays there (GOTH-27)

    # Effects ---------------------------------------------------------------------------------------------------------

    def ops(self) -> Mapping[str, Op]:
        return {"gloom": Op(self._do, self._can_change, is_counted=True)}

    def _do(self, rules: Rules, board: Board, effect: Effect, frame: Frame, out: list[Event]) -> None:
        when = len(TRIGGERS) + rules.set.token_words.index(self.ID)
        is_heard = rules.triggers[when] and frame[1] not in rules.triggered  # or it would never end
        for seat in concerned(rules, board, effect, frame):
            by, before = by_of(rules, board, effect, seat, frame[5]), self.count(board, seat)
            if by < 0 and board.immune[seat] & self._bit(rules):
                continue
            self.change(rules, board, seat, by, out)
            if is_heard and self.count(board, seat) > before:
                set_off(rules, board, when, seat, ANYTHING)

    def _can_change(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        for seat in concerned(rules, board, effect, frame):
            by, bit = by_of(rules, board, effect, seat, frame[5]), self._bit(rules)
            if by < 0 and self.count(board, seat) and not board.immune[seat] & bit:
                return True
            if by > 0 and self.can_have(rules, board, seat) and not board.forbids[seat] & bit:
                return True
        return False


def gloom_of(rules: Rules) -> Gloom:
    return next(mechanic for mechanic in rules.mechanics if isinstance(mechanic, Gloom))


MECHANIC: Final = Gloom
