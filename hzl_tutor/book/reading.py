"""The book's rulebook whole, the catalogue of its rules, and a chart read by them."""

from __future__ import annotations

from typing import cast

from hzl_tutor.book import foundations, homes, joining, matters, meanings, moves, officer_homes, setting_out, solo_moves
from hzl_tutor.book.foundations import Foundations
from hzl_tutor.book.homes import Homes
from hzl_tutor.book.joining import Joining
from hzl_tutor.book.matter import Matter
from hzl_tutor.book.matters import Matters
from hzl_tutor.book.meanings import Meanings
from hzl_tutor.book.moves import Moves
from hzl_tutor.book.officer_homes import OfficerHomes
from hzl_tutor.book.questions import Questions
from hzl_tutor.book.rule import Rule
from hzl_tutor.book.setting_out import SettingOut
from hzl_tutor.book.solo_moves import SoloMoves
from hzl_tutor.engine import HuoZhuLin, Key


class Reading(Meanings, Foundations, Moves, Homes, OfficerHomes, Joining, SoloMoves, SettingOut, Matters, Questions):
    """A dressed chart with every rule of the book as a cell (``s08_r1``), upon the cells of 装卦."""


_TOLD = (
    meanings.TOLD,
    foundations.TOLD,
    moves.TOLD,
    homes.TOLD,
    officer_homes.TOLD,
    joining.TOLD,
    solo_moves.TOLD,
    setting_out.TOLD,
    matters.TOLD,
)


def _catalogue() -> dict[str, Rule]:
    """Every rule by its id, in the order of the book, with what is said on one side only filled in on the other."""
    rows = [rule for told in _TOLD for rule in told]
    rows += [found.rule for base in Reading.__mro__ for found in vars(base).values() if hasattr(found, "rule")]
    rules = {rule.id: rule for rule in sorted(rows, key=lambda rule: rule.order)}
    return {
        rule.id: rule._replace(
            eased_by=tuple(other.id for other in rules.values() if rule.id in other.eases),
            contradicts=tuple(
                other.id for other in rules.values() if rule.id in other.contradicts or other.id in rule.contradicts
            ),
        )
        for rule in rules.values()
    }


RULES: dict[str, Rule] = _catalogue()
"""Every rule of the book by its id, in the order of the book."""

CONDITIONS: dict[str, str] = {rule.cell: rule.id for rule in RULES.values() if rule.cell in Reading.cells}
"""The cells that are conditions, with the ids of their rules."""


_BY_SCHOOL: dict[type[HuoZhuLin], type[Reading]] = {HuoZhuLin: Reading}


def reading_by(rulebook: type[HuoZhuLin]) -> type[Reading]:
    """Return the book's rules upon a school's way of dressing."""
    if issubclass(rulebook, Reading):
        return rulebook
    if rulebook not in _BY_SCHOOL:
        made = type(f"Reading{rulebook.__name__}", (Reading, rulebook), {})
        _BY_SCHOOL[rulebook] = cast("type[Reading]", made)
    return _BY_SCHOOL[rulebook]


def read_chart(chart: HuoZhuLin, matter: Matter | None = None) -> Reading:
    """Return the chart with the rules of the book as cells besides its own, by the school that it is dressed by."""
    if isinstance(chart, Reading) and matter in (None, chart.matter):
        return chart
    return reading_by(type(chart))(chart.cast, chart.moment, chart.given, matter)


def condition_of(rule_id: str) -> Key | None:
    """Return the key of a rule's condition, None for a rule that has none. Raises KeyError for an unknown id."""
    rule = RULES[rule_id]
    return (rule.cell,) if rule.cell in CONDITIONS else None
