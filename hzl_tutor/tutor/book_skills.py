"""The skills that are about the book's rules: which clause it is, whether a condition holds, what eases it, 用 and 辅."""

from __future__ import annotations

from hzl_tutor.tutor.skill_row import Skill, one

_WHEN = ("month", "day", "year", "matter", "age")
"""What a rule may have to know besides the chart."""
_RULE = ("cast", "moving", "moment")

BOOK_SKILLS: tuple[Skill, ...] = (
    Skill("use", "relation", ("matter",), (), (), "§6", one("use"), reads_book=True),
    Skill("helper", "relation", ("matter",), (), ("use",), "§3", one("helper"), reads_book=True),
    Skill("solo", "relation", (), ("cast", "moving"), ("relation.line",), "§4", one("solo_relation"), reads_book=True),
    Skill(
        "drawn",
        "outing",
        ("line", "day"),
        ("cast", "day"),
        ("hidden.line", "branches.relation"),
        "§7",
        one("outing", "line"),
        reads_book=True,
    ),
    Skill("clause", "form", ("line",), ("cast",), ("hidden.home",), "§8–15", one("form", "line"), reads_book=True),
    Skill(
        "aid",
        "set:aid",
        ("relation", "month", "day"),
        ("cast", "month", "day"),
        ("season.state", "hidden.relation"),
        "§8",
        one("aids", "relation"),
        reads_book=True,
    ),
    Skill(
        "turn",
        "turn",
        ("line",),
        ("cast", "moving"),
        ("relation.changed",),
        "§25附",
        one("turning", "line"),
        reads_book=True,
    ),
    Skill("limit.major", "line", ("age",), ("cast",), ("world",), "§24", one("major_limit", "age"), reads_book=True),
    Skill("limit.minor", "line", ("age",), ("cast",), ("world",), "§24", one("minor_limit", "age"), reads_book=True),
    Skill("month.move", "move", ("month",), ("cast", "month"), ("body",), "§22", one("month_move"), reads_book=True),
    Skill("birth.order", "order", (), ("cast",), ("trigram",), "§26", one("birth_order"), reads_book=True),
    Skill("womb", "branch", ("school",), ("cast",), ("palace", "stage"), "§26", one("womb"), reads_book=True),
    Skill(
        "rule.holds",
        "yesno",
        ("rule",),
        _RULE,
        ("aid",),
        "§1–27",
        one("holds", "rule"),
        optional=_WHEN,
        reads_book=True,
    ),
    Skill(
        "rule.lines",
        "set:line",
        ("rule",),
        _RULE,
        ("rule.holds",),
        "§1–27",
        one("lines_of", "rule"),
        optional=_WHEN,
        reads_book=True,
    ),
    Skill(
        "rule.eases",
        "set:clause",
        ("rule",),
        _RULE,
        ("rule.holds",),
        "§8–15",
        one("eased", "rule"),
        optional=_WHEN,
        reads_book=True,
    ),
)
"""Each after those it needs; the skills of 装卦 stand before them all."""
