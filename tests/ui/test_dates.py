"""Dates and their pillars: against the calendar's own arithmetic, published 节, and a second library's eight characters."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest
from tyme4py.eightchar.provider.impl import DefaultEightCharProvider, LunarSect2EightCharProvider
from tyme4py.solar import SolarTime

from hzl_tutor.engine import SIXTY, Clock, Dated, WrongKindError, date_of, read_date
from hzl_tutor.engine.pillars import day_pillar
from hzl_tutor.ui.almanac import Almanac, jie_of

ALMANAC = Almanac()
MIDNIGHT = Clock(None, 0)
JULIAN_OF_ORDINAL = 1721425
"""Julian day number at noon of a civil day, less Python's ordinal of it."""


def at(text: str, clock: Clock = Clock()) -> Dated:  # noqa: B008 - a frozen value
    """A date with its pillars."""
    return date_of(read_date(text), clock, ALMANAC)


def test_days_are_counted_by_julian_day_numbers() -> None:
    """Over 1900–2100 the pair of every seventh day is its Julian day number plus 49, over sixty."""
    day, last = date(1900, 1, 1), date(2100, 12, 31)
    while day <= last:
        assert day_pillar(day) is SIXTY[(day.toordinal() + JULIAN_OF_ORDINAL + 49) % 60]
        day += timedelta(days=7)


@pytest.mark.parametrize(("text", "day"), [("1949-10-01", "甲子"), ("2000-01-01", "戊午"), ("2024-01-01", "甲子")])
def test_days_that_everybody_knows(text: str, day: str) -> None:
    """Days whose pair stands in every calendar."""
    assert str(at(text).moment.day) == day


@pytest.mark.parametrize("day_starts", [23, 0])
def test_pillars_are_those_of_another_reckoning(day_starts: int) -> None:
    """Every hour school gives the eight characters of the library's own provider, away from the minute of a 节."""
    provider = DefaultEightCharProvider() if day_starts == 23 else LunarSect2EightCharProvider()
    moment, step = datetime(1900, 1, 7, 0, 10), timedelta(days=23, hours=7, minutes=17)
    clock, seen = Clock(None, 23 if day_starts == 23 else 0), 0
    while moment.year <= 2100:
        ours = at(f"{moment:%Y-%m-%dT%H:%M}", clock)
        solar = SolarTime.from_ymd_hms(moment.year, moment.month, moment.day, moment.hour, moment.minute, 0)
        theirs = provider.get_eight_char(solar.get_lunar_hour())
        if not ours.close:
            seen += 1
            assert str(ours.moment) == "{}年{}月{}日{}时".format(*str(theirs).split()), moment
        moment += step
    assert seen > 3000


PUBLISHED = [
    ("2023-02-04", "10:42", "立春", "癸丑", "甲寅"),
    ("2024-02-04", "16:27", "立春", "乙丑", "丙寅"),
    ("2025-02-03", "22:10", "立春", "丁丑", "戊寅"),
]
"""节 as almanacs print them, to the minute in UTC+8, with the month before and after."""


@pytest.mark.parametrize(("day", "minute", "name", "before", "after"), PUBLISHED)
def test_the_month_changes_in_the_minute_of_the_jie(day: str, minute: str, name: str, before: str, after: str) -> None:
    """A minute before the 节 it is still the old month; in its minute and after it, the new one; all three warn."""
    middle = datetime.fromisoformat(f"{day}T{minute}")
    for minutes, month in ((-1, before), (0, after), (1, after)):
        found = at(f"{middle + timedelta(minutes=minutes):%Y-%m-%dT%H:%M}")
        assert (found.moment.month, found.nearest.name, found.close) == (month, name, True)
    for minutes in (-2, 2):
        assert not at(f"{middle + timedelta(minutes=minutes):%Y-%m-%dT%H:%M}").close


def test_only_a_jie_opens_a_month() -> None:
    """冬至 opens none, and on the day of a 节 the old month lasts until its hour."""
    solstice = at("2024-12-21T17:21")
    assert (solstice.moment.month, solstice.close) == ("丙子", False)
    assert str(at("2005-05-05T16:30").moment) == "乙酉年庚辰月己丑日壬申时"
    assert str(at("2024-02-04T16:30").moment) == "甲辰年丙寅月戊戌日庚申时"


def test_the_year_changes_at_lichun() -> None:
    """Not at New Year's Day, nor at midnight: in the minute of 立春."""
    assert at("2024-02-04T16:26").moment.year == at("2024-01-01").moment.year == "癸卯"
    assert at("2024-02-04T16:27").moment.year == at("2024-12-31").moment.year == "甲辰"
    assert at("2025-01-01").moment.year == "甲辰"


