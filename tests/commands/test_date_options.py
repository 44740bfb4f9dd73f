"""`hzl chart --date` and the options of the clock: what they give, what is said of them, what is refused."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hzl_runs import hzl, process

WHOLE = {"year": "丙午", "month": "己亥", "day": "戊申", "hour": "己未", "season": "冬", "void": ["寅", "卯"]}


@pytest.mark.parametrize(
    "argv",
    [
        ["姤之鼎", "--date", "2026-11-30T14:05"],
        ["姤之鼎", "--date", "2026-11-30 14:05:30"],
        ["姤之鼎", "--date=2026-11-30T14:05+08:00"],
        ["姤之鼎", "--date", "2026-11-30T06:05Z", "--utc", "＋８"],
        ["姤之鼎", "--date", "2026-11-30T14:05", "--utc", "-5"],
        ["姤之鼎", "--date", "2026-11-30T14:05", "--utc", "-5:30"],
        ["姤之鼎", "2026-11-30T14:05"],
        ["姤之鼎", "2026-11-30", "14:05"],
        ["姤之鼎 2026-11-30T14:05"],
        ["姤之鼎", "--date", "20261130T1405"],
        ["姤之鼎", "20261130T140530+0800"],
    ],
    ids=" ".join,
)
def test_ways_to_say_a_date(argv: list[str]) -> None:
    """As an option or behind the cast, with an offset or by `--utc`, a date gives all four pillars."""
    ran = hzl("chart", *argv, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.json["moment"] == WHOLE
    assert ran.json["cast"] == "877797"


@pytest.mark.parametrize(
    ("day_starts", "written", "day"), [("23", "23:00", "庚寅"), ("0", "00:00", "己丑"), ("００:００", "00:00", "己丑")]
)
def test_the_rule_of_the_day(day_starts: str, written: str, day: str) -> None:
    """`--day-starts` is followed, told in the conventions of the JSON, and named below the chart."""
    said = ("chart", "姤", "--date", "1988-08-02T23:30", "--day-starts", day_starts)
    found = hzl(*said, "--json").json
    assert (found["moment"]["day"], found["moment"]["hour"]) == (day, "丙子")
    assert found["conventions"]["day_starts"] == written
    assert ("23:00）换日" if day == "庚寅" else "零点换日") in hzl(*said).out


def test_what_was_assumed_stands_below() -> None:
    """The clock, the rule of the day and the noon that was taken are told, drawn or in plain lines."""
    for more in ((), ("--plain",)):
        lines = hzl("chart", "姤", "--date", "2026-11-30", *more).out.splitlines()
        assert lines[-1].strip() == "按东八区、子时（23:00）换日；未写时刻，按正午算。"
    assert "UTC-5:30" in hzl("chart", "姤", "--date", "2026-11-30", "--utc", "-5:30").out


def test_a_warning_within_a_minute() -> None:
    """Within a minute of a 节 there is a warning: below the chart, and for JSON on standard error."""
    near, far = "2024-02-04T16:26", "2024-02-04T16:25"
    assert "立春" in hzl("chart", "姤", "--date", near).out
    assert "立春" not in hzl("chart", "姤", "--date", far).out
    assert "立春" in hzl("chart", "姤", "--date", near, "--json").err
    assert hzl("chart", "姤", "--date", far, "--json").err == ""


@pytest.mark.parametrize(
    "argv",
    [
        ["--date", "2026-02-30"],
        ["--date", "tomorrow"],
        ["--date", "20261130x"],
        ["--date", "2026-11-30T14"],
        ["--date", "2026-11-30T24:00"],
        ["--date", "1899-12-31"],
        ["--date", "9999-01-01"],
        ["--date", ""],
        ["--date", "2026-11-30", "--month", "寅"],
        ["--date", "2026-11-30", "--hour", "子"],
        ["寅月", "--date", "2026-11-30"],
        ["2026-11-30", "--date", "2026-11-30"],
        ["2026-11-30", "--day", "甲子"],
        ["--utc", "+99"],
        ["--utc", "东八"],
        ["--day-starts", "12"],
    ],
    ids=" ".join,
)
def test_what_is_refused(argv: list[str]) -> None:
    """What is no date, cannot be, or says twice when it was: exit 2, one line, nothing on standard output."""
    ran = hzl("chart", "姤", *argv)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    again = hzl("chart", "-", *argv) if argv[0] != "2026-11-30" and argv[0] != "寅月" else ran
    assert (again.code, again.out) == (2, "")


def test_a_stream_with_dates() -> None:
    """A line may carry a date; one that cannot be is an error in its place, and the option gives a date to every line."""
    ran = hzl("chart", "-", "--day-starts", "0", stdin="姤之鼎 2026-11-30T14:05\n姤 2026-13-01\n姤 寅月\n".encode())
    first, second, third = ran.json_lines
    assert (first["moment"], first["conventions"]["day_starts"]) == (WHOLE, "00:00")
    assert (second["line"], third["moment"]["month"]) == (2, "寅")
    assert ran.code == 1
    both = hzl("chart", "-", "--date", "2026-11-30T14:05", stdin="姤\n乾\n".encode()).json_lines
    assert [one["moment"] for one in both] == [WHOLE, WHOLE]


def test_the_almanac_waits_for_a_date() -> None:
    """A chart without a date does not load the library of the almanac; one with a date does."""
    code = "import sys; from hzl_tutor.__main__ import main; main(sys.argv[1:]); print('tyme4py' in sys.modules)"
    assert process("-c", code, "chart", "姤", "--day", "甲子").out.endswith("False\n")
    assert process("-c", code, "chart", "姤", "--date", "2026-11-30").out.endswith("True\n")


def test_the_options_of_a_sheet_and_a_drill() -> None:
    """`sheet` takes them too; its exercises do not hang on the clock."""
    plain = hzl("sheet", "palace", "-n", "2", "--seed", "1")
    assert hzl("sheet", "palace", "-n", "2", "--seed", "1", "--day-starts", "0", "--utc", "-5:30") == plain


@pytest.mark.parametrize("argv", [["--date", "今日"], ["--date", "today"], ["今天"], ["today"]], ids=" ".join)
def test_today_is_a_date(argv: list[str]) -> None:
    """今日 as the option or behind the cast gives the pillars of the day on which one asks, on the clock that is named."""
    before = datetime.now(UTC)
    found = hzl("chart", "姤", *argv, "--utc", "0", "--json").json["moment"]
    days = {hzl("chart", "姤", "--date", f"{at:%Y-%m-%dT%H:%M}", "--utc", "0", "--json").json["moment"]["day"]
            for at in (before, datetime.now(UTC))}  # fmt: skip
    assert found["day"] in days
    assert found["hour"]


def test_today_is_one_date_among_others() -> None:
    """今日 beside a month or another date is refused as a date is."""
    assert hzl("chart", "姤", "今日", "--date", "2026-11-30").code == 2
    assert hzl("chart", "姤", "--date", "今日", "--month", "寅").code == 2
