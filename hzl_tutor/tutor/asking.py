"""One open exercise: answers, hints, repair of a row cell by cell, and the reveal."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, Literal

from hzl_tutor.engine import HuoZhuLin, Key, NotationError, Step, UnreadableError
from hzl_tutor.lesson.script import Text
from hzl_tutor.tutor.answers import base_of, read_answer
from hzl_tutor.tutor.beneath import cell_before
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import facts, feedback, secrets_of
from hzl_tutor.tutor.judging import Judgement, judge_cells, worth
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.messages import Ask, Derivation, Message, NotUnderstood, Prose, Reason, Revealed, Say, Verdict
from hzl_tutor.tutor.sections import bare, read_answer_to
from hzl_tutor.tutor.trail import Before, Taken, Trail

Outcome = Literal["open", "right", "revealed", "skipped", "noted"]

MISSES = 3
"""The miss that reveals."""


class Asking:
    """An exercise put to the learner.

    ``outcome`` tells how it ended, ``open`` while it has not; ``noted``: by an answer of which nothing is said yet.
    ``hints`` are an author's, given before the tutor's own; ``wording`` is an author's question. ``counted`` tells
    whether the sitting's count has it. Answers are noted on ``trail``, from where the last can be taken back. ``suspects``
    are the slips that the answers before fitted.
    """

    def __init__(
        self,
        exercise: Exercise,
        learner: Learner,
        now: Callable[[], datetime],
        run: str,
        *,
        wording: Text = (),
        hints: tuple[Text, ...] = (),
        number: int = 0,
        of: int = 0,
        led: bool = False,
        trail: Trail | None = None,
        suspects: tuple[str, ...] = (),
    ) -> None:
        self.exercise = exercise
        self.outcome: Outcome = "open"
        self.first_right: bool | None = None
        self.counted = False
        self.last: Judgement | None = None
        self.tried: list[tuple[str, ...]] = []
        self._learner, self._now, self._run = learner, now, run
        self._trail = Trail() if trail is None else trail
        self._wording, self._hints = wording, hints
        self._number, self._of, self._led = number, of, led
        self._suspects = suspects
        self._first: Judgement | None = None
        self.beneath: Asking | None = None
        self._misses = self._attempts = self._helped = 0
        self._rung = 0
        self._row: tuple[str, ...] = ()
        self._place = 0
        self._shown_at = now()

    def ask(self, *, again: bool = False) -> Ask:
        """The question, or what is left of it."""
        return Ask(self.exercise, self._wording, self._place, again, self._number, self._of)

    def open(self) -> list[Message]:
        """Put the question for the first time."""
        self._record("shown", {"rev": self.exercise.skill.rev, "run": self._run})
        return [self.ask()]

    def answer(self, text: str) -> list[Message]:
        """Take an answer: it is on disk before anything is said about it."""
        try:
            given = self._read(text)
        except NotationError as error:
            self._answered(text, "unreadable", None)
            return [NotUnderstood(error)]
        judgement = judge_cells(self.exercise, given, text)
        before = self._standing
        self._attempts += 1
        if self.first_right is None:
            self.first_right = judgement.right and not self._helped
        event = self._answered(text, "right" if judgement.right else "wrong", judgement)
        self._trail.note(Taken(self, event, text, before))
        self._first = self._first if self.tried else judgement
        self.last = judgement
        self.tried.append(judgement.given)
        if judgement.right:
            self.outcome = "right"
            return [Verdict(self.exercise, judgement, None)]
        return self._wrong(judgement)

    @property
    def first(self) -> Judgement | None:
        """The first answer that could be read, if any was given."""
        return self._first if self.tried else None

    @property
    def _standing(self) -> Before:
        return Before(self._misses, self._attempts, self._helped, self.first_right, self.last, self._row, self._place)

    def restore(self, before: Before) -> None:
        """Stand as before the last answer; hints stay given, and an exercise that has ended stays ended as it did."""
        if self._helped == before.helped:
            self.beneath = None  # it was the answer, and no hint since, that led back to it
        self._misses, self._attempts, _, self.first_right, self.last, self._row, self._place = before
        self.tried.pop()
        if self.outcome == "revealed" and self.first_right is None:
            self.first_right = False

    def _wrong(self, judgement: Judgement) -> list[Message]:
        if self._place and self._place not in judgement.wrong_at:
            return self._repair(judgement, [Say("row.cell-right", {"line": self._place})])
        self._misses += 1
        last = self._misses >= MISSES
        told = feedback(judgement, first=self._misses == 1, last=last, cell=bool(self._place), suspects=self._suspects)
        back = self._step_back() if self._misses == MISSES - 1 else []
        if back:
            told = told._replace(why=(), next=())  # said when they come back
        said: list[Message] = [Verdict(self.exercise, judgement, told)]
        if last:
            return [*said, *self.reveal()]
        if self.exercise.skill.is_row:
            said = self._repair(judgement, said)
        return said + back

    def _step_back(self) -> list[Message]:
        """Open the cell that the rest hangs on, unless this is such a step itself; its answer counts as led to."""
        before = None if self._led else cell_before(self.exercise)
        if before is None:
            return []
        self.beneath = Asking(before, self._learner, self._now, self._run, led=True, trail=self._trail)
        return [Say("step-back"), *self.beneath.open()]

    def resume(self) -> list[Message]:
        """Come back from the cell beneath: the reason, now that it has its ground, and the question."""
        self.beneath = None
        said: list[Message] = [Say("step-forward")]
        if self.last and not self.last.right:
            told = feedback(self.last, first=False, cell=bool(self._place), suspects=self._suspects)
            said.append(Reason(told))
        return [*said, self.ask(again=True)]

    def _repair(self, judgement: Judgement, said: list[Message]) -> list[Message]:
        """Keep the row and ask only for its first wrong cell."""
        self._row = judgement.given
        place = judgement.wrong_at[0]
        moved = place != self._place and self._place
        self._place = place
        return [*said, self.ask(again=True)] if moved else said

    def _read(self, text: str) -> tuple[str, ...]:
        """Read an answer as it stands, else without the section and line that may be named before it (二爻 官鬼)."""
        try:
            return self._read_bare(text)
        except NotationError as error:
            less = bare(text)
            if less == text:
                raise
            try:
                return self._read_bare(less)
            except NotationError:
                raise error from None

    def _read_bare(self, text: str) -> tuple[str, ...]:
        kind = self.exercise.skill.kind
        if not self._place:
            return read_answer_to(self.exercise.skill, text)
        try:
            (cell,) = read_answer(base_of(kind), text, nothing=True)
        except NotationError as error:
            try:
                return read_answer(kind, text)  # somebody would rather write the whole row again
            except UnreadableError:
                raise error from None
        return (*self._row[: self._place - 1], cell, *self._row[self._place :])

    @property
    def secret(self) -> tuple[str, ...]:
        """Values that the glossary may not show now."""
        key = self.exercise.key_cells
        numerals = tuple("一二三四五六七八九十"[int(n) - 1] for n in key) if self.exercise.skill.id == "number" else ()
        return (*key, self.exercise.key, *numerals, *secrets_of(self.exercise))

    def judged(self, text: str) -> Judgement | None:
        """What an answer would be worth, without giving it; None when it cannot be read."""
        try:
            return judge_cells(self.exercise, self._read(text), text)
        except NotationError:
            return None

    def reads(self, text: str) -> bool:
        """Whether a text can be read as an answer here."""
        try:
            self._read(text)
        except NotationError:
            return False
        return True

    @property
    def kind(self) -> str:
        """The kind of answer that is wanted now: a single value while a row is being mended."""
        kind = self.exercise.skill.kind
        return base_of(kind) if self._place else kind

    def hint(self) -> list[Message]:
        """The next hint: an author's, the rule, the cell before asked, the steps shown; after these the whole answer."""
        said = self._next_hint()
        if said is None:
            return self.reveal()
        self._helped += 1
        self._record("hinted", {"step": self._helped})
        return said

    def _next_hint(self) -> list[Message] | None:
        if self._helped < len(self._hints):
            return [Prose(self._hints[self._helped])]
        rungs: list[Callable[[], list[Message]]] = [
            lambda: [Say(f"hint.{self.exercise.skill.id}", facts(self.exercise))],
            self._step_back,
            lambda: [Derivation(steps, stops=True)] if (steps := self.before()) else [],
        ]
        while self._rung < len(rungs):
            said = rungs[self._rung]()
            self._rung += 1
            if said:
                return said
        return None

    def before(self) -> tuple[Step, ...]:
        """The derivation as far as it may be told while the question is open.

        A cell of the key's own value is left out, since it may be the same by the rule (the upper trigram, where it is the
        palace); lines are numbers, and 世 on the asked line is chance.
        """
        steps = self.exercise.groundwork()
        if self.exercise.skill.kind.endswith("line"):
            return steps
        return tuple(step for step in steps if str(step.value) not in self.exercise.key_cells)

    def gives_away(self, chart: HuoZhuLin, key: Key) -> bool:
        """Whether telling a cell of a chart would tell what is asked here."""
        if self.outcome != "open":
            return False
        cast = self.exercise.cast
        if cast and chart.cast and chart.cast.changed_bits == cast.bits and str(key[0]).startswith("changed"):
            return True  # 变 of another hexagram that turns into this one
        if cast and (chart.cast is None or chart.cast.bits != cast.bits):
            return False
        withheld = {step.key for step in self.exercise.derivation()} - {step.key for step in self.before()}
        return any(step.key in withheld for step in chart.derivation(key))

    def reveal(self) -> list[Message]:
        """Give the answer and how it comes about."""
        self.outcome = "revealed"
        if self.first_right is None:
            self.first_right = False
        self._record("revealed", {"resolved": self._resolved, "attempts": self._attempts})
        return [Revealed(self.exercise), Derivation(self.exercise.derivation())]

    def skip(self) -> list[Message]:
        """Leave it: the answer is shown and nothing praised."""
        self.outcome = "skipped"
        self._record("skipped", {})
        return [Revealed(self.exercise)]

    def leave(self) -> None:
        """Leave it for another one: nothing is shown and nothing counted."""
        self.outcome, self.beneath = "skipped", None
        self._record("skipped", {})

    def _record(self, kind: str, data: dict[str, Any]) -> int:
        return self._learner.record(kind, {"code": self.exercise.code, "skill": self.exercise.skill.id, **data})

    @property
    def _resolved(self) -> str:
        """The code by which the mistake book asks it again; empty where the key is not the book's."""
        return self.exercise.resolved if self.exercise.by_the_book else ""

    def _answered(self, text: str, verdict: str, judgement: Judgement | None) -> int:
        fact = {
            "resolved": self._resolved,
            "rev": self.exercise.skill.rev,
            "run": self._run,
            "attempt": self._attempts if judgement else self._attempts + 1,
            "text": text,
            "verdict": verdict,
            "hints": self._helped + self._led,
            "seconds": max(0.0, round((self._now() - self._shown_at).total_seconds(), 1)),
            "space": self.exercise.space,
        }
        return self._record("answered", fact | worth(judgement))
