"""What a mechanic is: the tokens it keeps, what they count, the moves it offers, and the few moments it hears of.

Its words, its worth to bots and its place on the page attach under its id and the ids of its tokens, and each has a
plain default: a counter with a name, and the change of what it counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from stammtisch.engine.event import Event, EventKind
from stammtisch.engine.game import Observed
from stammtisch.engine.option import Option, Value
from stammtisch.engine.problem import Refused
from stammtisch.engine.scenario import take
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import CardDef
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.schema import FormName
from stammtisch.games.slack.state import UNKNOWN, SlackState

if TYPE_CHECKING:
    from stammtisch.engine.rng import Rng
    from stammtisch.games.slack.phase import Phase
    from stammtisch.games.slack.question import Verb, Work
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.sets import CardSet
    from stammtisch.games.slack.view import SlackView


class First(NamedTuple):
    """Where the tokens, events and secrets of a mechanic begin among those of all mechanics at the table."""

    token: int
    event: int
    secret: int


class Mechanic:
    """One for each table: it knows the options, and the state keeps its tokens and its secrets."""

    ID: ClassVar[str]
    RULES: ClassVar[Sequence[str]] = ()  # that it carries out: a set that plays with it has them in its rulebook
    TOKENS: ClassVar[Sequence[str]] = ()  # ids; `board.tokens` holds a count of each for every seat
    WORDS: ClassVar[Sequence[str]] = ()  # the first of them, if cards may count it, ask for it, guard it or forbid it
    SECRETS: ClassVar[int] = 0  # how many numbers it hides for every seat, in `state.secrets`
    OPTIONS: ClassVar[Sequence[Option]] = ()
    OPTION_GROUPS: ClassVar[Mapping[str, Sequence[str]]] = {}  # with which others they are shown; if none, at the end
    EDITIONS: ClassVar[Mapping[str, Mapping[str, Value]]] = {}  # what an edition says about its options
    EVENTS: ClassVar[Sequence[EventKind]] = ()
    TOKEN_EVENTS: ClassVar[Mapping[str, str]] = {}  # events with `by`, the change in the number of this token
    TALLY: ClassVar[Mapping[str, str]] = {}  # what a simulation counts: a name, and the event that is counted
    PARTS: ClassVar[Mapping[str, str]] = {}  # and of the score: a name, and the fact of a seat that is a part of it
    PLAYS: ClassVar[Sequence[str]] = ()  # events of a seat and a card of its hand that it plays in a way of its own
    # Effects, modifiers and fields of Life cards, and the forms of their fields in card files (`schema.OF_OPS` ...).
    OPS: ClassVar[Mapping[str, Mapping[str, FormName]]] = {}
    MODS: ClassVar[Mapping[str, Mapping[str, FormName]]] = {}
    CARD_FIELDS: ClassVar[Mapping[str, FormName]] = {}
    COUNTED: ClassVar[Sequence[str]] = ()  # those of them that only change what counts towards the goal
    AT_OTHERS: ClassVar[Sequence[str]] = ()  # effects that need another player as their target
    FITTING: ClassVar[Mapping[str, Sequence[str]]] = {}  # kinds of cards that its fields fit, if not all
    ALONE: ClassVar[Mapping[str, str]] = {}  # what its fields say nothing without: another field, or a line
    # The same for Jobs; fields in the place of another, and whether what it counts depends on them.
    JOB_FIELDS: ClassVar[Mapping[str, FormName]] = {}
    JOB_ALONE: ClassVar[Mapping[str, str]] = {}
    INSTEAD: ClassVar[Mapping[str, str]] = {}
    COUNTS_JOBS: ClassVar[bool] = False
    SEAT_KEYS: ClassVar[Sequence[str]] = ()  # what a scenario may say about a seat
    PHASES: ClassVar[Sequence[type[Phase]]] = ()  # that a set may list
    QUESTIONS: ClassVar[Sequence[type[Work]]] = ()  # kinds of frames; `rules.frame_kinds` has their numbers
    VERBS: ClassVar[Sequence[type[Verb]]] = ()  # `rules.verb_numbers` has theirs
    # `turn_moves`, or `own_moves` if it has them only for the player whose turn it is; `window_moves`, `why_not` ...
    OFFERS: ClassVar[Sequence[str]] = ()
    HEARS: ClassVar[Sequence[str]] = ()  # the moments below that it wants to hear of

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        self.token = first.token
        self.event = first.event
        self.first_secret = first.secret

    def read_cards(self, cards: CardSet) -> None:
        """What it needs to know of the cards at the table, before anybody sits down."""

    @property
    def is_on(self) -> bool:
        """Whether there is anything of it to see: options may turn it off."""
        return True

    # Tokens ----------------------------------------------------------------------------------------------------------

    def count(self, board: Board, seat: int, which: int = 0) -> int:
        """How many of its tokens somebody has."""
        return board.tokens[(self.token + which) * board.seats + seat]

    def put(self, board: Board, seat: int, count: int, which: int = 0) -> None:
        """Gives somebody this many."""
        before = self.counts(board, seat)
        board.tokens[(self.token + which) * board.seats + seat] = count
        board.counted[seat] += self.counts(board, seat) - before
        board.scored |= 1 << seat

    def counts(self, board: Board, seat: int) -> int:
        """What its tokens count towards the goal."""
        return 0

    def next_counts(self, board: Board, seat: int) -> int | None:
        """What they would count with one more of the first; None if more would happen than that."""
        return None

    def fading(self, rules: Rules, board: Board, seat: int) -> int:
        """How many of the first are lost if the player whose turn it is ends the phase now."""
        return 0

    def ladder(self, token: str) -> Sequence[int]:
        """What 0, 1, 2 ... of a token count; empty if that cannot be said."""
        return ()

    def change(self, rules: Rules, board: Board, seat: int, by: int, out: list[Event]) -> None:
        """Somebody gains or loses some of its first token."""
        before = self.count(board, seat)
        after = max(before + by, 0)
        if after != before:
            self.put(board, seat, after)

    # Secrets ---------------------------------------------------------------------------------------------------------

    # Frames and tokens are public. What only some may know, such as votes before all have voted, is a number of a seat
    # in the hidden part of the state: NO_SECRET in the beginning, and to be set to it again when it no longer matters.

    def secret(self, state: SlackState, seat: int, which: int = 0) -> int:
        return state.secrets[(self.first_secret + which) * state.seats + seat]

    def keep(self, state: SlackState, seat: int, secret: int, which: int = 0) -> None:
        state.secrets[(self.first_secret + which) * state.seats + seat] = secret

    def all_secrets(self, state: SlackState) -> list[int]:
        first = self.first_secret * state.seats
        return state.secrets[first : first + self.SECRETS * state.seats]

    def known_secrets(self, state: SlackState, viewer: int) -> list[int]:
        """Its secrets in a view: usually everybody knows their own, and the others are UNKNOWN."""
        return [n if i % state.seats == viewer else UNKNOWN for i, n in enumerate(self.all_secrets(state))]

    def sample_secrets(self, rules: Rules, view: SlackView, known: list[int], rng: Rng) -> list[int]:
        """Secrets that could be behind a view: `known` are those in it. A mechanic with secrets needs this."""
        return known

    def must_hold(self, seats: int, secrets: list[int]) -> list[tuple[int, int]]:
        """Cards that seats hold if these are its secrets, so that a world that is made up has them there."""
        return []

    # Moves -----------------------------------------------------------------------------------------------------------

    # A verb is accepted exactly when it is listed here, and carried out by its `act`. See `Verb`.

    def turn_moves(self, rules: Rules, state: SlackState, seat: int) -> list[Move]:
        """What somebody may do during a turn besides playing cards, in their own turn or in that of another player."""
        return []

    def can_answer(self, rules: Rules, board: Board, frame: Frame, seat: int) -> bool:
        """Whether `window_moves` might list something for this seat and this announcement, on public grounds: then its
        window opens, and asks this seat even if it holds no cards.
        """
        return False

    def window_moves(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        """How somebody who is asked may answer this announcement, besides with cards."""
        return []

    def limits(self, number: int, card: CardDef) -> bool:
        """Whether `why_not`, or `why_not_on` for a Whenever, might have anything against this definition: the others
        are never asked about.
        """
        return True

    def why_not(self, rules: Rules, board: Board, seat: int, card: CardDef, by: int) -> Refused | None:
        """Why somebody may not do this Activity, on public grounds; None if nothing of the mechanic is against it. `by`
        is who has decided on it: the seat itself, unless it was ordered to.
        """
        return None

    def why_not_on(self, rules: Rules, board: Board, seat: int, card: CardDef, target: int) -> Refused | None:
        """Why somebody may not play this Whenever, or not on this player (NOBODY: on none), on public grounds; None if
        nothing of the mechanic is against it.
        """
        return None

    # Effects ---------------------------------------------------------------------------------------------------------

    def ops(self) -> Mapping[str, Op]:
        """What `OPS` names."""
        return {}

    # Scenarios and checksums -----------------------------------------------------------------------------------------

    def set_up(self, board: Board, seat: int, facts: Mapping[str, Any], place: str) -> None:
        """The part of a position that `SEAT_KEYS` names: usually how many there are of some tokens."""
        for which, token in enumerate(self.TOKENS):
            if token in self.SEAT_KEYS:
                self.put(board, seat, take(facts, token, int, f"{place}.{token}", 0), which)

    def observe(self, board: Board, seat: int) -> dict[str, Observed]:
        """What a scenario may expect of a seat."""
        return {token: self.count(board, seat, which) for which, token in enumerate(self.TOKENS)}

    def checksum_facts(self, state: SlackState) -> list[object]:
        """What the checksum after every move covers; see `Game.checksum_facts`."""
        first = self.token * state.seats
        facts: list[object] = [state.tokens[first : first + len(self.TOKENS) * state.seats]]
        return [*facts, self.all_secrets(state)] if self.SECRETS else facts

    # Moments ---------------------------------------------------------------------------------------------------------

    def dealing(self, rules: Rules, state: SlackState, out: list[Event]) -> None:
        """Before the Jobs are dealt: whoever has one already gets none."""

    def phase_ended(self, rules: Rules, state: SlackState, seat: int, phase: int, out: list[Event]) -> None:
        """Of the player whose turn it is."""

    def phase_ending(self, rules: Rules, state: SlackState, seat: int, out: list[Event]) -> None:
        """The player whose turn it is has done what they wanted in a phase, which is not over yet: what is pushed now
        comes first.
        """

    def job_changed(self, rules: Rules, state: SlackState, seat: int, before: int, out: list[Event]) -> None:
        """A new Job has replaced the one before."""

    def entered(self, rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
        """A card has entered play in somebody's room: it was played or bought, or a guest has moved there, where
        everything happens as if it had been played (SLACK-61).
        """

    def left(self, rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
        """A card has left somebody's room, wherever it went."""

    def taken(self, rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
        """A card that has just left another room is in this one now, as it is. It does not enter play again: what is
        marked on it stays, and nothing on it happens a second time (SLACK-91).
        """

    def announced(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> None:
        """Somebody has announced something, and its window has not opened yet. `rules.announcements` tells what it
        is.
        """
