"""The words of ``find``: its terms as they are said, counts, hexagrams with their lines."""

from __future__ import annotations

from hzl_tutor.tutor.messages import Found
from hzl_tutor.tutor.query import Term
from hzl_tutor.tutor.query_errors import QueryError
from hzl_tutor.words.en.claiming import LACKS, WAYS
from hzl_tutor.words.en.phrases import NEAR, NEAR_OR
from hzl_tutor.words.en.spoken import glossed, hexagram
from hzl_tutor.words.en.terms import ELEMENTS, RELATIONS

AND = ", "
BETWEEN = "; "
"""Between two hexagrams; rows break behind it."""
FOUND = "{terms}: {count}"
NONE = "{terms}: no hexagram is so"
KEPT = " (the hexagram that is being asked about is left out)"
DISPUTED = "Where there is a *, the book can be read in two ways and the trine is disputed (§16)."
FORMS = "财伏五乡: what hides under what, nine forms"
FORM = "{term}: {count} lines; under Self {below}"
NOWHERE = "none"
SILENT = "the book is silent"
"""Beside a form that no section speaks of."""

MOVING = "which lines move"
"""What a rule wants that goes by moving lines."""

TERMS: dict[str, str] = {
    "beneath": "{0} under {1}",
    "under_world": "under Self",
    "under_response": "under Response",
    "under_line": "under {0}",
    "hidden_world": "{0} hidden under Self",
    "hidden_response": "{0} hidden under Response",
    "hidden_line": "{1} hidden under {0}",
    "on_world": "{0} on Self",
    "on_response": "{0} on Response",
    "on_line": "{0} on {1}",
    "trine": "trine (勾合)",
    "generation": "{0}",
    "palace": "palace {0}",
    "phase": "a palace of {0}",
    "missing": "{0} missing",
    "missing_any": "some relation missing",
    "missing_none": "no relation missing",
    "body_off": "body (卦身) on no line",
    "body_on": "body (卦身) on a line",
    "body_world": "body (卦身) on Self",
    "body_response": "body (卦身) on Response",
    "body_line": "body (卦身) on {0}",
    "body_is": "body (卦身) {0}",
    "own": "own lines (亲爻)",
    "own_world": "Self an own line",
    "own_response": "Response an own line",
    "own_line": "{0} an own line",
    "upper": "{0} above",
    "lower": "{0} below",
    "response_controls": "Response controls Self",
    "response_feeds": "Response generates Self",
    "world_controls": "Self controls Response",
    "world_feeds": "Self generates Response",
    "ends_alike": "Self and Response of one phase",
    "rule": "{0}",
}
"""A term by its kind, with what it is about."""


def term(asked: Term) -> str:
    """``wife/wealth under officer/ghost``, ``wife/wealth on line 5``."""
    return TERMS[asked.kind].format(*map(_named, asked.about))


def _named(value: object) -> str:
    if isinstance(value, int):
        return f"line {value}"
    text = str(value)
    return RELATIONS.get(text) or ELEMENTS.get(text) or glossed(text)


def counted(hexagrams: int, lines: int) -> str:
    """``hexagrams 17, lines 18``."""
    whole = f"{hexagrams} hexagram{'s' * (hexagrams != 1)}"
    return f"{whole}, {lines} line{'s' * (lines != 1)}" if lines else whole


def entry(found: Found) -> str:
    """``遁 (Dùn) line 2``; * where the book can be read in two ways."""
    lines = " ".join(map(str, found.lines))
    where = f" line{'s' * (len(found.lines) > 1)} {lines}" if lines else ""
    return f"{hexagram(found.hexagram.name)}{'*' if found.disputed else ''}{where}"


REFUSED: dict[str, str] = {
    "unknown": "“{text}” is nothing that can be looked for. Say “find” to see what can.",
    "near": "“{text}” is nothing that can be looked for. {near} Say “find” to see what can.",
    "hexagram": "“{text}” is a hexagram: say “chart {text}” to see it.",
    "place": "“{text}” only says where; say what to look for too, as in “wealth under officer at world”.",
    "forms": "“nine forms” is a table of its own: say “find nine forms” alone.",
    "waits": (
        "{text} does not go by the hexagram alone; it wants {lacking}. On a chart it can be read: “chart dun”, then “{way}”."
    ),
    "told": "{text} has no condition that could hold; “what” and “verse” explain it.",
}
"""What a query cannot be followed for; ``near`` is ``unknown`` with terms that are near."""


def refused(error: QueryError) -> str:
    """A sentence for a query that cannot be followed."""
    reason = "near" if error.nearest and error.reason == "unknown" else error.reason
    near = NEAR.format(names=NEAR_OR.join(error.nearest))
    lacks = {"lacking": LACKS.get(error.lacks, MOVING), "way": WAYS.get(error.lacks, WAYS["day"])}
    return REFUSED[reason].format(text=error.text, near=near, **lacks)
