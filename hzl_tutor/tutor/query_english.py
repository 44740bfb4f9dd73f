"""A query of 找 in English or pinyin put into the words that it is read in: ``wealth under officer at world`` as 财伏鬼 世下.

First each value is put into characters, then what stands between values. Words that say nothing are left out; what is not
known stays as it is, and is then named as not understood.
"""

from __future__ import annotations

import re

from hzl_tutor.engine import Branch, Element, Relation, Trigram
from hzl_tutor.tutor.folding import folded
from hzl_tutor.tutor.vocabulary import BRANCHES, ELEMENTS, GENERATIONS, RELATIONS, TRIGRAMS

_LINES = {
    **dict(zip(("first", "second", "third", "fourth", "fifth", "sixth"), "初二三四五上", strict=True)),
    "top": "上",
    "bottom": "初",
    **dict(zip("123456", "初二三四五上", strict=True)),
}
_TAKEN = frozenset({"fu", "home", "yh", "gh", "first", "second", "third", "fourth", "fifth", "si", "yao"})
"""Spellings that say something else in a query: fu is 伏, si is rather four than 巳."""

_VALUES: dict[str, str] = {
    word: value
    for words in (TRIGRAMS, BRANCHES, ELEMENTS, GENERATIONS, RELATIONS, {"cai": "妻财", "si": "巳"})
    for word, value in words.items()
    if word.isascii() and not word.isdecimal() and word not in _TAKEN - {"si"}
}
_IMAGES = {"土": "坤", "火": "离", "水": "坎"}
"""Phases by whose English name a trigram is called as well."""

_R = f"({'|'.join(Relation)})"
_X = f"({'|'.join(Relation)}|[{''.join(Element)}{''.join(Branch)}])"
_G = f"([{''.join(Trigram)}土火水])"
_L = f"({'|'.join(_LINES)})"
_SELF = r"(?:the )?(?:world|self|shi)(?: line)?"
_RESPONSE = r"(?:the )?(?:response|ying)(?: line)?"
_LINE = rf"(?:the )?(?:line )?{_L}(?: line)?"
_UNDER = r"(?:(?:lies|lying|hides|hidden|hiding|is|stands|rests) )*(?:under|beneath|below)(?: the)?"
_ON = r"(?:is |stands )?(?:on|at|in|holds|holding|chi|zai)"
_HOLDS = r"(?:(?:is|holds|has|chi|line) )*"
_IS = r"(?:is )?(?:an? )?"
_BODY = r"(?:hexagram )?(?:body|gua ?shen)"

