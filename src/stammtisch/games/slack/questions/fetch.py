"""Which card of the discard pile to take into the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stammtisch.engine.event import Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.effects import fetch
from stammtisch.games.slack.question import Question
from stammtisch.games.slack.state import DO_CHOOSE_CARD, SlackState
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


def discarded(rules: Rules, board: Board, frame: Frame) -> list[int]:
    return [card for card in board.discard if rules.tags[card] & frame[2]]


@final
class Fetch(Question):
    """(FETCH, seat, filter, source card)."""

    ID = "fetch"
    VERBS = ("choose_card",)
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, discarded(rules, state, frame))]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move not in self.answers(rules, state, frame, move[0]):
            raise Refused("SLACK-29", "cannot_choose", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.stack.pop()
        pool = discarded(rules, state, frame)
        fetch(rules, state, move[0], next(card for card in reversed(pool) if rules.number[card] == move[2]), out)

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        pool = discarded(rules, state, frame)
        if len(distinct(rules, pool)) > 1:
            return False
        state.stack.pop()
        if pool:
            fetch(rules, state, frame[1], pool[-1], out)
        return True
