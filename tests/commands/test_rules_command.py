"""`hzl rules` and `hzl chart --rules`: what the book claims, and what of it holds on a chart."""

from __future__ import annotations

from hzl_runs import hzl

from hzl_tutor.book import RULES

FOUND = ["rule", "lines", "claim", "because", "eased_by", "caution"]


def test_the_table_of_rules() -> None:
    """Every rule is listed with every key; a section can be asked for by itself, however it is written."""
    ran = hzl("rules", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert [row["id"] for row in ran.json] == list(RULES)
    for row in ran.json:
        assert list(row) == [
            "id", "section", "kind", "quote", "claim", "needs", "eases", "eased_by", "worsens", "contradicts",
            "example", "caution", "graded", "ungraded_on", "table",
        ]  # fmt: skip
    for written in ("8", "08", "§8"):
        some = hzl("rules", "--section", written, "--json").json
        assert [row["id"] for row in some] == ["S08.R1", "S08.R2", "S08.R3", "S08.R4"]
    assert "S08.R1" in hzl("rules").out


def test_a_section_that_has_no_rules() -> None:
    """It is refused with the sections that there are."""
    ran = hzl("rules", "--section", "64")
    assert (ran.code, ran.out) == (2, "")
    assert "§8" in ran.err


def test_a_chart_with_what_the_book_says_of_it() -> None:
    """``findings`` is there only with --rules, in its fixed form; values are the rest of the object as it was."""
    plain = hzl("chart", "遁 寅月 甲子日", "--json").json
    ruled = hzl("chart", "遁 寅月 甲子日", "--rules", "--json").json
    found = ruled.pop("findings")
    assert ruled == plain
    assert all(list(row) == FOUND for row in found)
    first = next(row for row in found if row["rule"] == "S08.R1")
    assert (first["lines"], first["eased_by"], first["caution"]) == ([2], ["S08.R3"], False)
    assert all(row["because"] and all(row["because"]) for row in found)


def test_a_stream_with_what_the_book_says() -> None:
    """Each line gets its findings; a line not understood its error, as ever."""
    ran = hzl("chart", "-", "--rules", stdin="遁 寅月 甲子日\n乱写\n乾\n".encode())
    rows = ran.json_lines
    assert ran.code == 1
    assert any(row["rule"] == "S08.R1" for row in rows[0]["findings"])
    assert list(rows[1]) == ["error", "line"]
    assert "findings" in rows[2]


def test_a_chart_to_look_at() -> None:
    """Printed, the claims stand below the chart by section, as the book's and nobody else's."""
    ran = hzl("chart", "遁 寅月 甲子日", "--rules")
    assert ran.code == 0
    _, _, below = ran.out.partition("书中主张")
    assert "§8" in below
    assert below.index("S08.R1") < below.index("S08.R3")


def test_questions_that_are_not_understood() -> None:
    """An unknown topic, an asker or age that is none, and a question without --rules are refused in a sentence."""
    for words in (
        ("--rules", "--matter", "炒股"),
        ("--rules", "--asker", "猫"),
        ("--rules", "--age", "0"),
        ("--matter", "求财"),
    ):
        ran = hzl("chart", "遁", *words)
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.splitlines()) == 1


def test_what_the_book_would_have_to_know() -> None:
    """Printed without a month and a question, the list ends with what more would have to be known; with all it does not."""
    assert "--matter" in hzl("chart", "遁", "--rules").out
    whole = (
        "--year",
        "丙午",
        "--month",
        "寅",
        "--day",
        "甲子",
        "--rules",
        "--matter",
        "求财",
        "--asker",
        "男",
        "--age",
        "27",
    )
    assert "--matter" not in hzl("chart", "遁", *whole).out
