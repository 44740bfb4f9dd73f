"""存: between the conversation and its face, remembering what was said and typed, and writing files when asked to.

The session only says that something is to be written (:class:`SaveFile`); here it is, and what is shown instead tells where
it went or why it did not. No file that is there already is ever written over.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from hzl_tutor.tutor.messages import Expect, Message, SaveFile, Say
from hzl_tutor.ui.cells import clean
from hzl_tutor.ui.conversation import Talk
from hzl_tutor.words.choice import written

if TYPE_CHECKING:
    from hzl_tutor.words.language import Language

SUFFIX = ".md"
LONGEST = 200
"""Numbers that are tried behind the name of a file that is there."""

Entry = tuple[str | None, Sequence[Message]]
"""One turn: what was typed, None at the beginning, and what was said to it."""


class Keeping:
    """A conversation that keeps files; the same as ``session`` otherwise.

    ``plain`` writes charts as sentences, ``now`` tells the day for the name of a file.
    """

    def __init__(
        self, session: Talk, language: Language, *, plain: bool = False, now: Callable[[], datetime] = datetime.now
    ) -> None:
        self._session, self._language, self._plain, self._now = session, language, plain, now
        self._entries: list[Entry] = []

    @property
    def expects(self) -> Expect:
        """What is open."""
        return self._session.expects

    def start(self) -> list[Message]:
        """The first messages."""
        return self._kept(None, self._session.start())

    def feed(self, line: str) -> list[Message]:
        """Take one line."""
        return self._kept(line, self._session.feed(line))

    def absorb(self, lines: list[str]) -> tuple[list[Message], list[str]]:
        """Take several pasted lines; see :class:`~hzl_tutor.ui.conversation.Talk`."""
        said, left = self._session.absorb(lines)
        taken = lines[: len(lines) - len(left)] if left else lines
        return self._kept("\n".join(taken), said), left

    def close(self, reason: str) -> list[Message]:
        """End it."""
        return self._kept(None, self._session.close(reason))

    def _kept(self, typed: str | None, said: list[Message]) -> list[Message]:
        shown: list[Message] = [self._saved(message) if isinstance(message, SaveFile) else message for message in said]
        self._entries.append((typed, shown))
        return shown

    def _saved(self, wanted: SaveFile) -> Say:
        """Write what is wanted, and say where it is or why not."""
        if clean(wanted.name) != wanted.name or "\n" in wanted.name:
            return Say("save.bad-name")
        path = Path(wanted.name)
        try:
            path = path_for(wanted.name, self._default(wanted))
            path = write_new(path, self._text(wanted)).absolute()
        except (OSError, RuntimeError) as error:  # RuntimeError: nobody knows the home folder that ~ stands for
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error).rstrip(".")
            return Say("save.failed", {"file": str(path), "reason": reason})
        return Say("save.written", {"file": str(path)})

    def _default(self, wanted: SaveFile) -> str:
        """A name with the day in it, and the hexagram's or that it is a transcript."""
        what = wanted.chart.chart.thrown().hexagram.name if wanted.chart else "transcript"
        return f"hzl-{self._now():%Y-%m-%d}-{what}{SUFFIX}"

    def _text(self, wanted: SaveFile) -> str:
        from hzl_tutor.ui.markdown import chart_text, transcript_text  # only who saves needs it

        if wanted.chart is not None:
            return written(chart_text(wanted.chart, self._language))
        title = self._language.say(Say("save.transcript", {"date": f"{self._now():%Y-%m-%d}"}))
        return written(transcript_text(self._entries, self._language, title, plain=self._plain))


def path_for(name: str, default: str) -> Path:
    """Return the path that a name means: ``default`` for none or in a folder; ``.md`` where it has no ending.

    Raises RuntimeError where ``~`` cannot be told, OSError where the path cannot be looked at.
    """
    if not name.strip():
        return Path(default)
    path = Path(name.strip()).expanduser()
    if path.is_dir() or name.strip().endswith(("/", "\\")):
        return path / default
    return path if path.suffix else path.with_name(path.name + SUFFIX)


def write_new(path: Path, text: str) -> Path:
    """Write a file that is not there yet, ``姤-2.md`` if ``姤.md`` is, and return its path. Raises OSError."""
    for number in range(1, LONGEST):
        chosen = path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            file = open_new(chosen)
        except FileExistsError:
            continue
        try:
            with file:
                file.write(text)
        except OSError:
            chosen.unlink()  # half a file, and ours
            raise
        return chosen
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def open_new(path: Path) -> TextIO:
    """Open a file that is not there yet. Raises FileExistsError for one that is."""
    return path.open("x", encoding="utf-8", newline="\n")
