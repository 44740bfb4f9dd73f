"""The log on disk: what is appended is there again, what other sessions appended is seen, little is read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sample_events import answered, at, shown, traced

from hzl_tutor.store import (
    MEMORY,
    PROGRESS_VERSION,
    SNAPSHOT_EVERY,
    Event,
    Kind,
    Log,
    LogError,
    Progress,
    fold,
)


def fill(log: Log, count: int) -> None:
    """Add `count` answers in one transaction."""
    with log.batch() as batch:
        for second in range(count):
            batch.add(Kind.ANSWERED, answered(), at(second % 300, second % 1000))


def batch_broken_by(log: Log, inner: Callable[[], object]) -> None:
    """Add an answer in a batch in which `inner` then raises."""
    with log.batch() as batch:
        batch.add(Kind.ANSWERED, answered(), at())
        inner()


def counted(log: Log) -> dict[str, Any]:
    """Return the state that counting all events of the log from the first gives."""
    progress = Progress()
    for event in log.events():
        fold(progress, event)
    return progress.to_state()


def test_what_was_appended_is_there_after_reopening(tmp_path: Path) -> None:
    """Id, moment, kind and data of each event survive, and the progress with them; the folder is made."""
    path = tmp_path / "学习" / "data" / "log.sqlite"
    with Log.open(path) as log:
        first = log.append(Kind.SHOWN, shown(), at(0))
        second = log.append(Kind.ANSWERED, answered(text=" 官 鬼 "), at(0, 5))
        state = log.progress.to_state()
        assert (log.path, log.durable) == (path, True)
    assert first == Event(1, at(0), "shown", shown())
    with Log.open(path) as log:
        assert list(log.events()) == [first, second]
        assert list(log.events(after=1)) == [second]
        assert log.progress.to_state() == state
        assert log.progress.skill("relation.line").right == 1


def test_an_event_is_visible_to_others_as_soon_as_append_returns(tmp_path: Path) -> None:
    """A plain SQLite connection finds the event while the log is still open."""
    with Log.open(tmp_path / "log.sqlite") as log:
        event = log.append(Kind.SKIPPED, shown(), at())
        other = sqlite3.connect(log.path)
        assert other.execute("SELECT id, at, kind FROM event").fetchall() == [(event.id, event.at, "skipped")]
        other.close()


def test_the_connection_waits_for_the_disk_and_for_others(tmp_path: Path) -> None:
    """Write-ahead, synchronous FULL (2) and a wait of at least five seconds are set on the connection in use."""
    with Log.open(tmp_path / "log.sqlite") as log:
        settings = ["journal_mode", "synchronous", "busy_timeout", "user_version"]
        connection = log._database.connection
        mode, synchronous, wait, version = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in settings)
    assert (mode, synchronous, version) == ("wal", 2, 1)
    assert wait >= 5000


def test_the_event_returned_is_the_event_read_back(tmp_path: Path) -> None:
    """Tuples come back as lists at once, lone bytes of a terminal and line separators come back exactly."""
    data = {"code": "stage~1", "text": "a\udce9\u2028\x85b\0", "cells": (1, 2)}
    with Log.open(tmp_path / "log.sqlite") as log:
        event = log.append("reported", data, at())
        assert event.data == {**data, "cells": [1, 2]}
        assert list(log.events()) == [event]


@pytest.mark.parametrize("moment", ["", "2026-02-04", "2026-02-04T09:30:00", "2026-02-31T09:30:00Z", at() + " "])
def test_a_moment_that_is_not_utc_is_refused_and_nothing_stored(tmp_path: Path, moment: str) -> None:
    """A moment without zone, seconds or calendar raises `ValueError`; the log goes on working."""
    with Log.open(tmp_path / "log.sqlite") as log:
        with pytest.raises(ValueError, match="UTC"):
            log.append(Kind.SHOWN, shown(), moment)
        assert list(log.events()) == []
        assert log.append(Kind.SHOWN, shown(), at()).id == 1


def test_two_sessions_see_each_other_at_the_next_append(tmp_path: Path) -> None:
    """Each session's progress is the fold of all events up to its own last, in the order of the log."""
    path = tmp_path / "log.sqlite"
    with Log.open(path) as one, Log.open(path) as two:
        one.append(Kind.ANSWERED, answered(), at(0))
        two.append(Kind.ANSWERED, answered("stage"), at(1))
        assert two.progress.to_state() == counted(two)
        assert set(one.progress.skills) == {"relation.line"}
        one.append(Kind.ANSWERED, answered(verdict="wrong"), at(2))
        assert one.progress.to_state() == counted(one)
        two.catch_up()
        assert two.progress.to_state() == one.progress.to_state()


