"""Consoles that are not UTF-8: everything is written so that it can be read, and what they send is understood."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from fake_session import FakeSession, Quiet
from terminal import environment, program

from hzl_tutor.store import Log
from hzl_tutor.ui.conversation import converse
from hzl_tutor.ui.opening import LOG_NAME
from hzl_tutor.ui.plain import Plain
from hzl_tutor.ui.signals import Signals
from hzl_tutor.ui.streams import LineReader, make_readable, take_lost
from hzl_tutor.words.language import language
from hzl_tutor.words.zh_hans import screen

EVENING = "盘 姤之鼎\nrelation.line@877777/line=2\n父母\n提示\n答案\n什么是 墓\n再见\n"
CHARTS = {
    "gbk": "初爻，阴，世。飞神辛丑土父母。伏神甲子水子孙。",
    "big5": "初爻，陰，世。飛神辛丑土父母。伏神甲子水子孫。",
    "cp1252": "chuyao, yin, shi. feishen xinchou tu fumu. fushen jiazi shui zisun.",
    "ascii": "chuyao, yin, shi. feishen xinchou tu fumu. fushen jiazi shui zisun.",
}
"""The first line of 姤, read out as each console can show it."""
LOCALE_C = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


class Console(io.TextIOWrapper):
    """A stream that says it is a console."""

    def isatty(self) -> bool:
        """It is."""
        return True


def consoles() -> list[tuple[str, dict[str, str]]]:
    """Each encoding, with the environment in which the program finds it."""
    chosen = [(name, {"PYTHONIOENCODING": name, "PYTHONUTF8": "0", "LANG": "C"}) for name in CHARTS]
    return [*chosen, ("ascii", LOCALE_C)]


def talk(home: Path, typed: bytes, changes: dict[str, str], start: str = "") -> subprocess.CompletedProcess[bytes]:
    """Run the program with `typed` on its standard input."""
    return subprocess.run(
        program(start=start), input=typed, capture_output=True, env=environment(home, **changes), check=True
    )


def written(text: str, encoding: str) -> str:
    """Return what is written for a text to a stream in an encoding."""
    target = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="")
    make_readable(target)
    target.write(text)
    target.flush()
    assert isinstance(target.buffer, io.BytesIO)
    return target.buffer.getvalue().decode(encoding)


@pytest.mark.parametrize(("encoding", "changes"), consoles())
def test_an_evening_on_any_console(tmp_path: Path, encoding: str, changes: dict[str, str]) -> None:
    """The chart can be read aloud, nothing is a number or a question mark for a lost sign; one hint, none for GBK."""
    done = talk(tmp_path, EVENING.encode(), changes)
    said = done.stdout.decode(encoding)
    assert CHARTS[encoding] in said
    assert "\\u" not in said
    hints = done.stderr.decode("ascii").splitlines()
    assert len(hints) == (0 if encoding == "gbk" else 1)
    assert all(encoding in hint and "UTF-8" in hint for hint in hints)


@pytest.mark.parametrize(("encoding", "changes"), consoles())
def test_a_whole_lesson_on_any_console(tmp_path: Path, encoding: str, changes: dict[str, str]) -> None:
    """Gone on, revealed and chosen to its end, the second lesson is done, and no sign of it came out as a number."""
    typed = "\n答案\n1\n" * 150 + "再见\n"
    done = talk(tmp_path, typed.encode("gbk" if encoding == "gbk" else "utf-8"), changes, "mode='lesson', unit='2'")
    assert "\\u" not in done.stdout.decode(encoding)
    assert b"Traceback" not in done.stderr
    with Log.open(tmp_path / "data" / LOG_NAME) as log:
        assert [standing.done for standing in log.progress.lessons.values()] == [True]


@pytest.mark.parametrize(("encoding", "changes"), consoles())
def test_the_command_line_on_any_console(tmp_path: Path, encoding: str, changes: dict[str, str]) -> None:
    """Told nothing of a language, `hzl lesson 2` speaks Chinese where that can be shown and English where not; exit 0."""
    argv = [sys.executable, "-m", "hzl_tutor", "lesson", "2"]
    env = environment(tmp_path, **changes)
    done = subprocess.run(argv, input=b"\n\nquit\n", capture_output=True, env=env, check=True)
    said = done.stdout.decode(encoding)
    assert ("Lesson 2" in said) is (encoding in ("cp1252", "ascii"))
    assert ("六" in said) is (encoding in ("gbk", "big5"))
    assert "\\u" not in said


@pytest.mark.parametrize("encoding", ["gbk", "big5", "cp1252", "ascii", "latin-1", "cp437", "shift_jis", "iso2022_jp"])
def test_no_character_is_lost(encoding: str) -> None:
    """Every encoding writes the program's signs and characters without an error and without a question mark."""
    said = written("○ 官鬼 × ━━  ━━ › → …… 「龙」『蛇』《火珠林》（§2）：虚，实。财、妻；绝！😀é", encoding)
    assert "?" not in said
    assert said.endswith(("\\U0001f600e", "\\U0001f600é"))


