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

from hzl_tutor.engine import (
    BOOK,
    HuoZhuLin,
    HzlError,
    NotationError,
    School,
    Trigram,
    dress,
    parse_cast,
    parse_dressing,
)
from hzl_tutor.engine.notation import normal
from hzl_tutor.lesson.library import Library
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.commands import Called, marked_as_command, nearest_commands, read_command
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.drill import Drill
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.given import Given
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.lesson_play import Lesson
from hzl_tutor.tutor.messages import Bye, Expect, Message, NotUnderstood, Say
from hzl_tutor.tutor.side_trips import SideTrips
from hzl_tutor.tutor.skills import skills_named
from hzl_tutor.tutor.tally import Tally

Activity = Drill | Given | Lesson

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
        self._learner, self._now, self._seed = learner, now, seed
        self._school, self._start = school, start
        self._activity: Activity | None = None
        self._tally = Tally()
        self._run = f"{now():%Y%m%dT%H%M%S}-{seed() % 65536:04x}"
        self._over = False
        self._at_hand: HuoZhuLin | None = None
        self._last: Asking | None = None
        self._trips = SideTrips(learner, library)
        self._library = library

    # -- the machine ---------------------------------------------------------------------------------------------

    def start(self) -> list[Message]:
        """The first messages."""
        if self._start.mode == "drill":
            return self._drill(self._start.skills, self._start.count, self._start.seed)
        if self._start.mode == "lesson":
            return self._lesson(self._start.unit)
        return self._trips.welcome()

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
        return [Bye(self._tally.answered, self._tally.right, self._tally.weak())]

    def absorb(self, lines: list[str]) -> tuple[list[Message], list[str]]:
        """Take several pasted lines.

        If together they read as one answer (six lines for a row), they are one answer; otherwise the first is fed and
        the rest is returned, to be put back on the input line.
        """
        full = [line for line in lines if line.strip()]
        asking = self._asking
        if len(full) > 1 and asking and asking.reads(" ".join(full)):
            return self.feed(" ".join(full)), []
        return (self.feed(full[0]), full[1:]) if full else (self.feed(""), [])

    @property
    def expects(self) -> Expect:
        """What is open now."""
        activity, asking = self._activity, self._asking
        if activity is None or self._over:
            return Expect(over=self._over)
        skill = asking.exercise.skill if asking else None
        common = Expect(
            mode=activity.mode,
            skill=skill.id if skill else "",
            kind=asking.kind if asking else "",
            code=asking.exercise.code if asking else "",
        )
        if isinstance(activity, Lesson):
            done, of = activity.acts
            kind = common.kind or ("choice" if activity.choosing else "continue")
            return common._replace(
                title=activity.script.title,
                unit=activity.script.unit,
                step=activity.step,
                kind=kind,
                choices=len(activity.choosing.options) if activity.choosing else 0,
                done=done,
                of=of,
            )
        return common._replace(done=activity.done, of=activity.count)

    @property
    def _asking(self) -> Asking | None:
        asking = self._activity.asking if self._activity else None
        return asking if asking and asking.outcome == "open" else None

    # -- one line ------------------------------------------------------------------------------------------------

    def _take(self, line: str) -> list[Message]:
        if not normal(line):
            return self._empty()
        called = read_command(line)
        if called and not (self._asking and called.rest == "" and self._asking.reads(line)):
            return self._call(called)
        if marked_as_command(line):
            return [Say("unknown-command", {"text": line, "nearest": nearest_commands(line)})]
        if self._asking:
            return self._answer(line)
        if isinstance(self._activity, Lesson) and self._activity.choosing:
            return self._note(self._activity.pick(line))
        return self._free(line)

    def _empty(self) -> list[Message]:
        if self._asking:
            return [self._asking.ask(again=True)]
        if isinstance(self._activity, Lesson):
            lesson = self._activity
            return [lesson.choose(again=True)] if lesson.choosing else self._note(lesson.go_on())
        return [Say("free.again")]

    def _free(self, line: str) -> list[Message]:
        """A line outside any question: a code, a hexagram, a question about somebody's life, or something unknown."""
        asked = normal(line)
        if _CODE.fullmatch(asked):
            return self._begin(Given(exercise_of(asked), self._open))
        try:
            return self._show(dress(*parse_dressing(asked), self._school))
        except NotationError as error:
            if _FORTUNE.search(asked):
                return [Say("no-fortune")]
            if isinstance(self._activity, Lesson) and self._activity.waiting:
                return [Say("lesson.waiting", {"text": line, "nearest": nearest_commands(line)})]
            names = nearest_commands(line) or (() if len(asked) > 5 else error.nearest)
            return [Say("unknown", {"text": line, "nearest": names})]

    def _answer(self, line: str) -> list[Message]:
        asking = self._asking
        assert asking is not None  # called only while a question is open
        if _CODE.fullmatch(normal(line)):
            return [Say("busy", {"code": asking.exercise.code})]
        if _FORTUNE.search(line) and not asking.reads(line):
            return [Say("no-fortune"), asking.ask(again=True)]
        said = asking.answer(line)
        return said + self._settle(asking)

    def _settle(self, asking: Asking) -> list[Message]:
        """Go on with what was going on once the open exercise has ended."""
        if asking.outcome == "open":
            return []
        self._last = asking
        self._tally.take(asking)
        activity = self._activity
        assert activity is not None  # an open exercise belongs to one
        return self._note(activity.after())

    def _note(self, said: list[Message]) -> list[Message]:
        """Leave an activity that has come to its end."""
        if isinstance(self._activity, Lesson) and self._activity.chart:
            self._at_hand = self._activity.chart
        if self._activity and self._activity.over:
            self._activity = None
            return [*said, Say("free.again")]
        return said

    # -- commands ------------------------------------------------------------------------------------------------

    def _call(self, called: Called) -> list[Message]:
        handlers: dict[str, Callable[[str], list[Message]]] = {
            "lesson": self._lesson,
            "drill": self._drill_named,
            "chart": self._chart,
            "what": self._what,
            "why": lambda rest: self._back(self._trips.why(rest, self._here, self._asking, self._last)),
            "hint": self._hint,
            "reveal": self._reveal,
            "skip": self._skip,
            "stop": self._stop,
            "progress": lambda rest: self._back(self._trips.progress()),
            "report": lambda rest: self._back(self._trips.report(self._asking or self._last)),
            "help": lambda rest: self._back([Say("help")]),
            "quit": lambda rest: self.close("quit"),
        }
        return handlers[called.id](called.rest)

    def _back(self, said: list[Message]) -> list[Message]:
        """Come back from a side trip: the open question stands unchanged and is shown again."""
        if self._asking:
            return [*said, self._asking.ask(again=True)]
        if isinstance(self._activity, Lesson) and self._activity.choosing:
            return [*said, self._activity.choose(again=True)]
        return said

    @property
    def _here(self) -> HuoZhuLin | None:
        """The chart that 为什么 is about when no hexagram is named."""
        about = self._asking or self._last
        if self._at_hand is None and about and about.exercise.cast:
            return dress(about.exercise.cast, about.exercise.moment, about.exercise.school)
        return self._at_hand

    def _what(self, rest: str) -> list[Message]:
        """A term; a hexagram's name shows the hexagram."""
        try:
            cast = parse_cast(rest)
        except NotationError:
            return self._back(self._trips.what(rest))
        return (
            self._back(self._trips.what(rest)) if rest in set(Trigram) else self._show(dress(cast, None, self._school))
        )

    def _chart(self, rest: str) -> list[Message]:
        if rest:
            return self._show(dress(*parse_dressing(rest), self._school))
        if self._here is None:
            return [Say("chart.which")]
        return self._show(self._here)

    def _show(self, chart: HuoZhuLin) -> list[Message]:
        self._at_hand = chart
        return self._back(self._trips.chart(chart, self._asking))

    def _drill_named(self, rest: str) -> list[Message]:
        skills: tuple[str, ...] = ()
        count = 0
        for word in re.split(r"[\s、,，]+", rest):
            if word.isdecimal():
                count = int(word)
            elif word:
                skills += self._trips.skills(word)
        return self._drill(tuple(dict.fromkeys(skills)), count, None)

    def _drill(self, names: tuple[str, ...], count: int, seed: int | None) -> list[Message]:
        skills = tuple(dict.fromkeys(skill for name in names for skill in skills_named(name)))
        drill = Drill(skills, count, self._seed() if seed is None else seed, self._learner, self._open, self._school)
        said: list[Message] = [] if skills else [Say("drill.picked")]
        return said + self._begin(drill)

    def _lesson(self, rest: str) -> list[Message]:
        if self._library is None or not self._library.entries():
            return [Say("lesson.none")]
        if not rest:
            return self._back(self._trips.lessons())
        script = self._library.load(rest)
        return self._begin(Lesson(script, self._learner, self._open, self._seed))

    def _begin(self, activity: Activity) -> list[Message]:
        left: list[Message] = [Say("left")] if self._activity and not self._activity.over else []
        self._activity = activity
        return left + self._note(activity.begin())

    def _open(self, exercise: Exercise, **settings: object) -> Asking:
        self._at_hand = None  # a new question brings its own chart to hand
        return Asking(exercise, self._learner, self._now, self._run, **settings)  # type: ignore[arg-type]  # keywords of Asking

    def _hint(self, rest: str) -> list[Message]:
        asking = self._asking
        if asking is None:
            return self._back([Say("hint.nothing")])
        said = asking.hint()
        return said + self._settle(asking) if asking.outcome != "open" else [*said, asking.ask(again=True)]

    def _reveal(self, rest: str) -> list[Message]:
        asking = self._asking
        if asking is not None:
            return asking.reveal() + self._settle(asking)
        if isinstance(self._activity, Lesson) and self._activity.choosing:
            return self._note(self._activity.reveal_choice())
        return [Say("reveal.nothing")]

    def _skip(self, rest: str) -> list[Message]:
        asking = self._asking
        if asking is not None:
            return asking.skip() + self._settle(asking)
        if isinstance(self._activity, Lesson):
            lesson = self._activity
            return self._note(lesson.reveal_choice() if lesson.choosing else lesson.go_on())
        return [Say("skip.nothing")]

    def _stop(self, rest: str) -> list[Message]:
        if self._activity is None:
            return [Say("free.again")]
        self._activity = None
        return [Say("stopped", {"answered": self._tally.answered, "right": self._tally.right}), Say("free.again")]
