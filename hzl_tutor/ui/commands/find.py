"""``hzl find``: the hexagrams of which all that is said holds, or the table of the nine forms."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.engine import School
from hzl_tutor.tutor.messages import Forms, Found, Matches
from hzl_tutor.tutor.query import FORMS
from hzl_tutor.tutor.query_words import read_query
from hzl_tutor.tutor.searching import forms, matches
from hzl_tutor.ui.commands.failures import RequestError
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """The terms, and the form."""
    parser.argument("query", "QUERY", nargs="+")
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print what is found. Raises QueryError for terms that are not understood."""
    terms = read_query(" ".join(asked.query))
    if not terms:
        raise RequestError("missing", what="QUERY", see="hzl find --help")
    message = forms(School()) if FORMS in terms else matches(terms, School())
    if asked.json:
        write_json(data(message))
    else:
        Page(asked).message(message)
    return 0


def data(message: Matches | Forms) -> Any:
    """Return what was found as data: a list of hexagrams, or a row for each form."""
    if isinstance(message, Matches):
        return [_row(one) for one in message.found]
    return [
        {
            "hidden": row.term.about[0],
            "over": row.term.about[1],
            "section": row.section or None,
            "found": [_row(one) for one in row.found],
            "under_world": [_row(one) for one in row.world],
        }
        for row in message.rows
    ]


def _row(found: Found) -> dict[str, Any]:
    one = found.hexagram
    return {"name": one.name, "bits": one.bits, "lines": list(found.lines), "disputed": found.disputed}
