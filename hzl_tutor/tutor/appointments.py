"""Beginning what has an end of its own: an examination, the hexagram of the day."""

from __future__ import annotations

from hzl_tutor.engine import HuoZhuLin
from hzl_tutor.lesson.library import Library
from hzl_tutor.tutor import fortune
from hzl_tutor.tutor.claims import Reader
from hzl_tutor.tutor.columns import FULL
from hzl_tutor.tutor.daily import Daily, cast_of
from hzl_tutor.tutor.desk import Desk
from hzl_tutor.tutor.exam import Exam
from hzl_tutor.tutor.messages import Message, Say, ShowChart
from hzl_tutor.tutor.papers import questions, skills_of
from hzl_tutor.tutor.tracks import NoSuchTrackError, code_of, read_wanted
from hzl_tutor.tutor.trail import Trail

FRESH = 10_000
"""Seeds below this are drawn: they are short enough to be told to somebody else."""


def begin_exam(desk: Desk, library: Library | None, text: str) -> list[Message]:
    """Put a paper on the table: of a track, of a code, or of the whole. Raises NoSuchTrackError."""
    try:
        wanted = read_wanted(text)
    except NoSuchTrackError:
        if fortune.wanted(text):  # 考得上吗: that is about an examination in somebody's life
            return desk.back([fortune.refusal(f"考{text}", busy=desk.busy)])
        raise
    entries = library.entries() if library else ()
    skills = skills_of(wanted.track, entries)
    if not skills:
        return desk.back([Say("exam.no-lessons", {"paper_track": wanted.track})])
    drawn = desk.seed() % FRESH if wanted.seed is None else wanted.seed

    def teaching(skill: str) -> tuple[str, str] | None:
        fits = [entry for entry in entries if skill in entry.skills]
        of_track = [entry for entry in fits if entry.track == wanted.track]
        return next(((entry.unit, entry.title) for entry in (*of_track, *fits)), None)

    paper = questions(wanted.track, drawn, skills)
    exam = Exam(code_of(wanted.track, drawn), wanted.track, paper, desk.learner, desk.examine, teaching)
    said = desk.begin(exam)
    desk.trail = Trail()  # what was answered before is not taken back from within, nor past, a paper
    return said


def begin_daily(desk: Desk, reader: Reader) -> list[Message]:
    """Lay the hexagram of the day on the table, or say that it is done."""
    day = desk.calendar.date()
    daily = desk.learner.progress.daily
    if daily.last == day.isoformat():
        return desk.back([Say("daily.already", {"name": cast_of(day).hexagram.name, "count": daily.streak})])

    def tell(chart: HuoZhuLin) -> list[Message]:
        return [ShowChart(chart, FULL), reader.tell(chart)]

    return desk.begin(Daily(day, desk.learner, desk.open, tell))
