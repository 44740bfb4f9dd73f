"""``hzl glossary``: the terms of the book, all of them or those that are asked for."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.tutor.messages import Glossary
from hzl_tutor.ui.commands.failures import RequestError
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.words import cli
from hzl_tutor.words.choice import written
from hzl_tutor.words.explaining import Entry, beside, entries, example, explain, near
from hzl_tutor.words.language import Language, language
from hzl_tutor.words.terms import Term


def arguments(parser: Parser) -> None:
    """The terms, and the form."""
    parser.argument("terms", metavar="TERM", nargs="*")
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print the glossary, or some entries of it. Raises RequestError for a word that is not in it."""
    words = language(asked.lang)
    found = [_entry(words, term) for term in asked.terms] or entries(words)
    if asked.json:
        write_json([row(entry) for entry in found])
    elif asked.terms:
        _tell(Page(asked), words, found)
    else:
        Page(asked).table(cli.COLUMNS["glossary"], [(entry.of.simplified, entry.definition.text) for entry in found])
    return 0


def _entry(words: Language, term: str) -> Entry:
    entry = explain(words, term)
    if entry is None:
        raise RequestError("no-term", text=term, nearest=cli.listed(near(words, term)))
    return entry


def _tell(page: Page, words: Language, found: list[Entry]) -> None:
    """Print entries one after the other: names, definition, what to see besides, and the chart that shows it."""
    for place, entry in enumerate(found):
        if place:
            page.say("")
        of = entry.of
        title = dict.fromkeys((written(of.simplified), of.traditional, of.pinyin, of.english))
        page.say(" · ".join(title), " ".join(entry.sections))
        page.say(f"  {entry.definition.text}")
        see = beside(words, entry)
        if see:
            page.say(f"  {see}")
        shown = example(words, Glossary(of.id))
        if shown:
            page.say("")
            page.chart(shown)


def row(entry: Entry) -> dict[str, Any]:
    """Return one entry as data; ``see`` are ids, ``also`` other spellings."""
    of, shown = entry.of, entry.example
    return {
        "id": of.id,
        "simplified": of.simplified,
        "traditional": of.traditional,
        "pinyin": of.pinyin,
        "english": of.english,
        "definition": written(entry.definition.text),
        "sections": list(entry.sections),
        "see": list(entry.see),
        "also": list(of.also) if isinstance(of, Term) else [],
        "example": {"cast": shown.cast, "lines": list(shown.lines), "show": list(shown.show)} if shown else None,
    }
