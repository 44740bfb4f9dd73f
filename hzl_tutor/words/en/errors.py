"""One plain sentence for each thing that could not be understood, with the nearest that could be."""

from __future__ import annotations

from hzl_tutor.engine import AmbiguousError, HzlError, NoSuchCellError, NotationError, UnreadableError, WrongKindError
from hzl_tutor.lesson.faults import LessonFaults
from hzl_tutor.lesson.library import UnknownLessonError
from hzl_tutor.store.errors import LogError
from hzl_tutor.tutor.columns import UnknownColumnError
from hzl_tutor.tutor.exercises import ExerciseError
from hzl_tutor.tutor.mistake_book import NoSuchRowError
from hzl_tutor.tutor.query_errors import QueryError
from hzl_tutor.tutor.skill_names import GROUPS
from hzl_tutor.tutor.skills import UnknownSkillError
from hzl_tutor.tutor.tracks import NoSuchTrackError
from hzl_tutor.words.en.prompts import EXPECTED
from hzl_tutor.words.en.spoken import glossed, listed, unit_word

ANSWER_KINDS = frozenset(
    kind
    for kind in EXPECTED
    if kind
    not in ("hexagram", "moment", "year", "month", "day", "hour", "date", "offset", "cell", "choice", "supposition")
)

FOUND: dict[str, str] = {
    "digits": "the number of digits is wrong: six, line 1 first, 7 young yang 8 young yin 9 old yang 6 old yin (or six of 0 and 1)",
    "throws": "of 单 拆 重 交 there must be six, line 1 first",
    "ganzhi": "that is a stem and branch",
    "trigram": "that is the image of a trigram; the hexagram's name is lacking",
    "branch-alone": "that is a branch alone; a day is a stem and branch",
    "not-of-sixty": "the sixty pairs have no such one",
    "not-of-year": "this year has no month of that stem and branch",
    "not-of-day": "this day has no hour of that stem and branch",
    "no-such-date": "there is no such day",
    "no-such-time": "there is no such time",
    "no-such-offset": "no clock has that offset",
    "beyond-years": "only 1900 to 2100 are reckoned",
    "date-and-moment": "write the date or the pairs, not both; year, month, day and hour follow from it",
    "no-almanac": "there is no almanac here",
    "two-years": "there are two years",
    "two-months": "there are two months",
    "two-days": "there are two days",
    "two-hours": "there are two hours",
    "relation": "that is a relation",
    "branch": "that is a branch",
    "element": "that is a phase",
    "palace": "that is a trigram",
    "generation": "that is a generation",
    "line": "that is a line",
    "state": "that is a state of the season",
    "yesno": "that is “yes” or “no”",
    "nayin": "that is a nayin",
    "several": "that is more than one",
    "nothing": "there is always something here",
    "nothing-and-something": "“none” cannot stand together with others",
    "too-many": "there are not so many options",
}

EXERCISE: dict[str, str] = {
    "no-use": "The book names no use (用神) for “{detail}”.",
    "no-clause": "Neither wealth nor officer lies under line {detail}; the book has no clause for it.",
    "not-asked": "{detail} has no condition that can be checked; it is not asked here.",
    "left-open": "Of {detail} the book is undecided on this hexagram; it is not asked here.",
    "not-eased": "The book gives nothing that eases {detail}.",
    "does-not-hold": "{detail} does not hold here, so there is nothing to ease.",
    "too-far": "Month {detail} is more than one month away from the hexagram's own; the book does not say which it is then.",
    "whole-chart": "{detail} is about the whole hexagram and rests on no single line.",
    "code": "“{skill}” is not the code of an exercise. Codes are like relation.line~2024 or relation.line@姤/line=2.",
    "seed": "The seed “{detail}” is too large; it must be below 4294967296.",
    "param": "“{detail}” in the code cannot be read.",
    "unknown-param": "{skill} takes no “{detail}”.",
    "param-missing": "{skill} wants “{detail}” too, as in /{detail}=VALUE.",
    "no-cast": "{skill} wants a hexagram, as in {skill}@姤.",
    "needless-cast": "{skill} takes no hexagram; write {skill}@/NAME=VALUE.",
    "disputed": "The book's two readings of the trine of {detail} do not agree; it is not asked here (§16).",
    "still-line": "Line {detail} does not move, so there is no changed line to ask about.",
    "not-missing": "{detail} is among the visible lines here; it is not missing.",
    "not-hidden-there": "{detail} does not hide under this line.",
    "own-line": "Line {detail} has the same stem and branch above and below; it hides in nobody's home.",
    "nothing-hidden": "By this school nothing lies hidden under line {detail}.",
    "no-such-chart": "No hexagram meets these conditions.",
}


