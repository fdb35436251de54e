"""Two cards change places: the second one is chosen, first its room and then the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.events import HAD_NO_EFFECT, SWAPPED
from stammtisch.games.slack.question import Question
from stammtisch.games.slack.room import carry
from stammtisch.games.slack.state import DO_CHOOSE_CARD, DO_CHOOSE_SEAT, NOBODY, SlackState
from stammtisch.games.slack.sums import can_enter, owner_of
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


def partners(rules: Rules, board: Board, frame: Frame) -> dict[int, list[int]]:
    """By seat, the cards that could change places with the one in the frame."""
    _, player, filter, card, _ = frame
    home = owner_of(board, card)
    found: dict[int, list[int]] = {}
    for seat in range(board.seats):
        if seat != home and can_enter(board, rules.of[card], seat):
            safe = 0 if seat == player else board.immune[seat]
            cards = [
                other for other in board.rooms[seat] if rules.tags[other] & filter and not rules.tags[other] & safe
            ]
            cards = [other for other in cards if can_enter(board, rules.of[other], home)]
            if cards:
                found[seat] = cards
    return found


@final
class Swap(Question):
    """(SWAP, player, filter, card, seat or NOBODY if that is to be chosen first)."""

    ID = "swap"
    VERBS = ("choose_seat", "choose_card")
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        rooms = partners(rules, state, frame)
        if frame[4] == NOBODY:
            return [(seat, DO_CHOOSE_SEAT, other) for other in rooms]
        return [(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, rooms[frame[4]])]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move in self.answers(rules, state, frame, move[0]):
            return
        if move[1] == DO_CHOOSE_SEAT:
            raise Refused("SLACK-86", "nothing_to_swap")
        raise Refused("SLACK-86", "cannot_choose", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        if move[1] == DO_CHOOSE_SEAT:
            state.stack[-1] = (*frame[:4], move[2])
            return
        copies = [card for card in partners(rules, state, frame)[frame[4]] if rules.number[card] == move[2]]
        self._change_places(rules, state, frame, max(copies, key=state.slack.__getitem__), out)

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """What leaves no choice happens automatically."""
        rooms = partners(rules, state, frame) if owner_of(state, frame[3]) != NOBODY else {}
        if not rooms:
            state.stack.pop()
            out.append((HAD_NO_EFFECT, EVERYONE, frame[3]))
            return True
        if frame[4] == NOBODY:
            if len(rooms) > 1:
                return False
            state.stack[-1] = (*frame[:4], next(iter(rooms)))
            return True
        if len(distinct(rules, rooms[frame[4]])) > 1:
            return False
        self._change_places(rules, state, frame, max(rooms[frame[4]], key=state.slack.__getitem__), out)
        return True

    def _change_places(self, rules: Rules, state: SlackState, frame: Frame, other: int, out: list[Event]) -> None:
        _, player, _, card, seat = frame
        state.stack.pop()
        home = carry(rules, state, card, seat, out)
        carry(rules, state, other, home, out)
        out.append((SWAPPED, EVERYONE, player, card, home, other))
        for mechanic in rules.hearing_taken:
            mechanic.taken(rules, state, seat, card, out)
            mechanic.taken(rules, state, home, other, out)
