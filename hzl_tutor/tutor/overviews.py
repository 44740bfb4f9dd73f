"""Messages that give an overview: tables and lists of what there is, where one stands, what was found.

They are imported from :mod:`~hzl_tutor.tutor.messages` like all others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hzl_tutor.book import Finding, Matter
    from hzl_tutor.engine import Hexagram, HuoZhuLin
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.tutor.query import Term


class Atlas(NamedTuple):
    """全图: ``kind`` ``palaces`` is the sixty-four by palace, ``najia`` what each trigram hands to its lines.

    ``bits`` names the hexagram to point at, line 1 first; empty for none.
    """

    kind: str
    bits: str = ""


class Progress(NamedTuple):
    """Where the learner stands: rows of (skill, tries, right, held).

    ``papers`` are the last examination of each track as (track, code, right, answered, of, date), ``streak`` the row of days
    with the daily hexagram that still stands (0: none).
    """

    rows: tuple[tuple[str, int, int, bool], ...]
    papers: tuple[tuple[str, str, int, int, int, str], ...] = ()
    streak: int = 0


class ExamMiss(NamedTuple):
    """A question of a paper that was answered wrong: its number, what was answered, and the section of its rule."""

    number: int
    exercise: Exercise
    given: str
    section: str


class ExamResult(NamedTuple):
    """How a paper went: ``right`` and ``answered`` questions out of ``of``; ``rows`` are (skill, right, asked).

    ``unanswered`` are the numbers of questions left out, ``mend`` the skills to practise, ``lessons`` those to read again as
    (unit, title).
    """

    code: str
    track: str
    right: int
    answered: int
    of: int
    rows: tuple[tuple[str, int, int], ...]
    wrong: tuple[ExamMiss, ...]
    unanswered: tuple[int, ...]
    mend: tuple[str, ...]
    lessons: tuple[tuple[str, str], ...]


class MistakeRow(NamedTuple):
    """One mistake: its number in the list, the exercise, the slips that were seen, how often the first attempt failed."""

    number: int
    exercise: Exercise
    slips: tuple[str, ...]
    times: int


class Mistakes(NamedTuple):
    """The mistake book, rows of one skill together."""

    rows: tuple[MistakeRow, ...]


class Lessons(NamedTuple):
    """The lessons: rows of (unit, title, track, minutes, state, own): ``new begun done``; whether it is none of the program's.

    ``opens`` are the first (unit, title) that what is done leads to: advice, for every lesson can be taken at any time.
    """

    rows: tuple[tuple[str, str, str, int, str, bool], ...]
    opens: tuple[tuple[str, str], ...] = ()


class Found(NamedTuple):
    """A hexagram that a query holds for. ``lines`` are those it is about, none where it is about no line.

    ``disputed``: the book can be read in two ways on this hexagram (§16).
    """

    hexagram: Hexagram
    lines: tuple[int, ...] = ()
    disputed: bool = False


class Matches(NamedTuple):
    """What 找 has found for terms. ``kept``: the hexagram that is being asked about was left out."""

    terms: tuple[Term, ...]
    found: tuple[Found, ...]
    kept: bool = False


class FormRow(NamedTuple):
    """One form of 财伏五乡: what lies under what, its section, where it is found, and where of that under 世."""

    term: Term
    section: str
    found: tuple[Found, ...]
    world: tuple[Found, ...]


class Forms(NamedTuple):
    """财伏五乡 九式 as a table. ``kept``: the hexagram that is being asked about was left out."""

    rows: tuple[FormRow, ...]
    kept: bool = False


class Claims(NamedTuple):
    """断: what the book claims about a chart. ``waits`` counts the rules that wait for something, by what they lack.

    ``drill`` is the skill that is offered for doing the same oneself.
    """

    chart: HuoZhuLin
    matter: Matter
    found: tuple[Finding, ...]
    waits: Mapping[str, int]
    drill: str
