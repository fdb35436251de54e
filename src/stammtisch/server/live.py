"""A table as its entries tell it. Nothing here waits, writes or reads a clock.

What each kind of entry means is in `entries`. To make something happen, call `commands`; what happens on its own comes
from `clock`. Both only add entries, so that a table rebuilt from the store is the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from stammtisch.boxes import Announcement, count_game
from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import SPECTATOR, Event
from stammtisch.engine.problem import Problem
from stammtisch.engine.table import Table
from stammtisch.server.chair import BOT, NOBODY, PERSON, Chair
from stammtisch.server.entries import (
    ASIDES,
    CHANGES_GAME,
    FOLD,
    IDLE,
    LOGGED,
    OF_A_GAME,
    PASS,
    FinishedGame,
    begin_game,
)
from stammtisch.server.pace import ASIDE, Pace
from stammtisch.server.remarks import Banter, Remark
from stammtisch.server.script import Script
from stammtisch.server.thoughts import Thought
from stammtisch.store import Entry
from stammtisch.text.statistics import Statistics

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

SLICE: Final = 20  # entries that are folded in one go when a table is rebuilt: about a millisecond
# Everybody who arrives is told these, and no rule of a game limits them: only the latest stay in memory.
MOST_TALK: Final = 300
MOST_ASIDES: Final = 300


class LoggedEntry(NamedTuple):
    """One entry and the game events it led to."""

    number: int  # from 1
    entry: Entry
    events: Sequence[Event]
    remarks: Sequence[Remark] = ()


class LiveTable:
    """`fresh` is what was added since it was last taken: nobody may hear of it before it is written."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.length = 0
        self.at = 0.0  # when the last entry was added
        self.fresh: list[LoggedEntry] = []
        self.clients: dict[str, int] = {}  # ids that clients gave their requests, and the entries they led to
        self.game = ""
        self.options: dict[str, Any] = {}
        self.pace = Pace()
        self.chairs: list[Chair] = []
        self.host = NOBODY  # who runs the table now ...
        self.owner = NOBODY  # ... and whose job that is: they get it back when they come back
        self.invitation = 1
        self.games = 0
        self.finished: list[FinishedGame] = []  # before this one
        self.begun_at = 0.0  # when the last game began
        self.continued: int | None = None  # how many moves of this game were taken from another game's record
        self.table: Table | None = None
        self.outdated: Problem | None = None  # why this game cannot go on, if rules or cards have changed since
        self.is_stuck = False  # its record has moves that are no longer possible, or lead elsewhere
        self.script: Script | None = None  # if it began in the position of a scenario: the steps of that
        self.decision: Decision | None = None  # what is asked at the table
        self.log: list[LoggedEntry] = []  # the entries of this game that are worth a line, its start first
        self.talk: list[LoggedEntry] = []
        self.deals: list[dict[str, Any]] = []
        self.shown: list[dict[str, Any]] = []  # cards that somebody was allowed to look at, in this game
        self.question = 0  # the entry that led to the open question ...
        self.since = 0.0  # ... and when that was, or when everybody had seen it on the stage ...
        self.asked_at = 0.0  # ... and when it was, whatever was to be seen
        self.window = 0  # the entry that led to the first question of the open window: people may be asked in turn
        self.offered = NOBODY  # the question at which bots had their chance to interject; not worth an entry
        self.announced: tuple[int, Announcement | None] = (NOBODY, None)  # at which question; see `clock`
        self.tried = NOBODY  # the question at which cards that play themselves were tried; not worth an entry
        self.stopper = NOBODY  # who rang the bell in the open window ...
        self.stopped_at = 0.0  # ... and when
        self.undo_by = NOBODY  # who would like to take a move back
        self.undo_agreed: set[int] = set()
        self.company_since = 0.0  # when somebody came while nobody was here
        self.last_actor = NOBODY  # the seat that did more than pass last
        self.ending = NOBODY  # the seat that wants to do nothing more in its turn
        self.banter = Banter()
        self.thoughts: dict[int, Thought] = {}  # of bots, by their chairs; not worth an entry
        self._views: dict[int, Any] = {}  # see `view`
        self._statistics: tuple[int, Statistics | None] = (0, None)  # of which game; see `statistics`

    # What can be derived from it --------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        if self.table is None:
            return LOBBY
        return OVER if self.table.state.is_over or self.outdated else PLAYING

    @property
    def playing(self) -> Table:
        if self.table is None:
            raise Problem("game_not_begun")
        return self.table

    @property
    def is_window(self) -> bool:
        decision = self.decision
        return decision is not None and decision.shape == RESPOND

    @property
    def asked(self) -> tuple[int, ...]:
        decision = self.decision
        return () if decision is None else decision.asked

    @property
    def people(self) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.kind == PERSON]

    @property
    def people_here(self) -> list[int]:
        return [number for number in self.people if self.chairs[number].away_since is None]

    @property
    def winners(self) -> Sequence[int]:
        """Of the last game, if it is over."""
        return self.table.state.winners if self.table is not None and self.table.state.is_over else ()

    def wins(self, chair: int) -> int:
        """How many games somebody has won here."""
        return self.chairs[chair].wins + (chair in self.winners)

    @property
    def statistics(self) -> Statistics | None:
        """Of the last game when it is over, counted once."""
        if self.table is None or not self.table.state.is_over or self.outdated is not None:
            return None
        if self._statistics[0] != self.games:
            self._statistics = self.games, count_game(self.table)
        return self._statistics[1]

    def stage_share(self, events: Sequence[Event]) -> float:
        """How much of its usual time a scene is shown: less if no person at the table plays a part in it."""
        kinds, people = self.playing.game.kind.events, set(self.people)
        parts = [event[place] for event in events for place in kinds[event[0]].parts]
        return self.pace.stage * (1.0 if not people.isdisjoint(parts) else ASIDE)

    def view(self, viewer: int) -> Any:
        """What somebody sees of the game. Many ask, and it stays the same until a move is made or taken back."""
        table, views = self.playing, self._views
        if not views:
            views[SPECTATOR] = table.game.view(table.state, SPECTATOR)
        if viewer not in views:
            views[viewer] = table.game.own_view(table.state, viewer, views[SPECTATOR])
        return views[viewer]

    @property
    def scripted(self) -> list[int] | None:
        """The moves of the script that are still to come; None if there are none, or people do something else."""
        return None if self.script is None else self.script.left(self.playing.record.moves) or None

    def chair_of(self, ticket: str) -> int:
        """Where the holder of a ticket sits; NOBODY if they no longer do."""
        for number in self.people:
            if self.chairs[number].ticket == ticket:
                return number
        return NOBODY

    def undo_from(self, chair: int) -> int:
        """The number of the first entry that goes when this seat takes its last move back; NOBODY if there is none.
        What answered itself was no move of theirs.
        """
        moves = [told for told in self.log if told.entry.kind == "moved"]
        played = zip(moves, self.playing.steps, strict=True)
        own = [told.number for told, step in played if step.move[0] == chair and told.entry.body["by"] != IDLE]
        return own[-1] if own else NOBODY

    # Entries ---------------------------------------------------------------------------------------------------------

    def add(self, kind: str, body: dict[str, Any], now: float, client: str | None = None) -> None:
        """Something happens."""
        self.fresh.append(self.fold(Entry(kind, body, now, client)))

    def fold(self, entry: Entry) -> LoggedEntry:
        """Interprets the next entry. A move that the rules refuse raises and changes nothing."""
        was_window = self.is_window
        events = FOLD[entry.kind](self, entry.body, entry.at)
        self._count(entry)
        told = LoggedEntry(self.length, entry, events, self._remarks(entry, events, was_window))
        if entry.kind == "started":
            self.log = [told]
        elif entry.kind in LOGGED:
            self.log.append(told)
        elif entry.kind == "said":
            self.talk.append(told)
            del self.talk[:-MOST_TALK]
        if entry.kind in ASIDES:
            asides = [place for place, one in enumerate(self.log) if one.entry.kind in ASIDES]
            if len(asides) > MOST_ASIDES:
                del self.log[asides[0]]
        if entry.kind in CHANGES_GAME:
            self._views = {}
            self.question = self.length if self.question == NOBODY else self.question
            self.window = self.length if self.window == NOBODY else self.window
        return told

    def _remarks(self, entry: Entry, events: Sequence[Event], was_window: bool) -> Sequence[Remark]:
        """How everybody takes a move."""
        if entry.kind != "moved" or not events:
            return ()
        table = self.playing
        step, bots = table.steps[-1], [number for number, chair in enumerate(self.chairs) if chair.kind == BOT]
        self.banter.remember(table.game, len(table.names), step.move[0], events, len(table.steps))
        is_answer = was_window and not str(entry.body["move"]).endswith(f": {PASS}")
        answerer = step.move[0] if is_answer else None
        return self.banter.heard(f"{self.id} {self.length}", table.game, table.names, bots, events, answerer, entry.at)

    def skim(self, entry: Entry) -> None:
        """Like `fold`, for an entry before the last game: what became of that game is history."""
        if entry.kind not in OF_A_GAME:
            self.fold(entry)
            return
        self._count(entry)
        if entry.kind == "started":
            begin_game(self, entry.body, entry.at)

    def set_back(self, now: float) -> None:
        """What has happened cannot be in the future: an entry that claims so was written by a clock that was wrong, and
        everything due some time after it would be late by as much.
        """
        self.at = min(self.at, now)
        self.since, self.stopped_at = min(self.since, now), min(self.stopped_at, now)
        self.asked_at = min(self.asked_at, now)
        self.company_since = min(self.company_since, now)
        for chair in self.chairs:
            if chair.away_since is not None:
                chair.away_since = min(chair.away_since, now)
        for shown in self.shown:
            shown["at"] = min(shown["at"], now)

    def recall(self, entry: Entry) -> None:
        """Interprets the next entry, which was written earlier, perhaps by a version with other rules or cards. A game
        that does not go as it did then stands still where it last agreed, until another one is started.
        """
        if not self.is_stuck or entry.kind not in OF_A_GAME:
            try:
                self.fold(entry)
                return
            except Problem as problem:
                if entry.kind not in CHANGES_GAME:
                    raise
                self.is_stuck, self.outdated = True, self.outdated or problem
                if entry.kind == "started":
                    self.table = None
        self._count(entry)

    def _count(self, entry: Entry) -> None:
        if entry.at < self.at:
            self.set_back(entry.at)
        self.length += 1
        self.at = entry.at
        if entry.client is not None:
            self.clients[entry.client] = self.length

    def take_fresh(self) -> list[LoggedEntry]:
        fresh, self.fresh = self.fresh, []
        return fresh


def until_game(entries: Sequence[Entry], number: int) -> Sequence[Entry]:
    """What happened at a table up to the end of this game; the first one has the number 1."""
    starts = [place for place, entry in enumerate(entries) if entry.kind == "started"]
    return entries[: starts[number]] if number < len(starts) else entries


def rebuild(id: str, entries: Sequence[Entry], pause: Callable[[], None] = lambda: None) -> LiveTable:
    """The table that these entries describe. Only its last game is played again; a caller that shares the interpreter
    with others is told when to `pause`.
    """
    live = LiveTable(id)
    begun = max((place for place, entry in enumerate(entries) if entry.kind == "started"), default=0)
    for place, entry in enumerate(entries):
        if place < begun:
            live.skim(entry)
        else:
            live.recall(entry)
        if place % SLICE == SLICE - 1:
            pause()
    if live.outdated is not None:
        live.decision = None
    return live
