"""Completion by what is open: commands, the words of the answer that is wanted, or what may follow a command.

Names are found by their characters, by pinyin without tones, and by the other spellings an answer may have. The tables
are made when the first completion is asked for, so they cost nothing before the first prompt.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from hzl_tutor.engine import HEXAGRAMS
from hzl_tutor.engine.hexagrams import OTHER_READINGS
from hzl_tutor.tutor.answers import base_of
from hzl_tutor.tutor.commands import BY_NAME, COMMANDS
from hzl_tutor.tutor.messages import Expect
from hzl_tutor.tutor.sections import SECTIONS
from hzl_tutor.tutor.skill_names import GROUPS
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.vocabulary import BY_KIND, CANONICAL, FOLD
from hzl_tutor.ui.cells import clean
from hzl_tutor.ui.chart_view import NAMES
from hzl_tutor.words.language import Language
from hzl_tutor.words.zh_hans import screen

_LEAD = re.compile(r"\s*[:：/／]\s*")
_BETWEEN = re.compile(r"[\s,，、;；/]+")
_TURNS = re.compile(r"[之变變>＞]")


class Word(NamedTuple):
    """Something that can be completed to: what is put in, the spellings it is found by, and what is said beside it."""

    text: str
    spellings: tuple[str, ...]
    meaning: str = ""


class WordCompleter(Completer):
    """Completes what is typed at the prompt.

    ``expects`` tells what is open. ``units`` are the lessons as (unit, title), ``terms`` the glossary's as (term, other
    spellings …); both are asked for when first needed. ``options`` are the texts of the open choice, to be set at any
    time.
    """

    def __init__(
        self,
        expects: Callable[[], Expect],
        language: Language,
        units: Callable[[], Iterable[tuple[str, str]]] = tuple,
        terms: Callable[[], Iterable[tuple[str, ...]]] = tuple,
    ) -> None:
        self.options: Sequence[str] = ()
        self._expects = expects
        self._language = language
        self._units = units
        self._terms = terms

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """Yield what the text before the cursor can become, best first."""
        before = document.text_before_cursor
        words, typed = self.candidates(before)
        for word in matching(words, typed):
            if word.text != typed:
                yield Completion(word.text, -len(typed), display_meta=clean(word.meaning))

    def candidates(self, before: str) -> tuple[Iterable[Word], str]:
        """Return the words that may stand at the end of ``before``, and the piece of it that they would replace."""
        expects = self._expects()
        lead = _LEAD.match(before)
        line = before[lead.end() :] if lead else before.lstrip()
        if lead or expects.kind in ("", "continue"):
            takes, rest = following(line)
            return (self._after(takes), _piece(rest, takes)) if takes else (self.commands, line)
        if expects.kind == "sheet":
            return sheet_words(line), _BETWEEN.split(line)[-1]
        if expects.kind == "choice":
            return self._choice(expects.choices), line
        return answer_words(expects.kind), _BETWEEN.split(line)[-1]

    @cached_property
    def commands(self) -> tuple[Word, ...]:
        """Every command, by its first Chinese and its first English name."""
        found = []
        for command in COMMANDS:
            meaning = screen.COMMANDS.get(command.id, "")
            english = next((name for name in command.names if name.isascii()), "")
            found += [Word(name, (name,), meaning) for name in dict.fromkeys((command.names[0], english)) if name]
        return tuple(found)

    def _after(self, takes: str) -> Iterable[Word]:
        if takes == "hexagram":
            return self.hexagrams
        if takes == "skill":
            return self.skills
        return self.lessons if takes == "unit" else self.glossary

    @cached_property
    def hexagrams(self) -> tuple[Word, ...]:
        """The sixty-four, by short name; found by the full name and by pinyin too."""
        found = []
        for hexagram in HEXAGRAMS:
            readings = (hexagram.pinyin, *OTHER_READINGS.get(hexagram.name, ()))
            names = (hexagram.name, hexagram.traditional, hexagram.full_name, hexagram.full_traditional)
            spellings = (*names, *(_toneless(reading) for reading in readings))
            found.append(Word(hexagram.name, spellings, f"{hexagram.full_name} {hexagram.pinyin}"))
        return tuple(found)

    @cached_property
    def skills(self) -> tuple[Word, ...]:
        """Groups of skills, then the skills by their ids."""
        groups = [Word(name, (name,), "、".join(map(self._language.skill, skills))) for name, skills in GROUPS.items()]
        singles = [Word(skill, (skill,), self._language.skill(skill)) for skill in SKILLS]
        known = {word.text for word in groups}
        return (*groups, *(word for word in singles if word.text not in known))

    @cached_property
    def lessons(self) -> tuple[Word, ...]:
        """The lessons by number; found by their titles too."""
        return tuple(Word(unit, (unit, title), title) for unit, title in self._units())

    @cached_property
    def glossary(self) -> tuple[Word, ...]:
        """The terms that 什么是 can explain."""
        return tuple(Word(names[0], names) for names in self._terms())

    def _choice(self, count: int) -> Iterable[Word]:
        texts = [*self.options, *[""] * count]
        return (Word(str(n), (str(n), texts[n - 1]), texts[n - 1]) for n in range(1, count + 1))


def following(line: str) -> tuple[str, str]:
    """Return what may follow the command at the start of ``line`` (``hexagram``, ``skill`` …) and what does so far.

    Both are empty when there is no such command, or while its name may still be being typed.
    """
    lower = line.lower()
    for name in sorted(BY_NAME, key=len, reverse=True):
        takes = BY_NAME[name].takes
        if takes in ("hexagram", "skill", "unit", "term") and lower.startswith(name):
            rest = line[len(name) :]
            if rest[:1].isspace() or (rest and not name.isascii()):
                return takes, rest.lstrip()
    return "", ""


def _piece(rest: str, takes: str) -> str:
    """The part of what follows a command that is still being typed: after 之 the second hexagram, of skills the last."""
    if takes == "hexagram":
        return _TURNS.split(rest)[-1]
    return _BETWEEN.split(rest)[-1] if takes == "skill" else rest


def answer_words(kind: str) -> Iterator[Word]:
    """Yield the values an answer of this kind is made of, each with its spellings and its pinyin beside it."""
    base = base_of(kind)
    for value in CANONICAL.get(base, ()):
        spellings = tuple(spelling for spelling, meant in BY_KIND[base].items() if meant == value)
        if base == "line":
            yield Word(f"{NAMES[int(value) - 1]}爻", (value, *spellings), value)
        else:
            yield Word(value, (value, *spellings), next(filter(_in_letters, spellings), ""))


def sheet_words(line: str) -> Iterator[Word]:
    """Yield what may come next on a sheet that is being filled in: names of sections, behind one the words of its kind."""
    first, *later = _BETWEEN.split(line)
    section = next((section for section in SECTIONS if first in section.names), None)
    if section and later:
        yield from answer_words(section.kind)
    else:
        yield from (Word(section.names[0], section.names) for section in SECTIONS)


def _in_letters(spelling: str) -> bool:
    return spelling.isascii() and spelling.isalpha()


def matching(words: Iterable[Word], typed: str) -> list[Word]:
    """Return the words that begin with what was typed and then those that only hold it; all of them for nothing."""
    asked = _folded(typed)
    starts, holds = [], []
    for word in words:
        spellings = [_folded(spelling) for spelling in word.spellings]
        if any(spelling.startswith(asked) for spelling in spellings):
            starts.append(word)
        elif asked and not asked.isascii() and any(asked in spelling for spelling in spellings):
            holds.append(word)
    return starts + holds


def _folded(text: str) -> str:
    """Text as it is compared: half-width, small letters, 简体 where the answers' table knows it, no blanks or marks."""
    plain = unicodedata.normalize("NFKC", text).translate(FOLD).lower()
    return re.sub(r"[\s'-]", "", plain)


def _toneless(reading: str) -> str:
    """Pinyin without its tone marks; ü becomes v, as it is typed."""
    letters = unicodedata.normalize("NFD", reading.lower()).replace("u\u0308", "v")
    return "".join(mark for mark in letters if not unicodedata.combining(mark))
