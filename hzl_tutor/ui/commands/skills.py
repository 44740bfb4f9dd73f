"""``hzl skills``: what there is to learn, with an example and the slips that can show in it."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.engine import parse_cast
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.showing import shows
from hzl_tutor.tutor.skills import SKILLS, Skill
from hzl_tutor.ui.commands.described import kind_of
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.words import cli
from hzl_tutor.words.language import Language, language

EXAMPLE_PARAMS = {
    "lines": "110",
    "matter": "求官",
    "age": "27",
    "rule": "S08.R1",
    "line": "2",
    "relation": "妻财",
    "element": "木",
    "month": "寅",
    "branch": "亥",
    "branches": "丑未",
    "day": "甲子",
    "ganzhi": "甲子",
}
EXAMPLES: dict[str, tuple[str, dict[str, str]]] = {
    "relation.changed": ("姤之鼎", {"line": "5"}),
    "hidden.where": ("姤", {}),
    "hidden.home": ("遁", {"relation": "妻财"}),
    "tomb.fault": ("姤之鼎", {"day": "甲辰"}),
    "trine": ("大有", {}),
    "solo": ("姤之鼎", {}),
    "limit.major": ("大壮", {}),
    "limit.minor": ("大壮", {}),
    "month.move": ("姤", {"month": "巳"}),
    "turn": ("姤之鼎", {"line": "5"}),
    "clause": ("遁", {}),
    "drawn": ("遁", {"day": "甲寅"}),
    "aid": ("遁", {"month": "寅", "day": "丙寅"}),
    "rule.holds": ("遁", {}),
    "rule.lines": ("遁", {}),
    "rule.eases": ("遁", {"month": "申", "day": "甲子"}),
}
"""The hexagram and parameters of a skill's example, where 姤 and the parameters above will not do."""


def arguments(parser: Parser) -> None:
    """Only the form."""
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print the table."""
    words = language(asked.lang)
    if asked.json:
        write_json([row(skill, words) for skill in SKILLS.values()])
        return 0
    cells = [
        (skill.id, words.skill(skill.id), cli.KINDS[kind_of(skill.kind)], skill.section, example(skill).key)
        for skill in SKILLS.values()
    ]
    Page(asked).table(cli.COLUMNS["skills"], cells)
    return 0


def row(skill: Skill, words: Language) -> dict[str, Any]:
    """Return one skill as data. Which slips can show in it is looked for on every hexagram, which takes a while."""
    exercise = example(skill)
    return {
        "id": skill.id,
        "name": words.skill(skill.id),
        "kind": kind_of(skill.kind),
        "params": list(skill.params),
        "shown": list(skill.shown),
        "needs": list(skill.needs),
        "section": skill.section,
        "rev": skill.rev,
        "example": exercise.code,
        "key": exercise.key,
        "slips": sorted(slip for slip, count in shows(skill.id).items() if count),
    }


def example(skill: Skill) -> Exercise:
    """Return the exercise that a skill is shown by."""
    hexagram, own = EXAMPLES.get(skill.id, ("姤", {}))
    params = {name: EXAMPLE_PARAMS[name] for name in skill.params if name in EXAMPLE_PARAMS} | own
    return Exercise(skill, parse_cast(hexagram) if skill.has_cast else None, params)