@pytest.mark.parametrize(
    ("text", "utc", "year"),
    [
        ("2024-02-04T08:26Z", None, "癸卯"),
        ("2024-02-04T08:27Z", None, "甲辰"),
        ("2024-02-04T03:26", -300, "癸卯"),
        ("2024-02-04T03:27-05:00", None, "甲辰"),
        ("2024-02-04T13:56+05:30", None, "癸卯"),
        ("2024-02-04T13:57", 330, "甲辰"),
    ],
)
def test_the_jie_is_one_instant_in_every_zone(text: str, utc: int | None, year: str) -> None:
    """2024's 立春 is the same instant on every clock, however the offset is said."""
    assert at(text, Clock(utc)).moment.year == year


def test_the_day_is_that_of_the_local_clock() -> None:
    """A written offset is the local clock; where another clock is asked for as well, the instant is told by that one."""
    assert str(at("2024-01-01T20:00Z").moment) == "癸卯年甲子月甲子日甲戌时"
    assert str(at("2024-01-01T20:00Z", Clock(480)).moment) == "癸卯年甲子月乙丑日戊寅时"
    assert str(at("2024-01-02T04:00").moment) == "癸卯年甲子月乙丑日戊寅时"
    assert at("2024-01-01T20:00Z", Clock(480)).at == datetime(2024, 1, 1, 20, tzinfo=UTC)


@pytest.mark.parametrize(
    ("time", "by_zi", "by_midnight"),
    [
        ("1988-08-02T22:59", "己丑日乙亥时", "己丑日乙亥时"),
        ("1988-08-02T23:00", "庚寅日丙子时", "己丑日丙子时"),
        ("1988-08-02T23:30", "庚寅日丙子时", "己丑日丙子时"),
        ("1988-08-02T23:59", "庚寅日丙子时", "己丑日丙子时"),
        ("1988-08-03T00:00", "庚寅日丙子时", "庚寅日丙子时"),
        ("1988-08-03T00:59", "庚寅日丙子时", "庚寅日丙子时"),
        ("1988-08-03T01:00", "庚寅日丁丑时", "庚寅日丁丑时"),
    ],
)
def test_both_rules_of_the_night(time: str, by_zi: str, by_midnight: str) -> None:
    """Only between 23:00 and midnight do the schools part, and only about the day."""
    assert str(at(time).moment).endswith(by_zi)
    assert str(at(time, MIDNIGHT).moment).endswith(by_midnight)


def test_a_date_alone_is_taken_at_noon() -> None:
    """Without a time it is noon, and a 节 on that day is told, since the month hangs on it."""
    plain, parted = at("2026-11-30"), at("2024-02-04")
    assert plain.at.hour == 12
    assert (plain.timed, plain.undecided) == (False, None)
    assert parted.undecided is not None
    assert parted.undecided.name == "立春"
    assert at("2024-02-04T12:00").undecided is None


@pytest.mark.parametrize("year", [1900, 1984, 2026, 2100])
def test_a_year_has_twelve_jie(year: int) -> None:
    """小寒 to 大雪, a month apart, opening 丑 to 子; and 冬至 stands among none of them."""
    terms = jie_of(year)
    assert [term.name for term in terms] == [
        "小寒",
        "立春",
        "惊蛰",
        "清明",
        "立夏",
        "芒种",
        "小暑",
        "立秋",
        "白露",
        "寒露",
        "立冬",
        "大雪",
    ]
    assert "".join(term.branch for term in terms) == "丑寅卯辰巳午未申酉戌亥子"
    gaps = [later.at - earlier.at for earlier, later in pairwise(terms)]
    assert all(timedelta(days=29) < gap < timedelta(days=32) for gap in gaps)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("2026-02-29", "no-such-date"),
        ("2026-13-01", "no-such-date"),
        ("2026-04-31T10:00", "no-such-date"),
        ("2026-04-30T24:00", "no-such-time"),
        ("2026-04-30T10:60", "no-such-time"),
        ("1899-12-31", "beyond-years"),
        ("2101-01-01", "beyond-years"),
        ("2026-04-30T10:00+15:00", "no-such-offset"),
    ],
)
def test_dates_that_cannot_be(text: str, found: str) -> None:
    """A day, a time, an offset that there is not, and years beyond the almanac, each by its own name."""
    with pytest.raises(WrongKindError) as refused:
        read_date(text)
    assert refused.value.found == found
