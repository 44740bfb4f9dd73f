"""装卦 by sections: what is filled in on a bare hexagram, in the order in which one thing rests on another."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from hzl_tutor.engine import (
    LINES,
    Branch,
    Ganzhi,
    Key,
    Moment,
    NotationError,
    Relation,
    Spirit,
    State,
    Stem,
    Trigram,
    WrongKindError,
)
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.answers import base_of, read_answer
from hzl_tutor.tutor.folding import folded
from hzl_tutor.tutor.skills import Skill
from hzl_tutor.tutor.vocabulary import LINES as LINE_WORDS


class Section(NamedTuple):
    """A part of a chart that is filled in together.

    ``kind`` is that of its answer (a row, a single value or a set), ``cell`` the chart's cell, ``skill`` the skill that
    asks for the same, and ``one`` the skill that asks for one of its lines; ``dated`` sections want a month or a day.
    """

    id: str
    names: tuple[str, ...]
    kind: str
    cell: str
    skill: str
    one: str = ""
    dated: str = ""

    @property
    def is_row(self) -> bool:
        """Whether it has a value on each line."""
        return self.kind.startswith("row6")

    def keys(self, moment: Moment | None = None) -> tuple[Key, ...]:
        """The cells of the chart that it fills, line 1 first."""
        if self.is_row:
            return tuple((self.cell, line) for line in LINES)
        return ((self.cell, moment.day),) if self.cell == "void_pair" and moment else ((self.cell,),)


SECTIONS: tuple[Section, ...] = (
    Section("palace", ("宫", "本宫", "palace"), "palace", "palace", "palace"),
    Section("world", ("世", "世爻", "world", "self line", "self"), "line", "world", "world"),
    Section("response", ("应", "应爻", "response line", "response"), "line", "response", "response"),
    Section("ganzhi", ("干支", "纳甲", "najia", "ganzhi"), "row6:ganzhi", "ganzhi", "najia.all", "najia.line"),
    Section(
        "relation", ("六亲", "relations", "relation"), "row6:relation", "relation", "relation.all", "relation.line"
    ),
    Section("hidden", ("伏神", "伏", "hidden lines", "hidden"), "row6:ganzhi", "hidden", "hidden.all", "hidden.line"),
    Section("body", ("卦身", "身", "hexagram body", "body"), "branch", "body", "body"),
    Section("tomb", ("墓", "tombs", "tomb"), "row6:branch", "tomb", "", "tomb.line"),
    Section("season", ("旺衰", "season"), "row6:state", "state", "", "", "month"),
    Section("void", ("旬空", "空", "void"), "set:branch", "void_pair", "void", "", "day"),
    Section("spirit", ("六神", "spirits", "spirit"), "row6:spirit", "spirit", "", "", "day"),
)
"""In the order in which they are judged: each rests only on those before it."""

BY_ID: dict[str, Section] = {section.id: section for section in SECTIONS}


def sections_for(moment: Moment | None) -> tuple[Section, ...]:
    """The sections of a chart: the dated ones only where the month or the day is known."""
    month, day = bool(moment and moment.month), bool(moment and moment.day)
    return tuple(s for s in SECTIONS if not s.dated or (month if s.dated == "month" else day))


class Entry(NamedTuple):
    """Values written into a section: all of them, or one at ``place`` (1 = bottom) of a row."""

    section: Section
    values: tuple[str, ...]
    place: int = 0


_NAMES = {name: section for section in SECTIONS for name in section.names}
_HEAD = re.compile("|".join(sorted(map(re.escape, _NAMES), key=len, reverse=True)))
_BEGINS = re.compile(rf"(?:^|[\s;；。，,]+)((?:{_HEAD.pattern})(?![下上]))")
_LINE = re.compile(r"第?([初一二三四五六上1-6])(?:爻\s*|(?=\s))")


def read_entries(text: str, open_sections: tuple[Section, ...]) -> tuple[Entry, ...]:
    """Read what is to be filled in: ``宫 兑``, ``世5 应2``, ``六亲 父 财 …``, ``二爻 官鬼``, or a value alone.

    A value alone goes to the first of ``open_sections`` that can read it. Raises the NotationError of the first open
    section when nothing can be made of it.
    """
    asked = _asked(text)
    if _HEAD.match(asked):
        return tuple(map(_named, _pieces(asked)))
    line = _LINE.match(asked)
    if line and len(asked) > line.end():
        return (_on_line(text, int(LINE_WORDS[line[1]]), asked[line.end() :], open_sections),)
    return (_alone(text, open_sections),)


def _pieces(asked: str) -> list[str]:
    """What stands under each section's name, with the name; one within another (hexagram body) begins nothing."""
    starts = [found.start(1) for found in _BEGINS.finditer(asked)]
    return [asked[start:end].strip() for start, end in zip(starts, [*starts[1:], len(asked)], strict=True)]


