"""What terms, stems, branches and hexagrams are, in our own words."""

from __future__ import annotations

from hzl_tutor.words.en import (
    glossary_branches,
    glossary_chart,
    glossary_hidden,
    glossary_relations,
    glossary_strength,
    glossary_wording,
)
from hzl_tutor.words.terms.definition import Definition, read
from hzl_tutor.words.terms.term import Term
from hzl_tutor.words.terms.values import Value

DEFINITIONS: dict[str, Definition] = read(
    glossary_chart.ROWS,
    glossary_hidden.ROWS,
    glossary_relations.ROWS,
    glossary_strength.ROWS,
    glossary_branches.ROWS,
    glossary_wording.ROWS,
)
"""By the ids of the table of terms."""

_CYCLE = {
    "stem": "Number {place} of the ten stems, {yang}.|{name} is {phase} ({element}).",
    "branch": "Number {place} of the twelve branches, {yang}.|{name} is {phase} ({element}).",
}
_HEXAGRAM = "Hexagram {place}, {full}: {upper} above, {lower} below. Say “chart {name}” to see it dressed."
_PHASES = {"木": "wood", "火": "fire", "土": "earth", "金": "metal", "水": "water"}


PHRASES: dict[str, str] = {
    "is": "{name}: {meaning}",
    "none": "“{term}” is not in the glossary. ",
    "near": "Near to it: {names}.",
    "try": "Try “what tomb” or “what hidden spirit”.",
    "covered": "That is what is being asked; look again once you have answered.",
    "slip": "Easily mistaken: {slip}",
    "others": "Written the same: {names}.",
    "see": "See also: {names}.",
    "between": ", ",
}
"""What stands around a definition."""


def name_of(term: Term | Value) -> str:
    """What a term is called in an answer: its English, with the Chinese beside it unless it is there already."""
    if term.simplified in term.english:
        return term.english
    return f"{term.english} ({term.simplified})"


def meaning_of(value: Value) -> Definition:
    """What a stem, branch or hexagram is."""
    if value.kind == "hexagram":
        return Definition((_HEXAGRAM.format(place=value.place, name=value.simplified, **value.facts),))
    phase = _PHASES[value.facts["element"]]
    text = _CYCLE[value.kind].format(place=value.place, name=value.simplified, phase=phase, **value.facts)
    return Definition(tuple(text.split("|")))
