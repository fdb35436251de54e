"""What a frame can be: work that is not finished, or a question that waits for an answer; and the verbs that answer.

Each question and each verb is one class in a file of its own; words and bots attach under its id. Rules gives them
their numbers: those of every set have fixed ones (`state`), those of mechanics come after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from stammtisch.engine.decision import CHOOSE_ONE, Decision
from stammtisch.engine.event import Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.state import NO_CARD, NOBODY, SlackState

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

# What `pass_for` has done
NOTHING: Final = 0
STILL_WAITS: Final = 1
ANSWERED: Final = 2


class Work:
    """One kind of frame, `(kind, ...)`."""

    ID: ClassVar[str]
    IS_IN_LIST: ClassVar[bool] = False  # as long as the list of a card is carried out, nobody wins (AMB-49)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """Works on the top frame. False when it waits for somebody."""
        raise NotImplementedError


class Coming(NamedTuple):
    """Cards on their way into a room."""

    receiver: int  # NOBODY if there are none
    player: int  # whom their effects take for the player
    cards: list[int]


class Announcement(Work):
    """Something announced, below its window: `(kind, seat, canceling card or NO_CARD, ...)`. It is done, or found to be
    canceled, when the window has closed. Sums, words, bots and pictures ask here what it is about.
    """

    VERB: ClassVar[str]  # that announces it
    RETURNS: ClassVar[bool] = False  # its cards go back to the hand if it is canceled

    def cards(self, frame: Frame) -> Sequence[int]:
        """Those that lie on the table for it."""
        return ()

    def tags(self, rules: Rules, frame: Frame) -> int:
        """What an answer has to cancel."""
        return 0

    def kind_of(self, rules: Rules, frame: Frame) -> str:
        """What people call it when they say what they want to be asked about."""
        return self.ID

    def target(self, frame: Frame) -> int:
        """The seat that it names, or NOBODY."""
        return NOBODY

    def aim(self, frame: Frame) -> int:
        """The card that it names, or NO_CARD."""
        return NO_CARD

    def victim(self, frame: Frame) -> int:
        """Whose Free Time is lost if a TV is thrown at it (SLACK-110)."""
        return frame[1]

    def is_answer(self, rules: Rules, frame: Frame) -> bool:
        """Whether it cancels the announcement below it."""
        return False

    def returning(self, rules: Rules, frame: Frame) -> int:
        """How many of its cards may still come back to the hand."""
        return 0

    def coming(self, rules: Rules, board: Board, frame: Frame, more: int = 0) -> Coming:
        """What comes into play when the window closes, as far as everybody can tell. `more` is a hypothetical change of
        Income.
        """
        return Coming(NOBODY, frame[1], [])

    def event(self, rules: Rules, frame: Frame) -> Event:
        """What everybody heard when it was announced."""
        raise NotImplementedError


class Question(Work):
    """Work that waits for an answer. Its id is the prompt. Usually it asks one seat, `(kind, seat, ...)`, and nobody
    may do anything else before it is answered (AMB-23).
    """

    SHAPE: ClassVar[int] = CHOOSE_ONE
    VERBS: ClassVar[Sequence[str]] = ()  # that answer it
    CAN_PASS: ClassVar[bool] = False
    # During a turn and a window all kinds of things are possible, so their verbs say what may be done and do it.
    IS_OPEN: ClassVar[bool] = False

    def first(self, frame: Frame) -> int:
        """The seat that has to answer first."""
        return frame[1]

    def is_asked(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> bool:
        return seat == frame[1]

    def decision(self, rules: Rules, state: SlackState, frame: Frame) -> Decision:
        return Decision(self.ID, self.SHAPE, (frame[1],), can_pass=self.CAN_PASS)

    def moves(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return self.answers(rules, state, frame, seat) if self.is_asked(rules, state, frame, seat) else []

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        """What somebody who is asked can answer."""
        raise NotImplementedError

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        """Raises Refused unless the move is allowed while this is asked."""
        verb = rules.verbs[move[1]]
        if verb.ID not in self.VERBS or not self.is_asked(rules, state, frame, move[0]):
            verb.refuse(rules, state, frame, move, self)
        self.check_answer(rules, state, frame, move)

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        """For a move of somebody who is asked, with one of its verbs."""

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        return False

    def canonical(self, move: Move) -> Move:
        """The move as `answers` lists it, where there are several words for it."""
        return move

    def pass_for(self, rules: Rules, state: SlackState, frame: Frame) -> int:
        """For drivers without people: passes for all who can do nothing else, and says what came of it."""
        return NOTHING


class Verb:
    """The second number of a move, and its word in the notation."""

    ID: ClassVar[str]
    WORD: ClassVar[str]

    def __init__(self, number: int) -> None:
        self.number = number

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        """Whether a move names seats, cards and Jobs that there are. Only a program can get that wrong."""
        return len(move) == 2

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return self.WORD

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        """The move with these words after the verb; None if it is none of this verb's."""
        return None if rest else (seat, self.number)

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        """During a turn or a window: raises Refused unless the move is allowed. Whatever a mechanic offers is."""
        if move not in rules.list_moves[frame[0]](rules, state, frame, move[0]):
            raise self.refusal(rules, state, frame, move)

    def refusal(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> Refused:
        """Why nobody has offered this move now."""
        return Refused("AMB-23", "nothing_asked")

    def refuse(self, rules: Rules, state: SlackState, frame: Frame, move: Move, question: Question) -> None:
        """While another question is open: raises Refused."""
        raise Refused("AMB-23", "answer_first", seat=question.first(frame))

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        """During a turn or a window."""
        raise NotImplementedError


class Choose(Verb):
    """`choose ...`: what it is, card, seat or Job, tells what was asked."""

    WORD = "choose"

    def refuse(self, rules: Rules, state: SlackState, frame: Frame, move: Move, question: Question) -> None:
        if not any(rules.verb_words[verb] == self.WORD for verb in question.VERBS):
            raise Refused("AMB-23", "nothing_asked")
        if question.first(frame) != move[0]:
            raise Refused("AMB-23", "answer_first", seat=question.first(frame))
        raise Refused("AMB-23", "other_question")
