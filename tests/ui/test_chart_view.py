"""Charts on the screen: every row fits, every column starts at one cell, and what is asked for is there."""

from __future__ import annotations

from itertools import groupby

import pytest
from wcwidth import wcswidth

from hzl_tutor.engine import HEXAGRAMS, LINES, Cast, Moment, cast_moving, dress, ganzhi_named, parse_dressing
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.ui.chart_columns import columns
from hzl_tutor.ui.chart_view import NAMES, Row, chart_rows
from hzl_tutor.ui.glyphs import ASCII, UNICODE, Glyphs
from hzl_tutor.words.language import language

PLAIN = ("palace", "world", "ganzhi", "relation", "hidden", "changed", "body")
DATED = ("season", "void", "spirit")
ALL = (*PLAIN, "own", "tomb", "nayin", *DATED)
SETS: dict[str, tuple[str, ...]] = {
    "bare": (),
    "covered": ("ganzhi",),
    "relations": ("palace", "relation"),
    "hidden": ("palace", "hidden"),
    "plain": PLAIN,
    "dated": (*PLAIN, *DATED),
    "tables": ("ganzhi", "tomb", "nayin", "own"),
    "all": ALL,
}
WORDS = language()


def cast_of(number: int) -> Cast:
    """Return the hexagram of a King Wen number with moving lines that differ from number to number, none for some."""
    moving = tuple(line for line in LINES if number >> (line - 1) & 1)
    return cast_moving(HEXAGRAMS[number - 1].bits, moving)


def show(name: str, layers: tuple[str, ...], mark: tuple[int, ...] = ()) -> ShowChart:
    """Return the message that shows `name`, dated or not."""
    return ShowChart(dress(*parse_dressing(name)), layers, mark)


def drawn(shown: ShowChart, screen: int = 80, glyphs: Glyphs = UNICODE) -> list[Row]:
    """Return the rows of a chart with its title and its notes unbroken left out."""
    return chart_rows(shown, WORDS.chart_title(shown), [], screen, glyphs)


def texts(rows: list[Row]) -> list[str]:
    """Return rows without their styles."""
    return ["".join(text for _, text in row) for row in rows]


def starts(table: list[Row]) -> dict[str, set[int]]:
    """Return, for each column, the cells at which its fragments start, by wcwidth; headings are fragments of it too."""
    found: dict[str, set[int]] = {}
    for row in table:
        at = 0
        for style, text in row:
            if style and text.strip():
                column = style.removeprefix("class:chart.head ").split()[0]
                found.setdefault(column, set()).add(at)
            at += wcswidth(text)
    return found


def tables(rows: list[Row]) -> list[list[Row]]:
    """Return the tables below the heading; an empty row parts them."""
    groups = [list(group) for empty, group in groupby(rows, key=lambda row: not row) if not empty]
    return groups[1:]


@pytest.mark.parametrize("screen", [60, 80, 120])
@pytest.mark.parametrize("layers", SETS.values(), ids=SETS.keys())
def test_no_row_is_wider_than_the_screen_and_columns_are_aligned(layers: tuple[str, ...], screen: int) -> None:
    """On all 64 hexagrams, in both sets of signs: rows fit, columns start at one cell, lines run from 上 to 初."""
    moment = Moment(month="寅", day=ganzhi_named("甲子"))
    for number in range(1, 65):
        shown = ShowChart(dress(cast_of(number), moment), layers, (number % 6 + 1,))
        for glyphs in (UNICODE, ASCII):
            rows = drawn(shown, screen, glyphs)
            assert all(wcswidth(text) <= screen and text == text.rstrip() for text in texts(rows))
            for table in tables(rows):
                names = starts(table)
                assert names.pop("class:chart.mark", {0}) == names.pop("class:chart.name", {0}) == {0}
                assert all(len(cells) == 1 for cells in names.values()), names
                lines = [text[1:2] for text in texts(table) if text[1:2] in NAMES]
                assert lines == list(reversed(NAMES))


@pytest.mark.parametrize("screen", [3, 8, 16, 23, 30, 40, 47])
def test_rows_fit_on_screens_that_are_far_too_narrow(screen: int) -> None:
    """Even where not one column has room, no row is wider than the screen."""
    for number in range(1, 65, 7):
        shown = ShowChart(dress(cast_of(number), Moment(month="寅", day=ganzhi_named("甲子"))), ALL)
        assert all(wcswidth(text) <= screen for text in texts(drawn(shown, screen)))


