"""The conversation: a value machine that takes lines and returns messages.

``start``, ``feed`` and ``close`` return lists of messages, ``expects`` tells at any time what is open. The clock, the
source of seeds and the learner's log are handed in; nothing here prints, sleeps, or touches a file. The shell, the plain
mode and the tests hold the same conversation.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from hzl_tutor.engine.choices import BOOK, USUAL_CLOCK, Clock, School
from hzl_tutor.engine.errors import HzlError
from hzl_tutor.tutor.due import due_skills
from hzl_tutor.tutor.messages import Bye, Expect, Message, NotUnderstood, ShowChart
from hzl_tutor.tutor.welcome import welcome

if TYPE_CHECKING:
    from hzl_tutor.engine import Terms
    from hzl_tutor.lesson.library import Library
    from hzl_tutor.lesson.script import Script
    from hzl_tutor.tutor.desk import Desk
    from hzl_tutor.tutor.learner import Learner
    from hzl_tutor.tutor.lines import Lines


PACE = 3
"""Paragraphs that a lesson says before it waits, unless another pace is asked for."""


class Start(NamedTuple):
    """How a session begins.

    Freely, with a drill (``skills``, ``length`` exercises, ``seed``), a lesson (``unit``), a review, an examination
    (``unit`` is its track or its code), the hexagram of the day.
    """

    mode: str = "free"
    skills: tuple[str, ...] = ()
    length: int = 0
    seed: int | None = None
    unit: str = ""


class Session:
    """A conversation with one learner.

    ``seed`` gives a fresh seed whenever one is needed; ``now`` the time (UTC). ``name`` is the learner's where several
    share a computer; ``pace`` the number of paragraphs after which a lesson waits, 0 for none.
    ``columns`` are the layers that a chart has which is simply looked at; none, the usual ones.
    ``terms`` gives the 节 for dates, which are read by ``clock``; without ``terms`` no date can be asked for.
    """

    def __init__(
        self,
        learner: Learner,
        now: Callable[[], datetime],
        seed: Callable[[], int],
        library: Library | None = None,
        school: School = BOOK,
        start: Start = Start(),  # noqa: B008 - a frozen value
        name: str = "",
        pace: int = PACE,
        columns: tuple[str, ...] = (),
        clock: Clock = USUAL_CLOCK,
        terms: Terms | None = None,
    ) -> None:
        self._learner, self._now, self._seed = learner, now, seed
        self._library, self._school, self._start = library, school, start
        self._name, self._pace = name, pace
        self._columns = columns
        self._clock, self._terms = clock, terms
        self._taking: Lines | None = None
        self._over = False

    @property
    def _lines(self) -> Lines:
        """Where lines go, with the desk they are about: made for the first line, since the welcome needs none of it."""
        if self._taking is None:
            from hzl_tutor.tutor.calendar import Calendar
            from hzl_tutor.tutor.calls import Calls
            from hzl_tutor.tutor.desk import Desk
            from hzl_tutor.tutor.lines import Lines
            from hzl_tutor.tutor.side_trips import SideTrips

            trips = SideTrips(self._learner, self._library, self._columns)
            calendar = Calendar(self._now, self._clock, self._terms)
            desk = Desk(self._learner, self._now, self._seed, self._school, trips, self._pace, calendar)
            self._taking = Lines(desk, Calls(desk, self._library), lambda: self.close("quit"))
        return self._taking

    @property
    def _desk(self) -> Desk:
        return self._lines.desk

    def start(self) -> list[Message]:
        """The first messages."""
        return self._shown(self._first())

    def _first(self) -> list[Message]:
        try:
            if self._start.mode == "drill":
                return self._lines.calls.drill(self._start.skills, self._start.length, self._start.seed)
            if self._start.mode == "lesson":
                return self._lines.calls.lesson(self._start.unit)
            if self._start.mode == "exam":
                return self._lines.calls.exam(self._start.unit)
            if self._start.mode == "daily":
                return self._lines.calls.daily()
            if self._start.mode == "review":
                return self._lines.calls.review()
        except HzlError as error:
            return [NotUnderstood(error)]
        return welcome(self._learner, self._library, self._now(), self._name, self._clock)

    def feed(self, line: str) -> list[Message]:
        """Take one line. Any line is safe: what cannot be understood is answered with what can."""
        if self._over:
            return []
        try:
            return self._shown(self._lines.take(line))
        except HzlError as error:
            return [NotUnderstood(error)]

    def _shown(self, said: list[Message]) -> list[Message]:
        """The same messages; the last chart among them is the one that 存 writes down."""
        for message in said:
            if isinstance(message, ShowChart):
                self._desk.shown = message
        return said

    def close(self, reason: str) -> list[Message]:
        """End the conversation; ``reason`` is ``quit``, ``eof`` or ``kill``. Everything is on disk already."""
        if self._over:
            return []
        self._over = True
        if self._taking is None:
            return [Bye(0, 0, ())]
        tally, expects = self._taking.desk.tally, self._taking.expects
        unit = expects.unit if expects.mode == "lesson" else ""
        left = [exam.dropped()] if (exam := self._taking.desk.exam) else []
        return [*left, Bye(tally.answered, tally.right, tally.weak(), unit)]

    def absorb(self, lines: list[str]) -> tuple[list[Message], list[str]]:
        """Take several pasted lines.

        If together they read as one answer (six lines for a row), they are one answer; otherwise the first is fed and
        the rest is returned, to be put back on the input line.
        """
        full = [line for line in lines if line.strip()]
        if len(full) > 1 and self._lines.reads(" ".join(full)):
            return self.feed(" ".join(full)), []
        return (self.feed(full[0]), full[1:]) if full else (self.feed(""), [])

    def play(self, script: Script, step: str = "") -> list[Message]:
        """Play a lesson that no library need have, from a step by its key. Raises KeyError for a step it has not."""
        return self._lines.play(script, step)

    def replace_script(self, script: Script) -> list[Message]:
        """Swap the lesson that is being played for an edited one, staying at the same step by its key."""
        return self._lines.replace_script(script)

    @property
    def expects(self) -> Expect:
        """What is open now."""
        if self._over:
            return Expect(over=True)
        due = due_skills(self._learner.progress, self._now(), at_a_glance=True)
        return (self._taking.expects if self._taking else Expect())._replace(due=len(due))
