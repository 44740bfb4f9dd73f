"""What commands print for people: it fits the screen, and with `--plain` has no need of one."""

from __future__ import annotations

import re

import pytest
from hzl_runs import hzl
from wcwidth import wcswidth

PAGES = [
    ("chart", "姤之鼎 寅月 甲子日"),
    ("skills",),
    ("slips",),
    ("glossary",),
    ("glossary", "墓", "gou", "子"),
    ("sheet", "-n", "28", "--seed", "1", "--key"),
    ("judge", "relation.all@878778", "父 财 兄 孙 兄 父"),
    ("judge", "hidden.all@877777", "嗯"),
]


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("argv", PAGES, ids=" ".join)
def test_pages_fit_the_screen(argv: tuple[str, ...], columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line is wider than the screen, and none ends in blanks."""
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = hzl(*argv)
    assert ran.code == 0
    assert max(map(wcswidth, ran.out.splitlines())) <= columns
    assert not re.search("[ \u3000]$", ran.out, re.MULTILINE)


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("command", ["skills", "slips", "glossary"])
def test_columns_stand_below_each_other(command: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every row of a table has its last cell at the same place as its head."""
    monkeypatch.setenv("COLUMNS", str(columns))
    heads, *rows = hzl(command).out.splitlines()
    last = re.split("  +", heads)[-1]
    start = wcswidth(heads[: heads.index(last)])
    for row in rows:
        cell = re.fullmatch(r"( *|.*?  +)(\S+(?: \S+)*)", row)
        assert cell, row
        assert wcswidth(cell[1]) == start, row


@pytest.mark.parametrize("argv", PAGES, ids=" ".join)
def test_plain_pages_know_no_width(argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--plain` a page is the same on any screen, and a sentence is a line."""
    monkeypatch.setenv("COLUMNS", "40")
    narrow = hzl(*argv, "--plain").out
    monkeypatch.setenv("COLUMNS", "200")
    assert hzl("--plain", *argv).out == narrow
    assert "━" not in narrow


def test_ascii_lines() -> None:
    """With `--ascii` lines are drawn with signs that every terminal has."""
    out = hzl("chart", "姤之鼎", "--ascii").out
    assert "------" in out
    assert "--  --" in out
    assert not set("━→·") & set(out)


def test_nothing_typed_reaches_the_terminal_as_it_is() -> None:
    """An escape sequence in an argument is shown without its escape, on either stream."""
    for ran in (hzl("chart", "姤\x1b[31m\x07"), hzl("judge", "palace@877777", "\x1b]0;x\x07")):
        assert ran.out or ran.err
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", ran.out + ran.err)