def test_a_chart_as_the_evening_has_it() -> None:
    """姤 turning into 鼎 on 80 columns, row by row."""
    assert texts(drawn(show("姤之鼎", PLAIN))) == [
        "天风姤  乾宫一世 · 金                             之  火风鼎",
        "",
        "     伏神          飞神",
        " 上  父母 壬戌土   父母 壬戌土  ━━━━━━",
        " 五  兄弟 壬申金   兄弟 壬申金  ━━━━━━        动  → 父母 己未土",
        " 四  官鬼 壬午火   官鬼 壬午火  ━━━━━━  应 身",
        " 三  父母 甲辰土   兄弟 辛酉金  ━━━━━━",
        " 二  妻财 甲寅木   子孙 辛亥水  ━━━━━━",
        " 初  子孙 甲子水   父母 辛丑土  ━━  ━━  世",
    ]


def test_a_dated_chart_in_ascii() -> None:
    """With month and day, in ASCII lines, pointing at line 2: spirits first, void and season last."""
    assert texts(drawn(show("姤 寅月甲子日", ("ganzhi", "relation", *DATED), (2,)), glyphs=ASCII)) == [
        "天风姤",
        "寅月甲子日，旬空戌亥",
        "",
        "     六神   飞神                 空  旺衰",
        " 上  玄武   父母 壬戌土  ------  空  死",
        " 五  白虎   兄弟 壬申金  ------      囚",
        " 四  螣蛇   官鬼 壬午火  ------      相",
        " 三  勾陈   兄弟 辛酉金  ------      囚",
        ">二  朱雀   子孙 辛亥水  ------  空  休",
        " 初  青龙   父母 辛丑土  --  --      死",
    ]


def test_a_covered_chart_shows_nothing_that_is_not_asked_for() -> None:
    """Of a hexagram in question only the 干支 are seen: no relation, palace, 世 or hidden line."""
    seen = "\n".join(texts(drawn(show("姤", ("ganzhi",)))))
    for word in ("父母", "兄弟", "官鬼", "子孙", "妻财", "世", "应", "宫", "伏神", "甲子水"):
        assert word not in seen
    assert "辛亥水" in seen


def test_hidden_and_changed_lines_show_the_same_parts_as_the_visible_ones() -> None:
    """Where only the 干支 are shown, hidden and changed lines do not tell their relations either."""
    seen = "\n".join(texts(drawn(show("姤之鼎", ("ganzhi", "hidden", "changed")))))
    assert "甲寅木" in seen
    assert "→ 己未土" in seen
    assert "妻财" not in seen
    assert "父母" not in seen


@pytest.mark.parametrize("layers", SETS.values(), ids=SETS.keys())
def test_every_layer_is_shown_at_every_width(layers: tuple[str, ...]) -> None:
    """Narrower screens move columns into another table and lose none: the same cells stand on 40 columns as on 120.

    Only the arrow before a changed line is left out where other columns come after it.
    """
    shown = show("姤之鼎 寅月甲子日", layers)
    cells = sorted(cell.text for column in columns(shown) for cell in column.cells if cell.text and cell.text != "→")
    for screen in (40, 60, 80, 120):
        rows = [row for table in tables(drawn(shown, screen)) for row in table]
        plain = [(style, text) for row in rows for style, text in row if "chart.head" not in style]
        found = [text for style, text in plain if style and text and "name" not in style and text != "→"]
        assert sorted(found) == cells


def test_an_undated_chart_leaves_out_what_needs_a_date() -> None:
    """Asked for spirits, void and season without a moment, a chart is drawn without them."""
    names = {column.group for column in columns(show("姤", ALL))}
    assert not names & set(DATED)
    assert {"spirit", "void"} <= {column.group for column in columns(show("姤 甲子日", ALL))}
    assert "season" not in {column.group for column in columns(show("姤 甲子日", ALL))}


