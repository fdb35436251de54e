"""What to hand on to the left: one player after the other, so that something just received may be handed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.events import HANDED_ON, PASSED_CARD, PASSED_ON
from stammtisch.games.slack.question import Question
from stammtisch.games.slack.room import carry, in_hand, lay_down, take_up
from stammtisch.games.slack.state import DO_CHOOSE_CARD, PASS_ON, PICK, SlackState
from stammtisch.games.slack.sums import candidates
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class PassOn(Question):
    """(PASS_ON, seat, filter, 1 if from the hand, players to go, source card)."""

    ID = "pass_on"
    VERBS = ("choose_card",)
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, self._pool(rules, state, frame))]

    def _pool(self, rules: Rules, state: SlackState, frame: Frame) -> list[int]:
        _, seat, filter, is_hand, _, source = frame
        return state.hands[seat] if is_hand else candidates(rules, state, (PICK, seat, filter, 1, source))

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move not in self.answers(rules, state, frame, move[0]):
            raise Refused("SLACK-29", "cannot_choose", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        if frame[3]:
            self._hand_on(rules, state, frame, in_hand(rules, state, move[0], move[2]), out)
            return
        copies = [card for card in self._pool(rules, state, frame) if rules.number[card] == move[2]]
        self._hand_on(rules, state, frame, min(copies, key=state.slack.__getitem__), out)

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """Whoever has nothing is left out. A hand is always asked: only its owner may know that there is no choice."""
        pool = self._pool(rules, state, frame)
        if not pool:
            self._go_on(state, frame)
            return True
        if frame[3] or len(distinct(rules, pool)) > 1:
            return False
        self._hand_on(rules, state, frame, min(pool, key=state.slack.__getitem__), out)
        return True

    def _hand_on(self, rules: Rules, state: SlackState, frame: Frame, card: int, out: list[Event]) -> None:
        seat = frame[1]
        left = (seat + 1) % state.seats
        self._go_on(state, frame)
        if not frame[3]:
            carry(rules, state, card, left, out)
            out.append((HANDED_ON, EVERYONE, seat, card, left))
            for mechanic in rules.hearing_taken:
                mechanic.taken(rules, state, left, card, out)
            return
        # As with a theft: both know which card, and so does anybody who keeps seeing one of the hands.
        knowing = 1 << seat | 1 << left | state.open_to[seat] | state.open_to[left]
        lay_down(rules, state, seat, card)
        take_up(rules, state, left, [card])
        state.seen[card] = knowing
        out.append((PASSED_ON, EVERYONE, seat, left))
        out.append((PASSED_CARD, knowing, seat, left, card))
        for other in state.hands[seat]:
            state.seen[other] &= knowing

    def _go_on(self, state: SlackState, frame: Frame) -> None:
        _, seat, filter, is_hand, to_go, source = frame
        if to_go > 1:
            state.stack[-1] = (PASS_ON, (seat + 1) % state.seats, filter, is_hand, to_go - 1, source)
        else:
            state.stack.pop()
