"""What can go wrong with the learner's log. Facts only: the sentences a person reads are made in `hzl_tutor.words`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hzl_tutor.engine.errors import HzlError


class LogError(HzlError):
    """The log cannot be used as it was asked to be; the subclasses say which way.

    ``path`` is the log's file (``:memory:`` for a log without one), ``reason`` the cause in the words of SQLite or of
    the operating system: English, for a report, not for the learner's eyes alone.
    """

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class LogDamaged(LogError):  # noqa: N818 - a state of the file, named as the rooms outside say it
    """The file is no log of ours, or no longer whole. It is left exactly as it was found."""


class LogTooNew(LogError):  # noqa: N818
    """A later version of the program wrote this file. It is left exactly as it was found."""


class LogUnwritable(LogError):  # noqa: N818
    """Nothing can be written now: no such folder, no permission, disk full, or another program holds the lock."""


class ImportFault(HzlError):  # noqa: N818
    """A line of an exported log cannot be read; nothing of the file was taken in.

    ``line`` counts from 1. ``reason`` is one of ``"encoding"`` (not UTF-8), ``"json"`` (not one JSON object),
    ``"header"`` (the first line is not the header of an exported log), ``"version"`` (a later format than known here)
    and ``"event"`` (JSON, but no event).
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class StateFault(HzlError):  # noqa: N818
    """A stored state is not what `Progress.to_state` writes. ``reason`` names the place."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


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
