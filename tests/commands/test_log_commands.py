"""`hzl progress`, `hzl export` and `hzl import`: what the learner's log says, and carrying it away and back."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hzl_runs import Ran, hzl, process
from wcwidth import wcswidth

from hzl_tutor.store import Log, stamp
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.ui.commands import progress as progress_command
from hzl_tutor.words import cli_zh_hans as words

NOW = datetime(2026, 2, 4, 12, 0, tzinfo=UTC)


def answered(skill: str, verdict: str = "right", hints: int = 0) -> dict[str, Any]:
    """Return the data of a first answer."""
    return {"code": f"{skill}~7", "skill": skill, "verdict": verdict, "attempt": 1, "hints": hints,
            "slips": [], "space": 8}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder whose log has a few answers, the last ones today; today is settled."""
    monkeypatch.setattr(progress_command, "utc_now", lambda: NOW)
    data = tmp_path / "data"
    with Log.open(data / "log.sqlite") as log:
        for days in (2, 1, 0):
            log.append("answered", answered("palace"), stamp(NOW - timedelta(days=days)))
        log.append("answered", answered("world", hints=1), stamp(NOW))
        log.append("answered", answered("world", "wrong"), stamp(NOW))
        moved = {"lesson": "liu-qin-gen-yuan", "rev": 1, "step": "x", "done": False}
        log.append("advanced", moved, stamp(NOW))
    return data


def on(folder: Path, *argv: str, stdin: bytes = b"") -> Ran:
    """Run a command on a data folder."""
    return hzl(*argv, "--data-dir", str(folder), stdin=stdin)


def events_in(folder: Path) -> list[Any]:
    """All events of a data folder's log."""
    with Log.open(folder / "log.sqlite") as log:
        return list(log.events())


def test_progress_as_one_object(folder: Path) -> None:
    """Every skill, every lesson and today are told, with first tries counted apart and moments in UTC."""
    ran = on(folder, "progress", "--json")
    assert (ran.code, ran.err, len(ran.out.splitlines())) == (0, "", 1)
    found = ran.json
    assert found["today"] == {"date": "2026-02-04", "answered": 3, "right": 2}
    rows = {row["id"]: row for row in found["skills"]}
    assert list(rows) == list(SKILLS)
    palace, world = rows["palace"], rows["world"]
    assert (palace["tries"], palace["right"], palace["helped"], palace["held"]) == (3, 3, 0, True)
    assert (world["tries"], world["right"], world["helped"], world["held"]) == (2, 0, 1, False)
    assert palace["last_seen"] == stamp(NOW)
    assert rows["nayin"]["last_seen"] is None
    assert rows["nayin"]["due"] is None
    assert stamp(NOW) < world["due"] < palace["due"]
    assert found["due"] == []
    lesson = next(row for row in found["lessons"] if row["id"] == "liu-qin-gen-yuan")
    assert (lesson["state"], lesson["finished"], lesson["last_seen"]) == ("begun", 0, stamp(NOW))


