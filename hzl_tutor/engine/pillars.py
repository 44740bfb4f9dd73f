"""From a date to its pillars: 年 by 立春, 月 by the 节, 日 by counting days, 时 by the clock (五虎遁, 五鼠遁).

When a 节 falls is astronomy and comes from outside, by the protocol :class:`Terms`; everything else is arithmetic.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from typing import NamedTuple, Protocol

from hzl_tutor.engine.choices import EAST_EIGHT, Clock
from hzl_tutor.engine.dates import When
from hzl_tutor.engine.ganzhi import BRANCH_PLACE, BRANCHES, SIXTY, STEM_PLACE, STEMS, Branch, Ganzhi, Stem
from hzl_tutor.engine.moment import Moment

MINUTE = timedelta(minutes=1)
DAY_ZERO = date(1984, 1, 31)
"""A 甲子 day: its Julian day number, 2445731, leaves 11 over sixty, as do those of all 甲子 days."""
YEAR_ZERO = 1984
"""A 甲子 year, from its 立春 on."""


class Term(NamedTuple):
    """A 节, with which a month begins: its name, that month's branch, when it falls (with a zone, to the second)."""

    name: str
    branch: Branch
    at: datetime


class Terms(Protocol):
    """Where the 节 come from."""

    def around(self, at: datetime) -> tuple[Term, Term]:
        """Return the last 节 in or before the minute of ``at`` and the first after that minute, both in UTC."""


class Dated(NamedTuple):
    """A date with its pillars, and all that was assumed for them.

    ``at`` is the local time, with its zone; ``timed`` is false when no time was written and noon was taken; ``begun`` is
    the 节 of the month, ``coming`` the next, both in local time.
    """

    moment: Moment
    at: datetime
    timed: bool
    day_starts: int
    begun: Term
    coming: Term

    @property
    def nearest(self) -> Term:
        """The nearer of the two 节."""
        return self.begun if self.at - self.begun.at <= self.coming.at - self.at else self.coming

    @property
    def close(self) -> bool:
        """Whether a 节 falls within a minute, so that another reckoning might give the other month."""
        return abs(to_minute(self.at) - to_minute(self.nearest.at)) <= MINUTE

    @property
    def undecided(self) -> Term | None:
        """The 节 of the same day, when no time was written and so the month hangs on noon."""
        same = (term for term in (self.begun, self.coming) if term.at.date() == self.at.date())
        return None if self.timed else next(same, None)

    @property
    def late_zi(self) -> bool:
        """Whether it is past 23:00, where the schools part about the day."""
        return self.at.hour == 23


def date_of(when: When, clock: Clock, terms: Terms) -> Dated:
    """Give a written date its pillars, by a clock.

    An offset written with the date fixes the instant; the local clock is the one of ``clock`` where that was said, else
    the written one, else 东八区.
    """
    written = when.offset if when.offset is not None else clock.utc if clock.utc is not None else EAST_EIGHT
    at = when.local.replace(tzinfo=zone(written))
    if clock.utc is not None:
        at = at.astimezone(zone(clock.utc))
    return dated(at, clock, terms, timed=when.timed)


def dated(at: datetime, clock: Clock, terms: Terms, *, timed: bool = True) -> Dated:
    """Give an instant its pillars; ``at`` has a zone, which is that of the local clock."""
    begun, coming = (term._replace(at=term.at.astimezone(at.tzinfo)) for term in terms.around(at.astimezone(UTC)))
    return Dated(moment_at(at, begun, clock.day_starts), at, timed, clock.day_starts, begun, coming)


def moment_at(at: datetime, begun: Term, day_starts: int) -> Moment:
    """Return the four pillars of a local time in the month that ``begun`` opened.

    The hour 子 begins at 23:00 in both schools and takes its stem from the day that is coming; ``day_starts`` tells
    whether the day's own pair changes there as well, or at midnight (早晚子时).
    """
    solar = begun.at.astimezone(zone(EAST_EIGHT))
    year = SIXTY[(solar.year - (solar.month < 2) - YEAR_ZERO) % 60]  # 小寒 in January still belongs to the year before
    coming_day = at.date() + timedelta(days=1)
    hour_day = day_pillar(coming_day if at.hour == 23 else at.date())
    day = hour_day if day_starts == 23 else day_pillar(at.date())
    return Moment(
        str(year),
        str(month_pillar(year.stem, begun.branch)),
        day,
        str(hour_pillar(hour_day.stem, BRANCHES[(at.hour + 1) // 2 % 12])),
    )


def day_pillar(day: date) -> Ganzhi:
    """Return the pair of a civil day: sixty days, over and over."""
    return SIXTY[(day - DAY_ZERO).days % 60]


def month_pillar(year: Stem, branch: Branch) -> Ganzhi:
    """五虎遁: 甲己 years begin with 丙寅, 乙庚 with 戊寅, 丙辛 with 庚寅, 丁壬 with 壬寅, 戊癸 with 甲寅."""
    after = (BRANCH_PLACE[branch] - 2) % 12
    return Ganzhi(STEMS[(STEM_PLACE[year] % 5 * 2 + 2 + after) % 10], branch)


def hour_pillar(day: Stem, branch: Branch) -> Ganzhi:
    """五鼠遁: 甲己 days begin with 甲子, 乙庚 with 丙子, 丙辛 with 戊子, 丁壬 with 庚子, 戊癸 with 壬子."""
    return Ganzhi(STEMS[(STEM_PLACE[day] % 5 * 2 + BRANCH_PLACE[branch]) % 10], branch)


def to_minute(at: datetime) -> datetime:
    """The minute in which an instant falls."""
    return at.replace(second=0, microsecond=0)


def zone(minutes: int) -> timezone:
    """The zone that is so many minutes ahead of UTC."""
    return timezone(timedelta(minutes=minutes))
