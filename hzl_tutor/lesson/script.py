"""A lesson as the tutor runs it: plain values, made once from a Markdown script and carried as JSON afterwards.

Standard library only, and nothing here reads a file. What is known to be right (ids, casts, line numbers, claims) was
checked when the script was compiled; see :mod:`hzl_tutor.lesson.compile`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from hzl_tutor.lesson.text import Span as Span
from hzl_tutor.lesson.text import Text as Text
from hzl_tutor.lesson.text import plain as plain

SHOW: tuple[str, ...] = (
    "flying",
    "hidden",
    "changed",
    "body",
    "tomb",
    "nayin",
    "own",
    "season",
    "void",
    "spirit",
)
"""What a chart in a lesson may show beside the six lines, in the order of its columns."""

TRACKS: tuple[str, ...] = ("序", "骨架", "五乡", "分类占")
"""The parts of the course, in their order."""


class Prose(NamedTuple):
    """One paragraph, said to the learner. ``line`` is where it begins in the file."""

    key: str
    text: Text
    line: int


class Verse(NamedTuple):
    """A quotation of the book; ``section`` is the § it stands in, or None where the lesson does not say."""

    key: str
    text: Text
    section: str | None
    line: int


class ChartStep(NamedTuple):
    """A chart to look at.

    ``cast`` is six digits, line 1 first; ``show`` holds names of :data:`SHOW`; ``mark`` the lines to point at, 1 = bottom.
    ``month`` and ``day`` are as written (寅 or 丙寅; 甲子), None where not given.
    """

    key: str
    cast: str
    show: tuple[str, ...]
    mark: tuple[int, ...]
    month: str | None
    day: str | None
    line: int


class QuestionStep(NamedTuple):
    """A question whose key the engine knows.

    ``cast`` is six digits for a given chart; ``generate`` the conditions of :mod:`hzl_tutor.lesson.conditions` for drawn
    ones; at most one of the two is there. ``params`` says what is asked about (``{"line": "3"}``), all values as text in
    their usual spelling. ``repeat`` is how many are drawn. ``hints`` come before the tutor's own; an empty ``ask`` leaves the
    wording to the program.
    """

    key: str
    skill: str
    cast: str | None
    params: dict[str, str]
    generate: dict[str, tuple[str, ...]] | None
    ask: Text
    hints: tuple[Text, ...]
    repeat: int
    line: int


class Option(NamedTuple):
    """One option, and what is said to whoever takes it. ``right`` is always False in a guess."""

    text: Text
    say: Text
    right: bool


class PredictStep(NamedTuple):
    """A guess before teaching; never marked."""

    key: str
    ask: Text
    options: tuple[Option, ...]
    line: int


class ChoiceStep(NamedTuple):
    """A question with options, at least one of them right; the chart, if any, as in :class:`ChartStep`.

    ``rules`` are the rules of the book that it asks about, by their ids.
    """

    key: str
    ask: Text
    options: tuple[Option, ...]
    cast: str | None
    show: tuple[str, ...]
    mark: tuple[int, ...]
    month: str | None
    day: str | None
    rules: tuple[str, ...]
    line: int


Step: TypeAlias = Prose | Verse | ChartStep | QuestionStep | PredictStep | ChoiceStep


class Script(NamedTuple):
    """A whole lesson.

    Steps are found by their key: the author's id for question, predict and choice, and for the others the last id
    before them with a count (``q1+2``; ``start+1`` before the first), so that mending a typo moves nobody.
    ``rev`` rises when the meaning of the lesson changes. ``source`` is the file as it was named, ``digest`` that of its
    bytes. ``minutes`` is how long it takes, roughly. ``terms`` and ``rules`` are what it says of itself that it teaches.
    """

    id: str
    unit: str
    title: str
    sections: tuple[str, ...]
    track: str
    needs: tuple[str, ...]
    skills: tuple[str, ...]
    terms: tuple[str, ...]
    rules: tuple[str, ...]
    minutes: int
    rev: int
    steps: tuple[Step, ...]
    source: str
    digest: str

    def place_of(self, key: str) -> int | None:
        """Return the place of the step called ``key``, 0 = the first; None when there is none of that name."""
        return next((place for place, step in enumerate(self.steps) if step.key == key), None)
