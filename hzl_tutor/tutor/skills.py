"""The contract of what can be asked: one row per skill, from which parser, ``hzl skills`` and the documents come.

A skill is one thing a person can know. Its row says the kind of its answer, the parameters that name what is asked
about, what stands in the question besides, which cells of the chart are the key, what has to be known first, and where
the book has it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from hzl_tutor.engine import LINES, Branch, EarthSchool, Element, Ganzhi, HzlError, Key, Relation, ganzhi_named
from hzl_tutor.engine.trigrams import BY_BITS
from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.skill_names import GROUPS, NAMES


class UnknownSkillError(HzlError):
    """No skill or group of skills is called so; ``nearest`` lists names that are."""

    def __init__(self, name: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(f"no skill {name!r}; nearest {nearest}")
        self.name = name
        self.nearest = nearest


Params = Mapping[str, str]
"""Parameters as written in a code: ``{"line": "2"}``."""


class Skill(NamedTuple):
    """One row of the table. ``rev`` goes up when the same seed would give another exercise or another key."""

    id: str
    kind: str
    params: tuple[str, ...]
    shown: tuple[str, ...]
    needs: tuple[str, ...]
    section: str
    keys: Callable[[Mapping[str, Any]], tuple[Key, ...]]
    rev: int = 1

    @property
    def has_cast(self) -> bool:
        """Whether the exercise is about a hexagram (or about the plain tables)."""
        return "cast" in self.shown

    @property
    def may_be_nothing(self) -> bool:
        """Whether 无 is an answer somebody could mean: of hidden lines, where later books have none."""
        return self.id in ("hidden.line", "hidden.relation", "hidden.where")

    @property
    def is_row(self) -> bool:
        """Whether the answer is a row of six."""
        return self.kind.startswith("row6")


def _one(name: str, *params: str) -> Callable[[Mapping[str, Any]], tuple[Key, ...]]:
    return lambda values: ((name, *(values[param] for param in params)),)


def _row(name: str) -> Callable[[Mapping[str, Any]], tuple[Key, ...]]:
    return lambda values: tuple((name, line) for line in LINES)


def _whole(values: Mapping[str, Any]) -> tuple[Key, ...]:
    """Every cell of a dressed chart that hangs on no moment, in the order in which one rests on another."""
    rows = {name: tuple((name, line) for line in LINES) for name in ("ganzhi", "relation", "hidden", "tomb")}
    frame = (("palace",), ("world",), ("response",))
    return (*frame, *rows["ganzhi"], *rows["relation"], *rows["hidden"], ("body",), *rows["tomb"])


_CAST = ("cast",)
_BRANCHES = ("cast", "ganzhi")
_TABLE: tuple[Skill, ...] = (
    Skill("trigram", "palace", ("lines",), (), (), "§1", _one("trigram_of", "lines")),
    Skill("element.branch", "element", ("branch",), (), (), "§1", _one("branch_element", "branch")),
    Skill("cycle", "element", ("element", "relation"), (), (), "§2", _one("of_kin", "element", "relation")),
    Skill("generation", "generation", (), _CAST, ("trigram",), "§2", _one("generation")),
    Skill("palace", "palace", (), _CAST, ("generation",), "§2", _one("palace")),
    Skill("world", "line", (), _CAST, ("generation",), "§2", _one("world")),
    Skill("response", "line", (), _CAST, ("world",), "§5", _one("response")),
    Skill("najia.line", "ganzhi", ("line",), _CAST, ("trigram",), "§1", _one("ganzhi", "line")),
    Skill("najia.all", "row6:ganzhi", (), _CAST, ("najia.line",), "§1", _row("ganzhi")),
    Skill(
        "relation.line",
        "relation",
        ("line",),
        _BRANCHES,
        ("palace", "element.branch", "cycle"),
        "§2",
        _one("relation", "line"),
    ),
    Skill("relation.all", "row6:relation", (), _BRANCHES, ("relation.line",), "§2", _row("relation")),
    Skill("relation.missing", "set:relation", (), _CAST, ("relation.all", "najia.all"), "§2", _one("missing")),
    Skill(
        "relation.changed",
        "relation",
        ("line",),
        ("cast", "moving"),
        ("relation.line", "najia.line"),
        "§4",
        _one("changed_relation", "line"),
    ),
    Skill("hidden.line", "ganzhi", ("line",), _CAST, ("palace", "najia.line"), "§2", _one("hidden", "line")),
    Skill(
        "hidden.relation",
        "relation",
        ("line",),
        _CAST,
        ("hidden.line", "relation.line"),
        "§2",
        _one("hidden_relation", "line"),
    ),
    Skill("hidden.all", "row6:ganzhi", (), _CAST, ("hidden.line",), "§2", _row("hidden")),
    Skill(
        "hidden.where",
        "line",
        ("relation",),
        _CAST,
        ("relation.missing", "hidden.relation"),
        "§2",
        _one("hidden_where", "relation"),
    ),
    Skill("hidden.home", "relation", ("relation", "line"), _CAST, ("hidden.relation",), "§8–15", _one("home", "line")),
    Skill("own", "yesno", ("line",), _CAST, ("hidden.line",), "§7", _one("own", "line")),
    Skill("body", "branch", (), _CAST, ("world",), "§2", _one("body")),
    Skill("body.lines", "set:line", (), _CAST, ("body", "najia.all"), "§2", _one("body_lines")),
    Skill("season.state", "state", ("element", "month"), (), (), "§3", _one("state_of", "element", "month")),
    Skill("stage", "stage", ("element", "branch", "school"), (), (), "§5", _one("stage_of", "element", "branch")),
    Skill("tomb.element", "branch", ("element", "school"), (), (), "§5", _one("tomb_of", "element")),
    Skill("tomb.line", "branch", ("line", "school"), _BRANCHES, ("tomb.element",), "§5", _one("tomb", "line")),
    Skill(
        "tomb.fault",
        "set:cause",
        ("day", "school"),
        ("cast", "day"),
        ("tomb.line", "response", "najia.all"),
        "§5",
        _one("entombed"),
    ),
    Skill("void", "set:branch", ("day",), (), (), "§2", _one("void_pair", "day")),
    Skill(
        "branches.relation",
        "set:tie",
        ("branches",),
        (),
        (),
        "§16",
        lambda values: (("ties_of", *values["branches"]),),
    ),
    Skill("trine", "set:branch", (), _CAST, ("world", "najia.all", "palace"), "§16", _one("hooked")),
    Skill(
        "dress",
        "chart",
        (),
        _CAST,
        ("relation.all", "najia.all", "hidden.all", "response", "body", "tomb.line"),
        "§2",
        _whole,
    ),
    Skill("nayin", "nayin", ("ganzhi",), (), (), "§1", _one("nayin_of", "ganzhi")),
    Skill("number", "set:number", ("element",), (), (), "§1", _one("numbers_of", "element")),
)

SKILLS: dict[str, Skill] = {skill.id: skill for skill in _TABLE}
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


def _line(text: str) -> int:
    if text not in map(str, LINES):
        raise ValueError(text)  # 02 too: a code has one spelling
    return int(text)


def _pair(text: str) -> tuple[Branch, Branch]:
    if len(text) != 2:
        raise ValueError(text)
    return Branch(text[0]), Branch(text[1])


def _day(text: str) -> Ganzhi:
    found = ganzhi_named(text)
    if found is None:
        raise ValueError(text)
    return found


def _lines(text: str) -> str:
    if text not in BY_BITS:
        raise ValueError(text)
    return text


READERS: dict[str, Callable[[str], Any]] = {
    "lines": _lines,
    "line": _line,
    "relation": Relation,
    "element": Element,
    "month": Branch,
    "branch": Branch,
    "branches": _pair,
    "day": _day,
    "ganzhi": _day,
    "school": EarthSchool,
    "hidden": {"all": "all", "missing": "missing"}.__getitem__,
}
"""How each parameter's text becomes an engine value; ValueError or KeyError for what is none."""
