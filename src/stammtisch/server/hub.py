"""Everybody who is connected. A request is carried out in memory, written, and only then announced: the sender's `done`
and everybody's `news` wait in one line behind the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec

from stammtisch.engine.problem import Problem
from stammtisch.engine.state import Move
from stammtisch.server import clock, commands
from stammtisch.server.bounds import LONGEST_WORD
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.chair import NOBODY
from stammtisch.server.connection import Connection
from stammtisch.server.faults import log_fault
from stammtisch.server.keys import Keys, new_secret, new_table_id
from stammtisch.server.live import LiveTable, LoggedEntry, rebuild, until_game
from stammtisch.server.messages import Done, Failure, TableFacts, ToPage
from stammtisch.server.pictures import Pictures
from stammtisch.server.store_health import MOST_SECONDS, StoreHealth, warnings
from stammtisch.server.thoughts import ADVICE, Advise, Think
from stammtisch.server.worker import DONE
from stammtisch.server.worker_pool import WorkerPool
from stammtisch.store import Append, Entry, Store

GRACE: Final = 5.0  # seconds without a connection until somebody counts as away: reloading a page takes less
GATHER: Final = 0.008  # seconds that a busy server may wait before it writes: nobody notices them
BREATH: Final = 0.0002  # seconds that a rebuilding thread rests after every millisecond
POLL: Final = 2.0  # seconds between two looks for tables that are due and not in memory
PROBE: Final = 5.0  # seconds between two checks whether the store can write
REST: Final = 60.0  # seconds until the clock tries again with a table that could not go on
TIDY: Final = 600.0  # seconds between two looks for tables that nobody needs any more, and how long those were quiet
DAY: Final = 86400.0
MOST_DUES: Final = 1000  # in the line of due tables, besides a few for each table
MOST_READ: Final = 500  # entries of a table that are read in one go: a few milliseconds
MOST_DELETED: Final = 10  # tables in one transaction
MOST_LOADED: Final = 100  # tables that are read per look
T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)

ENCODER: Final = msgspec.json.Encoder()

SEATING: Final = ("sat", "left", "seated_bot")  # entries that may give a chair to somebody else
PRIVATE: Final = ("ordered", "wished", "language")  # entries that concern nobody else


@dataclass
class OpenTable:
    """A table in memory and the pages connected to it."""

    live: LiveTable
    written: int  # how many of its entries are in the store, or on their way there
    connections: set[Connection] = field(default_factory=set)
    expected: dict[int, asyncio.TimerHandle] = field(default_factory=dict)  # people who will be away unless they come
    due_at: float | None = None
    quiet_since: float = 0.0
    asking: tuple[int, int] = (NOBODY, NOBODY)  # who had the bell, who asked for an undo, as last told
    facts: TableFacts | None = None  # what everybody has been told about the table itself ...
    pictures: Pictures | None = None  # ... and what everybody was last shown
    is_broken: bool = False  # the store has refused an entry: memory no longer agrees with what is written


@dataclass
class Pending:
    """What waits for the store."""

    table: OpenTable
    append: Append | None
    deliveries: list[tuple[Connection, bytes | None]]
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Hub:
    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        keep_days: float | None = None,
        wall: Callable[[], float] = time.time,
        thinkers: WorkerPool | None = None,
    ) -> None:
        """With `keep_days`, tables are deleted once nothing has happened there for that many days. `now` is steady,
        which the `wall` clock is not. Bots think in the processes of `thinkers`; without them, they think here.
        """
        self._thinkers = thinkers
        self._thoughts: set[asyncio.Task[None]] = set()
        self.store = store
        self.wall = wall
        self.keep_days = keep_days
        self.now = now
        self.keys = Keys(store.setting("secret", new_secret))
        self.tables: dict[str, OpenTable] = {}
        self._resting: dict[str, float] = {}  # tables that could not go on, and how long the clock leaves them alone
        self._old: dict[str, float] = {}  # tables that will be deleted, and since when that is known
        self._loading: dict[str, asyncio.Future[OpenTable]] = {}
        self._pending: asyncio.Queue[Pending] = asyncio.Queue()
        self._health = StoreHealth()
        self._probed_at = -PROBE  # when the store was last tested for writing
        self._dues: list[tuple[float, str]] = []  # when which table is due, the next one first
        self._wake = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "store")
        self._rebuilder = ThreadPoolExecutor(1, "rebuild")  # separate from the store: nobody's move waits for it
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._keep_time())]

    async def stop(self) -> None:
        """Everything that was acknowledged gets written; pages come back on their own."""
        for task in (*self._tasks, *self._thoughts):
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for table in self.tables.values():
            for connection in table.connections:
                connection.send_bytes(None)
        await self._in_thread(self.store.close)
        self._thread.shutdown()
        self._rebuilder.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, call: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call, *arguments)

    async def _written(self, call: Callable[..., T], *arguments: object) -> T:
        """Writes, and notes whether the store could."""
        try:
            result = await self._in_thread(call, *arguments)
        except Problem as problem:
            if problem.code == "store_failed":
                self._health.note_failure(problem, self.now())
            raise
        self._health.note_success()
        return result

    async def problems(self) -> list[Problem]:
        """What is wrong with the server. From time to time it tests whether the store can write."""
        now = self.now()
        if now - self._probed_at >= PROBE:
            self._probed_at = now
            try:
                await asyncio.wait_for(self._written(self.store.probe), MOST_SECONDS)
            except TimeoutError:
                self._health.note_failure(Problem("store_stuck", seconds=int(MOST_SECONDS)), now)
            except Problem:
                pass  # the health check has noted it
        trouble = [] if self._health.trouble is None else [self._health.trouble]
        return trouble + warnings(self._pending.qsize(), self.store.free_bytes())

    # Tables ----------------------------------------------------------------------------------------------------------

    async def open(self, prepare: Callable[[LiveTable], None]) -> OpenTable:
        """A new table; `prepare` gives it its first entries, perhaps a whole game, so nobody else waits for that."""
        live = LiveTable(new_table_id())
        await asyncio.to_thread(prepare, live)
        entries = [told.entry for told in live.take_fresh()]
        await self._written(self.store.create, live.id, entries, clock.due_at(live))
        return self._welcome(live)

    async def adopt(self, id: str, entries: Sequence[Entry]) -> OpenTable:
        """A new table that was prepared elsewhere."""
        live = await self._rebuilt(id, entries)
        await self._written(self.store.create, id, entries, clock.due_at(live))
        return self._welcome(live)

    async def _rebuilt(self, id: str, entries: Sequence[Entry]) -> LiveTable:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._rebuilder, rebuild, id, entries, _let_others)

    def _welcome(self, live: LiveTable) -> OpenTable:
        now = self.now()
        if live.at > now:
            live.set_back(now)
        table = self.tables[live.id] = OpenTable(live, live.length, quiet_since=now)
        self._set_due(table)
        for chair in live.people_here:  # people who are there, or arrive, say so in a moment
            self.expect(table, chair)
        return table

    async def count(self) -> int:
        return await self._in_thread(self.store.count)

    async def table(self, id: str) -> OpenTable:
        """The table with this id, from memory or from the store; raises `no_such_table`."""
        if id in self.tables:
            return self.tables[id]
        if len(id) > LONGEST_WORD:
            raise Problem("no_such_table", table=id[:LONGEST_WORD])
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))  # even if nobody waits any more
        return await asyncio.shield(self._loading[id])

    async def table_until(self, id: str, game: int) -> LiveTable:
        """The table as it was at the end of an earlier game."""
        return await self._rebuilt(id, until_game(await self._entries(id), game))

    async def _load(self, id: str) -> OpenTable:
        return self._welcome(await self._rebuilt(id, await self._entries(id)))

    async def _entries(self, id: str) -> list[Entry]:
        entries: list[Entry] = []
        while not len(entries) % MOST_READ:  # so that other writes get in between
            part = await self._in_thread(self.store.entries, id, len(entries), MOST_READ)
            entries += part
            if not part:
                break
        return entries

    def forget(self, table: OpenTable) -> None:
        """Memory and store disagree: everybody reconnects and finds the table as the store has it."""
        table.is_broken = True
        if self.tables.get(table.live.id) is table:
            del self.tables[table.live.id]
        for connection in table.connections:
            connection.send_bytes(None)

    # Connections -----------------------------------------------------------------------------------------------------

    def connect(self, table: OpenTable, connection: Connection) -> None:
        """Everything that this page may know, and from then on whatever happens."""
        reader = connection.reader
        if reader.chair != NOBODY:
            commands.set_presence(table.live, reader.chair, True, self.now())
        self.commit_soon(table)
        self.send_snapshot(table, connection)
        table.connections.add(connection)

    def send_snapshot(self, table: OpenTable, connection: Connection) -> None:
        """In line behind everything that happened before: it must not mention anything that is not written yet."""
        message = msgspec.json.encode(connection.reader.snapshot(Broadcast(table.live, self.now())))
        self._put(Pending(table, None, [(connection, message)]))

    def disconnect(self, table: OpenTable, connection: Connection) -> None:
        table.connections.discard(connection)
        table.quiet_since = self.now()
        if connection.reader.chair != NOBODY:
            self.expect(table, connection.reader.chair)

    def expect(self, table: OpenTable, chair: int) -> None:
        """A person who does not come, or come back, within a moment is away."""
        if chair in table.expected:
            table.expected[chair].cancel()
        table.expected[chair] = asyncio.get_running_loop().call_later(GRACE, self._leave, table, chair)

    def _leave(self, table: OpenTable, chair: int) -> None:
        del table.expected[chair]
        is_here = any(connection.reader.chair == chair for connection in table.connections)
        if not is_here and chair in table.live.people_here and not table.is_broken:
            commands.set_presence(table.live, chair, False, self.now())
            self.commit_soon(table)

    # Writing ---------------------------------------------------------------------------------------------------------

    def commit_soon(self, table: OpenTable, sender: tuple[Connection, str] | None = None) -> asyncio.Future[None]:
        """Queues fresh entries for the store. The future is done when they are written and everybody has been told."""
        fresh = table.live.take_fresh()
        append = None
        if fresh:
            self._set_due(table)
            entries = [told.entry for told in fresh]
            append = Append(table.live.id, table.written, entries, table.due_at)
            table.written += len(entries)
            table.quiet_since = self.now()
        gone: list[Connection] = []
        if any(told.entry.kind in SEATING for told in fresh):
            gone = [connection for connection in table.connections if connection.has_lost_seat]
            table.connections.difference_update(gone)
        deliveries: list[tuple[Connection, bytes | None]] = list(self._news(table, fresh, sender)) if fresh else []
        if sender is not None and all(connection is not sender[0] for connection, _ in deliveries):
            connection, id = sender
            number = table.live.clients.get(client_id(connection.reader.chair, id), table.live.length)
            deliveries.append((connection, msgspec.json.encode(Done(id, number))))
        for connection in gone:
            deliveries += [(connection, _dismissal(connection)), (connection, None)]
        return self._put(Pending(table, append, deliveries))

    def _put(self, pending: Pending) -> asyncio.Future[None]:
        self._pending.put_nowait(pending)
        return pending.written

    def _news(
        self, table: OpenTable, fresh: list[LoggedEntry], sender: tuple[Connection, str] | None = None
    ) -> Iterable[tuple[Connection, bytes]]:
        """What each page is told about it. It is made now, while the table is as these entries have left it."""
        passers = _passers(table, fresh)
        kinds = frozenset([told.entry.kind for told in fresh])
        broadcast = Broadcast(table.live, self.now(), table.facts, kinds, table.pictures)
        if passers is None and broadcast.are_facts_new:
            table.facts = broadcast.facts
        table.asking = table.live.stopper, table.live.undo_by
        same: dict[tuple[int, str, str], bytes] = {}  # two pages of one seat in one language get the same message
        is_private, is_log_new = not broadcast.kinds.isdisjoint(PRIVATE), broadcast.is_log_new
        for connection in table.connections:
            reader = connection.reader
            told = _told_to(reader.chair, fresh) if is_private else fresh
            if not told:
                continue
            done = sender[1] if sender is not None and sender[0] is connection else ""
            key = (reader.chair, reader.words.language, done)
            if key not in same:
                message: ToPage
                if passers is not None:
                    message = reader.waiting(passers, broadcast, done)
                elif is_log_new:
                    message = reader.snapshot(broadcast, done)
                else:
                    message = reader.news(told, broadcast, done)
                same[key] = ENCODER.encode(message)
            yield connection, same[key]
        if broadcast.is_log_new or (broadcast.is_picture_new and passers is None):
            table.pictures = broadcast.pictures.forget_before()

    async def _write(self) -> None:
        """Everything that waits shares one transaction."""
        while True:
            batch = await self._gather()
            for pending in batch:
                if pending.table.is_broken:  # it might fit what is written by chance, but not what is in memory now
                    pending.append = None
            appends = [pending.append for pending in batch if pending.append is not None]
            outcomes: list[Problem | None] = [None] * len(appends)
            if appends:
                try:
                    outcomes = await self._written(self.store.append, appends)
                except Problem as problem:
                    outcomes = [problem] * len(appends)
                except Exception as error:  # our own fault: everybody else at all tables still needs to be written
                    log_fault("the store cannot write", error)
                    outcomes = [Problem("store_failed", why=type(error).__name__)] * len(appends)
            self._release(batch, outcomes)

    async def _gather(self) -> list[Pending]:
        """What waits for the store, plus what arrives as long as there is other work to do before writing: a server at
        rest writes at once, and a busy one a fraction as often.
        """
        batch = [await self._pending.get()]
        loop = asyncio.get_running_loop()
        until = loop.time() + GATHER
        while True:
            await asyncio.sleep(0)
            if self._pending.empty() or loop.time() > until:
                return batch
            while not self._pending.empty():
                batch.append(self._pending.get_nowait())

    def _release(self, batch: list[Pending], outcomes: list[Problem | None]) -> None:
        outcome = iter(outcomes)
        for pending in batch:
            problem = next(outcome) if pending.append is not None else None
            if problem is not None or pending.table.is_broken:
                self._fail(pending, problem or Problem("store_conflict", table=pending.table.live.id))
                continue
            for connection, message in pending.deliveries:
                connection.send_bytes(message)
            if not pending.written.done():
                pending.written.set_result(None)

    def _fail(self, pending: Pending, problem: Problem) -> None:
        for connection in pending.table.connections:
            connection.send(Failure(problem.code, connection.reader.words.problem(problem)))
        self.forget(pending.table)
        if not pending.written.done():
            pending.written.set_exception(problem)
            pending.written.exception()  # not everybody awaits it

    # Time ------------------------------------------------------------------------------------------------------------

    def coach(self, table: OpenTable, connection: Connection, id: str) -> None:
        """Answers when the strongest bot has thought about it. Raises Problem."""
        reader = connection.reader
        job = reader.asks_coach()
        if job is None or self._thinkers is None:
            found = [] if job is None else ADVICE.decode(job.work())
            connection.send(reader.coach(id, found))
            return
        coaching = asyncio.create_task(self._coach(self._thinkers, table, connection, id, job))
        self._thoughts.add(coaching)
        coaching.add_done_callback(self._thoughts.discard)

    async def _coach(self, pool: WorkerPool, table: OpenTable, connection: Connection, id: str, job: Advise) -> None:
        reader, length = connection.reader, table.live.length
        try:
            found = ADVICE.decode(await _thought(pool, job, table))
            if table.live.length != length:  # it is about something else now
                raise Problem("too_fast")
            connection.send(reader.coach(id, found))
        except Problem as problem:
            connection.send(reader.refusal(id, problem))

    def _let_think(self, table: OpenTable) -> None:
        if self._thinkers is None:
            return
        live = table.live
        for chair in clock.thinkers(live):
            job = clock.begin_to_think(live, chair)
            thought = asyncio.create_task(self._think(self._thinkers, table, chair, live.question, job))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)

    async def _think(self, pool: WorkerPool, table: OpenTable, chair: int, question: int, job: Think) -> None:
        """Whatever comes of it: the bot will move, if need be without having thought."""
        move: Move | None = None
        try:
            move = tuple(msgspec.json.decode(await _thought(pool, job, table), type=list[int]))
        except Problem as problem:
            LOG.info("a bot at table %s plays without thinking: %s", table.live.id, problem.code)
        clock.end_thought(table.live, chair, question, move)
        if self.tables.get(table.live.id) is table and table.live.question == question:
            self._set_due(table)

    def _set_due(self, table: OpenTable) -> None:
        self._let_think(table)
        due = clock.due_at(table.live)
        table.due_at = None if due is None else max(due, self._resting.get(table.live.id, due))
        if table.due_at is not None:
            if len(self._dues) > MOST_DUES + 4 * len(self.tables):  # most were overtaken by events
                self._dues = [(one.due_at, id) for id, one in self.tables.items() if one.due_at is not None]
                heapq.heapify(self._dues)
            heapq.heappush(self._dues, (table.due_at, table.live.id))
            if self._dues[0][0] == table.due_at:
                self._wake.set()

    async def _keep_time(self) -> None:
        """Runs as long as the server. No fault of one table, and no passing fault of the store, ends it."""
        looked_at, tidied_at = 0.0, self.now()
        while True:
            now = self.now()
            if now - tidied_at >= TIDY:
                tidied_at = now
                await self._tidy(now)
            if now - looked_at >= POLL:
                looked_at = now
                await self._load_due(now)
            for table in self._take_due(now):
                try:
                    self._tick(table, now)
                except Exception as error:
                    self.give_up(table, error)
            wait = min(POLL, self._dues[0][0] - self.now()) if self._dues else POLL
            self._wake.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(wait, 0.001)):  # `wait_for` may lose a cancellation that comes meanwhile
                    await self._wake.wait()

    def _take_due(self, now: float) -> list[OpenTable]:
        """The tables in memory that are due. Entries overtaken by events are still in the line, and left out."""
        found: dict[str, OpenTable] = {}
        while self._dues and self._dues[0][0] <= now:
            due, id = heapq.heappop(self._dues)
            table = self.tables.get(id)
            if table is not None and table.due_at == due:
                found[id] = table
        return list(found.values())

    async def _tidy(self, now: float) -> None:
        """Nobody is at these tables and nothing will happen there soon: they can be read from the store again."""
        for table in list(self.tables.values()):
            is_due = table.due_at is not None and table.due_at < now + TIDY
            if not table.connections and not is_due and now - table.quiet_since >= TIDY:
                del self.tables[table.live.id]
        if self.keep_days is not None:
            try:
                await self._delete_old(now, min(now, self.wall()) - self.keep_days * DAY)
            except Problem as problem:
                LOG.error("the store does not delete old tables: %s", problem.code)

    async def _delete_old(self, now: float, since: float) -> None:
        """A table goes if it was old at every look for a whole day: clocks are sometimes wrong, but rarely for that
        long. A table in memory is in play.
        """
        found = [id for id in await self._in_thread(self.store.unchanged, since) if id not in self.tables]
        new = [id for id in found if id not in self._old]
        self._old = {id: self._old.get(id, now) for id in found}
        if new:
            LOG.warning("tables that will be deleted in a day, unless something happens there: %s", " ".join(new))
        ripe = [id for id, known_since in self._old.items() if now - known_since >= DAY]
        for first in range(0, len(ripe), MOST_DELETED):  # so that other writes get in between
            some = ripe[first : first + MOST_DELETED]
            count = await self._in_thread(self.store.delete, some, since)
            LOG.warning("%d tables deleted at which nothing had happened for long: %s", count, " ".join(some))

    async def _load_due(self, now: float) -> None:
        """The tables that are due and not in memory."""
        try:
            # Tables that are in memory or resting may be due in the store as well, and must not hide the others.
            most = MOST_LOADED + len(self.tables) + len(self._resting)
            due = await self._in_thread(self.store.due, now, most)
        except Problem as problem:  # the next look may find it working again
            LOG.error("the store does not say what is due: %s", problem.code)
            return
        for id in due:
            if id not in self.tables and self._resting.get(id, now) <= now:
                try:
                    await self.table(id)
                except Exception as error:
                    self._let_rest(id, error)

    def give_up(self, table: OpenTable, error: Exception) -> None:
        """What is in memory may be half changed; what is written is not."""
        self._let_rest(table.live.id, error)
        self.forget(table)

    def _let_rest(self, id: str, error: Exception) -> None:
        now = self.now()
        self._resting = {other: until for other, until in self._resting.items() if until > now}
        self._resting[id] = now + REST
        log_fault(f"table {id} cannot go on", error)

    def _tick(self, table: OpenTable, now: float) -> None:
        clock.tick(table.live, now)
        if table.live.fresh:
            self.commit_soon(table)
        else:
            self._set_due(table)


async def _thought(pool: WorkerPool, job: Think | Advise, table: OpenTable) -> bytes:
    """What a bot has thought. Raises Problem if it has not come to an end."""
    answer = await pool.do(job, table.live.id)
    if answer[:1] != DONE:
        raise Problem("server_fault")
    return answer[1:]


def _let_others() -> None:
    """Lets the event loop have the interpreter, which a busy thread would otherwise keep for longer."""
    time.sleep(BREATH)


def _dismissal(connection: Connection) -> bytes:
    problem = Problem("bad_key")
    return msgspec.json.encode(Failure(problem.code, connection.reader.words.problem(problem)))


def _told_to(chair: int, fresh: list[LoggedEntry]) -> list[LoggedEntry]:
    return [told for told in fresh if told.entry.kind not in PRIVATE or told.entry.body["chair"] == chair]


def _passers(table: OpenTable, fresh: list[LoggedEntry]) -> list[int] | None:
    """Who has passed, if nothing else has happened: the window is still open, and all others are asked as before."""
    live = table.live
    if table.asking != (live.stopper, live.undo_by) or not live.is_window or live.question >= fresh[0].number:
        return None
    if any(told.entry.kind != "moved" or told.events for told in fresh):
        return None
    return [step.move[0] for step in live.playing.steps[-len(fresh) :]]


def client_id(chair: int, id: str) -> str:
    """The same id from two seats is not the same request."""
    return f"{chair}:{id}"
