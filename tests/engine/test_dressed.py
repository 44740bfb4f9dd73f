"""The values of a whole cast at once are those of its cells."""

from __future__ import annotations

from itertools import product

from hzl_tutor.engine import BOOK, LINES, Cast, EarthSchool, School, dress_all, rulebook


def test_every_value_is_that_of_its_cell() -> None:
    """Over all 4,096 casts and two schools, what is dressed at once equals what the cells say one by one."""
    for school in (BOOK, School(EarthSchool.WITH_FIRE, "missing")):
        for digits in map("".join, product("6789", repeat=6)):
            chart = rulebook(school)(Cast(digits))
            whole = dress_all(chart.thrown(), school)
            assert whole[:8] == (
                chart.palace(),
                chart.me(),
                chart.generation(),
                chart.world(),
                chart.response(),
                chart.body(),
                chart.body_lines(),
                chart.missing(),
            )
            for line in LINES:
                found = whole.lines[line - 1]
                assert found[:8] == (
                    line,
                    chart.yang(line),
                    chart.moving(line),
                    chart.ganzhi(line),
                    chart.element(line),
                    chart.relation(line),
                    chart.tomb(line),
                    chart.own(line),
                )
                hidden = (
                    chart.hidden(line),
                    chart.hidden_element(line),
                    chart.hidden_relation(line),
                    chart.hidden_tomb(line),
                )
                assert tuple(found.hidden or (None,) * 4) == hidden
                changed = (chart.changed(line), chart.changed_element(line), chart.changed_relation(line))
                assert tuple(found.changed or (None,) * 3) == changed
