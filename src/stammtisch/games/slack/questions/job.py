"""Which Job the last winner takes (SLACK-98); then the deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import HAND
from stammtisch.games.slack.events import HAND_DEALT, JOB_DEALT
from stammtisch.games.slack.question import Choose, Question, Work
from stammtisch.games.slack.room import look_around, take_up, weigh
from stammtisch.games.slack.state import DEAL, DO_CHOOSE_JOB, NOBODY, SlackState
from stammtisch.games.slack.turn import start_turn

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class ChooseJob(Question):
    """(CHOOSE_JOB, seat)."""

    ID = "job"
    VERBS = ("choose_job",)

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_JOB, job) for job in dict.fromkeys(state.aside)]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[2] not in state.aside:
            raise Refused("SLACK-98", "no_such_job")

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.aside.remove(move[2])
        state.jobs[move[0]] = move[2]
        out.append((JOB_DEALT, EVERYONE, move[0], move[2]))
        state.stack[-1] = (DEAL,)


@final
class NameJob(Choose):
    """(seat, verb, job)."""

    ID = "choose_job"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) == 3 and 0 <= move[2] < len(rules.jobs)

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} {rules.jobs[move[2]].id}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        if len(rest) != 1 or rest[0] not in rules.job_ids or rest[0] in rules.ids or rest[0] in names:
            return None
        return (seat, self.number, rules.job_ids[rest[0]])


@final
class Deal(Work):
    """(DEAL,)."""

    ID = "deal"

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """SLACK-23..26: a Job face up and five Life cards for each; the first seat begins."""
        for mechanic in rules.hearing_dealing:
            mechanic.dealing(rules, state, out)
        for seat in range(state.seats):
            if state.jobs[seat] == NOBODY:
                state.jobs[seat] = state.rng.draw(state.aside, 1)[0]
                out.append((JOB_DEALT, EVERYONE, seat, state.jobs[seat]))
        for seat in range(state.seats):
            take_up(rules, state, seat, sorted(state.rng.draw(state.deck, HAND)))
            look_around(rules, state, seat)
            out.append((HAND_DEALT, 1 << seat, seat, *state.hands[seat]))
        if rules.is_weighing:
            weigh(rules, state)
        state.stack.clear()
        start_turn(rules, state, 0, out)
        return True
