"""The window after an announcement: everybody else may answer it before anything happens (SLACK-101)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, final

from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import WHENEVER
from stammtisch.games.slack.plays import everyone_else
from stammtisch.games.slack.question import ANSWERED, NOTHING, STILL_WAITS, Question, Verb
from stammtisch.games.slack.room import seats_in
from stammtisch.games.slack.state import AFRESH, DO_PASS, DO_PLAY, NO_CARD, NOBODY, WINDOW, SlackState
from stammtisch.games.slack.sums import announced_tags, can_cancel, is_asked, victim_of
from stammtisch.games.slack.whenevers import can_interject, whenevers

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class Window(Question):
    """(WINDOW, announcer, mask of the seats that have not answered)."""

    ID = "answer"
    IS_OPEN = True
    SHAPE = RESPOND

    def decision(self, rules: Rules, state: SlackState, frame: Frame) -> Decision:
        mask = frame[2]
        if state.hands[frame[1]]:
            mask |= 1 << frame[1]  # the announcer may interject
        return window_decision(frame[1], mask, state.turn, state.seats, rules.asks_in_turn)

    def moves(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        if seat == frame[1]:
            return whenevers(rules, state, seat)
        return answers_to(rules, state, seat) if is_asked(rules, state, seat) else []

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        if state.stack[-2][2] != NO_CARD or not frame[2]:  # canceled, or nobody is left to answer
            state.stack.pop()
            return True
        if frame[2] != AFRESH:
            return False
        state.stack[-1] = (WINDOW, frame[1], everyone_else(rules, state, state.stack[-2]))
        return True

    def pass_for(self, rules: Rules, state: SlackState, frame: Frame) -> int:
        """It goes on waiting for the seats that could do more than pass."""
        mask, announced = frame[2], state.stack[-2]
        tags = rules.announcements[announced[0]].tags(rules, announced)
        cancels = rules.cancels.get(tags)
        if cancels is None:
            found = [card for card, definition in enumerate(rules.of) if definition.cancels & tags]
            cancels = rules.cancels[tags] = frozenset(found)
        able, hands, ready = 0, state.hands, state.ready
        for seat in seats_in(mask):
            if cancels.isdisjoint(hands[seat]):
                if ready[seat] and can_interject(rules, state, seat):
                    able |= 1 << seat
            elif _is_sure(rules, state, seat) or len(answers_to(rules, state, seat)) > 1:
                able |= 1 << seat
        if rules.offering_window:
            for seat in seats_in(mask & ~able):
                able |= 1 << seat if window_offers(rules, state, seat) else 0
        if able == mask:
            return NOTHING
        if able:
            state.stack[-1] = (WINDOW, frame[1], able)  # it goes on waiting, for fewer
            return STILL_WAITS
        state.stack.pop()
        return ANSWERED


def _is_sure(rules: Rules, state: SlackState, seat: int) -> bool:
    """Whether nothing keeps this seat from playing a card that cancels."""
    return not state.forbids[seat] and seat != victim_of(rules, state) and not rules.has_aimed


@final
class Pass(Verb):
    ID = "pass"
    WORD = "pass"

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if frame[0] != WINDOW or not is_asked(rules, state, move[0]):
            raise Refused("AMB-08", "nothing_to_pass")

    def refuse(self, rules: Rules, state: SlackState, frame: Frame, move: Move, question: Question) -> None:
        raise Refused("AMB-08", "nothing_to_pass")

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.stack[-1] = (WINDOW, frame[1], frame[2] & ~(1 << move[0]))


@cache
def window_decision(announcer: int, mask: int, turn: int, seats: int, asks_in_turn: bool) -> Decision:
    around = [(turn + i) % seats for i in range(seats)]
    others = tuple([seat for seat in around if seat != announcer and mask >> seat & 1])
    asked = others[:1] if asks_in_turn else others
    return Decision(Window.ID, RESPOND, asked, (announcer,) if mask >> announcer & 1 else ())


def answers_to(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    found: list[Move] = [(seat, DO_PASS)]
    tags = announced_tags(rules, state)
    refused, victim = state.forbids[seat], victim_of(rules, state)
    done: list[int] = []
    for held in state.hands[seat]:
        card = rules.of[held]
        if not card.cancels & tags or (card.is_aimed and not can_cancel(rules, state, seat, card)):
            continue
        number = rules.number[held]
        if number in done or refused & rules.tags[held]:
            continue
        done.append(number)
        if rules.kinds[held] == WHENEVER:
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        elif seat != victim:
            found.append((seat, DO_PLAY, number, victim, NO_CARD))  # SLACK-110
    if rules.offering_window:
        found += window_offers(rules, state, seat)
    found += whenevers(rules, state, seat)
    return found


def window_offers(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """What mechanics offer as an answer to the announcement in the open window."""
    frame = state.stack[-2]
    return [move for mechanic in rules.offering_window for move in mechanic.window_moves(rules, state, frame, seat)]
