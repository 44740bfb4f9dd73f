"""Judging an answer by its content, and finding which slips would have written it."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from hzl_tutor.tutor.answers import NOTHING, write_answer
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.sections import read_answer_to, write_chart
from hzl_tutor.tutor.slips import Slip, Variation, slips_for, wrong_cells
from hzl_tutor.tutor.slips.base import same_cells


class Cell(NamedTuple):
    """One cell of an answer beside its key; ``path`` is the chart's cell (``relation/2``), with a member for sets."""

    path: str
    given: str
    key: str

    @property
    def right(self) -> bool:
        """Whether the answer has the key's value here."""
        return self.given == self.key


class Judgement(NamedTuple):
    """What an answer that could be read is worth.

    ``slips`` are the single slips that would have written just this answer; ``pairs`` two at once, looked for only in
    rows that no single slip explains; ``likely`` the slips that explain every wrong cell of a row in which some cells
    are right.
    """

    exercise: Exercise
    text: str
    given: tuple[str, ...]
    cells: tuple[Cell, ...]
    slips: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]
    likely: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Whether every cell is right."""
        return all(cell.right for cell in self.cells)

    @property
    def score(self) -> float:
        """Right cells ÷ cells."""
        return round(sum(cell.right for cell in self.cells) / len(self.cells), 4)

    @property
    def wrong_at(self) -> tuple[int, ...]:
        """Places of the wrong cells, counted from 1."""
        return tuple(place for place, cell in enumerate(self.cells, 1) if not cell.right)


def judge(exercise: Exercise, text: str, *, with_pairs: bool = False) -> Judgement:
    """Judge an answer as typed. Raises a NotationError when it cannot be read as this kind of answer: that is no miss."""
    given = read_answer_to(exercise.skill, text)
    return judge_cells(exercise, given, text, with_pairs=with_pairs)


def judge_cells(exercise: Exercise, given: tuple[str, ...], text: str, *, with_pairs: bool = False) -> Judgement:
    """Judge an answer that has been read. ``with_pairs`` also tries every two slips at once: rows only, about 50 ms."""
    cells = _cells(exercise, given)
    if all(cell.right for cell in cells):
        return Judgement(exercise, text, given, cells, (), (), ())
    answers = {
        slip: found for slip in slips_for(exercise.skill.id) if (found := wrong_cells(slip, exercise)) is not None
    }
    single = tuple(slip.id for slip, found in answers.items() if same_cells(exercise, found, given))
    row = len(given) >= 3 and not exercise.skill.kind.startswith("set:")
    likely = _likely(exercise, given, answers) if row and not single else ()
    pairs = _pairs(exercise, given) if with_pairs and row and not single else ()
    return Judgement(exercise, text, given, cells, single, pairs, likely)


def _cells(exercise: Exercise, given: tuple[str, ...]) -> tuple[Cell, ...]:
    if not exercise.skill.kind.startswith("set:"):
        return tuple(map(Cell, exercise.paths, given, exercise.key_cells))
    path, key = exercise.paths[0], exercise.key_cells
    members = list(dict.fromkeys((*key, *given)))
    if not members:
        return (Cell(path, NOTHING, NOTHING),)
    return tuple(
        Cell(f"{path}/{member}", member if member in given else NOTHING, member if member in key else NOTHING)
        for member in members
    )


def _likely(exercise: Exercise, given: tuple[str, ...], answers: dict[Slip, tuple[str, ...]]) -> tuple[str, ...]:
    """Slips that give each of the wrong cells, where the learner got some of the others right by attention."""
    wrong = [place for place, (mine, key) in enumerate(zip(given, exercise.key_cells, strict=True)) if mine != key]
    if len(wrong) == len(given):
        return ()
    return tuple(slip.id for slip, found in answers.items() if all(found[place] == given[place] for place in wrong))


def _pairs(exercise: Exercise, given: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    found = []
    for first, second in combinations(slips_for(exercise.skill.id), 2):
        if any(Variation(order).cells(exercise) == given for order in ((first, second), (second, first))):
            found.append((first.id, second.id))
    return tuple(found)


def slip_answer(exercise: Exercise, slip: Slip) -> str | None:
    """The answer a slip would write, as text, or None where it gives the right one or none."""
    cells = wrong_cells(slip, exercise)
    if cells is None:
        return None
    return write_chart(cells) if exercise.skill.kind == "chart" else write_answer(exercise.skill.kind, cells)


def worth(judgement: Judgement | None) -> dict[str, Any]:
    """What the log keeps of a judgement: score, cells, and the slips that fit; None is an answer that was not read."""
    if judgement is None:
        return {"score": None, "cells": [], "slips": [], "likely": []}
    return {
        "score": judgement.score,
        "cells": [{"cell": c.path, "given": c.given, "key": c.key, "right": c.right} for c in judgement.cells],
        "slips": list(judgement.slips),
        "likely": list(judgement.likely),
    }
