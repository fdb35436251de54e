"""Ballots: everybody names another player at once and in secret, and something happens to whoever is named most often.
With a tie nothing does. Who has named whom is never told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.decision import CHOOSE_ONE, Decision
from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.problem import Refused
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import Effect
from stammtisch.games.slack.mechanics.mechanic import Mechanic
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.question import Question
from stammtisch.games.slack.state import DO_CHOOSE_SEAT, EFFECTS, NO_CARD, NO_SECRET, UNKNOWN, SlackState

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.view import SlackView

CALLED: Final = 0  # events, from the first of the mechanic
COUNTED: Final = 1
NAMED: Final = 2
TIED: Final = 3


@final
class Ballot(Question):
    """(kind, mask of the seats that have not voted, list of effects, owner, player, source card). The votes themselves
    are secrets, since everybody sees a frame.
    """

    ID = "ballot"
    VERBS = ("choose_seat",)
    IS_IN_LIST = True

    def first(self, frame: Frame) -> int:
        return (frame[1] & -frame[1]).bit_length() - 1

    def is_asked(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> bool:
        return frame[1] >> seat & 1 == 1

    def decision(self, rules: Rules, state: SlackState, frame: Frame) -> Decision:
        return Decision(self.ID, CHOOSE_ONE, tuple([seat for seat in range(state.seats) if frame[1] >> seat & 1]))

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_SEAT, other) for other in range(state.seats) if other != seat]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move not in self.answers(rules, state, frame, move[0]):
            raise Refused("SLACK-29", "name_another")

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        ballots_of(rules).keep(state, move[0], move[2])
        state.stack[-1] = (self.kind, frame[1] & ~(1 << move[0]), *frame[2:])

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        if frame[1]:
            return False
        _, _, effects, owner, player, source = frame
        state.stack.pop()
        ballots = ballots_of(rules)
        named = ballots.all_secrets(state)
        votes = [named.count(seat) for seat in range(state.seats)]
        leading = [seat for seat in range(state.seats) if votes[seat] == max(votes)]
        for seat in range(state.seats):
            ballots.keep(state, seat, NO_SECRET)
        out.append((ballots.event + COUNTED, EVERYONE, *votes))
        if len(leading) > 1:
            out.append((ballots.event + TIED, EVERYONE))
            return True
        out.append((ballots.event + NAMED, EVERYONE, leading[0], votes[leading[0]]))
        state.stack.append((EFFECTS, effects, 0, owner, player, source, leading[0], NO_CARD))
        return True


@final
class Ballots(Mechanic):
    ID = "ballots"
    SECRETS = 1  # whom a seat has named in the vote that is going on
    EVENTS = (
        EventKind("vote_called", "seat", reveals=True),
        EventKind("votes_counted", "*votes", reveals=True),
        EventKind("voted_for", "seat votes", hits="seat"),
        EventKind("vote_tied", ""),
    )
    TALLY: ClassVar[Mapping[str, str]] = {"votes": "vote_called"}
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"vote": {"then": "effects"}}
    QUESTIONS = (Ballot,)

    def sample_secrets(self, rules: Rules, view: SlackView, known: list[int], rng: Rng) -> list[int]:
        """Everybody who has voted has named one of the others; who has voted is public."""
        kind = rules.frame_kinds[Ballot.ID]
        waiting = next((frame[1] for frame in view.stack if frame[0] == kind), -1)
        found: list[int] = []
        for seat, vote in enumerate(known):
            others = [other for other in range(view.seats) if other != seat]
            has_voted = vote == UNKNOWN and not waiting >> seat & 1
            found.append(rng.draw(others, 1)[0] if has_voted else NO_SECRET if vote == UNKNOWN else vote)
        return found

    def ops(self) -> Mapping[str, Op]:
        return {"vote": Op(self._do, would_ask=self._would_ask)}

    def _do(self, rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
        everybody = (1 << state.seats) - 1
        out.append((self.event + CALLED, EVERYONE, frame[4]))
        state.stack.append((rules.frame_kinds[Ballot.ID], everybody, effect.then, *frame[3:6]))

    def _would_ask(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        return True


def ballots_of(rules: Rules) -> Ballots:
    ballots: Ballots = rules.by_mechanic[Ballots.ID]
    return ballots


MECHANIC: Final = Ballots
