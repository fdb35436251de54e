"""What a client needs to show any game as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, ClassVar, NamedTuple

from stammtisch.engine.event import Event
from stammtisch.engine.problem import Problem
from stammtisch.engine.state import Move
from stammtisch.text.numbering import Numbering
from stammtisch.text.words import Words


class Zone(NamedTuple):
    """A part of the table under its heading, line by line."""

    title: str
    lines: list[str]


class Outcome(NamedTuple):
    """What a choice would lead to, as far as it can be told."""

    said: str = ""  # the resulting totals, where the choice does not say them itself
    is_win: bool = False


class GameText:
    """Tells one reader about one table. Features that not every game has come with an answer for games without them."""

    words: Words
    numbering: Numbering | None = None  # of the viewer's hand, for clients that keep the numbers of cards

    # Names of events that give the story its shape.
    TURNING_POINTS: ClassVar[Set[str]] = frozenset()  # a new turn or round, the end: an empty line before them
    BEGINNINGS: ClassVar[Set[str]] = frozenset()  # they begin a line of their own
    ROWS: ClassVar[Mapping[str, str]] = {}  # so do these; indented, if this fact of them is not 0
    ACTIONS: ClassVar[Set[str]] = frozenset()  # what somebody does; what comes of it is told with it (`log.role`)
    UNUSED: ClassVar[Set[str]] = frozenset()  # commands of a client that this game has no use for
    HEADINGS: ClassVar[Set[str]] = frozenset()  # like these, but told only if something follows
    OBVIOUS: ClassVar[Set[str]] = frozenset()  # they are clear without the heading
    TURNS: ClassVar[Set[str]] = frozenset()  # of the turning points, those that begin the turn of one seat
    # Who loses or gains something in an event: the fact that names the seat.
    LOSSES: ClassVar[Mapping[str, str]] = {}
    GAINS: ClassVar[Mapping[str, str]] = {}
    NEWS: ClassVar[Set[str]] = frozenset()  # they concern their seat, though nobody wins or loses
    # Two kinds that share a line when one follows the other, and the facts that must agree in both.
    JOINS: ClassVar[Mapping[tuple[str, str], tuple[str, ...]]] = {}

    # What happened ---------------------------------------------------------------------------------------------------

    def points_of(self, event: Event) -> int:
        """By how much an event changes the points of its seat, where that does not follow from GAINS and LOSSES."""
        return 0

    def event(self, event: Event, viewer: int) -> str:
        raise NotImplementedError

    def line(self, events: Sequence[Event], viewer: int) -> str:
        """Events that belong together (`JOINS`) as one sentence."""
        return self.event(events[-1], viewer)

    def is_told(self, event: Event) -> bool:
        """Whether an event is worth a word."""
        return True

    def digest(
        self, view: Any, told: Sequence[Sequence[Event]], seat: int, before: int | None, *, is_whole: bool
    ) -> str:
        """Lines of somebody's turn in a single one, nothing if they are not worth it; `before` is their score when it
        began. Of a whole turn, it is worth knowing that nothing has happened.
        """
        return ""

    def problem(self, problem: Problem) -> str:
        raise NotImplementedError

    # What is asked ---------------------------------------------------------------------------------------------------

    def question(self, view: Any, *, is_whole: bool = True) -> str:
        """Without what is announced (`announcements`), for clients that already show it."""
        raise NotImplementedError

    def announcements(self, view: Any) -> list[str]:
        """What was announced and has not happened yet, the latest last."""
        return []

    def heading(self, view: Any) -> str:
        """Where in the turn the viewer is, to be said before the question."""
        return ""

    def ladder(self, view: Any) -> list[str]:
        """Who stands above whom, line by line; nothing in games where nobody does."""
        return []

    def resting(self, view: Any) -> str:
        """Whether doing nothing more in this turn would be good for something: `yes`, `no`, or `unhurt` if there is
        nothing to heal; empty in the turns of others, and in games where it never is.
        """
        return ""

    def announced_cards(self, view: Any) -> list[str]:
        """What the cards say that the open window is about, and what they would lead to."""
        return []

    def choice(self, view: Any, move: Move) -> str:
        """One numbered line: what the move is and what it means right now."""
        raise NotImplementedError

    def effect(self, view: Any, move: Move) -> tuple[str, int | None]:
        """What a choice would bring whoever it is aimed at, in a few words, and how it would change their total, where
        nothing else decides that.
        """
        return "", None

    def outcome(self, view: Any, move: Move) -> Outcome:
        """What a choice would lead to, as far as nothing else decides that."""
        return Outcome()

    def hesitation(self, view: Any, move: Move) -> str:
        """What somebody should hear before making this move, because it is easily made by mistake."""
        return ""

    def typed(self, view: Any, move: Move) -> tuple[str, str]:
        """What to type for this choice, and what to say next to it, where cards are themselves numbers; both are empty
        where a choice has a number in a list.
        """
        return "", ""

    def bare_verb(self, view: Any) -> str:
        """What somebody wants to do who types a number and nothing else."""
        return "play"

    def group(self, view: Any, move: Move, *, is_brief: bool = False) -> tuple[str, str]:
        """What a choice has in common with its neighbors, and what is its own; both empty if it stands alone. In brief,
        what the card does has been read before.
        """
        return "", ""

    def offered(self, view: Any) -> list[Move]:
        """The moves that are worth a line. All others can be typed, and are listed on request."""
        return list(view.moves)

    def closed(self, view: Any) -> list[Move]:
        """What people who see these choices might also try, and cannot do: the rules say why."""
        return []

    def nothing_to_do(self, view: Any) -> str:
        """Why the viewer, whose turn it is, is not even asked: there is only one thing to do."""
        return ""

    # When to ask ------------------------------------------------------------------------------------------------------

    def is_answer(self, view: Any, move: Move) -> bool:
        """Whether a move in an open window is made because of it, and could not just as well be made at
        another time.
        """
        return True

    # Cards that have numbers in the hand ------------------------------------------------------------------------------

    def hand(self, view: Any) -> list[str]:
        """The viewer's cards as moves name them, in the order of their numbers; empty if cards are
        themselves numbers.
        """
        return []

    def numbers(self, view: Any) -> dict[int, str]:
        """The viewer's cards by the numbers in front of them."""
        return dict(enumerate(self.hand(view), start=1))

    def took(self, view: Any, named: Sequence[int]) -> bool:
        """The viewer has moved and named cards by these numbers, and `view` is what came of it. True if the numbers of
        equal cards had to be changed, so that it is the one that was named that has left.
        """
        return False

    def from_hand(self, view: Any, move: Move) -> list[str]:
        """The cards that a move takes from the viewer's hand, as moves name them."""
        return []

    def aimed_at(self, view: Any, move: Move) -> int | None:
        """The seat that decides between moves with the same cards; None if something else does."""
        return None

    def in_play(self, view: Any) -> list[str]:
        """The cards that lie open, as moves name them."""
        return []

    def card_names(self, view: Any) -> Mapping[str, str]:
        """All cards as moves name them, and as this reader calls them; those in the hand first."""
        return {}

    def uses(self, view: Any, card: str) -> list[Move]:
        """What the viewer may do with this card now."""
        return []

    def attempt(self, view: Any, card: str) -> Move | None:
        """What people have in mind who ask why this card cannot be played. Refused if there is not even a target."""
        return None

    def info(self, view: Any, card: str) -> list[str]:
        """Everything about a card: what it says, where it is, and what it is worth there and why."""
        return []

    # The table -------------------------------------------------------------------------------------------------------

    def table(self, view: Any) -> list[str]:
        """The whole table as the viewer sees it, line by line."""
        raise NotImplementedError

    def overview(self, view: Any, *, is_brief: bool = False) -> tuple[list[str], list[str]]:
        """What to know before one decides: the table, and what the viewer holds. One thing per line, so that
        a reader who has seen a line need not read it again. In brief, there is a line for each of these lines, without
        the texts of cards and without the rooms of others.
        """
        return self.table(view), []

    def sums(self, view: Any) -> list[str]:
        """Where the viewer's own numbers come from."""
        return []

    def score_sheet(self, view: Any) -> list[str]:
        raise NotImplementedError

    # The table in parts, for a client that shows them side by side ---------------------------------------------------

    def zones(self, view: Any) -> list[Zone]:
        """What lies between the players."""
        return [Zone(self.words("zone-table"), self.table(view))]

    def seat_lines(self, view: Any, seat: int) -> list[str]:
        """What is to be seen at one seat; nothing if the zones tell it."""
        return []

    def scores(self, view: Any) -> list[int]:
        """The points of every seat; empty if the game has none that can be compared."""
        return []
