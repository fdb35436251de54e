"""A table as its entries tell it: every kind of entry and what it means. Nothing here waits, writes or reads a clock.

To make something happen, call `commands`; what happens on its own comes from `clock`. Both only add entries, so that a
table rebuilt from the store is the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from stammtisch.boxes import Announcement, count_game, find_box, load_recorded, painter_of
from stammtisch.boxes.orders import ALL, NO_ORDER, Order
from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import SPECTATOR, Event, facts
from stammtisch.engine.notation import parse
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import Record, read_header
from stammtisch.engine.rng import MIXER
from stammtisch.engine.table import Table
from stammtisch.server.pace import ASIDE, Pace
from stammtisch.server.remarks import Banter, Remark
from stammtisch.server.script import Script
from stammtisch.store import Entry
from stammtisch.text.statistics import Statistics

NOBODY: Final = -1

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

PASS: Final = "pass"  # in the notation of every game

CHANGES_GAME: Final = ("started", "moved", "undone")  # all else is about the table and the people around it
OF_A_MOVE: Final = ("moved", "stopped", "never_mind")  # undone together with the move
# What somebody who comes later still reads. Who came and went in between is not part of the story.
ASIDES: Final = ("undone", "left", "promised", "shook", "judged", "showed")
LOGGED: Final = (*OF_A_MOVE, *ASIDES)
# What the next game at the table wipes clean: once it has begun, nobody needs these entries of the last one.
OF_A_GAME: Final = (*OF_A_MOVE, "started", "undone", "showed", "ordered", "undo_asked", "undo_answered")
SLICE: Final = 20  # entries that are folded in one go when a table is rebuilt: about a millisecond
# Everybody who arrives is told these, and no rule of a game limits them: only the latest stay in memory.
MOST_TALK: Final = 300
MOST_ASIDES: Final = 300
MOST_SHOWN: Final = 50


@dataclass
class Chair:
    """A seat of the game. A person holds it by a ticket, which is part of their key; a bot has a level."""

    kind: str = OPEN
    name: str = ""
    ticket: str = ""
    language: str = "en"
    level: str = ""
    face: str = ""  # how this person would like to be drawn; the page knows the heads
    order: Order = NO_ORDER
    wish: str = ALL  # how often this person wants to be asked
    first_game: int = 0  # at this table: in its first round they are left alone
    never_minds: int = 0  # how often this person has stopped the bell for nothing in this game
    is_muted: bool = False  # too often: the bell ignores this person until their next turn
    away_since: float | None = None  # when this person's last connection closed
    wins: int = 0  # of earlier games at this table


@dataclass(frozen=True)
class LoggedEntry:
    """One entry and the game events it led to."""

    number: int  # from 1
    entry: Entry
    events: Sequence[Event]
    remarks: Sequence[Remark] = ()


class FinishedGame(NamedTuple):
    """One that was played at a table before the last one."""

    number: int  # the first one is 1
    winners: list[str]  # as far as they still sat there when the next one began
    at: float  # when it began


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
        self.banter = Banter()
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
        parts = [told.get(part) for event in events for told in [facts(kinds, event)] for part in ("seat", "target")]
        return self.pace.stage * (
            1.0 if people.intersection(part for part in parts if isinstance(part, int)) else ASIDE
        )

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
        """The number of the first entry that goes when this seat takes its last move back."""
        moves = [told.number for told in self.log if told.entry.kind == "moved"]
        played = zip(moves, self.playing.steps, strict=True)
        return [number for number, step in played if step.move[0] == chair][-1]

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
            self._begin_game(entry.body, entry.at)

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
        """Somebody who has got up for good does not get the table back; the next person there is somebody else."""
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

    def _face(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.chairs[body["chair"]].face = body["face"]
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
        game = load_recorded(self.game, record.options)
        self.table = Table.begin_again(game, record)
        self.outdated, self.is_stuck = self.table.outdated, False
        self._begin_game(body, at)
        self.continued = body.get("continued")
        self.script = Script(self.table, body.get("lesson", "")) if record.position else None
        self.shown = []
        self.banter, self.last_actor = Banter(), NOBODY
        for chair in self.chairs:
            chair.never_minds, chair.is_muted, chair.order = 0, False, NO_ORDER
        self.decision = game.decision(self.table.state)
        self._ask_anew(at)
        return self.table.opening

    def _begin_game(self, body: dict[str, Any], at: float) -> None:
        """`won` are those who have won the game before and still sit there; it is missing if that was not finished."""
        if "won" in body:
            names = [self.chairs[chair].name for chair in body["won"]]
            self.finished.append(FinishedGame(self.games, names, self.begun_at))
        self.games += 1
        self.begun_at = at
        for chair in body.get("won", ()):
            self.chairs[chair].wins += 1

    def _first_record(self, body: dict[str, Any]) -> Record:
        """A game from the time when its start recorded no more than this."""
        options: dict[str, object] = dict(load_recorded(self.game, body["options"]).options)
        names, rules = [chair.name for chair in self.chairs], find_box(self.game).kind.first_version
        return Record(self.game, rules, options, names, body["seed"], generator=MIXER, format=1)

    def _moved(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        table = self.playing
        was_window, depth, asked = self.is_window, len(table.state.stack), self.asked
        if "check" in body:
            events = table.repeat(body["move"], body["check"], self.length + 1)
        else:
            events = table.apply(parse(table.game, body["move"], table.names))
        move = table.steps[-1].move
        self.decision = table.game.decision(table.state)
        # However it was typed, it is kept in its canonical form: "PASS " lets go, too, and ends nobody's stop.
        body["move"], body["check"] = table.record.moves[-1], table.record.checksums[-1]
        is_same_window = was_window and self.is_window and len(table.state.stack) == depth and not events
        if is_same_window and body["move"].endswith(f": {PASS}"):
            if move[0] == self.stopper:
                self.stopper = NOBODY
            if move[0] == self.undo_by:  # plays on instead
                self.undo_by = NOBODY
            if not set(self.asked) <= set(asked):  # the next one in turn gets as much time (AMB-08)
                self.since, self.question = at, NOBODY
        else:
            # Nobody's clock runs while everybody looks at what has happened.
            self._ask_anew(at, painter_of(table.game).seconds(table.game, events) * self.stage_share(events))
        if not body["move"].endswith(f": {PASS}"):
            self.last_actor = move[0]
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

    def _ask_anew(self, at: float, seen: float = 0.0) -> None:
        """`seen` is how long everybody looks at what has happened."""
        self.asked_at, self.since = at, at + seen
        self.question = self.window = NOBODY  # `fold` fills in the numbers
        self.stopper = self.undo_by = NOBODY
        self.undo_agreed = set()

    def _stopped(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.stopper, self.stopped_at = body["chair"], at
        return ()

    def _never_mind(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.stopper = NOBODY
        # The ring starts over; one that lasts hours goes on where it stood, or a day could be asked for again and
        # again.
        self.since = self.since + at - self.stopped_at if self.pace.is_patient else at
        chair = self.chairs[body["chair"]]
        chair.never_minds += 1
        chair.is_muted = chair.never_minds > self.pace.free_stops
        return ()

    def _ordered(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        self.chairs[body["chair"]].order = Order.read(body)
        return ()

    def _wished(self, body: dict[str, Any], at: float) -> Sequence[Event]:
        chair = self.chairs[body["chair"]]
        chair.wish = body["wish"]
        if body["is_first"]:
            chair.first_game = self.games
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
    "face": LiveTable._face,
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
    "wished": LiveTable._wished,
    "undo_asked": LiveTable._undo_asked,
    "undo_answered": LiveTable._undo_answered,
}


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
