"""How values are spoken in English: the engine's own Chinese word, with its English beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from hzl_tutor.words.en.terms import BRANCHES, ELEMENTS, ENGLISH, PLACES, STEMS, hexagram_readings, of_kind

if TYPE_CHECKING:
    from hzl_tutor.engine.cells import Key

TOWARDS_ME: dict[str, str] = {
    "父母": "generates me",
    "兄弟": "is the same as me",
    "子孙": "I generate",
    "妻财": "I control",
    "官鬼": "controls me",
}
"""Which of the five places each relation is, without its name."""

SCENE = "; "
"""Between the parts of what a question is about."""
COUNTS = ("none", "one", "two", "three", "four", "five", "six")
SPACE = " "
"""Between two sentences."""
SIDES = ("the lower trigram", "the upper trigram")

CELL_NAMES: dict[str, str] = {
    "palace": "palace",
    "me": "me",
    "generation": "generation",
    "world": "Self",
    "response": "Response",
    "ganzhi": "stem and branch",
    "relation": "relation",
    "hidden": "hidden line",
    "hidden_relation": "hidden relation",
    "changed_relation": "changed relation",
    "changed": "changed line",
    "own": "own line appears",
    "body": "hexagram body",
    "body_lines": "lines of the body",
    "missing": "missing relations",
    "tomb": "tomb",
}


def line_word(line: int) -> str:
    """``line 3`` for 3."""
    return f"line {line}" if line else ""


def listed(words: Iterable[object], last: str = ", ") -> str:
    """A, B, C."""
    return last.join(str(word) for word in words)


def lines_listed(lines: Iterable[int]) -> str:
    """``lines 1, 2 and 6``; one line is ``line 2``."""
    places = [str(line) for line in lines]
    if len(places) <= 1:
        return "".join(f"line {place}" for place in places)
    return f"lines {', '.join(places[:-1])} and {places[-1]}"


def unit_word(unit: str) -> str:
    """``Lesson 2`` for unit 2, ``Prelude 1`` for 00a."""
    if unit.isdecimal():
        return f"Lesson {int(unit)}"
    prelude = unit[:-1].isdecimal() and unit[-1] in "abcdef"
    return f"Prelude {ord(unit[-1]) - ord('a') + 1}" if prelude else unit


def days_ahead(days: int) -> str:
    """``later today`` for 0 days, ``tomorrow``, then ``in 2 days``."""
    return ("later today", "tomorrow")[days] if days < 2 else f"in {days} days"


def cell_name(key: Key) -> str:
    """``line 2, relation`` for relation/2."""
    name = CELL_NAMES.get(str(key[0]), str(key[0]))
    return f"line {key[1]}, {name}" if len(key) > 1 else name


def glossed(value: object) -> str:
    """官鬼 (officer/ghost): a value with its English, alone where it has none."""
    text = str(value)
    return f"{text} ({ENGLISH[text]})" if text in ENGLISH else text


def phase(value: object) -> str:
    """``water`` for 水."""
    return ELEMENTS.get(str(value), str(value))


def ganzhi(value: object) -> str:
    """甲寅 (jiǎ-yín)."""
    text = str(value)
    if len(text) == 2 and text[0] in STEMS and text[1] in BRANCHES:
        return f"{text} ({STEMS[text[0]]}-{BRANCHES[text[1]]})"
    return text


def hexagram(value: object) -> str:
    """天风姤 (Gòu)."""
    text = str(value)
    reading = hexagram_readings().get(text)
    return f"{text} ({reading})" if reading else text


_NAMERS: dict[str, Callable[[object], str]] = {
    "element": phase,
    "me": phase,
    "hidden_element": phase,
    "changed_element": phase,
    "seen_me": phase,
    "wanted": phase,
    "full": hexagram,
    "name": hexagram,
    "seen_name": hexagram,
    "cast": lambda value: "之".join(map(hexagram, str(value).split("之"))),
}
"""How the values that sentences are filled with are said, by the names of the data."""
_GLOSSED = frozenset(
    [
        "palace",
        "upper",
        "lower",
        "standing",
        "generation",
        "relation",
        "given",
        "given_at",
        "claimed",
        "branch",
        "month",
        "seen_palace",
    ]
)


def named(name: str, value: Any) -> Any:
    """A value of a sentence's data as it is said; ``name`` is what the data calls it."""
    if name in _NAMERS:
        return _NAMERS[name](value)
    if name in _GLOSSED:
        return glossed(value)
    return value


def finished(text: str) -> str:
    """A sentence with its values in it, as it is said: a sentence begins with a capital letter."""
    return re.sub(r"(^|(?<=[.?!:] )|(?<=\n)|(?<=○ ))(?=lines? \d)l", "L", text)


def spoken_value(key: Key, value: Any) -> str:
    """A cell's value as it is said: positions as ``line 3``, nothing as 无."""
    name = str(key[0])
    if name in ("world", "response"):
        return line_word(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name == "body_lines":
        return lines_listed(value) or "none"
    if name in ("ganzhi", "hidden", "changed") and value is not None:
        return ganzhi(value)
    if isinstance(value, tuple) and not hasattr(value, "stem"):
        return listed(map(glossed, value)) or "none"
    return "none" if value is None else str(named(name, value)) if name in _NAMERS else glossed(value)


def spoken_key(kind: str, key: str) -> str:
    """A key as it is said: ``line 1`` for 1 where lines are asked for, 官鬼 (officer/ghost); rows as they stand."""
    if kind.endswith("line"):
        return listed(line_word(int(place)) if place.isdigit() else glossed(place) for place in key.split())
    if kind.startswith("set:"):
        return listed(_of_kind(kind, value) for value in key.split())
    if kind.startswith("row6") or kind == "chart":
        return key
    return ganzhi(key) if kind == "ganzhi" else _of_kind(kind, key)


def _of_kind(kind: str, value: str) -> str:
    name = of_kind(kind.rsplit(":", 1)[-1], value)
    return f"{value} ({name})" if name else value


def tells(text: str, secret: tuple[str, ...]) -> bool:
    """Whether one of some values stands in a text, in Chinese or by any English name it has."""
    return any(word in text for word in secret) or any(_spelled(word, text) for word in secret)


def _spelled(value: str, text: str) -> bool:
    """Whether a value's English stands in a text as a word of its own."""
    pattern = _pattern(value)
    return bool(pattern and pattern.search(text))


@cache
def _pattern(value: str) -> re.Pattern[str] | None:
    names = PLACES.get(value, ()) or tuple(of_kind("", value).split("|") if of_kind("", value) else ())
    return re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names), re.IGNORECASE) if names else None
