"""``hzl progress``: how far the learner is, skill by skill and lesson by lesson, and what was done today."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.lesson.library import Library
from hzl_tutor.store import DayProgress, LessonProgress, Log, Progress, SkillProgress, stamp
from hzl_tutor.tutor.due import due_skills
from hzl_tutor.tutor.messages import Progress as Standing
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.ui.commands.talk import options_of
from hzl_tutor.ui.opening import log_path, open_library, open_log, utc_now
from hzl_tutor.words import cli
from hzl_tutor.words.language import Language, language

DAY = slice(0, 10)
"""The date in a moment as events carry it."""


def arguments(parser: Parser) -> None:
    """Only the form."""
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print where the learner stands. Raises LogError for a log that cannot be used."""
    path = log_path(asked.data_dir, learner=asked.learner)
    with open_log(path) as log:
        found = standing(log, open_library(options_of(asked), path.parent), language(asked.lang))
    if asked.json:
        write_json(found)
    else:
        _tell(Page(asked), found, language(asked.lang))
    return 0


def standing(log: Log, library: Library, words: Language) -> dict[str, Any]:
    """Return everything as data: all skills in the order of their table, all lessons in that of their units.

    Moments are UTC, null for never. ``due`` are the skills that ``hzl review`` would ask now. Dates are UTC as well: ``today`` is the day that the log counts by.
    """
    progress, now = log.progress, utc_now()
    today, reviews = stamp(now)[DAY], progress.reviews()
    day = progress.days.get(today, DayProgress())
    return {
        "today": {"date": today, "answered": day.answered, "right": day.right},
        "due": list(due_skills(progress, now)),
        "skills": [{**_skill(name, words.skill(name), progress), "due": reviews.get(name)} for name in SKILLS],
        "exams": [{"track": track, **exam._asdict()} for track, exam in progress.exams.items()],
        "daily": progress.daily._asdict(),
        "lessons": [
            {"id": entry.id, "unit": entry.unit, "title": entry.title, **_lesson(progress.lessons.get(entry.id))}
            for entry in library.entries()
        ],
    }


def _skill(name: str, spoken: str, progress: Progress) -> dict[str, Any]:
    seen: SkillProgress = progress.skill(name)
    return {
        "id": name,
        "name": spoken,
        "tries": seen.right + seen.helped + seen.wrong,
        "right": seen.right,
        "helped": seen.helped,
        "held": seen.held,
        "last_seen": seen.last_seen or None,
    }


def _lesson(seen: LessonProgress | None) -> dict[str, Any]:
    """State, readings that came to the end, and the last move; ``new`` until the first step is done."""
    if seen is None:
        return {"state": "new", "finished": 0, "last_seen": None}
    state = "done" if seen.done else "begun" if seen.step else "new"
    return {"state": state, "finished": seen.finished, "last_seen": seen.last_at}


def _tell(page: Page, found: dict[str, Any], words: Language) -> None:
    page.say(cli.TODAY.format(**found["today"]) if found["today"]["answered"] else cli.NOTHING_TODAY)
    if found["due"]:
        page.say(cli.TO_REVIEW.format(count=len(found["due"])))
    tried = [row for row in found["skills"] if row["tries"]]
    page.say("")
    if tried:
        page.table(cli.COLUMNS["progress"], [_cells(row) for row in tried])
    else:
        page.say(cli.NOTHING_TRIED)
    if found["exams"]:
        page.say("")
        papers = [
            (one["track"], one["paper"], one["right"], one["answered"], one["of"], one["at"][DAY])
            for one in found["exams"]
        ]
        for line in words.render(Standing((), tuple(papers))):
            page.say(line.text)
    if found["lessons"]:
        page.say("")
        rows = [(row["unit"], cli.LESSON_STATES[row["state"]], row["title"]) for row in found["lessons"]]
        page.table(cli.COLUMNS["lessons"], rows)


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    held = cli.HELD if row["held"] else cli.NOT_HELD
    return row["name"], str(row["tries"]), str(row["right"]), str(row["helped"]), held, row["last_seen"][DAY]
