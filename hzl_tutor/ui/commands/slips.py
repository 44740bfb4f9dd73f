"""``hzl slips``: the bug library, each slip with what it alters, how to mend it, and where it can be seen."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.tutor.showing import shows
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import LIBRARY, Slip, Told
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.words import cli
from hzl_tutor.words.language import Language, language


def arguments(parser: Parser) -> None:
    """Only the form."""
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print the library."""
    words = language(asked.lang)
    if asked.json:
        write_json([row(slip, words) for slip in LIBRARY.values()])
    else:
        cells = [(slip.id, slip.section, words.slip(slip.id)) for slip in LIBRARY.values()]
        Page(asked).table(cli.COLUMNS["slips"], cells)
    return 0


def row(slip: Slip | Told, words: Language) -> dict[str, Any]:
    """Return one slip as data; ``shows`` names only skills in which it can be seen: none, where it is only told."""
    counts = {skill: shows(skill).get(slip.id, 0) for skill in SKILLS}
    return {
        "id": slip.id,
        "skills": list(slip.skills),
        "alters": slip.alters,
        "section": slip.section,
        "correction": words.slip(slip.id),
        "shows": {skill: count for skill, count in counts.items() if count},
    }
