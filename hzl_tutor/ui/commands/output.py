"""Writing to standard output: sentences set to the width of the screen, tables, charts, and JSON for programs."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hzl_tutor.ui.commands.failures import StreamError

if TYPE_CHECKING:
    from argparse import Namespace

    from hzl_tutor.engine.pillars import Dated
    from hzl_tutor.tutor.messages import Atlas, Forms, Matches, ShowChart

GAP = "  "
_BEGIN = re.compile(r" *(?:[0-9]+\. )?")
WIDEST = 100
"""Tables and sentences are not set wider than this."""
NARROWEST = 8
"""Columns that the last column of a table is given on any screen."""


def prepare() -> None:
    """Make standard output and error write what their encoding lacks as something that can be read."""
    poor = [stream for stream in (sys.stdout, sys.stderr) if stream is not None and not _is_utf8(stream.encoding)]
    if poor:
        from hzl_tutor.ui.streams import make_readable

        for stream in poor:
            make_readable(stream)


def finish() -> None:
    """Write out what is still held back, so that a full disk is told and not found out when Python ends."""
    if sys.stdout is None:
        return
    sys.stdout.flush()
    if not _is_utf8(sys.stdout.encoding):
        hint(sys.stdout.encoding)


def hint(encoding: str) -> None:
    """Say on standard error how to see Chinese, if some of what was written could not be shown."""
    from hzl_tutor.ui.streams import take_lost
    from hzl_tutor.words.consoles import UTF8_HINT

    if take_lost() and sys.stderr is not None:
        print(UTF8_HINT.format(encoding=encoding), file=sys.stderr, flush=True)


def _encoding() -> str:
    if sys.stdout is None:
        raise StreamError("output")
    return sys.stdout.encoding


def _has_columns(encoding: str | None) -> bool:
    """Whether columns can be set in an encoding: pinyin in the place of Han characters has no width of its own."""
    if _is_utf8(encoding):
        return True
    from hzl_tutor.ui.streams import writes

    return writes("卦", encoding)


def _is_utf8(encoding: str | None) -> bool:
    return (encoding or "").lower().replace("_", "-") in ("utf-8", "utf8")


class Page:
    """What a command prints for people, in the form that the options ask for.

    On a page of a certain width texts are broken and columns stand one below the other. A plain page (``--plain``) has
    no width: a sentence is a line, for screen readers and pipes.
    """

    def __init__(self, asked: Namespace) -> None:
        from hzl_tutor.ui.glyphs import glyphs_for
        from hzl_tutor.ui.paint import painter

        self.plain: bool = asked.plain or not _has_columns(_encoding())
        self.width = min(WIDEST, shutil.get_terminal_size().columns)
        self._lang: str = asked.lang
        self._palette = painter(asked.color, asked.palette, sys.stdout)
        self._glyphs = glyphs_for(_encoding(), plain_signs=asked.ascii)

    def say(self, text: str, aside: str = "") -> None:
        """Print a text; ``aside`` stands at the right edge of its last line, or on a line of its own."""
        lines = [line for part in self._ready(text).split("\n") for line in self._broken(part)]
        if aside and self.plain:
            lines[-1] += f"  [{aside}]"
        elif aside:
            lines = self._with_aside(lines, aside)
        print("\n".join(line.rstrip() for line in lines))

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Print a table. The last column takes the room that is left and is broken where it is not enough."""
        from hzl_tutor.ui.cells import pad, width, wrap

        cells = [tuple(map(self._ready, row)) for row in (heads, *rows)]
        if self.plain:
            for row in cells:
                print(GAP.join(filter(None, row)))
            return
        widths = [max(map(width, column)) for column in list(zip(*cells, strict=True))[:-1]]
        start = sum(widths) + len(GAP) * len(widths)
        for *front, last in cells:
            lead = "".join(pad(text, columns) + GAP for text, columns in zip(front, widths, strict=True))
            first, *more = wrap(last, max(NARROWEST, self.width - start))
            print((lead + first).rstrip())
            for line in more:
                print(" " * start + line)

    def chart(self, shown: ShowChart, when: Dated | None = None) -> None:
        """Print a chart; of a date also what was assumed."""
        from hzl_tutor.tutor.messages import Assumed
        from hzl_tutor.words.language import language

        words = language(self._lang)
        if self.plain:
            for sentence in words.chart_sentences(shown):
                self.say(sentence)
        else:
            self._draw(shown)
        for line in words.render(Assumed(when)) if when else ():
            self.say(line.text if self.plain else f" {line.text}")

    def message(self, message: Atlas | Matches | Forms) -> None:
        """Print 全图, or what 找 has found."""
        from hzl_tutor.words.language import language

        if not self.plain:
            self._draw(message)
            return
        for line in language(self._lang).render(message):
            self.say(line.text, line.aside)

    def _draw(self, message: ShowChart | Atlas | Matches | Forms) -> None:
        from hzl_tutor.ui.paint import painted
        from hzl_tutor.ui.render import message_rows
        from hzl_tutor.words.language import language

        for row in message_rows(message, language(self._lang), self.width, self._glyphs):
            print(painted(row, self._palette))

    def _ready(self, text: str) -> str:
        from hzl_tutor.ui.cells import clean

        return self._glyphs.text(clean(text))

    def _broken(self, line: str) -> list[str]:
        """A line as lines of the page, those after the first as far in as the first, or as what its number stands before."""
        from hzl_tutor.ui.cells import wrap

        if self.plain:
            return [line]
        begin = _BEGIN.match(line)
        lead = begin[0] if begin else ""
        first, *more = wrap(line[len(lead) :], self.width - len(lead))
        return [lead + first, *(" " * len(lead) + part for part in more)]

    def _with_aside(self, lines: list[str], aside: str) -> list[str]:
        from hzl_tutor.ui.cells import width

        room = self.width - width(lines[-1]) - width(aside)
        if room >= len(GAP):
            return [*lines[:-1], lines[-1] + " " * room + aside]
        return [*lines, " " * max(0, self.width - width(aside)) + aside]


def say_whole(text: str) -> None:
    """Print a line that other programs read: never broken, however long."""
    from hzl_tutor.ui.cells import clean

    print(clean(text).replace("\n", " "))


def write_json(value: object) -> None:
    """Print a value as one line of JSON."""
    print(json_line(value))


def json_line(value: object) -> str:
    """Return a value as JSON: in its own characters on a stream of UTF-8, in escapes where that cannot be written."""
    import json  # not for the first prompt, which goes through `prepare` alone

    if not _is_utf8(_encoding()):
        return json.dumps(value)
    line = json.dumps(value, ensure_ascii=False)
    try:
        line.encode()
    except UnicodeEncodeError:  # half a surrogate pair, which came in with the words of the command line
        return json.dumps(value)
    return line
