"""For the tests of the tutor: drawn exercises, every exercise of a skill on a given chart, and wrong answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from hypothesis import settings

from hzl_tutor.engine import (
    HEXAGRAMS,
    LINES,
    SIXTY,
    Branch,
    Cast,
    EarthSchool,
    Element,
    Relation,
    Trigram,
    cast_moving,
    dress,
    still_cast,
)
from hzl_tutor.tutor.answers import base_of, write_answer
from hzl_tutor.tutor.book_drawing import MATTERS, sample
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.exercises import Exercise, ExerciseError
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips.base import Cells, same_cells
from hzl_tutor.tutor.vocabulary import CANONICAL

ASKED = tuple(skill.id for skill in SKILLS.values() if base_of(skill.kind) in CANONICAL)
"""The skills that ask for a value, a row or a set; whole charts (装卦) have tests of their own."""
UNTIMED = settings(deadline=None)
"""For properties: how long an example takes is no matter."""


@cache
def drawn(skill_id: str, count: int) -> tuple[Exercise, ...]:
    """The exercises of the seeds below ``count``."""
    return tuple(draw(SKILLS[skill_id], seed) for seed in range(count))


@cache
def every_exercise(skill_id: str) -> tuple[Exercise, ...]:
    """Every exercise of a skill, in the book's school; of 入墓 those with one day and one moving line at most."""
    return tuple(_every(skill_id))


def _every(skill_id: str) -> Iterator[Exercise]:
    skill = SKILLS[skill_id]
    if not skill.has_cast:
        choices = [[(name, text) for text in _texts(name)] for name in skill.params]
        for chosen in product(*choices):
            yield Exercise(skill, None, dict(chosen))
        return
    for hexagram in HEXAGRAMS:
        if skill.reads_book:
            yield from sample(skill, hexagram.bits)
            continue
        for cast, params in _asked(skill_id, hexagram.bits):
            try:
                yield Exercise(skill, cast, params)
            except ExerciseError:
                continue  # a line that does not move, a place the book leaves open


def _texts(name: str) -> list[str]:
    """Every spelling of a parameter that is not about a chart."""
    if name == "branches":
        return [first + second for first, second in product(map(str, Branch), repeat=2)]
    texts: dict[str, Iterable[object]] = {
        "element": Element,
        "matter": MATTERS,
        "relation": Relation,
        "lines": [trigram.bits for trigram in Trigram],
        "month": Branch,
        "branch": Branch,
        "school": EarthSchool,
    }
    return [str(text) for text in texts.get(name, SIXTY)]


def _asked(skill_id: str, bits: str) -> Iterator[tuple[Cast, dict[str, str]]]:
    still = still_cast(bits)
    chart = dress(still)
    if skill_id == "tomb.fault":
        for line in (0, *LINES):
            yield (cast_moving(bits, (line,)) if line else still), {"day": "甲辰"}
    elif skill_id == "hidden.where":
        for relation in chart.missing():
            yield still, {"relation": str(relation)}
    elif skill_id == "hidden.home":
        for line in LINES:
            yield still, {"line": str(line), "relation": str(chart.hidden_relation(line))}
    elif skill_id == "relation.changed":
        for line in LINES:
            yield cast_moving(bits, (line,)), {"line": str(line)}
    elif "line" in SKILLS[skill_id].params:
        for line in LINES:
            yield still, {"line": str(line)}
    else:
        yield still, {}


def random_cells(exercise: Exercise, stream: Stream) -> Cells:
    """An answer of the right kind, drawn without regard to what is right."""
    kind = exercise.skill.kind
    values = CANONICAL[base_of(kind)]
    if exercise.skill.is_row:
        return tuple(stream.choice(values) for _ in range(6))
    if kind.startswith("set:"):
        return tuple(value for value in values if stream.below(3) == 0)
    return (stream.choice(values),)


def random_misses(exercise: Exercise, count: int, *labels: object) -> Iterator[str]:
    """``count`` drawn answers that are wrong, as text."""
    stream = Stream("a wrong answer", exercise.resolved, *labels)
    given = 0
    while given < count:
        cells = random_cells(exercise, stream)
        if not same_cells(exercise, cells, exercise.key_cells):
            given += 1
            yield write_answer(exercise.skill.kind, cells)
