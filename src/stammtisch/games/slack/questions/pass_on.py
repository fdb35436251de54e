"""What to hand on to the left: all choose at once, and then every card goes, so that nothing just received goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stammtisch.engine.decision import CHOOSE_ONE, Decision
from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.events import HANDED_ON, PASSED_CARD, PASSED_ON
from stammtisch.games.slack.question import Question
from stammtisch.games.slack.room import carry, in_hand, lay_down, seats_in, take_up
from stammtisch.games.slack.state import DO_CHOOSE_CARD, NO_SECRET, PASS_ON, PICK, SlackState
from stammtisch.games.slack.sums import candidates
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class PassOn(Question):
    """(PASS_ON, mask of the seats that have not chosen, filter, 1 if from the hand, player, source card). What others
    have chosen is a secret until all have, since everybody sees a frame.
    """

    ID = "pass_on"
    VERBS = ("choose_card",)
    IS_IN_LIST = True

    def first(self, frame: Frame) -> int:
        return seats_in(frame[1])[0]

    def is_asked(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> bool:
        return frame[1] >> seat & 1 == 1

    def decision(self, rules: Rules, state: SlackState, frame: Frame) -> Decision:
        return Decision(self.ID, CHOOSE_ONE, seats_in(frame[1]))

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, self._pool(rules, state, frame, seat))]

    def _pool(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[int]:
        return state.hands[seat] if frame[3] else candidates(rules, state, (PICK, seat, frame[2], 1, frame[5]))

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move not in self.answers(rules, state, frame, move[0]):
            raise Refused("SLACK-29", "cannot_choose", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        if frame[3]:
            chosen = in_hand(rules, state, move[0], move[2])
        else:
            pool = self._pool(rules, state, frame, move[0])
            chosen = min([card for card in pool if rules.number[card] == move[2]], key=state.slack.__getitem__)
        state.secrets[move[0]] = chosen
        state.stack[-1] = (PASS_ON, frame[1] & ~(1 << move[0]), *frame[2:])

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """Whoever has nothing is left out. A hand is always asked: only its owner may know that there is no choice."""
        waiting = frame[1]
        for seat in seats_in(waiting):
            pool = self._pool(rules, state, frame, seat)
            if pool and (frame[3] or len(distinct(rules, pool)) > 1):
                continue
            waiting &= ~(1 << seat)
            state.secrets[seat] = min(pool, key=state.slack.__getitem__) if pool else NO_SECRET
        if waiting:
            state.stack[-1] = (PASS_ON, waiting, *frame[2:])
            return False
        state.stack.pop()
        around = [(frame[4] + i) % state.seats for i in range(state.seats)]
        going = [(seat, state.secrets[seat]) for seat in around if state.secrets[seat] != NO_SECRET]
        state.secrets[: state.seats] = [NO_SECRET] * state.seats
        if frame[3]:
            self._hand_over(rules, state, going, out)
        else:
            self._carry_over(rules, state, going, out)
        return True

    def _carry_over(self, rules: Rules, state: SlackState, going: list[tuple[int, int]], out: list[Event]) -> None:
        for seat, card in going:
            left = (seat + 1) % state.seats
            carry(rules, state, card, left, out)
            out.append((HANDED_ON, EVERYONE, seat, card, left))
            for mechanic in rules.hearing_taken:
                mechanic.taken(rules, state, left, card, out)

    def _hand_over(self, rules: Rules, state: SlackState, going: list[tuple[int, int]], out: list[Event]) -> None:
        """As with a theft: both know which card, and so does anybody who keeps seeing one of the hands."""
        knowing = {
            seat: 1 << seat | 1 << left | state.open_to[seat] | state.open_to[left]
            for seat, _ in going
            for left in [(seat + 1) % state.seats]
        }
        for seat, card in going:
            lay_down(rules, state, seat, card)
            for other in state.hands[seat]:
                state.seen[other] &= knowing[seat]
        for seat, card in going:
            left = (seat + 1) % state.seats
            take_up(rules, state, left, [card])
            state.seen[card] = knowing[seat]
            out.append((PASSED_ON, EVERYONE, seat, left))
            out.append((PASSED_CARD, knowing[seat], seat, left, card))
