"""Whatever is asked about, each step to each rule of the book is told in both languages."""

from __future__ import annotations

import re
from itertools import product

import pytest
from all_charts import holes

from hzl_tutor.book import CONDITIONS, RULES, TOPICS, Matter, findings, read_chart
from hzl_tutor.engine import HEXAGRAMS, HuoZhuLin, Step, cast_moving, dress, make_moment
from hzl_tutor.tutor.exercises import LOOKUPS
from hzl_tutor.words.en import English
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.book_steps_matters import MATTER_TELLERS

CHINESE, ENGLISH = Simplified(), English()
MONTHS = "寅午申子丑辰未卯"
MOVING = ((), (1,), (2, 5), (3, 4, 6), (6,), (1, 4), (5,), (2,))


def tell(step: Step, before: dict[str, Step]) -> None:
    """Check a step in both languages."""
    chinese, english = CHINESE.step(step, before), ENGLISH.step(step, before)
    assert chinese.endswith(("。", "）")), f"{step.path}: {chinese}"
    assert english.endswith((".", ")")), f"{step.path}: {english}"
    assert not holes(chinese), f"{step.path}: {chinese}"
    assert not holes(english), f"{step.path}: {english}"
    assert not re.search(r"[A-Za-z_]", chinese), f"{step.path}: {chinese}"
    assert not re.search(r"None|True|False|_", english), f"{step.path}: {english}"


@pytest.mark.parametrize("topic", TOPICS)
def test_every_step_is_told_whatever_is_asked_about(topic: str) -> None:
    """Eight hexagrams a topic, each with its own lines that move, month and age; the topic too has its English."""
    assert re.search(
        r"[a-z] \(", ENGLISH.step(read_chart(dress(cast_moving("111111", ())), Matter(topic)).step(("topic",)), {})
    )
    for place in range(8):
        hexagram = HEXAGRAMS[(len(topic) * 7 + place * 9 + sum(map(ord, topic))) % 64]
        moment = make_moment(year="丙午", month=MONTHS[place], day="甲子" if place % 2 else "辛卯")
        chart = read_chart(
            dress(cast_moving(hexagram.bits, MOVING[place]), moment), Matter(topic, "男女"[place % 2], 20 + place)
        )
        for cell in CONDITIONS:
            steps = chart.derivation((cell,))
            before = {step.path: step for step in steps}
            for step in steps:
                if step.key[0] not in LOOKUPS:
                    tell(step, before)
        for finding in findings(chart, matter=chart.matter):
            for step in finding.because:
                tell(step, {told.path: told for told in finding.derivation})


def test_what_definitions_name_is_told() -> None:
    """The limits, the inner trigrams and the thirty years are said of any hexagram and any age."""
    for hexagram, age in product(HEXAGRAMS[::9], (1, 27, 31, 61)):
        chart = read_chart(dress(cast_moving(hexagram.bits, ())), Matter("身命", "女", age))
        for key in (("major_limit", age), ("minor_limit", age), ("limits",), ("mutual",), ("of_sixty", age)):
            tell(chart.step(key), {})


def test_every_support_of_these_rules_is_told() -> None:
    """There is a sentence for each cell of the book that only §17–27 have, and for no other name."""
    named = {cell for rule in RULES.values() for cell in rule.cells}
    reading = type(read_chart(dress(cast_moving("111111", ()))))
    supports = set(reading.cells) - set(HuoZhuLin.cells) - set(CONDITIONS)
    assert set(MATTER_TELLERS) <= supports | named
