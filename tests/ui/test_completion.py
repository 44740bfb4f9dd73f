"""Completion: what may come next is offered by name, by pinyin and by other spellings."""

from __future__ import annotations

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from hzl_tutor.engine import HEXAGRAMS, parse_cast
from hzl_tutor.tutor.answers import read_answer
from hzl_tutor.tutor.commands import COMMANDS, read_command
from hzl_tutor.tutor.messages import Expect
from hzl_tutor.tutor.skill_names import GROUPS
from hzl_tutor.tutor.skills import SKILLS, skills_named
from hzl_tutor.tutor.vocabulary import CANONICAL
from hzl_tutor.ui.completion import WordCompleter
from hzl_tutor.ui.offers import answer_words, command_words, hexagram_words, skill_words
from hzl_tutor.words.language import language
from hzl_tutor.words.zh_hans import screen

UNITS = [("2", "六亲根源"), ("8", "占财伏鬼")]
TERMS = [("墓", "mu", "库"), ("伏神", "fushen", "hidden")]
FREE = Expect()


def completer(expects: Expect = FREE) -> WordCompleter:
    """Return a completer for what is open."""
    return WordCompleter(lambda: expects, language(), lambda: UNITS, lambda: TERMS)


def results(typed: str, expects: Expect = FREE) -> list[str]:
    """Return the whole lines that `typed` can be completed to, best first."""
    found = completer(expects).get_completions(Document(typed), CompleteEvent())
    return [typed[: len(typed) + one.start_position] + one.text for one in found]


def asked(kind: str) -> Expect:
    """Return what is open while an answer of this kind is wanted."""
    return Expect(mode="drill", kind=kind, code="x~1", choices=3 if kind == "choice" else 0)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("re", "reveal"),
        ("盘 gou", "盘 姤"),
        ("盘gou", "盘姤"),
        ("chart dach", "chart 大畜"),
        ("chart daxu", "chart 大畜"),
        ("盘 风雷", "盘 益"),
        ("盘 姤之d", "盘 姤之大有"),
        ("盘 lv", "盘 履"),
        ("盘 妹", "盘 归妹"),
        ("练 伏", "练 伏神"),
        ("drill 六亲 najia.a", "drill 六亲 najia.all"),
        ("课 占", "课 8"),
        ("什么是 fu", "什么是 伏神"),
        ("what 库", "what 墓"),
        (":pro", ":progress"),
        ("：进", "：进度"),
    ],
)
def test_free_lines(typed: str, first: str) -> None:
    """Commands by either language, and what may follow them: hexagrams, skills, lessons, terms."""
    assert results(typed)[0] == first


@pytest.mark.parametrize(
    ("kind", "typed", "first"),
    [
        ("relation", "zs", "子孙"),
        ("relation", "孫", "子孙"),
        ("relation", "gui", "官鬼"),
        ("row6:relation", "父母 子孙 xd", "父母 子孙 兄弟"),
        ("ganzhi", "jiaz", "甲子"),
        ("row6:ganzhi", "甲子，bingyin", "甲子，丙寅"),
        ("palace", "qia", "乾"),
        ("generation", "you", "游魂"),
        ("line", "4", "四爻"),
        ("set:branch", "shen、z", "shen、子"),
        ("stage", "linguan", "临官"),
        ("choice", "2", "2"),
        ("sheet", "六", "六亲"),
        ("sheet", "gan", "干支"),
        ("sheet", "六亲 父母 zs", "六亲 父母 子孙"),
        ("sheet", "宫 qia", "宫 乾"),
    ],
)
def test_answers(kind: str, typed: str, first: str) -> None:
    """While an answer is open its words are offered, for rows and sets the last of them."""
    found = results(typed, asked(kind))
    assert found[:1] == [first] or (typed == first and not found)


def test_answers_come_before_commands_while_a_question_is_open() -> None:
    """Values first, then the few commands that belong to a question; behind a colon or a slash all commands."""
    assert results("re", asked("relation")) == ["reveal"]
    assert results("fu", asked("relation")) == ["父母"]
    assert results("tis", asked("relation")) == ["提示"]
    assert results("guo", asked("relation")) == []
    assert results("dri", asked("relation")) == []
    assert results("", asked("relation")) == ["父母", "兄弟", "子孙", "妻财", "官鬼"]
    for lead in (":", "/", "："):
        assert results(f"{lead}dri", asked("relation"))[0] == f"{lead}drill"
        assert results(f"{lead}re", asked("relation"))[0] == f"{lead}reveal"


