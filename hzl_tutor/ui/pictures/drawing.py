"""A chart as a picture before it is written down: the very rows of the screen, with what is read aloud beside them."""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.tutor.messages import Message, ShowChart
from hzl_tutor.ui.cells import clean, wrap
from hzl_tutor.ui.chart_view import Row
from hzl_tutor.ui.glyphs import UNICODE
from hzl_tutor.ui.render import TEXT_WIDTH, message_rows
from hzl_tutor.words.choice import written
from hzl_tutor.words.language import Language

SCREEN = 120
"""Cells of the screen whose rows are drawn: wide enough for every column in one table."""


class Picture(NamedTuple):
    """What is drawn: ``rows`` as on a screen, ``title`` in one line, ``sentences`` in reading order, ``lang`` as a tag."""

    rows: list[Row]
    title: str
    sentences: tuple[str, ...]
    lang: str


def picture_of(shown: ShowChart, language: Language, below: tuple[Message, ...] = ()) -> Picture:
    """Return the picture of a chart and of the remarks ``below`` it. It has what the screen has, no more and no less."""
    left, right = language.chart_title(shown)
    first, *more = clean(left).split("\n")
    title = " ".join(" ".join((first, clean(right), *more)).split())
    sentences = tuple(clean(sentence) for sentence in language.chart_sentences(shown))
    rows = message_rows(shown, language, SCREEN, UNICODE)
    for text in (clean(line.text) for message in below for line in language.render(message)):
        rows += [[("class:chart.note", f" {part}")] for part in wrap(written(text), TEXT_WIDTH)]
        sentences += (text,)
    return Picture(rows, written(title), tuple(map(written, sentences)), language.tag)
