"""错题本: the exercises a learner got wrong, listed by skill and done again by their codes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from hzl_tutor.engine import HzlError
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.drill import Opener
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.learner import Standing
from hzl_tutor.tutor.messages import Message, MistakeRow, Say
from hzl_tutor.tutor.skills import SKILLS, skills_named

AT_A_SITTING = 20
"""At most so many are done again in one go."""

ALL = frozenset({"全部", "全", "都做", "重做", "all"})
_WORDS = re.compile(r"[\s、,，;；]+")
_NUMBERS = re.compile(r"第?(\d{1,6})(?:[-~至到](\d{1,6}))?题?")


class NoSuchRowError(HzlError):
    """There is no mistake of this number; ``count`` is that of the last."""

    def __init__(self, number: int, count: int) -> None:
        super().__init__(f"no mistake {number} of {count}")
        self.number = number
        self.count = count


class Entry(NamedTuple):
    """A mistake, with its exercise."""

    exercise: Exercise
    slips: tuple[str, ...]
    times: int


def entries_of(standing: Standing) -> tuple[Entry, ...]:
    """Return the mistakes, the oldest first; those left out whose code means nothing to this version any more."""
    found = []
    for mistake in standing.mistakes:
        exercise = _exercise(mistake.code)
        if exercise:
            found.append(Entry(exercise, tuple(mistake.slips), mistake.times))
    return tuple(found)


def _exercise(code: str) -> Exercise | None:
    try:
        return exercise_of(code)
    except HzlError:
        return None  # a log outlives the skills of its day


def by_skill(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return entries as they are listed: skill by skill, in each those of one slip together, else the oldest first."""
    order = list(SKILLS)
    slips: list[tuple[str, ...]] = []
    for entry in entries:
        slips += [entry.slips] * (entry.slips not in slips)
    return tuple(sorted(entries, key=lambda e: (order.index(e.exercise.skill.id), slips.index(e.slips))))


def rows_of(listed: tuple[Entry, ...], covered: Callable[[Exercise], bool]) -> tuple[MistakeRow, ...]:
    """Return the lines of the list, numbered; of a chart that is being asked about no slip is told."""
    return tuple(
        MistakeRow(number, entry.exercise, () if covered(entry.exercise) else entry.slips, entry.times)
        for number, entry in enumerate(listed, 1)
    )


def chosen(text: str, listed: tuple[Entry, ...], entries: tuple[Entry, ...]) -> tuple[Exercise, ...]:
    """Return the exercises that are meant by numbers of the list, skills, groups of skills or ``全部``.

    ``listed`` is the list that was last shown, ``entries`` the mistakes as they are now. What is named by numbers comes as
    named, all else the oldest first. Raises NoSuchRowError or UnknownSkillError.
    """
    found: list[Exercise] = []
    for word in filter(None, _WORDS.split(normal(text))):
        numbers = _NUMBERS.fullmatch(word)
        if numbers:
            found += _numbered(int(numbers[1]), int(numbers[2] or numbers[1]), listed)
        elif word.lower() in ALL:
            found += [entry.exercise for entry in entries]
        else:
            skills = skills_named(word)
            found += [entry.exercise for entry in entries if entry.exercise.skill.id in skills]
    return tuple(dict.fromkeys(found))[:AT_A_SITTING]


def _numbered(first: int, last: int, listed: tuple[Entry, ...]) -> list[Exercise]:
    for number in (first, last):
        if not 1 <= number <= len(listed):
            raise NoSuchRowError(number, len(listed))
    return [entry.exercise for entry in listed[min(first, last) - 1 : max(first, last)]]


class Redo:
    """Asks exercises of the mistake book again, each once; what is right at once leaves the book."""

    mode = "drill"

    def __init__(self, exercises: tuple[Exercise, ...], left: Callable[[], int], opener: Opener) -> None:
        self.asking: Asking | None = None
        self.count, self.done, self.over = len(exercises), 0, False
        self._exercises, self._left, self._opener = exercises, left, opener
        self._asked: list[Asking] = []

    def begin(self) -> list[Message]:
        """The first exercise."""
        return self._next()

    def after(self) -> list[Message]:
        """The next exercise, or the end and how it went."""
        self.done += 1
        if self.done < self.count:
            return self._next()
        self.over, self.asking = True, None
        right, left = sum(bool(asking.first_right) for asking in self._asked), self._left()
        if not left:
            return [Say("mistakes.cleared", {"count": self.count})]
        return [Say("mistakes.done", {"count": self.count, "right": right, "left": left})]

    def _next(self) -> list[Message]:
        number, of = (self.done + 1, self.count) if self.count > 1 else (0, 0)
        self.asking = self._opener(self._exercises[self.done], number=number, of=of)
        self._asked.append(self.asking)
        return self.asking.open()
