"""What a lesson says, with the part it has in the lesson, and where in the file any stretch of it stands."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from hzl_tutor.lesson.faults import Place
from hzl_tutor.lesson.inline import Said
from hzl_tutor.lesson.text import Text, plain

TITLE, PROSE, VERSE = "title", "prose", "verse"
"""Parts that stand outside blocks. Inside of blocks the part is the key: ``ask hints text say``."""

FILLER = "\0"
"""Stands for each character that is not looked at."""
QUOTED = re.compile("「[^「」]*」")
"""Words that are somebody else's, or named as words."""


class Spoken(NamedTuple):
    """A run of text and its stretch of the file. ``role`` is one of :data:`TITLE` … or the key of a block."""

    text: Text
    said: Said
    role: str

    def words(self, *, without: Collection[str] = ("code",)) -> str:
        """Return the words, those of the kinds of span in ``without`` filled, so that places stay the same."""
        return "".join(FILLER * len(span.text) if span.kind in without else span.text for span in self.text)

    def is_written(self, start: int, end: int) -> bool:
        """Whether the words from ``start`` to ``end`` stand in the file in one piece, without markup between them."""
        return plain(self.text)[start:end] in self.said.source.text[self.said.start : self.said.end]

    def place(self, start: int, end: int) -> Place:
        """Return where the words from ``start`` to ``end`` stand; the beginning of the run where markup parts them."""
        whole = plain(self.text)
        words = whole[start:end]
        return self.said.find(words, sum(whole.startswith(words, at) for at in range(start)))
