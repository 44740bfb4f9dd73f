"""Terminals that cannot draw, cannot show Chinese, or are listened to: plain lines, and never an escape."""

from __future__ import annotations

import pytest
from terminal import HOME, NEEDS_A_PTY, Spawn, prompts

pytestmark = NEEDS_A_PTY

CHART = "初爻，阴，世。飞神辛丑土父母。"
LOCALE_C = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize(
    ("options", "changes"),
    [("", {"TERM": "dumb"}), ("", {"ACCESSIBLE": "1"}), ("plain=True", {})],
    ids=["dumb", "accessible", "plain"],
)
def test_plain_lines_where_nothing_is_to_be_drawn(spawn: Spawn, options: str, changes: dict[str, str]) -> None:
    """There is a prompt, a chart in sentences and a farewell, Ctrl-C says how to leave, and not one escape is written."""
    term = spawn(options, **changes)
    term.wait(HOME.rstrip())
    term.line("盘 姤")
    term.wait(lambda text: CHART in text and prompts(2)(text))
    for count in (3, 4):
        term.send("\x03")
        term.wait(prompts(count))
    assert term.text().count("或按 Ctrl-D") == 2
    term.send("\x04")
    assert term.wait_end() == 0
    assert term.text().rstrip().endswith("再见。")
    assert "\x1b" not in term.seen


@pytest.mark.parametrize(
    ("encoding", "prompt", "asked", "line"),
    [
        ("gbk", "火珠林 >", "盘 姤", CHART),
        ("big5", "火珠林 >", "姤", "初爻，陰，世。飛神辛丑土父母。"),
        ("cp1252", "huozhulin >", "chart gou", "feishen xinchou tu fumu"),
        ("ascii", "huozhulin >", "chart gou", "feishen xinchou tu fumu"),
    ],
)
def test_a_console_that_is_not_utf8(spawn: Spawn, encoding: str, prompt: str, asked: str, line: str) -> None:
    """It reads and writes what the console has, in signs that it has; with one hint where it lacks characters."""
    term = spawn("plain=True", encoding=encoding, PYTHONIOENCODING=encoding, PYTHONUTF8="0", LANG="C")
    term.wait(prompt)
    term.line(asked)
    text = term.wait(line)
    assert text.replace("\n", "").count("this console uses") == (0 if encoding == "gbk" else 1)
    term.send("\x04")
    assert term.wait_end() == 0
    assert "\x1b" not in term.seen


def test_the_whole_shell_on_a_console_in_gbk(spawn: Spawn) -> None:
    """GBK has all the program says: the shell draws there too, with a prompt sign that GBK has, and reads Chinese."""
    term = spawn(encoding="gbk", PYTHONIOENCODING="gbk", PYTHONUTF8="0", LANG="C")
    term.wait("火珠林 >")
    term.line("什么是 墓")
    term.wait(lambda text: "自墓" in text and text.count("火珠林 >") == 2)
    term.line("再见")
    assert term.wait_end() == 0
    assert "\x1b[" in term.seen
    assert "?" not in term.text()


def test_a_terminal_without_chinese(spawn: Spawn) -> None:
    """Where the locale has no Chinese, plain lines in pinyin are written and one hint; Chinese is understood all the same."""
    term = spawn(**LOCALE_C)
    term.wait("this console uses")
    term.line("盘 姤")
    text = term.wait("feishen xinchou tu fumu")
    assert text.count("this console uses") == 1
    term.send("\x04")
    assert term.wait_end() == 0
    assert "\x1b" not in term.seen
