"""Completion by what is open: the words of the answer that is wanted, commands, and what may follow a command or a code.

What is offered depends on what was typed and on the kind of answer that is open, never on the answer. The tables are
made when the first completion is asked for, so they cost nothing before the first prompt; no chart is ever dressed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from hzl_tutor.tutor.codes import looks_like_code, spelled_code
from hzl_tutor.tutor.commands import BY_NAME
from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.messages import Expect
from hzl_tutor.tutor.sections import SECTIONS
from hzl_tutor.ui import offers
from hzl_tutor.ui.cells import clean
from hzl_tutor.ui.matching import Word, beginning, folded, matching
from hzl_tutor.words.choice import written
from hzl_tutor.words.language import Language

_LEAD = re.compile(r"\s*[:：/／]\s*")
_BETWEEN = re.compile(r"[\s,，、;；:：/／=＝。.]+")
_SKILLS_BETWEEN = re.compile(r"[\s,，、]+")
_TURNS = re.compile(r"[之变變>＞]")
_CODE_SIGN = re.compile(r"[~～〜@＠]")
_ON_A_LINE = re.compile(r".*[初一二三四五六上][爻]\s*")

Group = tuple[Iterable[Word], str]
"""Words that may stand at the end of a line, and the piece of it that they would replace."""


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
        for words, typed in self.groups(document.text_before_cursor):
            for word in matching(words, typed):
                if word.text != typed:
                    yield Completion(written(word.text), -len(typed), display_meta=written(clean(word.meaning)))

    def groups(self, before: str) -> Iterator[Group]:
        """Yield the groups of words that may end ``before``: what is asked for first, commands after it."""
        expects = self._expects()
        lead = _LEAD.match(before)
        line = before[lead.end() :] if lead else before.lstrip()
        takes, rest = following(line)
        if takes:
            yield from self._after(takes, rest)
        elif lead:
            yield offers.command_words(), line
        elif expects.kind in ("", "continue"):
            yield from self._free(line)
        else:
            yield self._answer(expects, line)
            if line:
                yield beginning(offers.question_commands(exam=expects.mode == "exam"), line), line

    def _free(self, line: str) -> Iterator[Group]:
        """A line outside any question: a command, a hexagram to look at, the code of an exercise."""
        if looks_like_code(line):
            yield code_part(line, self._language.tag)
            return
        yield offers.command_words(), line
        if line:
            yield offers.hexagram_words(self._language.tag), _TURNS.split(line)[-1]
            yield offers.code_words(), line

    def _answer(self, expects: Expect, line: str) -> Group:
        if expects.kind == "choice":
            return self._choice(expects.choices), line
        if expects.kind in ("sheet", "chart"):
            return sheet_part(line, self._language.tag)
        return last_value(offers.answer_words(expects.kind, self._language.tag), line)

    def _after(self, takes: str, rest: str) -> Iterator[Group]:
        """What may follow a command; nothing where it is the user's own, as the name of a file."""
        if takes == "hexagram":
            yield offers.hexagram_words(self._language.tag), _TURNS.split(rest)[-1]
        elif takes == "skill":
            yield self._skills, _SKILLS_BETWEEN.split(rest)[-1]
        elif takes == "cell":
            yield from cell_part(rest, self._language.tag)
        elif takes == "query":
            yield offers.query_words(), _BETWEEN.split(rest)[-1]
            yield offers.query_phrases(), rest
        elif takes == "reading":
            piece = _BETWEEN.split(rest)[-1]
            yield offers.matter_words(), piece
            yield offers.hexagram_words(self._language.tag), _TURNS.split(piece)[-1]
        elif takes == "track":
            yield offers.track_words(), rest
        elif takes == "section":
            yield offers.verse_words(), rest
        elif takes in ("unit", "term"):
            yield self._lessons if takes == "unit" else self._glossary, rest

    @cached_property
    def _skills(self) -> tuple[Word, ...]:
        return offers.skill_words(self._language)

    @cached_property
    def _lessons(self) -> tuple[Word, ...]:
        return offers.lesson_words(self._units())

    @cached_property
    def _glossary(self) -> tuple[Word, ...]:
        return offers.term_words(self._terms)

    def _choice(self, count: int) -> Iterable[Word]:
        texts = [*self.options, *[""] * count]
        return [Word(str(n), (str(n), texts[n - 1]), texts[n - 1]) for n in range(1, count + 1)]


def following(line: str) -> tuple[str, str]:
    """Return what may follow the command at the start of ``line`` (``hexagram``, ``skill`` …) and what does so far.

    Both are empty when there is no such command, or while its name may still be being typed.
    """
    lower = simplified(line.lower())
    for name in sorted(BY_NAME, key=len, reverse=True):
        takes = BY_NAME[name].takes
        if takes and lower.startswith(name):
            rest = line[len(name) :]
            if rest[:1].isspace() or (rest and not name.isascii()):
                return takes, rest.lstrip()
    return "", ""


def last_value(words: tuple[Word, ...], line: str) -> Group:
    """The value that is being typed: after a blank or a mark, or right after a whole value (父母兄 → 兄)."""
    piece = _BETWEEN.split(line)[-1]
    whole = {spelling for word in words for spelling in word.spellings if not spelling.isascii()}
    while piece and not matching(words, piece):
        head = next((n for n in range(len(piece) - 1, 0, -1) if folded(piece[:n]) in whole), 0)
        if not head:
            break
        piece = piece[head:]
    return words, piece


def sheet_part(line: str, tag: str = "zh-Hans") -> Group:
    """What may come next on a sheet: a section or a line, behind a section its values, behind a line both."""
    *before, piece = _BETWEEN.split(line)
    named = [section for word in before for section in SECTIONS if word.lower() in section.names]
    if named:
        words, piece = last_value(offers.answer_words(named[-1].kind, tag), line)
        return (*words, *offers.section_words()), piece
    if before and any(word.text == before[-1] for word in offers.line_words(tag)):
        rows = (section.kind for section in SECTIONS if section.is_row and not section.dated)
        values = dict.fromkeys(word for kind in rows for word in offers.answer_words(kind, tag))
        return (*offers.section_words(), *values), piece
    return (*offers.section_words(), *offers.line_words(tag)), piece


def cell_part(rest: str, tag: str = "zh-Hans") -> Iterator[Group]:
    """What may be asked about: the lines and the cells of a chart, a hexagram before them, what a line has after it."""
    on_a_line = _ON_A_LINE.match(rest)
    if on_a_line:
        yield offers.cell_words(on_a_line=True), rest[on_a_line.end() :]
        return
    *before, piece = _BETWEEN.split(rest)
    yield (*offers.cell_words(), *offers.line_words(tag)), piece
    if not before and piece:
        yield offers.hexagram_words(tag), piece


def code_part(line: str, tag: str = "zh-Hans") -> Group:
    """What comes next in a code: its hexagram after ``@``, a parameter after ``/``, its value after ``=``."""
    skill = re.split("[~@]", spelled_code(line))[0]
    rest = _CODE_SIGN.split(line)[-1]
    if _CODE_SIGN.findall(line)[-1] in "~～〜":
        return (), rest
    *earlier, piece = re.split(r"[/／、]", rest)
    name, equals, value = piece.replace("＝", "=").partition("=")
    if equals:
        asked = spelled_code(f"{skill}@/{name}=x").split("/")[-1].partition("=")[0]
        return offers.param_values(asked), value
    return (offers.param_words(skill), piece) if earlier else (offers.hexagram_words(tag), _TURNS.split(piece)[-1])
