"""What a client needs to show any game as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, ClassVar

from stammtisch.engine.event import Event
from stammtisch.engine.problem import Problem
from stammtisch.engine.state import Move
from stammtisch.text.words import Words


class GameText:
    """Tells one reader about one table. What is not every game's matter has an answer here for those without it."""

    words: Words

    # Names of events that give the story its shape.
    TURNING_POINTS: ClassVar[Set[str]] = frozenset()  # a new turn or round, the end: an empty line before them
    BEGINNINGS: ClassVar[Set[str]] = frozenset()  # they begin a line of their own
    UNUSED: ClassVar[Set[str]] = frozenset()  # commands of a client that this game has no use for
    HEADINGS: ClassVar[Set[str]] = frozenset()  # like these, but told only if something follows
    OBVIOUS: ClassVar[Set[str]] = frozenset()  # nobody needs the heading to know where these belong
    # Two kinds that are told in one line when one follows the other, and the facts that must be the same in both.
    JOINS: ClassVar[Mapping[tuple[str, str], tuple[str, ...]]] = {}

    def imagine(self, view: Any, world: Any) -> None:
        """A world that could be behind the view, for whoever would need one to do sums that everybody can do."""

    # What happened ---------------------------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int) -> str:
        raise NotImplementedError

    def line(self, events: Sequence[Event], viewer: int) -> str:
        """Events that belong together (`JOINS`) as one sentence."""
        return self.event(events[-1], viewer)

    def is_told(self, event: Event) -> bool:
        """Whether an event is worth a word."""
        return True

    def problem(self, problem: Problem) -> str:
        raise NotImplementedError

    # What is asked ---------------------------------------------------------------------------------------------------

    def question(self, view: Any, *, is_whole: bool = True) -> str:
        """Without what is announced (`announcements`) where people have that before their eyes."""
        raise NotImplementedError

    def announcements(self, view: Any) -> list[str]:
        """What was announced and has not happened yet, the latest last."""
        return []

    def choice(self, view: Any, move: Move) -> str:
        """One numbered line: what the move is and what it means right now."""
        raise NotImplementedError

    def typed(self, view: Any, move: Move) -> tuple[str, str]:
        """What to type for this choice, and what is to be said beside it, where cards are numbers themselves; both
        empty where a choice has a number in a list.
        """
        return "", ""

    def bare_verb(self, view: Any) -> str:
        """What somebody wants to do who types a number and nothing else."""
        return "play"

    def group(self, view: Any, move: Move) -> tuple[str, str]:
        """What a choice has in common with those beside it, and what is its own; both empty if it stands alone."""
        return "", ""

    def offered(self, view: Any) -> list[Move]:
        """The moves that are worth a line. All others can be written, and are listed when somebody asks for them."""
        return list(view.moves)

    def closed(self, view: Any) -> list[Move]:
        """What somebody would try as well who looks at the choices, and cannot do: the rules say why."""
        return []

    def nothing_to_do(self, view: Any) -> str:
        """Why the viewer, whose turn it is, is not even asked: there is but one thing to do."""
        return ""

    # When to ask ------------------------------------------------------------------------------------------------------

    def is_answer(self, view: Any, move: Move) -> bool:
        """Whether a move in an open window is meant for it, and could not be made at another time just as well."""
        return True

    def is_decisive(self, view: Any) -> bool:
        """Whether somebody wins when the open window closes."""
        return False

    # Cards that have numbers in the hand ------------------------------------------------------------------------------

    def hand(self, view: Any) -> list[str]:
        """The viewer's cards as moves name them, in the order in which they are numbered; nothing if cards are numbers
        themselves.
        """
        return []

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
        """What somebody has in mind who asks why this card cannot be played. Refused if there is not even a target."""
        return None

    def info(self, view: Any, card: str) -> list[str]:
        """Everything about a card: what it says, where it is, and what it is worth there and why."""
        return []

    # The table -------------------------------------------------------------------------------------------------------

    def table(self, view: Any) -> list[str]:
        """The whole table as the viewer sees it, line by line."""
        raise NotImplementedError

    def changes(self, view: Any, seen: Sequence[str]) -> list[str]:
        """The table for somebody who has these lines in mind."""
        return self.table(view)

    def score_sheet(self, view: Any) -> list[str]:
        raise NotImplementedError
