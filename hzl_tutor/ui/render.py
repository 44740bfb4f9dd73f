"""Messages as rows of fragments for a screen of a certain width; tests and exports read the same rows as the shell prints.

Sentences come from the language; here they are cleaned, broken, indented, and given their style. An aside (a § or a
code) stands at the right edge of the text where there is room for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from hzl_tutor.tutor.messages import (
    Ask,
    Atlas,
    Choose,
    Claims,
    Derivation,
    Forms,
    Glossary,
    Lessons,
    Matches,
    Message,
    Mistakes,
    Original,
    Progress,
    Prose,
    Remark,
    SaveThis,
    ShowChart,
    Verse,
)
from hzl_tutor.ui.cells import clean, clip, width, wrap, wrapped, wrapped_entries
from hzl_tutor.ui.glyphs import UNICODE, Glyphs
from hzl_tutor.words.choice import written

if TYPE_CHECKING:
    from hzl_tutor.lesson.text import Text
    from hzl_tutor.ui.chart_view import Fragment, Row
    from hzl_tutor.words.language import Language, Line

TEXT_WIDTH = 76
"""Text is never set wider than this: long lines are hard to follow, in Chinese as well."""

MARKS = ("○ ", "× ")
"""What the language puts before right and wrong, so that colour never says anything alone."""

_INDENT = {"verse": 4, "right": 2, "wrong": 2, "why": 2, "next": 2, "option": 2, "list": 2}
_LABEL = re.compile(r" *\S.*? {2,}(?=\S)")
_ASIDE_GAP = 2
_ASIDE_INDENT = 4
_APART = (
    Ask,
    Atlas,
    Choose,
    Claims,
    Derivation,
    Forms,
    Lessons,
    Matches,
    Mistakes,
    Progress,
    Prose,
    SaveThis,
    ShowChart,
    Original,
    Verse,
)


def render(messages: Iterable[Message], language: Language, screen: int, glyphs: Glyphs = UNICODE) -> list[Row]:
    """Return the messages as rows of at most ``screen`` cells.

    An empty row stands between messages that are blocks of their own; small remarks follow each other closely.
    """
    rows: list[Row] = []
    before: Message | None = None
    for message in illustrated(messages, language):
        block = message_rows(message, language, screen, glyphs)
        if before is not None and block and apart(before, message):
            rows.append([])
        rows += block
        before = message if block else before
    return rows


def illustrated(messages: Iterable[Message], language: Language) -> Iterator[Message]:
    """Yield messages, and after a term the chart that shows it, if there is one."""
    for message in messages:
        yield message
        if isinstance(message, Glossary):
            from hzl_tutor.words.explaining import example  # brings the table of terms

            chart = example(language, message)
            if chart:
                yield chart


def apart(before: Message, after: Message) -> bool:
    """Whether an empty row stands between two messages."""
    return stands_apart(before) or stands_apart(after)


def stands_apart(message: Message) -> bool:
    """Whether a message is a block of its own, to be read apart from what is around it, the input line included."""
    return isinstance(message, _APART)


def message_rows(message: Message, language: Language, screen: int, glyphs: Glyphs = UNICODE) -> list[Row]:
    """Return one message as rows."""
    if isinstance(message, ShowChart):
        from hzl_tutor.ui.chart_view import chart_rows  # the first screen has no chart, and needs no tables

        left, right = (shown(text, glyphs) for text in language.chart_title(message))
        notes = [clean(note) for note in language.chart_notes(message)]
        lines = [" " + line for note in notes for line in wrap(glyphs.text(note), min(TEXT_WIDTH, screen) - 1)]
        return _written(chart_rows(message, (left, right), lines, screen, glyphs))
    if isinstance(message, Atlas):
        from hzl_tutor.ui.atlas_view import atlas_rows

        return _written(atlas_rows(message, language, screen, glyphs))
    texts = _texts(message)
    return [row for line in language.render(message) for row in line_rows(line, texts, screen, glyphs)]


def _written(rows: list[Row]) -> list[Row]:
    """Rows with the engine's values as the language in use writes them; no text changes its width."""
    return [[(style, written(text)) for style, text in row] for row in rows]


def shown(text: str, glyphs: Glyphs = UNICODE) -> str:
    """Return ``text`` as it may be shown: cleaned, and in the signs of the set."""
    return glyphs.text(clean(text))


