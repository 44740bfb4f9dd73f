"""Papers of an examination: which skills a track is asked about, and the questions of a code.

A code is ``exam~7`` for the whole, ``exam.五乡~7`` for a track. It gives the same paper wherever the program's own lessons
are the same, and by the book's own rules, whatever school or lessons of one's own a learner has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.skills import SKILLS

if TYPE_CHECKING:
    from hzl_tutor.lesson.shelves import Entry

QUESTIONS = 20
"""On every paper."""

DRAWS = 4
"""Exercises drawn before one is asked that is on the paper already."""


def skills_of(track: str, entries: Iterable[Entry]) -> tuple[str, ...]:
    """Return what a track's lessons teach, in the order of the table; for the whole everything that fits on one line."""
    asked = [name for name in SKILLS if name != "dress"]
    if not track:
        return tuple(asked)
    taught = {name for entry in entries if entry.track == track and not entry.own for name in entry.skills}
    return tuple(name for name in asked if name in taught)


def questions(track: str, seed: int, skills: tuple[str, ...]) -> Iterator[Exercise]:
    """Draw the questions of a paper one by one: every skill as often as any other, or once more; in a drawn order."""
    stream = Stream("exam", track, seed)
    order: list[str] = []
    while len(order) < QUESTIONS:
        order += stream.shuffled(skills)
    met: set[str] = set()
    for skill in order[:QUESTIONS]:
        for _ in range(DRAWS):
            exercise = draw(SKILLS[skill], stream.below(2**20))
            if exercise.resolved not in met:
                break
        met.add(exercise.resolved)
        yield exercise
