"""The clock of all tables: a fault at one of them affects no other, and its secrets reach nobody."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from stammtisch.engine.problem import Problem
from stammtisch.server import app, clock, commands, hub, messages, socket
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.chair import NOBODY
from stammtisch.server.connection import MOST_BYTES_WAITING, Connection
from stammtisch.server.hub import DAY, REST, Hub, OpenTable
from stammtisch.server.limits import Limit
from stammtisch.server.live import LiveTable, LoggedEntry, rebuild
from stammtisch.server.reader import Reader
from stammtisch.server.steady import steady_clock
from stammtisch.store import Append, Entry, Store, open_store
from tests.server.tables import started

SEED, TICKET = "5eed-that-nobody-may-know", "ticket-that-nobody-may-know"
PLAYED = 3  # the start, and the two bots that have hidden their Scare cards


def prepare(live: LiveTable, at: float | None = None) -> None:
    """A person and two bots, which can move at once and without the person."""
    now = time.time() if at is None else at
    commands.open_table(live, "scare", {}, 3, {"bots": 0.0}, now)
    host = commands.sit(live, "Ann", TICKET, "en", now)
    for chair in (1, 2):
        commands.seat_bot(live, host, chair, "random", now)
    commands.start(live, host, SEED, now)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.005)


def run(store: Store, act: Callable[[Hub], Awaitable[None]], clocks: Clocks | None = None) -> None:
    async def running() -> None:
        opened = Hub(store, time.time) if clocks is None else Hub(store, clocks.now, wall=clocks.wall)
        await opened.start()
        try:
            await act(opened)
        finally:
            await opened.stop()

    with ThreadPoolExecutor(1) as thread:  # the browser tests leave an event loop behind in this one
        thread.submit(asyncio.run, running()).result()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path / "tables.db")


def test_a_table_that_fails_stops_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is left alone for a while, too: nobody is thrown out again and again, and the log does not fill up."""
    broken: list[str] = []
    tick = clock.tick

    def fail(live: LiveTable, now: float) -> bool:
        if live.id in broken:
            raise RuntimeError(f"{SEED} {TICKET} {live.playing.state.to_json()}")
        return tick(live, now)

    def prepare_broken(live: LiveTable) -> None:
        prepare(live)
        broken.append(live.id)

    async def act(opened: Hub) -> None:
        await opened.open(prepare_broken)
        await until(lambda: bool(caplog.records))
        tables: list[OpenTable] = [await opened.open(prepare) for _ in range(2)]
        again = await opened.table(broken[0])  # somebody comes to the table, and finds it as it is written
        await until(lambda: all(len(table.live.log) == PLAYED for table in tables))
        assert len(again.live.log) == 1
        assert again.due_at is not None
        assert again.due_at > time.time() + REST / 2

    monkeypatch.setattr(clock, "tick", fail)
    run(store, act)
    assert len(caplog.records) == 1
    assert f"table {broken[0]} cannot go on: RuntimeError" in caplog.text
    assert "in fail" in caplog.text  # where it happened
    for secret in (SEED, TICKET, "hands"):
        assert secret not in caplog.text


