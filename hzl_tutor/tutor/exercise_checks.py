"""What an exercise may be about: the parameters it must have, and what a skill cannot be asked of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hzl_tutor.book import RULES, Reading, Rule
from hzl_tutor.engine import DISPUTED_TRINES, LINES, EarthSchool, HzlError, NoSuchCellError, Relation, rulebook
from hzl_tutor.tutor.skill_row import Skill

if TYPE_CHECKING:
    from hzl_tutor.tutor.exercises import Exercise


class ExerciseError(HzlError):
    """An exercise that cannot be: ``reason`` says why (``param``, ``unknown-param``, ``no-cast``, ``disputed`` …).

    ``detail`` names the parameter or the value that is at fault.
    """

    def __init__(self, skill: str, reason: str, detail: str = "") -> None:
        super().__init__(f"{skill}: {reason} {detail}".strip())
        self.skill = skill
        self.reason = reason
        self.detail = detail


def complete(skill: Skill, params: dict[str, str]) -> dict[str, str]:
    """Return the parameters in the order of the skill's row, defaults filled in. Raises ExerciseError."""
    optional = ("hidden",) if skill.id.startswith("hidden.") else skill.optional
    allowed = (*skill.params, *optional)
    for name in params:
        if name not in allowed:
            raise ExerciseError(skill.id, "unknown-param", name)
    if "school" in skill.params:
        params.setdefault("school", str(EarthSchool.WITH_WATER))
    for name in skill.params:
        if name not in params:
            raise ExerciseError(skill.id, "param-missing", name)
    if params.get("hidden") == "all":
        del params["hidden"]
    return {name: params[name] for name in allowed if name in params}


def check(exercise: Exercise) -> None:
    """Refuse what the skill cannot be asked of: no such line moving, nothing missing, a place the book leaves open."""
    skill, values, cast = exercise.skill.id, exercise.values, exercise.cast
    if exercise.skill.reads_book:
        check_reading(exercise)
    if cast is None:
        return
    plain = rulebook().at_rest(cast.bits)
    if skill == "relation.changed" and values["line"] not in cast.moving:
        raise ExerciseError(skill, "still-line", str(values["line"]))
    if skill == "hidden.where" and values["relation"] not in plain.missing():
        raise ExerciseError(skill, "not-missing", str(values["relation"]))
    if skill == "hidden.home":
        if plain.hidden_relation(values["line"]) != values["relation"]:
            raise ExerciseError(skill, "not-hidden-there", str(values["relation"]))
        if plain.own(values["line"]):
            raise ExerciseError(skill, "own-line", str(values["line"]))
    if skill == "trine" and cast.hexagram.name in DISPUTED_TRINES:
        raise ExerciseError(skill, "disputed", cast.hexagram.name)
    if values.get("hidden") == "missing" and skill in ("hidden.line", "hidden.relation", "hidden.home"):
        school_chart = rulebook(exercise.school).at_rest(cast.bits)
        if school_chart.hidden(values["line"]) is None:
            raise ExerciseError(skill, "nothing-hidden", str(values["line"]))


def check_reading(exercise: Exercise) -> None:
    """Refuse what the book has nothing to say of, what it leaves open, and a condition whose inputs are not given."""
    skill, values, cast = exercise.skill.id, exercise.values, exercise.cast
    if skill in ("use", "helper"):
        if exercise.chart.value(("use",)) is None:
            raise ExerciseError(skill, "no-use", exercise.params["matter"])
        return
    assert cast is not None
    line: int = values.get("line", 0)
    plain = rulebook().at_rest(cast.bits)
    if skill == "clause":
        if plain.own(line):
            raise ExerciseError(skill, "own-line", str(line))
        if plain.hidden_relation(line) not in {Relation.WEALTH, Relation.OFFICER}:
            raise ExerciseError(skill, "no-clause", str(line))
    if skill == "month.move" and exercise.chart.value(("month_move",)) is None:
        raise ExerciseError(skill, "too-far", exercise.params["month"])
    if skill == "turn" and line not in cast.moving:
        raise ExerciseError(skill, "still-line", str(line))
    if "rule" in values:
        _check_rule(exercise, RULES[values["rule"]])


def _check_rule(exercise: Exercise, rule: Rule) -> None:
    skill = exercise.skill.id
    if rule.cell not in Reading.cells or not rule.graded:
        raise ExerciseError(skill, "not-asked", rule.id)
    if exercise.cast and exercise.cast.hexagram.name in rule.ungraded_on:
        raise ExerciseError(skill, "left-open", rule.id)
    if skill == "rule.eases" and not rule.eased_by:
        raise ExerciseError(skill, "not-eased", rule.id)
    try:
        found = [exercise.chart.value(key) for key in exercise.keys]
        open_here = bool(rule.asked_when) and not exercise.chart.value((rule.asked_when,))
    except NoSuchCellError as error:
        raise ExerciseError(skill, "param-missing", error.cell if error.lacks == "moment" else error.lacks) from None
    if open_here:
        raise ExerciseError(skill, "left-open", rule.id)
    if skill == "rule.eases" and not exercise.chart.value(("holds", rule.id)):
        raise ExerciseError(skill, "does-not-hold", rule.id)
    if skill == "rule.lines" and len(found[0]) == len(LINES):
        raise ExerciseError(skill, "whole-chart", rule.id)
