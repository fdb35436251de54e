"""Whether to reroll a die: the second roll stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import CALL_DIE, EVICT_DIE
from stammtisch.games.slack.effects import follow_die
from stammtisch.games.slack.events import REROLLED
from stammtisch.games.slack.plays import COMES, do_for, fail_call, let_in, rolled_slack
from stammtisch.games.slack.question import Question
from stammtisch.games.slack.state import (
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_PASS,
    FOR_ACTIVITY,
    FOR_CALL,
    FOR_GUEST,
    NO_CARD,
    SlackState,
)
from stammtisch.games.slack.sums import modifier, rerolling
from stammtisch.games.slack.turn import asked_out
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class Reroll(Question):
    """(REROLLS, seat, die, what it was rolled for, ...). It is answered with the card or the Job that allows it."""

    ID = "reroll"
    VERBS = ("choose_card", "choose_job", "pass")
    CAN_PASS = True
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        sources = rerolling(rules, state, seat)
        found: list[Move] = [(seat, DO_PASS)]
        if NO_CARD in sources:
            found.append((seat, DO_CHOOSE_JOB, state.jobs[seat]))
        cards = distinct(rules, [card for card in sources if card != NO_CARD])
        return [*found, *[(seat, DO_CHOOSE_CARD, number) for number in cards]]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move not in self.answers(rules, state, frame, move[0]):
            chosen = rules.cards if move[1] == DO_CHOOSE_CARD else rules.jobs
            raise Refused("SLACK-29", "cannot_choose", card=chosen[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.stack.pop()
        seat, die = frame[1], frame[2]
        if move[1] != DO_PASS:
            cards = [card for card in rerolling(rules, state, seat) if card != NO_CARD]
            is_card = move[1] == DO_CHOOSE_CARD
            card = next(card for card in cards if rules.number[card] == move[2]) if is_card else NO_CARD
            state.asked_out.append(card)  # once per turn
            die = state.rng.roll()
            out.append((REROLLED, EVERYONE, seat, card, die))
        follow(rules, state, frame, die, out)


def follow(rules: Rules, state: SlackState, frame: Frame, die: int, out: list[Event]) -> None:
    """What was waiting for the die."""
    _, seat, _, what, *rest = frame
    if what == FOR_GUEST:
        asked_out(rules, state, seat, rest[0], rest[1], die + modifier(rules, state, seat, EVICT_DIE), out)
    elif what == FOR_ACTIVITY:
        do_for(rules, state, seat, rest[0], rolled_slack(rules, state, seat, rest[0], die), out)
    elif what != FOR_CALL:
        follow_die(rules, state, tuple(rest), die, out)
    elif die + modifier(rules, state, seat, CALL_DIE) < COMES:
        fail_call(rules, state, seat, rest[0], out)
    else:
        let_in(rules, state, seat, rest[0], rest[1], out)
