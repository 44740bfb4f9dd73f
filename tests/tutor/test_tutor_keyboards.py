"""Everything can be done from either keyboard: with ASCII alone, and with Han, full-width digits and marks alone."""

from __future__ import annotations

import pytest
from keyboards import KEYBOARDS, Keyboard
from sittings import put, sit, told

from hzl_tutor.engine import HEXAGRAMS, SIXTY, Branch, WrongKindError, parse_dressing
from hzl_tutor.engine.ganzhi import BRANCH_PINYIN, STEM_PINYIN
from hzl_tutor.engine.notation import plain_pinyin
from hzl_tutor.tutor.choosing import option_meant
from hzl_tutor.tutor.codes import looks_like_code
from hzl_tutor.tutor.commands import COMMANDS, Command, read_command
from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.english import in_chinese
from hzl_tutor.tutor.messages import Message, NotUnderstood, Say, Suppose, Verdict
from hzl_tutor.tutor.mistake_book import ALL
from hzl_tutor.tutor.sections import SECTIONS
from hzl_tutor.tutor.skill_names import NAMES
from hzl_tutor.tutor.skills import SKILLS, skills_named
from hzl_tutor.tutor.vocabulary import CANONICAL
from hzl_tutor.tutor.why import read_question
from hzl_tutor.words.terms import TERMS, find
from hzl_tutor.words.terms.finding import names

BOTH = pytest.mark.parametrize("keyboard", KEYBOARDS, ids=[keyboard.name for keyboard in KEYBOARDS])
HEXAGRAM = {True: "gou>ding yin month jiazi day", False: "姤之鼎　寅月　甲子日"}
CELLS = {
    True: [
        ("gou line 2 hidden", ("hidden", 2)),
        ("palace", ("palace",)),
        ("world", ("world",)),
        ("2", ("relation", 2)),
    ],
    False: [("姤二爻伏神", ("hidden", 2)), ("本宫", ("palace",)), ("世", ("world",)), ("２爻", ("relation", 2))],
}
SUPPOSED = {True: "world 3", False: "世在三爻"}


def follows(command: Command, keyboard: Keyboard) -> str:
    """Something that may follow a command, as this keyboard has it."""
    ascii_only = keyboard.ascii
    if command.id == "atlas":
        return "najia gou" if ascii_only else "纳甲　姤"
    return {
        "unit": keyboard.typed("2"),
        "skill": "relation.line 5" if ascii_only else "一爻六亲　５",
        "hexagram": HEXAGRAM[ascii_only],
        "term": "fushen" if ascii_only else "伏神",
        "cell": SUPPOSED[ascii_only] if command.id == "suppose" else CELLS[ascii_only][0][0],
        "reading": "gou yin month jiazi day wealth man 27" if ascii_only else "姤　寅月　甲子日　求财　男　２７",
        "query": "wealth under officer at world" if ascii_only else "财伏鬼　世下",
        "track": "homes" if ascii_only else "五乡～７",
        "file": "chart kept.txt" if ascii_only else "盘　卦稿",
        "section": keyboard.typed("8"),
        "": "",
    }[command.takes]


def refused(said: list[Message]) -> list[Message]:
    """What tells that a line was not understood; these conversations have no almanac, which is no matter of typing."""
    found: list[Message] = [one for one in said if isinstance(one, Say) and "unknown" in one.id]
    return found + [
        one
        for one in said
        if isinstance(one, NotUnderstood)
        and not (isinstance(one.error, WrongKindError) and one.error.found == "no-almanac")
    ]


@BOTH
@pytest.mark.parametrize("command", COMMANDS, ids=[command.id for command in COMMANDS])
def test_every_command(command: Command, keyboard: Keyboard) -> None:
    """A command has a name on each keyboard; with a colon, a blank and what may follow it, it is understood."""
    typed = keyboard.call(command, follows(command, keyboard))
    for line in (typed, f"{keyboard.typed(':')}{typed}", f"{keyboard.typed('/')}{typed}"):
        assert keyboard.has(line)
        called = read_command(line)
        assert called
        assert called.id == command.id
    session = sit()
    shown = next(one for one in COMMANDS if one.id == "chart")
    assert not refused(session.feed(keyboard.call(shown, HEXAGRAM[keyboard.ascii])))
    said = session.feed(typed)
    assert said
    assert not refused(said), told(said)


