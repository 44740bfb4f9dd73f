"""What a session says, as values. Words turns them into sentences, the shell and the plain mode into something to see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from hzl_tutor.tutor.expect import Expect as Expect  # what comes with messages is imported from here
from hzl_tutor.tutor.overviews import Atlas as Atlas
from hzl_tutor.tutor.overviews import Claims as Claims
from hzl_tutor.tutor.overviews import ExamMiss as ExamMiss
from hzl_tutor.tutor.overviews import ExamResult as ExamResult
from hzl_tutor.tutor.overviews import FormRow as FormRow
from hzl_tutor.tutor.overviews import Forms as Forms
from hzl_tutor.tutor.overviews import Found as Found
from hzl_tutor.tutor.overviews import Lessons as Lessons
from hzl_tutor.tutor.overviews import Matches as Matches
from hzl_tutor.tutor.overviews import MistakeRow as MistakeRow
from hzl_tutor.tutor.overviews import Mistakes as Mistakes
from hzl_tutor.tutor.overviews import Progress as Progress

if TYPE_CHECKING:  # the first screen needs messages, and nothing that they tell of
    from hzl_tutor.engine import Dated, HuoZhuLin, HzlError, Key, Step
    from hzl_tutor.lesson.text import Text
    from hzl_tutor.tutor.exercises import Exercise
    from hzl_tutor.tutor.judging import Judgement


class Say(NamedTuple):
    """A sentence of the program's own: its id in ``words`` and what goes into it."""

    id: str
    data: Mapping[str, Any] = {}


class Prose(NamedTuple):
    """A paragraph of a lesson."""

    text: Text


class Verse(NamedTuple):
    """A quotation from the book, with its section (``§2``)."""

    text: Text
    section: str


class Original(NamedTuple):
    """A section's title and verse. ``doubtful`` are corrupt places: what stands there, and what is likely (or empty)."""

    section: str
    title: str
    lines: tuple[str, ...]
    doubtful: tuple[tuple[str, str], ...]


class ShowChart(NamedTuple):
    """A chart to be shown.

    ``show`` names the layers: ``palace`` (palace, generation, phase), ``world`` (世 and 应), ``ganzhi``, ``relation``,
    ``hidden``, ``changed``, ``body``, ``own``, ``tomb``, ``nayin``, ``season``, ``void``, ``spirit``; the six lines
    themselves are always there. ``pair`` and ``element`` are the two halves of ``ganzhi``, for who wants one alone. ``mark``
    lists lines (1 = bottom) to point at. ``filled`` are the cells that stand on a sheet which is being filled in, all
    others being left blank; None shows every cell. ``asked`` are cells in whose place it is shown that they are asked.
    """

    chart: HuoZhuLin
    show: tuple[str, ...]
    mark: tuple[int, ...] = ()
    filled: frozenset[Key] | None = None
    asked: frozenset[Key] = frozenset()

    def has(self, *key: object) -> bool:
        """Whether a cell is to be seen."""
        return self.filled is None or key in self.filled


class Assumed(NamedTuple):
    """What was assumed for the date of the chart that was just shown, and how near a 节 it is."""

    when: Dated


class Today(NamedTuple):
    """The day it is: pillars, void, season, 六神, the nearest 节, what was assumed.

    ``kept`` are those of ``void``, ``season`` and ``spirit`` that are being asked for and so are left out.
    """

    when: Dated
    kept: frozenset[str] = frozenset()


class Ask(NamedTuple):
    """A question with a key. ``wording`` is an author's; empty, the program words it.

    ``only`` is a place (1 = bottom) when just that cell of a row is still asked for; ``again`` says that it was asked
    before; ``number`` and ``of`` count the questions of a drill (0: uncounted).
    """

    exercise: Exercise
    wording: Text = ()
    only: int = 0
    again: bool = False
    number: int = 0
    of: int = 0


class Choose(NamedTuple):
    """A choice between numbered options; ``graded`` is false for a guess before the teaching."""

    key: str
    wording: Text
    options: tuple[Text, ...]
    graded: bool
    again: bool = False


class Feedback(NamedTuple):
    """Three short things about a wrong answer: what differs, why, and what to do now.

    Each is a list of sentences to choose from, the most telling first: the first is taken in which none of ``secret``
    stands, the values that are still being asked for.
    """

    what: tuple[Say, ...]
    why: tuple[Say, ...]
    next: tuple[Say, ...]
    secret: tuple[str, ...]


class Verdict(NamedTuple):
    """What an answer was worth. ``feedback`` is None when it was right."""

    exercise: Exercise
    judgement: Judgement
    feedback: Feedback | None


class Reason(NamedTuple):
    """Why the last answer was wrong, said again once the step before has been taken."""

    feedback: Feedback


class Remark(NamedTuple):
    """An author's word on the option that was chosen; ``right`` is None for a guess."""

    text: Text
    right: bool | None


class Revealed(NamedTuple):
    """The answer to an exercise, given away."""

    exercise: Exercise


class Derivation(NamedTuple):
    """How a value comes about, step by step; ``stops`` says that it ends before the cell that is being asked for."""

    steps: tuple[Step, ...]
    stops: bool = False


class NotUnderstood(NamedTuple):
    """Something that could not be read or done; no miss. ``error`` has the facts."""

    error: HzlError


class Suppose(NamedTuple):
    """A cell supposed to be otherwise: its truth, the supposed value, and (cell, truth, supposed) of all that changes."""

    key: Key
    truth: Any
    value: Any
    rows: tuple[tuple[Key, Any, Any], ...]


class Glossary(NamedTuple):
    """A term; words has the definition, without sentences that hold ``secret`` and tables that name ``tables``.

    ``busy`` tells that something is open, so that no chart is shown beside it.
    """

    term: str
    secret: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    busy: bool = False

    @property
    def covers(self) -> bool:
        """Whether a part of the definition may have to be kept back."""
        return bool(self.secret or self.tables)


class Pause(NamedTuple):
    """The conversation waits for an empty line before it goes on."""


class SaveThis(NamedTuple):
    """Text for the learner to keep or send on, as it stands."""

    title: Say
    lines: tuple[str, ...]


class SaveFile(NamedTuple):
    """Something to be written into a file, by whoever has files; it then says where it went.

    ``chart`` is the chart to be written; None, everything that was said and typed. ``name`` is a file's as it was typed,
    empty for one that is to be made up.
    """

    chart: ShowChart | None
    name: str = ""


class Bye(NamedTuple):
    """The last message. ``answered`` and ``right`` count first tries of this session, ``weak`` skills to go on with.

    ``unit`` is the lesson that is left before its end, empty when none is.
    """

    answered: int
    right: int
    weak: tuple[str, ...]
    unit: str = ""


Message = (
    Say
    | Prose
    | Verse
    | Original
    | ShowChart
    | Atlas
    | Matches
    | Forms
    | Claims
    | Assumed
    | Today
    | Ask
    | Choose
    | Verdict
    | Reason
    | Remark
    | Suppose
    | Revealed
    | Derivation
    | NotUnderstood
    | Glossary
    | Pause
    | SaveThis
    | SaveFile
    | Progress
    | Mistakes
    | Lessons
    | ExamResult
    | Bye
)
