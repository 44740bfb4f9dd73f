"""Plain mode: the same conversation on any console and through any pipe, in lines that are only ever added."""

from __future__ import annotations

import io
import re
import subprocess
from pathlib import Path

import pytest
from fake_session import FREE, QUESTION, FakeSession, Quiet
from terminal import environment, program

from hzl_tutor.tutor.messages import Expect
from hzl_tutor.ui.cells import clean
from hzl_tutor.ui.conversation import converse
from hzl_tutor.ui.plain import Plain
from hzl_tutor.ui.signals import Signals
from hzl_tutor.words.language import language
from hzl_tutor.words.zh_hans import screen

EVENING = "盘 姤之鼎\nrelation.line@877777/line=2\n父母\n提示\n答案\n什么是 墓\n再见\n"
CHART = "初爻，阴，世。飞神辛丑土父母。伏神甲子水子孙。"


class Console(io.TextIOWrapper):
    """A stream that says it is a console."""

    def isatty(self) -> bool:
        """It is."""
        return True


def talk(
    home: Path, typed: bytes, start: str = "", options: str = "", **changes: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the program with `typed` on its standard input."""
    return subprocess.run(program(options, start), input=typed, capture_output=True, env=environment(home, **changes))


def test_the_whole_conversation_through_a_pipe(tmp_path: Path) -> None:
    """Chart as sentences, question with its code, verdict, reveal and farewell; no prompt, no escape, exit 0."""
    done = talk(tmp_path, EVENING.encode())
    said = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    for words in (CHART, "[relation.", "× ", "答案：", "墓：", "这一趟"):
        assert words in said
    assert "›" not in said
    assert "\x1b" not in said
    assert "\r" not in said
    assert all(mark.isprintable() or mark == "\n" for mark in said)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    """A byte order mark is dropped, wrong bytes and control characters stop nothing, and the next line is heard."""
    typed = b"\xef\xbb\xbf" + "盘 姤\r\n".encode() + b"\xff\xfe\x00\x1b[2J\x9b\n" + "再见".encode()
    done = talk(tmp_path, typed)
    said = done.stdout.decode()
    assert done.returncode == 0
    assert CHART in said
    assert said.rstrip().endswith("再见。")
    assert clean(said) == said


def test_the_end_of_input_closes_the_conversation(tmp_path: Path) -> None:
    """Without 再见, and even without a line, the program says good-bye and ends with 0."""
    for typed in ("练 六亲\n".encode(), b""):
        done = talk(tmp_path, typed)
        assert done.returncode == 0
        assert done.stdout.decode().rstrip().endswith("再见。")


def test_a_reader_that_has_had_enough(tmp_path: Path) -> None:
    """When the pipe is closed on the other side the program ends with 0 and says nothing about it."""
    child = subprocess.Popen(
        program(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.readline()
    child.stdout.close()
    with child.stdin as keyboard:
        keyboard.write("盘 姤\n".encode() * 2000)
    assert child.wait() == 0
    assert child.stderr.read() == b""
    child.stderr.close()


@pytest.mark.parametrize("closed", ["0", "1", "2", "0 1 2"])
def test_streams_that_are_closed(tmp_path: Path, closed: str) -> None:
    """Without standard input, output or error there is no traceback and the exit code is 0."""
    code = f"import os, sys\nfor number in map(int, '{closed}'.split()): os.close(number)\nos.execv(sys.argv[1], sys.argv[1:])"
    argv = program()
    done = subprocess.run(
        [argv[0], "-c", code, *argv], input="盘 姤\n再见\n".encode(), capture_output=True, env=environment(tmp_path)
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_the_prompt_is_written_only_where_somebody_types() -> None:
    """At a console the prompt comes before each line, and the line after end of input is ended; at a pipe nothing is."""
    for typed, prompts in ((True, ["火珠林 › ", "练·六亲 › "]), (False, [])):
        raw = io.BytesIO("盘 姤\n".encode())
        source = Console(raw, encoding="utf-8") if typed else io.TextIOWrapper(raw, encoding="utf-8")
        target = io.StringIO()
        session = FakeSession(turns=[FREE, QUESTION])
        converse(session, Plain(lambda s=session: s.expects, language(), source, target), Signals(), Quiet())  # type: ignore[misc]
        written = target.getvalue()
        found = re.findall(r"(?:火珠林|练·六亲) › ", written)
        assert found == prompts
        assert "听到 盘 姤" in written
        assert written.endswith("散场 eof\n\n")
        if typed:
            assert "练·六亲 › \n散场" in written


def test_ctrl_c_at_a_console_says_how_to_leave_and_reading_goes_on() -> None:
    """An interrupted read is taken up again however often, each time on a line of its own."""
    steps: list[str | None] = [None, None, "盘 姤\n", None, "再见\n"]

    class Interrupted(Console):
        def readline(self, *_: object) -> str:  # type: ignore[override]  # typeshed has it twice, as bytes and as str
            step = steps.pop(0)
            if step is None:
                raise KeyboardInterrupt
            return step

    session = FakeSession()
    target = io.StringIO()
    source = Interrupted(io.BytesIO(), encoding="utf-8")
    converse(session, Plain(lambda: session.expects, language(), source, target), Signals(), Quiet())
    assert session.heard == ["盘 姤", "再见"]
    assert session.closed == ["quit"]
    assert target.getvalue().count(f"› \n{screen.LEAVE}\n") == 3


def test_accessible_and_dumb_terminals_are_plain(tmp_path: Path) -> None:
    """Plain lines are for the option, ACCESSIBLE=1, TERM=dumb, anything piped, and consoles without 简体."""
    from hzl_tutor.ui.opening import Options, wants_plain

    screen = Console(io.BytesIO(), encoding="utf-8")
    pipe = io.StringIO()
    assert not wants_plain(Options(), {"TERM": "xterm"}, screen, screen)
    assert wants_plain(Options(plain=True), {}, screen, screen)
    assert wants_plain(Options(), {"ACCESSIBLE": "1"}, screen, screen)
    assert wants_plain(Options(), {"TERM": "dumb"}, screen, screen)
    assert wants_plain(Options(), {}, pipe, screen)
    assert wants_plain(Options(), {}, screen, pipe)
    assert wants_plain(Options(), {}, None, screen)
    for encoding, draws in (("gbk", True), ("gb18030", True), ("ascii", False), ("big5", False), ("cp1252", False)):
        assert wants_plain(Options(), {}, screen, Console(io.BytesIO(), encoding=encoding)) is not draws


def test_what_is_open_decides_the_prompt_of_a_drill() -> None:
    """The prompt as text is the one the shell shows."""
    expects = Expect(mode="lesson", unit="2")
    assert Plain(lambda: expects, language(), io.StringIO(), io.StringIO()).prompt() == "第二课 › "


def test_a_chart_and_the_evening_are_saved(tmp_path: Path) -> None:
    """存 writes the chart that was shown, 存 记录 what was said, where it says; a question that is open stays open."""
    typed = f"存\n盘 姤\nrelation.line@姤/line=2\n存 {tmp_path}/姤\n:存 记录 {tmp_path}/t.md\n子孙\n"
    said = talk(tmp_path, typed.encode()).stdout.decode()
    assert f"{tmp_path}/姤.md" in said
    assert "天风姤" in (tmp_path / "姤.md").read_text(encoding="utf-8")
    kept = (tmp_path / "t.md").read_text(encoding="utf-8")
    assert "**›** 盘 姤" in kept
    assert "relation.line@877777/line=2" in kept
    assert "○ 子孙" in said