@BOTH
@pytest.mark.parametrize("skill", SKILLS)
def test_every_exercise_and_its_answer(skill: str, keyboard: Keyboard) -> None:
    """Each skill is drilled by name, its exercises opened by code, and each right answer can be typed and is right."""
    name = skill if keyboard.ascii else next(name for name, known in NAMES.items() if known == skill)
    assert skill in skills_named(name)
    seeded = f"{name}{keyboard.typed('~17')}"
    assert keyboard.has(seeded)
    assert exercise_of(seeded) == draw(SKILLS[skill], 17)
    for seed in range(8):
        exercise = draw(SKILLS[skill], seed)
        code, answer = keyboard.code(exercise), keyboard.answer(exercise)
        assert keyboard.has(code)
        assert looks_like_code(code)
        assert exercise_of(code) == exercise
        assert answer
        assert keyboard.has(answer), answer
        (verdict,) = [one for one in put(exercise).feed(answer) if isinstance(one, Verdict)][:1]
        assert verdict.judgement.right, answer


@BOTH
def test_every_value_of_every_section(keyboard: Keyboard) -> None:
    """A sheet's sections have names on each keyboard, and so have all values of the kinds that fill them."""
    for section in SECTIONS:
        assert keyboard.of(section.names)
    for kind, values in CANONICAL.items():
        for value in values:
            assert keyboard.value(kind, value), (kind, value)


@BOTH
def test_every_option_of_a_choice(keyboard: Keyboard) -> None:
    """Options are chosen by number on either keyboard, by 一二三 on the one and by letters on the other."""
    options = ["偏好", "偏坏", "不好说", "看月令"]
    for place in range(4):
        assert option_meant(keyboard.typed(str(place + 1)), options) == place
        assert option_meant("abcd"[place] if keyboard.ascii else "一二三四"[place], options) == place


@BOTH
def test_every_hexagram_and_moment(keyboard: Keyboard) -> None:
    """The sixty-four by name or pinyin or by digits, with a month and a day of the sixty."""
    images = {"天": "tian", "泽": "ze", "火": "huo", "雷": "lei", "风": "feng", "水": "shui", "山": "shan", "地": "di"}
    for hexagram, day in zip(HEXAGRAMS, (*SIXTY, *SIXTY[:4]), strict=True):
        front = "".join(images.get(mark, "") for mark in hexagram.full_name[:2])
        own = plain_pinyin(hexagram.pinyin)
        pure = hexagram.lower is hexagram.upper
        spelled = f"{own}wei{images[hexagram.lower.image]}" if pure else front + own
        month = tuple(Branch)[hexagram.number % 12]
        latin = f"{spelled} {BRANCH_PINYIN[month]} month {STEM_PINYIN[day.stem]}{BRANCH_PINYIN[day.branch]} day"
        line = latin if keyboard.ascii else f"{hexagram.full_name}　{month}月　{day}日"
        assert keyboard.has(line)
        cast, moment = parse_dressing(line)
        assert cast.hexagram is hexagram
        assert moment
        assert (moment.month, moment.day) == (month, day)
        digits = hexagram.bits.replace("1", "7").replace("0", "8")
        assert parse_dressing(keyboard.typed(digits))[0].hexagram is hexagram


@BOTH
def test_every_term(keyboard: Keyboard) -> None:
    """Each term of the book is found by a name that this keyboard has, itself or among those that are written alike."""
    for term in TERMS:
        name = keyboard.of((*names(term), term.toneless))
        found = find(name)
        assert found, term.id
        assert term in (found.term, *found.others), term.id


@BOTH
def test_cells_and_suppositions(keyboard: Keyboard) -> None:
    """为什么 and 若 are asked of a line, of a hexagram's line and of whole cells."""
    session = sit()
    session.feed(keyboard.call(COMMANDS[[one.id for one in COMMANDS].index("chart")], HEXAGRAM[keyboard.ascii]))
    here = session._desk.here
    for text, key in CELLS[keyboard.ascii]:
        assert keyboard.has(text)
        assert read_question(in_chinese(text), here).key == key
    suppose = next(one for one in COMMANDS if one.id == "suppose")
    assert [one for one in session.feed(keyboard.call(suppose, SUPPOSED[keyboard.ascii])) if isinstance(one, Suppose)]
    assert keyboard.of(tuple(sorted(ALL)))
