"""Reading the words of 找 into terms: ``财伏鬼 世下``, ``归魂、缺妻财``, ``S08.R1``; English through query_english.

A query is cut from the left, the longest term first; whatever is left over is named, with the terms nearest to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache

from hzl_tutor.book import CONDITIONS, RULES
from hzl_tutor.engine import Branch, Element, Generation, Relation, Trigram
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.folding import FOLD
from hzl_tutor.tutor.query import FORMS, ON_LINES, PLACES, Term
from hzl_tutor.tutor.query_errors import QueryError
from hzl_tutor.tutor.vocabulary import GENERATIONS, RELATIONS
from hzl_tutor.tutor.vocabulary import LINES as LINE_WORDS

_KIN = {**{word: value for word, value in RELATIONS.items() if not word.isascii()}, "子": "子孙"}
_R = "|".join(sorted(_KIN, key=len, reverse=True))
_E, _B, _G = ("".join(kind) for kind in (Element, Branch, Trigram))
_X = f"(?:{_R}|[{_E}{_B}])"
_L = "[初一二三四五六上1-6]"
_W = {word: value for word, value in GENERATIONS.items() if not word.isascii()}
_AT = "(?:在|居|临|持|坐)"
_IS = "(?:爻)?(?:持|是|为|临|属|带|逢)?"


def _kin(text: str) -> Relation:
    return Relation(_KIN[text])


def _line(text: str) -> int:
    return int(LINE_WORDS[text])


def _value(text: str) -> Relation | Element | Branch:
    """A relation, a phase or a branch; 子 alone is the branch."""
    if text in _E:
        return Element(text)
    return Branch(text) if text in _B else _kin(text)


def _kin_first(text: str) -> Relation | Element | Branch:
    """The same where a relation is said first: 子持世 is 子孙."""
    return _kin(text) if text in _KIN else _value(text)


Maker = Callable[..., Term]
_PATTERNS: tuple[tuple[str, Maker], ...] = (
    (r"(S\d\d|DZ|BQ)[.．·]?R(\d+)", lambda part, n: _rule(f"{part.upper()}.R{int(n)}")),
    ("(?:财伏)?五乡九式|九式|财伏五乡|五乡", lambda: FORMS),
    (rf"({_R})伏(?:在|于|藏)?({_R})(?:之乡|乡)?", lambda a, b: Term("beneath", (_kin(a), _kin(b)))),
    (r"在?世(?:爻)?(?:之|底)?下(?:面)?", lambda: Term("under_world")),
    (r"在?应(?:爻)?(?:之|底)?下(?:面)?", lambda: Term("under_response")),
    (rf"在?({_L})爻(?:之|底)?下(?:面)?", lambda n: Term("under_line", (_line(n),))),
    (rf"世(?:爻)?下(?:面)?(?:伏着?)?(?:的?是)?({_R})", lambda a: Term("hidden_world", (_kin(a),))),
    (rf"应(?:爻)?下(?:面)?(?:伏着?)?(?:的?是)?({_R})", lambda a: Term("hidden_response", (_kin(a),))),
    (rf"({_L})爻下?(?:面)?伏着?(?:的?是)?({_R})", lambda n, a: Term("hidden_line", (_line(n), _kin(a)))),
    (rf"({_X}){_AT}世(?:爻)?", lambda x: Term("on_world", (_kin_first(x),))),
    (rf"世(?:爻)?持({_X})", lambda x: Term("on_world", (_kin_first(x),))),
    (rf"世{_IS}({_X})", lambda x: Term("on_world", (_value(x),))),
    (rf"({_X}){_AT}应(?:爻)?", lambda x: Term("on_response", (_kin_first(x),))),
    (rf"应{_IS}({_X})", lambda x: Term("on_response", (_value(x),))),
    (rf"({_X}){_AT}({_L})爻", lambda x, n: Term("on_line", (_kin_first(x), _line(n)))),
    (rf"({_L}){_IS}({_X})", lambda n, x: Term("on_line", (_value(x), _line(n)))),
    ("(?:可|能)?(?:勾合|三合|勾得成)", lambda: Term("trine")),
    (rf"({'|'.join(sorted(_W, key=len, reverse=True))})卦?", lambda w: Term("generation", (Generation(_W[w]),))),
    (rf"([{_G}])宫(?:卦)?", lambda g: Term("palace", (Trigram(g),))),
    (rf"([{_E}])宫|(?:本宫)?属([{_E}])", lambda a, b: Term("phase", (Element(a or b),))),
    (rf"(?:面上)?(?:缺|少|没有|无)({_R})|({_R})不(?:上卦|出现|现)", lambda a, b: Term("missing", (_kin(a or b),))),
    ("(?:有)?缺(?:六?亲)?|有缺", lambda: Term("missing_any")),
    ("(?:都)?不缺|(?:六|五)亲(?:俱)?全|无缺", lambda: Term("missing_none")),
    ("卦?身不(?:上卦|出现|现)|无卦身", lambda: Term("body_off")),
    ("卦?身(?:上卦|出现|现)|有卦身", lambda: Term("body_on")),
    (rf"卦身{_AT}?世(?:爻)?|世(?:爻)?(?:持|临)?卦身", lambda: Term("body_world")),
    (rf"卦身{_AT}?应(?:爻)?|应(?:爻)?(?:持|临)?卦身", lambda: Term("body_response")),
    (rf"卦身{_AT}?({_L})爻", lambda n: Term("body_line", (_line(n),))),
    (rf"卦身(?:是|为)?([{_B}])", lambda b: Term("body_is", (Branch(b),))),
    ("亲爻(?:出现)?", lambda: Term("own")),
    (rf"世(?:爻)?(?:是|为)?亲爻(?:出现)?|亲爻{_AT}世(?:爻)?", lambda: Term("own_world")),
    (rf"应(?:爻)?(?:是|为)?亲爻(?:出现)?|亲爻{_AT}应(?:爻)?", lambda: Term("own_response")),
    (
        rf"({_L})爻(?:是|为)?亲爻(?:出现)?|亲爻(?:出现)?{_AT}?({_L})爻",
        lambda a, b: Term("own_line", (_line(a or b),)),
    ),
    (rf"(?:上卦?|外卦?)(?:是|为)?([{_G}])", lambda g: Term("upper", (Trigram(g),))),
    (rf"(?:下卦?|内卦?)(?:是|为)?([{_G}])", lambda g: Term("lower", (Trigram(g),))),
    ("应(?:爻)?克世(?:爻)?", lambda: Term("response_controls")),
    ("应(?:爻)?生世(?:爻)?", lambda: Term("response_feeds")),
    ("世(?:爻)?克应(?:爻)?", lambda: Term("world_controls")),
    ("世(?:爻)?生应(?:爻)?", lambda: Term("world_feeds")),
    ("世应(?:比和|同类|相同)", lambda: Term("ends_alike")),
)
_COMPILED = tuple((re.compile(pattern, re.IGNORECASE), make) for pattern, make in _PATTERNS)
_BETWEEN = re.compile(r"(?:[\s、,，;；。的和且并与又]|而且)+")


def read_query(text: str) -> tuple[Term, ...]:
    """Read a query. Raises QueryError."""
    from hzl_tutor.tutor.query_english import in_terms, left_over

    asked = in_terms(normal(text)).translate(FOLD)
    terms: list[Term] = []
    at = _skip(asked, 0)
    while at < len(asked):
        term, end = _longest(asked, at)
        if term is None:
            latin = left_over(normal(text)) if text.isascii() else ""
            word = latin or _BETWEEN.split(asked[at:], maxsplit=1)[0]
            raise QueryError("unknown", word, nearest_terms(word))
        terms.append(term)
        at = _skip(asked, end)
    found = tuple(dict.fromkeys(terms))
    if FORMS in found and len(found) > 1:
        raise QueryError("forms", text)
    kinds = {term.kind for term in found}
    if kinds & PLACES and not kinds & ON_LINES:
        raise QueryError("place", text)
    return found


def _skip(text: str, at: int) -> int:
    between = _BETWEEN.match(text, at)
    return between.end() if between else at


def _longest(text: str, at: int) -> tuple[Term | None, int]:
    """The term at a place that takes most characters, and where it ends."""
    found = [(match, make) for pattern, make in _COMPILED if (match := pattern.match(text, at))]
    if not found:
        return None, at
    match, make = max(found, key=lambda pair: pair[0].end())
    return make(*match.groups()), match.end()


def _rule(rule_id: str) -> Term:
    if rule_id not in RULES:
        raise QueryError("unknown", rule_id, tuple(get_close_matches(rule_id, RULES, n=3)))
    rule = RULES[rule_id]
    if rule.cell not in CONDITIONS:
        raise QueryError("told", rule_id)
    lacks = [need for need in rule.needs if need != "chart"]
    if lacks:
        raise QueryError("waits", rule_id, lacks=lacks[0])
    return Term("rule", (rule_id,))


@cache
def examples() -> tuple[str, ...]:
    """Terms as they are typed, of every kind but rules: what can be completed to, and what is near to a mistyped one."""
    kin = ("父", "兄", "子", "财", "鬼")
    whole = tuple(map(str, Relation))
    return (
        *(f"{a}伏{b}" for a in ("财", "鬼", "子", "父", "兄") for b in kin),
        *("世下", "应下", "九式"),
        *(f"{one}持世" for one in whole),
        *(f"世持{phase}" for phase in Element),
        *(f"缺{one}" for one in whole),
        *map(str, Generation),
        *(f"{one}宫" for one in Trigram),
        *("卦身不上卦", "卦身在世", "卦身在应", "亲爻出现", "世爻亲爻", "应爻亲爻", "勾合", "不缺"),
        *("应克世", "应生世", "世克应", "世生应", "世应比和"),
        *(f"上{one}" for one in Trigram),
        *(f"下{one}" for one in Trigram),
        *(f"世{branch}" for branch in Branch),
        *(f"世下{one}" for one in whole),
    )


def by_hexagram_alone() -> tuple[str, ...]:
    """The ids of the rules that can be looked for: those whose condition needs nothing but the hexagram."""
    return tuple(rule.id for rule in RULES.values() if rule.cell in CONDITIONS and rule.needs == ("chart",))


def nearest_terms(word: str) -> tuple[str, ...]:
    """Terms near to what was typed, best first: by how they are written, then by what characters they share."""
    if word.isascii():
        from hzl_tutor.tutor.query_english import EXAMPLES

        return tuple(get_close_matches(word.lower(), EXAMPLES, n=3, cutoff=0.4))
    close = get_close_matches(word, examples(), n=3, cutoff=0.5)
    shared = [term for term in examples() if len(set(term) & set(word)) * 2 > len(term)]
    return tuple(dict.fromkeys(close + shared))[:3]
