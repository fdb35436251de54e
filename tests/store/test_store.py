"""The store: what was appended stays, in order, once; a failed write is reported and changes nothing."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from stammtisch.engine.problem import Problem
from stammtisch.store import Append, Entry, Store, open_store
from stammtisch.store.schema import VERSION


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "tables.db")
    yield opened
    opened.close()


def entry(kind: str = "said", client: str | None = None, at: float = 1.0, **body: object) -> Entry:
    return Entry(kind, body, at, client)


def test_entries_come_back_as_they_were(store: Store) -> None:
    entries = [entry("opened", at=1.5, game="scare"), entry("sat", name="Jürgen „der Boss“", n=[1, {"a": None}])]
    store.create("t1", entries)
    assert store.entries("t1") == entries
    assert store.append([Append("t1", 2, [entry(text="hi", client="c1")], 7.5)]) == [None]
    assert store.entries("t1", after=2) == [entry(text="hi", client="c1")]
    assert store.entries("t1", after=3) == []
    assert store.count() == 1


def test_nobody_else_may_read_it(store: Store, tmp_path: Path) -> None:
    store.create("t1", [entry(text="hi")])
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {
        "tables.db": 0o600,
        "tables.db-shm": 0o600,
        "tables.db-wal": 0o600,
    }


def test_they_are_there_for_another_process_too(store: Store, tmp_path: Path) -> None:
    store.create("t1", [entry(text="hi")])
    code = "import sys; from stammtisch.store import open_store; print(open_store(sys.argv[1]).entries('t1')[0].body)"
    run = subprocess.run([sys.executable, "-c", code, tmp_path / "tables.db"], capture_output=True, text=True)
    assert run.stdout.strip() == "{'text': 'hi'}", run.stderr


def test_an_append_that_comes_too_late_is_refused_as_a_whole(store: Store) -> None:
    store.create("t1", [entry()])
    late = Append("t1", 0, [entry(text="late")], None)
    problem = store.append([late])[0]
    assert problem is not None
    assert problem.code == "store_conflict"
    assert store.entries("t1") == [entry()]


def test_the_same_client_id_is_taken_once(store: Store) -> None:
    store.create("t1", [entry(client="c1")])
    problem = store.append([Append("t1", 1, [entry(text="fresh"), entry(text="again", client="c1")], 9.0)])[0]
    assert problem is not None
    assert problem.code == "store_conflict"
    assert store.entries("t1") == [entry(client="c1")]
    assert store.due(1e9) == []  # not even the due time was changed
    store.create("t2", [entry(client="c1")])  # at another table it is a different one


def test_a_bad_append_keeps_none_of_the_others_out(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        store.create(table, [entry()])
    batch = [
        Append("t1", 1, [entry(text="a")], None),
        Append("t2", 5, [entry(text="b")], None),
        Append("t3", 1, [entry(text="c")], None),
        Append("t1", 2, [entry(text="d")], None),
    ]
    assert [problem and problem.code for problem in store.append(batch)] == [None, "store_conflict", None, None]
    assert [one.body.get("text") for one in store.entries("t1")] == [None, "a", "d"]
    assert [one.body.get("text") for one in store.entries("t2")] == [None]
    assert [one.body.get("text") for one in store.entries("t3")] == [None, "c"]


@pytest.mark.parametrize("is_twice", [False, True])
def test_nothing_is_written_behind_a_conflict_at_the_same_table(store: Store, is_twice: bool) -> None:
    """Two writers at one table: ours does not know about the second entry, so what it wrote as the third is not the
    third.
    """
    for table in ("t1", "t2"):
        store.create(table, [entry(client="c1")])
    if not is_twice:
        store.append([Append("t1", 1, [entry(text="of another writer")], None)])
    batch = [
        Append("t1", 1, [entry(text="ours", client="c1" if is_twice else None)], None),
        Append("t2", 1, [entry(text="elsewhere")], None),
        Append("t1", 1 if is_twice else 2, [entry(text="ours, later")], None),
        Append("t1", 2 if is_twice else 3, [entry(text="ours, still later")], None),
    ]
    codes = [problem and problem.code for problem in store.append(batch)]
    assert codes == ["store_conflict", None, "store_conflict", "store_conflict"]
    kept = [None] if is_twice else [None, "of another writer"]
    assert [one.body.get("text") for one in store.entries("t1")] == kept
    assert [one.body.get("text") for one in store.entries("t2")] == [None, "elsewhere"]


def test_what_is_due_is_found_most_urgent_first(store: Store) -> None:
    for table, due in (("t1", 30.0), ("t2", 10.0), ("t3", None), ("t4", 20.0)):
        store.create(table, [entry()], due)
    assert store.due(9.9) == []
    assert store.due(20.0) == ["t2", "t4"]
    assert store.due(100.0, most=1) == ["t2"]
    store.append([Append("t2", 1, [entry(text="done")], None)])
    assert store.due(100.0) == ["t4", "t1"]


def test_what_is_not_there_is_said(store: Store) -> None:
    with pytest.raises(Problem, match="no_such_table"):
        store.entries("nowhere")
    store.create("t1", [entry()])
    with pytest.raises(Problem, match="table_exists"):
        store.create("t1", [entry(text="other")])
    assert store.entries("t1") == [entry()]


def test_old_tables_can_be_cleared_away(store: Store) -> None:
    for table in ("old", "older", "new", "waits", "hopeless"):
        due = {"waits": 250.0, "hopeless": 150.0}.get(table)
        store.create(table, [entry(at=90.0 if table == "older" else 100.0)], due)
    store.append([Append("new", 1, [entry(at=300.0)], None)])
    assert store.unchanged(since=200.0) == ["older", "old", "hopeless"]  # a table that is due in time is not left alone
    assert store.unchanged(since=200.0, most=1) == ["older"]
    assert store.delete(["old", "new", "nowhere"], since=200.0) == 1
    assert len(store.entries("new")) == 2
    with pytest.raises(Problem, match="no_such_table"):
        store.entries("old")
    assert len(store.entries("older")) == 1
    store.create("old", [entry()])  # nothing of it is left in the way


@pytest.mark.parametrize("ahead", [7200.0, 100 * 86400.0])
def test_what_was_written_by_a_clock_that_was_ahead_is_found_too(store: Store, ahead: float) -> None:
    now = 1000.0
    store.create("waits", [entry(at=now + ahead)], now + ahead + 4)
    store.create("rests", [entry(at=now + ahead)], None)
    store.create("later", [entry(at=now - 1)], now + 3)
    assert store.due(now) == ["waits"]


def test_a_setting_is_made_once(store: Store) -> None:
    assert store.setting("secret", lambda: "first") == "first"
    assert store.setting("secret", lambda: "second") == "first"


def test_a_file_of_another_version_is_refused(store: Store, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("update settings set value = ? where name = 'schema'", [str(VERSION + 1)])
    with pytest.raises(Problem, match="store_version") as caught:
        open_store(tmp_path / "tables.db")
    assert caught.value.facts == {"found": VERSION + 1, "known": VERSION}


def test_a_file_that_is_not_a_store_is_reported(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear diary, " * 100)
    with pytest.raises(Problem, match="store_failed") as caught:
        open_store(tmp_path / "letter.txt")
    assert caught.value.facts == {"why": "alien"}
    with pytest.raises(Problem, match="store_failed") as caught:
        open_store(tmp_path / "no" / "such" / "folder.db")
    assert caught.value.facts == {"why": "missing"}


def test_damaged_pages_are_reported_and_nothing_else_goes_wrong(tmp_path: Path) -> None:
    """Whatever is in the file: data that cannot be read is a problem, never a crash."""
    path, rng = tmp_path / "tables.db", Random(5)
    store = open_store(path)
    for number in range(40):
        store.create(f"t{number}", [entry(text="x" * 300, client=f"c{number}")], float(number))
    store.close()
    whole, found = path.read_bytes(), set()
    for number in range(30):
        damaged = bytearray(whole)
        for _ in range(rng.randint(1, 40)):
            place = rng.randrange(len(damaged))
            damaged[place : place + 8] = rng.randbytes(8)
        path.write_bytes(damaged)
        found |= use(path, f"t{number % 40}")
        for suffix in ("-wal", "-shm"):
            Path(f"{path}{suffix}").unlink(missing_ok=True)
    assert {"", "store_failed"} <= found <= {"", "store_failed", "store_version", "no_such_table", "table_exists"}


def use(path: Path, table: str) -> set[str]:
    """Does a few things with a store; returns what went wrong, if anything."""
    try:
        store = open_store(path)
    except Problem as problem:
        return {problem.code}
    calls: list[Callable[[], object]] = [
        lambda: store.entries(table),
        lambda: store.due(1e9),
        lambda: store.unchanged(1e9),
        store.count,
        store.probe,
        lambda: store.append([Append(table, 1, [entry(text="more")], None)]),
        lambda: store.create("new", [entry()]),
    ]
    found = set()
    for call in calls:
        try:
            call()
            found.add("")
        except Problem as problem:
            found.add(problem.code)
    store.close()
    return found


def limit_pages(store: Store, most: int) -> None:
    """As if the disk were full: SQLite then reports the same."""
    with store._engine.connect() as connection:
        connection.exec_driver_sql(f"pragma max_page_count={most}")


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = open_store(path)
    store.create("t1", [entry(text="kept")])
    limit_pages(store, 20)
    large = [entry(text="x" * 200_000)]
    with pytest.raises(Problem, match="store_failed") as caught:
        store.append([Append("t1", 1, large, None)])
    assert caught.value.facts == {"why": "full"}
    assert store.entries("t1") == [entry(text="kept")]
    store.close()
    again = open_store(path)
    assert again.append([Append("t1", 1, [entry(text="small")], None)]) == [None]
    assert [one.body["text"] for one in again.entries("t1")] == ["kept", "small"]
    again.close()


def test_a_lock_that_is_held_too_long_is_reported_and_loses_nothing(store: Store, tmp_path: Path) -> None:
    """A server must not stop writing for good because somebody has looked into the file."""
    store.create("t1", [entry(text="kept")])
    with store._engine.connect() as connection:
        connection.exec_driver_sql("pragma busy_timeout=0")
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("begin immediate")
    late = Append("t1", 1, [entry(text="late")], None)
    for call in (lambda: store.append([late]), lambda: store.due(1.0), lambda: store.entries("t1")):
        with pytest.raises(Problem, match="store_failed") as caught:
            call()
        assert caught.value.facts == {"why": "busy"}
    other.close()
    assert store.append([late]) == [None]
    assert [one.body["text"] for one in store.entries("t1")] == ["kept", "late"]
