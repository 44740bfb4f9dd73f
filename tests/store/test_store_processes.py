"""Several processes on one log, and processes that are killed: nothing acknowledged is ever lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sample_events import answered, at, traced

from hzl_tutor.store import Kind, Log

# Appends COUNT answers one by one, or for ever when COUNT is 0, and prints each id after append returned.
WRITER = """
import itertools, sys
from hzl_tutor.store import Log
path, name, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
with Log.open(path) as log:
    for number in range(1, count + 1) if count else itertools.count(1):
        data = {"code": f"stage~{number}", "skill": name}
        print(log.append("shown", data, "2026-02-04T09:30:00+00:00").id, flush=True)
"""


def writer(path: Path, name: str, count: int) -> subprocess.Popen[str]:
    """Start a process that appends showings of the skill `name`."""
    command = [sys.executable, "-c", WRITER, str(path), name, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def append_answers(log: Log, name: str, count: int) -> None:
    """Append `count` answers on the skill `name` through `log`, and do not close it."""
    for second in range(count):
        log.append(Kind.ANSWERED, answered(name), at(0, second))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 on this system")
def test_what_append_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    """Five writers are killed in full flight, one after the other; every id they printed is in the log."""
    path = tmp_path / "log.sqlite"
    promised: dict[str, list[int]] = {}
    for round_, lines in enumerate((1, 2, 7, 40, 70)):
        child = writer(path, f"round{round_}", 0)
        assert child.stdout is not None
        with child, child.stdout:
            printed = [child.stdout.readline() for _ in range(lines)]
            child.send_signal(signal.SIGKILL)
            printed += child.stdout.read().splitlines(keepends=True)
        assert child.returncode == -signal.SIGKILL
        promised[f"round{round_}"] = [int(line) for line in printed if line.endswith("\n")]
        assert len(promised[f"round{round_}"]) >= lines
        with Log.open(path) as log:
            stored = {event.id: event.data["skill"] for event in log.events()}
            for name, ids in promised.items():
                assert [stored.get(number) for number in ids] == [name] * len(ids)
            # At most the one append that was under way may be there without having been acknowledged.
            assert log.progress.skill(f"round{round_}").shown - len(promised[f"round{round_}"]) in (0, 1)


def test_eight_sessions_on_one_log_lose_nothing(tmp_path: Path) -> None:
    """Eight processes that also race to make the file add 200 events each: 1,600 ids, each writer's in its order."""
    path = tmp_path / "new" / "log.sqlite"
    children = {f"writer{number}": writer(path, f"writer{number}", 200) for number in range(8)}
    printed = {name: child.communicate()[0].split() for name, child in children.items()}
    assert [child.returncode for child in children.values()] == [0] * 8
    with Log.open(path) as log:
        events = list(log.events())
        assert [event.id for event in events] == list(range(1, 1601))
        for name, ids in printed.items():
            mine = [event for event in events if event.data["skill"] == name]
            assert [event.id for event in mine] == [int(number) for number in ids]
            assert [event.data["code"] for event in mine] == [f"stage~{number}" for number in range(1, 201)]
            assert log.progress.skill(name).shown == 200


def test_opening_waits_for_a_session_that_is_writing_in_the_old_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses at once to switch to write-ahead while another session writes; the log waits for its end."""
    path = tmp_path / "log.sqlite"
    Log.open(path).close()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA journal_mode = DELETE")
    holder.execute("BEGIN IMMEDIATE")
    waiting = threading.Event()
    asked = traced(monkeypatch, lambda sql: waiting.set() if sql == "BEGIN IMMEDIATE" else None)
    opener = threading.Thread(target=lambda: Log.open(path).close())
    opener.start()
    assert waiting.wait(60)
    holder.execute("COMMIT")
    opener.join()
    assert asked.count("PRAGMA journal_mode = WAL") == 2
    holder.close()
    later = sqlite3.connect(path)
    assert later.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    later.close()


def test_tables_another_session_made_meanwhile_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two sessions that both find an empty file make its tables once: the slower one looks again under the lock."""
    path = tmp_path / "log.sqlite"
    path.touch()
    first = True

    def be_faster(sql: str) -> None:
        nonlocal first
        if first and sql == "BEGIN IMMEDIATE":
            first = False
            with Log.open(path) as log:
                log.append(Kind.SHOWN, {"skill": "stage"}, at())

    traced(monkeypatch, be_faster)
    with Log.open(path) as log:
        assert log.progress.skill("stage").shown == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_log_may_be_carried_over_a_fork(tmp_path: Path) -> None:
    """Parent and forked children append through the log opened before the fork, and all of it is kept."""
    log = Log.open(tmp_path / "log.sqlite")
    append_answers(log, "parent", 1)
    context = multiprocessing.get_context("fork")
    children = [context.Process(target=append_answers, args=(log, f"child{n}", 30)) for n in range(4)]
    for child in children:
        child.start()
    append_answers(log, "parent", 29)
    log.close()  # while the children are still at it
    for child in children:
        child.join()
        assert child.exitcode == 0
    with Log.open(log.path) as again:
        rights = {name: skill.right for name, skill in again.progress.skills.items()}
    assert rights == dict.fromkeys(("parent", "child0", "child1", "child2", "child3"), 30)
