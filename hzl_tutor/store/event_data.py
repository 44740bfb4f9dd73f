"""What each kind of event carries. Types and documentation alone: nothing that runs needs this module."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class ShownData(TypedDict):
    """An exercise was put to the learner. ``rev`` is the revision of the skill, ``run`` the id of the session run."""

    code: str
    skill: str
    rev: int
    run: str


class CellData(TypedDict):
    """One cell of an answer: its path (``relation/2``), what the learner wrote, the key, and whether they agree."""

    cell: str
    given: str
    key: str
    right: bool


class AnsweredData(TypedDict):
    """The learner answered an exercise.

    ``resolved`` is the code that names the chart itself and so stays the same exercise whatever becomes of the drawing;
    empty when the key came from the learner's own earlier values and is not the book's.
    ``attempt`` counts the readable answers within this showing from 1: an unreadable answer is no miss, so it carries
    the number of the attempt it did not use up. ``text`` is the answer exactly as typed. ``score`` is the share of
    right cells, null when unreadable. ``slips`` are the slips that give the whole answer, ``likely`` those that explain
    every wrong cell. ``hints`` is the number of hints taken before answering, ``seconds`` the time since showing, ``space``
    the number of answers that were possible (2 for yes or no). ``exam``
    is the code of the paper that the question was on; an ``examined`` event says how the paper went.
    """

    code: str
    resolved: str
    skill: str
    rev: int
    run: str
    attempt: int
    text: str
    verdict: Literal["right", "wrong", "unreadable"]
    score: float | None
    cells: list[CellData]
    slips: list[str]
    likely: list[str]
    hints: int
    seconds: float
    space: int
    exam: NotRequired[str]


class RevealedData(TypedDict):
    """The answer was shown, after ``attempts`` readable answers; ``resolved`` as in `AnsweredData`."""

    code: str
    resolved: str
    skill: str
    attempts: int


class SkippedData(TypedDict):
    """The exercise was put aside."""

    code: str
    skill: str


class HintedData(TypedDict):
    """A hint was given; ``step`` is its place on the ladder, from 1."""

    code: str
    skill: str
    step: int


class AdvancedData(TypedDict):
    """The learner stands at ``step`` (the author's id) of ``lesson``; ``done`` when that finished the lesson."""

    lesson: str
    rev: int
    step: str
    done: bool


class RestartedData(TypedDict):
    """The learner began ``lesson`` again from the top."""

    lesson: str


class UndoneData(TypedDict):
    """The answered event with the id ``event`` is taken back."""

    event: int


class ReportedData(TypedDict):
    """The learner says something is wrong with the exercise ``code``; ``text`` is what they wrote."""

    code: str
    text: str


class ExaminedData(TypedDict):
    """A paper was finished: its code, its track (empty: the whole), right and answered questions out of ``of``."""

    paper: str
    track: str
    right: int
    answered: int
    of: int


class DailyData(TypedDict):
    """The daily hexagram of ``date`` (``2026-02-04``, by the learner's clock) was done.

    ``cast`` are its six digits; ``mistakes`` counts sections of the sheet, ``right`` and ``of`` the questions after it.
    """

    date: str
    cast: str
    mistakes: int
    right: int
    of: int
