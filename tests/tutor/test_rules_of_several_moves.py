"""Exercises drawn for the rules of §4 about several moving lines."""

from __future__ import annotations

import pytest

from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.skills import SKILLS


@pytest.mark.parametrize("rule", ["S04.R3", "S04.R4", "S04.R10"])
@pytest.mark.parametrize("skill", ["rule.holds", "rule.lines"])
def test_a_rule_of_scattered_moves_is_drawn_where_it_is_named(skill: str, rule: str) -> None:
    """Whoever gave up such a question of a lesson gets another: every seed gives one, and three lines or more move in it."""
    for seed in range(6):
        exercise = draw(SKILLS[skill], seed, conditions={"rule": (rule,)})
        assert exercise.values["rule"] == rule
        assert exercise.cast is not None
        assert len(exercise.cast.moving) >= 3