def test_a_table_that_nobody_needs_is_read_again_when_somebody_comes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory does not grow with every table that was ever opened."""
    monkeypatch.setattr(hub, "TIDY", 0.2)
    monkeypatch.setattr(hub, "POLL", 0.02)

    async def act(opened: Hub) -> None:
        left, watched = await opened.open(prepare), await opened.open(prepare)
        watched.connections.add(Connection(Reader(watched.live, NOBODY, "en", opened.keys)))
        await until(lambda: left.live.id not in opened.tables)
        assert opened.tables == {watched.live.id: watched}
        again = await opened.table(left.live.id)
        assert again is not left
        assert len(again.live.log) == len(left.live.log) == PLAYED
        assert again.live.playing.state == left.live.playing.state

    run(store, act)


class Clocks:
    """One that runs steadily and one on the wall, and somebody who sets them."""

    def __init__(self) -> None:
        self.steady = self.ahead = 0.0
        self.start = time.time()

    def now(self) -> float:
        return self.start + self.steady

    def wall(self) -> float:
        return self.now() + self.ahead


async def look(store: Store) -> None:
    """Until the hub has looked for old tables once more."""
    real, looks = store.unchanged, []

    def count(since: float, most: int = 1000) -> list[str]:
        looks.append(since)
        return real(since, most)

    store.unchanged = count  # type: ignore[method-assign]
    await until(lambda: len(looks) >= 2)  # the first one may have begun before
    store.unchanged = real  # type: ignore[method-assign]


def with_old_tables(store: Store, clocks: Clocks) -> None:
    for name, days in (("old22222", 8), ("older222", 80), ("young222", 6)):
        store.create(name, [Entry("from long ago", {}, clocks.start - days * DAY)])
    store.create("waits222", [Entry("from long ago", {}, clocks.start - 8 * DAY)], clocks.start + 30 * DAY)
    live = LiveTable("sitting2")
    commands.open_table(live, "scare", {}, 3, {}, clocks.start - 9 * DAY)
    commands.sit(live, "Ann", TICKET, "en", clocks.start - 9 * DAY)
    store.create(live.id, [told.entry for told in live.take_fresh()])


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    monkeypatch.setattr(hub, "TIDY", 0.0)
    monkeypatch.setattr(hub, "POLL", 0.005)
    return Clocks()


def test_old_tables_are_deleted_if_the_host_wants_it(
    store: Store, clocks: Clocks, caplog: pytest.LogCaptureFixture
) -> None:
    """A day after the log has said so, and not those that are in play."""
    with_old_tables(store, clocks)

    async def act(opened: Hub) -> None:
        table = opened._welcome(rebuild("sitting2", store.entries("sitting2")))  # somebody is there, and says nothing
        table.connections.add(Connection(Reader(table.live, 0, "en", opened.keys)))
        opened.keep_days = 7
        await look(store)
        assert caplog.messages == [
            "tables that will be deleted in a day, unless something happens there: older222 old22222"
        ]
        clocks.steady = DAY - 1
        await look(store)
        assert store.count() == 5
        store.append([Append("older222", 1, [Entry("after all", {}, clocks.now())], None)])
        clocks.steady = DAY
        await until(lambda: len(caplog.messages) == 2)
        assert caplog.messages[1:] == ["1 tables deleted at which nothing had happened for long: old22222"]
        assert store.count() == 4
        for kept in ("older222", "young222", "waits222", "sitting2"):
            assert store.entries(kept)

    run(store, act, clocks)


@pytest.mark.parametrize("is_ahead_at_start", [False, True])
@pytest.mark.parametrize("ahead", [3 * DAY, 100 * DAY, 10_000 * DAY])
def test_a_clock_that_jumps_ahead_deletes_nothing(
    store: Store, clocks: Clocks, ahead: float, is_ahead_at_start: bool
) -> None:
    for number in range(10):
        store.create(f"table{number}", [Entry("from yesterday", {}, clocks.start - DAY)])
    if is_ahead_at_start:  # the steady clock is wrong for as long as it runs
        clocks.start, clocks.ahead = clocks.start + ahead, 0.0

    async def act(opened: Hub) -> None:
        opened.keep_days = 2
        clocks.ahead = 0.0 if is_ahead_at_start else ahead
        await look(store)
        clocks.steady += 6.0
        await look(store)
        clocks.ahead = -ahead if is_ahead_at_start else 0.0
        for _ in range(3):
            await look(store)
            clocks.steady += 0.3 * DAY
        clocks.steady = DAY  # a day and a look later nobody remembers the mistake
        await look(store)
        assert store.count() == 10

    run(store, act, clocks)


JUMPS = [sign * size for size in (60.0, 7200.0, 3 * DAY, 100 * DAY) for sign in (-1, 1)]


@pytest.mark.parametrize("jump", JUMPS)
def test_the_clock_of_the_tables_does_not_jump(jump: float) -> None:
    clocks = [1e9, 500.0]
    now = steady_clock(lambda: clocks[0], lambda: clocks[1])
    assert now() == 1e9
    clocks[0] += jump
    clocks[1] += 4.0
    assert now() == 1e9 + 4.0


def test_a_server_runs_on_the_steady_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "steady_clock", lambda: lambda: 123.0)
    opened = app.make_app(open_store(tmp_path / "tables.db"))
    assert isinstance(opened, app.Guard)
    with TestClient(opened):
        assert isinstance(opened.app, Starlette)
        assert opened.now() == opened.app.state.hub.now() == 123.0


@pytest.mark.parametrize("jump", JUMPS)
def test_tables_go_on_after_a_start_with_another_clock(
    store: Store, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Whatever is due comes as soon as it would have come, or at once, and never only when the clock has caught up."""
    monkeypatch.setattr(hub, "POLL", 0.02)
    now = 1e9
    tables = [LiveTable(f"waits{number}") for number in range(3)]
    for live in tables:
        prepare(live, now)
        store.create(live.id, [told.entry for told in live.take_fresh()], clock.due_at(live))
    clocks = Clocks()
    clocks.start = now + jump

    async def act(opened: Hub) -> None:
        await until(lambda: all(len(found_log(opened, live.id)) == PLAYED for live in tables))

    run(store, act, clocks)
    for live in tables:  # and a reader of what it wrote is not led astray by the older entries
        again = rebuild(live.id, store.entries(live.id))
        assert again.since <= again.at <= max(now, now + jump) + 60


