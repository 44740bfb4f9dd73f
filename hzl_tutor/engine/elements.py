"""五行: the five phases, what each gives birth to and controls, their numbers, and the six relations they make (§1–3)."""

from __future__ import annotations

from enum import StrEnum


class Element(StrEnum):
    """One of the five phases, in the order in which each generates the next."""

    WOOD = "木"
    FIRE = "火"
    EARTH = "土"
    METAL = "金"
    WATER = "水"


CYCLE: tuple[Element, ...] = tuple(Element)
"""木 火 土 金 水: each generates the one after it and controls the one after that, the last leading to the first."""

_PLACE = {element: place for place, element in enumerate(CYCLE)}

NUMBERS: dict[Element, tuple[int, int]] = {
    Element.WATER: (1, 6),
    Element.FIRE: (2, 7),
    Element.WOOD: (3, 8),
    Element.METAL: (4, 9),
    Element.EARTH: (5, 10),
}
"""类数, the numbers of each phase (§1 counts with 金4 and 土5; the pairs are those of the 河图)."""


class Relation(StrEnum):
    """六亲: what a line is to the palace (§2), in the order this project writes sets of them.

    In §2 the book counts 卦身 as the sixth; it is a cell of its own here (``body``).
    """

    PARENT = "父母"
    SIBLING = "兄弟"
    OFFSPRING = "子孙"
    WEALTH = "妻财"
    OFFICER = "官鬼"


_BY_STEPS = (Relation.SIBLING, Relation.OFFSPRING, Relation.WEALTH, Relation.OFFICER, Relation.PARENT)


def steps_between(start: Element, end: Element) -> int:
    """How many steps along the generating cycle lead from ``start`` to ``end``: 0 to 4."""
    return (_PLACE[end] - _PLACE[start]) % 5


def generated_by(element: Element) -> Element:
    """Return the phase that ``element`` generates (木 → 火)."""
    return CYCLE[(_PLACE[element] + 1) % 5]


def controlled_by(element: Element) -> Element:
    """Return the phase that ``element`` controls (木 → 土)."""
    return CYCLE[(_PLACE[element] + 2) % 5]


def relate(me: Element, other: Element) -> Relation:
    """Return what ``other`` is to ``me`` (§2): 同我兄弟 我生子孙 我克妻财 克我官鬼 生我父母."""
    return _BY_STEPS[steps_between(me, other)]


def element_of(me: Element, relation: Relation) -> Element:
    """Return the phase that stands in ``relation`` to ``me``; the inverse of :func:`relate`."""
    return CYCLE[(_PLACE[me] + _BY_STEPS.index(relation)) % 5]


class State(StrEnum):
    """旺相休囚死: how a phase stands in a season (§3)."""

    RULING = "旺"
    GROWING = "相"
    RESTING = "休"
    CONFINED = "囚"
    DEAD = "死"


_STATE_BY_STEPS = (State.RULING, State.GROWING, State.DEAD, State.CONFINED, State.RESTING)


def state_in(ruler: Element, element: Element) -> State:
    """Return the state of ``element`` while ``ruler`` commands the season (§3).

    当令者旺，令所生者相，生令者休，克令者囚，令所克者死.
    """
    return _STATE_BY_STEPS[steps_between(ruler, element)]
