"""Madness (CTH-06..18): a little of it hurts, a lot of it helps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.game import Observed
from stammtisch.engine.option import Option, Value
from stammtisch.engine.problem import BadPosition
from stammtisch.engine.scenario import take
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board, gain_slack
from stammtisch.games.slack.cards import ANYTHING, TRIGGERS, Effect
from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.room import set_off
from stammtisch.games.slack.state import SlackState
from stammtisch.games.slack.sums import by_of, concerned

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.sets import CardSet

COUNTS: Final = (0, -1, -2, -3, -3, -3, -3, -2, -1, 0)  # CTH-08..12: what 0 to 9 Madness counts in Slack
BREAK: Final = 9  # CTH-13
MAD: Final = 1  # the second token: Stark Raving Mad


@final
class Madness(Mechanic):
    ID = "madness"
    RULES = (*[f"CTH-{number:02}" for number in range(6, 19)], "CTH-27", "CTH-28", "AMB-10", "AMB-11")
    TOKENS = ("madness", "stark_raving_mad")
    WORDS = ("madness",)
    OPTIONS = (
        Option("madness_overflow", "slack", "AMB-10", choices=("slack", "lost")),
        Option("srm_rate", "edition", "AMB-11", choices=("edition", "point", "event")),
        Option("madness", "normal", "CTH-27", choices=("normal", "ignore", "double")),
    )
    OPTION_GROUPS: ClassVar[Mapping[str, Sequence[str]]] = {
        "essential": ("madness",),
        "noise": ("madness_overflow", "srm_rate"),
    }
    EDITIONS: ClassVar[Mapping[str, Mapping[str, Value]]] = {
        "de": {"srm_rate": "point"},
        "en": {"srm_rate": "event"},
    }
    EVENTS = (
        EventKind("madness_changed", "seat by madness", rule="CTH-07"),
        EventKind("went_mad", "seat", rule="CTH-13", hits="seat"),
    )
    TOKEN_EVENTS: ClassVar[Mapping[str, str]] = {"madness_changed": "madness"}
    TALLY: ClassVar[Mapping[str, str]] = {"madness": "went_mad"}
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"madness": {"by": "change", "who": "who"}}
    COUNTED = ("madness",)
    SEAT_KEYS = ("madness", "mad")

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)
        self.times = {"normal": 1, "ignore": 0, "double": 2}[str(options["madness"])]  # CTH-27, CTH-28
        self.overflow_is_slack = options["madness_overflow"] == "slack"
        self.is_by_event = options["srm_rate"] == "event"

    def read_cards(self, cards: CardSet) -> None:
        self.bit = cards.tag_bits[self.ID]
        self.when = len(TRIGGERS) + cards.token_words.index(self.ID)

    @property
    def is_on(self) -> bool:
        return self.times > 0

    def counts(self, board: Board, seat: int) -> int:
        return COUNTS[self.count(board, seat)]

    def next_counts(self, board: Board, seat: int) -> int | None:
        after = self.count(board, seat) + self.times
        return COUNTS[after] if after < BREAK and not self.is_mad(board, seat) else None

    def ladder(self, token: str) -> Sequence[int]:
        return COUNTS if token == self.ID else ()

    def is_mad(self, board: Board, seat: int) -> bool:
        return self.count(board, seat, MAD) > 0

    def change(self, rules: Rules, board: Board, seat: int, by: int, out: list[Event]) -> None:
        by *= self.times
        tokens, token = board.tokens, self.token * board.seats + seat
        if tokens[token + board.seats]:
            if by > 0:  # CTH-14: nothing takes it away; CTH-15: any more of it is Slack
                gain_slack(board, seat, 1 if self.is_by_event else by, out)  # AMB-11
            return
        before = tokens[token]
        after = before + by if before + by > 0 else 0
        if after == before:
            return
        if after < BREAK:  # as in `put`: it happens often
            tokens[token] = after
            board.counted[seat] += COUNTS[after] - COUNTS[before]
            board.scored |= 1 << seat
            out.append((self.event, EVERYONE, seat, after - before, after))
            return
        self.put(board, seat, 0)
        self.put(board, seat, 1, MAD)
        out.append((self.event, EVERYONE, seat, BREAK - before, BREAK))
        out.append((self.event + 1, EVERYONE, seat))
        if after > BREAK and self.overflow_is_slack:  # AMB-10
            gain_slack(board, seat, 1 if self.is_by_event else after - BREAK, out)

    def ops(self) -> Mapping[str, Op]:
        return {"madness": Op(self._do, self._can_change, is_counted=True)}

    def _do(self, rules: Rules, board: Board, effect: Effect, frame: Frame, out: list[Event]) -> None:
        is_heard = rules.triggers[self.when] and frame[1] not in rules.triggered  # or it would never end
        for seat in concerned(rules, board, effect, frame):
            by = by_of(rules, board, effect, seat, frame[5])
            if (board.forbids[seat] if by > 0 else board.immune[seat]) & self.bit:
                continue
            self.change(rules, board, seat, by, out)
            if is_heard and by > 0 and self.times:
                set_off(rules, board, self.when, seat, ANYTHING)

    def _can_change(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        for seat in concerned(rules, board, effect, frame):
            if by_of(rules, board, effect, seat, frame[5]) > 0:
                if self.times and not board.forbids[seat] & self.bit:
                    return True
            elif self.count(board, seat) and not board.immune[seat] & self.bit:  # CTH-14: the Mad have none to lose
                return True
        return False

    def set_up(self, board: Board, seat: int, facts: Mapping[str, Any], place: str) -> None:
        madness = take(facts, "madness", int, f"{place}.madness", 0)
        is_mad = take(facts, "mad", bool, f"{place}.mad", False)
        if not 0 <= madness <= BREAK:
            raise BadPosition("out_of_range", place=f"{place}.madness", value=madness, least=0, most=BREAK)
        if madness == BREAK:  # CTH-13: that is what being Stark Raving Mad means
            madness, is_mad = 0, True
        if madness and is_mad:
            raise BadPosition("mad_has_no_madness", place=place)
        if (madness or is_mad) and not self.times:
            raise BadPosition("madness_is_ignored", place=place)
        self.put(board, seat, madness)
        self.put(board, seat, int(is_mad), MAD)

    def observe(self, board: Board, seat: int) -> dict[str, Observed]:
        return {"madness": self.count(board, seat), "mad": self.is_mad(board, seat)}

    def checksum_facts(self, state: SlackState) -> list[object]:
        first = self.token * state.seats
        return [state.tokens[first : first + state.seats]]  # of the first token alone, as in all records so far


MECHANIC: Final = Madness