def found_log(opened: Hub, id: str) -> list[LoggedEntry]:
    return opened.tables[id].live.log if id in opened.tables else []


@pytest.mark.parametrize("jump", [jump for jump in JUMPS if jump < 0])
def test_a_table_notices_that_the_clock_was_set_back(jump: float) -> None:
    """Windows, stops, people who are away: nothing is due later than if everything had happened just now."""
    live = started(people=3, bots=0, seed="3", ring=4.0, stop=15.0)
    while not live.is_window:
        moves = live.playing.game.moves(live.playing.state, live.asked[0])
        commands.move(live, live.asked[0], live.playing.game.write(moves[-1], live.playing.names), 1e9)
    commands.stop(live, live.asked[-1], 1e9)
    for chair in range(2):
        commands.set_presence(live, chair, False, 1e9)
    back = 1e9 + jump
    commands.say(live, 2, "it is early", back)
    for table in (live, rebuild(live.id, [told.entry for told in live.take_fresh()])):
        assert clock.closes_at(table) == back + 15.0
        assert clock.host_passes_at(table) == back + 45.0
        assert clock.due_at(table) == back + 15.0


def test_whoever_is_still_at_a_table_that_was_given_up_changes_nothing(store: Store) -> None:
    """By then the table is in memory again as the store has it, and would not know about it."""

    async def act(opened: Hub) -> None:
        table = await opened.open(prepare)
        await until(lambda: len(table.live.log) == PLAYED)
        connection = Connection(Reader(table.live, 0, "en", opened.keys))
        opened.connect(table, connection)
        opened.give_up(table, RuntimeError())
        again = await opened.table(table.live.id)
        message = msgspec.json.encode(messages.Say("x1", "hello?")).decode()
        await socket._hear(opened, table, connection, message, Limit(1, 10))
        commands.say(again.live, 0, "hello!", time.time())
        await opened.commit_soon(again)
        assert [told.entry.body["text"] for told in rebuild(table.live.id, store.entries(table.live.id)).talk] == [
            "hello!"
        ]

    run(store, act)


