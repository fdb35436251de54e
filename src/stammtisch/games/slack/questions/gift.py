"""Whether to put a card from one's hand into play for free (CTH-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stammtisch.engine.event import Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import THING, printed_slack
from stammtisch.games.slack.checks import check_held
from stammtisch.games.slack.question import ANSWERED, NOTHING, Question
from stammtisch.games.slack.room import enter, in_hand
from stammtisch.games.slack.state import DO_CHOOSE_CARD, DO_PASS, DO_PLAY, NO_CARD, NOBODY, SlackState
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class Gift(Question):
    """(GIFT, seat, filter, source card)."""

    ID = "gift"
    VERBS = ("play", "pass")
    CAN_PASS = True
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = [(seat, DO_PASS)]
        for number in distinct(rules, state.hands[seat]):
            card = rules.cards[number]
            if card.kind == THING and card.tags & frame[2]:
                found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        return found

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[1] == DO_PASS:
            return
        check_held(rules, state, move[0], move[2:3])
        card = rules.cards[move[2]]
        if card.kind != THING or not card.tags & frame[2] or move[3] != NOBODY:
            raise Refused("SLACK-29", "not_for_free", also=rules.in_book("CTH-22"), card=card.id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.stack.pop()
        if move[1] == DO_PLAY:
            seat, card = move[0], in_hand(rules, state, move[0], move[2])
            state.hands[seat].remove(card)
            enter(rules, state, seat, card, printed_slack(rules.of[card]), seat, out, frame[3])

    def canonical(self, move: Move) -> Move:
        """A player who may play a card may also say `choose CARD`."""
        return (move[0], DO_PLAY, move[2], NOBODY, NO_CARD) if move[1] == DO_CHOOSE_CARD else move

    def pass_for(self, rules: Rules, state: SlackState, frame: Frame) -> int:
        if len(self.answers(rules, state, frame, frame[1])) > 1:
            return NOTHING
        state.stack.pop()
        return ANSWERED
