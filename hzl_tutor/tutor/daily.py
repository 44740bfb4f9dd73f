"""每日一卦: one hexagram a day, the same for everybody: dressed from nothing, then read by a few of the book's rules."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from hzl_tutor.book import RULES, Rule
from hzl_tutor.engine import BOOK, HEXAGRAMS, LINES, Cast, HuoZhuLin, cast_moving, dress
from hzl_tutor.tutor.answers import NOTHING
from hzl_tutor.tutor.book_drawing import make, rules_asked
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.dressing import Dressing
from hzl_tutor.tutor.drill import Opener
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.messages import Message, Say
from hzl_tutor.tutor.skills import SKILLS

UNDATED = frozenset({"chart", "moving"})
"""What a rule may have to know to be asked of a chart that has no moment and no matter."""


def cast_of(day: date) -> Cast:
    """The cast of a date: one of the sixty-four, one line of it moving."""
    stream = Stream("daily", day.isoformat())
    return cast_moving(stream.choice(HEXAGRAMS).bits, (stream.choice(LINES),))


def questions_of(day: date) -> tuple[Exercise, ...]:
    """The questions about the chart of a date: what moves, a rule that may hold, where one does hold."""
    cast, stream = cast_of(day), Stream("daily questions", day.isoformat())
    holding = stream.below(2) == 0
    found = (
        make(SKILLS["solo"], cast, {}, None),
        _first("rule.holds", cast, stream, lambda made: _holds(made) == holding)
        or _first("rule.holds", cast, stream, lambda made: True),
        _first("rule.lines", cast, stream, lambda made: made.key != NOTHING),
    )
    return tuple(exercise for exercise in found if exercise is not None)


def _first(skill: str, cast: Cast, stream: Stream, fits: Callable[[Exercise], bool]) -> Exercise | None:
    """The first exercise of a skill about a rule, in a drawn order, that fits; None where none does."""
    for rule in stream.shuffled([rule for rule in rules_asked(skill) if _undated(rule)]):
        made = make(SKILLS[skill], cast, {"rule": rule.id}, None)
        if made and fits(made):
            return made
    return None


def _holds(exercise: Exercise) -> bool:
    return bool(exercise.chart.value(("holds", exercise.params["rule"])))


def _undated(rule: Rule) -> bool:
    return all(UNDATED.issuperset(RULES[one].needs) for one in (rule.id, *rule.eases[:1]))


class Daily(Dressing):
    """The hexagram of a day on the table. ``tell`` says at the end what the whole chart is and what the book claims of it."""

    def __init__(self, day: date, learner: Learner, opener: Opener, tell: Callable[[HuoZhuLin], list[Message]]) -> None:
        super().__init__(cast_of(day), None, BOOK, 0, opener)
        self._day, self._learner, self._tell = day, learner, tell
        self._queue = list(questions_of(day))
        self._of, self._right = len(self._queue), 0
        self._reading = False

    def begin(self) -> list[Message]:
        """The date, the bare lines and where to begin."""
        row = self._learner.progress.daily.row_on(self._day)
        moving = self.sheet.cast.moving[0]
        told = Say("daily.begin", {"date": self._day.isoformat(), "line": moving})
        return [told, *([Say("daily.row", {"count": row})] if row else []), *super().begin()]

    def after(self) -> list[Message]:
        """The next section to be mended, or the next question."""
        if not self._reading:
            return super().after()
        self._right += bool(self.asking and self.asking.first_right)
        return self._next()

    def _finish(self) -> list[Message]:
        self._reading = True
        mistakes = list(dict.fromkeys(self.mistakes))
        done, then = Say("dress.done", {"mistakes": mistakes}), Say("daily.read", {"count": self._of})
        return [self.picture(), done, then, *self._next()]

    def _next(self) -> list[Message]:
        if self._queue:
            self.asking = self._opener(self._queue.pop(0), number=self._of - len(self._queue), of=self._of)
            return self.asking.open()
        self.over, self.asking = True, None
        fact = {"date": self._day.isoformat(), "cast": str(self.sheet.cast), "mistakes": len(set(self.mistakes))}
        self._learner.record("daily", {**fact, "right": self._right, "of": self._of})
        told = Say("daily.done", {"right": self._right, "of": self._of})
        whole = self._tell(dress(self.sheet.cast, None, BOOK))
        return [told, *whole, Say("daily.streak", {"count": self._learner.progress.daily.streak})]
