"""Everything that can be completed to, by kind: answers, commands, hexagrams, skills, lessons, terms, cells and codes.

Every list is whole and in a fixed order, whatever the open question's answer is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from hzl_tutor.book.verses import TITLES as BOOK_TITLES
from hzl_tutor.engine import HEXAGRAMS
from hzl_tutor.engine.hexagrams import OTHER_READINGS, OTHER_SPELLINGS, Hexagram
from hzl_tutor.tutor.answers import base_of
from hzl_tutor.tutor.codes import PARAM_NAMES, PARAM_WORDS
from hzl_tutor.tutor.commands import COMMANDS, Command
from hzl_tutor.tutor.exam import ALLOWED
from hzl_tutor.tutor.sections import SECTIONS
from hzl_tutor.tutor.skill_names import GROUPS, NAMES
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.tracks import TRACKS
from hzl_tutor.tutor.vocabulary import BY_KIND, CANONICAL
from hzl_tutor.ui.han import syllables
from hzl_tutor.ui.matching import Word
from hzl_tutor.words import screen
from hzl_tutor.words.hexagram_titles import TITLES
from hzl_tutor.words.language import Language
from hzl_tutor.words.readings import Reading, readings
from hzl_tutor.words.terms import TERMS
from hzl_tutor.words.terms.term import toneless

LINE_NAMES = ("初爻", "二爻", "三爻", "四爻", "五爻", "上爻")
AT_A_QUESTION = ("hint", "reveal", "skip", "why", "what", "chart", "undo", "another", "help", "stop", "quit")
"""The commands that are offered without their colon while a question is open."""

_CELLS: dict[str, str] = {
    "宫": "palace",
    "世": "world self",
    "应": "response",
    "世次": "generation",
    "卦身": "body",
    "缺": "missing",
}
_ON_A_LINE: dict[str, str] = {"伏": "hidden", "变": "changed", "墓": "tomb", "六亲": "relation", "干支": "ganzhi"}
_IMAGES = dict(zip("天泽火雷风水山地", ["tian", "ze", "huo", "lei", "feng", "shui", "shan", "di"], strict=True))


def beside(reading: Reading, value: str, tag: str) -> str:
    """What stands beside a value in the menu: ``guānguǐ · Officer/Ghost``, for readers of 繁 with its own form before."""
    traditional = reading.traditional if tag == "zh-Hant" and reading.traditional != value else ""
    return " · ".join(filter(None, (traditional, reading.pinyin, reading.english)))


@cache
def answer_words(kind: str, tag: str = "zh-Hans") -> tuple[Word, ...]:
    """The values that an answer of this kind is made of, all of them in the order of the kind."""
    base = base_of(kind)
    return tuple(_value_word(base, value, tag) for value in CANONICAL.get(base, ()))


def _value_word(base: str, value: str, tag: str) -> Word:
    reading = readings(base)[value]
    text = LINE_NAMES[int(value) - 1] if base == "line" else value
    answers = (spelling for spelling, meant in BY_KIND[base].items() if meant == value)
    sounds = tuple(toneless(syllable) for syllable in reading.syllables)
    spellings = dict.fromkeys((text, value, reading.traditional, *answers))
    return Word(text, tuple(spellings), beside(reading, text, tag), (sounds,), reading.english)


@cache
def section_words() -> tuple[Word, ...]:
    """The names of the sections of a sheet."""
    return tuple(_named(section.names[0], section.names) for section in SECTIONS)


@cache
def line_words(tag: str = "zh-Hans") -> tuple[Word, ...]:
    """The six lines by name, from the bottom up."""
    return answer_words("line", tag)


@cache
def cell_words(*, on_a_line: bool = False) -> tuple[Word, ...]:
    """What may be asked about a chart as a whole, or about one of its lines once that is named."""
    table = _ON_A_LINE if on_a_line else _CELLS
    return tuple(_named(name, (name, *english.split()), english) for name, english in table.items())


@cache
def param_words(skill: str) -> tuple[Word, ...]:
    """The parameters that a code of this skill may name, in Chinese and as they stand in a code."""
    known = (*SKILLS[skill].params, *SKILLS[skill].optional) if skill in SKILLS else ()
    chinese = {name: next(word for word, meant in PARAM_NAMES.items() if meant == name) for name in known}
    words = [_named(f"{word}=", (word,), name) for name, word in chinese.items()]
    return (*words, *(Word(f"{name}=", (name,), word) for name, word in chinese.items()))


@cache
def param_values(param: str) -> tuple[Word, ...]:
    """The values of a parameter of a code."""
    base = {"month": "branch", "day": "ganzhi", "ganzhi": "ganzhi"}.get(param, param)
    if base == "line":
        return tuple(word._replace(text=value) for value, word in zip("123456", answer_words("line"), strict=True))
    if base in CANONICAL:
        return answer_words(base)
    found: dict[str, list[str]] = {}
    for spelling, meant in PARAM_WORDS.get(param, {}).items():
        found.setdefault(meant, []).append(spelling)
    return tuple(Word(meant, (meant, *spellings)) for meant, spellings in found.items())


def _named(text: str, names: Iterable[str], meaning: str = "") -> Word:
    spelled = tuple(names)
    sounds = (syllables(name) for name in spelled if not name.isascii())
    return Word(text, spelled, meaning, tuple(filter(None, sounds)))


@cache
def hexagram_words(tag: str = "zh-Hans") -> tuple[Word, ...]:
    """The sixty-four by short name, in King Wen's order; found by the full name and by English too."""
    return tuple(_hexagram(hexagram, tag) for hexagram in HEXAGRAMS)


