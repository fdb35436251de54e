"""A turn: the player is asked what to do in its phase, and everybody else may interject (SLACK-28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from stammtisch.engine.decision import Decision
from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.notation import seat_of
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.checks import check_turn
from stammtisch.games.slack.events import HAND_SEEN, HAND_SHOWN
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.question import Question, Verb
from stammtisch.games.slack.state import DO_DONE, TURN, SlackState
from stammtisch.games.slack.whenevers import whenevers

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class Turn(Question):
    """(TURN, seat, step of the phase): the phase is in the state."""

    ID = "turn"
    IS_OPEN = True

    def decision(self, rules: Rules, state: SlackState, frame: Frame) -> Decision:
        return rules.turn_decisions[state.seats][frame[1]][state.phase]

    def moves(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = []
        if seat == state.turn:
            phase = state.phase
            found = rules.phase_moves[phase](rules, state, seat)
            if rules.can_end[phase]:
                found.append((seat, DO_DONE))
        if state.ready[seat]:
            found += whenevers(rules, state, seat)
        if rules.offering_turn:
            for mechanic in rules.offering_turn if seat == state.turn else rules.offering_others:
                found += mechanic.turn_moves(rules, state, seat)
        return found

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """One phase after the other, unless one waits for the player or something else comes first."""
        stack, advance = state.stack, rules.phase_advance
        while advance[state.phase](rules, state, frame[1], frame[2], out):
            frame = stack[-1]
            if frame[0] != TURN or state.scored:
                return True
        return False


def has_offer(rules: Rules, state: SlackState, seat: int) -> bool:
    """Whether a mechanic offers somebody anything in the turn of another player."""
    return any(mechanic.turn_moves(rules, state, seat) for mechanic in rules.offering_others)


def turn_decision(phase: Phase, seat: int, seats: int) -> Decision:
    """The others may interject: those without cards have no moves."""
    others = tuple([(seat + i) % seats for i in range(1, seats)])
    return Decision(phase.ID, phase.SHAPE, (seat,), others)


@final
class Done(Verb):
    ID = "done"
    WORD = "done"

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        phase = rules.phases[state.phase]
        check_turn(rules, state, move[0], frame, phase.ID)
        phase.check_end(rules, state, move[0])

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        rules.phase_end[state.phase](rules, state, out)


@final
class Show(Verb):
    """`show PLAYER`: one's hand, at any time (SLACK-20): (seat, verb, seat)."""

    ID = "show"
    WORD = "show"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) == 3 and 0 <= move[2] < board.seats

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} {names[move[2]]}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        return (seat, self.number, seat_of(rest[0], names)) if len(rest) == 1 else None

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[2] == move[0]:
            raise Refused("SLACK-20", "show_yourself")

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        """AMB-24: a look at the hand as it is now."""
        seat, _, to = move
        for card in state.hands[seat]:
            state.seen[card] |= 1 << to
        if rules.shows_for_good:
            state.open_to[seat] |= 1 << to
        out.append((HAND_SHOWN, EVERYONE, seat, to))
        out.append((HAND_SEEN, 1 << to | 1 << seat, seat, to, *state.hands[seat]))
