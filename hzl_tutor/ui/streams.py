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

HANDLER = "hzl-readable"
"""The name under which Python's encoders know what to write for a character that is lacking."""

LOST: set[str] = set()
"""Characters that were lacking and had to be written another way; see :func:`take_lost`."""

_SPOKEN = "爻飞伏亲财应动纳宫个"

_ESCAPED = re.compile("[\udc80-\udcff]")
"""What Python makes of a byte that it could not decode."""


def _readable(error: UnicodeError) -> tuple[str, int]:
    """See :func:`hzl_tutor.ui.lacking.readable`: on most consoles nothing is ever lacking, and its tables stay away."""
    from hzl_tutor.ui.lacking import readable

    return readable(error)


def take_lost() -> bool:
    """Tell whether anything but a sign was lacking since this was last asked."""
    lost = bool(LOST)
    LOST.clear()
    return lost


codecs.register_error(HANDLER, _readable)


def make_readable(stream: TextIO | None) -> None:
    """Let a text stream write anything; a stream that is closed or cannot be set up otherwise is left alone."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=HANDLER)


def writes(text: str, encoding: str | None) -> bool:
    """Whether an encoding has all characters of a text. None is UTF-8; an encoding nobody knows has none."""
    try:
        text.encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def writes_chinese(stream: TextIO | None) -> bool:
    """Whether the encoding of a stream has the 简体 that the program speaks."""
    return writes(_SPOKEN, getattr(stream, "encoding", None))


def writes_han(stream: TextIO | None) -> bool:
    """Whether the encoding of a stream has Chinese characters at all, 简 or 繁."""
    return writes("卦", getattr(stream, "encoding", None))


class LineReader:
    """Reads the lines of a stream one by one, cleaned and without their ends.

    A pipe is read as UTF-8, whatever the locale says, and where a line cannot be that, in the encoding of the stream
    (GBK, Big5 …); a byte order mark is dropped. What is typed at a console is read as the console has it, or as UTF-8
    where it cannot be that. Bytes that are neither become U+FFFD, and ``take_unreadable`` tells of them. An interrupted
    read can be taken up again.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self.typed = stream is not None and stream.isatty()
        self.encoding = getattr(stream, "encoding", None) or "utf-8"
        self._stream = stream
        self._binary: BinaryIO | None = None if self.typed else getattr(stream, "buffer", None)
        self._unreadable = False
        if self.typed and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="surrogateescape")  # wrong bytes are kept for a second reading, below

    def read(self) -> str:
        """Return the next line. Raises EOFError when there is none."""
        if self._binary is not None:
            text = self._decoded(self._binary.readline())
        else:
            text = self._reread() if self._stream else ""
        if not text:
            raise EOFError
        return clean(text.rstrip("\r\n"))

    def take_unreadable(self) -> bool:
        """Tell whether there were bytes that nothing could be made of since this was last asked."""
        unreadable, self._unreadable = self._unreadable, False
        return unreadable

    def _decoded(self, raw: bytes) -> str:
        text = decoded(raw, self.encoding)
        return self._replaced(raw) if text is None else text

    def _reread(self) -> str:
        """The next line of a console; bytes that its encoding cannot read are read as UTF-8."""
        line = self._stream.readline() if self._stream else ""
        if not _ESCAPED.search(line):
            return line
        return self._replaced(line.encode(self.encoding, "surrogateescape"))

    def _replaced(self, raw: bytes) -> str:
        text = raw.decode("utf-8", errors="replace")
        self._unreadable = self._unreadable or "\ufffd" in text
        return text


def decoded(raw: bytes, encoding: str) -> str | None:
    """Return a line from a pipe as text: in UTF-8, else in the ``encoding`` of the stream; None where it is neither."""
    text = _read_as(raw, None)
    return _read_as(raw, encoding) if text is None else text


def _read_as(raw: bytes, encoding: str | None) -> str | None:
    """The text of a line, None where it cannot be in this encoding; None is UTF-8 beyond doubt.

    Short lines in GBK or Big5 may look like UTF-8 letters of two bytes (未 in GBK is δ), so those alone prove nothing.
    """
    try:
        text = raw.decode(encoding or "utf-8")
    except (UnicodeDecodeError, LookupError):
        return None
    return text if encoding or text.isascii() or any(mark > "\u07ff" for mark in text) else None


def silence(stream: TextIO) -> None:
    """Send what is still held back to nowhere, so that Python does not complain about a closed pipe when it ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # nothing behind it that could be closed
        return
