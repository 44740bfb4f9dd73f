"""``hzl rules``: what the book claims, rule by rule, with the words it stands on and what each rule must know."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.book import RULES, Rule
from hzl_tutor.tutor.han import simplified
from hzl_tutor.ui.commands.failures import RequestError
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.words import cli
from hzl_tutor.words.language import Language, language

_APPENDICES = {"动止章": "19附", "占婢妾": "25附"}


def arguments(parser: Parser) -> None:
    """A section, and the form."""
    parser.option("--section", "section", metavar="N")
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print the rules of the book, or of one section. Raises RequestError for a section that has none."""
    words = language(asked.lang)
    rules = [rule for rule in RULES.values() if asked.section is None or rule.section == _section(asked.section)]
    if asked.json:
        write_json([row(rule, words) for rule in rules])
    else:
        cells = [(rule.id, rule.section, words.claim(rule.id)) for rule in rules]
        Page(asked).table(cli.COLUMNS["rules"], cells)
    return 0


def _section(text: str) -> str:
    """Return a section as the rules have it: 8, §8, 19附 and 动止章 are understood."""
    bare = simplified(text.strip()).removeprefix("§").lstrip("0")
    section = f"§{_APPENDICES.get(bare, bare)}"
    known = dict.fromkeys(rule.section for rule in RULES.values())
    if section not in known:
        raise RequestError("not-one-of", what="--section", text=text, known=cli.listed(known))
    return section


def row(rule: Rule, words: Language) -> dict[str, Any]:
    """Return one rule as data."""
    return {
        "id": rule.id,
        "section": rule.section,
        "kind": str(rule.kind),
        "quote": rule.quote,
        "claim": words.claim(rule.id),
        "needs": list(rule.needs),
        "eases": list(rule.eases),
        "eased_by": list(rule.eased_by),
        "worsens": list(rule.worsens),
        "contradicts": list(rule.contradicts),
        "example": rule.example,
        "caution": rule.caution,
        "graded": rule.graded,
        "ungraded_on": list(rule.ungraded_on),
        "table": dict(rule.table),
    }