def test_prose_that_waits_offers_commands() -> None:
    """Between two paragraphs no answer is open, so commands need no colon."""
    assert results("再", Expect(mode="lesson", unit="2", kind="continue")) == ["再见"]


def test_options_of_a_choice_are_numbered_and_shown() -> None:
    """All numbers are offered, each with the words of its option, and the words find the number."""
    made = completer(asked("choice"))
    made.options = ["偏好", "偏坏", "不好说"]
    found = list(made.get_completions(Document(""), CompleteEvent()))
    assert [(one.text, one.display_meta_text) for one in found] == [("1", "偏好"), ("2", "偏坏"), ("3", "不好说")]
    assert [one.text for one in made.get_completions(Document("偏坏"), CompleteEvent())] == ["2"]


@pytest.mark.parametrize("kind", sorted({skill.kind for skill in SKILLS.values()} - {"chart"}))
def test_every_offered_answer_can_be_read(kind: str) -> None:
    """For every kind of answer in the program, what is offered is read back as the value it stands for."""
    base = kind.rsplit(":", 1)[-1]
    offered = [word.text for word in answer_words(kind)]
    assert [read_answer(base, word)[0] for word in offered] == list(CANONICAL[base])


def test_every_offered_name_is_understood() -> None:
    """What is offered after 盘 is a hexagram, after 练 a skill or a group, and every command is a command."""
    assert [parse_cast(word.text).hexagram for word in hexagram_words()] == list(HEXAGRAMS)
    offered = [word.text for word in skill_words(language())]
    assert len(offered) == len(set(offered))
    assert {*SKILLS, *GROUPS} <= set(offered)
    assert {skill for name in offered for skill in skills_named(name)} == set(SKILLS)
    called = [read_command(word.text) for word in command_words()]
    assert None not in called
    assert {command.id for command in called if command} == {command.id for command in COMMANDS}


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("找 财伏", "找 财伏鬼"),
        ("找 cfg", "找 财伏鬼"),
        ("找 财伏鬼 世", "找 财伏鬼 世下"),
        ("找 归魂、缺", "找 归魂、缺妻财"),
        ("找 S08", "找 S08.R1"),
        ("find wealth un", "find wealth under officer"),
        ("断 求", "断 求财"),
        ("断 遁 hunyin", "断 遁 婚姻"),
        ("断 du", "断 遁"),
        ("read dun wea", "read dun wealth"),
        ("断 遁 求财 n", "断 遁 求财 男"),
    ],
)
def test_what_may_follow_find_and_read(typed: str, offered: str) -> None:
    """Behind 找 its terms and the rules that go by the hexagram; behind 断 hexagrams, topics and askers, by sound too."""
    assert offered in results(typed)


def test_every_command_says_what_it_is_for() -> None:
    """No command of the conversation is without its words in the menu."""
    assert [command.id for command in COMMANDS if command.id not in screen.COMMANDS] == []


def test_nothing_is_made_before_it_is_asked_for() -> None:
    """Lessons and terms are read when first offered, not when the completer is made."""
    asked_for: list[str] = []

    def units() -> list[tuple[str, str]]:
        asked_for.append("units")
        return UNITS

    def terms() -> list[tuple[str, ...]]:
        asked_for.append("terms")
        return list(TERMS)

    made = WordCompleter(lambda: FREE, language(), units, terms)
    assert asked_for == []
    list(made.get_completions(Document("课 "), CompleteEvent()))
    assert asked_for == ["units"]


def test_an_examination_offers_its_parts_and_no_help() -> None:
    """Behind 考 stand the parts of the course, in Chinese and letters; on a paper only what it allows is offered."""
    assert {"考 五乡", "考 序课"} <= {*results("考 wu"), *results("考 xu")}
    assert "exam homes" in results("exam ho")
    paper = Expect(mode="exam", kind="relation", code="x~1")
    assert "skip" in results("sk", paper)
    assert "hint" in results("hi", asked("relation"))
    assert "hint" not in results("hi", paper)
