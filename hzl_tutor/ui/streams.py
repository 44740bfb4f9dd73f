"""Standard streams on any console: what an encoding lacks is written as something that can be read, never as ``?``.

Loaded in plain mode and by commands: nothing here knows of screens.
"""

from __future__ import annotations

import codecs
import os
import re
from io import TextIOWrapper
from typing import BinaryIO, TextIO

from hzl_tutor.ui.cells import clean
from hzl_tutor.ui.glyphs import SUBSTITUTES

HANDLER = "hzl-readable"
"""The name under which the substitutes are known to Python's encoders."""

UTF8_HINT = "hzl: this console uses {encoding}; for Chinese set it to UTF-8 (PYTHONUTF8=1, on Windows also: chcp 65001)"
"""In ASCII, since it is said where Chinese cannot be."""

_SPOKEN = "爻飞伏亲财应动纳宫个"

_ESCAPED = re.compile("[\udc80-\udcff]")
"""What Python makes of a byte that it could not decode."""

_lost: set[str] = set()


def readable(error: UnicodeError) -> tuple[str, int]:
    r"""Return what to write for characters that an encoding lacks: a substitute, else ``\u9b3c``. An error handler."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    _lost.update(mark for mark in lacking if mark not in SUBSTITUTES)
    return "".join(SUBSTITUTES.get(mark) or _escaped(mark) for mark in lacking), error.end


def _escaped(mark: str) -> str:
    return f"\\u{ord(mark):04x}" if ord(mark) < 0x10000 else f"\\U{ord(mark):08x}"


codecs.register_error(HANDLER, readable)


def make_readable(stream: TextIO | None) -> None:
    """Let a text stream write anything; a stream that is closed or cannot be set up otherwise is left alone."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=HANDLER)


def writes_chinese(stream: TextIO | None) -> bool:
    """Whether the encoding of a stream has the 简体 that the program speaks."""
    try:
        _SPOKEN.encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def take_lost() -> bool:
    """Tell whether characters had to be escaped since this was last asked."""
    lost = bool(_lost)
    _lost.clear()
    return lost


class LineReader:
    """Reads the lines of a stream one by one, cleaned and without their ends.

    A pipe is read as UTF-8 whatever the locale says: a wrong byte becomes U+FFFD, a byte order mark is dropped. What
    is typed at a console is read as the console has it, or as UTF-8 where it cannot be that. An interrupted read can
    be taken up again.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self.typed = stream is not None and stream.isatty()
        self._stream = stream
        self._binary: BinaryIO | None = None if self.typed else getattr(stream, "buffer", None)
        if self.typed and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="surrogateescape")  # wrong bytes are kept for a second reading, below

    def read(self) -> str:
        """Return the next line. Raises EOFError when there is none."""
        if self._binary is not None:
            text = self._binary.readline().decode("utf-8", errors="replace")
        else:
            text = _reread(self._stream) if self._stream else ""
        if not text:
            raise EOFError
        return clean(text.rstrip("\r\n"))


def _reread(stream: TextIO) -> str:
    """The next line of a console; bytes that its encoding cannot read are read as UTF-8."""
    line = stream.readline()
    if not _ESCAPED.search(line):
        return line
    return line.encode(stream.encoding or "utf-8", "surrogateescape").decode("utf-8", errors="replace")


def silence(stream: TextIO) -> None:
    """Send what is still held back to nowhere, so that Python does not complain about a closed pipe when it ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # nothing behind it that could be closed
        return
