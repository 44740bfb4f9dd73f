"""What lies on the desk: the activity that is going on, the chart at hand, the last exercise, the day's count."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from hzl_tutor.engine import Dated, HuoZhuLin, Key, School, dress
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.calendar import Calendar, Wanted
from hzl_tutor.tutor.casting import Casting
from hzl_tutor.tutor.diagnosis import Diagnosis
from hzl_tutor.tutor.dressing import Dressing, dressing_level
from hzl_tutor.tutor.drill import Drill
from hzl_tutor.tutor.exam import Exam, Examined
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.given import Given
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.lesson_play import Lesson
from hzl_tutor.tutor.messages import Assumed, Message, Say, ShowChart, Today
from hzl_tutor.tutor.mistake_book import Redo
from hzl_tutor.tutor.side_trips import SideTrips
from hzl_tutor.tutor.tally import Tally
from hzl_tutor.tutor.trail import Trail

Activity = Casting | Drill | Dressing | Exam | Given | Lesson | Redo


TOLD_BY_TODAY = {"void": "void", "season.state": "season"}
"""Skills that ask for something that 今日 tells of its own day; that may be the day or the month of the question."""


class Desk:
    """The state of a conversation, and how activities begin, are settled and end."""

    def __init__(
        self,
        learner: Learner,
        now: Callable[[], datetime],
        seed: Callable[[], int],
        school: School,
        trips: SideTrips,
        pace: int,
        calendar: Calendar,
    ) -> None:
        self.learner, self.now, self.seed, self.school, self.trips = learner, now, seed, school, trips
        self.pace, self.calendar = pace, calendar
        self.activity: Activity | None = None
        self.at_hand: HuoZhuLin | None = None
        self.last: Asking | None = None
        self.shown: ShowChart | None = None
        self.tally = Tally()
        self.diagnosis = Diagnosis(learner.progress)
        self.trail = Trail()
        self.run = f"{now():%Y%m%dT%H%M%S}-{seed() % 65536:04x}"

    @property
    def asking(self) -> Asking | None:
        """The open exercise: while one steps back, the one beneath."""
        asking = self.activity.asking if self.activity else None
        if asking is None or asking.outcome != "open":
            return None
        return asking.beneath if asking.beneath and asking.beneath.outcome == "open" else asking

    @property
    def open_now(self) -> tuple[Asking, ...]:
        """Every exercise that is open: the one put last, and the one above it while one steps back."""
        above = self.activity.asking if self.activity else None
        return tuple(asking for asking in (above, self.asking) if asking and asking.outcome == "open")

    @property
    def busy(self) -> bool:
        """Whether something waits for an answer: an exercise, a sheet, a choice."""
        return bool(self.asking or self.dressing or self.choosing)

    @property
    def choosing(self) -> Lesson | None:
        """The lesson, while a choice of it is open."""
        return self.activity if isinstance(self.activity, Lesson) and self.activity.choosing else None

    @property
    def dressing(self) -> Dressing | None:
        """The sheet on the table, while no single question of it is open."""
        return self.activity if isinstance(self.activity, Dressing) and not self.asking else None

    @property
    def casting(self) -> Casting | None:
        """The coins, while they are being thrown."""
        return self.activity if isinstance(self.activity, Casting) else None

    def throw(self, casting: Casting) -> list[Message]:
        """Throw once; after the sixth the hexagram that came lies on the table to be dressed."""
        said = casting.throw()
        if casting.cast is None:
            return said
        self.activity = None
        level = dressing_level(self.learner.progress)
        return said + self.begin(Dressing(casting.cast, None, self.school, level, self.open))

    def covers(self, chart: HuoZhuLin, key: Key) -> bool:
        """Whether telling a cell would tell what is asked, or what is still to be filled in."""
        asked = self.activity.asking if self.activity else None
        if any(asking and asking.gives_away(chart, key) for asking in (asked, self.asking)):
            return True
        return isinstance(self.activity, Dressing) and self.activity.covers(chart, key)

    def today(self) -> list[Message]:
        """The day it is, without what the open question or the sheet asks of a day or a month."""
        asked = (self.activity.asking if self.activity else None, self.asking)
        kept = {TOLD_BY_TODAY[one.exercise.skill.id] for one in asked if one and one.exercise.skill.id in TOLD_BY_TODAY}
        return self.back([Today(self.calendar.today(), frozenset(kept | self._dated_sections))])

    @property
    def _dated_sections(self) -> set[str]:
        """The sections of the sheet on the table that hang on its month or day."""
        if not isinstance(self.activity, Dressing):
            return set()
        return {section.id for section in self.activity.sheet.sections if section.dated}

    @property
    def here(self) -> HuoZhuLin | None:
        """The chart that is meant when no hexagram is named."""
        if self.at_hand is None and isinstance(self.activity, Dressing):
            return dress(self.activity.sheet.cast, self.activity.sheet.moment, self.school)
        about = self.asking or self.last
        if self.at_hand is None and about and about.exercise.cast:
            return dress(about.exercise.cast, about.exercise.moment, about.exercise.school)
        return self.at_hand

    def begin(self, activity: Activity) -> list[Message]:
        """Start something; what was going on is put aside with a word."""
        left: list[Message] = [Say("left")] if self.activity and not self.activity.over else []
        self.activity, self.at_hand = activity, None
        self.trail.newest = False
        return left + self.note(activity.begin())

    def open(self, exercise: Exercise, **settings: object) -> Asking:
        """Make an exercise ready to be asked."""
        self.at_hand = None  # a new question brings its own chart to hand
        settings.setdefault("trail", self.trail)
        return Asking(exercise, self.learner, self.now, self.run, **settings)  # type: ignore[arg-type]  # Asking's own keywords

    def examine(self, exercise: Exercise, paper: str, number: int) -> Examined:
        """Make a question of a paper ready to be asked."""
        self.at_hand = None
        of = self.activity.count if isinstance(self.activity, Exam) else 0
        asking = Examined(exercise, self.learner, self.now, self.run, number=number, of=of)
        asking.paper = paper
        return asking

    @property
    def exam(self) -> Exam | None:
        """The paper that is being written."""
        return self.activity if isinstance(self.activity, Exam) else None

    def settle(self, asking: Asking) -> list[Message]:
        """Go on with what was going on once the open exercise has ended."""
        if asking.outcome == "open" or self.activity is None:
            return []
        above = self.activity.asking
        if above is not None and above.beneath is asking:
            return above.resume()
        self.last = asking
        self.tally.take(asking)
        self.diagnosis.take(asking.first)
        return self.note(self.activity.after())

    def undo(self) -> list[Message]:
        """Take back the last answer; if its question is still the open one, it stands again as it did before."""
        if self.dressing and not self.trail.newest:
            return self.back([Say("undo.sheet")])
        taken = self.trail.last(self.learner.progress)
        if taken is None:
            return self.back([Say("undo.nothing")])
        above = self.activity.asking if self.activity else None
        waiting = self.asking is not None and taken.asking in (above, self.asking)
        was, first = taken.asking.first_right, taken.asking.first
        self.trail.take_back(self.learner)
        if taken.asking.first is None:
            self.diagnosis.take_back(first)
        self.tally.revise(taken.asking, was)
        return self.back([Say("undo.open" if waiting else "undo.settled", {"text": taken.text})])

    def note(self, said: list[Message]) -> list[Message]:
        """Look at what an activity has just said: take up its chart, and leave it when it has come to its end."""
        if isinstance(self.activity, Lesson) and self.activity.chart and not self.asking:
            self.at_hand = self.activity.chart
        if self.activity and self.activity.over:
            self.activity = None
            return [*said, Say("free.again")]
        return said

    def back(self, said: list[Message]) -> list[Message]:
        """Come back from a side trip: the open question stands unchanged and is shown again."""
        if self.asking:
            return [*said, self.asking.ask(again=True)]
        if self.dressing:
            return [*said, *self.dressing.suggest()]
        return [*said, self.choosing.choose(again=True)] if self.choosing else said

    def show_wanted(self, wanted: Wanted) -> list[Message]:
        """Dress what was named, show it, and say what was assumed for its date."""
        return self.show(dress(wanted.cast, wanted.moment, self.school), wanted.when)

    def show(self, chart: HuoZhuLin, when: Dated | None = None) -> list[Message]:
        """Show a chart and keep it at hand."""
        assumed: list[Message] = [Assumed(when)] if when else []
        self.at_hand = chart
        activity = self.activity
        if isinstance(activity, Dressing) and chart.cast and chart.cast.bits == activity.sheet.cast.bits:
            return self.back([activity.picture()])
        return self.back([*self.trips.chart(chart, self.asking, dated=not self._dated_sections), *assumed])
