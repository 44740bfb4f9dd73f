"""The learner's log: events that are on disk when `Log.append` returns, and the progress they add up to."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from hzl_tutor.store.database import MEMORY, Database
from hzl_tutor.store.errors import LogDamaged, LogError, StateFault
from hzl_tutor.store.events import Event, encode, is_stamp
from hzl_tutor.store.progress import PROGRESS_VERSION, Progress, fold
from hzl_tutor.store.translation import translated

SNAPSHOT_EVERY = 64
"""A snapshot is written when so many events came since the last; no opening reads many more than these."""

_PAGE = 1000


class Batch:
    """Events being added in one transaction, as `Log.batch` hands it out."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.added: list[Event] = []
        self._connection = connection

    def add(self, kind: str, data: Mapping[str, object], at: str) -> Event:
        """Add an event and return it. Raises `ValueError` or `TypeError` when `at` is no stamp or `data` no JSON."""
        if not is_stamp(at):
            raise ValueError(f"{at!r} is no moment in UTC")
        text = encode(data)
        number = self._connection.execute(
            "INSERT INTO event (at, kind, data) VALUES (?, ?, ?)", (at, str(kind), text)
        ).lastrowid
        assert number is not None  # an INSERT into a table with a rowid
        # Decoded again: the event handed on is the one that will be read back, lists where tuples were given.
        event = Event(number, at, str(kind), json.loads(text))
        self.added.append(event)
        return event


class Log:
    """An open log. Close it, or use it as a context manager; made by `open`, `memory` or `open_or_memory`.

    ``progress`` is one value for as long as the log lives, kept up to date in place. It holds what this session added
    and what other sessions had added when this one last appended or caught up.
    """

    def __init__(self, database: Database) -> None:
        self.progress = Progress()
        self._database = database
        self._folded = 0  # id of the last event in progress
        self._saved = 0  # id of the last event in the snapshot on disk, as far as this session knows
        self._restore()
        self.catch_up()

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Self:
        """Open the log at `path`, making folder and file when they are missing.

        Reads the snapshot and the events after it. Raises `LogDamaged`, `LogTooNew` or `LogUnwritable`; the file is
        then as it was.
        """
        return cls._on(Database(Path(path)))

    @classmethod
    def memory(cls) -> Self:
        """Return an empty log that forgets everything when it is closed."""
        return cls._on(Database(MEMORY))

    @classmethod
    def open_or_memory(cls, path: str | os.PathLike[str]) -> tuple[Self, LogError | None]:
        """Open the log at `path`, or else one in memory together with the error that says why."""
        try:
            return cls.open(path), None
        except LogError as error:
            return cls.memory(), error

    @classmethod
    def _on(cls, database: Database) -> Self:
        try:
            return cls(database)
        except BaseException:
            database.close()
            raise

    @property
    def path(self) -> Path:
        """The log's file; ``:memory:`` for a log without one."""
        return self._database.path

    @property
    def durable(self) -> bool:
        """Whether events are kept when the program ends."""
        return self.path != MEMORY

    def append(self, kind: str, data: Mapping[str, object], at: str) -> Event:
        """Add an event and return it with its id; when this returns, the event is on disk.

        Events that other sessions added meanwhile are folded in before it. Raises `LogError` when it could not be
        stored, and then neither log nor progress hold it; `ValueError` or `TypeError` as `Batch.add` does.
        """
        with self.batch() as batch:
            return batch.add(kind, data, at)

    @contextmanager
    def batch(self) -> Iterator[Batch]:
        """Add many events in one transaction: all are on disk when the block ends, or none. Raises `LogError`."""
        with self._database.writing() as connection:
            self._fold_tail(connection)
            due = self._folded - self._saved >= SNAPSHOT_EVERY
            if due:
                self._save(connection)
            folded = self._folded
            batch = Batch(connection)
            yield batch
        if due:
            self._saved = folded
        for event in batch.added:  # only now: what could not be committed has not happened
            self._fold(event)

    def catch_up(self) -> None:
        """Fold in what other sessions have added since. Raises `LogError`."""
        with translated(self.path):
            self._fold_tail(self._database.connection)

    def events(self, after: int = 0) -> Iterator[Event]:
        """Go through all events with an id above `after`, in order. Raises `LogError`.

        Read page by page: nothing is locked in between, and events added meanwhile are met as well.
        """
        while page := self._page(after):
            yield from page
            after = page[-1].id

    def close(self) -> None:
        """Write a snapshot if there is something new, and let go of the file; a second time does nothing.

        Raises `LogError` when the snapshot cannot be written. No event is lost by that, the next opening reads more.
        """
        if self._database.closed:
            return
        try:
            if self.durable and self._folded > self._saved:
                with self._database.writing() as connection:
                    self._fold_tail(connection)
                    self._save(connection)
        finally:
            self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _page(self, after: int) -> list[Event]:
        with translated(self.path):
            return self._read(self._database.connection, after)

    def _read(self, connection: sqlite3.Connection, after: int) -> list[Event]:
        rows = connection.execute(
            "SELECT id, at, kind, data FROM event WHERE id > ? ORDER BY id LIMIT ?", (after, _PAGE)
        ).fetchall()
        return [self._event(*row) for row in rows]

    def _event(self, number: int, at: object, kind: object, text: str) -> Event:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise LogDamaged(self.path, f"event {number}: {error}") from error
        if not (isinstance(at, str) and isinstance(kind, str) and isinstance(data, dict)):
            raise LogDamaged(self.path, f"event {number}: no event")
        return Event(number, at, kind, data)

    def _fold(self, event: Event) -> None:
        fold(self.progress, event)
        self._folded = event.id

    def _fold_tail(self, connection: sqlite3.Connection) -> None:
        while page := self._read(connection, self._folded):
            for event in page:
                self._fold(event)

    def _save(self, connection: sqlite3.Connection) -> None:
        state = encode(self.progress.to_state())
        connection.execute(
            "INSERT OR REPLACE INTO snapshot (one, last_id, version, state) VALUES (1, ?, ?, ?)",
            (self._folded, PROGRESS_VERSION, state),
        )

    def _restore(self) -> None:
        """Start from the snapshot if it is one of ours and not ahead of the events; else from the first event."""
        with translated(self.path):
            connection = self._database.connection
            # As bytes: text that is no UTF-8 is then a state that does not decode, not a fault of the whole log.
            row = connection.execute("SELECT last_id, version, CAST(state AS BLOB) FROM snapshot").fetchone()
            (newest,) = connection.execute("SELECT max(id) FROM event").fetchone()
        match row:
            case (int(last), version, state) if version == PROGRESS_VERSION and last <= (newest or 0):
                try:
                    self.progress = Progress.from_state(json.loads(state))
                    self._folded = self._saved = last
                except (ValueError, RecursionError, StateFault):
                    return  # the snapshot is only a shortcut: the events hold it all