def test_opening_a_long_log_reads_the_snapshot_and_the_tail_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 20,000 events none before the snapshot is read, and every query on events goes through the primary key."""
    path = tmp_path / "log.sqlite"
    with Log.open(path) as log:
        fill(log, 20_000)
    with Log.open(path) as log:
        for second in range(SNAPSHOT_EVERY - 1):
            log.append(Kind.ANSWERED, answered("stage"), at(400, second))
        state = log.progress.to_state()
        log._database.close()  # as if killed: no snapshot at the end
    asked = traced(monkeypatch)
    folded: list[int] = []

    def recording(progress: Progress, event: Event) -> None:
        folded.append(event.id)
        fold(progress, event)

    monkeypatch.setattr("hzl_tutor.store.log.fold", recording)
    with Log.open(path) as log:
        assert log.progress.to_state() == state
        assert folded == list(range(20_001, 20_000 + SNAPSHOT_EVERY))
        queries = [sql for sql in asked if "event" in sql.split("FROM")[-1]]
        assert any("max(id)" in sql for sql in queries)
        assert any("id > 20000 " in sql for sql in queries)
        for sql in queries:
            plan = [row[3] for row in log._database.connection.execute("EXPLAIN QUERY PLAN " + sql)]
            assert plan
            assert all(line.startswith("SEARCH event") for line in plan)


def test_a_snapshot_is_written_every_so_many_events(tmp_path: Path) -> None:
    """A session that never closes leaves at most `SNAPSHOT_EVERY` events to be read; closing leaves none."""
    log = Log.open(tmp_path / "log.sqlite")
    for second in range(3 * SNAPSHOT_EVERY):
        log.append(Kind.ANSWERED, answered(), at(0, second))
    query = "SELECT last_id, version FROM snapshot"
    last, version = log._database.connection.execute(query).fetchone()
    log.close()
    assert (last, version) == (2 * SNAPSHOT_EVERY, PROGRESS_VERSION)
    other = sqlite3.connect(log.path)
    assert other.execute(query).fetchone() == (3 * SNAPSHOT_EVERY, PROGRESS_VERSION)
    other.close()


@pytest.mark.parametrize(
    "change",
    [
        "version = version + 1, state = :empty",
        "last_id = last_id + 1000, state = :empty",
        "last_id = 'many', state = :empty",
        "state = '{}'",
        "state = 'not json'",
        "state = substr(state, 1, length(state) / 2)",
        "state = x'ff00'",
        "state = CAST(x'7bff' AS TEXT)",
    ],
)
def test_a_snapshot_that_is_not_ours_is_counted_anew(tmp_path: Path, change: str) -> None:
    """Another version, an id ahead of the events or an unreadable state: the progress is right all the same."""
    path = tmp_path / "log.sqlite"
    with Log.open(path) as log:
        fill(log, 30)
    other = sqlite3.connect(path)
    other.execute("PRAGMA ignore_check_constraints = 1")
    with other:
        other.execute(f"UPDATE snapshot SET {change}", {"empty": json.dumps(Progress().to_state())})
    other.close()
    with Log.open(path) as log:
        assert log.progress.skill("relation.line").right == 30
        assert log.progress.to_state() == counted(log)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE event SET at = '1970-01-01T00:00:00Z'",
        "DELETE FROM event",
        "INSERT OR REPLACE INTO event VALUES (1, '1970-01-01T00:00:00Z', 'shown', '{}')",
    ],
)
def test_the_file_itself_refuses_to_change_an_event(tmp_path: Path, statement: str) -> None:
    """Any program that opens the file is refused: events are only ever added."""
    with Log.open(tmp_path / "log.sqlite") as log:
        event = log.append(Kind.SHOWN, shown(), at())
        other = sqlite3.connect(log.path)
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            other.execute(statement)
        other.close()
        assert list(log.events()) == [event]


def test_closing_twice_is_fine_and_a_closed_log_says_so(tmp_path: Path) -> None:
    """The second close does nothing; appending and reading after it raise `LogError`."""
    log = Log.open(tmp_path / "log.sqlite")
    log.close()
    log.close()
    with pytest.raises(LogError, match="closed"):
        log.append(Kind.SHOWN, shown(), at())
    with pytest.raises(LogError, match="closed"):
        list(log.events())


def test_a_batch_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    """An error within the block leaves neither events nor progress behind, and so does a batch within a batch."""
    with Log.open(tmp_path / "log.sqlite") as log:
        with pytest.raises(KeyError):
            batch_broken_by(log, lambda: shown()["gone"])
        with pytest.raises(RuntimeError, match="transaction"):
            batch_broken_by(log, lambda: log.append(Kind.SHOWN, shown(), at()))
        assert list(log.events()) == []
        assert log.progress.skills == {}
        assert log.append(Kind.SHOWN, shown(), at()).id == 1


def test_reading_only_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening and closing a log whose snapshot is current writes no row and leaves the file's bytes as they are."""
    path = tmp_path / "log.sqlite"
    with Log.open(path) as log:
        log.append(Kind.SHOWN, shown(), at())
    before = path.read_bytes()
    asked = traced(monkeypatch)
    with Log.open(path) as log:
        assert len(list(log.events())) == 1
    assert not [sql for sql in asked if sql.startswith("INSERT")]
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["log.sqlite"]


def test_events_are_read_in_order_across_pages(tmp_path: Path) -> None:
    """More events than a page holds come once each, and so do events added while reading."""
    with Log.open(tmp_path / "log.sqlite") as log:
        fill(log, 1000)
        seen = []
        for event in log.events():
            seen.append(event.id)
            if event.id == 1000:
                fill(log, 1001)
        assert seen == list(range(1, 2002))


def test_a_log_in_memory_works_and_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It appends, folds and lists like any other, and nothing appears in the working folder."""
    monkeypatch.chdir(tmp_path)
    with Log.memory() as log:
        event = log.append(Kind.ANSWERED, answered(), at())
        assert list(log.events()) == [event]
        assert log.progress.skill("relation.line").right == 1
        assert (log.path, log.durable) == (MEMORY, False)
    assert list(tmp_path.iterdir()) == []
