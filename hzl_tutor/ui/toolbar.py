"""The line at the foot of the screen: what is going on, how far it is, what is due, and the code of the question.

Made from what a session expects and nothing else. It is one row on any screen: where there is no room, parts are left
out, those first that can be done without.
"""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.tutor.messages import Expect
from hzl_tutor.ui.cells import clean, clip, width
from hzl_tutor.words import screen
from hzl_tutor.words.language import Language

_GAP = "  "


class Part(NamedTuple):
    """A part of the line; of two that do not fit together the one with the higher ``rank`` is left out."""

    rank: int
    text: str


def toolbar_text(expects: Expect, language: Language, cells: int) -> str:
    """Return the line in at most ``cells``."""
    parts = [Part(rank, clean(text)) for rank, text in toolbar_parts(expects, language) if text]
    while len(parts) > 1 and _cells(parts) > cells:
        parts.remove(max(parts))
    return clip(_GAP.join(part.text for part in parts), cells)


def toolbar_parts(expects: Expect, language: Language) -> list[Part]:
    """Return what there is to tell, from left to right; parts without content are empty."""
    waits = expects.mode == "lesson" and expects.kind == "continue"
    hint = screen.TOOLBAR_HOME if expects.mode == "free" else screen.TOOLBAR_CONTINUE if waits else ""
    return [
        *_activity(expects, language),
        Part(1, _progress(expects)),
        Part(4, screen.DUE.format(count=expects.due) if expects.due else ""),
        Part(2, expects.code),
        Part(7, hint),
    ]


def _activity(expects: Expect, language: Language) -> list[Part]:
    """What is going on, and the step or skill that it is about."""
    skill = Part(3, language.skill(expects.skill) if expects.skill else "")
    if expects.mode == "free":
        return []
    if expects.mode == "lesson":
        return [Part(0, language.unit(expects.unit)), Part(6, expects.title), Part(5, _named(expects.step))]
    if expects.mode == "dress":
        return [Part(0, screen.DRESS), Part(0, expects.title), skill]
    if expects.mode == "cast":
        return [Part(0, screen.CAST)]
    if expects.mode == "exam":
        return [Part(0, screen.EXAM), skill]
    return [Part(0, screen.DRILL), skill]  # the code names the skill as well


def _named(step: str) -> str:
    """A step by the name its author gave it; one that only counts on from another (``start+4``) tells nobody anything."""
    return "" if "+" in step else step


def _progress(expects: Expect) -> str:
    if expects.of:
        return screen.PROGRESS.format(done=expects.done, of=expects.of)
    return screen.NUMBERED.format(number=expects.done + 1) if expects.mode == "drill" else ""


def _cells(parts: list[Part]) -> int:
    return sum(width(part.text) for part in parts) + width(_GAP) * (len(parts) - 1)
