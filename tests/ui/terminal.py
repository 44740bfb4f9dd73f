"""A program on a terminal that tests can look at: a pty, a screen emulator that answers reports, and waiting on content."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pexpect
import pyte
import pytest

LIMIT = 30.0
"""Seconds after which a hung test is ended; nothing is ever measured by it."""

NEEDS_A_PTY = [
    pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no pseudo-terminals on this system"),
    pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning"),  # pexpect's way of starting a child
]
"""Marks of every test that spawns a program on a terminal."""

HOME = "火珠林 › "
CODE = "relation.line@877777/line=2"
"""天风姤, line 2: 子孙."""
ASKED = "天风姤。二爻辛亥水，是什么六亲？"

RUN = """
import sys
from hzl_tutor.ui.run import Options, Start, run
sys.exit(run(Options({options}), Start({start})))
"""


def program(options: str = "", start: str = "") -> list[str]:
    """Return the words that run the program with these arguments of Options and Start."""
    return [sys.executable, "-c", RUN.format(options=options, start=start)]


def environment(home: Path, **changes: str) -> dict[str, str]:
    """Return an environment that knows nothing of this machine: a home and a data folder below `home`, UTF-8."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT") if name in os.environ}
    base = {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "share"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "HZL_DATA_DIR": str(home / "data"),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        "PYTHONUTF8": "1",
    }
    return {name: value for name, value in {**kept, **base, **changes}.items() if value}


class Term:
    """A program running on a terminal of `cols` by `rows` cells."""

    def __init__(
        self, argv: list[str], env: Mapping[str, str], cols: int = 80, rows: int = 24, encoding: str = "utf-8"
    ) -> None:
        self.child: Any = pexpect.spawn(
            argv[0], argv[1:], encoding=encoding, dimensions=(rows, cols), env=dict(env), timeout=LIMIT
        )
        self.child.delaybeforesend = None
        self.seen = ""
        self.screen: Any = pyte.HistoryScreen(cols, rows, history=2000)
        vars(self.screen)["write_process_input"] = self.child.send  # answers ESC[6n, where the cursor is
        self.stream: Any = pyte.Stream(self.screen)

    def send(self, text: str) -> None:
        """Type `text`."""
        self.child.send(text)

    def line(self, text: str) -> None:
        """Type `text` and press Enter."""
        self.send(text + "\r")

    def paste(self, text: str) -> None:
        """Paste `text` as a terminal does that brackets pastes; line ends come as carriage returns."""
        self.send("\x1b[200~" + text.replace("\n", "\r") + "\x1b[201~")

    def resize(self, cols: int, rows: int) -> None:
        """Give the window another size."""
        self.screen.resize(rows, cols)
        self.child.setwinsize(rows, cols)

    def rows(self) -> list[str]:
        """Return the rows of the screen, each with a character a cell: a Han character is followed by a NUL."""
        found = []
        for y in range(self.screen.lines):
            cells = [self.screen.buffer[y][x].data for x in range(self.screen.columns)]
            found.append("".join(cell or "\0" for cell in cells).rstrip(" "))
        return found

    def text(self) -> str:
        """Return everything that stands on the screen and above it, a line for each row."""
        above = ["".join(row[x].data for x in range(self.screen.columns)).rstrip() for row in self.screen.history.top]
        return "\n".join([*above, *(row.replace("\0", "") for row in self.rows())])

    def wait(self, wanted: str | Callable[[str], bool]) -> str:
        """Read until `wanted` is on the screen; fail with the whole screen when the program ends before, or hangs."""
        holds = (lambda text: wanted in text) if isinstance(wanted, str) else wanted
        end = time.monotonic() + LIMIT
        while not holds(text := self.text()):
            if not self._read() or time.monotonic() > end:
                raise AssertionError(f"never seen: {wanted!r}\n{self.text()}")
        return text

    def wait_end(self) -> int:
        """Read until the program has ended and return its exit code, negative for a signal."""
        end = time.monotonic() + LIMIT
        while self._read():
            if time.monotonic() > end:
                raise AssertionError(f"still running\n{self.text()}")
        self.child.close()
        status, signal = self.child.exitstatus, self.child.signalstatus
        return int(status) if status is not None else -int(signal)

    def close(self) -> None:
        """End the program if it still runs."""
        self.child.close(force=True)

    def _read(self) -> bool:
        try:
            text = self.child.read_nonblocking(65536, timeout=0.1)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.seen += text
        self.stream.feed(text)
        return True


Spawn = Callable[..., Term]
"""The fixture: starts the program with Options and Start, on a terminal of some size and encoding, in an environment."""


def foot_of(text: str) -> str:
    """Return the last line that has something in it."""
    return text.rstrip().rpartition("\n")[2]


def prompts(count: int, prompt: str = HOME) -> Callable[[str], bool]:
    """The condition that the prompt was shown so many times."""
    return lambda text: text.count(prompt.rstrip()) >= count
