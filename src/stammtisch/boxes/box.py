"""A game box: everything that belongs to one game, declared in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Generic, NamedTuple, TypeVar

from stammtisch.bots.bot import Bot, RandomBot
from stammtisch.boxes.announcement import Announcement
from stammtisch.boxes.cards import CardFacts
from stammtisch.boxes.counting import Counting
from stammtisch.boxes.feelings import Moves
from stammtisch.boxes.picture import Painter
from stammtisch.boxes.tally import Tally
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.kind import GameKind
from stammtisch.engine.option import Value
from stammtisch.engine.state import Move
from stammtisch.text.gametext import GameText
from stammtisch.text.rulebook import RulesFile
from stammtisch.text.words import Words

G = TypeVar("G", bound=AnyGame)


def no_cards(game: AnyGame, words: Words) -> list[CardFacts]:
    return []


class JoinNote(NamedTuple):
    """What joining changes, in a sentence, and the rule behind it."""

    text: str
    rule: str


def no_notes(game: AnyGame, words: Words) -> list[JoinNote]:
    return []


def all_moves(game: AnyGame, moves: Sequence[Move]) -> list[Move]:
    return list(moves)


def never(game: AnyGame, view: AnyView) -> bool:
    return False


def breaks_nothing(game: AnyGame, view: AnyView, move: Move, what: str, to: int) -> bool:
    return False


def no_announcement(game: AnyGame, view: AnyView) -> Announcement | None:
    return None


@dataclass(frozen=True, eq=False)
class GameBox(Generic[G]):
    """What every client takes out of the box. `missing` says what a box has to hold; the rest has a plain default."""

    kind: GameKind
    rules: Callable[[Any, dict[str, Value]], G]  # a game of this kind at one table, with a value for every option
    text: Callable[[Words, G, Sequence[str]], GameText] | None = None  # its words
    rulebook: Sequence[RulesFile] = ()  # in reading order
    rules_needed: Sequence[str] = ()  # ids that its rulebook must have, because parts of the game carry them out
    # How to play, on about one screen: messages with a title and a `.text`, and the rules behind each.
    how: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # Which options belong together: the first group is what people ask for, all others can wait until somebody looks.
    option_groups: Mapping[str, Sequence[str]] = field(default_factory=dict)
    tally: Tally[G] = field(default_factory=Tally)  # what a simulation writes down
    counting: Counting[G] = field(default_factory=Counting)  # what people read about a game that is over
    # The levels, from the weakest to the strongest. A game without any has the random bot, which plays everything.
    bots: Mapping[str, Callable[[G], Bot]] = field(default_factory=dict)
    older_bots: Mapping[str, Callable[[G], Bot]] = field(default_factory=dict)  # whose names records may still have
    usual_bot: str = RandomBot.NAME  # the level that people meet if they have not chosen
    painter: Painter[G, Any, Any] | None = None  # of its picture for the page; without one it is a plain picture
    cards: Callable[[G, Words], list[CardFacts]] = no_cards  # as people read them, where cards are not just numbers
    safe_moves: Callable[[G, Sequence[Move]], list[Move]] = all_moves  # those for somebody who is away
    # Whether everybody sees that whoever is asked holds only one thing to answer with: from a spectator's view.
    is_forced_openly: Callable[[G, Any], bool] = never
    # Questions that the others wait for, and for how much of the time that the pace gives people for them.
    hurried: Mapping[str, float] = field(default_factory=dict)
    # Of these moves: the one that declines whatever a turn asks, unless that has to be answered.
    ending: Callable[[G, Sequence[Move]], Move | None] | None = None
    # Whether a move is what somebody has promised not to do to a seat: `stop`, `guest`, `whenever`.
    breaks: Callable[[G, Any, Move, str, int], bool] = breaks_nothing
    shows_cards: bool = False  # whether people may let somebody look at some of their cards
    has_windows: bool = False  # whether something can be answered before it happens
    announcement: Callable[[G, Any], Announcement | None] = no_announcement  # what an open window is about
    feelings: Mapping[str, Sequence[Moves]] = field(default_factory=dict)  # by event: whom it moves, and how
    reasons: frozenset[str] = frozenset()  # why a bot did something, where that tells no more than what everybody saw
    # Scenarios to be played (docs/guides.md): a first game that teaches, and a folder with examples of rules.
    guide: Traversable | None = None
    examples: Traversable | None = None
    join: Callable[[Sequence[GameBox[Any]]], GameBox[Any]] | None = None  # makes one game of this box and others
    alone: str = ""  # the rule by which it cannot be joined, if its family can
    join_notes: Callable[[G, Words], list[JoinNote]] = no_notes  # for a game that is made of several
    locale: Traversable | None = None  # a folder with `en` and `de`, for words that are not in text/locale

    @property
    def id(self) -> str:
        return self.kind.id


AnyBox = GameBox[Any]
