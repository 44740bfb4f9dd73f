"""Every exercise that a skill has, chart by chart: for counting where a slip can show, and for finding a chart for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from hzl_tutor.engine import (
    BOOK,
    HEXAGRAMS,
    LINES,
    SIXTY,
    Branch,
    Cast,
    EarthSchool,
    Element,
    Relation,
    School,
    Trigram,
    cast_moving,
    rulebook,
    still_cast,
)
from hzl_tutor.tutor import book_drawing
from hzl_tutor.tutor.exercises import Exercise, ExerciseError
from hzl_tutor.tutor.skills import Skill

VALUES: dict[str, tuple[str, ...]] = {
    "lines": tuple(trigram.bits for trigram in Trigram),
    "line": tuple(map(str, LINES)),
    "relation": tuple(map(str, Relation)),
    "element": tuple(map(str, Element)),
    "month": tuple(map(str, Branch)),
    "branch": tuple(map(str, Branch)),
    "branches": tuple(first + second for first, second in product(Branch, Branch)),
    "day": tuple(map(str, SIXTY)),
    "ganzhi": tuple(map(str, SIXTY)),
    "school": tuple(map(str, EarthSchool)),
    "matter": book_drawing.MATTERS,
}
"""Every value of every parameter."""

Days = Callable[[str], tuple[str, ...]]
"""The days on which a hexagram is asked, by its bits."""


def every_day(bits: str) -> tuple[str, ...]:
    """Return all sixty days."""
    return VALUES["day"]


def telling_days(bits: str) -> tuple[str, ...]:
    """Return days that show in 入墓 whatever any day can show.

    Only the day's branch counts there, and only whether it is the tomb. On the right tomb the key has 日; whoever has
    another tomb in mind leaves it out, and for whoever has the same one all days are alike.
    """
    charts = [rulebook(School(earth)).at_rest(bits) for earth in EarthSchool]
    tombs = {chart.tomb(chart.world()) for chart in charts}
    return tuple(str(next(day for day in SIXTY if day.branch == tomb)) for tomb in sorted(tombs))


def exercises(skill: Skill, school: School | None = None, days: Days = every_day) -> Iterator[tuple[Exercise, ...]]:
    """Yield the exercises of a skill, together those of one hexagram, or one by one where there is no cast.

    ``school`` None takes both schools of 土墓. Moving lines are taken one at a time, where the skill is about them.
    A hexagram is asked on its ``days`` only.
    """
    if not skill.has_cast:
        yield from ((exercise,) for exercise in _of_cast(skill, None, school, VALUES["day"]))
        return
    for hexagram in HEXAGRAMS:
        group = exercises_on(skill, hexagram.bits, school, days(hexagram.bits) if "day" in skill.params else ())
        if group:
            yield group


def exercises_on(
    skill: Skill, bits: str, school: School | None = None, days: tuple[str, ...] = VALUES["day"]
) -> tuple[Exercise, ...]:
    """Return the exercises of a skill on one hexagram, on these days."""
    if skill.reads_book:
        return book_drawing.sample(skill, bits)
    return tuple(found for cast in _casts(skill, bits) for found in _of_cast(skill, cast, school, days))


def left_open(exercise: Exercise) -> bool:
    """Whether the book leaves the case open: 入墓 of an earth 世 hangs on the school.

    It can be asked by its code, but is never drawn.
    """
    return exercise.skill.id == "tomb.fault" and exercise.chart.element(exercise.chart.world()) is Element.EARTH


def _casts(skill: Skill, bits: str) -> Iterator[Cast]:
    if skill.id != "relation.changed":
        yield still_cast(bits)
    if skill.id in ("relation.changed", "tomb.fault"):
        yield from (cast_moving(bits, (line,)) for line in LINES)


def _of_cast(skill: Skill, cast: Cast | None, school: School | None, days: tuple[str, ...]) -> Iterator[Exercise]:
    chosen = school or BOOK
    values = dict(VALUES, day=days)
    if school:
        values["school"] = (str(school.earth),)
    for found in product(*(values[name] for name in skill.params)):
        params = dict(zip(skill.params, found, strict=True))
        if chosen.hidden != "all" and skill.id.startswith("hidden."):
            params["hidden"] = chosen.hidden
        try:
            yield Exercise(skill, cast, params)
        except ExerciseError:
            continue  # the skill cannot be asked of this line, or of this hexagram
