"""For the tests of words: every exercise of a skill on all 64 hexagrams, by both schools."""

from __future__ import annotations

from functools import cache
from itertools import product

from hzl_tutor.engine import (
    HEXAGRAMS,
    LINES,
    SIXTY,
    Branch,
    Cast,
    EarthSchool,
    Element,
    Relation,
    cast_moving,
    still_cast,
)
from hzl_tutor.tutor.answers import base_of
from hzl_tutor.tutor.book_drawing import MATTERS, sample
from hzl_tutor.tutor.exercises import Exercise, ExerciseError
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.vocabulary import CANONICAL

TEXTS: dict[str, list[str]] = {
    "lines": ["".join(bits) for bits in product("01", repeat=3)],
    "line": [str(line) for line in LINES],
    "relation": [str(relation) for relation in Relation],
    "element": [str(element) for element in Element],
    "month": [str(branch) for branch in Branch],
    "branch": [str(branch) for branch in Branch],
    "branches": [first + second for first, second in product(map(str, Branch), repeat=2)],
    "ganzhi": [str(ganzhi) for ganzhi in SIXTY],
    "school": [str(school) for school in EarthSchool],
}
ASKED = tuple(skill.id for skill in SKILLS.values() if base_of(skill.kind) in CANONICAL)
"""The skills that ask for a value, a row or a set; a whole chart is no question in one sentence."""
HOLES = ("……", "{", "}", "None", "True", "False", "  ，", "，，", "。。", "，。", "、。")
"""What no finished sentence has in it."""


@cache
def exercises(skill_id: str) -> tuple[Exercise, ...]:
    """Every exercise of a skill, also by the later rule of hidden lines; of 入墓 those of two days and one moving line."""
    skill = SKILLS[skill_id]
    days = ["甲辰", "丙戌"] if skill.has_cast else [str(ganzhi) for ganzhi in SIXTY]
    texts = {**TEXTS, "day": days, "matter": list(MATTERS), "hidden": ["all", "missing"]}
    if skill.reads_book and skill.has_cast:
        return tuple(exercise for hexagram in HEXAGRAMS for exercise in sample(skill, hexagram.bits))
    names = [*skill.params, "hidden"] if skill_id.startswith("hidden.") else list(skill.params)
    found = []
    for cast in casts(skill_id):
        for values in product(*(texts[name] for name in names)):
            try:
                found.append(Exercise(skill, cast, dict(zip(names, values, strict=True))))
            except ExerciseError:
                continue  # not every line of every chart can be asked
    return tuple(found)


def casts(skill_id: str) -> list[Cast | None]:
    """The casts a skill is asked of, each hexagram at rest or with every single line moving."""
    if not SKILLS[skill_id].has_cast:
        return [None]
    if skill_id in ("relation.changed", "tomb.fault"):
        return [cast_moving(hexagram.bits, (line,)) for hexagram in HEXAGRAMS for line in LINES]
    return [still_cast(hexagram.bits) for hexagram in HEXAGRAMS]


def holes(text: str) -> list[str]:
    """The holes in a sentence."""
    return [hole for hole in HOLES if hole in text]