def _asked(text: str) -> str:
    """An entry as it is read: ``line 2 officer`` as ``2爻 officer``."""
    return re.sub(r"(?<![a-z])line ([1-6])(?![0-9])", r"\1爻", folded(normal(text)))


def bare(text: str) -> str:
    """An entry without the name of its section and its line: 官鬼 of 六亲 二爻 官鬼; the text itself where neither is there."""
    asked = _asked(text)
    head = _HEAD.match(asked)
    rest = asked[head.end() :].lstrip("是为在:： =") if head else asked
    line = _LINE.match(rest)
    rest = rest[line.end() :] if line and len(rest) > line.end() else rest
    return rest or text


def read_answer_to(skill: Skill, text: str) -> tuple[str, ...]:
    """Read an answer to a skill: a whole chart by its sections, everything else by its kind. Raises NotationErrors."""
    if skill.kind == "chart":
        return read_chart(text)
    return read_answer(skill.kind, text, nothing=skill.may_be_nothing)


def read_chart(text: str) -> tuple[str, ...]:
    """Read a whole chart written by sections (宫 坤 世 5 应 2 干支 … 六亲 … 伏神 … 卦身 辰 墓 …), in any order.

    Raises WrongKindError naming the sections that are lacking, or as :func:`read_entries`.
    """
    whole = sections_for(None)
    entries = read_entries(text, whole)
    written = {entry.section.id: entry.values for entry in entries if not entry.place}
    lacking = [section.names[0] for section in whole if section.id not in written]
    if lacking:
        raise WrongKindError(text, "chart", f"lacking-{'、'.join(lacking)}")
    return tuple(value for section in whole for value in written[section.id])


def write_chart(cells: tuple[str, ...]) -> str:
    """Write a whole chart by its sections; :func:`read_chart` reads it back."""
    parts, at = [], 0
    for section in sections_for(None):
        count = 6 if section.is_row else 1
        parts += [section.names[0], *cells[at : at + count]]
        at += count
    return " ".join(parts)


def _named(piece: str) -> Entry:
    head = _HEAD.match(piece)
    assert head is not None  # pieces begin with a section's name
    section, rest = _NAMES[head[0]], piece[head.end() :].lstrip("是为在:： =")
    line = _LINE.match(rest)
    if section.is_row and line and len(rest) > line.end():
        try:
            return Entry(section, _read(base_of(section.kind), rest[line.end() :]), int(LINE_WORDS[line[1]]))
        except NotationError:
            return Entry(section, _read(section.kind, rest))
    return Entry(section, _read(section.kind, rest))


def _on_line(text: str, line: int, rest: str, open_sections: tuple[Section, ...]) -> Entry:
    """二爻 官鬼, 二爻六亲官鬼: a value for one line; the section is named or told by the value."""
    head = _HEAD.match(rest)
    if head and _NAMES[head[0]].is_row:
        section = _NAMES[head[0]]
        return Entry(section, _read(base_of(section.kind), rest[head.end() :]), line)
    rows = [section for section in open_sections if section.is_row] or [s for s in SECTIONS if s.is_row and not s.dated]
    for section in rows:
        try:
            return Entry(section, _read(base_of(section.kind), rest), line)
        except NotationError:
            continue
    return _alone(text, open_sections)


def _alone(text: str, open_sections: tuple[Section, ...]) -> Entry:
    first: NotationError | None = None
    for section in open_sections or SECTIONS[:8]:
        try:
            return Entry(section, _read(section.kind, text))
        except NotationError as error:
            first = first or error
    assert first is not None  # there is always a section to try
    raise first


def _read(kind: str, text: str) -> tuple[str, ...]:
    return read_answer(kind, text, nothing=kind == "ganzhi")


_MAKERS: dict[str, Any] = {
    "palace": Trigram,
    "line": int,
    "relation": Relation,
    "branch": Branch,
    "state": State,
    "spirit": Spirit,
}


def engine_value(section: Section, value: str) -> Any:
    """Turn a written value into the engine's, so that it can be pinned on a chart."""
    if value == "无":
        return None
    base = base_of(section.kind)
    return Ganzhi(Stem(value[0]), Branch(value[1])) if base == "ganzhi" else _MAKERS[base](value)
