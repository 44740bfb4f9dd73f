"""The conditions under which a lesson lets a chart be drawn: a closed set of names, looked up and never evaluated.

A script writes them as ``generate: {relation: 妻财, own: false, home: [官鬼, 兄弟]}``. Several words under one name mean
any of them; several names mean all of them. What "the asked line" is comes from the exercise: its ``line``, and for the
skills ``hidden.…``, ``clause`` and ``drawn`` what lies beneath that line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple, TypeAlias

from hzl_tutor.engine import HuoZhuLin, Relation
from hzl_tutor.lesson import values
from hzl_tutor.lesson.faults import FaultCode
from hzl_tutor.lesson.values import ValueRefusedError, listing, nearest

Conditions: TypeAlias = Mapping[str, Collection[str]]
"""Names and their words in the usual spelling, as :func:`normal` makes them."""


class Asked(NamedTuple):
    """What an exercise is about. ``chart`` is None for skills that need none, ``line`` for those that ask of no line."""

    chart: HuoZhuLin | None
    params: Mapping[str, object]
    line: int | None
    hidden: bool


class Condition(NamedTuple):
    """A condition: how its words are read, and whether what is asked has one of them."""

    read: values.Reader
    word: Callable[[Asked], str | None]
    about: str


def relation(asked: Asked) -> str | None:
    """六亲 that is asked about: the exercise's own, else that of the asked line (for ``hidden.…`` of what lies beneath)."""
    if "relation" in asked.params:
        return str(asked.params["relation"])
    if asked.chart is None or asked.line is None:
        return None
    found = asked.chart.hidden_relation(asked.line) if asked.hidden else asked.chart.relation(asked.line)
    return str(found) if found else None


def element(asked: Asked) -> str | None:
    """五行 that is asked about: the exercise's own, else that of the asked line (for ``hidden.…`` of what lies beneath)."""
    if "element" in asked.params:
        return str(asked.params["element"])
    if asked.chart is None or asked.line is None:
        return None
    found = asked.chart.hidden_element(asked.line) if asked.hidden else asked.chart.element(asked.line)
    return str(found) if found else None


def home(asked: Asked) -> str | None:
    """乡: 六亲 of the visible line at the asked place, whatever lies beneath it."""
    return str(asked.chart.relation(asked.line)) if asked.chart and asked.line else None


def own(asked: Asked) -> str | None:
    """亲爻: whether the asked line is the palace's own, lying over its like."""
    return _truth(asked.chart.own(asked.line)) if asked.chart and asked.line else None


def world(asked: Asked) -> str | None:
    """Whether the asked line holds 世."""
    return _truth(asked.chart.world() == asked.line) if asked.chart and asked.line else None


def response(asked: Asked) -> str | None:
    """Whether the asked line holds 应."""
    return _truth(asked.chart.response() == asked.line) if asked.chart and asked.line else None


def moving(asked: Asked) -> str | None:
    """Whether the asked line moves."""
    return _truth(asked.chart.moving(asked.line)) if asked.chart and asked.line else None


def line(asked: Asked) -> str | None:
    """The asked line, 1 = bottom; in a script also 初 to 上."""
    return str(asked.line) if asked.line else None


def palace(asked: Asked) -> str | None:
    """The palace of the chart."""
    return str(asked.chart.palace()) if asked.chart else None


def generation(asked: Asked) -> str | None:
    """世次 of the chart: 本宫, 一世 to 五世, 游魂, 归魂."""
    return str(asked.chart.generation()) if asked.chart else None


def missing(asked: Asked) -> str | None:
    """Whether any of the five relations is missing from the chart's visible lines."""
    return _truth(bool(asked.chart.missing())) if asked.chart else None


def rule(asked: Asked) -> str | None:
    """The rule of the book that the exercise is about, by its id."""
    return str(asked.params["rule"]) if "rule" in asked.params else None


def matter(asked: Asked) -> str | None:
    """What is asked about: 求财, 求官, 婚姻男."""
    return str(asked.params["matter"]) if "matter" in asked.params else None


def form(asked: Asked) -> str | None:
    """X伏Y at the asked line: 财伏鬼, 鬼伏兄."""
    if asked.chart is None or asked.line is None:
        return None
    beneath = asked.chart.hidden_relation(asked.line)
    return f"{_SHORT[beneath]}伏{_SHORT[asked.chart.home(asked.line)]}" if beneath else None


_SHORT = dict(zip(Relation, "父兄子财鬼", strict=True))
_FORMS = tuple(f"{under}伏{over}" for under in _SHORT.values() for over in _SHORT.values())


def _truth(value: bool) -> str:
    return "true" if value else "false"


def _condition(read: values.Reader, word: Callable[[Asked], str | None]) -> Condition:
    assert word.__doc__
    return Condition(read, word, word.__doc__)


CONDITIONS: dict[str, Condition] = {
    "relation": _condition(values.relation, relation),
    "element": _condition(values.element, element),
    "home": _condition(values.relation, home),
    "own": _condition(values.truth, own),
    "world": _condition(values.truth, world),
    "response": _condition(values.truth, response),
    "moving": _condition(values.truth, moving),
    "line": _condition(values.line, line),
    "palace": _condition(values.trigram, palace),
    "generation": _condition(values.generation, generation),
    "missing": _condition(values.truth, missing),
    "rule": _condition(str.upper, rule),
    "matter": _condition(str.strip, matter),
    "form": _condition(values.one_of(_FORMS), form),
}
"""Every condition there is, by the name a script uses."""


def normal(name: str, words: Collection[str]) -> tuple[str, ...]:
    """Return the words of one condition in their usual spelling.

    Raises :class:`~hzl_tutor.lesson.values.ValueRefusedError` for a name or a word that is not known.
    """
    condition = CONDITIONS.get(name)
    if condition is None:
        raise ValueRefusedError(
            FaultCode.CONDITION_UNKNOWN, name=name, known=listing(CONDITIONS), nearest=nearest(name, CONDITIONS)
        )
    return tuple(condition.read(word) for word in words)


def matches(chart: HuoZhuLin | None, params: Mapping[str, object], conditions: Conditions, *, skill: str = "") -> bool:
    """Tell whether an exercise of ``skill`` on ``chart`` with ``params`` meets all ``conditions``.

    ``params`` are the exercise's (``{"line": 2}``, numbers or text). A condition about a line or a chart is not met where
    none is asked about; a chart without a cast counts as none. Names that are not conditions raise as :func:`normal`.
    """
    if chart is not None and chart.cast is None:
        chart = None
    asked = Asked(
        chart,
        params,
        int(str(params["line"])) if "line" in params else None,
        skill.startswith("hidden.") or skill in ("clause", "drawn"),
    )
    return all(_word(name, asked) in words for name, words in conditions.items())


def _word(name: str, asked: Asked) -> str | None:
    if name not in CONDITIONS:
        normal(name, ())
    return CONDITIONS[name].word(asked)
