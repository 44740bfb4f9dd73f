"""Dates in the conversation: 今日, a hexagram with a date after it, and nothing told that is being asked."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sittings import Notebook, own_words, told

from hzl_tutor.engine import USUAL_CLOCK, Clock
from hzl_tutor.tutor.messages import Assumed, Message, NotUnderstood, ShowChart, Today
from hzl_tutor.tutor.session import Session
from hzl_tutor.ui.almanac import Almanac

NOW = datetime(2026, 11, 30, 6, 5, tzinfo=UTC)
TODAY = "丙午年己亥月戊申日己未时"
DATED = ("season", "void", "spirit")


def sitting(clock: Clock = USUAL_CLOCK, *, almanac: bool = True) -> Session:
    """A conversation on a settled day, with or without an almanac."""
    return Session(Notebook(), lambda: NOW, lambda: 7, clock=clock, terms=Almanac() if almanac else None)


def only(kind: type[Message], said: list[Message]) -> Message:
    """The one message of a kind."""
    (found,) = [message for message in said if isinstance(message, kind)]
    return found


@pytest.mark.parametrize("word", ["今日", "今天", "today", ":today", "/今日"])
def test_today(word: str) -> None:
    """今日 tells the pillars, the void, the season, where 六神 begin, the nearest 节, and by which clock."""
    text = "\n".join(told(sitting().feed(word)))
    for part in (
        "2026-11-30 14:05",
        "丙午年 己亥月 戊申日 己未时",
        "旬空寅卯",
        "冬，水",
        "勾陈",
        "大雪",
        "东八区",
        "23:00",
    ):
        assert part in text


def test_today_goes_by_the_clock_that_was_asked_for() -> None:
    """West of the date line it is still another hour, and the rule of the day is told."""
    text = "\n".join(told(sitting(Clock(-300, 0)).feed("今日")))
    for part in ("2026-11-30 01:05", "戊申日", "癸丑时", "西五区", "零点换日"):
        assert part in text


@pytest.mark.parametrize(
    "text", ["盘 姤 今日", "姤 今日", "姤今天", "chart gou today", "盘 姤 2026-11-30T14:05", "姤 2026-11-30 14:05"]
)
def test_a_chart_of_a_date(text: str) -> None:
    """A hexagram with 今日 or a date is dressed by its pillars, and what was assumed is told below."""
    said = sitting().feed(text)
    shown = only(ShowChart, said)
    assert isinstance(shown, ShowChart)
    assert str(shown.chart.moment) == TODAY
    assert set(DATED) <= set(shown.show)
    assert only(Assumed, said)


def test_a_sheet_of_a_date() -> None:
    """A hexagram may be filled in by a date as well."""
    said = sitting().feed("装卦 姤 2026-11-30T14:05")
    assert only(Assumed, said)
    assert TODAY in "\n".join(told(said))


@pytest.mark.parametrize(
    ("code", "kept"),
    [
        ("void@/day=甲子", {"void"}),
        ("void@/day=戊申", {"void"}),
        ("season.state@/element=木/month=亥", {"season"}),
        ("palace@姤", set()),
    ],
)
def test_today_keeps_back_what_is_asked(code: str, kept: set[str]) -> None:
    """While void or season is asked of whatever day, 今日 leaves its own out, and the question stands again."""
    session = sitting()
    session.feed(code)
    before = session.expects
    said = session.feed("今日")
    shown = only(Today, said)
    assert isinstance(shown, Today)
    assert set(shown.kept) == kept
    assert ("旬空寅卯" in "\n".join(own_words(said))) is ("void" not in kept)
    assert ("当令" in "\n".join(own_words(said))) is ("season" not in kept)
    assert session.expects == before


def test_a_dated_chart_beside_a_question_has_nothing_dated() -> None:
    """盘 of another hexagram on the very day whose void is asked shows neither void, season nor spirits."""
    session = sitting()
    session.feed("void@/day=戊申")
    said = session.feed("盘 乾 今日")
    shown = only(ShowChart, said)
    assert isinstance(shown, ShowChart)
    assert not set(DATED) & set(shown.show)
    assert not any("旬空寅卯" in line for line in own_words(said))


def test_a_sheet_with_a_day_keeps_back_what_hangs_on_it() -> None:
    """While a dated sheet is filled in, neither 今日 nor the chart of another hexagram tells void, season or spirits."""
    session = sitting()
    session.feed("装卦 姤 今日")
    today, other = only(Today, session.feed("今日")), only(ShowChart, session.feed("盘 乾 今日"))
    assert isinstance(today, Today)
    assert isinstance(other, ShowChart)
    assert set(today.kept) == set(DATED)
    assert not set(DATED) & set(other.show)


@pytest.mark.parametrize("text", ["盘 姤 2026-02-30", "姤 2026-02-30", "盘 姤 1800-01-01", "盘 姤 寅月 2026-11-30"])
def test_dates_that_are_refused(text: str) -> None:
    """A day that there is not, a year beyond the almanac, a date beside pairs: one sentence, with an example."""
    said = sitting().feed(text)
    assert isinstance(only(NotUnderstood, said), NotUnderstood)
    assert "2026-11-30" in "\n".join(told(said))


def test_without_an_almanac_there_are_no_dates() -> None:
    """A conversation that was handed no almanac says so, and pairs are read all the same."""
    session = sitting(almanac=False)
    assert only(NotUnderstood, session.feed("今日"))
    assert only(NotUnderstood, session.feed("盘 姤 今日"))
    assert only(ShowChart, session.feed("盘 姤 寅月 甲子日"))
