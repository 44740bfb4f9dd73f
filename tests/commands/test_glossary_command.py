"""`hzl glossary`: the terms, whole or one by one."""

from __future__ import annotations

import pytest
from hzl_runs import hzl

from hzl_tutor.words.terms import BY_ID, TERMS

KEYS = ["id", "simplified", "traditional", "pinyin", "english", "definition", "sections", "see", "also", "example"]


def test_every_term_is_listed() -> None:
    """Without a term all are listed in the order of the table, as data with every key and as a page."""
    ran = hzl("glossary", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert [row["id"] for row in ran.json] == [term.id for term in TERMS]
    for row in ran.json:
        assert list(row) == KEYS
        assert row["definition"]
        assert set(row["see"]) <= set(BY_ID)
    page = hzl("glossary").out
    assert all(term.simplified in page for term in TERMS)


@pytest.mark.parametrize("asked", ["墓", "入墓", "庫", "mu", "mù", "tomb", "Tomb", "TOMB"])
def test_a_term_is_found_by_any_spelling(asked: str) -> None:
    """简, 繁, pinyin, English or id: the entry is the same, with its example as data."""
    (row,) = hzl("glossary", asked, "--json").json
    assert row["id"] == "tomb"
    assert row["example"] == {"cast": "姤", "lines": [1], "show": ["ganzhi", "tomb"]}
    assert row["sections"] == ["§1", "§5", "§19附"]


def test_several_terms_are_told_in_the_order_asked() -> None:
    """Each with its names, what it means, what to see besides, and a chart where there is one."""
    ran = hzl("glossary", "fushen", "甲", "天风姤")
    assert ran.code == 0
    assert next(line for line in ran.out.splitlines() if " · " in line).startswith("伏神 · fú shén · hidden spirit")
    assert ran.out.index("伏神") < ran.out.index("甲 · jiǎ") < ran.out.index("姤 · Gòu · Coming to Meet")
    assert "另见：" in ran.out
    assert "━━" in ran.out


def test_an_unknown_term_is_refused_with_the_nearest() -> None:
    """One line that names what is near, on standard error, and exit code 2."""
    ran = hzl("glossary", "墓穴呢")
    assert (ran.code, ran.out) == (2, "")
    assert "墓穴呢" in ran.err
    assert "墓" in ran.err
    assert hzl("glossary", "qzx", "--json").code == 2
