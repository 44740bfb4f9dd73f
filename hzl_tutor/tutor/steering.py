"""难一点 and 易一点: which skill lies above or below another."""

from __future__ import annotations

from typing import Literal

from hzl_tutor.tutor.skills import SKILLS

Direction = Literal["harder", "easier"]

LADDERS: tuple[tuple[str, ...], ...] = (
    ("generation", "palace", "relation.line", "relation.all", "relation.missing"),
    ("world", "response", "body", "body.lines"),
    ("najia.line", "najia.all"),
    ("hidden.line", "hidden.all", "hidden.relation", "hidden.where", "hidden.home"),
    ("relation.line", "relation.changed"),
    ("stage", "tomb.element", "tomb.line", "tomb.fault"),
)
"""Skills in the order in which they grow harder. A skill that stands on several goes by the first."""


def neighbour(skill: str, direction: Direction) -> str | None:
    """Return the next harder or easier skill; None at the end.

    Where no ladder has it, the first that needs it is harder, and the first that it needs easier.
    """
    step = 1 if direction == "harder" else -1
    for ladder in LADDERS:
        place = ladder.index(skill) + step if skill in ladder else -1
        if 0 <= place < len(ladder):
            return ladder[place]
    if direction == "easier":
        return next(iter(SKILLS[skill].needs), None)
    return next((name for name in SKILLS if skill in SKILLS[name].needs and name != "dress"), None)
