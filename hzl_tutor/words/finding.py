"""What 找 has found as lines, in any language: how many, which hexagrams on which lines, the table of the nine forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hzl_tutor.words.language import Line

if TYPE_CHECKING:
    from hzl_tutor.tutor.messages import Forms, Found, Matches
    from hzl_tutor.words.speaker import Speaker


def matches(words: Speaker, message: Matches) -> list[Line]:
    """The terms with their counts, the hexagrams below."""
    said = words.part("finds")
    named = said.AND.join(said.term(term) for term in message.terms)
    count = _count(words, message.found)
    head = said.FOUND.format(terms=named, count=count) if message.found else said.NONE.format(terms=named)
    found = [Line("title", head + (said.KEPT if message.kept else ""))]
    found += [Line("list", _entries(words, message.found))] if message.found else []
    return [*found, *([Line("note", said.DISPUTED)] if any(one.disputed for one in message.found) else [])]


def forms(words: Speaker, message: Forms) -> list[Line]:
    """Each form with its counts and its section, where it stands, and where under 世."""
    said = words.part("finds")
    found = [Line("title", said.FORMS + (said.KEPT if message.kept else ""))]
    for row in message.rows:
        below = _entries(words, tuple(one._replace(lines=()) for one in row.world)) or said.NOWHERE
        head = said.FORM.format(term=said.term(row.term), count=sum(len(one.lines) for one in row.found), below=below)
        found += [Line("option", head, row.section or said.SILENT), Line("list", f"    {_entries(words, row.found)}")]
    return found


def _count(words: Speaker, found: tuple[Found, ...]) -> str:
    said = words.part("finds")
    on_lines = sum(len(one.lines) for one in found)
    return str(said.counted(len(found), on_lines))


def _entries(words: Speaker, found: tuple[Found, ...]) -> str:
    said = words.part("finds")
    return str(said.BETWEEN.join(said.entry(one) for one in found))
