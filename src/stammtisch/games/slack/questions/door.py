"""Where a guest goes (SLACK-54, -61)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from stammtisch.engine.event import Event
from stammtisch.engine.notation import THE_DISCARDS
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.checks import kept_out
from stammtisch.games.slack.notation import door_of, place
from stammtisch.games.slack.question import Choose, Question
from stammtisch.games.slack.state import DO_CHOOSE_SEAT, NOBODY, TO_DISCARD, SlackState
from stammtisch.games.slack.sums import doors, owner_of
from stammtisch.games.slack.turn import show_out

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class Door(Question):
    """(SEND, player, card, 1 if it may be discarded)."""

    ID = "door"
    VERBS = ("choose_seat",)
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = [(seat, DO_CHOOSE_SEAT, door) for door in doors(rules, state, frame[2])]
        if frame[3]:
            found.append((seat, DO_CHOOSE_SEAT, TO_DISCARD))
        return found

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[2] == TO_DISCARD:
            if not frame[3]:
                raise Refused("SLACK-61" if rules.discards_guests else "GOTH-11", "must_go_somewhere")
        elif move[2] not in doors(rules, state, frame[2]):
            raise kept_out(rules, state, rules.of[frame[2]], move[2])

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.stack.pop()
        show_out(rules, state, frame[2], move[2], out)

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """A destination without a choice is taken automatically; with no room to go to, the guest is discarded
        (SLACK-56).
        """
        _, _, card, may_discard = frame
        if owner_of(state, card) == NOBODY:
            state.stack.pop()
            return True
        open_doors = doors(rules, state, card)
        if len(open_doors) + may_discard > 1:
            return False
        state.stack.pop()
        show_out(rules, state, card, open_doors[0] if open_doors else TO_DISCARD, out)
        return True


@final
class ChooseSeat(Choose):
    """(seat, verb, seat or TO_DISCARD)."""

    ID = "choose_seat"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) == 3 and (move[2] == TO_DISCARD or 0 <= move[2] < board.seats)

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} {place(move[2], names)}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        is_place = len(rest) == 1 and (rest[0] in names or rest[0] == THE_DISCARDS)
        return (seat, self.number, door_of(rest[0], names)) if is_place else None