def test_a_table_that_cannot_be_read_stops_no_other(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    store.create("broken22", [Entry("from the future", {"ticket": TICKET}, 0.0)], due_at=0.0)

    async def act(opened: Hub) -> None:
        await until(lambda: bool(caplog.records))
        table = await opened.open(prepare)
        await until(lambda: len(table.live.log) == PLAYED)

    run(store, act)
    assert "table broken22 cannot go on: KeyError" in caplog.text
    assert TICKET not in caplog.text


def test_the_clock_outlives_a_store_that_fails_for_a_moment(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table of an earlier process is found at the next look."""
    live = LiveTable("waits222")
    prepare(live)
    store.create(live.id, [told.entry for told in live.take_fresh()], clock.due_at(live))
    due = store.due

    def fail_once(now: float, most: int = 100) -> list[str]:
        monkeypatch.setattr(store, "due", due)
        raise Problem("store_failed", why=TICKET)

    async def act(opened: Hub) -> None:
        await until(lambda: live.id in opened.tables and len(opened.tables[live.id].live.log) == PLAYED)

    monkeypatch.setattr(store, "due", fail_once)
    monkeypatch.setattr(hub, "POLL", 0.02)
    run(store, act)
    assert caplog.messages == ["the store does not say what is due: store_failed"]


def test_the_writer_outlives_a_fault_of_ours(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It has not happened, anybody who waits for it is told so, and the next one is written."""
    append = store.append

    def fail_once(batch: Sequence[Append]) -> list[Problem | None]:
        monkeypatch.setattr(store, "append", append)
        raise ValueError(TICKET)

    async def act(opened: Hub) -> None:
        table = await opened.open(prepare)
        await until(lambda: len(table.live.log) == PLAYED)
        monkeypatch.setattr(store, "append", fail_once)
        commands.say(table.live, 0, "lost", time.time())
        with pytest.raises(Problem, match="store_failed"):
            await asyncio.wait_for(opened.commit_soon(table), 5)
        again = await opened.table(table.live.id)
        commands.say(again.live, 0, "kept", time.time())
        await asyncio.wait_for(opened.commit_soon(again), 5)
        talk = rebuild(table.live.id, store.entries(table.live.id)).talk
        assert [told.entry.body["text"] for told in talk] == ["kept"]

    run(store, act)
    assert "the store cannot write: ValueError" in caplog.text
    assert TICKET not in caplog.text


def test_people_who_sit_down_and_never_come_are_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise no bot would ever cover for them. Somebody who has just come back gets the whole time again."""
    monkeypatch.setattr(hub, "GRACE", 0.05)

    async def act(opened: Hub) -> None:
        table = await opened.open(prepare)
        assert table.live.people_here == [0]
        await until(lambda: table.live.people_here == [])
        connection = Connection(Reader(table.live, 0, "en", opened.keys))
        opened.connect(table, connection)
        monkeypatch.setattr(hub, "GRACE", 0.0)
        opened.disconnect(table, connection)
        monkeypatch.setattr(hub, "GRACE", 60.0)
        opened.connect(table, connection)
        opened.disconnect(table, connection)
        await asyncio.sleep(0.02)
        assert table.live.people_here == [0]

    run(store, act)


def test_a_table_is_read_once_however_many_come_and_go(store: Store) -> None:
    async def act(opened: Hub) -> None:
        table = await opened.open(prepare)
        await until(lambda: len(table.live.log) == PLAYED)
        opened.forget(table)
        first, second = (asyncio.create_task(opened.table(table.live.id)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        assert await opened.table(table.live.id) is await second is opened.tables[table.live.id]
        with pytest.raises(Problem, match="no_such_table"):
            await opened.table("nowhere2")
        assert opened._loading == {}

    run(store, act)


def test_a_table_that_is_being_rebuilt_keeps_nobody_else_waiting(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes: here it ends only when somebody at another table has been heard."""
    is_heard = threading.Event()

    def slowly(id: str, entries: Sequence[Entry], pause: Callable[[], None]) -> LiveTable:
        assert is_heard.wait(10)
        return rebuild(id, entries, pause)

    async def act(opened: Hub) -> None:
        long, other = await opened.open(prepare), await opened.open(prepare)
        await until(lambda: len(long.live.log) == len(other.live.log) == PLAYED)
        opened.forget(long)
        monkeypatch.setattr(hub, "rebuild", slowly)
        coming = asyncio.create_task(opened.table(long.live.id))
        await asyncio.sleep(0.01)
        commands.say(other.live, 0, "is anybody there?", time.time())
        await opened.commit_soon(other)
        assert not coming.done()
        is_heard.set()
        assert (await coming).live.playing.state == long.live.playing.state

    run(store, act)


@pytest.mark.parametrize("length", [1, 499, 500, 501, 1000, 2345])
def test_a_long_table_is_read_in_parts_and_others_write_in_between(store: Store, length: int) -> None:
    live = LiveTable("longlong")
    commands.open_table(live, "scare", {}, 3, {}, 1.0)
    commands.sit(live, "Ann", TICKET, "en", 1.0)
    first = [told.entry for told in live.take_fresh()][:length]
    talk = [Entry("said", {"chair": 0, "text": str(number)}, 1.0) for number in range(length - len(first))]
    store.create(live.id, first + talk)
    order: list[int] = []  # how many entries were read, or none if others have written
    entries, append = store.entries, store.append

    def read(table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        found = entries(table, after, most)
        order.append(len(found))
        return found

    def write(batch: Sequence[Append]) -> list[Problem | None]:
        order.append(NOBODY)
        return append(batch)

    async def act(opened: Hub) -> None:
        other = await opened.open(prepare)
        await until(lambda: len(other.live.log) == PLAYED)
        store.entries, store.append = read, write  # type: ignore[method-assign]
        coming = asyncio.create_task(opened.table(live.id))
        while not order:
            await asyncio.sleep(0)
        commands.say(other.live, 0, "meanwhile", time.time())
        await opened.commit_soon(other)
        assert (await coming).live.length == length

    run(store, act)
    read_parts = [part for part in order if part != NOBODY]
    assert sum(read_parts) == length
    assert max(read_parts) <= hub.MOST_READ
    if length > 2 * hub.MOST_READ:  # a writer does not wait for all of it
        assert order.index(NOBODY) < len(order) - 1


def test_tables_that_cannot_go_on_hide_none_that_can(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "POLL", 0.02)
    monkeypatch.setattr(hub, "MOST_LOADED", 3)
    for number in range(10):
        store.create(f"broken{number}", [Entry("from the future", {}, 0.0)], due_at=float(number))
    live = LiveTable("waits222")
    prepare(live)
    store.create(live.id, [told.entry for told in live.take_fresh()], clock.due_at(live))

    async def act(opened: Hub) -> None:
        await until(lambda: live.id in opened.tables)

    run(store, act)


def test_a_page_that_does_not_listen_takes_up_limited_memory(store: Store) -> None:
    async def act(opened: Hub) -> None:
        table = await opened.open(prepare)
        connection = Connection(Reader(table.live, 0, "en", opened.keys))
        connection.send_bytes(b"x" * (MOST_BYTES_WAITING + 1))  # one message is always sent, however long it is
        assert len(await connection.next() or b"") > MOST_BYTES_WAITING
        for _ in range(5):
            connection.send_bytes(b"x" * (MOST_BYTES_WAITING // 3))
        assert await connection.next() is None
        connection.send_bytes(b"more")
        assert not connection._waiting

    run(store, act)


def test_three_thousand_watch_and_it_is_told_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once in each language; everybody else gets the same bytes."""
    made: list[str] = []
    news = Reader.news

    def count(reader: Reader, told: Sequence[LoggedEntry], broadcast: Broadcast, done: str = "") -> messages.News:
        made.append(reader.words.language)
        return news(reader, told, broadcast, done)

    async def act(opened: Hub) -> None:
        table = await opened.open(prepare)
        await until(lambda: len(table.live.log) == PLAYED)
        watchers = [Connection(Reader(table.live, NOBODY, "en" if i % 3 else "de", opened.keys)) for i in range(3000)]
        table.connections.update(watchers)
        monkeypatch.setattr(Reader, "news", count)
        commands.say(table.live, 0, "so many!", time.time())
        await opened.commit_soon(table)
        assert sorted(made) == ["de", "en"]
        heard = [await watcher.next() for watcher in watchers]
        assert len({id(message) for message in heard}) == 2
        assert all(message is not None and b"so many!" in message for message in heard)

    run(store, act)


def test_what_is_due_in_days_does_not_pile_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_DUES", 20)

    def prepare_slow(live: LiveTable) -> None:
        commands.open_table(live, "scare", {}, 3, {"away": 86400.0}, time.time())
        for number in range(3):
            commands.sit(live, f"Ann{number}", f"ticket {number}", "en", time.time())
        commands.start(live, 0, SEED, time.time())
        for number in range(3):
            commands.set_presence(live, number, False, time.time())

    async def act(opened: Hub) -> None:
        table = await opened.open(prepare_slow)
        for _ in range(100):
            commands.say(table.live, 0, "hi", time.time())
            await opened.commit_soon(table)
        assert len(opened._dues) <= 20 + 4 + 1
        assert (table.due_at, table.live.id) in opened._dues

    run(store, act)
