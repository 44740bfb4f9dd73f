"""A window that changes its size: nothing is said again, on a terminal that reflows its lines least of all."""

from __future__ import annotations

import shutil
import subprocess
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from terminal import ASKED, CODE, HOME, NEEDS_A_PTY, Spawn, environment, program

pytestmark = NEEDS_A_PTY


class Tmux:
    """A window of tmux in which the program runs; the only terminal at hand that breaks its lines anew."""

    def __init__(self, env: dict[str, str], argv: list[str]) -> None:
        self._name = f"hzl-{uuid.uuid4().hex[:8]}"
        self._env = env
        self.do("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", *argv)

    def do(self, *words: str) -> str:
        """Give tmux a command and return what it says."""
        argv = ["tmux", "-L", self._name, *words]
        return subprocess.run(argv, capture_output=True, text=True, env=self._env, check=True).stdout

    def type(self, text: str) -> None:
        """Type a text, without Enter."""
        self.do("send-keys", "-l", text)

    def line(self, text: str) -> None:
        """Type a text and press Enter."""
        self.type(text)
        self.do("send-keys", "Enter")

    def resize(self, cols: int, rows: int = 24) -> None:
        """Give the window another size."""
        self.do("resize-window", "-x", str(cols), "-y", str(rows))

    def wait(self, wanted: str | Callable[[str], bool]) -> str:
        """Look until `wanted` stands in the window or above it; return all that does, broken lines joined."""
        holds = (lambda text: wanted in text) if isinstance(wanted, str) else wanted
        for _ in range(4000):
            if holds(text := self.do("capture-pane", "-p", "-J", "-S", "-")):
                return text
        raise AssertionError(f"never seen: {wanted!r}\n{text}")

    def close(self) -> None:
        """End the window, and the program in it."""
        self.do("kill-server")


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    """The program in a window of tmux, at its first prompt."""
    if shutil.which("tmux") is None:
        pytest.skip("tmux is not installed")
    window = Tmux(environment(tmp_path), program())
    window.wait(HOME.rstrip())
    yield window
    window.close()


def test_a_resize_does_not_say_the_question_again(spawn: Spawn) -> None:
    """Made narrower and wider with half an answer on the line, the screen still has the question and the line once."""
    term = spawn()
    term.wait(HOME.rstrip())
    term.line(CODE)
    term.wait("练·六亲 ›")
    term.send("zhs")
    term.wait("练·六亲 › zhs")
    for cols in (60, 100, 80):
        before = len(term.seen)
        term.resize(cols, 24)
        term.wait(lambda text, before=before: len(term.seen) > before and "练·六亲 › zhs" in text)  # type: ignore[misc]
    assert term.text().count(ASKED) == 1
    assert term.text().count("练·六亲 ›") == 1


def test_a_terminal_that_reflows_does_not_say_the_question_again(tmux: Tmux) -> None:
    """In tmux, which breaks lines anew when its window changes, the question and the line still stand once."""
    tmux.line(CODE)
    tmux.wait("练·六亲 ›")
    tmux.type("zhs")
    tmux.wait("练·六亲 › zhs")
    for cols in (60, 100, 80):
        tmux.resize(cols)
    tmux.type("x")  # what is typed now is seen after all that the resizing has caused
    text = tmux.wait("练·六亲 › zhsx")
    assert text.count(ASKED) == 1
    assert text.count("练·六亲 ›") == 1


def test_a_chart_and_a_lesson_stand_once_after_a_resize(tmux: Tmux) -> None:
    """Made narrow, low and wide again between two turns, neither a chart nor the prose of a lesson is repeated."""
    tmux.line("盘 姤之鼎")
    tmux.wait(lambda text: "卦身午" in text and text.count(HOME.rstrip()) == 2)
    for cols, rows in ((60, 12), (120, 30), (80, 24)):
        tmux.resize(cols, rows)
    tmux.line("课 2")
    tmux.wait("第二课 ›")
    for cols, rows in ((60, 12), (80, 24)):
        tmux.resize(cols, rows)
    tmux.type("zhs")
    text = tmux.wait("第二课 › zhs")
    assert [text.count(said) for said in ("卦身午", "骨架 · 约", "往后整本书", "第二课 ›")] == [1, 1, 1, 1]
