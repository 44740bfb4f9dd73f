"""Reading an answer by its content: 繁 or 简, short or whole, Chinese, pinyin or English, full-width or half, any marks.

A kind is a value's name (``relation``), ``row6:`` and a name for six of them from line 1 up, or ``set:`` and a name.
What cannot be read, what is of another kind, and what can be read two ways are three different errors; none is a miss.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from hzl_tutor.engine import AmbiguousError, Branch, Ganzhi, NotationError, Stem, UnreadableError, WrongKindError
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.folding import folded
from hzl_tutor.tutor.vocabulary import BY_KIND, CANONICAL, ELEMENT_OF_TRIGRAM, ELEMENTS, GANZHI, NONE_WORDS, Words

NOTHING = "无"
"""How an empty set or an empty cell of a row is written."""

_NOISE = set(" \t\n\r,，.。、;；:：|/\\-—–→>()（）[]【】「」『』《》\"'“”‘’!！?？~～+=*_·…") | set(
    "第爻位宫卦答为在于从到和与跟及的"
)
_SMALL = frozenset(
    [
        "a",
        "an",
        "and",
        "the",
        "it",
        "its",
        "is",
        "are",
        "line",
        "lines",
        "palace",
        "trigram",
        "hexagram",
        "generation",
        "branch",
        "branches",
        "phase",
        "state",
        "stage",
        "of",
        "on",
        "at",
        "in",
        "with",
        "answer",
        "relation",
        "relations",
    ]
)
"""English words around an answer that say nothing of it."""
_LABELS = {mark: line for line, marks in enumerate(("初一1", "二2", "三3", "四4", "五5", "上六6"), 1) for mark in marks}
_WITHIN = re.compile(r"(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fff])")
_TITLES = re.compile(r"六[二三四五]|初六")
"""Titles of a line that are also two lines; 九二 and 上六 are not."""


class Token(NamedTuple):
    """A piece of an answer: a value of the kind, a line's label, or a word for nothing."""

    what: str
    value: str


def base_of(kind: str) -> str:
    """Return the name of the single values of a kind (``row6:ganzhi`` → ``ganzhi``)."""
    return kind.rsplit(":", 1)[-1]


def space_of(kind: str) -> int:
    """Return how many answers of a kind there are, by which luck is discounted."""
    if kind == "chart":
        return 10**9  # more than anybody hits upon
    single = len(CANONICAL[base_of(kind)])
    if kind.startswith("row6"):
        return int(single**6)
    fixed = {
        "set:tie": 16,
        "set:cause": 8,
        "set:branch": 66,
        "set:relation": 32,
        "set:line": 64,
        "set:number": 5,
        "set:aid": 32,
        "set:clause": 8,
    }
    return fixed.get(kind, single)


def read_answer(kind: str, text: str, *, nothing: bool = False) -> tuple[str, ...]:
    """Read an answer of a kind and return its values, as the engine names them.

    One value for a single kind; six for a row, from line 1 up, ``无`` where nothing is; the members of a set in the
    order of the kind, none for ``无``; ``nothing`` lets 无 stand for a single value too. Blanks within a Chinese word do
    not matter. Raises UnreadableError, WrongKindError or AmbiguousError; none is a miss.
    """
    try:
        return _read(kind, text, normal(text), nothing)
    except (UnreadableError, WrongKindError) as error:
        joined = _WITHIN.sub("", normal(text))
        several = isinstance(error, WrongKindError) and error.found == "several"
        if joined == normal(text) or (several and kind != "yesno"):  # 初 二 are two lines, 不 是 is one word
            raise
        try:
            return _read(kind, text, joined, nothing)
        except NotationError:
            raise error from None


def _read(kind: str, text: str, spelled: str, nothing: bool) -> tuple[str, ...]:
    asked = folded(spelled)
    title = _TITLES.search(asked) if kind == "set:line" else None
    if title:
        raise AmbiguousError(text, kind, (title[0].strip("六"), "、".join(title[0])))
    if nothing and ":" not in kind and _bare(asked) in _NONE:
        return (NOTHING,)
    tokens = _tokens(asked, kind)
    if tokens is None:
        raise _not_read(kind, text, asked)
    values = [token for token in tokens if token.what != "label"]
    if kind.startswith("row6"):
        return _row(kind, text, tokens)
    if kind.startswith("set:"):
        return _set(kind, text, values)
    if len(values) == 1 and values[0].what == "value":
        return (values[0].value,)
    if not values:
        raise _not_read(kind, text, asked)
    if len({value.value for value in values}) > 1:
        raise WrongKindError(text, kind, "several")
    return (values[0].value,)


def _bare(asked: str) -> str:
    return "".join(mark for mark in asked if mark not in _NOISE)


_NONE = frozenset(map(_bare, NONE_WORDS))


def _row(kind: str, text: str, tokens: list[Token]) -> tuple[str, ...]:
    values = [token.value for token in tokens if token.what != "label"]
    labels = [int(token.value) for token in tokens if token.what == "label"]
    if not values:
        raise UnreadableError(text, kind)
    if len(values) != 6:
        raise WrongKindError(text, kind, f"count-{len(values)}")
    before_each = all(a.what == "label" and b.what != "label" for a, b in zip(tokens[::2], tokens[1::2], strict=False))
    if sorted(labels) == [1, 2, 3, 4, 5, 6] and before_each:
        placed = dict(zip(labels, values, strict=True))
        return tuple(placed[line] for line in range(1, 7))
    if labels != sorted(labels):
        raise UnreadableError(text, kind)  # lines named out of their order, and not all of them: nobody can tell
    return tuple(values)


