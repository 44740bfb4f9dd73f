"""`hzl find`: what 找 finds, for people and as data."""

from __future__ import annotations

from hzl_runs import hzl


def test_a_list() -> None:
    """How many, and which on which line, in the language that is spoken."""
    ran = hzl("find", "财伏鬼", "世下")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == ["财伏鬼，世下：3 卦 3 爻", "  恒（三）、遁（二）、萃（二）"]
    english = hzl("find", "wealth under officer at world", "--lang", "en").out
    assert "3 hexagrams, 3 lines" in english
    assert "遁 (Dùn) line 2" in english


def test_as_data() -> None:
    """A row a hexagram; the table of forms as a row a form."""
    rows = hzl("find", "财伏鬼 世下", "--json").json
    assert [(row["name"], row["lines"]) for row in rows] == [("恒", [3]), ("遁", [2]), ("萃", [2])]
    table = hzl("find", "九式", "--json").json
    assert [(row["hidden"], row["over"], row["section"]) for row in table[:2]] == [
        ("妻财", "官鬼", "§8"),
        ("妻财", "兄弟", "§9"),
    ]
    assert [sum(len(one["lines"]) for one in row["found"]) for row in table] == [18, 11, 9, 8, 15, 9, 12, 2, 8, 4]


def test_no_row_is_too_wide() -> None:
    """The table fits the width of the terminal, and read aloud has its sections."""
    assert all(len(line.encode("gb18030")) <= 80 for line in hzl("find", "九式").out.splitlines())
    assert "[§8]" in hzl("find", "九式", "--plain").out


def test_what_is_not_understood_is_refused() -> None:
    """One sentence that names the word, exit 2; nothing asked for is a word lacking."""
    ran = hzl("find", "财伏鬼", "桃花运")
    assert (ran.code, ran.out) == (2, "")
    assert "桃花运" in ran.err
    assert hzl("find").code == 2
    assert hzl("find", "，").code == 2
