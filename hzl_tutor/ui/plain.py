"""Plain mode: the same conversation as lines that are only ever added, for pipes, dumb terminals and screen readers.

No escapes, no toolbar, no width: lines are as long as their sentences, and charts are sentences. The prompt is written
only where somebody types. Nothing of prompt_toolkit is loaded.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from hzl_tutor.tutor.messages import Expect, Message, ShowChart
from hzl_tutor.ui.cells import clean
from hzl_tutor.ui.glyphs import glyphs_for
from hzl_tutor.ui.render import apart, illustrated, laid_out
from hzl_tutor.ui.streams import LineReader, make_readable, take_lost
from hzl_tutor.words import screen
from hzl_tutor.words.choice import written
from hzl_tutor.words.consoles import UTF8_HINT
from hzl_tutor.words.language import Language


class Plain:
    """The face of a conversation on two streams.

    ``expects`` tells what is open. The prompt is written when ``source`` is a terminal. Each answer is written out at
    once; what the encoding of ``target`` lacks is written in another way (see :mod:`~hzl_tutor.ui.lacking`), with one hint
    on ``aside``. Writing raises OSError when nobody reads any more.
    """

    def __init__(
        self,
        expects: Callable[[], Expect],
        language: Language,
        source: TextIO | None = None,
        target: TextIO | None = None,
        aside: TextIO | None = None,
    ) -> None:
        self._expects = expects
        self._language = language
        self._reader = LineReader(source or sys.stdin)
        self._target = target or sys.stdout
        self._aside = aside or sys.stderr
        self._hinted = self._warned = False
        make_readable(self._target)
        self._glyphs = glyphs_for(self._target.encoding if self._target else None)

    def show(self, messages: Sequence[Message]) -> None:
        """Write messages, and an empty line after them."""
        before: Message | None = None
        for message in illustrated(messages, self._language):
            lines = self._read_out(message)
            if before is not None and lines and apart(before, message):
                self._write("")
            for line in lines:
                self._write(line)
            before = message if lines else before
        if messages:
            self._write("")
        self._flush()

    def notice(self, sentence: str) -> None:
        """Write a sentence that is not the session's."""
        self._write(clean(sentence))
        self._flush()

    def ask(self, left: list[str]) -> list[str]:
        """Read one line. Nothing is ever left over, since lines come one at a time. Raises EOFError at the end."""
        if self._reader.typed and self._target is not None:
            self._target.write(self.prompt())
            self._flush()
        try:
            line = self._reader.read()
        except (EOFError, KeyboardInterrupt):
            if self._reader.typed:
                self._write("")  # the cursor still stands behind the prompt
            raise
        if self._reader.take_unreadable() and not self._warned:
            self._warned = True
            self.notice(screen.UNREADABLE)
        return [line]

    @property
    def typed(self) -> bool:
        """Whether somebody sits there: what comes through a pipe was written before."""
        return self._reader.typed

    def prompt(self) -> str:
        """Return the prompt as text."""
        expects = self._expects()
        name = self._language.skill(expects.skill) if expects.skill else ""
        return self._glyphs.text(f"{clean(screen.prompt_label(expects, name))} {self._glyphs.prompt} ")

    def _read_out(self, message: Message) -> list[str]:
        if isinstance(message, ShowChart):
            return [clean(sentence) for sentence in self._language.chart_sentences(message)]
        found = []
        for line in self._language.render(message):
            text, aside = laid_out(line), clean(line.aside)
            found += [f"{text}  [{aside}]" if aside else text]
        return [part for text in found for part in text.split("\n")]

    def _write(self, line: str) -> None:
        if self._target is not None:
            print(written(line.rstrip()), file=self._target)

    def _flush(self) -> None:
        if self._target is None:
            return
        self._target.flush()
        if take_lost() and not self._hinted and self._aside is not None:
            self._hinted = True
            print(UTF8_HINT.format(encoding=self._target.encoding), file=self._aside, flush=True)
