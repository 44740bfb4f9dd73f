"""`hzl chart`: the chart object for everybody, a stream of them, and what is said of casts that cannot be."""

from __future__ import annotations

import subprocess
import sys

import oracle
import pytest
from hzl_runs import hzl, process

from hzl_tutor.engine import EarthSchool, School, chart_object, dress, parse_cast, parse_moment

NOTATIONS = [
    "877797",
    "姤之鼎",
    "姤>鼎",
    "天风姤之火风鼎",
    "天風姤 之 火風鼎",
    "拆单单单重单",
    "８７７７９７",
    "gou之ding",
]


@pytest.mark.parametrize("text", NOTATIONS)
def test_json_is_the_chart_object(text: str) -> None:
    """Whatever the notation, `--json` prints the engine's chart object on one line."""
    ran = hzl("chart", text, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    assert ran.json == chart_object(dress(parse_cast("877797"))) == oracle.chart_object("877797")


@pytest.mark.parametrize(
    "argv",
    [
        ["姤之鼎 寅月 甲子日"],
        ["姤之鼎", "寅月", "甲子日"],
        ["姤之鼎", "--month", "寅", "--day", "甲子"],
        ["姤", "--to", "鼎", "--month", "寅", "--day", "甲子"],
        ["姤", "--moving", "5", "--month", "正", "--day", "甲子日"],
        ["姤", "--moving", "五", "寅月", "--day", "甲子"],
        ["姤之鼎 寅月", "--day", "甲子"],
    ],
    ids=" ".join,
)
def test_ways_to_say_one_chart(argv: list[str]) -> None:
    """Cast and moment may be written together or apart; what comes out is the same chart."""
    expected = oracle.chart_object("877797", month="寅", day="甲子")
    assert hzl("chart", *argv, "--json").json == expected


def test_every_part_of_a_moment() -> None:
    """Year and hour are kept as they are written, beside month and day."""
    ran = hzl("chart", "大壮", "--year", "丁酉", "--month", "戊申", "--day", "甲午", "--hour", "己巳", "--json")
    moment = parse_moment("丁酉年戊申月甲午日己巳时")
    assert ran.json == chart_object(dress(parse_cast("大壮"), moment))
    assert ran.json["moment"]["hour"] == "己巳"


def test_several_lines_move() -> None:
    """`--moving 1,5` moves just these lines, in whatever order they are named."""
    expected = oracle.chart_object(oracle.cast_of("姤", [1, 5]))
    for lines in ("1,5", "5 1", "初五", "１、５"):
        assert hzl("chart", "姤", "--moving", lines, "--json").json == expected


@pytest.mark.parametrize("tomb", ["辰", "戌"])
@pytest.mark.parametrize("hidden", ["all", "missing"])
def test_schools(tomb: str, hidden: str) -> None:
    """`--earth-tomb` and `--hidden` dress by the school they name, and the chart says so."""
    ran = hzl("chart", "姤", "--earth-tomb", tomb, "--hidden", hidden, "--json")
    earth = EarthSchool.WITH_WATER if tomb == "辰" else EarthSchool.WITH_FIRE
    school = School(earth, "all" if hidden == "all" else "missing")
    assert ran.json == chart_object(dress(parse_cast("姤"), None, school), school)
    assert ran.json["lines"][0]["tomb"] == tomb
    assert (ran.json["lines"][0]["hidden"] is None) == (hidden == "missing")


def test_values_do_not_change_with_the_language() -> None:
    """`--lang` changes sentences only: the object stays what it is."""
    assert hzl("chart", "姤", "--json", "--lang", "en").out == hzl("--lang", "zh-Hans", "chart", "姤", "--json").out


def test_the_picture_has_every_layer() -> None:
    """The drawn chart shows palace, 世 and 应, both layers, the changed line, and with a moment void and spirit."""
    out = hzl("chart", "姤之鼎 寅月 甲子日").out
    for word in ("天风姤", "乾宫一世", "火风鼎", "世", "应", "妻财 甲寅木", "父母 己未土", "青龙", "空", "寅月甲子日"):
        assert word in out
    assert [line.split()[0] for line in out.splitlines() if line.startswith(" ")][1:7] == list("上五四三二初")


def test_plain_is_sentences() -> None:
    """`--plain` reads the chart from line 1 up, one sentence or more a line, and draws nothing."""
    out = hzl("chart", "姤之鼎", "--plain").out
    assert "━" not in out
    lines = out.splitlines()
    places = [lines.index(next(line for line in lines if line.startswith(f"{word}爻"))) for word in "初二三四五上"]
    assert places == sorted(places)


def test_all_casts_in_a_stream() -> None:
    """`chart -` dresses all 4,096 casts, one object a line in the order of the lines, as the oracle does."""
    casts = oracle.casts()
    ran = hzl("chart", "-", stdin="\n".join(casts).encode())
    assert (ran.code, ran.err) == (0, "")
    assert ran.json_lines == [oracle.chart_object(cast) for cast in casts]


def test_a_stream_with_faults() -> None:
    """A line not understood gives its error in its place; blank lines and comments are counted, not answered."""
    text = "\ufeff# casts\n姤之鼎 寅月 甲子日\r\n\n不是卦\n甲子\n  ䷫  \n7777\n011111"
    ran = hzl("chart", "-", stdin=text.encode())
    assert (ran.code, ran.err) == (1, "")
    first, fourth, fifth, sixth, seventh, last = ran.json_lines
    assert first == oracle.chart_object("877797", month="寅", day="甲子")
    assert [fault["line"] for fault in (fourth, fifth, seventh)] == [4, 5, 7]
    assert all(set(fault) == {"error", "line"} and fault["error"] for fault in (fourth, fifth, seventh))
    assert sixth == last == oracle.chart_object("877777")


def test_a_first_line_behind_a_byte_order_mark() -> None:
    """A byte order mark before the first cast does not spoil it."""
    assert hzl("chart", "-", stdin="\ufeff姤".encode()).json["cast"] == "877777"


def test_a_stream_that_is_no_utf8() -> None:
    """Bytes that are no UTF-8 spoil their own line only."""
    ran = hzl("chart", "-", stdin="姤\n".encode() + "姤\n".encode("gbk") + b"877777\n")
    assert ran.code == 1
    assert [answer.get("line", answer.get("cast")) for answer in ran.json_lines] == ["877777", 2, "877777"]


def test_a_stream_with_options() -> None:
    """A month, a day and a school hold for every line; a line that names them again is refused."""
    ran = hzl("chart", "-", "--month", "寅", "--earth-tomb", "戌", stdin="姤\n姤 卯月\n姤 甲子日".encode())
    first, second, third = ran.json_lines
    assert first == oracle.chart_object("877777", month="寅", earth_tomb="戌")
    assert second["line"] == 2
    assert third == oracle.chart_object("877777", month="寅", day="甲子", earth_tomb="戌")


def test_an_empty_stream() -> None:
    """No line in, no line out, and nothing wrong with that."""
    assert hzl("chart", "-") == (0, "", "")


def test_answers_come_at_once() -> None:
    """A program that asks line by line gets each answer before it asks again."""
    asking = subprocess.Popen(
        [sys.executable, "-m", "hzl_tutor", "chart", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert asking.stdin
    assert asking.stdout
    for cast in ("877777", "nothing", "777777"):
        asking.stdin.write(cast + "\n")
        asking.stdin.flush()
        assert asking.stdout.readline().startswith('{"error"' if cast == "nothing" else f'{{"cast": "{cast}"')
    asking.stdin.close()
    assert asking.stdout.read() == ""
    asking.stdout.close()
    assert asking.wait() == 1


def test_the_script_and_the_module_are_one() -> None:
    """`python -m hzl_tutor` exits with the code that `main` returns."""
    assert process("-m", "hzl_tutor", "chart", "姤", "--json").json["cast"] == "877777"
    assert process("-m", "hzl_tutor", "chart", "没有").code == 2


def test_columns_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--columns` shows these and no others, as a picture and as sentences; an unknown one is refused by name."""
    monkeypatch.setenv("COLUMNS", "80")
    ran = hzl("chart", "姤", "--columns", "六亲 五行")
    assert " 二  子孙 水  ━━━━━━" in ran.out.splitlines()
    assert not set("伏世应辛亥身") & set(ran.out.split("\n\n")[1])
    assert "二爻，阳。飞神水子孙。" in hzl("chart", "姤", "--columns", "六亲 五行", "--plain").out
    refused = hzl("chart", "姤", "--columns", "六亲,七亲")
    assert (refused.code, refused.out) == (2, "")
    assert "「七亲」" in refused.err


def test_accessible_means_sentences_for_one_chart_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """ACCESSIBLE=1 is `--plain` for every command, not for the conversation alone."""
    monkeypatch.setenv("ACCESSIBLE", "1")
    assert hzl("chart", "姤").out == hzl("chart", "姤", "--plain").out
    assert "初爻，阴，世。" in hzl("chart", "姤").out
