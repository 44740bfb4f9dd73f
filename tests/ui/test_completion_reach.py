"""Completion reaches everything by everything: Chinese, 繁, pinyin, initials and English, and tells nothing of the answer."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from hzl_tutor.engine import HEXAGRAMS
from hzl_tutor.engine.hexagrams import Hexagram
from hzl_tutor.tutor.codes import PARAM_NAMES, looks_like_code, spelled_code
from hzl_tutor.tutor.commands import COMMANDS
from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.messages import Expect
from hzl_tutor.tutor.skill_names import GROUPS, NAMES
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.vocabulary import BY_KIND, CANONICAL
from hzl_tutor.ui.completion import WordCompleter
from hzl_tutor.ui.han import syllables
from hzl_tutor.ui.offers import answer_words, command_words, hexagram_words, skill_words
from hzl_tutor.words.language import language
from hzl_tutor.words.readings import readings
from hzl_tutor.words.terms import TERMS
from hzl_tutor.words.terms.finding import names
from hzl_tutor.words.terms.term import toneless

VALUES = [(kind, value) for kind, values in CANONICAL.items() for value in values]
IMAGES = {
    "天": "tian",
    "泽": "ze",
    "火": "huo",
    "雷": "lei",
    "风": "feng",
    "水": "shui",
    "山": "shan",
    "地": "di",
    "为": "wei",
}


def results(typed: str, expects: Expect = Expect()) -> list[str]:  # noqa: B008 - a frozen value
    """Return the lines that `typed` can become, and itself, which needs no completing."""
    made = WordCompleter(lambda: expects, language(), list, lambda: [names(term) for term in TERMS])
    found = made.get_completions(Document(typed), CompleteEvent())
    return [typed, *(typed[: len(typed) + one.start_position] + one.text for one in found)]


def asked(kind: str) -> Expect:
    """Return what is open while an answer of this kind is wanted."""
    return Expect(mode="drill", kind=kind, code="x~1")


def initials(sounds: Iterable[str]) -> str:
    """Return the first letter of each syllable."""
    return "".join(sound[0] for sound in sounds)


@pytest.mark.parametrize(("kind", "value"), VALUES, ids=[f"{kind}-{value}" for kind, value in VALUES])
def test_every_value_is_reached_every_way(kind: str, value: str) -> None:
    """A value is offered for its 简, its 繁, its whole pinyin, the first letters of it, and each word of its English."""
    reading = readings(kind)[value]
    text = answer_words(kind)[CANONICAL[kind].index(value)].text
    sounds = [toneless(syllable) for syllable in reading.syllables]
    ways = [text, reading.traditional, reading.pinyin, "".join(sounds), initials(sounds)]
    ways += [word for word in re.findall("[A-Za-z]+", reading.english) if len(word) > 2]
    for way in ways:
        for typed in (way, way[: max(1, len(way) - 1)], way.upper()):
            assert text in results(typed, asked(kind)), typed
            assert f"甲 {text}" in results(f"甲 {typed}", asked(f"row6:{kind}")), typed


def test_readings_and_answers_agree() -> None:
    """For each value with pinyin among its answers, the table of readings has that pinyin."""
    for kind, value in VALUES:
        spelled = {word for word, meant in BY_KIND[kind].items() if meant == value and word.isascii()}
        sounds = [toneless(syllable) for syllable in readings(kind)[value].syllables]
        assert kind in ("number", "clause", "yesno") or {"".join(sounds), sounds[0]} & spelled, (kind, value)


@pytest.mark.parametrize("hexagram", HEXAGRAMS, ids=[hexagram.name for hexagram in HEXAGRAMS])
def test_every_hexagram_is_reached_every_way(hexagram: Hexagram) -> None:
    """By short and full name, 简 and 繁, a part of either, by pinyin and its first letters, after a command and alone."""
    name = [toneless(syllable) for syllable in hexagram.pinyin.split()]
    pure = hexagram.lower is hexagram.upper
    images = [IMAGES[mark] for mark in (hexagram.full_name[1:] if pure else hexagram.full_name[:2])]
    full = [*name, *images] if pure else [*images, *name]
    names = [hexagram.name, hexagram.traditional, hexagram.full_name, hexagram.full_traditional, hexagram.full_name[1:]]
    for way in [*names, "".join(name), "".join(full), initials(name), initials(full), hexagram.pinyin]:
        assert f"盘 {hexagram.name}" in [*results(f"盘 {way}"), f"盘 {way}"], way
        assert hexagram.name in results(way), way


def test_first_letters_that_fit_several_offer_all_of_them() -> None:
    """`lv` is 履 and 旅, `jj` 既济, `tfg` 天风姤 alone; 乾 and 谦 are both `qian`."""
    assert results("盘 lv")[1:] == ["盘 履", "盘 旅"]
    assert results("盘 tfg")[1:] == ["盘 姤"]
    assert results("盘 qian")[1:3] == ["盘 乾", "盘 谦"]
    short = {hexagram.name: initials(map(toneless, hexagram.pinyin.split())) for hexagram in HEXAGRAMS}
    for letters in set(short.values()):
        offered = results(f"盘 {letters}")
        assert {f"盘 {name}" for name, own in short.items() if own == letters} <= set(offered)


def test_commands_skills_and_terms_are_reached_by_pinyin_and_first_letters() -> None:
    """Each Chinese name of a command, a skill, a group or a term has its sounds in the table, and is found by them."""
    for command in COMMANDS:
        name = command.names[0]
        for way in ("".join(syllables(name)), initials(syllables(name)), name[:1]):
            assert way, name
            assert name in results(way)
    for name in (*NAMES, *(group for group in GROUPS if not group.isascii())):
        sounds = syllables(name)
        assert sounds, name
        offered = {*results(f"练 {''.join(sounds)}"), *results(f"练 {initials(sounds)}")}
        assert {f"练 {name}", f"练 {NAMES.get(name)}"} & offered, name
    for term in TERMS:
        for typed in (term.toneless, term.initials):
            assert f"什么是 {term.simplified}" in results(f"什么是 {typed}"), typed


@pytest.mark.parametrize("skill", SKILLS)
def test_every_code_can_be_completed_to(skill: str) -> None:
    """By id and by Chinese name, with its hexagram, its parameters and their values, and it is the exercise it should be."""
    drawn = draw(SKILLS[skill], 5)
    name = next(name for name, known in NAMES.items() if known == skill)
    assert f"{skill}~" in results(skill[:-1])
    assert f"{name}~" in results("".join(syllables(name)))
    typed = f"{name}@"
    if drawn.cast:
        own = drawn.cast.hexagram.name
        assert typed + own in results(typed + own)
        typed += str(drawn.cast)
    for param, value in drawn.params.items():
        chinese = next(word for word, meant in PARAM_NAMES.items() if meant == param)
        assert f"{typed}/{chinese}=" in results(f"{typed}/{chinese[:1]}")
        assert f"{typed}/{param}=" in results(f"{typed}/{param[:2]}")
        typed += f"/{chinese}={value}"
        assert param == "branches" or typed in results(typed[: -len(value)])
    assert looks_like_code(typed)
    assert exercise_of(typed) == drawn
    assert exercise_of(spelled_code(typed)) == drawn


@pytest.mark.parametrize("skill", [skill for skill in SKILLS if skill != "dress"])
def test_what_is_offered_knows_nothing_of_the_key(skill: str) -> None:
    """Twelve exercises of a skill, with different keys, are offered the same values in the same order."""
    kind = SKILLS[skill].kind
    seen = set()
    for seed in range(12):
        expects = Expect(mode="drill", skill=skill, kind=kind, code=f"{skill}~{seed}")
        seen.add(tuple(results("", expects)[1:]))
    assert len(seen) == 1
    assert len(seen.pop()) == len(CANONICAL[kind.rsplit(":", 1)[-1]])


def test_a_row_is_completed_word_by_word() -> None:
    """The value being typed is completed, after blanks, marks, line names, or right behind a whole value."""
    row = asked("row6:relation")
    for typed in ("父母 子孙 xd", "父母，子孙，xd", "初：父母 二：子孙 三：xd", "父母子孙兄"):
        assert results(typed, row)[1].endswith("兄弟"), typed


def test_the_meaning_stands_beside_each_entry() -> None:
    """官鬼 has its pinyin and its English beside it; readers of 繁 see its own form; no command is without a word."""
    (officer,) = [word for word in answer_words("relation") if word.text == "官鬼"]
    assert officer.meaning == "guānguǐ · Officer/Ghost"
    (wealth,) = [word for word in answer_words("relation", "zh-Hant") if word.text == "妻财"]
    assert wealth.meaning.startswith("妻財 · ")
    for word in (*command_words(), *hexagram_words(), *skill_words(language())):
        assert word.meaning


def test_nothing_beside_a_value_is_what_may_be_asked_about_it() -> None:
    """No phase stands beside a branch, a 干支, a palace or a hexagram: that would be half the answer to many questions."""
    for word in (*answer_words("branch"), *answer_words("ganzhi"), *answer_words("palace")):
        assert not re.search(r"[木火土金]|\b(wood|fire|earth|metal)\b", word.meaning)
