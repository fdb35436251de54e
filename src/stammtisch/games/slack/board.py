"""The public board: what everybody sees of a Slack table. States and views are boards, so every sum is written once.

A state adds what is hidden, a view what one player knows. A Life card is a number; `rules.of` has its definition.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, ClassVar, Final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.state import Fields, Frame, Json, ints, tuples
from stammtisch.games.slack.events import LOOSE_CHANGED

# Every public fact, in the order in which the constructor takes them.
PUBLIC: Final = (
    "seats",
    "stack",
    "winners",
    "turn",
    "phase",
    "jobs",
    "aside",
    "rooms",
    "discard",
    "table",
    "lasting",
    "slack",
    "open_to",
    "loose",
    "tokens",
    "income",
    "free_time",
    "spent",
    "used",
    "asked_out",
    "newcomers",
    "forgiven",
    "new_jobs",
)
NESTED: Final = ("stack", "rooms", "hands", "known")  # lists of lists; all other lists are flat
# What follows from the rest, noted only for speed: neither saved nor compared. `room.look_around` finds it.
NOTED: Final = ("worth", "counted", "weighed", "there", "around", "brings", "forbids", "immune")


class Board(Fields):
    FIELDS: ClassVar[Sequence[str]] = PUBLIC
    __slots__ = (*PUBLIC, *NOTED, "scored")

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        winners: list[int],
        turn: int,
        phase: int,
        jobs: list[int],
        aside: list[int],
        rooms: list[list[int]],
        discard: list[int],
        table: list[int],
        lasting: list[int],
        slack: list[int],
        open_to: list[int],
        loose: list[int],
        tokens: list[int],
        income: int,
        free_time: int,
        spent: int,
        used: int,
        asked_out: list[int],
        newcomers: list[int],
        forgiven: int,
        new_jobs: int,
    ) -> None:
        self.seats = seats
        self.stack = stack  # frames: the course of the game is public
        self.winners = winners
        self.turn = turn
        self.phase = phase
        self.jobs = jobs
        self.aside = aside  # Jobs that nobody holds
        self.rooms = rooms
        self.discard = discard
        self.table = table  # cards being played, and lasting Whenevers
        self.lasting = lasting  # of the cards on the table: card, seat it works for, card, seat ...
        self.slack = slack  # what every card in a room is worth (SLACK-91)
        self.open_to = open_to  # for every seat: mask of the others who keep seeing its hand (AMB-24)
        self.loose = loose  # Slack below the Job (SLACK-93)
        self.tokens = tokens  # of the mechanics: `tokens[token * seats + seat]`
        self.income = income  # of this turn, as printed or rolled, without modifiers
        self.free_time = free_time
        self.spent = spent
        self.used = used
        self.asked_out = asked_out  # guests who were asked to leave this turn (AMB-03); marks of mechanics are negative
        self.newcomers = newcomers  # cards that have entered play this turn, before the toll (SLACK-117)
        self.forgiven = forgiven  # of what was spent this turn: debts that are forgotten (AMB-53)
        self.new_jobs = new_jobs  # mask of the seats that have got their Job since their last Draw phase (AMB-54)
        self.scored = 0  # mask of the seats whose Slack or goal has changed since the last check; 0 at every decision
        self.worth = [0] * seats  # for every seat: the Slack on the cards in its room
        self.counted = [0] * seats  # for every seat: what its tokens count, and what cards add while in play
        self.weighed = [0] * seats  # for every seat: the part of that which cards in play add
        self.there = [0] * seats  # for every seat: the tags of the cards in its room
        self.around = 0  # the tags of the cards in all rooms
        self.brings = [0] * seats  # for every seat: mask of the modifiers that its Job and its cards bring
        self.forbids = [0] * seats  # for every seat: the tags of cards that it may not play
        self.immune = [0] * seats  # for every seat: the tags of its cards that others cannot touch

    @property
    def is_over(self) -> bool:
        return not self.stack

    def hand_size(self, seat: int) -> int:
        """How many cards somebody holds is public."""
        raise NotImplementedError

    def public_facts(self) -> list[Any]:
        """A copy of every public fact, as the constructor takes them."""
        facts = [fact[:] if fact.__class__ is list else fact for fact in _PUBLIC_FACTS(self)]
        facts[ROOMS] = [room[:] for room in facts[ROOMS]]
        return facts

    def shared_facts(self) -> tuple[Any, ...]:
        """The facts themselves, for a board that nobody changes."""
        return _PUBLIC_FACTS(self)

    def copy(self) -> Board:
        """A board to try something out on."""
        copy = Board(*self.public_facts())
        copy.note_as(self)
        return copy

    def note_as(self, board: Board) -> None:
        """For a copy of another board: what that one has noted holds here, too."""
        self.worth = board.worth[:]
        self.counted = board.counted[:]
        self.weighed = board.weighed[:]
        self.there = board.there[:]
        self.around = board.around
        self.brings = board.brings[:]
        self.forbids = board.forbids[:]
        self.immune = board.immune[:]

    def share_notes(self, board: Board) -> None:
        """For a board with the facts of another, neither of which changes."""
        self.worth = board.worth
        self.counted = board.counted
        self.weighed = board.weighed
        self.there = board.there
        self.around = board.around
        self.brings = board.brings
        self.forbids = board.forbids
        self.immune = board.immune


def gain_slack(board: Board, seat: int, by: int, out: list[Event]) -> None:
    """Slack that belongs to no card lies below the Job (SLACK-93, CTH-18)."""
    board.loose[seat] += by
    board.scored |= 1 << seat
    out.append((LOOSE_CHANGED, EVERYONE, seat, by, board.loose[seat]))


ROOMS: Final = PUBLIC.index("rooms")
_PUBLIC_FACTS: Final = attrgetter(*PUBLIC)
_NUMBERS: Final = (*("seats", "turn", "phase", "income", "free_time", "spent", "used", "forgiven", "new_jobs"),)


def read_facts(data: Json, names: tuple[str, ...]) -> list[Any]:
    """Saved facts with these names, each of the right kind."""
    facts: list[Any] = []
    for name in names:
        if name in _NUMBERS:
            facts += ints([data[name]])
        elif name == "stack":
            facts.append(tuples(data[name]))
        elif name in NESTED:
            facts.append([list(each) for each in tuples(data[name])])
        else:
            facts.append(ints(data[name]))
    return facts
