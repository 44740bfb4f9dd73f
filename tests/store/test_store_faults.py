"""Files and folders that cannot be used: the right error each time, and nothing of the learner's is touched."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sample_events import answered, at, shown, traced

from hzl_tutor.store import SCHEMA_VERSION, Kind, Log, LogDamaged, LogError, LogTooNew, LogUnwritable


def a_log(path: Path, count: int = 200) -> Path:
    """Write a closed log with `count` answers and return its path."""
    with Log.open(path) as log, log.batch() as batch:
        for second in range(count):
            batch.add(Kind.ANSWERED, answered(), at(0, second))
    return path


def execute(path: Path, *statements: str) -> None:
    """Run statements on the file as another program would."""
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def refused(path: Path, kind: type[LogError]) -> LogError:
    """Hold that the log is refused with exactly `kind`, that its bytes stay, and that memory serves instead."""
    before = path.read_bytes()
    with pytest.raises(LogError) as caught:
        Log.open(path)
    assert type(caught.value) is kind
    assert caught.value.path == path
    assert caught.value.reason
    log, error = Log.open_or_memory(path)
    with log:
        assert type(error) is kind
        assert not log.durable
        assert log.append(Kind.SHOWN, shown(), at()).id == 1
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    return caught.value


def append_until_refused(log: Log) -> None:
    """Append long answers on one skill, more than fit into the file as it is."""
    for second in range(500):
        log.append(Kind.ANSWERED, answered("stage", text="官" * 500), at(1, second))


def test_a_usable_log_opens_without_an_error(tmp_path: Path) -> None:
    """`open_or_memory` returns the log on disk and no error when all is well."""
    log, error = Log.open_or_memory(tmp_path / "log.sqlite")
    with log:
        assert error is None
        assert log.durable


@pytest.mark.parametrize("content", [b"not a database at all, only words\n" * 40, b"SQLite format 3\x00", b"\0" * 4096])
def test_a_file_that_is_no_database_is_damaged(tmp_path: Path, content: bytes) -> None:
    """Text, a bare magic string and zeros are refused and left byte for byte."""
    path = tmp_path / "log.sqlite"
    path.write_bytes(content)
    refused(path, LogDamaged)


def test_a_log_cut_off_in_the_middle_is_damaged(tmp_path: Path) -> None:
    """Losing the later half of the file is noticed on opening."""
    path = a_log(tmp_path / "log.sqlite")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    refused(path, LogDamaged)


def test_a_log_whose_first_table_page_is_overwritten_is_damaged(tmp_path: Path) -> None:
    """A valid header over a page of noise is refused."""
    path = a_log(tmp_path / "log.sqlite")
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * 3996 + whole[4096:])
    refused(path, LogDamaged)


def test_every_page_overwritten_gives_a_log_error_or_a_right_log(tmp_path: Path) -> None:
    """Noise in any one page ends in `LogError` or does not matter; no other exception leaves open or append."""
    whole = a_log(tmp_path / "whole.sqlite", 60).read_bytes()
    outcomes = set()
    for page in range(0, len(whole), 4096):
        path = tmp_path / f"page{page}.sqlite"
        path.write_bytes(whole[:page] + b"\xa7" * 4096 + whole[page + 4096 :])
        try:
            with Log.open(path) as log:
                log.append(Kind.SHOWN, shown(), at(1))
                list(log.events())
            outcomes.add("fine")
        except LogError as error:
            outcomes.add(type(error).__name__)
    assert "LogDamaged" in outcomes


@pytest.mark.parametrize("version", [0, SCHEMA_VERSION])
def test_a_database_of_another_program_is_refused(tmp_path: Path, version: int) -> None:
    """Tables that are not ours are neither used nor added to."""
    path = tmp_path / "log.sqlite"
    execute(path, "CREATE TABLE recipe (name TEXT)", f"PRAGMA user_version = {version}")
    assert "another program" in refused(path, LogDamaged).reason


def test_a_row_that_is_no_event_is_damage(tmp_path: Path) -> None:
    """Data that is no JSON object, in the part of the log still to be counted, raises `LogDamaged` with its id."""
    path = a_log(tmp_path / "log.sqlite", 3)
    execute(path, f"INSERT INTO event (at, kind, data) VALUES ('{at()}', 'shown', '[1]')")
    assert "event 4" in refused(path, LogDamaged).reason
    path = a_log(tmp_path / "cut" / "log.sqlite", 1)
    execute(path, f"INSERT INTO event (at, kind, data) VALUES ('{at()}', 'shown', '{{')")
    assert "event 2" in refused(path, LogDamaged).reason
    path = a_log(tmp_path / "bytes" / "log.sqlite", 1)
    execute(path, f"INSERT INTO event (at, kind, data) VALUES ('{at()}', CAST(x'ff' AS TEXT), '{{}}')")
    assert "UTF-8" in refused(path, LogDamaged).reason
    path = a_log(tmp_path / "blob" / "log.sqlite", 1)
    execute(path, f"INSERT INTO event (at, kind, data) VALUES ('{at()}', x'ff', '{{}}')")
    assert "event 2" in refused(path, LogDamaged).reason


def test_a_log_of_a_later_version_is_refused_untouched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A higher schema version is `LogTooNew`, before SQLite so much as opens the file."""
    path = a_log(tmp_path / "log.sqlite", 3)
    execute(path, f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    asked = traced(monkeypatch)
    refused(path, LogTooNew)
    assert "PRAGMA journal_mode = WAL" in asked  # of the log in memory
    asked.clear()
    with pytest.raises(LogTooNew):
        Log.open(path)
    assert asked == []


def test_a_later_version_still_in_the_write_ahead_file_is_refused(tmp_path: Path) -> None:
    """The version counts even when a killed program left it outside the main file."""
    path = a_log(tmp_path / "log.sqlite", 3)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(LogTooNew):
        Log.open(path)
    writer.close()


def test_a_folder_that_cannot_be_made_is_unwritable(tmp_path: Path) -> None:
    """A file where the folder should be, and a folder where the file should be, are `LogUnwritable`."""
    (tmp_path / "file").write_text("notes")
    for path in (tmp_path / "file" / "log.sqlite", tmp_path / "file" / "deeper" / "log.sqlite", tmp_path):
        with pytest.raises(LogUnwritable) as caught:
            Log.open(path)
        assert caught.value.path == path
    assert (tmp_path / "file").read_text() == "notes"


@pytest.mark.parametrize("pragma", ["query_only = 1", "max_page_count = 1"])
def test_an_append_that_finds_no_room_or_no_permission_leaves_all_as_it_was(tmp_path: Path, pragma: str) -> None:
    """Read-only and a full disk raise `LogUnwritable`; log and progress stay equal, and later appends work."""
    path = a_log(tmp_path / "log.sqlite", 3)
    with Log.open(path) as log:
        connection = log._database.connection
        connection.execute(f"PRAGMA {pragma}")
        with pytest.raises(LogUnwritable):
            append_until_refused(log)
        stored = [event.data["skill"] for event in log.events()].count("stage")
        assert log.progress.skill("stage").right == stored
        connection.execute("PRAGMA query_only = 0")
        connection.execute("PRAGMA max_page_count = 4294967294")
        log.append(Kind.ANSWERED, answered("stage"), at(2))
        assert log.progress.skill("stage").right == stored + 1


def test_a_log_locked_by_another_program_is_unwritable_until_it_lets_go(tmp_path: Path) -> None:
    """A held lock raises `LogUnwritable` after the wait; when it is gone the same log appends again."""
    path = a_log(tmp_path / "log.sqlite", 3)
    holder = sqlite3.connect(path, isolation_level=None)
    with Log.open(path) as log:
        log._database.connection.execute("PRAGMA busy_timeout = 0")
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(LogUnwritable, match="locked"):
            log.append(Kind.SHOWN, shown(), at())
        holder.execute("ROLLBACK")
        assert log.append(Kind.SHOWN, shown(), at()).id == 4
    holder.close()


def test_a_log_that_cannot_be_written_is_refused_on_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that outlasts the wait shows before the first answer, not at it."""
    path = a_log(tmp_path / "log.sqlite", 3)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr("hzl_tutor.store.database._BUSY_SECONDS", 0)
    with pytest.raises(LogUnwritable, match="locked"):
        Log.open(path)
    holder.close()


def test_closing_without_room_for_the_snapshot_loses_no_event(tmp_path: Path) -> None:
    """The close raises `LogUnwritable`, the log is closed all the same, and the events are there next time."""
    log = Log.open(tmp_path / "log.sqlite")
    log.append(Kind.ANSWERED, answered(), at())
    log._database.connection.execute("PRAGMA query_only = 1")
    with pytest.raises(LogUnwritable):
        log.close()
    log.close()
    with Log.open(tmp_path / "log.sqlite") as again:
        assert again.progress.skill("relation.line").right == 1
