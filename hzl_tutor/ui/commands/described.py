"""Exercises, answers and derivations as the plain data that ``--json`` prints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hzl_tutor.engine import NotationError, Step, Trine, chart_object
from hzl_tutor.tutor.answers import NOTHING
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.judging import Judgement
from hzl_tutor.words.language import Language


def kind_of(kind: str) -> str:
    """Return a kind of answer by the name that DESIGN's table has for it: ``row6:relation`` is ``row6``."""
    return kind.partition(":")[0]


def described(exercise: Exercise, words: Language) -> dict[str, Any]:
    """Return a question as a line of a sheet: without its key."""
    return {
        "code": exercise.code,
        "skill": exercise.skill.id,
        "kind": kind_of(exercise.skill.kind),
        "prompt": words.prompt(exercise),
        "cast": str(exercise.cast) if exercise.cast else None,
        "moment": chart_object(exercise.chart, exercise.school)["moment"] if exercise.moment else None,
        "params": {name: int(value) if name == "line" else value for name, value in exercise.params.items()},
    }


def derived(steps: Iterable[Step], words: Language) -> list[dict[str, str]]:
    """Return a derivation: each cell with its value, the rule in a sentence, and the section."""
    before: dict[str, Step] = {}
    found = []
    for step in steps:
        found.append(
            {
                "cell": step.path,
                "value": written(step.value),
                "rule": words.step(step, before),
                "section": step.section,
            }
        )
        before[step.path] = step
    return found


def written(value: Any) -> str:
    """Write a cell's value as text: several by single blanks, ``无`` for nothing, 是 or 否."""
    if isinstance(value, Trine):
        return written(value.branches)
    if isinstance(value, bool):
        return "是" if value else "否"
    if isinstance(value, tuple) and not hasattr(value, "stem"):  # a 干支 is a tuple too, and one value
        return " ".join(map(str, value)) or NOTHING
    return NOTHING if value is None else str(value)


def judged(judgement: Judgement, words: Language) -> dict[str, Any]:
    """Return a judgement with everything that can be told of it."""
    return {
        **_heading(judgement.exercise),
        "verdict": "right" if judgement.right else "wrong",
        "score": judgement.score,
        "key": judgement.exercise.key,
        "cells": [
            {"cell": cell.path, "given": cell.given, "key": cell.key, "right": cell.right} for cell in judgement.cells
        ],
        "slips": sorted(judgement.slips),
        "pairs": [list(pair) for pair in judgement.pairs],
        "likely": sorted(judgement.likely),
        "feedback": words.feedback(judgement),
        "derivation": derived(judgement.exercise.derivation(), words),
    }


def not_read(exercise: Exercise, error: NotationError, words: Language) -> dict[str, Any]:
    """Return the same for an answer that could not be read: no miss, and so no score and no cells."""
    return {
        **_heading(exercise),
        "verdict": "unreadable",
        "score": None,
        "key": exercise.key,
        "cells": [],
        "slips": [],
        "pairs": [],
        "likely": [],
        "feedback": words.error(error),
        "derivation": derived(exercise.derivation(), words),
    }


def _heading(exercise: Exercise) -> dict[str, Any]:
    return {"code": exercise.code, "skill": exercise.skill.id, "rev": exercise.skill.rev}
