"""Derivations are told in sentences, every cell of them, over all 64 hexagrams."""

from __future__ import annotations

import re

import pytest
from all_charts import ASKED, exercises, holes

from hzl_tutor.engine import HEXAGRAMS, LINES, Step, cast_moving, dress, make_moment, parse_cast
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.exercises import LOOKUPS
from hzl_tutor.tutor.messages import Derivation
from hzl_tutor.tutor.why import read_question
from hzl_tutor.words.en import English
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.book_steps import is_rule
from hzl_tutor.words.zh_hans.steps import TELLERS

WORDS = Simplified()


def finished(text: str, step: Step) -> None:
    """A step's sentence is one: it ends, has no hole in it, and no identifier of the program."""
    assert text.endswith(("。", "）")), f"{step.path}: {text}"
    assert not holes(text), f"{step.path}: {text}"
    assert not re.search(r"[A-Za-z_]", text), f"{step.path}: {text}"


@pytest.mark.parametrize("skill_id", ASKED)
def test_every_cell_of_every_derivation_is_told(skill_id: str) -> None:
    """Each cell has a sentence of its own, none falls back on its path, and what is asked is told with its value."""
    for exercise in exercises(skill_id):
        derivation = exercise.derivation()
        steps = {step.path: step for step in derivation}
        for step in derivation:
            assert step.key[0] in TELLERS or is_rule(step.key[0]), step.path
            if step.value is not None:
                finished(WORDS.step(step, steps), step)
        lines = WORDS.render(Derivation(derivation))
        for line in lines:
            assert not holes(line.text), f"{exercise.resolved}: {line.text}"
            assert line.aside
        if len(exercise.keys) == 1 and exercise.skill.kind in ("ganzhi", "relation", "palace", "branch", "generation"):
            assert exercise.key in lines[-1].text


def test_what_later_books_add_is_said_to_be_theirs() -> None:
    """A step that is not the book's says whose it is in the language spoken, and the others keep their §."""
    steps = exercise_of("womb@878787/school=火土同").derivation()
    assert {line.aside for line in WORDS.render(Derivation(steps))} == {"§2", "后来的书", "§26"}
    assert "later manuals" in {line.aside for line in English().render(Derivation(steps))}


@pytest.mark.parametrize("skill_id", ASKED)
def test_the_groundwork_is_told_without_what_is_withheld(skill_id: str) -> None:
    """Told only as far as the question allows, the sentences are still whole."""
    some = exercises(skill_id)
    for exercise in some[:: max(1, len(some) // 120)]:
        for line in WORDS.render(Derivation(exercise.groundwork(), stops=True)):
            assert not holes(line.text), f"{exercise.resolved}: {line.text}"
        whole = exercise.groundwork()
        for place in range(len(whole)):
            for line in WORDS.render(Derivation((*whole[:place], *whole[place + 1 :]), stops=True)):
                assert "None" not in line.text
                assert "{" not in line.text


QUESTIONS = [
    "{line}爻是什么六亲",
    "{line}爻伏的是什么",
    "{line}爻伏的是什么六亲",
    "{line}爻的干支",
    "{line}爻属木",
    "{line}爻的墓",
    "{line}爻的绝",
    "{line}爻的纳音",
    "{line}爻空",
    "{line}爻是亲爻",
    "{line}爻旺",
    "{line}爻临青龙",
    "{line}爻变出什么",
    "{line}爻变出什么六亲",
    "属什么",
    "是乾宫",
    "是一世",
    "世在三爻",
    "应在三爻",
    "间爻",
    "缺妻财",
    "卦身",
    "能勾三合",
]


@pytest.mark.parametrize("asked", QUESTIONS)
def test_every_cell_that_can_be_asked_about_is_told(asked: str) -> None:
    """On dated charts with a moving line, whatever 为什么 can be asked about is told in whole sentences."""
    moment = make_moment(month="寅", day="甲子")
    for hexagram in HEXAGRAMS:
        for line in LINES if "{line}" in asked else (1,):
            chart = dress(cast_moving(hexagram.bits, (line,)), moment)
            question = read_question(asked.format(line=line), chart)
            assert question.chart is chart
            steps = [s for s in chart.derivation(question.key) if s.key == question.key or s.key[0] not in LOOKUPS]
            told = {step.path: step for step in steps}
            for step in steps:
                assert step.key[0] in TELLERS, step.path
                finished(WORDS.step(step, told), step)


def test_a_named_hexagram_is_asked_about_whatever_follows() -> None:
    """姤卦身、姤卦二爻、姤之鼎五爻: the name is cut off, 卦身 is not cut in two."""
    for text, cast, key in (
        ("姤卦身是午", "姤", ("body",)),
        ("归妹卦身", "归妹", ("body",)),
        ("姤卦二爻是子孙", "姤", ("relation", 2)),
        ("姤之鼎五爻变出什么六亲", "姤之鼎", ("changed_relation", 5)),
        ("877797五爻变出什么", "姤之鼎", ("changed", 5)),
        ("天风姤是乾宫", "姤", ("palace",)),
    ):
        question = read_question(text, None)
        assert question.key == key
        assert question.chart.thrown() == parse_cast(cast)


def test_the_way_to_a_palace_is_told_as_the_book_finds_it() -> None:
    """Up to 三世 by the upper trigram, from 四世 to 游魂 by the lower flipped, 归魂 by the lower as it is."""
    for name, trigram in (("姤", "上卦"), ("观", "下卦"), ("晋", "下卦"), ("大有", "下卦")):
        chart = dress(parse_cast(name))
        steps = {step.path: step for step in chart.derivation(("palace",))}
        text = WORDS.step(steps["palace"], steps)
        assert trigram in text
        assert "乾" in text
