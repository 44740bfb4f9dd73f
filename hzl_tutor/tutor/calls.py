"""What each command of the conversation does."""

from __future__ import annotations

import re
from collections.abc import Callable

from hzl_tutor.engine import NotationError, dress, parse_cast, parse_dressing
from hzl_tutor.lesson.library import Library
from hzl_tutor.tutor.casting import Casting
from hzl_tutor.tutor.chance import SEEDS
from hzl_tutor.tutor.desk import Desk
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.dressing import Dressing, dressing_level
from hzl_tutor.tutor.drill import Drill
from hzl_tutor.tutor.lesson_play import Lesson
from hzl_tutor.tutor.messages import Message, Say
from hzl_tutor.tutor.skills import SKILLS, skills_named
from hzl_tutor.tutor.suppose import suppose

LONGEST_COUNT = 6
"""Digits that the number of exercises of a drill may have; a longer row of them was not meant as one."""


class Calls:
    """The commands, by the ids of :mod:`~hzl_tutor.tutor.commands`; ``quit`` is the session's own."""

    def __init__(self, desk: Desk, library: Library | None) -> None:
        self._desk, self._library = desk, library
        self.by_id: dict[str, Callable[[str], list[Message]]] = {
            "lesson": self.lesson,
            "drill": self._drill,
            "dress": self._dress,
            "check": self._check,
            "cast": lambda rest: desk.begin(Casting(desk.seed())),
            "chart": self._chart,
            "what": self._what,
            "why": self._why,
            "suppose": self._suppose,
            "hint": self._hint,
            "reveal": self._reveal,
            "skip": self._skip,
            "stop": self._stop,
            "progress": lambda rest: desk.back(desk.trips.progress()),
            "report": lambda rest: desk.back(desk.trips.report(desk.asking or desk.last)),
            "help": lambda rest: desk.back([Say("help")]),
        }

    def lesson(self, rest: str) -> list[Message]:
        """List the lessons, or go to one by its unit, id or title."""
        if self._library is None or not self._library.entries():
            return [Say("lesson.none")]
        if not rest:
            return self._desk.back(self._desk.trips.lessons())
        script = self._library.load(rest)
        return self._desk.begin(Lesson(script, self._desk.learner, self._desk.open, self._desk.seed))

    def drill(self, names: tuple[str, ...], count: int, seed: int | None) -> list[Message]:
        """Drill skills or groups of them; none named, the tutor chooses."""
        desk = self._desk
        skills = tuple(dict.fromkeys(skill for name in names for skill in skills_named(name)))
        drill = Drill(skills, count, desk.seed() if seed is None else seed, desk.learner, desk.open, desk.school)
        said: list[Message] = [] if skills else [Say("drill.picked")]
        return said + desk.begin(drill)

    def _drill(self, rest: str) -> list[Message]:
        words = [word for word in re.split(r"[\s、,，]+", rest) if word]
        counts = [word for word in words if word.isdecimal() and len(word) <= LONGEST_COUNT]
        skills = tuple(word for word in words if word not in counts)
        return self.drill(skills, int(counts[-1]) if counts else 0, None)

    def _dress(self, rest: str) -> list[Message]:
        """Lay a bare hexagram on the table; none named, one is drawn."""
        desk = self._desk
        cast, moment = parse_dressing(rest) if rest else (draw(SKILLS["palace"], desk.seed() % SEEDS).cast, None)
        assert cast is not None  # a palace is asked of a hexagram
        return desk.begin(Dressing(cast, moment, desk.school, dressing_level(desk.learner.progress), desk.open))

    def _check(self, rest: str) -> list[Message]:
        desk = self._desk
        return desk.note(desk.dressing.check()) if desk.dressing else desk.back([Say("check.nothing")])

    def _chart(self, rest: str) -> list[Message]:
        if rest:
            return self._desk.show(dress(*parse_dressing(rest), self._desk.school))
        return self._desk.show(self._desk.here) if self._desk.here else self._desk.back([Say("chart.which")])

    def _what(self, rest: str) -> list[Message]:
        """A term; a hexagram's name shows the hexagram."""
        try:
            cast = parse_cast(rest)
        except NotationError:
            return self._desk.back(self._desk.trips.what(rest))
        return self._desk.show(dress(cast, None, self._desk.school))

    def _why(self, rest: str) -> list[Message]:
        desk = self._desk
        return desk.back(desk.trips.why(rest, desk.here, desk.asking, desk.last, desk.covers))

    def _suppose(self, rest: str) -> list[Message]:
        desk = self._desk
        question, said = suppose(rest, desk.here)
        return desk.back([Say("suppose.covered")] if desk.covers(question.chart, question.key) else said)

    def _hint(self, rest: str) -> list[Message]:
        asking, dressing = self._desk.asking, self._desk.dressing
        if dressing:
            return dressing.hint()
        if asking is None:
            return self._desk.back([Say("hint.nothing")])
        said = asking.hint()
        if asking.outcome != "open":
            return said + self._desk.settle(asking)
        return said if self._desk.asking is not asking else self._desk.back(said)

    def _reveal(self, rest: str) -> list[Message]:
        asking, choosing = self._desk.asking, self._desk.choosing
        if asking is not None:
            return asking.reveal() + self._desk.settle(asking)
        if self._desk.dressing:
            return self._desk.dressing.reveal()
        return self._desk.note(choosing.reveal_choice()) if choosing else [Say("reveal.nothing")]

    def _skip(self, rest: str) -> list[Message]:
        asking, activity = self._desk.asking, self._desk.activity
        if asking is not None:
            return asking.skip() + self._desk.settle(asking)
        if isinstance(activity, Lesson):
            return self._desk.note(activity.reveal_choice() if activity.choosing else activity.go_on())
        return [Say("skip.nothing")]

    def _stop(self, rest: str) -> list[Message]:
        if self._desk.activity is None:
            return [Say("free.again")]
        self._desk.activity = None
        return [Say("stopped"), Say("free.again")]
