"""Choosing the next skill: what is due, a slip seen twice, the weakest open skill, then new ground.

A floor keeps old skills in rotation.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from hzl_tutor.tutor.learner import Standing
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import SLIPS

Reason = Literal["due", "slip", "weak", "new", "rotation"]

FLOOR = 5
"""Every fifth exercise is of a skill already held, the one not seen for longest."""


class Pick(NamedTuple):
    """A skill and why it was chosen; ``slip`` names the slip for the reason of that name."""

    skill: str
    reason: Reason
    slip: str = ""


def pick(standing: Standing, asked: tuple[str, ...], among: tuple[str, ...] = (), due: Collection[str] = ()) -> Pick:
    """Choose a skill for the next exercise.

    ``asked`` are the skills of this session so far, the newest last; ``among`` limits the choice (empty: all skills);
    ``due`` are the skills to be reviewed, the longest due first, of which each comes once a session.
    A skill is open when those it needs are held or tried, so that new ground comes after what it rests on.
    """
    skills = among or tuple(name for name in SKILLS if name != "dress")  # a whole chart is chosen by the learner
    waiting = [name for name in due if name in skills and name not in asked]
    if waiting:
        return Pick(waiting[0], "due")
    held = [name for name in skills if name in standing.skills and standing.skills[name].held]
    if held and len(asked) % FLOOR == FLOOR - 1:
        return Pick(min(held, key=lambda name: standing.skills[name].last_seen), "rotation")
    last = asked[-1] if asked else ""
    for slip, seen in standing.slips.items():
        native = [name for name in skills if slip in SLIPS and name in SLIPS[slip].skills and name != last]
        if seen.open >= 2 and native:
            return Pick(native[0], "slip", slip)
    tried = [n for n in skills if n in standing.skills and _tries(standing, n) and n not in held and n != last]
    if tried:
        return Pick(min(tried, key=lambda name: _strength(standing, name)), "weak")
    fresh = [n for n in skills if n not in held and n != last and not _tries(standing, n) and _open(standing, n)]
    if fresh:
        return Pick(fresh[0], "new")
    rest = [name for name in skills if name != last] or list(skills)
    return Pick(
        min(rest, key=lambda name: standing.skills[name].last_seen if name in standing.skills else ""), "rotation"
    )


def _tries(standing: Standing, name: str) -> int:
    seen = standing.skills.get(name)
    return seen.right + seen.helped + seen.wrong if seen else 0


def _strength(standing: Standing, name: str) -> tuple[float, str]:
    seen = standing.skills[name]
    return seen.right / max(1, _tries(standing, name)), seen.last_seen


def _open(standing: Standing, name: str) -> bool:
    return all(_tries(standing, need) for need in SKILLS[name].needs)
