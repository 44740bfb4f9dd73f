"""What a line is, and where it goes: a command, an answer, a choice, a cell of the sheet, a hexagram, or none of them.

This brings everything that a conversation can be about, so :mod:`~hzl_tutor.tutor.session` loads it with the first line.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from hzl_tutor.engine import NotationError
from hzl_tutor.engine.notation import normal
from hzl_tutor.lesson.script import Script
from hzl_tutor.tutor import fortune
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.calls import Calls
from hzl_tutor.tutor.casting import Casting
from hzl_tutor.tutor.codes import looks_like_code
from hzl_tutor.tutor.commands import marked_as_command, nearest_commands, read_command
from hzl_tutor.tutor.desk import Desk
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.dressing import Dressing
from hzl_tutor.tutor.exam import ALLOWED
from hzl_tutor.tutor.given import Given
from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.lesson_play import Lesson
from hzl_tutor.tutor.messages import Expect, Message, NotUnderstood, Say

_LOST = re.compile(
    r"(?:我)?(?:不知道|不会|不懂|忘了|忘记了|不记得了?|不清楚)[啊呀了。]*|idk|i (?:don'?t know|forgot|have no idea)|don'?t know|no idea"
)


class Lines:
    """Takes the lines of a conversation at ``desk``; ``leave`` ends the conversation. Raises HzlError for what is no good."""

    def __init__(self, desk: Desk, calls: Calls, leave: Callable[[], list[Message]]) -> None:
        self.desk, self.calls = desk, calls
        self._leave = leave

    @property
    def expects(self) -> Expect:
        """What is open now."""
        activity, asking = self.desk.activity, self.desk.asking
        if activity is None:
            return Expect()
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

    def take(self, line: str) -> list[Message]:
        """Take one line."""
        desk = self.desk
        if not normal(line):
            return self._empty()
        called = read_command(line)
        if called and desk.exam and called.id not in ALLOWED and not self.reads(line):
            return desk.back([Say("exam.closed")])
        if called and not (desk.asking and not called.rest and desk.asking.reads(line)):
            return self._leave() if called.id == "quit" else self.calls.by_id[called.id](called.rest)
        if marked_as_command(line):
            return [Say("unknown-command", {"text": line, "nearest": nearest_commands(line)})]
        if desk.asking:
            return self._answer(desk.asking, line)
        if desk.choosing:
            return self._choose(desk.choosing, line)
        if desk.dressing:
            return self._fill(desk.dressing, line)
        if desk.casting:
            return [fortune.refusal(line) if fortune.wanted(line) else Say("cast.just-enter")]
        return self._free(line)

    def reads(self, text: str) -> bool:
        """Whether a text is an answer to the open question."""
        return self.desk.asking is not None and self.desk.asking.reads(text)

    def replace_script(self, script: Script) -> list[Message]:
        """Swap the lesson that is being played for an edited one, staying at the same step by its key."""
        activity = self.desk.activity
        return self.desk.note(activity.replace_script(script)) if isinstance(activity, Lesson) else []

    def play(self, script: Script, step: str) -> list[Message]:
        """Play a lesson, the one being played going on elsewhere; at its beginning where ``step`` is empty."""
        desk, activity = self.desk, self.desk.activity
        if isinstance(activity, Lesson) and activity.script is script and step:
            activity.stand_at(step)
            return desk.note(activity.go_on())
        lesson = Lesson(script, desk.learner, desk.open, desk.seed, desk.pace)
        if step:
            lesson.stand_at(step)
        return desk.begin(lesson)

    def _empty(self) -> list[Message]:
        """An empty line shows the question again; in prose it goes on."""
        desk = self.desk
        if desk.asking or desk.choosing:
            return desk.back([])
        if desk.dressing:
            return desk.back([desk.dressing.picture()])
        if desk.casting:
            return desk.throw(desk.casting)
        return desk.note(desk.activity.go_on()) if isinstance(desk.activity, Lesson) else [Say("free.again")]

    def _answer(self, asking: Asking, line: str) -> list[Message]:
        if looks_like_code(line):
            return [Say("busy", {"code": asking.exercise.code})]
        if fortune.wanted(line) and not asking.reads(line):
            return self.desk.back([fortune.refusal(line, busy=True)])
        if _LOST.fullmatch(simplified(normal(line))):
            return self.desk.back([Say("exam.dont-know" if self.desk.exam else "dont-know")])
        return asking.answer(line) + self.desk.settle(asking)

    def _choose(self, lesson: Lesson, line: str) -> list[Message]:
        said = self.desk.note(lesson.pick(simplified(line)))
        if fortune.wanted(line) and isinstance(said[0], NotUnderstood):
            return self.desk.back([fortune.refusal(line, busy=True)])
        return said

    def _fill(self, dressing: Dressing, line: str) -> list[Message]:
        self.desk.trail.newest = False
        said = self.desk.note(dressing.take(line))
        if fortune.wanted(line) and isinstance(said[0], NotUnderstood):
            return self.desk.back([fortune.refusal(line, busy=True)])
        return said

    def _free(self, line: str) -> list[Message]:
        """A line outside any question: a code, a hexagram, a question about somebody's life, or something unknown."""
        asked, activity = normal(line), self.desk.activity
        if looks_like_code(line):
            return self.desk.begin(Given(exercise_of(line), self.desk.open))
        try:
            return self.desk.show_wanted(self.desk.calendar.read(asked))
        except NotationError as error:
            if fortune.wanted(asked):
                return [fortune.refusal(asked)]
            if error.expected in ("date", "offset"):
                raise
            if isinstance(activity, Lesson) and activity.waiting:
                return [Say("lesson.waiting")]
            names = nearest_commands(line) or (() if len(asked) > 5 else error.nearest)
            return [Say("unknown", {"text": line, "nearest": names, "alone": line})]
