"""Discard: down to five cards, and more if one likes (SLACK-81)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, final

from stammtisch.engine.decision import CHOOSE_SOME
from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import HAND
from stammtisch.games.slack.checks import check_held, check_turn
from stammtisch.games.slack.events import DISCARDED
from stammtisch.games.slack.notation import card_of
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.phases.free_time import FreeTime
from stammtisch.games.slack.question import Verb
from stammtisch.games.slack.room import some_in_hand
from stammtisch.games.slack.state import DO_DISCARD, NO_PHASE, TURN, SlackState
from stammtisch.games.slack.sums import free_time_left, must_discard
from stammtisch.games.slack.turn import next_phase, start_phase

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class Discard(Phase):
    """Its step is the Free Time that was declined."""

    ID = "discard"
    SHAPE = CHOOSE_SOME
    CAN_END = False  # discarding nothing is a way to discard

    def moves(self, rules: Rules, state: SlackState, seat: int) -> list[Move]:
        """Everything between what must go (SLACK-81) and what must stay (SLACK-82)."""
        hand = sorted([rules.number[card] for card in state.hands[seat]])
        start: Move = (seat, DO_DISCARD)
        found: list[Move] = []
        for size in range(len(hand) - HAND if len(hand) > HAND else 0, len(hand)):  # as in `must_discard`
            found += map(start.__add__, combinations(hand, size))
        if len(set(hand)) < len(hand):
            found = list(dict.fromkeys(found))  # it does not matter which of equal cards goes
        return found

    def advance(self, rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
        left = free_time_left(rules, state)
        if left > step:  # AMB-50: more Free Time than was declined leads back, since nothing was discarded yet
            back = rules.phase_number(FreeTime.ID)
            if back != NO_PHASE:
                start_phase(state, back, out)
                return True
        if len(state.hands[seat]) >= rules.least_to_wait:  # AMB-16
            if left < step:
                state.stack[-1] = (TURN, seat, left)
            return False
        next_phase(rules, state, out)
        return True

    def check_end(self, rules: Rules, state: SlackState, seat: int) -> None:
        if must_discard(state, seat):
            raise Refused("SLACK-81", "must_discard", count=must_discard(state, seat))


@final
class DiscardCards(Verb):
    """`discard CARD ...`, or none: (seat, verb, definition, ...)."""

    ID = "discard"
    WORD = "discard"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return all(0 <= number < len(rules.cards) for number in move[2:])

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return " ".join([self.WORD, *[rules.cards[number].id for number in move[2:]]])

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        return (seat, self.number, *[card_of(rules, card) for card in rest])

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        seat = move[0]
        check_turn(rules, state, seat, frame, Discard.ID)
        check_held(rules, state, seat, move[2:])
        count = len(move) - 2
        if count < must_discard(state, seat):
            raise Refused("SLACK-81", "must_discard", count=must_discard(state, seat))
        if count and count >= len(state.hands[seat]):
            raise Refused("SLACK-82", "keep_one")

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        seat = move[0]
        cards = some_in_hand(rules, state, seat, move[2:])
        hand = state.hands[seat]
        for card in cards:
            hand.remove(card)
            out.append((DISCARDED, EVERYONE, seat, card))
        state.discard += cards
        if not rules.free.isdisjoint(cards):
            state.ready[seat] = [card for card in hand if card in rules.free]
        next_phase(rules, state, out)
