"""Wounds (GUE-23..26): each counts one less towards the goal, and whoever rests for a turn gets rid of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.option import Option, Value
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import PET, WHENEVER, Effect
from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.room import weigh
from stammtisch.games.slack.state import PLAY, TURN, SlackState
from stammtisch.games.slack.sums import by_of, concerned
from stammtisch.games.slack.turn import next_phase

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

WOUNDED: Final = 0  # the event, from the first of the mechanic
HEALED: Final = 1  # the step after the wound
# What the player whose turn it is has done, among the guests who were asked to leave.
CALLED: Final = -2
PLAYED: Final = -3
EXCUSED: Final = -4  # what others made one do


def wound(rules: Rules, board: Board, seat: int, by: int, out: list[Event]) -> None:
    """GUE-24; a negative number heals (GUE-26)."""
    wounds_of(rules).change(rules, board, seat, by, out)


def excuse(rules: Rules, state: SlackState, seat: int) -> None:
    """AMB-29: somebody has used Free Time because another player said so."""
    if seat == state.turn:
        state.asked_out.append(EXCUSED)


def is_resting(rules: Rules, board: Board) -> bool:
    """GUE-23: whether the player whose turn it is has done nothing so far but discard."""
    return wounds_of(rules).is_resting(board)


@final
class Heal(Phase):
    ID = "heal"
    CAN_END = False

    def advance(self, rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
        wounds = wounds_of(rules)
        if step != HEALED and wounds.count(state, seat) and wounds.is_resting(state):
            state.stack[-1] = (TURN, seat, HEALED)  # it may win before the next turn begins
            wounds.change(rules, state, seat, -1, out)
            return True
        next_phase(rules, state, out)
        return True


@final
class Wounds(Mechanic):
    ID = "wounds"
    RULES = (*[f"GUE-{number:02}" for number in (10, *range(23, 27))], "AMB-29")
    TOKENS = ("wounds",)
    WORDS = ("wounds",)
    OPTIONS = (Option("heal_strict", False, "AMB-29"),)
    OPTION_GROUPS: ClassVar[Mapping[str, Sequence[str]]] = {"turn": ("heal_strict",)}
    EVENTS = (EventKind("wounded", "seat by wounds", rule="GUE-24", hits="seat", loss="by"),)
    TOKEN_EVENTS: ClassVar[Mapping[str, str]] = {"wounded": "wounds"}
    TALLY: ClassVar[Mapping[str, str]] = {"wounds": "wounded"}
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"wound": {"by": "change", "who": "who"}}
    COUNTED = ("wound",)
    SEAT_KEYS = ("wounds",)
    PHASES = (Heal,)
    HEARS = ("announced",)

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)
        self.is_strict = options["heal_strict"] is True

    def counts(self, board: Board, seat: int) -> int:
        return -self.count(board, seat)  # GUE-25

    def next_counts(self, board: Board, seat: int) -> int | None:
        return -self.count(board, seat) - 1

    def ladder(self, token: str) -> Sequence[int]:
        return range(0, -21, -1)

    def change(self, rules: Rules, board: Board, seat: int, by: int, out: list[Event]) -> None:
        before = self.count(board, seat)
        after = max(before + by, 0)
        bit = rules.set.tag_bits["wounds"]
        if after == before or (by > 0 and board.forbids[seat] & bit):
            return
        self.put(board, seat, after)
        if rules.weighed & bit:
            weigh(rules, board)
        out.append((self.event + WOUNDED, EVERYONE, seat, after - before, after))

    # Resting ---------------------------------------------------------------------------------------------------------

    def is_resting(self, board: Board) -> bool:
        """GUE-23: no People called and no Free Time used, apart from what others made one do (AMB-29)."""
        done = board.asked_out
        if self.is_strict:
            return not done and not board.used
        return CALLED not in done and board.used <= done.count(EXCUSED)

    def announced(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> None:
        """People are called; to the strict a Whenever is no rest, either."""
        if frame[0] == PLAY and frame[1] == state.turn:
            if rules.kinds[frame[3]] <= PET:
                state.asked_out.append(CALLED)
            elif self.is_strict and rules.kinds[frame[3]] == WHENEVER:
                state.asked_out.append(PLAYED)

    # Effects ---------------------------------------------------------------------------------------------------------

    def ops(self) -> Mapping[str, Op]:
        return {"wound": Op(self._do, self._can_change, is_counted=True)}

    def _do(self, rules: Rules, board: Board, effect: Effect, frame: Frame, out: list[Event]) -> None:
        for seat in concerned(rules, board, effect, frame):
            self.change(rules, board, seat, by_of(rules, board, effect, seat, frame[5]), out)

    def _can_change(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        seats = concerned(rules, board, effect, frame)
        return any(by_of(rules, board, effect, seat, frame[5]) > 0 or self.count(board, seat) for seat in seats)


def wounds_of(rules: Rules) -> Wounds:
    wounds: Wounds = rules.by_mechanic[Wounds.ID]
    return wounds


MECHANIC: Final = Wounds
