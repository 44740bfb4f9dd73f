"""考: a mixed paper. One answer to each question, nothing told before the end, and then how it went and what to mend."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hzl_tutor.book import RULES
from hzl_tutor.engine import NotationError
from hzl_tutor.tutor.answers import write_answer
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.judging import judge_cells
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.messages import ExamMiss, ExamResult, Message, NotUnderstood, Say
from hzl_tutor.tutor.papers import QUESTIONS
from hzl_tutor.tutor.skills import SKILLS

ALLOWED = frozenset({"skip", "stop", "help", "quit"})
"""The commands that can be used while a paper is being written."""

REVIEWED = 3
"""Skills to practise, and lessons to read again, that are named at most."""

Opener = Callable[[Exercise, str, int], "Examined"]
"""Opens a question (its number from 1) of the paper with this code."""


class Examined(Asking):
    """A question on a paper: its first answer that can be read is its only one, and whether it was right is kept back."""

    paper = ""

    def answer(self, text: str) -> list[Message]:
        """Take the answer: on disk before a word is said. What cannot be read is no answer, and no miss."""
        try:
            given = self._read(text)
        except NotationError as error:
            self._answered(text, "unreadable", None)
            return [NotUnderstood(error)]
        judgement = judge_cells(self.exercise, given, text)
        self._attempts = 1
        self.first_right = judgement.right
        self._answered(text, "right" if judgement.right else "wrong", judgement)
        self._first = self.last = judgement
        self.tried.append(judgement.given)
        self.outcome = "noted"
        return [Say("exam.noted")]

    def skip(self) -> list[Message]:
        """Leave it unanswered; its answer is not shown."""
        self.leave()
        return [Say("exam.skipped")]

    def _record(self, kind: str, data: dict[str, Any]) -> int:
        return super()._record(kind, {**data, "exam": self.paper})


class Exam:
    """Asks the questions of a paper, and tells at the end how it went.

    A paper that is left is dropped: the answers given stay first answers to their skills, but no result is kept, and its
    code begins it anew. ``teaching`` gives the (unit, title) of a lesson that teaches a skill, None where none does.
    """

    mode = "exam"

    def __init__(
        self,
        code: str,
        track: str,
        paper: Iterator[Exercise],
        learner: Learner,
        opener: Opener,
        teaching: Callable[[str], tuple[str, str] | None],
    ) -> None:
        self.code, self.track = code, track
        self.count, self.done, self.over = QUESTIONS, 0, False
        self.asking: Examined | None = None
        self._paper, self._learner, self._opener, self._teaching = paper, learner, opener, teaching
        self._asked: list[Examined] = []

    def begin(self) -> list[Message]:
        """What holds in an examination, and the first question."""
        told = Say("exam.begin", {"paper_track": self.track, "count": self.count, "code": self.code})
        return [told, *self._next()]

    def after(self) -> list[Message]:
        """The next question, or the result."""
        self.done += 1
        if self.done < self.count:
            return self._next()
        self.over, self.asking = True, None
        result = self.result()
        self._learner.record(
            "examined",
            {
                "paper": self.code,
                "track": self.track,
                "right": result.right,
                "answered": result.answered,
                "of": result.of,
            },
        )
        return [result]

    def dropped(self) -> Say:
        """What is said when the paper is left before its end."""
        return Say("exam.dropped", {"done": self.done, "of": self.count, "code": self.code})

    def result(self) -> ExamResult:
        """How it went: by skill in the order of their table, every wrong question, what to mend."""
        rows = []
        for name in SKILLS:
            of_skill = [asking for asking in self._asked if asking.exercise.skill.id == name]
            if of_skill:
                rows.append((name, sum(bool(asking.first_right) for asking in of_skill), len(of_skill)))
        weak = sorted((row for row in rows if row[1] < row[2]), key=lambda row: row[1] - row[2])
        mend = tuple(row[0] for row in weak[:REVIEWED])
        lessons = dict.fromkeys(lesson for row in weak if (lesson := self._teaching(row[0])))
        return ExamResult(
            self.code,
            self.track,
            sum(bool(asking.first_right) for asking in self._asked),
            sum(asking.first_right is not None for asking in self._asked),
            self.count,
            tuple(rows),
            tuple(_miss(number, one) for number, one in enumerate(self._asked, 1) if one.first_right is False),
            tuple(number for number, one in enumerate(self._asked, 1) if one.first_right is None),
            mend,
            tuple(lessons)[:REVIEWED],
        )

    def _next(self) -> list[Message]:
        self.asking = self._opener(next(self._paper), self.code, self.done + 1)
        self._asked.append(self.asking)
        return self.asking.open()


def _miss(number: int, asking: Examined) -> ExamMiss:
    exercise = asking.exercise
    assert asking.first is not None  # it was answered
    return ExamMiss(number, exercise, write_answer(exercise.skill.kind, asking.first.given), section_of(exercise))


def section_of(exercise: Exercise) -> str:
    """The section of the rule that an exercise goes by: of the clause that is asked about, else its skill's."""
    rule = exercise.params.get("rule")
    return RULES[rule].section if rule in RULES else exercise.skill.section
