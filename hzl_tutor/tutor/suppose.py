"""若: a cell of a chart supposed to be otherwise, and what would change with it; and why a cell is *not* something."""

from __future__ import annotations

from typing import Any

from hzl_tutor.engine import (
    LINES,
    Branch,
    Ganzhi,
    Generation,
    HuoZhuLin,
    Key,
    Relation,
    Stem,
    Trigram,
    UnreadableError,
    element_of,
)
from hzl_tutor.tutor.messages import Message, Say, Suppose
from hzl_tutor.tutor.why import Question, read_question

COMPARED: tuple[Key, ...] = (
    ("palace",),
    ("me",),
    ("generation",),
    ("world",),
    ("response",),
    *(("ganzhi", line) for line in LINES),
    *(("relation", line) for line in LINES),
    *(("hidden", line) for line in LINES),
    *(("hidden_relation", line) for line in LINES),
    *(("own", line) for line in LINES),
    ("body",),
    ("body_lines",),
    ("missing",),
)
"""Cells looked at for a difference, in the order in which they are told."""

_MAKERS: dict[str, Any] = {
    "palace": Trigram,
    "generation": Generation,
    "world": int,
    "response": int,
    "body": Branch,
    "relation": Relation,
    "hidden_relation": Relation,
    "changed_relation": Relation,
    "tomb": Branch,
}


def suppose(text: str, at_hand: HuoZhuLin | None) -> tuple[Question, list[Message]]:
    """Read 世在三爻 or 宫是兑 as a supposition, and return it with what would be otherwise.

    Raises UnreadableError (expected ``supposition``) when no cell and value can be made out.
    """
    try:
        question = read_question(text, at_hand)
    except UnreadableError as error:
        raise UnreadableError(text, "supposition" if at_hand else "cell", error.nearest and NEAREST) from None
    if not question.claimed:
        raise UnreadableError(text, "supposition", NEAREST)
    chart, key = question.chart, question.key
    value = _value(key, question.claimed)
    truth = chart.value(key)
    if value == truth:
        return question, [Say("suppose.is-so")]
    varied = type(chart)(chart.cast, chart.moment, {key: value})
    rows = tuple(
        (at, chart.value(at), varied.value(at)) for at in COMPARED if at != key and chart.value(at) != varied.value(at)
    )
    return question, [Suppose(key, truth, value, rows)]


NEAREST = ("世在三爻", "宫是兑", "二爻是父母")


def _value(key: Key, claimed: str) -> Any:
    if key[0] in ("ganzhi", "hidden", "changed"):
        return Ganzhi(Stem(claimed[0]), Branch(claimed[1]))
    maker = _MAKERS.get(key[0])
    if maker is None:
        raise UnreadableError(claimed, "supposition", NEAREST)
    return maker(claimed)


def why_not(question: Question) -> list[Message]:
    """What it would take for a relation to be the one that was said; nothing for other cells."""
    elements = {"relation": "element", "hidden_relation": "hidden_element", "changed_relation": "changed_element"}
    name, *rest = question.key
    if name not in elements or not question.claimed:
        return []
    me = question.chart.me()
    wanted = element_of(me, Relation(question.claimed))
    found = question.chart.value((elements[name], *rest))
    return [Say("why.would-be", {"claimed": question.claimed, "me": me, "wanted": wanted, "element": found})]
