"""Messages that give an overview: tables and lists of what there is, where one stands, what was found.

They are imported from :mod:`~hzl_tutor.tutor.messages` like all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hzl_tutor.tutor.exercises import Exercise


class Atlas(NamedTuple):
    """全图: ``kind`` ``palaces`` is the sixty-four by palace, ``najia`` what each trigram hands to its lines.

    ``bits`` names the hexagram to point at, line 1 first; empty for none.
    """

    kind: str
    bits: str = ""


class Progress(NamedTuple):
    """Where the learner stands: rows of (skill, tries, right, held)."""

    rows: tuple[tuple[str, int, int, bool], ...]


class MistakeRow(NamedTuple):
    """One mistake: its number in the list, the exercise, the slips that were seen, how often the first attempt failed."""

    number: int
    exercise: Exercise
    slips: tuple[str, ...]
    times: int


class Mistakes(NamedTuple):
    """The mistake book, rows of one skill together."""

    rows: tuple[MistakeRow, ...]


class Lessons(NamedTuple):
    """The lessons: rows of (unit, title, track, minutes, state, own): ``new begun done``; whether it is none of the program's."""

    rows: tuple[tuple[str, str, str, int, str, bool], ...]
