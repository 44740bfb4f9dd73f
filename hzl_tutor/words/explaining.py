"""Answers to 什么是: a term, stem, branch or hexagram in the words of a language."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from hzl_tutor.words.choice import package
from hzl_tutor.words.language import Line
from hzl_tutor.words.terms import BY_ID, TERMS, Example, find, nearest
from hzl_tutor.words.terms.definition import Definition
from hzl_tutor.words.terms.term import Term
from hzl_tutor.words.terms.values import Value, value_of

if TYPE_CHECKING:
    from hzl_tutor.tutor.messages import Glossary, ShowChart
    from hzl_tutor.words.language import Language


class Entry(NamedTuple):
    """What there is to say about a term, stem, branch or hexagram.

    ``name`` is what it is called in the language; ``see`` are ids of terms, ``others`` terms that are written alike.
    """

    of: Term | Value
    name: str
    definition: Definition
    others: tuple[Term, ...] = ()

    @property
    def sections(self) -> tuple[str, ...]:
        """Where the book uses it."""
        return self.of.sections if isinstance(self.of, Term) else ()

    @property
    def see(self) -> tuple[str, ...]:
        """Ids of terms to look at beside it."""
        return self.of.see if isinstance(self.of, Term) else ()

    @property
    def example(self) -> Example | None:
        """A hexagram that shows it."""
        return self.of.example if isinstance(self.of, Term) else None


def explain(words: Language, asked: str) -> Entry | None:
    """Return what there is to say about something, None when it is neither a term nor a value."""
    found = find(asked)
    if found:
        return entry_of(words, found.term)._replace(others=found.others)
    value = value_of(asked)
    glossary = _glossary(words)
    return Entry(value, glossary.name_of(value), glossary.meaning_of(value)) if value else None


def entry_of(words: Language, term: Term) -> Entry:
    """Return what there is to say about a term."""
    glossary = _glossary(words)
    return Entry(term, glossary.name_of(term), glossary.DEFINITIONS[term.id])


def entries(words: Language) -> list[Entry]:
    """Return what there is to say about every term, in the order of the table."""
    return [entry_of(words, term) for term in TERMS]


def near(words: Language, asked: str) -> list[str]:
    """Return names of terms that are near to something that is none."""
    return [_glossary(words).name_of(term) for term in nearest(asked)]


def names(words: Language, ids: tuple[str, ...]) -> list[str]:
    """Return the names of terms by their ids."""
    return [_glossary(words).name_of(BY_ID[term]) for term in ids]


def lines(words: Language, message: Glossary) -> list[Line]:
    """Return the answer as lines; of an open question only what does not answer it."""
    phrases = _glossary(words).PHRASES
    entry = explain(words, message.term)
    if entry is None:
        close = near(words, message.term)
        hint = phrases["near"].format(names=_listed(phrases, close)) if close else phrases["try"]
        return [Line("say", phrases["none"].format(term=message.term) + hint)]
    kept = _kept(words, entry.definition, message)
    found = [Line("say", phrases["is"].format(name=entry.name, meaning=kept or phrases["covered"]), _aside(entry))]
    if message.covers:
        return found
    found += [Line("note", phrases["slip"].format(slip=words.slip(slip))) for slip in _slips(entry)]
    others = [_glossary(words).name_of(term) for term in entry.others]
    found += [Line("note", phrases["others"].format(names=_listed(phrases, others)))] if others else []
    see = beside(words, entry)
    return [*found, Line("note", see)] if see else found


def beside(words: Language, entry: Entry) -> str:
    """Return the sentence that names what to look at beside an entry; empty when there is nothing."""
    phrases = _glossary(words).PHRASES
    see = names(words, entry.see)
    return phrases["see"].format(names=_listed(phrases, see)) if see else ""


def example(words: Language, message: Glossary) -> ShowChart | None:
    """Return the chart that shows what was asked about; None while anything is open that a chart could answer."""
    from hzl_tutor.engine import dress, parse_cast
    from hzl_tutor.tutor.messages import ShowChart

    entry = None if message.busy else explain(words, message.term)
    if entry is None or entry.example is None:
        return None
    return ShowChart(dress(parse_cast(entry.example.cast)), entry.example.show, entry.example.lines)


def _kept(words: Language, definition: Definition, message: Glossary) -> str:
    if not message.covers:
        return definition.text
    return definition.kept(
        lambda sentence: words.tells(sentence, message.secret),
        lambda table: words.tells(table, (*message.secret, *message.tables)),
    )


def _aside(entry: Entry) -> str:
    return " ".join(entry.sections)


def _slips(entry: Entry) -> list[str]:
    from hzl_tutor.tutor.slips import told_beside  # brings all exercises

    return [slip.id for slip in told_beside(entry.of.simplified)]


def _listed(phrases: dict[str, str], words: list[str]) -> str:
    return phrases["between"].join(words)


def _glossary(words: Language) -> Any:
    return import_module(f"hzl_tutor.words.{package(words.tag)}.glossary")
