"""What a rule of the book is: its place, the words it rests on, what must be known, and what it does to other rules.

A rule with a condition is a cell of the rulebook, made by :func:`rule`: its value is the lines on which it holds, none
where it does not. Images, definitions and corrupt passages have no condition; :func:`told` writes their row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple, TypeVar

from hzl_tutor.engine import Chart, cell

C = TypeVar("C", bound=Chart)
Lines = tuple[int, ...]
"""Lines on which a rule holds, from the bottom. A rule about the hexagram as a whole rests on all six."""


class Kind(StrEnum):
    """What sort of statement a rule is."""

    DERIVATION = "derivation"
    """How something is reckoned."""
    JUDGEMENT = "judgement"
    """A condition, and what the book says where it holds."""
    IMAGE = "image"
    """A picture read off a line: taken from a table, not concluded."""
    TIMING = "timing"
    """When, or how fast."""
    CORRUPT = "corrupt"
    """A passage that cannot stand as it is written: shown, never asked."""


NEEDS: tuple[str, ...] = ("chart", "moving", "month", "day", "year", "matter", "asker")
"""What a rule may have to know: lines that move, parts of the moment, what is asked about and by whom (with the age)."""


class Rule(NamedTuple):
    """One rule of the book.

    ``quote`` are words of the classical text, as the text has them. ``eases`` and ``worsens`` are the rules whose claim
    this one softens or sharpens where both hold, ``eased_by`` the same seen from the other side; ``contradicts`` are
    rules that say otherwise of the same thing. ``cells`` are the cells that reckon what a definition defines; ``table``
    pairs signs with their images. ``caution``: the claim speaks of illness, death, women or guilt, and is shown only as
    quoted opinion. ``graded``: it may be asked, though not on the hexagrams named in ``ungraded_on``.
    """

    id: str
    kind: Kind
    quote: str
    needs: tuple[str, ...] = ("chart",)
    eases: tuple[str, ...] = ()
    eased_by: tuple[str, ...] = ()
    worsens: tuple[str, ...] = ()
    contradicts: tuple[str, ...] = ()
    example: str = ""
    caution: bool = False
    graded: bool = True
    ungraded_on: tuple[str, ...] = ()
    asked_when: str = ""
    cells: tuple[str, ...] = ()
    table: tuple[tuple[str, str], ...] = ()

    @property
    def section(self) -> str:
        """Where the rule stands: §8, §19附 for 动止章, §25附 for 占婢妾."""
        return section_of(self.id)

    @property
    def cell(self) -> str:
        """The name of the cell that is its condition, where it has one: ``s08_r1``."""
        return self.id.lower().replace(".", "_")

    @property
    def order(self) -> tuple[float, int]:
        """Its place in the book."""
        part, _, number = self.id.partition(".R")
        return PLACES.get(part) or float(part[1:]), int(number)


PLACES: dict[str, float] = {"DZ": 19.5, "BQ": 25.5}
"""Where the two appendices stand among the sections."""
_APPENDICES = {"DZ": "§19附", "BQ": "§25附"}
_ID = re.compile(r"(S\d\d|DZ|BQ)\.R[1-9]\d?")


def section_of(rule_id: str) -> str:
    """Return the section of a rule's id. Raises ValueError for what is no id."""
    if not _ID.fullmatch(rule_id):
        raise ValueError(f"not the id of a rule: {rule_id!r}")
    part = rule_id.partition(".")[0]
    return _APPENDICES.get(part) or f"§{int(part[1:])}"


def told(
    rule_id: str,
    kind: Kind,
    quote: str,
    *,
    needs: str = "",
    contradicts: str = "",
    example: str = "",
    caution: bool = False,
    graded: bool = True,
    cells: str = "",
    table: Mapping[str, str] | None = None,
) -> Rule:
    """Return a rule without a condition; what is a list is written as words between blanks, ``chart`` is understood."""
    section_of(rule_id)
    return Rule(
        rule_id,
        kind,
        quote,
        needs=_needs(needs),
        contradicts=tuple(contradicts.split()),
        example=example,
        caution=caution,
        graded=graded and kind is not Kind.CORRUPT,
        cells=tuple(cells.split()),
        table=tuple((table or {}).items()),
    )


def rule(
    rule_id: str,
    kind: Kind,
    quote: str,
    *,
    needs: str = "",
    eases: str = "",
    worsens: str = "",
    contradicts: str = "",
    example: str = "",
    caution: bool = False,
    graded: bool = True,
    ungraded_on: str = "",
    asked_when: str = "",
    cells: str = "",
    table: Mapping[str, str] | None = None,
) -> Callable[[Callable[[C], Lines]], Callable[[C], Lines]]:
    """Make a method the condition of a rule: a cell, called after the id (``s08_r1``), whose value is :data:`Lines`.

    ``needs`` also settles which charts share the cell, so it must name everything the condition may read.
    """
    row = Rule(
        rule_id,
        kind,
        quote,
        needs=_needs(needs),
        eases=tuple(eases.split()),
        worsens=tuple(worsens.split()),
        contradicts=tuple(contradicts.split()),
        example=example,
        caution=caution,
        graded=graded,
        ungraded_on=tuple(ungraded_on.split()),
        asked_when=asked_when,
        cells=tuple(cells.split()),
        table=tuple((table or {}).items()),
    )

    def decorate(condition: Callable[[C], Lines]) -> Callable[[C], Lines]:
        if condition.__name__ != row.cell:
            raise ValueError(f"{condition.__name__} is not the cell of {row.id}")
        made = cell(row.section, moves="moving" in row.needs, dated=bool(set(row.needs) - {"chart", "moving"}))
        read: Callable[[C], Lines] = made(condition)
        read.rule = row  # type: ignore[attr-defined]  # collected by the catalogue
        return read

    return decorate


def _needs(words: str) -> tuple[str, ...]:
    asked = {"chart", *words.split()}
    if not asked <= set(NEEDS):
        raise ValueError(f"a rule cannot need {asked - set(NEEDS)}")
    return tuple(need for need in NEEDS if need in asked)
