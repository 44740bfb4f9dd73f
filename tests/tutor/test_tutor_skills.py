"""The table of skills is the one that was agreed, row by row."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from hzl_tutor.engine import HEXAGRAMS, HuoZhuLin
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.param_values import READERS
from hzl_tutor.tutor.skill_names import GROUPS, NAMES
from hzl_tutor.tutor.skills import SKILLS, UnknownSkillError, beneath, nearest_skills, skills_named


class Row(NamedTuple):
    """A row of the agreed table: kind of answer, parameters, what is shown, and exercises with their keys."""

    kind: str
    params: str
    shown: str
    keys: dict[str, str]


AGREED: dict[str, Row] = {
    "trigram": Row("palace", "lines", "", {"@/lines=110": "兑", "@/lines=100": "震"}),
    "element.branch": Row("element", "branch", "", {"@/branch=辰": "土", "@/branch=亥": "水"}),
    "cycle": Row("element", "element relation", "", {"@/element=金/relation=官鬼": "火"}),
    "palace": Row("palace", "", "cast", {"@姤": "乾"}),
    "generation": Row("generation", "", "cast", {"@姤": "一世"}),
    "world": Row("line", "", "cast", {"@姤": "1"}),
    "response": Row("line", "", "cast", {"@姤": "4"}),
    "najia.line": Row("ganzhi", "line", "cast", {"@姤/line=2": "辛亥"}),
    "najia.all": Row("row6", "", "cast", {"@姤": "辛丑 辛亥 辛酉 壬午 壬申 壬戌"}),
    "relation.line": Row("relation", "line", "cast ganzhi", {"@姤/line=2": "子孙"}),
    "relation.all": Row("row6", "", "cast ganzhi", {"@姤": "父母 子孙 兄弟 官鬼 兄弟 父母"}),
    "relation.missing": Row("set", "", "cast", {"@姤": "妻财", "@乾": "无"}),
    "relation.changed": Row("relation", "line", "cast moving", {"@877797/line=5": "父母"}),
    "hidden.line": Row("ganzhi", "line", "cast", {"@姤/line=2": "甲寅"}),
    "hidden.relation": Row("relation", "line", "cast", {"@姤/line=2": "妻财"}),
    "hidden.all": Row("row6", "", "cast", {"@姤": "甲子 甲寅 甲辰 壬午 壬申 壬戌"}),
    "hidden.where": Row("line", "relation", "cast", {"@姤/relation=妻财": "2"}),
    "hidden.home": Row("relation", "relation line", "cast", {"@遁/relation=妻财/line=2": "官鬼"}),
    "own": Row("yesno", "line", "cast", {"@姤/line=4": "是", "@姤/line=1": "否"}),
    "body": Row("branch", "", "cast", {"@姤": "午"}),
    "body.lines": Row("set", "", "cast", {"@姤": "4", "@履": "无", "@临": "3 4"}),
    "season.state": Row("state", "element month", "", {"@/element=木/month=寅": "旺"}),
    "stage": Row("stage", "element branch school", "", {"@/element=木/branch=未/school=水土同": "墓"}),
    "tomb.element": Row(
        "branch",
        "element school",
        "",
        {"@/element=木": "未", "@/element=土": "辰", "@/element=土/school=火土同": "戌"},
    ),
    "tomb.line": Row("branch", "line school", "cast ganzhi", {"@姤/line=1": "辰"}),
    "tomb.fault": Row(
        "set", "day school", "cast day", {"@乾/day=甲子": "应", "@姤/day=甲子": "无", "@剥/day=丙辰": "日"}
    ),
    "void": Row("set", "day", "", {"@/day=甲子": "戌 亥"}),
    "branches.relation": Row("set", "branches", "", {"@/branches=寅巳": "刑 害", "@/branches=子寅": "无"}),
    "trine": Row("set", "", "cast", {"@大有": "申 子 辰", "@姤": "无"}),
    "nayin": Row("nayin", "ganzhi", "", {"@/ganzhi=甲子": "海中金"}),
    "number": Row("set", "element", "", {"@/element=金": "4 9"}),
}


def test_the_skills_agreed_are_there() -> None:
    """Every skill of the agreed table exists; later ones only add to it."""
    assert set(SKILLS) >= set(AGREED)


@pytest.mark.parametrize("skill_id", AGREED)
def test_a_row_of_the_table_is_the_agreed_one(skill_id: str) -> None:
    """Kind of answer, parameters and what stands in the question are those agreed."""
    skill, row = SKILLS[skill_id], AGREED[skill_id]
    assert skill.id == skill_id
    assert skill.kind.partition(":")[0] == row.kind
    assert set(skill.params) == set(row.params.split())
    assert skill.shown == tuple(row.shown.split())
    assert skill.rev >= 1


@pytest.mark.parametrize(
    ("code", "key"), [(skill + at, key) for skill, row in AGREED.items() for at, key in row.keys.items()]
)
def test_a_key_is_written_as_agreed(code: str, key: str) -> None:
    """The key of the agreed example, and of a few beside it, is one string: line 1 first, single blanks, 无 for nothing."""
    assert exercise_of(code).key == key


def test_what_a_skill_needs_is_a_skill_and_comes_before_it() -> None:
    """Every prerequisite exists and stands earlier in the table, so there are no circles."""
    seen: set[str] = set()
    for skill in SKILLS.values():
        assert set(skill.needs) <= seen, skill.id
        seen.add(skill.id)


def test_beneath_is_everything_a_skill_rests_on() -> None:
    """``beneath`` holds the skill itself and is closed under needs."""
    for skill in SKILLS.values():
        under = beneath(skill)
        assert skill.id in under
        assert all(set(SKILLS[name].needs) <= under for name in under)
    assert beneath(SKILLS["hidden.where"]) >= {"relation.missing", "palace", "generation", "najia.line", "hidden.line"}
    assert beneath(SKILLS["void"]) == {"void"}


def test_every_parameter_can_be_read() -> None:
    """Each parameter of each skill has a reader, and every skill names cells of the rulebook and a section."""
    for skill in SKILLS.values():
        assert set(skill.params) <= set(READERS)
        assert skill.section.startswith("§")
    exercise = exercise_of("trine@大有")
    assert isinstance(exercise, Exercise)
    assert all(key[0] in HuoZhuLin.cells for key in exercise.keys)


def test_every_group_stands_for_skills_and_hides_none() -> None:
    """A group's name stands for existing skills and is no skill's id; where a skill is called so too, it is among them."""
    for name, skills in GROUPS.items():
        assert skills
        assert set(skills) <= set(SKILLS)
        assert name not in SKILLS
        assert skills_named(name) == skills
        assert NAMES.get(name, skills[0]) in skills
    for skill in SKILLS:
        assert skills_named(skill) == (skill,)


def test_every_skill_has_a_chinese_name_of_its_own() -> None:
    """Each skill is called by exactly one name, and can be asked for by it unless a group is called so."""
    assert sorted(NAMES.values()) == sorted(SKILLS)
    for name, skill in NAMES.items():
        assert skills_named(name) == GROUPS.get(name, (skill,))


@pytest.mark.parametrize(
    ("typed", "near"), [("relation.lin", "relation.line"), ("palce", "palace"), ("六", "六亲"), ("hiden", "hidden")]
)
def test_an_unknown_skill_gets_the_nearest_names(typed: str, near: str) -> None:
    """A name that is no skill is refused with names that are, the one meant among them."""
    with pytest.raises(UnknownSkillError) as caught:
        skills_named(typed)
    assert caught.value.name == typed
    assert near in caught.value.nearest
    assert set(caught.value.nearest) <= {*SKILLS, *GROUPS, *NAMES}


def test_nonsense_has_no_nearest_skill() -> None:
    """What is like no name gets none."""
    assert nearest_skills("") == ()
    assert nearest_skills("鑫鑫鑫") == ()


def test_only_questions_with_a_chart_show_one() -> None:
    """Skills about the tables take no cast, all others take every one of the 64 or say why not."""
    tables = {skill.id for skill in SKILLS.values() if not skill.has_cast}
    assert tables == {
        "trigram",
        "element.branch",
        "cycle",
        "use",
        "helper",
        "season.state",
        "stage",
        "tomb.element",
        "void",
        "branches.relation",
        "nayin",
        "number",
    }
    for hexagram in HEXAGRAMS:
        assert exercise_of(f"palace@{hexagram.bits}").cast is not None
