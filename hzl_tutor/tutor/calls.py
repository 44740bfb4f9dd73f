"""What each command of the conversation does."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from hzl_tutor.engine import Cast, NotationError, dress, parse_cast
from hzl_tutor.lesson.library import Library
from hzl_tutor.tutor.appointments import begin_daily, begin_exam
from hzl_tutor.tutor.atlas import read_atlas, tells
from hzl_tutor.tutor.calendar import Wanted
from hzl_tutor.tutor.casting import Casting
from hzl_tutor.tutor.chance import SEEDS
from hzl_tutor.tutor.claims import Reader
from hzl_tutor.tutor.codes import looks_like_code
from hzl_tutor.tutor.desk import Desk
from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.dressing import Dressing, dressing_level
from hzl_tutor.tutor.drill import Drill
from hzl_tutor.tutor.due import due_skills, next_review
from hzl_tutor.tutor.english import in_chinese, term_in
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.given import Given
from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.lesson_play import Lesson
from hzl_tutor.tutor.messages import Assumed, Message, Mistakes, SaveFile, Say, Suppose
from hzl_tutor.tutor.mistake_book import Entry, Redo, by_skill, chosen, entries_of, rows_of
from hzl_tutor.tutor.review import Review
from hzl_tutor.tutor.skills import SKILLS, skills_named
from hzl_tutor.tutor.suppose import suppose

_ARTICLES = frozenset({"six", "the"})
"""What English puts before the name of a skill: drill the six relations."""
TRANSCRIPT = frozenset({"记录", "纪录", "transcript"})
CHART = frozenset({"盘", "盤", "chart"})
"""What may be said behind 存 before the name of a file."""

LONGEST_COUNT = 6
"""Digits that the number of exercises of a drill may have; a longer row of them was not meant as one."""


class Calls:
    """The commands, by the ids of :mod:`~hzl_tutor.tutor.commands`; ``quit`` is the session's own."""

    def __init__(self, desk: Desk, library: Library | None) -> None:
        self._desk, self._library = desk, library
        self._listed: tuple[Entry, ...] = ()
        self._reader = Reader(desk)
        self.by_id: dict[str, Callable[[str], list[Message]]] = {
            "lesson": self.lesson,
            "drill": self._drill,
            "dress": self._dress,
            "check": self._check,
            "exam": self.exam,
            "daily": lambda rest: self.daily(),
            "cast": lambda rest: desk.begin(Casting(desk.seed())),
            "chart": self._chart,
            "read": self._reader.read,
            "find": self._find,
            "atlas": self._atlas,
            "save": self._save,
            "today": lambda rest: desk.today(),
            "what": self._what,
            "verse": lambda rest: desk.back(desk.trips.verse(rest)),
            "why": self._why,
            "suppose": self._suppose,
            "hint": self._hint,
            "reveal": self._reveal,
            "skip": self._skip,
            "harder": lambda rest: self._steered(lambda drill: drill.steer("harder")),
            "easier": lambda rest: self._steered(lambda drill: drill.steer("easier")),
            "another": lambda rest: self._steered(lambda drill: drill.another()),
            "undo": lambda rest: desk.undo(),
            "stop": self._stop,
            "progress": lambda rest: desk.back(desk.trips.progress(desk.calendar.date())),
            "mistakes": self._mistakes,
            "review": lambda rest: self.review(),
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
        desk = self._desk
        return desk.begin(Lesson(script, desk.learner, desk.open, desk.seed, desk.pace))

    def drill(self, names: tuple[str, ...], count: int, seed: int | None) -> list[Message]:
        """Drill skills or groups of them; none named, the tutor chooses."""
        desk = self._desk
        skills = tuple(dict.fromkeys(skill for name in names for skill in skills_named(name)))
        if skills == ("dress",):
            return self._dress("")  # a whole chart is filled in on a sheet, not on one line
        drill = Drill(
            skills,
            count,
            desk.seed() if seed is None else seed,
            desk.learner,
            desk.open,
            desk.school,
            desk.diagnosis,
            lambda: due_skills(desk.learner.progress, desk.now()),
        )
        said: list[Message] = [] if skills else [Say("drill.picked")]
        return said + desk.begin(drill)

    def exam(self, rest: str) -> list[Message]:
        """An examination: of a track, of a paper's code, or of the whole."""
        return begin_exam(self._desk, self._library, rest)

    def daily(self) -> list[Message]:
        """The hexagram of the day."""
        return begin_daily(self._desk, self._reader)

    def review(self) -> list[Message]:
        """Ask what is due, or say when something will be."""
        desk, standing = self._desk, self._desk.learner.progress
        due = due_skills(standing, desk.now())
        if due:
            review = Review(due, desk.seed(), desk.learner, desk.open, desk.school, desk.diagnosis)
            return [Say("review.begin", {"count": len(due)}), *desk.begin(review)]
        ahead = next_review(standing, desk.now())
        if ahead is None:
            return desk.back([Say("review.never")])
        return desk.back([Say("review.none", {"skill": ahead.skill, "days": ahead.days})])

    def _drill(self, rest: str) -> list[Message]:
        if looks_like_code(rest):  # 练 with one exercise named is that exercise
            return self._desk.begin(Given(exercise_of(rest), self._desk.open))
        words = [word for word in re.split(r"[\s、,，]+", rest) if word and word.lower() not in _ARTICLES]
        counts = [word for word in words if word.isdecimal() and len(word) <= LONGEST_COUNT]
        skills = tuple(word for word in words if word not in counts)
        return self.drill(skills, int(counts[-1]) if counts else 0, None)

    def _dress(self, rest: str) -> list[Message]:
        """Lay a bare hexagram on the table; none named, one is drawn."""
        desk = self._desk
        wanted = desk.calendar.read(rest) if rest else Wanted(any_cast(desk.seed()), None)
        level = dressing_level(desk.learner.progress)
        said = desk.begin(Dressing(wanted.cast, wanted.moment, desk.school, level, desk.open))
        return [Assumed(wanted.when), *said] if wanted.when else said

    def _check(self, rest: str) -> list[Message]:
        desk = self._desk
        return desk.note(desk.dressing.check()) if desk.dressing else desk.back([self._no_check()])

    def _no_check(self) -> Say:
        return Say("check.first" if isinstance(self._desk.activity, Dressing) else "check.nothing")

    def _chart(self, rest: str) -> list[Message]:
        if rest:
            return self._desk.show_wanted(self._desk.calendar.read(rest))
        return self._desk.show(self._desk.here) if self._desk.here else self._desk.back([Say("chart.which")])

    def _atlas(self, rest: str) -> list[Message]:
        """A table of all hexagrams or trigrams, unless it shows what is being asked or is still to be filled in."""
        desk, atlas = self._desk, read_atlas(rest)
        above = desk.activity.asking if desk.activity else None
        casts = [asking.exercise.cast for asking in (above, desk.asking) if asking and asking.exercise.cast]
        if isinstance(desk.activity, Dressing):
            casts.append(desk.activity.sheet.cast)
        charts = [dress(cast, None, desk.school) for cast in casts]
        covered = any(tells(atlas, partial(desk.covers, chart)) for chart in charts)
        return desk.back([Say("atlas.covered") if covered else atlas])

    def _find(self, rest: str) -> list[Message]:
        from hzl_tutor.tutor.looking import look_for  # the patterns of its terms, which not every sitting needs

        return self._desk.back(look_for(rest, self._desk))

    def _save(self, rest: str) -> list[Message]:
        """The chart last shown, or all that was said and typed, for whoever has files to write it into."""
        desk = self._desk
        what, _, name = rest.partition(" ")
        what = simplified(what)
        if what.lower() in TRANSCRIPT:
            return desk.back([SaveFile(None, name.strip())])
        if desk.shown is None:
            return desk.back([Say("save.no-chart")])
        return desk.back([SaveFile(desk.shown, name.strip() if what.lower() in CHART else rest.strip())])

    def _what(self, rest: str) -> list[Message]:
        """A term; a hexagram's name shows the hexagram."""
        rest = term_in(rest)
        about = self._desk.trips.what(rest, self._desk.open_now, busy=self._desk.busy)
        if rest.isascii():
            return self._desk.back(about)  # in pinyin and English a term is meant: shi is 世 before it is 师
        try:
            cast = parse_cast(rest)
        except NotationError:
            return self._desk.back(about)
        return self._desk.show(dress(cast, None, self._desk.school))

    def _why(self, rest: str) -> list[Message]:
        desk = self._desk
        if desk.choosing and not rest:
            return desk.back([Say("why.choice")])
        claimed = self._reader.why(rest)
        if claimed is not None:
            return claimed
        return desk.back(desk.trips.why(in_chinese(rest), desk.here, desk.asking, desk.last, desk.covers))

    def _suppose(self, rest: str) -> list[Message]:
        desk = self._desk
        question, said = suppose(in_chinese(rest), desk.here)
        compared = [row[0] for message in said if isinstance(message, Suppose) for row in message.rows]
        covered = any(desk.covers(question.chart, key) for key in (question.key, *compared))
        return desk.back([Say("suppose.covered")] if covered else said)

    def _hint(self, rest: str) -> list[Message]:
        asking, dressing = self._desk.asking, self._desk.dressing
        if dressing:
            return dressing.hint()
        if asking is None:
            return self._desk.back([Say("hint.choice" if self._desk.choosing else "hint.nothing")])
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

    def _steered(self, turn: Callable[[Drill], list[Message]]) -> list[Message]:
        """Take the exercises of a drill another way; elsewhere there is nothing to steer."""
        activity = self._desk.activity
        return turn(activity) if isinstance(activity, Drill) else self._desk.back([Say("steer.nothing")])

    def _mistakes(self, rest: str) -> list[Message]:
        """List the mistakes, or do some of them again; numbers are those of the list last shown."""
        desk, entries = self._desk, entries_of(self._desk.learner.progress)
        if not rest:
            self._listed = by_skill(entries)
            return desk.back([Mistakes(rows_of(self._listed, self._is_open))])
        listed = self._listed or by_skill(entries)
        exercises = chosen(rest, listed, entries) if listed else ()
        if not exercises:
            return desk.back([Say("mistakes.none-such" if entries else "mistakes.none")])
        return desk.begin(Redo(exercises, lambda: len(entries_of(desk.learner.progress)), desk.open))

    def _is_open(self, exercise: Exercise) -> bool:
        """Whether an exercise is about the chart that is being asked about or filled in."""
        asking, activity = self._desk.asking, self._desk.activity
        if asking and exercise == asking.exercise:
            return True
        casts = (asking and asking.exercise.cast, isinstance(activity, Dressing) and activity.sheet.cast)
        return any(cast and exercise.cast and cast.bits == exercise.cast.bits for cast in casts)

    def _stop(self, rest: str) -> list[Message]:
        if self._desk.activity is None:
            return [Say("free.again")]
        left = self._desk.exam.dropped() if self._desk.exam else Say("stopped")
        self._desk.activity = None
        return [left, Say("free.again")]


def any_cast(seed: int) -> Cast:
    """A hexagram to dress when none is named."""
    cast = draw(SKILLS["palace"], seed % SEEDS).cast
    assert cast is not None  # a palace is asked of a hexagram
    return cast
