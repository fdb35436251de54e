"""What cards bring where more comes of them than their Slack and tokens: they are laid down on a copy of the board, and
their lists are carried out as far as no die and no choice decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from stammtisch.engine.event import Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    ACTIVITY,
    BONUS,
    EVERYBODY,
    ON_CANCELED,
    ON_ENTERS,
    CardDef,
    Effect,
    printed_slack,
)
from stammtisch.games.slack.effects import OPS
from stammtisch.games.slack.room import lay_in, look_around, look_at_everybody, set_off, settle_first, weigh
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY, PICK, SETTLE, TURN, WINDOW
from stammtisch.games.slack.sums import bonuses_for, candidates, concerned, count_of, goal_of, likes, total

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

SIMPLE: Final = tuple(
    OPS[op] for op in ("discard", "clear", "pass_left")
)  # they can be followed if nobody has a choice


@final
class Foresight:
    """One possible future."""

    def __init__(self, rules: Rules, board: Board) -> None:
        self.rules = rules
        self.now = board  # what is known of hands
        self.board = board.copy()
        self.board.stack = [(TURN, board.turn, 0)]
        self.events: list[Event] = []  # of what is not for everybody alike
        self.totals: list[list[int]] = []  # of every seat, whenever they count
        self.winners: list[int] = []
        self.is_open = False  # somebody is asked, so that nobody can tell how it goes on

    def enter(self, seat: int, card: CardDef, player: int, canceled: Sequence[Frame] = ()) -> None:
        """A card comes into play in a room, as in `room.enter`, perhaps because it was thrown at something."""
        rules, board = self.rules, self.board
        if not card.copies:
            return
        taken, first = {each for room in board.rooms for each in room}, rules.of.index(card)
        number = next((n for n in range(first, first + card.copies) if n not in taken), first)
        slack = printed_slack(card)
        if rules.splits_slack and slack > 0 and not likes(rules, board, seat, number):
            slack = 0
        lay_in(rules, board, seat, number)
        if card.tags & rules.rewarded and board.brings[seat] >> BONUS & 1:
            slack += sum(bonuses_for(rules, board, seat, number)[1::2])
        board.slack[number] = slack
        board.worth[seat] += slack
        if card.lasts:
            self._let_last(number, seat)
        if rules.triggers[ON_ENTERS] & card.tags:
            set_off(rules, board, ON_ENTERS, seat, card.tags, number)
        if card.effects >= 0:
            settle_first(rules, board)
            board.stack.append((EFFECTS, card.effects, 0, seat, player, number, NOBODY, NO_CARD))
        for stopped in canceled if rules.triggers[ON_CANCELED] else ():
            tags = rules.announcements[stopped[0]].tags(rules, stopped)
            set_off(rules, board, ON_CANCELED, stopped[1], tags)
        self.run()

    def _let_last(self, card: int, seat: int) -> None:
        self.board.lasting += [card, seat]
        look_at_everybody(self.rules, self.board)
        if self.rules.is_weighing:
            weigh(self.rules, self.board)

    def run(self) -> None:
        stack = self.board.stack
        while len(stack) > 1 and not self.is_open and not self.winners:
            frame = stack.pop()
            if frame[0] == EFFECTS:
                self._carry_out(frame)
            elif frame[0] == SETTLE:
                self.count()
        del stack[1:]
        self.count()

    def _carry_out(self, frame: Frame) -> None:
        rules, board = self.rules, self.board
        effects, index = rules.lists[frame[1]], frame[2]
        if index + 1 < len(effects):
            board.stack.append((*frame[:2], index + 1, *frame[3:]))
        effect = effects[index]
        op = rules.ops[effect.op]
        if op.is_counted or (op is OPS["mark"] and frame[7] == NO_CARD):
            op.do(rules, board, effect, frame, [] if effect.who == EVERYBODY else self.events)
        elif op in SIMPLE:
            self._follow(effect, frame)
        elif op is OPS["last"]:
            for seat in concerned(rules, board, effect, frame):
                self._let_last(frame[5], seat)
        elif op.would_ask(rules, self.now, effect, frame):
            self.is_open = True
            self.count()

    def _follow(self, effect: Effect, frame: Frame) -> None:
        """Cards leave rooms: which, is clear unless their owner has a choice."""
        rules, board = self.rules, self.board
        op = rules.ops[effect.op]
        if op is OPS["pass_left"]:
            self._hand_on(effect, frame)
            return
        for seat in concerned(rules, board, effect, frame):
            pool = candidates(rules, board, (PICK, seat, effect.filter, 1, frame[5]))
            count = len(pool) if op is OPS["clear"] else count_of(rules, board, effect, seat, frame[5])
            if op is OPS["discard"] and count and len({rules.number[card] for card in pool}) > 1:
                self.is_open = True
                self.count()
                return
            for card in sorted(pool, key=board.slack.__getitem__)[:count]:
                self.remove(seat, card)

    def _hand_on(self, effect: Effect, frame: Frame) -> None:
        """Everybody hands something on, unless somebody has a choice; those who pass on a hand always have one."""
        rules, board = self.rules, self.board
        pools = [candidates(rules, board, (PICK, seat, effect.filter, 1, frame[5])) for seat in range(board.seats)]
        if effect.flag or any(len({rules.number[card] for card in pool}) > 1 for pool in pools):
            self.is_open = True
            self.count()
            return
        for seat, pool in enumerate(pools):
            if pool:
                card = min(pool, key=board.slack.__getitem__)
                self.remove(seat, card)
                board.rooms[(seat + 1) % board.seats].append(card)
                self._look_around((seat + 1) % board.seats)

    def remove(self, seat: int, card: int) -> None:
        self.board.rooms[seat].remove(card)
        self._look_around(seat)

    def _look_around(self, seat: int) -> None:
        look_around(self.rules, self.board, seat)
        if self.rules.reached:
            look_at_everybody(self.rules, self.board)
        if self.rules.is_weighing:
            weigh(self.rules, self.board)

    def count(self) -> None:
        """The list of a card is done, or asks somebody: what everybody has now, and who has won (AMB-41, AMB-49)."""
        rules, board = self.rules, self.board
        totals = [total(board, seat) for seat in range(board.seats)]
        self.totals.append(totals)
        if not self.winners:
            around = [*range(board.turn, board.seats), *range(board.turn)]
            there = [seat for seat in around if totals[seat] >= goal_of(rules, board, seat)]
            self.winners = there if rules.shares_win else there[:1]


def foresee(rules: Rules, board: Board, seat: int, cards: Sequence[CardDef], player: int) -> Foresight:
    """These cards come into play one after the other."""
    sight = Foresight(rules, board)
    canceled = _canceled(rules, board, cards)
    for card in cards:
        if not sight.winners and not sight.is_open:
            sight.enter(seat, card, player, canceled)
    return sight


def _canceled(rules: Rules, board: Board, cards: Sequence[CardDef]) -> list[Frame]:
    """What these cards stop as they come into play, if they are a TV on its way to somebody (SLACK-110), and what that
    was thrown at itself (AMB-07).
    """
    found: list[Frame] = []
    index = len(board.stack) - 2
    if index < 2 or board.stack[-1][0] != WINDOW:
        return found
    thrown = rules.announcements[board.stack[index][0]].cards(board.stack[index])
    if [rules.of[card] for card in thrown] != list(cards):
        return found
    while index >= 2 and _is_thrown(rules, board.stack[index]):
        index -= 2
        found.append(board.stack[index])
    return found


def _is_thrown(rules: Rules, frame: Frame) -> bool:
    what = rules.announcements[frame[0]]
    return what.is_answer(rules, frame) and any(rules.kinds[card] == ACTIVITY for card in what.cards(frame))
