"""What follows a revealed answer: another exercise on the same rule."""

from __future__ import annotations

from collections.abc import Mapping

from hzl_tutor.lesson.conditions import Conditions
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.messages import Say


def sibling_of(exercise: Exercise) -> Say:
    """Say that the same is asked once more: of another hexagram, where it was asked of one."""
    return Say("sibling" if exercise.skill.has_cast else "sibling.table")


def same_rule(params: Mapping[str, str]) -> Conditions | None:
    """The condition under which an exercise is about the same rule of the book; None where it is about none."""
    return {"rule": (params["rule"],)} if "rule" in params else None
