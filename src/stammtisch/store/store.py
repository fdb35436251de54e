"""One synchronous store on SQLAlchemy Core. Each method is one transaction: afterwards it is on disk, or it raised.

A server calls it from a dedicated thread (SQLite) and may hand over many appends at once, which then share one
transaction. Nobody hears of a move before `append` has returned.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError

from stammtisch.engine.problem import Problem
from stammtisch.store import schema
from stammtisch.store.entry import Append, Entry

MEMORY: Final = ":memory:"
PRAGMAS: Final = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000")
BEGIN: Final = "BEGIN IMMEDIATE"
PRIMARY: Final = 0xFF  # the rest of a result code is details
REASONS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "missing",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_READONLY: "forbidden",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_NOTADB: "alien",
    sqlite3.SQLITE_CORRUPT: "damaged",
}
LONGEST_PROCESS: Final = 20  # digits of the number of a process


def open_store(path: Path | str, *, is_server: bool = False) -> Store:
    """The store in an SQLite file, created if it does not exist; `:memory:` lasts as long as the store.

    It holds the secret behind all keys, so nobody else may read it. A server keeps tables in memory, so there is only
    one server per file; others may look into it (`store_in_use`).
    """
    lock = None
    if str(path) != MEMORY:
        lock = _lock(Path(path)) if is_server else None
        with contextlib.suppress(OSError):  # SQLite says what is wrong with an impossible path
            os.close(os.open(path, os.O_CREAT, 0o600))
    engine = sa.create_engine(f"sqlite:///{path}", pool_reset_on_return=None, **_pool(str(path)))
    sa.event.listen(engine, "connect", _connect)
    sa.event.listen(engine, "begin", _begin)
    return Store(engine, lock)


class Store:
    def __init__(self, engine: sa.Engine, lock: IO[str] | None = None) -> None:
        self._engine = engine
        self._lock = lock
        try:
            with self._transaction() as connection:
                schema.metadata.create_all(connection)
            found = int(self.setting("schema", lambda: str(schema.VERSION)))
            if found != schema.VERSION:
                raise Problem("store_version", found=found, known=schema.VERSION)
        except Problem:
            self.close()
            raise

    def close(self) -> None:
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # Writing ---------------------------------------------------------------------------------------------------------

    def create(self, table: str, entries: Sequence[Entry], due_at: float | None = None) -> None:
        """A new table with its first entries."""
        row = {"id": table, "length": 0, "due_at": None, "changed_at": entries[0].at}
        with self._transaction() as connection:
            try:
                connection.execute(sa.insert(schema.tables), row)
            except IntegrityError:
                raise Problem("table_exists", table=table) from None
            _append(connection, [Append(table, 0, entries, due_at)])

    def append(self, batch: Sequence[Append]) -> list[Problem | None]:
        """Appends to many tables in one transaction. Returns for each append what was wrong with it, or None: one that
        comes too late or twice (`store_conflict`) does not affect other tables, but whatever follows it at its own.
        """
        try:
            with self._transaction() as connection:
                _append(connection, batch)
        except Problem as problem:
            if problem.code != "store_conflict":
                raise
            return self._append_each(batch)
        return [None] * len(batch)

    def _append_each(self, batch: Sequence[Append]) -> list[Problem | None]:
        """One by one. A writer whose append does not fit has not seen the whole table, so anything they wrote after it
        is about a different table than ours, even if its number happens to be the next one.
        """
        torn: dict[str, Problem] = {}
        found: list[Problem | None] = []
        for append in batch:
            if append.table not in torn:
                try:
                    with self._transaction() as connection:
                        _append(connection, [append])
                except Problem as problem:
                    torn[append.table] = problem
            found.append(torn.get(append.table))
        return found

    def delete(self, tables: Sequence[str], since: float) -> int:
        """Deletes those of these tables where nothing has happened since then; returns how many there were."""
        columns = schema.tables.c
        with self._transaction() as connection:
            old = sa.select(columns.id).where(columns.id.in_(tables), columns.changed_at < since)
            found = list(connection.execute(old).scalars())
            connection.execute(sa.delete(schema.entries).where(schema.entries.c.table_id.in_(found)))
            connection.execute(sa.delete(schema.tables).where(columns.id.in_(found)))
        return len(found)

    # Reading ---------------------------------------------------------------------------------------------------------

    def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """What happened at a table after its first `after` entries; raises `no_such_table`."""
        columns = schema.entries.c
        query = sa.select(columns.kind, columns.body, columns.at, columns.client).where(
            columns.table_id == table, columns.number > after
        )
        with self._transaction() as connection:
            found = connection.execute(query.order_by(columns.number).limit(most)).all()
            if not found and not self._has(connection, table):
                raise Problem("no_such_table", table=table)
            return [Entry(kind, msgspec.json.decode(body), at, client) for kind, body, at, client in found]

    def due(self, now: float, most: int = 100) -> list[str]:
        """The tables that need attention by now, the most urgent first.

        If something happened later than now, the clock was wrong, and when such a table is due is known only after
        reading it.
        """
        columns = schema.tables.c
        is_due = columns.due_at.is_not(None) & ((columns.due_at <= now) | (columns.changed_at > now))
        query = sa.select(columns.id).where(is_due).order_by(columns.due_at).limit(most)
        with self._transaction() as connection:
            return list(connection.execute(query).scalars())

    def unchanged(self, since: float, most: int = 1000) -> list[str]:
        """The tables where nothing has happened since then, and nothing will, the oldest first."""
        columns = schema.tables.c
        is_old = (columns.changed_at < since) & (columns.due_at.is_(None) | (columns.due_at < since))
        query = sa.select(columns.id).where(is_old).order_by(columns.changed_at).limit(most)
        with self._transaction() as connection:
            return list(connection.execute(query).scalars())

    def count(self) -> int:
        with self._transaction() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one()

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """A setting of this store; the first call makes it."""
        with self._transaction() as connection:
            found = connection.execute(
                sa.select(schema.settings.c.value).where(schema.settings.c.name == name)
            ).scalar()
            if found is None:
                found = make()
                connection.execute(sa.insert(schema.settings), {"name": name, "value": found})
            return str(found)

    def probe(self) -> None:
        """Writes what is already written, to find out whether writing works."""
        row = schema.settings.c
        with self._transaction() as connection:
            connection.execute(sa.update(schema.settings).where(row.name == "schema").values(value=row.value))

    def free_bytes(self) -> int | None:
        """How many bytes are free on its disk; none for a store in memory."""
        path = self._engine.url.database
        return None if path in (None, "", MEMORY) else shutil.disk_usage(Path(path).resolve().parent).free

    @staticmethod
    def _has(connection: sa.Connection, table: str) -> bool:
        return connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == table)).first() is not None

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DatabaseError as error:  # a full disk, a file that is not a store, a lock held for too long
            code = getattr(error.orig, "sqlite_errorcode", 0) & PRIMARY
            raise Problem("store_failed", why=REASONS.get(code, "other")) from error
        except (ValueError, TypeError, msgspec.DecodeError) as error:  # what is there was not written by us
            raise Problem("store_failed", why=REASONS[sqlite3.SQLITE_CORRUPT]) from error


WRITE: Final = sa.insert(schema.entries)
MOVE_ON: Final = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("table"), schema.tables.c.length == sa.bindparam("after"))
    .values(length=sa.bindparam("to"), due_at=sa.bindparam("due"), changed_at=sa.bindparam("now"))
)


def _append(connection: sa.Connection, batch: Sequence[Append]) -> None:
    """Two statements, however many appends; all of them or, with `store_conflict`, none."""
    moves, rows = [], []
    for append in batch:
        to = append.after + len(append.entries)
        now = append.entries[-1].at
        moves.append({"table": append.table, "after": append.after, "to": to, "due": append.due_at, "now": now})
        for number, entry in enumerate(append.entries, start=append.after + 1):
            body = msgspec.json.encode(entry.body).decode()
            row = {"table_id": append.table, "number": number, "at": entry.at, "client": entry.client}
            rows.append({**row, "kind": entry.kind, "body": body})
    try:
        if connection.execute(MOVE_ON, moves).rowcount != len(batch):
            raise Problem("store_conflict", table=batch[0].table)
        connection.execute(WRITE, rows)
    except IntegrityError:
        raise Problem("store_conflict", table=batch[0].table) from None


def _lock(path: Path) -> IO[str]:
    """Held until it is closed or the process ends in any way; the file says which process holds it. It is a separate
    file, because SQLite loses its locks when somebody else closes its file.
    """
    path = path.resolve()
    file = open(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600), "r+")  # noqa: SIM115
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        with file:
            raise Problem("store_in_use", store=str(path), process=file.read(LONGEST_PROCESS).strip() or "?") from None
    file.truncate()
    file.write(f"{os.getpid()}\n")
    file.flush()
    return file


def _pool(path: str) -> dict[str, Any]:
    """A store in memory is one connection that everybody shares."""
    if path != MEMORY:
        return {}
    return {"poolclass": sa.pool.StaticPool, "connect_args": {"check_same_thread": False}}


def _connect(connection: Any, _: object) -> None:
    connection.isolation_level = None  # SQLAlchemy issues BEGIN itself, below
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")


def _begin(connection: sa.Connection) -> None:
    driver = connection.connection.driver_connection
    assert driver is not None
    try:
        driver.execute(BEGIN)  # bypasses SQLAlchemy, which would treat it like any other statement, and as slowly
    except sqlite3.DatabaseError as error:  # so that a lock held by somebody else is reported here, too
        raise DatabaseError(BEGIN, None, error) from error
