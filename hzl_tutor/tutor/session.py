"""The conversation: a value machine that takes lines and returns messages.

``start``, ``feed`` and ``close`` return lists of messages, ``expects`` tells at any time what is open. The clock, the
source of seeds and the learner's log are handed in; nothing here prints, sleeps, or touches a file. The shell, the plain
mode and the tests hold the same conversation.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from hzl_tutor.engine import BOOK, HzlError, NotationError, School, dress, parse_dressing
from hzl_tutor.engine.notation import normal
from hzl_tutor.lesson.library import Library
from hzl_tutor.lesson.script import Script
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.calls import Calls
from hzl_tutor.tutor.casting import Casting
from hzl_tutor.tutor.commands import marked_as_command, nearest_commands, read_command
from hzl_tutor.tutor.desk import Desk
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.dressing import Dressing
from hzl_tutor.tutor.given import Given
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.lesson_play import Lesson
from hzl_tutor.tutor.messages import Bye, Expect, Message, NotUnderstood, Say
from hzl_tutor.tutor.side_trips import SideTrips

_CODE = re.compile(r"[a-z]+(\.[a-z]+)?[~@].*", re.DOTALL)
_FORTUNE = re.compile(
    r"好不好|会不会|能不能|能否|可不可以|行不行|成不成|吉不吉|是吉是凶|吉凶如何|运势|运气|该不该|要不要|适不适合|"
    r"什么时候能|何时能|帮我(?:算|占|断)|给我(?:算|占|断)|算一?卦|算命"
)


@dataclass(frozen=True)
class Start:
    """How a session begins: freely, with a drill (``skills``, ``count``, ``seed``) or with a lesson (``unit``)."""

    mode: str = "free"
    skills: tuple[str, ...] = ()
    count: int = 0
    seed: int | None = None
    unit: str = ""


class Session:
    """A conversation with one learner. ``seed`` gives a fresh seed whenever one is needed; ``now`` the time (UTC)."""

    def __init__(
        self,
        learner: Learner,
        now: Callable[[], datetime],
        seed: Callable[[], int],
        library: Library | None = None,
        school: School = BOOK,
        start: Start = Start(),  # a frozen value
    ) -> None:
        self._start = start
        self._desk = Desk(learner, now, seed, school, SideTrips(learner, library))
        self._calls = Calls(self._desk, library)
        self._over = False

    def start(self) -> list[Message]:
        """The first messages."""
        try:
            if self._start.mode == "drill":
                return self._calls.drill(self._start.skills, self._start.count, self._start.seed)
            if self._start.mode == "lesson":
                return self._calls.lesson(self._start.unit)
        except HzlError as error:
            return [NotUnderstood(error)]
        return self._desk.trips.welcome()

    def feed(self, line: str) -> list[Message]:
        """Take one line. Any line is safe: what cannot be understood is answered with what can."""
        if self._over:
            return []
        try:
            return self._take(line)
        except HzlError as error:
            return [NotUnderstood(error)]

    def close(self, reason: str) -> list[Message]:
        """End the conversation; ``reason`` is ``quit``, ``eof`` or ``kill``. Everything is on disk already."""
        if self._over:
            return []
        self._over = True
        tally = self._desk.tally
        return [Bye(tally.answered, tally.right, tally.weak())]

    def absorb(self, lines: list[str]) -> tuple[list[Message], list[str]]:
        """Take several pasted lines.

        If together they read as one answer (six lines for a row), they are one answer; otherwise the first is fed and
        the rest is returned, to be put back on the input line.
        """
        full = [line for line in lines if line.strip()]
        asking = self._desk.asking
        if len(full) > 1 and asking and asking.reads(" ".join(full)):
            return self.feed(" ".join(full)), []
        return (self.feed(full[0]), full[1:]) if full else (self.feed(""), [])

    def replace_script(self, script: Script) -> list[Message]:
        """Swap the lesson that is being played for an edited one, staying at the same step by its key."""
        activity = self._desk.activity
        return self._desk.note(activity.replace_script(script)) if isinstance(activity, Lesson) else []

    @property
    def expects(self) -> Expect:
        """What is open now."""
        activity, asking = self._desk.activity, self._desk.asking
        if activity is None or self._over:
            return Expect(over=self._over)
        common = Expect(
            mode=activity.mode,
            skill=asking.exercise.skill.id if asking else "",
            kind=asking.kind if asking else "",
            code=asking.exercise.code if asking else "",
        )
        if isinstance(activity, Casting):
            return common._replace(kind="continue", done=activity.done, of=activity.count)
        if isinstance(activity, Dressing):
            name = activity.sheet.cast.hexagram.name
            return common._replace(title=name, kind=common.kind or "sheet", done=activity.done, of=activity.count)
        if not isinstance(activity, Lesson):
            return common._replace(done=activity.done, of=activity.count)
        done, of = activity.acts
        return common._replace(
            title=activity.script.title,
            unit=activity.script.unit,
            step=activity.step,
            kind=common.kind or ("choice" if activity.choosing else "continue"),
            choices=len(activity.choosing.options) if activity.choosing else 0,
            done=done,
            of=of,
        )

    def _take(self, line: str) -> list[Message]:
        desk = self._desk
        if not normal(line):
            return self._empty()
        called = read_command(line)
        if called and not (desk.asking and not called.rest and desk.asking.reads(line)):
            return self.close("quit") if called.id == "quit" else self._calls.by_id[called.id](called.rest)
        if marked_as_command(line):
            return [Say("unknown-command", {"text": line, "nearest": nearest_commands(line)})]
        if desk.asking:
            return self._answer(desk.asking, line)
        if desk.choosing:
            return self._choose(desk.choosing, line)
        if desk.dressing:
            return self._fill(desk.dressing, line)
        if desk.casting:
            return [Say("no-fortune"), *desk.back([])] if _FORTUNE.search(line) else desk.throw(desk.casting)
        return self._free(line)

    def _empty(self) -> list[Message]:
        """An empty line shows the question again; in prose it goes on."""
        desk = self._desk
        if desk.asking or desk.choosing:
            return desk.back([])
        if desk.dressing:
            return desk.back([desk.dressing.picture()])
        if desk.casting:
            return desk.throw(desk.casting)
        return desk.note(desk.activity.go_on()) if isinstance(desk.activity, Lesson) else [Say("free.again")]

    def _answer(self, asking: Asking, line: str) -> list[Message]:
        if _CODE.fullmatch(normal(line)):
            return [Say("busy", {"code": asking.exercise.code})]
        if _FORTUNE.search(line) and not asking.reads(line):
            return self._desk.back([Say("no-fortune")])
        return asking.answer(line) + self._desk.settle(asking)

    def _choose(self, lesson: Lesson, line: str) -> list[Message]:
        said = self._desk.note(lesson.pick(line))
        if _FORTUNE.search(line) and isinstance(said[0], NotUnderstood):
            return self._desk.back([Say("no-fortune")])
        return said

    def _fill(self, dressing: Dressing, line: str) -> list[Message]:
        said = self._desk.note(dressing.take(line))
        if _FORTUNE.search(line) and isinstance(said[0], NotUnderstood):
            return self._desk.back([Say("no-fortune")])
        return said

    def _free(self, line: str) -> list[Message]:
        """A line outside any question: a code, a hexagram, a question about somebody's life, or something unknown."""
        asked, activity = normal(line), self._desk.activity
        if _CODE.fullmatch(asked):
            return self._desk.begin(Given(exercise_of(asked), self._desk.open))
        try:
            return self._desk.show(dress(*parse_dressing(asked), self._desk.school))
        except NotationError as error:
            if _FORTUNE.search(asked):
                return [Say("no-fortune")]
            if isinstance(activity, Lesson) and activity.waiting:
                return [Say("lesson.waiting")]
            names = nearest_commands(line) or (() if len(asked) > 5 else error.nearest)
            return [Say("unknown", {"text": line, "nearest": names})]
