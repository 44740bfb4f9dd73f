"""What an error of SQLite means for the learner's log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hzl_tutor.store.errors import LogDamaged, LogError, LogUnwritable

# Primary result codes of SQLite (https://sqlite.org/rescode.html); extended codes carry them in the low byte.
_UNWRITABLE = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
_DAMAGED = {
    sqlite3.SQLITE_ERROR,  # our statements are fixed, so "no such table" or "no such column" is the file's fault
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_NOTADB,
}


def log_error(path: Path, error: sqlite3.Error) -> LogError:
    """Return `error` as the `LogError` that says what it means for the learner's log at `path`."""
    code = getattr(error, "sqlite_errorcode", None)  # absent when the Python module, not SQLite, refused
    if code is None:
        # The module's own OperationalError is about text that is no UTF-8, which only a damaged row can hold.
        kind = LogDamaged if isinstance(error, sqlite3.OperationalError) else LogError
        return kind(path, str(error))
    primary = code & 0xFF
    if primary in _UNWRITABLE:
        return LogUnwritable(path, str(error))
    if primary in _DAMAGED:
        return LogDamaged(path, str(error))
    return LogError(path, str(error))


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Let no `sqlite3.Error` out of the block: raise it as the `LogError` it means."""
    try:
        yield
    except sqlite3.Error as error:
        raise log_error(path, error) from error
