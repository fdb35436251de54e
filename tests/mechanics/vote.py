"""The smallest mechanic that brings one of everything: all seats name a seat at once, in secret, and the seat that is
named most often gets a mandate, which counts. A mandate can be laid down for Slack at any time during a turn, or spent
on a veto against somebody's Free Time; a veto can be canceled like a Whenever.

It brings a token, a secret, an option, events, an effect, a phase, a question, an announcement, verbs for a question, a
turn and a window, and no other file knows about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, final

from stammtisch.engine.decision import CHOOSE_ONE, Decision
from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.notation import seat_of
from stammtisch.engine.option import Option, Value
from stammtisch.engine.problem import Refused
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board, gain_slack
from stammtisch.games.slack.cards import IS_FREE_TIME, Effect
from stammtisch.games.slack.mechanics import First, Mechanic
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.plays import lay_open, reset_window, settle_canceling_card
from stammtisch.games.slack.question import Announcement, Question, Verb
from stammtisch.games.slack.room import discard_from_table
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import NO_CARD, NO_SECRET, TURN, UNKNOWN, SlackState
from stammtisch.games.slack.turn import next_phase
from stammtisch.games.slack.view import SlackView

CALLED: Final = 0  # events, from the first of the mechanic
ELECTED: Final = 1
CLOSED: Final = 2
RESIGNED: Final = 3
VETO_ANNOUNCED: Final = 4
VETOED: Final = 5


def call_vote(rules: Rules, state: SlackState, seat: int, out: list[Event]) -> None:
    everybody = (1 << state.seats) - 1
    out.append((vote_of(rules).event + CALLED, EVERYONE, seat))
    state.stack.append((rules.frame_kinds["vote"], everybody))


@final
class Vote(Question):
    """(kind, mask of the seats that have not voted): the votes are secrets, since everybody sees a frame."""

    ID = "vote"
    VERBS = ("name",)
    IS_IN_LIST = True

    def first(self, frame: Frame) -> int:
        return (frame[1] & -frame[1]).bit_length() - 1

    def is_asked(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> bool:
        return frame[1] >> seat & 1 == 1

    def decision(self, rules: Rules, state: SlackState, frame: Frame) -> Decision:
        return Decision(self.ID, CHOOSE_ONE, tuple([seat for seat in range(state.seats) if frame[1] >> seat & 1]))

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, rules.verb_numbers["name"], other) for other in range(state.seats) if other != seat]

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        vote_of(rules).keep(state, move[0], move[2])
        state.stack[-1] = (self.kind, frame[1] & ~(1 << move[0]))

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        if frame[1]:
            return False
        state.stack.pop()
        vote = vote_of(rules)
        named = vote.all_secrets(state)
        votes = [named.count(seat) for seat in range(state.seats)]
        leaders = [seat for seat in range(state.seats) if votes[seat] == max(votes)]
        for seat in range(state.seats):
            vote.keep(state, seat, NO_SECRET)  # who has named whom stays secret for good
        for seat in leaders if len(leaders) == 1 or vote.shares_ties else ():
            vote.change(rules, state, seat, 1, out)
            out.append((vote.event + ELECTED, EVERYONE, seat, votes[seat]))
        return True


@final
class Name(Verb):
    ID = "name"
    WORD = "name"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) == 3 and 0 <= move[2] < board.seats and move[2] != move[0]

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} {names[move[2]]}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        return (seat, self.number, seat_of(rest[0], names)) if len(rest) == 1 else None


@final
class Resign(Verb):
    """During a turn: a mandate is laid down for one Slack."""

    ID = "resign"
    WORD = "resign"

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        vote = vote_of(rules)
        vote.change(rules, state, move[0], -1, out)
        out.append((vote.event + RESIGNED, EVERYONE, move[0]))
        gain_slack(state, move[0], 1, out)


@final
class DoVeto(Verb):
    """In a window: a mandate is spent to stop what was announced."""

    ID = "veto"
    WORD = "veto"

    def refusal(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> Refused:
        return Refused("VOTE-02", "nothing_to_cancel", card="veto")

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        vote_of(rules).change(rules, state, move[0], -1, out)
        lay_open(rules, state, (rules.frame_kinds["veto"], move[0], NO_CARD), out)


@final
class Veto(Announcement):
    """(kind, seat, canceling card or NO_CARD)."""

    ID = "veto"
    VERB = "veto"

    def tags(self, rules: Rules, frame: Frame) -> int:
        return rules.set.mask(["whenever"])

    def event(self, rules: Rules, frame: Frame) -> Event:
        return (vote_of(rules).event + VETO_ANNOUNCED, EVERYONE, frame[1])

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        state.stack.pop()
        if frame[2] != NO_CARD:
            settle_canceling_card(rules, state, frame[1], frame[2], out)
            return True
        state.stack.pop()  # the window of what is stopped
        stopped = state.stack.pop()
        for card in rules.announcements[stopped[0]].cards(stopped):
            discard_from_table(state, card)
        out.append((vote_of(rules).event + VETOED, EVERYONE, stopped[1]))
        reset_window(state)  # if it was an answer to something else
        return True


@final
class Assembly(Phase):
    """One vote per turn: the step is 0 before it, and 1 after it."""

    ID = "assembly"

    def advance(self, rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
        if step == 0:
            state.stack[-1] = (TURN, seat, 1)
            call_vote(rules, state, seat, out)
        else:
            next_phase(rules, state, out)
        return True


@final
class Votes(Mechanic):
    ID = "votes"
    RULES = ("VOTE-01", "VOTE-02")
    TOKENS = ("mandate",)
    SECRETS = 1  # whom a seat has named in the vote that is going on
    OPTIONS = (Option("vote_tie", "nobody", "AMB-01", choices=("nobody", "all")),)
    EVENTS = (
        EventKind("vote_called", "seat"),
        EventKind("elected", "seat votes", reveals=True),
        EventKind("assembly_closed", "seat"),
        EventKind("resigned", "seat"),
        EventKind("veto_announced", "seat", rule="VOTE-02"),
        EventKind("vetoed", "seat"),
    )
    OPTION_GROUPS: ClassVar[Mapping[str, Sequence[str]]] = {"end": ("vote_tie",)}
    TALLY: ClassVar[Mapping[str, str]] = {"vetoes": "vetoed"}
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"call_vote": {}}
    SEAT_KEYS = ("mandate",)
    PHASES = (Assembly,)
    QUESTIONS = (Vote, Veto)
    VERBS = (Name, Resign, DoVeto)
    OFFERS = ("turn_moves", "window_moves")
    HEARS = ("phase_ended",)

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)
        self.shares_ties = options["vote_tie"] == "all"

    def counts(self, board: Board, seat: int) -> int:
        return self.count(board, seat)

    def turn_moves(self, rules: Rules, state: SlackState, seat: int) -> list[Move]:
        return [(seat, rules.verb_numbers["resign"])] if self.count(state, seat) else []

    def can_answer(self, rules: Rules, board: Board, frame: Frame, seat: int) -> bool:
        tags = rules.announcements[frame[0]].tags(rules, frame)
        return tags & IS_FREE_TIME != 0 and self.count(board, seat) > 0

    def window_moves(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, rules.verb_numbers["veto"])] if self.can_answer(rules, state, frame, seat) else []

    def sample_secrets(self, rules: Rules, view: SlackView, known: list[int], rng: Rng) -> list[int]:
        """Everybody who has voted has named one of the others; who has voted is public."""
        waiting = next((frame[1] for frame in view.stack if frame[0] == rules.frame_kinds["vote"]), -1)
        found: list[int] = []
        for seat, vote in enumerate(known):
            if vote == UNKNOWN:
                others = [other for other in range(view.seats) if other != seat]
                vote = NO_SECRET if waiting >> seat & 1 else rng.draw(others, 1)[0]
            found.append(vote)
        return found

    def ops(self) -> Mapping[str, Op]:
        return {"call_vote": Op(self._do, would_ask=lambda rules, board, effect, frame: True)}

    def _do(self, rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
        call_vote(rules, state, frame[4], out)

    def phase_ended(self, rules: Rules, state: SlackState, seat: int, phase: int, out: list[Event]) -> None:
        if rules.phases[phase].ID == Assembly.ID:
            out.append((self.event + CLOSED, EVERYONE, seat))


def vote_of(rules: Rules) -> Votes:
    return next(mechanic for mechanic in rules.mechanics if isinstance(mechanic, Votes))
