"""Lexers in Pygments' manner: for a line that is typed, and for the verse of the book.

They tell commands, values, numbers and the book's terms from other words, never right from wrong: every value of the
kind that is asked for looks the same. Loaded with the first key that is typed, see :mod:`hzl_tutor.ui.typed`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache

from pygments.lexer import Lexer
from pygments.token import Text, Token, _TokenType

from hzl_tutor.engine import HEXAGRAMS
from hzl_tutor.engine.hexagrams import OTHER_SPELLINGS
from hzl_tutor.tutor.answers import base_of
from hzl_tutor.tutor.commands import BY_NAME, read_command
from hzl_tutor.tutor.sections import SECTIONS
from hzl_tutor.tutor.skill_names import GROUPS, NAMES
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.vocabulary import BY_KIND, FOLD, NONE_WORDS
from hzl_tutor.words.terms import TERMS

COMMAND = Token.Typed.Command
VALUE = Token.Typed.Value
NUMBER = Token.Typed.Number
TERM = Token.Verse.Term

Found = Iterator[tuple[int, _TokenType, str]]
"""(where it begins, what it is, the text itself), as Pygments has it."""

_LEAD = re.compile(r"\s*[:/]?\s*")
_SECTION = r"§\s?\d+(?:[–-]\d+)?附?"


class TypedLexer(Lexer):
    """A line at the prompt. The option ``kind`` is the kind of answer that is open, empty for none."""

    name = "hzl typed"

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self._kind = options.get("kind", "")

    def get_tokens_unprocessed(self, text: str) -> Found:
        """Yield what stands on the line, from left to right and without a gap."""
        asked = folded(text)
        end = command_end(asked)
        if end:
            yield 0, COMMAND, text[:end]
        pattern = _values("" if end else self._kind)
        yield from _cut(text, asked, end, pattern)


class VerseLexer(Lexer):
    """A quotation from the book: its terms and the marks of its sections."""

    name = "hzl verse"

    def get_tokens_unprocessed(self, text: str) -> Found:
        """Yield terms and what stands between them."""
        at = 0
        for found in _terms().finditer(text):
            if found.start() > at:
                yield at, Text, text[at : found.start()]
            yield found.start(), TERM, found[0]
            at = found.end()
        if at < len(text):
            yield at, Text, text[at:]


def style_of(token: _TokenType) -> str:
    """Return the class of a token as the palettes have it: ``class:typed.value``; empty for ordinary text."""
    return "" if token is Text else "class:" + ".".join(token).lower()


def folded(text: str) -> str:
    """Text as the tables have it, character by character, so that places in it stay where they are."""
    return "".join(map(_folded, text))


@cache
def _folded(mark: str) -> str:
    plain = unicodedata.normalize("NFKC", mark).translate(FOLD).lower()
    return plain if len(plain) == 1 else mark


def command_end(asked: str) -> int:
    """Where the command at the beginning of a line ends, 0 when there is none."""
    lead = _LEAD.match(asked)
    start = lead.end() if lead else 0
    name = next((name for name in _names() if asked.startswith(name, start)), "")
    if not name or read_command(asked) is None:
        return 0
    return start + len(name)


@cache
def _names() -> tuple[str, ...]:
    return tuple(sorted(BY_NAME, key=len, reverse=True))


def _cut(text: str, asked: str, start: int, pattern: re.Pattern[str]) -> Found:
    at = start
    for found in pattern.finditer(asked, start):
        if found.start() > at:
            yield at, Text, text[at : found.start()]
        yield found.start(), NUMBER if found["number"] else VALUE, text[found.start() : found.end()]
        at = found.end()
    if at < len(text):
        yield at, Text, text[at:]


@cache
def _values(kind: str) -> re.Pattern[str]:
    """Numbers and the words of a kind; without one, all that may be named outside a question."""
    base = base_of(kind)
    if base in BY_KIND:
        words: Iterable[str] = (*BY_KIND[base], *(NONE_WORDS if ":" in kind else ()))
    elif kind in ("sheet", "chart"):
        kinds = {base_of(section.kind) for section in SECTIONS}
        words = (name for known in kinds for name in BY_KIND[known])
        words = (*words, *(name for section in SECTIONS for name in section.names))
    elif kind == "choice":
        words = ()
    else:
        values = (word for known in ("relation", "ganzhi", "palace") for word in BY_KIND[known])
        words = (*values, *_hexagram_names(), *SKILLS, *NAMES, *GROUPS)
    return re.compile(f"(?P<number>\\d+)|{_either(words)}")


def _hexagram_names() -> Iterator[str]:
    for one in HEXAGRAMS:
        yield from (one.name, one.traditional, one.full_name, one.full_traditional)
        yield from OTHER_SPELLINGS.get(one.name, ())


def _either(words: Iterable[str]) -> str:
    """A pattern for any of the words, the longest first; in letters only a whole word counts."""
    longest = sorted({folded(word) for word in words if not word.isdecimal()}, key=lambda word: (-len(word), word))
    han = "|".join(re.escape(word) for word in longest if not word.isascii())
    letters = "|".join(re.escape(word) for word in longest if word.isascii())
    parts = [han, rf"(?<![a-z.])(?:{letters})(?![a-z.])" if letters else ""]
    return "|".join(filter(None, parts)) or r"(?!)"


@cache
def _terms() -> re.Pattern[str]:
    values = (word for kind in ("relation", "ganzhi", "generation", "nayin", "spirit") for word in BY_KIND[kind])
    names = (name for term in TERMS for name in (term.simplified, term.traditional))
    known = {word for word in (*values, *names) if not word.isascii() and len(word) > 1}
    longest = sorted(known, key=lambda word: (-len(word), word))
    return re.compile(f"{_SECTION}|" + "|".join(map(re.escape, longest)))