def _set(kind: str, text: str, tokens: list[Token]) -> tuple[str, ...]:
    values = {token.value for token in tokens if token.what == "value"}
    if any(token.what == "nothing" for token in tokens):
        if values:
            raise WrongKindError(text, kind, "nothing-and-something")
        return ()
    if not values:
        raise UnreadableError(text, kind)
    return tuple(sorted(values, key=CANONICAL[base_of(kind)].index))


@cache
def _words(kind: str) -> tuple[Words, int]:
    base = base_of(kind)
    words = dict(BY_KIND[base])
    if base == "line" and kind.startswith("set:"):
        words = {spelling: value for spelling, value in words.items() if not _TITLES.fullmatch(spelling)}
    if kind.startswith(("row6", "set:")):
        words |= dict.fromkeys(NONE_WORDS, NOTHING)
    return words, max(map(len, words))


@cache
def _decorations(kind: str) -> Words:
    """What may stand beside a value and is not asked: 干支 and phase beside a relation, the phase beside a 干支."""
    base = base_of(kind)
    if base == "relation":
        return GANZHI | {mark: mark for mark in ELEMENTS if len(mark) == 1}
    return {}


def _tokens(asked: str, kind: str) -> list[Token] | None:
    """Cut an answer into tokens, longest first; None when a piece is of no use."""
    words, longest = _words(kind)
    decorations = _decorations(kind)
    found: list[Token] = []
    at, carried = 0, ""
    while at < len(asked):
        piece = next(
            (asked[at : at + n] for n in range(longest, 0, -1) if _stands(asked, at, n, words, decorations)), ""
        )
        if piece and (piece in words or piece in decorations):
            if piece in words:
                nothing = words[piece] == NOTHING and kind.startswith(("row6", "set:"))
                found.append(Token("nothing" if nothing else "value", words[piece]))
            carried = piece[0] if base_of(kind) == "ganzhi" else ""
            at += len(piece)
            at += _gloss_after(asked, at, found, words) or _phase_after(asked, at, found, kind)
        elif carried and kind.startswith("row6") and asked[at] in set(Branch):
            found.append(Token("value", carried + asked[at]))
            at += 1
        elif kind.startswith("row6") and asked[at] in _LABELS:
            found.append(Token("label", str(_LABELS[asked[at]])))
            at += 1
        elif (small := _SMALL_WORD.match(asked, at)) and small[0] in _SMALL:
            at = small.end()
        elif asked[at] in _NOISE or (asked[at] == "是" and base_of(kind) != "yesno"):
            at += 1
        else:
            return None
    return found


_SMALL_WORD = re.compile(r"[a-z]+")
_GLOSS = re.compile(r"\s*\(([a-z][a-z /-]*)\)")


def _gloss_after(asked: str, at: int, found: list[Token], words: Words) -> int:
    """How many characters to pass over when a value is followed by its own name in brackets (官鬼 (officer/ghost))."""
    gloss = _GLOSS.match(asked, at)
    return len(gloss[0]) if gloss and found and words.get(gloss[1]) == found[-1].value else 0


def _stands(asked: str, at: int, length: int, words: Words, decorations: Words) -> bool:
    """Whether a known word of this length stands at a place; a word in letters must be whole."""
    piece = asked[at : at + length]
    if len(piece) != length or (piece not in words and piece not in decorations):
        return False
    after = asked[at + length : at + length + 1]
    return not (piece.isascii() and piece[-1].isalpha() and after.isascii() and after.isalpha())


def _phase_after(asked: str, at: int, found: list[Token], kind: str) -> int:
    """How many characters to pass over when a 干支 or branch is followed by its own phase (甲寅木)."""
    if base_of(kind) not in ("ganzhi", "branch") or not found or at >= len(asked):
        return 0
    value = found[-1].value
    if found[-1].what != "value" or not value or value[-1] not in set(Branch):
        return 0
    return int(asked[at] == Ganzhi(Stem.JIA, Branch(value[-1])).element)


def _not_read(kind: str, text: str, asked: str) -> UnreadableError | WrongKindError | AmbiguousError:
    bare = _bare(asked)
    if bare in _NONE:
        return WrongKindError(text, kind, "nothing")
    if kind == "palace" and len(ELEMENT_OF_TRIGRAM.get(ELEMENTS.get(bare, ""), ())) > 1:
        return AmbiguousError(text, kind, ELEMENT_OF_TRIGRAM[ELEMENTS[bare]])
    base = base_of(kind)
    for other in ("relation", "ganzhi", "branch", "element", "palace", "generation", "line", "state", "yesno", "nayin"):
        if other != base and bare:
            tokens = _tokens(asked, f"row6:{other}")
            if tokens and any(token.what == "value" for token in tokens):
                return WrongKindError(text, kind, other)
    return UnreadableError(text, kind, _nearest(base, bare))


def _nearest(base: str, bare: str) -> tuple[str, ...]:
    names = CANONICAL[base]
    shared = [name for name in names if len(name) > 1 and set(name) & set(bare)] if len(bare) <= 4 else []
    close = get_close_matches(bare, list(BY_KIND[base]), n=3, cutoff=0.7) if bare.isascii() else []
    return tuple(dict.fromkeys(shared + [BY_KIND[base][spelling] for spelling in close]))[:3]


def write_answer(kind: str, values: tuple[str, ...]) -> str:
    """Write an answer as the contract has it: values joined by single blanks, ``无`` for an empty set."""
    return " ".join(values) if values else NOTHING
