"""What a term means: sentences, and tables that answer exercises as they stand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

_SENTENCE = re.compile(r"(?<=。)|(?<=\.) ")


class Definition(NamedTuple):
    """A definition in one language. ``parts`` are sentences and tables by turns, sentences first."""

    parts: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it."""
        return _joined(self.parts)

    def kept(self, tells: Callable[[str], bool], opens: Callable[[str], bool]) -> str:
        """What may be said while a question is open; empty when that is nothing.

        A sentence is left out when ``tells`` holds of it, a whole table when ``opens`` does.
        """
        found: list[str] = []
        for place, part in enumerate(self.parts):
            if place % 2:
                found += [] if opens(part) else [part]
            else:
                found += [sentence for sentence in _SENTENCE.split(part) if sentence and not tells(sentence)]
        return _joined(found)


def read(*rooms: str) -> dict[str, Definition]:
    """Read tables of definitions (``id | sentences | table | sentences``), by id."""
    found = {}
    for row in "\n".join(room.strip() for room in rooms).splitlines():
        term, *parts = (cell.strip() for cell in row.split("|"))
        found[term] = Definition(tuple(parts))
    return found


def _joined(parts: list[str] | tuple[str, ...]) -> str:
    """Sentences one after the other; with a blank between them where a full stop is one of Latin script."""
    text = " ".join(parts)
    return text.replace("。 ", "。")
