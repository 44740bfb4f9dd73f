"""Before a conversation: where things lie, and a log that cannot be used stops nobody."""

from __future__ import annotations

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hzl_tutor.store import Log
from hzl_tutor.ui.opening import LOG_NAME, LogLearner, Options, data_folder, log_path, open_library

ANSWERED = {
    "code": "palace@877777",
    "skill": "palace",
    "verdict": "right",
    "attempt": 1,
    "hints": 0,
    "slips": [],
    "space": 8,
}


def now() -> datetime:
    """A moment."""
    return datetime(2026, 2, 4, 9, 30, tzinfo=UTC)


def test_the_data_folder_is_the_argument_or_the_variable_or_the_platforms(tmp_path: Path) -> None:
    """In this order; an empty variable is none."""
    assert data_folder("given", {"HZL_DATA_DIR": "variable"}) == Path("given")
    assert data_folder(None, {"HZL_DATA_DIR": "variable"}) == Path("variable")
    assert data_folder(None, {"HZL_DATA_DIR": ""}).name == "hzl"
    assert log_path("given", {}) == Path("given") / LOG_NAME


def test_what_is_recorded_is_on_disk_at_once(tmp_path: Path) -> None:
    """Another program reads the event from the file while the learner is still open, at the time that was given."""
    learner = LogLearner.open(tmp_path / "new" / LOG_NAME, now)
    number = learner.record("answered", dict(ANSWERED))
    with Log.open(tmp_path / "new" / LOG_NAME) as other:
        (event,) = other.events()
    assert (event.id, event.kind, event.at) == (number, "answered", "2026-02-04T09:30:00+00:00")
    assert event.data["code"] == "palace@877777"
    assert learner.progress.skill("palace").right == 1
    assert learner.news() == []
    assert learner.folder == tmp_path / "new"
    assert learner.close() == ""


@pytest.mark.parametrize("content", [b"no database at all" * 99, b"SQLite format 3\0" + b"\0" * 200])
def test_a_damaged_log_is_left_alone_and_said_once(tmp_path: Path, content: bytes) -> None:
    """The conversation goes on in memory, one sentence says so, and the file is as it was, byte by byte."""
    path = tmp_path / LOG_NAME
    path.write_bytes(content)
    learner = LogLearner.open(path, now)
    (sentence,) = learner.news()
    assert str(path) in sentence
    assert learner.news() == []
    learner.record("answered", dict(ANSWERED))
    assert learner.progress.skill("palace").right == 1
    assert learner.folder is None
    assert learner.close() == ""
    assert path.read_bytes() == content


@pytest.mark.parametrize("path", ["~/share/log.sqlite", "nul\0/log.sqlite"])
def test_a_path_that_can_be_no_file(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home nobody knows is not made a folder called ~, and a NUL in a name is no traceback."""
    monkeypatch.chdir(tmp_path)
    learner = LogLearner.open(Path(path), now)
    assert len(learner.news()) == 1
    assert os.listdir(tmp_path) == []
    learner.close()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """A file where the folder should be: said once, and progress is counted in memory."""
    (tmp_path / "file").write_text("")
    learner = LogLearner.open(tmp_path / "file" / LOG_NAME, now)
    assert len(learner.news()) == 1
    learner.record("answered", dict(ANSWERED))
    assert learner.progress.skill("palace").right == 1
    learner.close()


def test_a_log_that_fails_on_the_way(tmp_path: Path) -> None:
    """When writing fails later, what was counted stays, further facts are counted, and one sentence says it."""
    path = tmp_path / LOG_NAME
    learner = LogLearner.open(path, now)
    learner.record("answered", dict(ANSWERED))
    with sqlite3.connect(path) as other:
        other.execute("DROP TRIGGER event_once")
        other.execute("CREATE TRIGGER full BEFORE INSERT ON event BEGIN SELECT RAISE(ABORT, 'full'); END")
    other.close()
    numbers = [learner.record("answered", dict(ANSWERED)) for _ in range(2)]
    assert learner.progress.skill("palace").right == 3
    assert len(learner.news()) == 1
    recent = learner.progress.recent
    assert len({answer.id for answer in recent}) == 3
    assert [answer.id for answer in recent[1:]] == numbers
    learner.record("undone", {"event": numbers[-1]})
    assert learner.progress.skill("palace").right == 2
    assert learner.news() == []
    learner.close()
    with Log.open(path) as log:
        assert log.progress.skill("palace").right == 1


def test_lessons_of_ones_own_come_beside_the_programs(tmp_path: Path) -> None:
    """The program's lessons are there without a word, a folder that is missing is no error, and both make one list."""
    own = {entry.id for entry in open_library(Options(), None).entries()}
    assert "liu-qin-gen-yuan" in own
    missing = open_library(Options(lessons=str(tmp_path / "none")), tmp_path)
    assert {entry.id for entry in missing.entries()} == own
