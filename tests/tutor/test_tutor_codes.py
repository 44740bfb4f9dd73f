"""Codes as people type them: Chinese or English, full-width or half, and one spelling in the end."""

from __future__ import annotations

import pytest
from sittings import asked, sit

from hzl_tutor.engine import SIXTY
from hzl_tutor.tutor.codes import PARAM_NAMES, PARAM_WORDS, looks_like_code, spelled_code
from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.param_values import READERS
from hzl_tutor.tutor.skill_names import NAMES
from hzl_tutor.tutor.skills import SKILLS


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("relation.line~17", "relation.line~17"),
        ("ｒｅｌａｔｉｏｎ．ｌｉｎｅ～１７", "relation.line~17"),
        ("Relation.Line ~ 17", "relation.line~17"),
        ("relation。line～17", "relation.line~17"),
        ("一爻六亲～１７", "relation.line~17"),
        ("一爻六親〜17", "relation.line~17"),
        ("一爻六亲＠姤／爻＝２", "relation.line@姤/line=2"),
        ("一爻六亲@姤、爻=二", "relation.line@姤/line=2"),
        ("relation.line@gou/line=second", "relation.line@gou/line=2"),
        ("五行之墓@/五行=木/土=辰", "tomb.element@/element=木/school=水土同"),
        ("tomb.element@/element=wood/school=xu", "tomb.element@/element=木/school=火土同"),
        ("合冲刑害@/两支=子卯", "branches.relation@/branches=子卯"),
        ("branches.relation@/branches=zi-mao", "branches.relation@/branches=子卯"),
        ("void@/day=jiazi", "void@/day=甲子"),
        ("缺亲伏处@姤/六亲=财", "hidden.where@姤/relation=妻财"),
        ("一爻伏神@姤/爻=2/伏神=所缺", "hidden.line@姤/line=2/hidden=missing"),
    ],
)
def test_a_code_has_one_spelling(typed: str, code: str) -> None:
    """However it is typed, it is known for a code and read as the same exercise."""
    assert looks_like_code(typed)
    assert spelled_code(typed) == code
    assert exercise_of(typed) == exercise_of(code)


@pytest.mark.parametrize("skill", SKILLS)
def test_its_own_spelling_stays_as_it_is(skill: str) -> None:
    """The code that is shown, by seed or by chart, is not changed in any place."""
    for seed in range(20):
        drawn = draw(SKILLS[skill], seed)
        assert spelled_code(drawn.code) == drawn.code
        assert spelled_code(drawn.resolved) == drawn.resolved


@pytest.mark.parametrize("line", ["官鬼", "甲子～", "2@3", "不是~", "@", "~", "一爻六亲", "姤之鼎", "二爻 官鬼", ""])
def test_what_is_no_code_is_taken_for_none(line: str) -> None:
    """Without the name of a skill before its sign a line is something else."""
    assert not looks_like_code(line)


def test_every_parameter_has_a_chinese_name_and_ascii_values() -> None:
    """Whoever types only Han can name each parameter, and whoever types only ASCII can write each of its values."""
    assert set(PARAM_NAMES.values()) == set(READERS)
    for param, words in PARAM_WORDS.items():
        pairs = param in ("day", "ganzhi")  # which have words for the 120 pairs, sixty of which are none
        for value in set(map(str, SIXTY)) if pairs else set(words.values()):
            spelled = {word for word, meant in words.items() if meant == value} | {value}
            assert any(word.isascii() for word in spelled), (param, value)
            assert any(not word.isascii() for word in spelled), (param, value)
    assert set(NAMES.values()) == set(SKILLS)


@pytest.mark.parametrize(
    "line", ["练 relation.line@877777/line=2", "練 一爻六親＠姤、爻＝二", "drill relation.line@gou/line=2"]
)
def test_a_code_behind_the_word_for_exercises_is_that_exercise(line: str) -> None:
    """练 with a code asks that one, as the code alone does."""
    said = sit().feed(line)
    assert asked(said).exercise.code == "relation.line@877777/line=2"
