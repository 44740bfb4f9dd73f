"""One row of the table of skills: what is asked, how it is answered, which cells are the key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hzl_tutor.engine import LINES, Key

Params = Mapping[str, str]
"""Parameters as written in a code: ``{"line": "2"}``."""


class Skill(NamedTuple):
    """One row of the table. ``rev`` goes up when the same seed would give another exercise or another key.

    ``optional`` are parameters that only some of its exercises have. ``reads_book`` says that the key is a cell of the
    book's rules, and not of 装卦 alone.
    """

    id: str
    kind: str
    params: tuple[str, ...]
    shown: tuple[str, ...]
    needs: tuple[str, ...]
    section: str
    keys: Callable[[Mapping[str, Any]], tuple[Key, ...]]
    rev: int = 1
    optional: tuple[str, ...] = ()
    reads_book: bool = False

    @property
    def has_cast(self) -> bool:
        """Whether the exercise is about a hexagram (or about the plain tables)."""
        return "cast" in self.shown

    @property
    def may_be_nothing(self) -> bool:
        """Whether 无 is an answer somebody could mean: of hidden lines, where later books have none, and of what may not be there."""
        return self.id in ("hidden.line", "hidden.relation", "hidden.where", "solo", "drawn")

    @property
    def is_row(self) -> bool:
        """Whether the answer is a row of six."""
        return self.kind.startswith("row6")


def one(name: str, *params: str) -> Callable[[Mapping[str, Any]], tuple[Key, ...]]:
    """The key is one cell, asked for with these parameters."""
    return lambda values: ((name, *(values[param] for param in params)),)


def row(name: str) -> Callable[[Mapping[str, Any]], tuple[Key, ...]]:
    """The key is a cell of every line, from line 1 up."""
    return lambda values: tuple((name, line) for line in LINES)
