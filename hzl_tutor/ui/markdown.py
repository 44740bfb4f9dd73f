"""Charts and conversations as Markdown, to be kept: pictures in fences, sentences as text, nothing taken for markup."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hzl_tutor.tutor.messages import Atlas, Message, ShowChart
from hzl_tutor.ui.cells import clean
from hzl_tutor.ui.render import message_rows
from hzl_tutor.words.language import Language

SCREEN = 80
"""Cells of the screen that a chart is drawn for."""

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~&])")
_LIST = re.compile(r"^([-+=]|\d{1,9}(?=[.)]))")


def escaped(text: str) -> str:
    """Return a line of text so that Markdown shows it as it is."""
    safe = _MARKUP.sub(r"\\\1", clean(text).strip())
    return _LIST.sub(lambda found: f"\\{found[1]}" if not found[1].isdigit() else f"{found[1]}\\", safe)


def chart_text(shown: ShowChart, language: Language) -> str:
    """Return a chart as a file: as a picture, and in sentences."""
    title = " ".join(clean(language.chart_title(shown)[0]).split("\n")[0].split())
    sentences = [escaped(sentence) + "  " for sentence in language.chart_sentences(shown)]
    return "\n".join([f"# {escaped(title)}", "", *_picture(shown, language), "", *sentences, ""])


def transcript_text(
    entries: Sequence[tuple[str | None, Sequence[Message]]], language: Language, title: str, *, plain: bool
) -> str:
    """Return a conversation as a file: what was typed behind ›, and what was said to it.

    ``plain``: charts are sentences, as they were read out.
    """
    found = [f"# {escaped(title)}"]
    for typed, said in entries:
        if typed is not None:
            found += ["", *(f"**›** {escaped(line)}".rstrip() + "  " for line in typed.split("\n"))]
        for message in said:
            found += ["", *_message(message, language, plain=plain)]
    return "\n".join([*found, ""])


def _message(message: Message, language: Language, *, plain: bool) -> list[str]:
    if isinstance(message, ShowChart | Atlas) and not plain:
        return _picture(message, language)
    if isinstance(message, ShowChart):
        return [f"{escaped(sentence)}  " for sentence in language.chart_sentences(message)]
    lines = []
    for line in language.render(message):
        aside = f" （{escaped(line.aside)}）" if line.aside else ""
        text = "\n".join(escaped(part) for part in line.text.split("\n"))
        lines.append(f"{text}{aside}  " if text or aside else "")
    return lines


def _picture(message: ShowChart | Atlas, language: Language) -> list[str]:
    rows = message_rows(message, language, SCREEN)
    return ["```text", *("".join(text for _, text in row) for row in rows), "```"]
