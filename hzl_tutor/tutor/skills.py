"""The contract of what can be asked: one row per skill, from which parser, ``hzl skills`` and the documents come.

A skill is one thing a person can know. Its row says the kind of its answer, the parameters that name what is asked
about, what stands in the question besides, which cells of the chart are the key, what has to be known first, and where
the book has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from hzl_tutor.engine import LINES, HzlError, Key
from hzl_tutor.tutor.book_skills import BOOK_SKILLS
from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.skill_names import GROUPS, NAMES
from hzl_tutor.tutor.skill_row import Params, Skill, one, row

__all__ = ["SKILLS", "Params", "Skill", "UnknownSkillError", "beneath", "nearest_skills", "skills_named"]


class UnknownSkillError(HzlError):
    """No skill or group of skills is called so; ``nearest`` lists names that are."""

    def __init__(self, name: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(f"no skill {name!r}; nearest {nearest}")
        self.name = name
        self.nearest = nearest


def _whole(values: Mapping[str, Any]) -> tuple[Key, ...]:
    """Every cell of a dressed chart that hangs on no moment, in the order in which one rests on another."""
    rows = {name: tuple((name, line) for line in LINES) for name in ("ganzhi", "relation", "hidden", "tomb")}
    frame = (("palace",), ("world",), ("response",))
    return (*frame, *rows["ganzhi"], *rows["relation"], *rows["hidden"], ("body",), *rows["tomb"])


_CAST = ("cast",)
_BRANCHES = ("cast", "ganzhi")
_TABLE: tuple[Skill, ...] = (
    Skill("trigram", "palace", ("lines",), (), (), "§1", one("trigram_of", "lines")),
    Skill("element.branch", "element", ("branch",), (), (), "§1", one("branch_element", "branch")),
    Skill("cycle", "element", ("element", "relation"), (), (), "§2", one("of_kin", "element", "relation")),
    Skill("generation", "generation", (), _CAST, ("trigram",), "§2", one("generation")),
    Skill("palace", "palace", (), _CAST, ("generation",), "§2", one("palace")),
    Skill("world", "line", (), _CAST, ("generation",), "§2", one("world")),
    Skill("response", "line", (), _CAST, ("world",), "§5", one("response")),
    Skill("najia.line", "ganzhi", ("line",), _CAST, ("trigram",), "§1", one("ganzhi", "line")),
    Skill("najia.all", "row6:ganzhi", (), _CAST, ("najia.line",), "§1", row("ganzhi")),
    Skill(
        "relation.line",
        "relation",
        ("line",),
        _BRANCHES,
        ("palace", "element.branch", "cycle"),
        "§2",
        one("relation", "line"),
    ),
    Skill("relation.all", "row6:relation", (), _BRANCHES, ("relation.line",), "§2", row("relation")),
    Skill("relation.missing", "set:relation", (), _CAST, ("relation.all", "najia.all"), "§2", one("missing")),
    Skill(
        "relation.changed",
        "relation",
        ("line",),
        ("cast", "moving"),
        ("relation.line", "najia.line"),
        "§4",
        one("changed_relation", "line"),
    ),
    Skill("hidden.line", "ganzhi", ("line",), _CAST, ("palace", "najia.line"), "§2", one("hidden", "line")),
    Skill(
        "hidden.relation",
        "relation",
        ("line",),
        _CAST,
        ("hidden.line", "relation.line"),
        "§2",
        one("hidden_relation", "line"),
    ),
    Skill("hidden.all", "row6:ganzhi", (), _CAST, ("hidden.line",), "§2", row("hidden")),
    Skill(
        "hidden.where",
        "line",
        ("relation",),
        _CAST,
        ("relation.missing", "hidden.relation"),
        "§2",
        one("hidden_where", "relation"),
    ),
    Skill("hidden.home", "relation", ("relation", "line"), _CAST, ("hidden.relation",), "§8–15", one("home", "line")),
    Skill("own", "yesno", ("line",), _CAST, ("hidden.line",), "§7", one("own", "line")),
    Skill("body", "branch", (), _CAST, ("world",), "§2", one("body")),
    Skill("body.lines", "set:line", (), _CAST, ("body", "najia.all"), "§2", one("body_lines")),
    Skill("season.state", "state", ("element", "month"), (), (), "§3", one("state_of", "element", "month")),
    Skill("stage", "stage", ("element", "branch", "school"), (), (), "§5", one("stage_of", "element", "branch")),
    Skill("tomb.element", "branch", ("element", "school"), (), (), "§5", one("tomb_of", "element")),
    Skill("tomb.line", "branch", ("line", "school"), _BRANCHES, ("tomb.element",), "§5", one("tomb", "line")),
    Skill(
        "tomb.fault",
        "set:cause",
        ("day", "school"),
        ("cast", "day"),
        ("tomb.line", "response", "najia.all"),
        "§5",
        one("entombed"),
    ),
    Skill("void", "set:branch", ("day",), (), (), "§2", one("void_pair", "day")),
    Skill(
        "branches.relation",
        "set:tie",
        ("branches",),
        (),
        (),
        "§16",
        lambda values: (("ties_of", *values["branches"]),),
    ),
    Skill("trine", "set:branch", (), _CAST, ("world", "najia.all", "palace"), "§16", one("hooked")),
    Skill(
        "dress",
        "chart",
        (),
        _CAST,
        ("relation.all", "najia.all", "hidden.all", "response", "body", "tomb.line"),
        "§2",
        _whole,
    ),
    Skill("nayin", "nayin", ("ganzhi",), (), (), "§1", one("nayin_of", "ganzhi")),
    Skill("number", "set:number", ("element",), (), (), "§1", one("numbers_of", "element")),
)

SKILLS: dict[str, Skill] = {skill.id: skill for skill in (*_TABLE, *BOOK_SKILLS)}
"""Every skill by its id, each after those it needs."""


def known(*skills: str) -> str:
    """Return the first of some ids that is a skill's, so that what is not there is not offered."""
    return next(skill for skill in skills if skill in SKILLS)


def beneath(skill: Skill) -> frozenset[str]:
    """Return the ids of the skill and of every skill it rests on, near or far."""
    found = {skill.id}
    for need in skill.needs:
        found |= beneath(SKILLS[need])
    return frozenset(found)


def nearest_skills(name: str) -> tuple[str, ...]:
    """Return ids and group names near to ``name``, best first."""
    names = [*SKILLS, *GROUPS, *NAMES]
    inside = [known for known in names if name and (name in known or known in name)]
    return tuple(dict.fromkeys(inside + get_close_matches(name, names, n=3, cutoff=0.5)))[:4]


def skills_named(name: str) -> tuple[str, ...]:
    """Return the skills that an id, a group's name (六亲, 伏神) or a Chinese skill name stands for.

    Raises UnknownSkillError with the nearest names.
    """
    name = simplified(name)
    if name in SKILLS:
        return (name,)
    if name in GROUPS:  # 卦身 and 世 are groups or skills by the same word: the group is the wider
        return GROUPS[name]
    if name in NAMES:
        return (NAMES[name],)
    if name.isascii() and name.removesuffix("s") in GROUPS:  # relations, tombs
        return GROUPS[name.removesuffix("s")]
    raise UnknownSkillError(name, nearest_skills(name))
