"""The file of commands: read from its end, robust against what is in it, and told from answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hzl_tutor.tutor.messages import Expect
from hzl_tutor.ui.history import LineHistory, is_answer

FREE = Expect()
QUESTION = Expect(mode="drill", kind="relation", code="relation.line~7")


def history(path: Path | None, lost: list[str] | None = None) -> LineHistory:
    """Return a history at `path` of somebody who is asked nothing; reasons of failure go to `lost`."""
    reasons: list[str] = [] if lost is None else lost
    return LineHistory(path, lambda: FREE, reasons.append)


def load(one: LineHistory) -> list[str]:
    """Return what the arrow key brings, the newest first."""

    async def collect() -> list[str]:
        return [line async for line in one.load()]

    return asyncio.run(collect())


def test_lines_come_back_newest_first_also_from_the_file(tmp_path: Path) -> None:
    """Three commands, one of several lines, are the same in this session and in the next."""
    first = history(tmp_path / "history")
    assert load(first) == []
    for line in ("盘 姤", "一\n二", "练"):
        first.append_string(line)
    assert load(first) == ["练", "一\n二", "盘 姤"]
    assert load(history(tmp_path / "history")) == ["练", "一\n二", "盘 姤"]


def test_a_long_file_is_read_from_its_end(tmp_path: Path) -> None:
    """Of ten thousand commands the newest come back whole, the file keeps them all, and half a line is no command."""
    path = tmp_path / "history"
    path.write_text("".join(f"+盘 卦{number}\n\n" for number in range(10000)), encoding="utf-8")
    size = path.stat().st_size
    lines = load(history(path))
    assert lines[0] == "盘 卦9999"
    assert 100 < len(lines) < 10000
    assert all(line == f"盘 卦{9999 - back}" for back, line in enumerate(lines))
    assert path.stat().st_size == size


def test_an_entry_whose_beginning_was_not_read_is_left_out(tmp_path: Path) -> None:
    """Of a paste so long that only its later lines are read, none comes back as a command of its own."""
    path = tmp_path / "history"
    path.write_text("+一行\n" * 20000 + "\n+盘 姤\n\n", encoding="utf-8")
    assert load(history(path)) == ["盘 姤"]


@pytest.mark.parametrize("data", [b"\xff\xfe\x00+\n", b"+\n\n+\n", b"no plus\n\nnor here", b"+a", b"\n\n\n\n"])
def test_a_damaged_file_stops_nothing(tmp_path: Path, data: bytes) -> None:
    """Whatever bytes the file holds, it is read without an error and without empty commands, and can be added to."""
    path = tmp_path / "history"
    path.write_bytes(data)
    one = history(path)
    assert "" not in load(one)
    one.append_string("盘 姤")
    assert path.read_bytes().startswith(data)
    assert load(one)[0] == "盘 姤"


def test_failures_are_told_once_and_memory_goes_on(tmp_path: Path) -> None:
    """A folder in the file's place: one reason is given, and lines come back as long as the session lasts."""
    lost: list[str] = []
    one = history(tmp_path, lost)
    assert load(one) == []
    one.append_string("盘 姤")
    one.append_string("练")
    assert load(one) == ["练", "盘 姤"]
    assert len(lost) == 1


def test_a_line_that_no_encoding_has_is_kept_readable(tmp_path: Path) -> None:
    """Half a surrogate pair does not stop the line from being stored."""
    one = history(tmp_path / "history")
    load(one)
    one.append_string("盘\ud83d")
    assert load(history(tmp_path / "history")) == ["盘?"]


@pytest.mark.parametrize(
    ("line", "expects", "answer"),
    [
        ("父母", QUESTION, True),
        ("1", Expect(mode="lesson", kind="choice"), True),
        ("提示", QUESTION, False),
        ("什么是 墓", QUESTION, False),
        (":练 六亲", QUESTION, False),
        ("父母", FREE, False),
        ("父母", Expect(mode="lesson", kind="continue"), False),
    ],
)
def test_answers_are_told_from_commands(line: str, expects: Expect, answer: bool) -> None:
    """While a question is open all but commands are answers; otherwise nothing is."""
    assert is_answer(line, expects) is answer


def test_no_answer_comes_back_at_a_later_question(tmp_path: Path) -> None:
    """What was answered to a question, or typed when none was open, is not offered when a question is, the same one or not."""
    now = [QUESTION]
    lost: list[str] = []
    one = LineHistory(tmp_path / "history", lambda: now[0], lost.append)
    assert load(one) == []
    one.settle()
    one.append_string("父母")
    one.append_string("提示")
    one.append_string("官鬼")
    assert load(one) == ["官鬼", "父母", "提示"]  # one's own tries, none of which was right: it is still open
    now[0] = FREE
    one.settle()
    one.append_string("子孙")
    one.append_string("盘 姤")
    assert load(one) == ["盘 姤", "子孙", "提示"]
    for now[0] in (QUESTION, Expect(mode="drill", kind="line", code="world~1"), QUESTION):
        one.settle()
        assert load(one) == ["盘 姤", "提示"]
    again = LineHistory(tmp_path / "history", lambda: QUESTION, lost.append)
    assert load(again) == ["盘 姤", "提示"]
