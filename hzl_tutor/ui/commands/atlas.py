"""``hzl atlas``: the sixty-four by palace, or what each trigram hands to its lines, on one screen."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.tutor.atlas import najia, palaces, read_atlas
from hzl_tutor.tutor.messages import Atlas
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """A hexagram to point at, which table, and the form."""
    parser.argument("hexagram", "HEXAGRAM", nargs="*")
    parser.switch("--najia", "najia")
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print the table. Raises a NotationError for what is no hexagram."""
    atlas = read_atlas(" ".join(asked.hexagram))
    if asked.najia:
        atlas = atlas._replace(kind="najia")
    if asked.json:
        write_json(table(atlas))
    else:
        Page(asked).message(atlas)
    return 0


def table(atlas: Atlas) -> dict[str, Any]:
    """Return the table as data, by palace or trigram; in a palace from the pure hexagram to 归魂, lines from 1 up."""
    if atlas.kind == "najia":
        return {str(one.trigram): [str(pair) for pair in (*one.inner, *one.outer)] for one in najia()}
    return {
        str(palace): [{"name": one.name, "full_name": one.full_name, "bits": one.bits} for one in hexagrams]
        for palace, hexagrams in palaces().items()
    }
