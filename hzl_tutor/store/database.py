"""The SQLite file under the log: opening it, telling whose it is, and one transaction at a time.

The file is written ahead (WAL) and every commit waits for the disk (synchronous FULL), so what was committed outlives
a killed process. Nothing here ever deletes, truncates or replaces a file: one that is not understood is left as it is.
"""

from __future__ import annotations

import os
import sqlite3
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hzl_tutor.store.errors import LogDamaged, LogError, LogTooNew, LogUnwritable
from hzl_tutor.store.translation import log_error, translated

SCHEMA_VERSION = 1
"""The layout of the tables, kept in the file as ``user_version``."""

MEMORY = Path(":memory:")
"""The path of a log that has no file."""

_BUSY_SECONDS = 10.0
_WAL_TRIES = 50
_VERSION_AT = slice(60, 64)  # user_version in the header, https://sqlite.org/fileformat.html#user_version_number
_MAGIC = b"SQLite format 3\x00"

_SCHEMA = (
    "CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, kind TEXT NOT NULL,"
    " data TEXT NOT NULL)",
    "CREATE TABLE snapshot (one INTEGER PRIMARY KEY CHECK (one = 1), last_id INTEGER NOT NULL,"
    " version INTEGER NOT NULL, state TEXT NOT NULL)",
    "CREATE TRIGGER event_stays BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'events are append-only'); END",
    "CREATE TRIGGER event_kept BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'events are append-only'); END",
    # INSERT OR REPLACE would delete the old row without asking the trigger above.
    "CREATE TRIGGER event_once BEFORE INSERT ON event WHEN EXISTS (SELECT 1 FROM event WHERE id = NEW.id)"
    " BEGIN SELECT RAISE(ABORT, 'events are append-only'); END",
    f"PRAGMA user_version = {SCHEMA_VERSION:d}",
)


class Database:
    """One connection to the file at `path`, or to a database in memory when `path` is `MEMORY`.

    Opening creates what is missing (folder, file, tables) and proves that the file can be written. Raises `LogError`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.closed = False
        self._connection: sqlite3.Connection | None = _connect(path)
        if path != MEMORY:
            _OPEN.add(self)

    @property
    def connection(self) -> sqlite3.Connection:
        """The live connection, made anew when a fork took it away. Raises `LogError` once closed."""
        if self.closed:
            raise LogError(self.path, "closed")
        if self._connection is None:
            self._connection = _connect(self.path)
        return self._connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Hold the write lock: all of the block is on disk when it ends, or none of it. Raises `LogError`.

        One block cannot stand inside another: `RuntimeError`, and the outer one is untouched by it.
        """
        with translated(self.path):
            connection = self.connection
            if connection.in_transaction:
                raise RuntimeError("a transaction inside a transaction")
            try:
                connection.execute("BEGIN IMMEDIATE")
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def close(self) -> None:
        """Let go of the file; a second time does nothing. Raises `LogError`."""
        self.closed = True
        self.pause()

    def pause(self) -> None:
        """Let go of the file until it is next needed. Raises `LogError`."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with translated(self.path):
                connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    if path != MEMORY:
        _look_at(path)
    with translated(path):
        # isolation_level None: transactions begin where this module says so, never of themselves.
        connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous = FULL")
            if _schema_version(connection, path) == 0:
                _create(connection)
            _write_ahead(connection, path)
            connection.execute("BEGIN IMMEDIATE")  # refused now rather than at the first answer
            connection.execute("ROLLBACK")
        except BaseException:
            connection.close()
            raise
    return connection


def _look_at(path: Path) -> None:
    """Make the folder, and turn away a file of a later version before SQLite touches it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return  # no log yet: SQLite makes one
    except OSError as error:
        raise LogUnwritable(path, str(error)) from error
    if header.startswith(_MAGIC):
        _refuse_newer(path, int.from_bytes(header[_VERSION_AT], "big", signed=True))


def _refuse_newer(path: Path, version: int) -> None:
    if version > SCHEMA_VERSION:
        raise LogTooNew(path, f"schema {version}, known {SCHEMA_VERSION}")


def _schema_version(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of the tables, 0 for a database with nothing in it; turn away what is no log."""
    connection.execute("BEGIN")  # both answers from one moment, while another session may be making the tables
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.execute("COMMIT")
    _refuse_newer(path, version)
    if version == 0 and not tables:
        return 0
    if version < 1 or not {"event", "snapshot"} <= tables:
        raise LogDamaged(path, "a database of another program")
    return int(version)


def _create(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == 0:  # no other session was faster
        for statement in _SCHEMA:
            connection.execute(statement)
    connection.execute("COMMIT")


def _write_ahead(connection: sqlite3.Connection, path: Path) -> None:
    """Switch to write-ahead, which SQLite refuses at once, without waiting, while another session is writing."""
    for _ in range(_WAL_TRIES):
        try:
            connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            if not isinstance(log_error(path, error), LogUnwritable):
                raise
            connection.execute("BEGIN IMMEDIATE")  # this does wait for the other session
            connection.execute("ROLLBACK")
        else:
            return
    raise LogUnwritable(path, "database is locked")


# A connection must not be carried over a fork: locks are not inherited, but SQLite's memory of holding them is. So
# every connection is closed before a fork, and parent and child open their own when they next need one.
_OPEN: weakref.WeakSet[Database] = weakref.WeakSet()


def _before_fork() -> None:
    for database in list(_OPEN):
        database.pause()


if hasattr(os, "register_at_fork"):  # not on Windows, which does not fork
    os.register_at_fork(before=_before_fork)