@pytest.mark.parametrize(
    ("encoding", "text", "shown"),
    [
        ("ascii", "━━  ━━", "--  --"),
        ("ascii", "○ 兄弟。同我者兄弟。", "o xiongdi. tong wo zhe xiongdi. "),
        ("ascii", "说「练」做题（§2）；第3题", 'shuo "lian" zuo ti (sec.2); di 3 ti'),
        (
            "ascii",
            "天地否，山火贲，水雷屯，螣蛇，噬嗑，大畜，冠带",
            "tiandipi, shanhuobi, shuileizhun, tengshe, shihe, dachu, guandai",
        ),
        ("cp1252", "× café：重卦", "× café: chong gua"),
        ("big5", "为什么二爻伏的是甲寅？干支、后天、丑", "為什么二爻伏的是甲寅？干支、后天、丑"),
        ("big5", "第3题", "第3題"),
        ("gbk", "练·六亲 › 官鬼", "练·六亲 > 官鬼"),
    ],
)
def test_what_is_written_for_what_is_lacking(encoding: str, text: str, shown: str) -> None:
    """Signs by their substitute, terms as one word of pinyin, 简 as 繁 where only that is there, and nothing run together."""
    assert written(text, encoding) == shown


def test_a_sign_with_a_substitute_is_no_loss() -> None:
    """What could still be read raises no hint; a character that had to be written another way does, once."""
    take_lost()
    written("› 火珠林", "gbk")
    assert not take_lost()
    written("飞", "big5")
    assert take_lost()
    assert not take_lost()


@pytest.mark.parametrize("encoding", ["gbk", "big5", "utf-8"])
def test_a_pipe_is_read_as_utf8_or_as_the_console_has_it(encoding: str) -> None:
    """Either is understood, also a single character whose GBK bytes could be a Greek letter."""
    for sent in (encoding, "utf-8"):
        lines = ["盤 姤", "未", "子", "六合", "drill", "辛丑 辛亥 辛酉 壬午 壬申 壬戌"]
        raw = io.BytesIO("\n".join(lines).encode(sent))
        reader = LineReader(io.TextIOWrapper(raw, encoding=encoding))
        assert [reader.read() for _ in lines] == lines
        assert not reader.take_unreadable()


def test_a_console_in_gbk_understands_its_own_pipe(tmp_path: Path) -> None:
    """With PYTHONIOENCODING=gbk, bytes in GBK on standard input are Chinese."""
    done = talk(tmp_path, EVENING.encode("gbk"), {"PYTHONIOENCODING": "gbk", "PYTHONUTF8": "0"})
    assert CHARTS["gbk"] in done.stdout.decode("gbk")
    assert screen.UNREADABLE not in done.stdout.decode("gbk")


def test_the_command_line_understands_what_its_locale_cannot_decode(tmp_path: Path) -> None:
    """In the C locale a hexagram in UTF-8 is still a hexagram, as a word and on a pipe; so is one in GBK, where that is set."""
    argv = [sys.executable, "-m", "hzl_tutor", "chart"]
    env = environment(tmp_path, **LOCALE_C)
    done = subprocess.run([*argv, "夬", "--json"], capture_output=True, env=env, check=True)
    assert json.loads(done.stdout)["hexagram"]["name"] == "夬"
    env = environment(tmp_path, PYTHONIOENCODING="gbk", PYTHONUTF8="0")
    done = subprocess.run([*argv, "-"], input="夬\n姤之鼎\n".encode("gbk"), capture_output=True, env=env, check=True)
    assert [json.loads(line)["hexagram"]["name"] for line in done.stdout.splitlines()] == ["夬", "姤"]


@pytest.mark.parametrize("encoding", ["ascii", "utf-8", "gbk"])
def test_bytes_that_are_no_text_are_told_once(encoding: str) -> None:
    """They stop nothing, the lines after them are heard, and one sentence says so."""
    raw = io.BytesIO(b"\xff\xff\n" + "盘 鼎\n".encode() + b"\xff\xff\n")
    session, target = FakeSession(), io.StringIO()
    plain = Plain(lambda: session.expects, language(), io.TextIOWrapper(raw, encoding=encoding), target)
    converse(session, plain, Signals(), Quiet())
    assert session.heard == ["\ufffd\ufffd", "盘 鼎", "\ufffd\ufffd"]
    assert target.getvalue().count(screen.UNREADABLE) == 1


def test_bytes_that_a_console_cannot_have_typed() -> None:
    """At a GBK console UTF-8 is understood all the same, and bytes that are neither stop nothing."""
    typed = "盘 姤\n".encode("gbk") + "盘 鼎\n".encode() + b"\xff\xff\n"
    session = FakeSession()
    plain = Plain(lambda: session.expects, language(), Console(io.BytesIO(typed), encoding="gbk"), io.StringIO())
    converse(session, plain, Signals(), Quiet())
    assert session.heard == ["盘 姤", "盘 鼎", "\ufffd\ufffd"]
