"""Roll: for what a Job leaves to the dice (SLACK-14), and for guests who are asked to leave (SLACK-50)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, final

from stammtisch.engine.event import Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import IS_PERSON, PET
from stammtisch.games.slack.checks import check_turn, kept_out
from stammtisch.games.slack.jobs import roll_numbers
from stammtisch.games.slack.notation import card_of, door_of, place
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.question import Verb
from stammtisch.games.slack.state import DO_EVICT, EFFECTS, NO_CARD, NOBODY, SETTLE, TO_DISCARD, TURN, SlackState
from stammtisch.games.slack.sums import doors, guest, guests, has_guests, in_room
from stammtisch.games.slack.turn import ask_out, next_phase

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

# Steps
NUMBERS: Final = 0
ASKING: Final = 1
TOLL: Final = 2
PAID: Final = 3


@final
class Roll(Phase):
    ID = "roll"
    ALSO = ("SLACK-50",)

    def moves(self, rules: Rules, state: SlackState, seat: int) -> list[Move]:
        """The guests who can be asked to leave, and where to."""
        found: list[Move] = []
        done: list[int] = []
        for card in guests(rules, state, seat):
            number = rules.number[card]
            if number in done:
                continue
            done.append(number)
            if not rules.names_door_first:
                found.append((seat, DO_EVICT, number, NOBODY))
            elif not rules.of[card].needs and rules.discards_guests:
                found += _evictions(state.seats, seat, number)
            else:
                rooms = doors(rules, state, card)
                found += [(seat, DO_EVICT, number, door) for door in rooms]
                if rules.discards_guests or not rooms:  # GOTH-11
                    found.append((seat, DO_EVICT, number, TO_DISCARD))
        return found

    def advance(self, rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
        """The steps of the Roll phase follow each other unless somebody is asked or something happens in between."""
        if step == NUMBERS:
            roll_numbers(rules, state, out)  # SLACK-15, AMB-02
            state.stack[-1] = (TURN, seat, ASKING)
            step = ASKING
        if step == ASKING and state.there[seat] & IS_PERSON and has_guests(rules, state, seat):
            return False
        if step != PAID:
            state.stack[-1] = (TURN, seat, PAID)
            _take_toll(rules, state, seat)
            if state.stack[-1][0] != TURN:
                return True
        next_phase(rules, state, out)
        return True

    def end(self, rules: Rules, state: SlackState, out: list[Event]) -> None:
        state.stack[-1] = (TURN, state.turn, TOLL)


@final
class Evict(Verb):
    """`evict CARD`, `evict CARD to PLAYER`, `evict CARD to discard`: (seat, verb, definition, target seat, TO_DISCARD,
    or NOBODY if that is named after the roll).
    """

    ID = "evict"
    WORD = "evict"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) == 4 and 0 <= move[2] < len(rules.cards) and TO_DISCARD <= move[3] < board.seats

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        _, _, number, door = move
        to = "" if door == NOBODY else f" to {place(door, names)}"
        return f"{self.WORD} {rules.cards[number].id}{to}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        match rest:
            case [card]:
                return (seat, self.number, card_of(rules, card), NOBODY)
            case [card, "to", door]:
                return (seat, self.number, card_of(rules, card), door_of(door, names))
        return None

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        seat, _, number, door = move
        card = rules.cards[number]
        check_turn(rules, state, seat, frame, Roll.ID)
        if in_room(rules, state, seat, number) == NO_CARD:
            raise Refused("SLACK-50", "guest_not_there", card=card.id)
        if card.stays:
            raise Refused("GUE-82", "guest_stays", also=["SLACK-52"], card=card.id)
        if card.kind == PET and not rules.evicts_pets:
            raise Refused("SLACK-52", "pets_stay", also=rules.in_book("GUE-82"), card=card.id)
        if card.kind > PET:
            raise Refused("SLACK-50", "not_a_guest", card=card.id)
        there = guest(rules, state, seat, number)
        if there == NO_CARD:
            raise Refused("AMB-03", "asked_already", also=["SLACK-51"], card=card.id)
        if rules.names_door_first and door == NOBODY:
            raise Refused("SLACK-55", "door_first", also=["AMB-05", "DIFF-12"], card=card.id)
        if not rules.names_door_first and door != NOBODY:
            raise Refused("AMB-05", "door_later", also=["SLACK-54", "DIFF-12"], card=card.id)
        if door >= 0 and door not in doors(rules, state, there):
            raise kept_out(rules, state, card, door)
        if door == TO_DISCARD and not rules.discards_guests and doors(rules, state, there):
            raise Refused("GOTH-11", "room_is_open", also=["SLACK-54", "AMB-55"], card=card.id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        ask_out(rules, state, move[0], guest(rules, state, move[0], move[2]), move[3], out)


@cache
def _evictions(seats: int, seat: int, number: int) -> tuple[Move, ...]:
    """A guest asked to leave for each of the other rooms, or for good."""
    rooms = [other for other in range(seats) if other != seat]
    return tuple([(seat, DO_EVICT, number, door) for door in [*rooms, TO_DISCARD]])


def _take_toll(rules: Rules, state: SlackState, seat: int) -> None:
    """AMB-17: what stays in the room takes its toll after guests have been asked to leave; the Job first. Anything that
    has come only now waits for the next turn (SLACK-117).
    """
    room, each_turn = state.rooms[seat], rules.each_turn
    if not each_turn.keys().isdisjoint(room):
        for card in reversed(room):  # what comes first has to come out on top
            if card in each_turn and card not in state.newcomers:
                if state.stack[-1][0] == EFFECTS:
                    state.stack.append((SETTLE, NO_CARD))  # AMB-49: each of them counts separately
                state.stack.append((EFFECTS, each_turn[card], 0, seat, seat, card, NOBODY, NO_CARD))
    toll = rules.jobs[state.jobs[seat]].each_turn
    if toll >= 0:
        if state.stack[-1][0] == EFFECTS:
            state.stack.append((SETTLE, NO_CARD))
        state.stack.append((EFFECTS, toll, 0, seat, seat, NO_CARD, NOBODY, NO_CARD))
