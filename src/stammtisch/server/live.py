"""A table as its entries tell it: every kind of entry and what it means. Nothing here waits, writes or reads a clock.

Whoever wants something to happen calls `commands`; what happens by itself comes from `clock`. Both only add entries, so
that a table rebuilt from the store is the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import SPECTATOR, Event
from stammtisch.engine.notation import parse
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import Record, read_header
from stammtisch.engine.rng import MIXER
from stammtisch.engine.table import Table
from stammtisch.games import load
from stammtisch.server.orders import NO_ORDER, Announcement, Order
from stammtisch.server.pace import Pace
from stammtisch.store import Entry

NOBODY: Final = -1

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

PASS: Final = "pass"  # in the notation of every game

# The rules of games whose start does not say by which they were played: the versions before it did.
FIRST_RULES: Final = {"scare": 1, "cthulhu": 2}

OF_A_MOVE: Final = ("moved", "stopped", "never_mind")  # gone when it is taken back
# What somebody who comes later still reads. Who came and went in between is no part of the story.
ASIDES: Final = ("undone", "left", "promised", "shook", "judged", "showed")
LOGGED: Final = (*OF_A_MOVE, *ASIDES)
# What the next game at the table makes a clean sweep of: once it has begun, nobody needs these entries of the last one.
OF_A_GAME: Final = (*OF_A_MOVE, "started", "undone", "showed", "ordered", "undo_asked", "undo_answered")
SLICE: Final = 20  # entries that are folded in one go when a table is rebuilt: about a millisecond
# Everybody who comes is told these, and no rule of a game puts an end to them: only the latest stay in memory.
MOST_TALK: Final = 300
MOST_ASIDES: Final = 300
MOST_SHOWN: Final = 50


@dataclass
class Chair:
    """A seat of the game. A person holds it by a ticket, which is in their key; a bot has a level."""

    kind: str = OPEN
    name: str = ""
    ticket: str = ""
    language: str = "en"
    level: str = ""
    order: Order = NO_ORDER
    never_minds: int = 0  # how often this person has stopped the bell for nothing in this game
    is_muted: bool = False  # too often: the bell does not hear this person until their next turn
    away_since: float | None = None  # when the last connection of this person went


@dataclass(frozen=True)
class Told:
    """One entry and the game events it led to."""

    number: int  # from 1
    entry: Entry
    events: Sequence[Event]


class LiveTable:
    """`fresh` is what was added since the last time somebody took it: nobody may hear of it before it is written."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.length = 0
        self.at = 0.0  # when the last entry was added
        self.fresh: list[Told] = []
        self.clients: dict[str, int] = {}  # ids that clients gave their wishes, and the entries they led to
        self.game = ""
        self.options: dict[str, Any] = {}
        self.pace = Pace()
        self.chairs: list[Chair] = []
        self.host = NOBODY  # who runs the table now ...
        self.owner = NOBODY  # ... and whose part that is: they get it back when they come back
        self.invitation = 1
        self.games = 0
        self.continued: int | None = None  # how many moves of this game were taken from the record of another
        self.table: Table | None = None
        self.outdated: Problem | None = None  # why this game cannot go on, if rules or cards have changed since
        self.is_stuck = False  # its record tells of moves that are no longer possible, or lead elsewhere
        self.decision: Decision | None = None  # what is asked at the table
        self.log: list[Told] = []  # the entries of this game that are worth a line, its start first
        self.talk: list[Told] = []
        self.deals: list[dict[str, Any]] = []
        self.shown: list[dict[str, Any]] = []  # cards that somebody was allowed to look at, in this game
        self.question = 0  # the entry that led to the open question ...
        self.since = 0.0  # ... and when that was
        self.window = 0  # the entry that led to the first question of the open window: people may be asked in turn
        self.offered = NOBODY  # the question at which the bots had their chance to interject; not worth an entry
        self.announced: tuple[int, Announcement | None] = (NOBODY, None)  # at which question; see `clock`
        self.tried = NOBODY  # the question at which cards that play themselves were tried; not worth an entry
        self.stopper = NOBODY  # who rang the bell in the open window ...
        self.stopped_at = 0.0  # ... and when
        self.undo_by = NOBODY  # who would like to take a move back
        self.undo_agreed: set[int] = set()
        self.company_since = 0.0  # when somebody came while nobody was here
        self._views: tuple[int, dict[int, Any]] = (NOBODY, {})  # after which entry; see `view`

    # What can be read off it -----------------------------------------------------------------------------------------

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

    def view(self, viewer: int) -> Any:
        """What somebody sees of the game. Many ask, and it stays the same until the next entry."""
        table = self.playing
        if self._views[0] != self.length:
            self._views = self.length, {SPECTATOR: table.game.view(table.state, SPECTATOR)}
        views = self._views[1]
        if viewer not in views:
            views[viewer] = table.game.own_view(table.state, viewer, views[SPECTATOR])
        return views[viewer]

    def chair_of(self, ticket: str) -> int:
        """Where the holder of a ticket sits; NOBODY if they no longer do."""
        for number in self.people:
            if self.chairs[number].ticket == ticket:
                return number
        return NOBODY

    def undo_from(self, chair: int) -> int:
        """The number of the first entry that is taken back when somebody's last move is."""
        moves = [told.number for told in self.log if told.entry.kind == "moved"]
        played = zip(moves, self.playing.steps, strict=True)
        return [number for number, step in played if step.move[0] == chair][-1]

    # Entries ---------------------------------------------------------------------------------------------------------

    def add(self, kind: str, body: dict[str, Any], now: float, client: str | None = None) -> None:
        """Something happens."""
        self.fresh.append(self.fold(Entry(kind, body, now, client)))

    def fold(self, entry: Entry) -> Told:
        """Understands the next entry. A move that the rules refuse raises and changes nothing."""
        events = FOLD[entry.kind](self, entry.body, entry.at)
        self._count(entry)
        told = Told(self.length, entry, events)
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
        if entry.kind in ("started", "moved", "undone"):
            self.question = self.length if self.question == NOBODY else self.question
            self.window = self.length if self.window == NOBODY else self.window
        return told

    def skim(self, entry: Entry) -> None:
        """As `fold`, for an entry before the last game: what has become of that one is history."""
        if entry.kind not in OF_A_GAME:
            self.fold(entry)
            return
        self._count(entry)
        self.games += entry.kind == "started"

    def set_back(self, now: float) -> None:
        """What has happened cannot lie ahead: an entry that says so was written by a clock that was wrong, and what is
        due some time after it would not come for as long.
        """
        self.at = min(self.at, now)
        self.since, self.stopped_at = min(self.since, now), min(self.stopped_at, now)
        self.company_since = min(self.company_since, now)
        for chair in self.chairs:
            if chair.away_since is not None:
                chair.away_since = min(chair.away_since, now)
        for shown in self.shown:
            shown["at"] = min(shown["at"], now)

    def recall(self, entry: Entry) -> None:
        """Understands the next entry, which was written before, perhaps by a version with other rules or cards. A game
        that does not go as it went then stands still where it last did, until another one is started.
        """
        if not self.is_stuck or entry.kind not in OF_A_GAME:
            try:
                self.fold(entry)
                return
            except Problem as problem:
                if entry.kind not in ("started", "moved", "undone"):
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

    def take_fresh(self) -> list[Told]:
        fresh, self.fresh = self.fresh, []
        return fresh

    def _opened(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.game, self.options, self.pace = body["game"], body["options"], Pace.read(body["pace"])
        self.chairs = [Chair() for _ in range(body["seats"])]
        return ()

    def _sat(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        chair = body["chair"]
        self.chairs[chair] = Chair(PERSON, body["name"], body["ticket"], body["language"])
        if self.host == NOBODY:
            self.host = self.owner = chair
        return ()

    def _seated_bot(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        chair, level = body["chair"], body["level"]
        self.chairs[chair] = Chair(BOT, body["name"], level=level) if level else Chair()
        self._give_up_table(chair)
        return ()

    def _left(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        chair = self.chairs[body["chair"]]
        if self.undo_by == body["chair"]:
            self.undo_by = NOBODY
        if self.games == 0:
            self.chairs[body["chair"]] = Chair()
        else:
            chair.kind, chair.ticket, chair.level = BOT, "", body["level"]
        self._give_up_table(body["chair"])
        return ()

    def _give_up_table(self, chair: int) -> None:
        """Whoever has got up for good does not get the table back; whoever takes that chair is somebody else."""
        if chair == self.owner:
            self.owner = self.host

    def _host(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.host = body["chair"]
        if self.chairs[self.owner].kind != PERSON:
            self.owner = self.host
        return ()

    def _revoked(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.invitation += 1
        return ()

    def _away(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.chairs[body["chair"]].away_since = at
        return ()

    def _back(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        if not self.people_here:
            self.company_since = at
        self.chairs[body["chair"]].away_since = None
        return ()

    def _language(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.chairs[body["chair"]].language = body["language"]
        return ()

    def _said(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        return ()

    def _promised(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.deals.append({**body, "is_shaken": False, "verdicts": {}})
        return ()

    def _shook(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.deals[body["deal"]]["is_shaken"] = True
        return ()

    def _judged(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.deals[body["deal"]]["verdicts"][body["chair"]] = body["verdict"]
        return ()

    def _showed(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.shown.append({**body, "number": self.length + 1, "at": at})
        del self.shown[:-MOST_SHOWN]
        return ()

    def _started(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        record = read_header(body) if "stammtisch" in body else self._first_record(body)
        game = load(self.game, record.options)
        self.table = Table.begin_again(game, record)
        self.outdated, self.is_stuck = self.table.outdated, False
        self.games += 1
        self.continued = body.get("continued")
        self.shown = []
        for chair in self.chairs:
            chair.never_minds, chair.is_muted, chair.order = 0, False, NO_ORDER
        self.decision = game.decision(self.table.state)
        self._ask_anew(at)
        return self.table.opening

    def _first_record(self, body: dict[str, Any]) -> Record:
        """A game of the time when its start said no more than this."""
        options: dict[str, object] = dict(load(self.game, body["options"]).options)
        names = [chair.name for chair in self.chairs]
        return Record(self.game, FIRST_RULES[self.game], options, names, body["seed"], generator=MIXER, format=1)

    def _moved(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        table = self.playing
        was_window, depth, asked = self.is_window, len(table.state.stack), self.asked
        if "check" in body:
            events = table.repeat(body["move"], body["check"], self.length + 1)
        else:
            events = table.apply(parse(table.game, body["move"], table.names))
        move = table.steps[-1].move
        self.decision = table.game.decision(table.state)
        # However it was written, it is kept as everybody writes it: "PASS " lets go, too, and ends nobody's stop.
        body["move"], body["check"] = table.record.moves[-1], table.record.checks[-1]
        is_same_window = was_window and self.is_window and len(table.state.stack) == depth and not events
        if is_same_window and body["move"].endswith(f": {PASS}"):
            if move[0] == self.stopper:
                self.stopper = NOBODY
            if move[0] == self.undo_by:  # plays on instead
                self.undo_by = NOBODY
            if not set(self.asked) <= set(asked):  # the next one in turn has as much time (AMB-08)
                self.since, self.question = at, NOBODY
        else:
            self._ask_anew(at)
        if body["by"] == "order":
            self.chairs[move[0]].order = replace(self.chairs[move[0]].order, reflex=None)
        for chair in self.asked if not self.is_window else ():
            self.chairs[chair].order, self.chairs[chair].is_muted = NO_ORDER, False  # good until one's own turn
        return events

    def _undone(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        table = self.playing
        first = self.undo_from(body["chair"])
        table.undo(body["chair"])
        self.decision = table.game.decision(table.state)
        self.log = [told for told in self.log if told.entry.kind not in OF_A_MOVE or told.number < first]
        self._ask_anew(at)
        return ()

    def _ask_anew(self, at: float) -> None:
        self.since, self.question, self.window = at, NOBODY, NOBODY  # `fold` fills in the numbers
        self.stopper = self.undo_by = NOBODY
        self.undo_agreed = set()

    def _stopped(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.stopper, self.stopped_at = body["chair"], at
        return ()

    def _never_mind(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.stopper = NOBODY
        # The ring starts again; one of hours goes on where it stood, or a day could be asked for again and again.
        self.since = self.since + at - self.stopped_at if self.pace.is_patient else at
        chair = self.chairs[body["chair"]]
        chair.never_minds += 1
        chair.is_muted = chair.never_minds > self.pace.free_stops
        return ()

    def _ordered(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.chairs[body["chair"]].order = Order.read(body)
        return ()

    def _undo_asked(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.undo_by, self.undo_agreed = body["chair"], set()
        return ()

    def _undo_answered(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        if body["yes"]:
            self.undo_agreed.add(body["chair"])
        else:
            self.undo_by = NOBODY
        return ()


FOLD: Final[dict[str, Callable[[LiveTable, dict[str, Any], float], Sequence[Event]]]] = {
    "opened": LiveTable._opened,
    "sat": LiveTable._sat,
    "seated_bot": LiveTable._seated_bot,
    "left": LiveTable._left,
    "host": LiveTable._host,
    "revoked": LiveTable._revoked,
    "away": LiveTable._away,
    "back": LiveTable._back,
    "language": LiveTable._language,
    "said": LiveTable._said,
    "promised": LiveTable._promised,
    "shook": LiveTable._shook,
    "judged": LiveTable._judged,
    "showed": LiveTable._showed,
    "started": LiveTable._started,
    "moved": LiveTable._moved,
    "undone": LiveTable._undone,
    "stopped": LiveTable._stopped,
    "never_mind": LiveTable._never_mind,
    "ordered": LiveTable._ordered,
    "undo_asked": LiveTable._undo_asked,
    "undo_answered": LiveTable._undo_answered,
}


def rebuild(id: str, entries: Sequence[Entry], pause: Callable[[], None] = lambda: None) -> LiveTable:
    """The table that these entries tell of. Only its last game is played again, and whoever rebuilds it beside others
    who work is told when to `pause`.
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