def _hexagram(hexagram: Hexagram, tag: str) -> Word:
    pure = hexagram.lower is hexagram.upper
    sounds: list[tuple[str, ...]] = []
    for reading in (hexagram.pinyin, *OTHER_READINGS.get(hexagram.name, ())):
        short = tuple(map(toneless, reading.split()))
        upper, lower = _IMAGES[hexagram.upper.image], _IMAGES[hexagram.lower.image]
        sounds += [short, (*short, "wei", lower) if pure else (upper, lower, *short)]
    names = (hexagram.name, hexagram.traditional, hexagram.full_name, hexagram.full_traditional)
    title = TITLES[hexagram.name]
    full = hexagram.full_traditional if tag == "zh-Hant" else hexagram.full_name
    meaning = f"{full} {hexagram.pinyin} · {title}"
    return Word(hexagram.name, (*names, *OTHER_SPELLINGS.get(hexagram.name, ())), meaning, tuple(sounds), title)


@cache
def command_words(commands: tuple[Command, ...] = COMMANDS) -> tuple[Word, ...]:
    """Commands, each by its first Chinese and its first English name."""
    found = []
    for command in commands:
        meaning = screen.COMMANDS.get(command.id, "")
        english = next((name for name in command.names if name.isascii()), "")
        chinese = tuple(name for name in command.names if not name.isascii())
        found.append(_named(chinese[0], chinese, meaning))
        found += [Word(english, (english,), meaning)] if english else []
    return tuple(found)


@cache
def question_commands(*, exam: bool = False) -> tuple[Word, ...]:
    """The few commands that are offered beside an answer; in an examination those that it allows."""
    offered = ALLOWED if exam else AT_A_QUESTION
    return command_words(tuple(command for command in COMMANDS if command.id in offered))


@cache
def track_words() -> tuple[Word, ...]:
    """The papers of an examination in Chinese, then in letters."""
    chinese = [_named(names[0], names) for names in TRACKS.values()]
    return (*chinese, *(Word(name, (name,), names[0]) for names in TRACKS.values() for name in names if name.isascii()))


def skill_words(language: Language) -> tuple[Word, ...]:
    """Groups of skills and skills by their Chinese names, then the groups and skills by what is typed in letters."""
    chinese = [_named(group, (group,), "、".join(map(language.skill, skills))) for group, skills in GROUPS.items()]
    chinese += [_named(name, (name,), skill) for name, skill in NAMES.items() if name not in GROUPS]
    letters = [Word(skill, (skill,), language.skill(skill), (), skill) for skill in SKILLS]
    groups = [word for word in chinese if not word.text.isascii()]
    ascii_groups = [word for word in chinese if word.text.isascii() and word.text not in SKILLS]
    return (*groups, *ascii_groups, *letters)


def code_words(sign: str = "~") -> tuple[Word, ...]:
    """The beginnings of codes: every skill by its id and by its Chinese name."""
    named = [_named(f"{name}{sign}", (name,), skill) for name, skill in NAMES.items()]
    return (*(Word(f"{skill}{sign}", (skill,), "") for skill in SKILLS), *named)


def lesson_words(units: Iterable[tuple[str, str]]) -> tuple[Word, ...]:
    """The lessons by number; found by their titles too."""
    return tuple(_named(unit, (unit, title), title) for unit, title in units)


def verse_words() -> tuple[Word, ...]:
    """The sections of the book by number; found by their titles too."""
    numbers = ((section.removeprefix("§"), title) for section, title in BOOK_TITLES.items())
    return tuple(_named(number, (number, title), title) for number, title in numbers)


@cache
def query_words() -> tuple[Word, ...]:
    """The terms of 找 in Chinese, and the rules of the book that go by the hexagram alone."""
    from hzl_tutor.tutor.query_words import by_hexagram_alone, examples

    rules = (Word(rule, (rule,)) for rule in by_hexagram_alone())
    return (*(_named(term, (term,)) for term in examples()), *rules)


@cache
def query_phrases() -> tuple[Word, ...]:
    """Terms of 找 as they are typed in English."""
    from hzl_tutor.tutor.query_english import EXAMPLES

    return tuple(Word(phrase, (phrase,), "", (), phrase) for phrase in EXAMPLES)


@cache
def matter_words() -> tuple[Word, ...]:
    """What is asked about and who asks, for 断: in Chinese, found by what may be typed for it too."""
    from hzl_tutor.tutor.topics import ASKERS as WHO
    from hzl_tutor.tutor.topics import SPELLINGS

    found: dict[str, list[str]] = {}
    for spelling, meant in (SPELLINGS | WHO).items():
        found.setdefault(meant, [meant]).append(spelling)
    chinese = [
        _named(meant, names, next((name for name in names if name.isascii()), "")) for meant, names in found.items()
    ]
    letters = [Word(name, (name,), meant) for meant, names in found.items() for name in names if name.isascii()]
    return (*chinese, *letters)


def term_words(terms: Callable[[], Iterable[tuple[str, ...]]]) -> tuple[Word, ...]:
    """The terms that can be explained, each given as its name and its other spellings."""
    known = {term.simplified: term for term in TERMS}
    found = []
    for term, *others in terms():
        entry = known.get(term)
        word = _named(term, (term, *others))
        if entry:
            sounds = tuple(filter(None, map(toneless, entry.pinyin.split())))
            names = tuple(dict.fromkeys((*word.spellings, entry.traditional)))
            word = Word(term, names, f"{entry.pinyin} · {entry.english}", (sounds,), entry.english)
        found.append(word)
    return tuple(found)
