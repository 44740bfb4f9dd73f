"""Free questions in English made into the Chinese in which they are understood: ``is line 2 officer`` into 2爻官鬼.

Nothing is parsed here: words that mean a place, a relation, a branch and so on are put into characters, small words are
left out, and what is not known stays as it is.
"""

from __future__ import annotations

import re

from hzl_tutor.engine import NotationError, parse_cast
from hzl_tutor.tutor.folding import folded
from hzl_tutor.tutor.vocabulary import BRANCHES, ELEMENTS, GANZHI, GENERATIONS, RELATIONS, SPIRIT_WORDS, TRIGRAMS

_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "top": 6, "bottom": 1}
_PINYIN = "|".join(word for word in TRIGRAMS if word.isascii())
_BRANCH = "|".join(word for word in BRANCHES if word.isascii())


def _any(words: dict[str, str]) -> str:
    """A pattern of the English words among spellings, the longest first."""
    known = sorted((re.escape(word) for word in words if word.isascii() and len(word) > 1), key=len, reverse=True)
    return "|".join(known)


_RULES: tuple[tuple[re.Pattern[str], str | dict[str, str]], ...] = tuple(
    (re.compile(rf"(?<![a-z])(?:{pattern})(?![a-z])"), into)
    for pattern, into in (
        (r"lines? ([1-6])|([1-6])(?:st|nd|rd|th) line", r"\1\2爻"),
        (rf"({'|'.join(_ORDINALS)}) line", {word: f"{line}爻" for word, line in _ORDINALS.items()}),
        (r"(?:is|are|does|do|has) ?n(?:'|’|o)?t(?: be| have| take)?|cannot be|not", "不是"),
        (r"hexagram body|body", "卦身"),
        (r"(?:hides?|hidden|beneath)(?: lines?| spirit)?", "伏"),
        (r"(?:changed?|changes|turns|becomes?)(?: lines?)?(?: (?:in)?to)?", "变"),
        (r"own lines?", "亲爻"),
        (rf"palace (?:is |are |being |were )?({_PINYIN})|({_PINYIN}) palace", {**TRIGRAMS}),
        (_any(GENERATIONS), GENERATIONS),
        (r"palace", "宫"),
        (rf"({_any(GANZHI)})", GANZHI),
        (r"(?:the )?(?:self|world)(?: line)?", "世"),
        (r"(?:the )?response(?: line)?", "应"),
        (r"missing|lacks|lacking", "缺"),
        (_any(RELATIONS), RELATIONS),
        (r"relations?", "六亲"),
        (_any(SPIRIT_WORDS), SPIRIT_WORDS),
        (r"tomb", "墓"),
        (r"extinction", "绝"),
        (r"nayin", "纳音"),
        (r"void", "空"),
        (r"trine", "三合"),
        (r"stem and branch|stems and branches|najia|ganzhi", "干支"),
        (r"wood|fire|earth|metal|water", {word: f"属{ELEMENTS[word]}" for word in ("wood", "fire", "earth", "metal", "water")}),
        (rf"(?:{_BRANCH})", BRANCHES),
        (r"(?:is|are|were|was)(?: the| an?)?", "是"),
        (r"the|an?|it|its|on|in|of|at|to|under|does|do|has|have|takes?|sits?|belongs?|what|that|there", ""),
    )
)  # fmt: skip
"""What is put for what, in this order."""


def in_chinese(text: str) -> str:
    """Return a question with its English put into characters; a text without Latin letters is returned as it is."""
    if not re.search(r"[A-Za-z]", text):
        return text
    said = re.sub(r"^(?:is|are|does|do|was|were)\s+(?!not)", "", folded(text).strip())
    name, said = _named(said)
    for pattern, into in _RULES:
        said = pattern.sub(lambda found, into=into: _put(found, into), said)  # type: ignore[misc]  # bound as it stands
    said = re.sub(r"\s+", "", said)
    said = re.sub(r"^是(?=[1-6]爻|世|应|卦身)", "", said)
    return name + re.sub(r"^不是([1-6]爻|世|应|卦身)", r"\1不是", said)


_TERM = re.compile(r"(?:(?:is|are|does|do|was|were)\s+)?(?:(?:a|an|the)\s+)?(.+?)(?:\s+means?)?", re.IGNORECASE)


def term_in(text: str) -> str:
    """Return the term of ``what is tomb``, ``what does tomb mean``, without the words around it."""
    found = _TERM.fullmatch(text.strip())
    return found[1] if found else text


def _put(found: re.Match[str], into: str | dict[str, str]) -> str:
    """The characters for a piece that was found."""
    if isinstance(into, str):
        return found.expand(into) if "\\" in into else into
    word = next((group for group in found.groups() if group), found[0])
    if into.keys() >= {"qian", "kun"}:  # a palace is named, before the word or behind it
        return f"宫是{into[word]}"
    return into[word]


def _named(said: str) -> tuple[str, str]:
    """The hexagram that is named by its pinyin at the beginning, and what follows it; no palace, and no word of a question."""
    whole = re.match(r"([a-z0-9]+>[a-z0-9]+|[6-9]{6}|[01]{6}|[a-z]{6,})\s+(?=\S)", said)
    if whole and whole[1] not in _KNOWN:
        try:
            return parse_cast(whole[1]).name, said[whole.end() :]
        except NotationError:
            pass  # a longer word of the question
    first = re.match(r"([a-z]{2,5}(?: [a-z]{2,5})?)(?:'s|’s)?\s+(?=\S)", said)
    for end in (first.end(1), said.find(" ")) if first else ():
        word = said[: max(end, 0)]
        if not word or word.split()[0] in _KNOWN or (word in TRIGRAMS and said[end:].lstrip().startswith("palace")):
            continue
        try:
            cast = parse_cast(word)
        except NotationError:
            continue
        return cast.name, re.sub(r"^(?:'s|’s)?\s+", "", said[end:])
    return "", said


_KNOWN = frozenset(
    [
        "line",
        "lines",
        "is",
        "not",
        "the",
        "self",
        "world",
        "response",
        "palace",
        "hidden",
        "own",
        "body",
        "tomb",
        "missing",
        "void",
        "trine",
    ]
)
