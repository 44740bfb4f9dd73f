"""Learners of every sort: right, wrong, with one slip, skipping, asking for hints or answers, silent or noisy."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from exercise_space import random_misses
from sittings import library

from hzl_tutor.lesson.script import ChoiceStep, PredictStep, Script
from hzl_tutor.tutor.answers import base_of
from hzl_tutor.tutor.judging import slip_answer
from hzl_tutor.tutor.messages import Ask, Message, Verdict
from hzl_tutor.tutor.session import Session
from hzl_tutor.tutor.slips import slips_for
from hzl_tutor.tutor.vocabulary import CANONICAL


@cache
def script_of(unit: str) -> Script:
    """A lesson of the checkout."""
    return library().load(unit)


def question(said: list[Message]) -> Ask | None:
    """The question that is open after these messages."""
    found = [message for message in said if isinstance(message, Ask)]
    return found[-1] if found else None


class Learner:
    """Types what a sort of learner would; remembers the question and the cell in question, which not every turn repeats."""

    def __init__(self, answer: Callable[[Ask], str], choose: Callable[[ChoiceStep | PredictStep], str]) -> None:
        self._answer, self._choose = answer, choose
        self._open: Ask | None = None
        self._place = 0

    def __call__(self, session: Session, said: list[Message]) -> str:
        """The next line."""
        self._open = question(said) or self._open
        for message in said:
            if isinstance(message, Verdict) and message.judgement.wrong_at:
                self._place = message.judgement.wrong_at[0]
        kind = session.expects.kind
        if kind == "continue":
            return ""
        if kind == "choice":
            script = script_of(session.expects.unit)
            step = script.steps[script.place_of(session.expects.step) or 0]
            assert isinstance(step, ChoiceStep | PredictStep)
            return self._choose(step)
        assert self._open is not None
        mending = kind != self._open.exercise.skill.kind
        return self._answer(self._open._replace(only=self._open.only or (self._place if mending else 0)))


def right(ask: Ask) -> str:
    """The key, or the one cell that is asked for."""
    return ask.exercise.key_cells[ask.only - 1] if ask.only else ask.exercise.key


def wrong(ask: Ask) -> str:
    """A wrong answer; of a row that is being mended a wrong cell."""
    if ask.only:
        values = CANONICAL[base_of(ask.exercise.skill.kind)]
        return next(value for value in values if value != ask.exercise.key_cells[ask.only - 1])
    if ask.exercise.skill.kind == "chart":
        written = (slip_answer(ask.exercise, slip) for slip in slips_for(ask.exercise.skill.id))
        return next(text for text in written if text)
    return next(random_misses(ask.exercise, 1, "learner"))


def right_option(step: ChoiceStep | PredictStep) -> str:
    """The number of a right option; of a guess the first."""
    return str(next((place for place, option in enumerate(step.options, 1) if option.right), 1))


def wrong_option(step: ChoiceStep | PredictStep) -> str:
    """The number of a wrong option."""
    return str(next(place for place, option in enumerate(step.options, 1) if not option.right))


def with_a_slip(ask: Ask) -> str:
    """What the first slip of the skill that shows would write; right where none does, and when a cell is mended."""
    exercise = ask.exercise
    if ask.only or ask.again:
        return right(ask)
    own = [slip for slip in slips_for(exercise.skill.id) if exercise.skill.id in slip.skills]
    written = (slip_answer(exercise, slip) for slip in own)
    return next((text for text in written if text), exercise.key)


def always(text: str) -> Learner:
    """Types the same at every question and choice."""
    return Learner(lambda ask: text, lambda step: text)


ENDING: dict[str, Callable[[], Learner]] = {
    "right": lambda: Learner(right, right_option),
    "wrong": lambda: Learner(wrong, wrong_option),
    "skips": lambda: always("跳过"),
    "hints": lambda: Learner(lambda ask: "提示", right_option),
    "reveals": lambda: always("答案"),
}
"""Learners who come to the end."""
SLIPPING = {"slip": lambda: Learner(with_a_slip, right_option)}
"""Somebody who makes a slip wherever it shows, and then mends it."""
STAYING: dict[str, Callable[[], Learner]] = {"noise": lambda: always("嗯嗯嗯"), "silent": lambda: always("")}
"""Learners who never answer."""