def sentence(error: HzlError) -> str:
    """Say what was not understood, with the nearest that would be."""
    if isinstance(error, NotationError):
        return _notation(error)
    if isinstance(error, ExerciseError):
        return EXERCISE[error.reason].format(skill=error.skill, detail=error.detail)
    if isinstance(error, NoSuchTrackError):
        return f"There is no paper “{error.name}”. There are: {listed(error.ascii_tracks)}; without a name, the whole."
    if isinstance(error, UnknownSkillError):
        groups = listed(name for name in GROUPS if name.isascii())
        near = f"Near to it: {listed(error.nearest)}." if error.nearest else f"There are: {groups}."
        return f"There is nothing called “{error.name}” to practise. {near}"
    if isinstance(error, NoSuchRowError):
        return f"There is no number {error.number} in the mistake book; it ends with {error.count}."
    if isinstance(error, QueryError):
        from hzl_tutor.words.en.finds import refused  # brings the book

        return refused(error)
    if isinstance(error, LessonFaults):
        return (
            f"The script of this lesson has faults ({len(error.faults)}), so it cannot be taken. Its author can see them "
            f"with “hzl lint {error.path}”."
        )
    if isinstance(error, LogError):
        return f"The learning record cannot be written ({error.path}). What you do from here on is not recorded."
    if isinstance(error, UnknownColumnError):
        return f"The chart has no column “{error.name}”. There are: {listed(error.nearest)}."
    if isinstance(error, UnknownLessonError):
        names = [f"{unit_word(unit)}, {title}" for unit, title in error.titles] or error.nearest
        near = f"Near to it: {listed(names)}." if names else "Say “lesson” to see which there are."
        return f"There is no lesson “{error.asked}”. {near}"
    if isinstance(error, NoSuchCellError):
        lacks = {"moment": "month and day", "month": "month", "day": "day", "cast": "hexagram"}.get(error.lacks, "")
        return f"The {lacks} is not known, so this cannot be worked out." if lacks else "The chart has no such cell."
    return "This could not be done."


def _notation(error: NotationError) -> str:
    what, ways = EXPECTED.get(error.expected, ("something else", ()))
    answer = error.expected in ANSWER_KINDS or error.expected == "choice"
    near = list(error.nearest)  # by what was typed alone: leaving out the key would tell it
    end = " It does not count as a mistake." if answer else ""
    text = error.text.strip()
    if error.expected == "cell":
        return (
            "Which cell is asked about was not understood. For instance: why is line 2 officer, why world line 3, "
            "why palace dui."
            if near
            else "There must be a hexagram first: say “chart gou”, then ask why."
        )
    if isinstance(error, AmbiguousError):
        return f"“{text}” may be {listed(map(glossed, error.nearest), ' or ')}. Which is it?{end}"
    if isinstance(error, WrongKindError) and error.found.startswith("lacking-"):
        return f"Still lacking: {_sections(error.found.removeprefix('lacking-'))}.{end}"
    if isinstance(error, WrongKindError) and error.found.startswith("count-"):
        count = error.found.removeprefix("count-")
        return f"Six are wanted, from line 1 up; {count} were read.{end}"
    example = f", as in {listed(ways, ' or ')}" if ways else ""
    if isinstance(error, WrongKindError):
        return f"“{text}”: {FOUND.get(error.found, 'not of the kind that is wanted')}. Wanted is {what}{example}.{end}"
    guess = bool(near) and isinstance(error, UnreadableError) and error.expected not in ("choice", "supposition")
    meant = f" Did you mean {listed(map(glossed, near), ' or ')}?" if guess else ""
    said = f"“{text}” was not understood.{meant} " if text else ""
    return f"{said}Wanted is {what}{example}.{end}"


def _sections(lacking: str) -> str:
    """The English names of the sections of a chart that are lacking."""
    from hzl_tutor.tutor.sections import SECTIONS

    names = {section.names[0]: section.id for section in SECTIONS}
    return listed(names.get(name, name) for name in lacking.split("、"))