def test_progress_tells_what_is_due(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later on the skills that are due stand in the object, the longest due first, and their number on the page."""
    monkeypatch.setattr(progress_command, "utc_now", lambda: NOW + timedelta(days=60))
    assert on(folder, "progress", "--json").json["due"] == ["world", "palace"]
    assert words.TO_REVIEW.format(count=2) in on(folder, "progress").out


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_progress_on_a_page(folder: Path, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page has the skills that were tried and the lessons, and fits the screen."""
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = on(folder, "progress")
    assert ran.code == 0
    assert max(map(wcswidth, ran.out.splitlines())) <= columns
    palace = next(line for line in ran.out.splitlines() if line.startswith("本宫"))
    assert palace.split() == ["本宫", "3", "3", "0", words.HELD, "2026-02-04"]
    assert "纳音" not in ran.out
    assert words.LESSON_STATES["begun"] in ran.out


def test_progress_of_somebody_new(tmp_path: Path) -> None:
    """An empty log is told in sentences, and as an object with the same keys."""
    ran = on(tmp_path, "progress")
    assert (ran.code, ran.err) == (0, "")
    assert words.NOTHING_TODAY in ran.out
    assert words.NOTHING_TRIED in ran.out
    assert list(on(tmp_path, "progress", "--json").json) == ["today", "due", "skills", "exams", "daily", "lessons"]


def test_out_and_in_again(folder: Path, tmp_path: Path) -> None:
    """An exported file brings all events to another log; a second time all of them are there already."""
    file = tmp_path / "log.jsonl"
    ran = on(folder, "export", str(file), "--plain")
    assert (ran.code, ran.out) == (0, words.EXPORTED.format(count=6, file=file) + "\n")
    assert on(tmp_path / "new", "import", str(file)).out == words.IMPORTED.format(added=6, there=0) + "\n"
    assert on(tmp_path / "new", "import", str(file)).out == words.IMPORTED.format(added=0, there=6) + "\n"
    assert events_in(tmp_path / "new") == events_in(folder)
    assert sorted(os.listdir(tmp_path)) == ["data", "log.jsonl", "new"]


def test_by_standard_streams(folder: Path, tmp_path: Path) -> None:
    """`-` writes the log alone to standard output, and reads it from standard input."""
    ran = on(folder, "export", "-")
    assert (ran.code, ran.err, len(ran.json_lines)) == (0, "", 7)
    assert on(tmp_path / "new", "import", "-", stdin=ran.out.encode()).code == 0
    assert events_in(tmp_path / "new") == events_in(folder)


def test_an_export_is_utf8_on_any_stream(folder: Path) -> None:
    """What standard output is encoded in does not change the file that is piped through it."""
    with Log.open(folder / "log.sqlite") as log:
        log.append("reported", {"code": "palace~7", "text": "乾䷫"}, stamp(NOW))
    ran = process("-m", "hzl_tutor", "export", "-", "--data-dir", str(folder), PYTHONIOENCODING="ascii")
    assert ran.json_lines[-1]["data"]["text"] == "乾䷫"


def test_a_file_is_not_written_over_unasked(folder: Path, tmp_path: Path) -> None:
    """A file that is there stays as it is, exit code 2; with --force it is replaced."""
    file = tmp_path / "log.jsonl"
    file.write_text("mine")
    ran = on(folder, "export", str(file))
    assert (ran.code, ran.out, file.read_text()) == (2, "", "mine")
    assert "--force" in ran.err
    assert on(folder, "export", str(file), "--force").code == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) == 7


def test_an_export_that_fails_leaves_nothing(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk is full half way, the old file is whole and no part of the new one lies about."""
    file = tmp_path / "log.jsonl"
    file.write_text("mine")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hzl_tutor.ui.commands.export.os.fsync", full)
    ran = on(folder, "export", str(file), "--force")
    assert (ran.code, len(ran.err.splitlines())) == (3, 1)
    assert file.read_text() == "mine"
    assert sorted(os.listdir(tmp_path)) == ["data", "log.jsonl"]


HEADER = b'{"format":"hzl-log","version":1}\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (b"", 1, "header"),
        (b"{}\n", 1, "header"),
        (HEADER.replace(b"1", b"9"), 1, "version"),
        (HEADER + b"\n\nhm\n", 4, "json"),
        (HEADER + b'{"id":1}\n', 2, "event"),
        (HEADER + b"\n" * 5000 + b"\xff\n", 5002, "encoding"),
    ],
)
def test_a_file_that_is_no_log(folder: Path, text: bytes, line: int, reason: str) -> None:
    """The line and what is wrong with it are said, exit code 2, and nothing is added."""
    before = events_in(folder)
    ran = on(folder, "import", "-", stdin=text)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert re.search(rf"第 {line} 行", ran.err)
    assert words.IMPORT_REASONS[reason] in ran.err
    assert events_in(folder) == before


@pytest.mark.parametrize("argv", [("export",), ("import",), ("import", "none.jsonl"), ("export", "none/log.jsonl")])
def test_files_that_cannot_be(argv: tuple[str, ...], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file, or one that is not there, or in no folder: exit code 2 and a sentence."""
    monkeypatch.chdir(folder)
    ran = on(folder, *argv)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("argv", [("progress",), ("export", "-"), ("import", "-")], ids=" ".join)
def test_a_log_that_cannot_be_used(argv: tuple[str, ...], tmp_path: Path) -> None:
    """A damaged log is told in a sentence, exit code 3, and left as it is."""
    log = tmp_path / "log.sqlite"
    log.write_bytes(b"no database at all" * 99)
    ran = on(tmp_path, *argv, stdin=HEADER)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (3, "", 1)
    assert log.read_bytes() == b"no database at all" * 99