def laid_out(line: Line) -> str:
    """Return the cleaned text of a line, indented by its style unless the language has done so or put a mark there."""
    text = clean(line.text)
    if not text or text.startswith((" ", *MARKS)):
        return text
    return " " * _INDENT.get(line.style, 0) + text


def line_rows(line: Line, texts: tuple[Text, ...], screen: int, glyphs: Glyphs = UNICODE) -> list[Row]:
    """Return one line of the language as rows.

    ``texts`` are an author's texts that may stand in it, whose markup is to be seen. Rows after the first hang below
    the first word, behind a mark and behind a label that two blanks set off (``1  好``).
    """
    said = glyphs.text(laid_out(line))
    edge = max(2, min(TEXT_WIDTH, screen))
    begin = _begin(said, edge, glyphs)
    hang = width(said[:begin])
    styles = _styles(said, line.style, [[(kind, glyphs.text(clean(t))) for kind, t, _ in text] for text in texts])
    rows: list[Row] = []
    cut = wrapped_entries if line.style == "list" else wrapped
    for start, end in cut(said[begin:], edge - hang):
        before: Row = [("", " " * hang)] if rows and hang else _fragments(said, styles, 0, begin) if not rows else []
        rows.append([*before, *_fragments(said, styles, begin + start, begin + end)])
    aside = shown(line.aside, glyphs).replace("\n", " ")
    return _with_aside(rows, aside, edge) if aside else rows


def _begin(said: str, edge: int, glyphs: Glyphs) -> int:
    """Where the words begin that later rows stand below, counted from 0; what is before takes half a row at most."""
    mark = next((mark for mark in map(glyphs.text, MARKS) if said.startswith(mark)), "")
    label = _LABEL.match(said)
    for begin in (len(mark), label.end() if label else 0, len(said) - len(said.lstrip(" "))):
        if 0 < begin < len(said) and width(said[:begin]) <= edge // 2:
            return begin
    return 0


def _texts(message: Message) -> tuple[Text, ...]:
    """The author's texts in a message."""
    if isinstance(message, Prose | Verse | Remark):
        return (message.text,)
    if isinstance(message, Ask):
        return (message.wording,)
    if isinstance(message, Choose):
        return (message.wording, *message.options)
    return ()


def _styles(body: str, style: str, texts: list[list[tuple[str, str]]]) -> list[str]:
    """The style of every character: the line's own, and the markup of the texts that stand whole in it."""
    styles = [f"class:{style}"] * len(body)
    for spans in texts:
        at = body.find("".join(text for _, text in spans))
        for kind, text in spans if at >= 0 else ():
            if kind != "text":
                styles[at : at + len(text)] = [f"class:{style} class:{kind}"] * len(text)
            at += len(text)
    return _with_terms(body, styles) if style == "verse" else styles


def _with_terms(body: str, styles: list[str]) -> list[str]:
    """The styles of a verse with the book's terms told from the rest."""
    from hzl_tutor.ui.lexer import TERM, VerseLexer, style_of  # Pygments: no first screen has a verse

    found = VerseLexer().get_tokens_unprocessed(body)
    terms = {at for start, token, text in found if token is TERM for at in range(start, start + len(text))}
    return [f"{style} {style_of(TERM)}" if at in terms else style for at, style in enumerate(styles)]


def _fragments(body: str, styles: list[str], start: int, end: int) -> Row:
    """The characters from ``start`` to ``end``, those of one style together."""
    row: list[Fragment] = []
    for style, marks in groupby(range(start, end), key=styles.__getitem__):
        row.append((style, "".join(body[at] for at in marks)))
    return row


def _with_aside(rows: list[Row], aside: str, edge: int) -> list[Row]:
    """The rows with an aside at the right edge of the last, or on a row of its own."""
    used = width("".join(text for _, text in rows[-1]))
    gap = edge - used - width(aside)
    if gap >= _ASIDE_GAP:
        return [*rows[:-1], [*rows[-1], ("", " " * gap), ("class:aside", aside)]]
    indent = max(0, min(_ASIDE_INDENT, edge - width(aside)))
    return [*rows, [("", " " * indent), ("class:aside", clip(aside, edge))]]
