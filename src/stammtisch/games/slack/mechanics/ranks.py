"""Ranks (GUE-01..09, GUE-27..37): Jobs in an order, which count towards the goal. Promotions and demotions take effect
in the order in which they are played, never the last one first (AMB-58).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.game import Observed
from stammtisch.engine.option import Value
from stammtisch.engine.problem import BadPosition, Refused
from stammtisch.engine.scenario import take
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import ANYTHING, TRIGGERS, WHENEVER, Effect
from stammtisch.games.slack.events import JOB_DEALT
from stammtisch.games.slack.jobs import hold, put_aside
from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.question import Question, Work
from stammtisch.games.slack.room import set_off
from stammtisch.games.slack.state import DO_CHOOSE_SEAT, EFFECTS, NO_CARD, NOBODY, PLAY, SlackState
from stammtisch.games.slack.sums import by_of, concerned

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.sets import CardSet

LOWEST: Final = 1

PROMOTED: Final = 0  # events, from the first of the mechanic
DEMOTED: Final = 1
CHANGED_PLACES: Final = 2
NONE_FREE: Final = 3


# What everybody can see ----------------------------------------------------------------------------------------------


def rank_of(rules: Rules, board: Board, seat: int) -> int:
    """GUE-06: 1 is the lowest; 0 without a rank."""
    ranks: list[int] = rules.by_mechanic[Ranks.ID].ranks
    return ranks[board.jobs[seat]]


def highest(rules: Rules, board: Board) -> int:
    ranks = ranks_of(rules).ranks
    return max([ranks[job] for job in board.jobs])


def free_rank(rules: Rules, board: Board, rank: int) -> int:
    """GUE-09: a free card of this rank, or NOBODY."""
    ranks = ranks_of(rules).ranks
    return next((job for job in board.aside if ranks[job] == rank), NOBODY)


def partners(rules: Rules, board: Board, seat: int, rank: int) -> list[int]:
    """GUE-34: the others of this rank."""
    ranks = ranks_of(rules).ranks
    return [other for other, job in enumerate(board.jobs) if other != seat and ranks[job] == rank]


# Rising and falling --------------------------------------------------------------------------------------------------


def promote(rules: Rules, board: Board, seat: int, out: list[Event]) -> bool:
    """GUE-29, -30: to the next higher rank, if a card of it is free; none is skipped. Whether it was."""
    rank = rank_of(rules, board, seat) + 1
    job = free_rank(rules, board, rank)
    if job == NOBODY:
        if rank in ranks_of(rules).ranks:
            out.append((ranks_of(rules).event + NONE_FREE, EVERYONE, seat))
        return False
    _take_free(rules, board, seat, job, PROMOTED, out)
    ranks_of(rules).tell(rules, board, seat)
    return True


def demote(rules: Rules, board: Board, seat: int, out: list[Event]) -> None:
    """GUE-32..34: one rank down, to a free card if there is one, and otherwise somebody of that rank rises. The lowest
    rank cannot fall (AMB-34).
    """
    rank = rank_of(rules, board, seat) - 1
    if rank < LOWEST:
        return
    job = free_rank(rules, board, rank)
    others = partners(rules, board, seat, rank)
    if job != NOBODY:
        _take_free(rules, board, seat, job, DEMOTED, out)
    elif len(others) == 1:
        change_places(rules, board, seat, others[0], out)
    elif others:
        board.stack.append((rules.frame_kinds[Partner.ID], seat, rank))


def change_places(rules: Rules, board: Board, seat: int, other: int, out: list[Event]) -> None:
    """Two players exchange their ranks."""
    mine, theirs = board.jobs[seat], board.jobs[other]
    out.append((ranks_of(rules).event + CHANGED_PLACES, EVERYONE, seat, other))
    hold(rules, board, seat, theirs, out)
    hold(rules, board, other, mine, out)
    ranks_of(rules).tell(rules, board, max(seat, other, key=lambda each: rank_of(rules, board, each)))


def _take_free(rules: Rules, board: Board, seat: int, job: int, event: int, out: list[Event]) -> None:
    board.aside.remove(job)
    put_aside(rules, board, seat)
    out.append((ranks_of(rules).event + event, EVERYONE, seat, job))
    hold(rules, board, seat, job, out)


def move(rules: Rules, board: Board, seat: int, by: int, out: list[Event]) -> None:
    """GUE-37, AMB-58: somebody rises or falls now, or as soon as all promotions and demotions that were played before,
    and whose windows are still open, have taken effect.
    """
    waiting = rules.frame_kinds[Change.ID]
    index = (
        ranks_of(rules).pending(rules, board) if isinstance(board, SlackState) else NOBODY
    )  # who tries does not wait
    if index == NOBODY:
        for _ in range(abs(by)):
            if by > 0:
                promote(rules, board, seat, out)
            else:
                demote(rules, board, seat, out)
        return
    while index and board.stack[index - 1][0] == waiting:  # after those that have waited longer
        index -= 1
    board.stack.insert(index, (waiting, seat, by))


@final
class Change(Work):
    """(kind, seat, by): a promotion or a demotion that waits for an earlier one (AMB-58)."""

    ID = "rank_change"

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        state.stack.pop()
        move(rules, state, frame[1], frame[2], out)
        return True


@final
class Partner(Question):
    """(kind, seat, rank wanted): whom somebody who is demoted changes ranks with (GUE-34, AMB-37)."""

    ID = "partner"
    VERBS = ("choose_seat",)
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_SEAT, other) for other in partners(rules, state, seat, frame[2])]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[2] not in partners(rules, state, move[0], frame[2]):
            raise Refused("GUE-34", "not_that_rank", also=["AMB-37"])

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.stack.pop()
        change_places(rules, state, frame[1], move[2], out)


@final
class Ranks(Mechanic):
    ID = "ranks"
    RULES = (
        *[f"GUE-{number:02}" for number in (*range(1, 10), *range(27, 38))],
        "AMB-34",
        "AMB-37",
        "AMB-58",
        "AMB-59",
    )
    WORDS = ("rank",)
    EVENTS = (
        EventKind("promoted", "seat job", rule="GUE-29"),
        EventKind("demoted", "seat job", rule="GUE-32", hits="seat"),
        EventKind("ranks_changed", "seat target", rule="GUE-34", hits="seat"),
        EventKind("no_rank_free", "seat", rule="GUE-30"),
    )
    TALLY: ClassVar[Mapping[str, str]] = {"promotions": "promoted", "demotions": "demoted"}
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"rank": {"by": "change", "who": "who"}}
    COUNTED = ("rank",)
    JOB_FIELDS: ClassVar[Mapping[str, str]] = {"rank": "count", "slack": "number"}
    JOB_ALONE: ClassVar[Mapping[str, str]] = {"slack": "rank"}
    INSTEAD: ClassVar[Mapping[str, str]] = {"rank": "goal"}  # which is the same for everybody (GUE-01)
    COUNTS_JOBS = True
    SEAT_KEYS = ("rank",)
    QUESTIONS = (Change, Partner)
    HEARS = ("dealing",)

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)
        self.slack: list[int] = []  # of every rank, by number
        self.ranks: list[int] = []
        self.by_id: dict[str, int] = {}
        self.copies: dict[str, int] = {}
        self.changing: frozenset[int] = frozenset()  # definitions of the Whenevers that promote or demote (GUE-35)

    def read_cards(self, cards: CardSet) -> None:
        rank, slack, jobs = cards.job_fields["rank"], cards.job_fields["slack"], range(len(cards.jobs))
        self.ranks = [rank.get(job, 0) for job in jobs]
        self.slack = [slack.get(job, 0) for job in jobs]
        self.by_id = {cards.jobs[job].id: job for job in jobs if self.ranks[job]}
        self.copies = {job.id: job.copies for job in cards.jobs}
        op, lists = cards.ops.index("rank"), cards.lists

        def changes(number: int) -> bool:
            effects = lists[number] if number >= 0 else []
            return any(each.op == op or changes(each.then) or changes(each.otherwise) for each in effects)

        found = [n for n, card in enumerate(cards.cards) if card.kind == WHENEVER and changes(card.effects)]
        self.changing = frozenset(found)

    def count(self, board: Board, seat: int, which: int = 0) -> int:
        """Cards speak of a rank as of a number."""
        return self.ranks[board.jobs[seat]]

    def counts(self, board: Board, seat: int) -> int:
        return self.slack[board.jobs[seat]]  # GUE-04

    def change(self, rules: Rules, board: Board, seat: int, by: int, out: list[Event]) -> None:
        move(rules, board, seat, by, out)

    def pending(self, rules: Rules, board: Board) -> int:
        """Where on the stack the last promotion or demotion is whose window is open; NOBODY if there is none."""
        for index in range(len(board.stack) - 1, -1, -1):
            frame = board.stack[index]
            if frame[0] == PLAY and frame[2] == NO_CARD and rules.number[frame[3]] in self.changing:
                return index
        return NOBODY

    def tell(self, rules: Rules, board: Board, seat: int) -> None:
        """Somebody has risen: others may have been waiting for that, but what they do then is not waited for."""
        when = len(TRIGGERS) + rules.set.token_words.index("rank")
        if rules.triggers[when] and not any(
            frame[0] == EFFECTS and frame[1] in rules.triggered for frame in board.stack
        ):
            set_off(rules, board, when, seat, ANYTHING)

    def dealing(self, rules: Rules, state: SlackState, out: list[Event]) -> None:
        """GUE-07: two players both start with the lowest rank."""
        for seat in range(state.seats) if state.seats == 2 else ():
            job = free_rank(rules, state, LOWEST)
            if state.jobs[seat] == NOBODY and job != NOBODY:
                state.aside.remove(job)
                state.jobs[seat] = job
                out.append((JOB_DEALT, EVERYONE, seat, job))

    # Effects ---------------------------------------------------------------------------------------------------------

    def ops(self) -> Mapping[str, Op]:
        return {"rank": Op(self._do, self._can_change, self._would_ask, is_counted=True)}

    def _do(self, rules: Rules, board: Board, effect: Effect, frame: Frame, out: list[Event]) -> None:
        bit = rules.set.tag_bits["rank"]
        for seat in concerned(rules, board, effect, frame):
            by = by_of(rules, board, effect, seat, frame[5])
            if by < 0 and board.immune[seat] & bit:
                continue
            if by > 0 and board.forbids[seat] & bit:
                continue
            move(rules, board, seat, by, out)

    def _can_change(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        bit = rules.set.tag_bits["rank"]
        if self.pending(rules, board) != NOBODY:
            return True  # nobody knows which ranks will be free
        for seat in concerned(rules, board, effect, frame):
            by, rank = by_of(rules, board, effect, seat, frame[5]), rank_of(rules, board, seat)
            if by < 0 and rank > LOWEST and not board.immune[seat] & bit:
                return True
            if by > 0 and free_rank(rules, board, rank + 1) != NOBODY and not board.forbids[seat] & bit:
                return True
        return False

    def _would_ask(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        for seat in concerned(rules, board, effect, frame):
            rank = rank_of(rules, board, seat) - 1
            falls = by_of(rules, board, effect, seat, frame[5]) < 0 and rank >= LOWEST
            if falls and free_rank(rules, board, rank) == NOBODY and len(partners(rules, board, seat, rank)) > 1:
                return True
        return False

    # Scenarios -------------------------------------------------------------------------------------------------------

    def set_up(self, board: Board, seat: int, facts: Mapping[str, Any], place: str) -> None:
        """Whoever is not said to have another rank has the lowest."""
        if "job" in facts:
            raise BadPosition("unknown_place", place=f"{place}.job", known="rank")
        usual = next((id for id, number in self.by_id.items() if self.ranks[number] == LOWEST), "")
        id = take(facts, "rank", str, f"{place}.rank", usual)
        if id not in self.by_id:
            raise BadPosition("unknown_place", place=f"{place}.rank = {id}", known=", ".join(self.by_id))
        if self.by_id[id] not in board.aside:
            raise BadPosition("no_copy_left", place=f"{place}.rank", card=id, copies=self.copies[id])
        board.aside.remove(self.by_id[id])
        board.jobs[seat] = self.by_id[id]

    def observe(self, board: Board, seat: int) -> dict[str, Observed]:
        return {"rank": next((id for id, number in self.by_id.items() if number == board.jobs[seat]), "")}


def ranks_of(rules: Rules) -> Ranks:
    ranks: Ranks = rules.by_mechanic[Ranks.ID]
    return ranks


MECHANIC: Final = Ranks