def test_a_sheet_shows_what_was_filled_in_and_nothing_else() -> None:
    """Of 姤 with its palace, 世 and two lines of relations written, these stand on the lines; the rest are blanks to fill."""
    filled = frozenset({("palace",), ("world",), ("relation", 1), ("relation", 2), ("ganzhi", 2)})
    shown = show("姤", ALL)._replace(filled=filled)
    lines = texts(drawn(shown._replace(show=("palace", "world", "ganzhi", "relation", "hidden", "body"))))[-6:]
    assert lines[4:] == [
        " 二  ______   子孙 辛亥水  ━━━━━━",
        " 初  ______   父母 ______  ━━  ━━  世",
    ]
    assert all(not set(line) & set("父母兄弟官鬼子孙妻财应身") for line in lines[:4])


@pytest.mark.parametrize("screen", [60, 80, 120])
def test_a_blank_never_has_a_value_and_filling_in_moves_nothing(screen: int) -> None:
    """On every hexagram, whatever half of the cells is filled: the blanks are ``_`` alone, in the cells of the values."""
    layers = ("palace", "world", "ganzhi", "relation", "hidden", "body", "tomb", "season", "void", "spirit")
    names = ("ganzhi", "relation", "hidden", "tomb", "state", "spirit")
    keys = [(name, line) for name in names for line in LINES]
    for number in range(1, 65):
        moment = Moment(month="寅", day=ganzhi_named("甲子"))
        chart = dress(cast_of(number), moment)
        half = frozenset(key for at, key in enumerate(keys) if at * 7 + number & 8)
        some, none, every = (
            drawn(ShowChart(chart, layers, (), filled), screen) for filled in (half, frozenset(), frozenset(keys))
        )
        blank = [text for row in some for style, text in row if "class:blank" in style]
        assert len(blank) == len(keys) - len(half)
        assert not set("".join(blank)) - {"_"}
        lines = [text[2:] for table in tables(none) for text in texts(table)[1:]]
        assert not set("".join(lines)) - set("━ _动")
        for column, cells in starts([row for table in tables(every)[:1] for row in table]).items():
            for other in (some, none):
                assert starts([row for table in tables(other)[:1] for row in table]).get(column, cells) == cells


def test_what_is_asked_is_marked_in_its_place() -> None:
    """A chart shown with its question has ？ in the asked cell alone, also of a kind that is not shown otherwise."""
    shown = show("姤", ("ganzhi",), (2,))._replace(asked=frozenset({("relation", 2)}))
    assert texts(drawn(shown))[-2:] == [">二  ？？ 辛亥水  ━━━━━━", " 初       辛丑土  ━━  ━━"]
    hidden = show("姤", ())._replace(asked=frozenset(("hidden", line) for line in LINES))
    assert texts(drawn(hidden))[-1] == " 初  ？？？  ━━  ━━"
    marks = [text for row in drawn(hidden) for style, text in row if "class:mark" in style]
    assert marks == ["？？？"] * 6


def test_a_phase_has_its_word_and_its_colour() -> None:
    """Every 干支 shown with its phase is in the class of that phase, and the word of it stands there."""
    word_of = {"wood": "木", "fire": "火", "earth": "土", "metal": "金", "water": "水"}
    for number in range(1, 65):
        for row in drawn(ShowChart(dress(cast_of(number)), PLAIN)):
            for style, text in row:
                found = [name for name in word_of if f"class:element.{name}" in style]
                assert [word_of[name] for name in found] == [mark for mark in text[2:3] if "ganzhi" in style]


def test_an_arrow_pushes_no_column_aside() -> None:
    """→, which some terminals make two cells wide, stands before nothing but the changed line it leads to."""
    for layers in SETS.values():
        moment = Moment(month="寅", day=ganzhi_named("甲子"))
        for number in range(1, 65):
            for screen in (60, 80, 120):
                for row in drawn(ShowChart(dress(cast_of(number), moment), layers), screen):
                    after = [style for style, text in row if text.strip()]
                    if "class:chart.changed.arrow" in after:
                        rest = after[after.index("class:chart.changed.arrow") :]
                        assert all("chart.changed" in style for style in rest)


def test_no_sign_of_disputed_width_but_the_lines_and_the_arrow() -> None:
    """Trigram and hexagram characters, which terminals measure differently, are in no chart; no row ends in a border."""
    for number in range(1, 65):
        for text in texts(drawn(ShowChart(dress(cast_of(number)), ALL))):
            assert not any(0x2630 <= ord(mark) <= 0x2637 or 0x268A <= ord(mark) <= 0x268F for mark in text)
            assert not any(0x4DC0 <= ord(mark) <= 0x4DFF or mark in "│┃|▸" for mark in text)