_RULES: tuple[tuple[str, str], ...] = (
    (r"(?:the )?nine forms|jiu ?shi|five homes", "九式"),
    (rf"{_R} (?:{_UNDER}|fu) {_R}", "{0}伏{1}"),
    (rf"{_R} {_UNDER} {_SELF}", "世下{0}"),
    (rf"{_R} {_UNDER} {_RESPONSE}", "应下{0}"),
    (rf"{_R} {_UNDER} {_LINE}", "{1}爻伏{0}"),
    (rf"{_RESPONSE} (?:controls|ke) {_SELF}", "应克世"),
    (rf"{_RESPONSE} (?:generates|feeds|sheng) {_SELF}", "应生世"),
    (rf"{_SELF} (?:controls|ke) {_RESPONSE}", "世克应"),
    (rf"{_SELF} (?:generates|feeds|sheng) {_RESPONSE}", "世生应"),
    (rf"{_BODY} (?:is )?(?:not|absent|nowhere|off|missing|on no line)(?: on)?(?: any line)?|no body", "卦身不上卦"),
    (rf"{_BODY} {_ON} {_SELF}", "卦身在世"),
    (rf"{_BODY} {_ON} {_RESPONSE}", "卦身在应"),
    (rf"{_BODY} {_ON} {_LINE}", "卦身在{0}爻"),
    (rf"{_BODY} (?:is )?([{''.join(Branch)}])", "卦身{0}"),
    (rf"{_SELF} {_IS}own(?: line)?|own {_SELF}", "世爻亲爻"),
    (rf"{_RESPONSE} {_IS}own(?: line)?|own {_RESPONSE}", "应爻亲爻"),
    (rf"line {_L} {_IS}own(?: line)?|own line {_ON} {_LINE}|own line {_L}", "{0}爻亲爻"),
    (r"own lines?|qin ?yao(?: chu ?xian)?", "亲爻出现"),
    (rf"{_X} {_ON} {_SELF}|{_SELF} {_HOLDS}{_X}", "{0}持世"),
    (rf"{_X} {_ON} {_RESPONSE}|{_RESPONSE} {_HOLDS}{_X}", "{0}持应"),
    (rf"{_X} {_ON} {_LINE}", "{0}在{1}爻"),
    (rf"line {_L} {_HOLDS}{_X}", "{1}在{0}爻"),
    (rf"(?:at|under|beneath|below|on) {_SELF}|shi ?xia", "世下"),
    (rf"(?:at|under|beneath|below|on) {_RESPONSE}|ying ?xia", "应下"),
    (rf"(?:under|beneath|below|at|on) {_LINE}", "{0}爻下"),
    (rf"palace (?:of |is )?(?:the )?{_G}|{_G} (?:palace|gong)", "{0}宫"),
    (rf"(?:upper|outer|above|shang|wai)(?: trigram)?(?: is)? {_G}", "上{0}"),
    (rf"(?:lower|inner|below|xia|nei)(?: trigram)?(?: is)? {_G}", "下{0}"),
    (r"(?:nothing|none) missing|complete", "不缺"),
    (rf"(?:missing|lacks|lacking|without|que) {_R}|{_R} (?:is )?missing", "缺{0}"),
    (r"missing|lacking", "缺"),
    (r"trines?|hooks?|gou ?he", "勾合"),
    (r"(?:and|with|the|which|hexagrams?|where|whose|that|have|has|its?|of|a|an|is)", ""),
)
"""What is put for what, in this order."""


def _whole(pattern: str) -> re.Pattern[str]:
    """A pattern that begins and ends where a word does."""
    return re.compile(rf"(?<![a-z.])(?:{pattern})(?![a-z])")


_WORDS = _whole("|".join(sorted(map(re.escape, _VALUES), key=len, reverse=True)))
_COMPILED = tuple((_whole(pattern), into) for pattern, into in _RULES)

EXAMPLES: tuple[str, ...] = (
    *(
        "wealth under officer",
        "wealth under brothers",
        "officer under parents",
        "at world",
        "at response",
        "nine forms",
    ),
    *("officer on world", "world earth", "wealth on line 5", "missing wealth", "returning soul", "palace qian"),
    *(
        "upper qian",
        "lower kan",
        "no body",
        "body on world",
        "own line",
        "world own",
        "trine",
        "response controls world",
    ),
)
"""Terms as they are typed in English, one of each kind or more."""

_JOINING = frozenset(
    [
        "under",
        "beneath",
        "below",
        "at",
        "on",
        "in",
        "is",
        "holds",
        "fu",
        "line",
        "world",
        "self",
        "response",
        "shi",
        "ying",
        "the",
        "palace",
    ]
)


def in_terms(text: str) -> str:
    """Return a query with its English and pinyin put into characters; rules keep their ids."""
    if not re.search(r"[A-Za-z]", text):
        return text
    said = re.sub(r"[\s,;+&]+", " ", folded(text))
    said = _WORDS.sub(lambda found: _VALUES[found[0]], said)
    for pattern, into in _COMPILED:
        said = pattern.sub(lambda found, into=into: _put(found, into), said)  # type: ignore[misc]  # bound as it stands
    return said.strip()


def _put(found: re.Match[str], into: str) -> str:
    """The characters for a piece, set off by blanks; trigrams called by a phase and lines called by number among them."""
    words = [_LINES.get(group, group) for group in found.groups() if group]
    if into in ("{0}宫", "上{0}", "下{0}"):
        words = [_IMAGES.get(word, word) for word in words]
    return f" {into.format(*words)} "


def left_over(text: str) -> str:
    """The word of an English query that was not understood; empty where every word was."""
    words = re.findall(r"[a-z][a-z.]*", in_terms(text))
    return next((word for word in words if word not in _JOINING), words[0] if words else "")
