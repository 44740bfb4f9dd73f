"""How the text of each parameter in a code becomes a value of the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hzl_tutor.book import ASKERS, OLDEST, RULES, TOPICS, Matter
from hzl_tutor.engine import LINES, Branch, EarthSchool, Element, Ganzhi, Relation, ganzhi_named
from hzl_tutor.engine.trigrams import BY_BITS


def _line(text: str) -> int:
    if text not in map(str, LINES):
        raise ValueError(text)  # 02 too: a code has one spelling
    return int(text)


def _pair(text: str) -> tuple[Branch, Branch]:
    if len(text) != 2:
        raise ValueError(text)
    return Branch(text[0]), Branch(text[1])


def _day(text: str) -> Ganzhi:
    found = ganzhi_named(text)
    if found is None:
        raise ValueError(text)
    return found


def _lines(text: str) -> str:
    if text not in BY_BITS:
        raise ValueError(text)
    return text


def _rule(text: str) -> str:
    if text not in RULES:
        raise ValueError(text)
    return text


def _age(text: str) -> int:
    if not text.isdecimal() or str(int(text)) != text or not 1 <= int(text) <= OLDEST:
        raise ValueError(text)
    return int(text)


def _matter(text: str) -> Matter:
    topic, asker = (text[:-1], text[-1]) if text[-1:] in ASKERS else (text, "")
    if topic not in TOPICS:
        raise ValueError(text)
    return Matter(topic, asker)


READERS: dict[str, Callable[[str], Any]] = {
    "lines": _lines,
    "line": _line,
    "relation": Relation,
    "element": Element,
    "month": Branch,
    "year": Branch,
    "rule": _rule,
    "matter": _matter,
    "age": _age,
    "branch": Branch,
    "branches": _pair,
    "day": _day,
    "ganzhi": _day,
    "school": EarthSchool,
    "hidden": {"all": "all", "missing": "missing"}.__getitem__,
}
"""How each parameter's text becomes an engine value; ValueError or KeyError for what is none."""
