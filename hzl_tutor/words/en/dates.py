"""Dates in words: what was assumed for one, how near a 节 is, and the day as ``today`` tells it."""

from __future__ import annotations

from datetime import datetime, timedelta

from hzl_tutor.engine import Dated, Term
from hzl_tutor.engine.seasons import first_spirit
from hzl_tutor.words.en.spoken import glossed, phase
from hzl_tutor.words.en.steps import SEASONS

DAY_STARTS = {23: "the day changing at 23:00 (子时)", 0: "the day changing at midnight"}
LATE_ZI = {
    23: "past 23:00, so the day is already the next",
    0: "after 23:00 it is late 子: the day stays, the hour's stem is the next day's",
}

ASSUMED = "By {zone}, {day}{late}{noon}."
NOON = "; no time written, taken at noon"
TOO_CLOSE = "Mind: {name} ({at}) falls within a minute; another almanac may give the other month."
UNDECIDED = "Mind: {name} falls on this day at {time}, and the month changes with it; write the time to be sure."

VOID = "void {void}"
SEASON = "{season}, {ruler} in command"
SPIRIT = "the six spirits begin with {spirit} on line 1"
KEPT = " The rest is being asked; look again when it is answered."
NEAREST = "Nearest 节: {name}, {at}."


def assumed(when: Dated) -> list[str]:
    """By which clock a date was read, and what makes its month doubtful."""
    late = f"; {LATE_ZI[when.day_starts]}" if when.late_zi else ""
    noon = "" if when.timed else NOON
    found = [ASSUMED.format(zone=zone_name(when.at), day=DAY_STARTS[when.day_starts], late=late, noon=noon)]
    if when.close:
        found.append(too_close(when))
    elif when.undecided:
        found.append(UNDECIDED.format(name=when.undecided.name, time=f"{when.undecided.at:%H:%M}"))
    return found


def too_close(when: Dated) -> str:
    """The warning that a 节 falls within a minute."""
    return TOO_CLOSE.format(name=when.nearest.name, at=_minute(when.nearest.at))


def today(when: Dated, kept: frozenset[str]) -> list[str]:
    """The day: first the civil date and the four pillars, then what follows from them, then the nearest 节."""
    moment = when.moment
    parts = []
    if moment.void and "void" not in kept:
        parts.append(VOID.format(void=" and ".join(map(glossed, moment.void))))
    if moment.season and moment.ruler and "season" not in kept:
        season = SEASONS.get(str(moment.season), str(moment.season))
        parts.append(SEASON.format(season=season, ruler=phase(moment.ruler)))
    if moment.day and "spirit" not in kept:
        parts.append(SPIRIT.format(spirit=glossed(first_spirit(moment.day.stem))))
    about = "; ".join(parts)
    about = f"{about[:1].upper()}{about[1:]}." if about else ""
    pillars = f"year {moment.year}, month {moment.month}, day {moment.day}, hour {moment.hour}"
    told = about + (KEPT if kept else "")
    return [f"{_minute(when.at)}  {pillars}", *filter(None, [told.strip()]), _nearest(when.nearest)]


def _nearest(term: Term) -> str:
    return NEAREST.format(name=term.name, at=_minute(term.at))


def zone_name(at: datetime) -> str:
    """UTC+8, UTC-5, UTC+5:30."""
    minutes = (at.utcoffset() or timedelta()) // timedelta(minutes=1)
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "") if minutes else "UTC"


def _minute(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M}"
