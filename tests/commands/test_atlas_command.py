"""`hzl atlas`: the two tables of 全图, drawn, read aloud and as data."""

from __future__ import annotations

import pytest
from hzl_runs import hzl

from hzl_tutor.engine import HEXAGRAMS


def test_the_sixty_four_fit_one_screen() -> None:
    """Every hexagram stands in the table, which has no more than twenty-two rows, and the one asked for is marked."""
    ran = hzl("atlas", "姤")
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) <= 22
    assert set(ran.out.replace(">", " ").split()) >= {one.name for one in HEXAGRAMS}
    assert ">姤" in ran.out


@pytest.mark.parametrize("asked", [("--najia",), ("纳甲",), ("najia",)])
def test_what_each_trigram_hands_out(asked: tuple[str, ...]) -> None:
    """By the option or the word of the shell, the other table: 震 begins with 庚子."""
    assert "震 木  庚子水" in hzl("atlas", *asked).out


def test_read_aloud_it_is_sentences() -> None:
    """In plain lines there is a sentence a palace, in the language that is spoken."""
    assert "乾宫" in hzl("atlas", "--plain").out
    assert "Palace 乾 (Qián), metal" in hzl("atlas", "--plain", "--lang", "en").out


def test_as_data() -> None:
    """Eight palaces of eight, each from the pure hexagram on; the other table as eight rows of six pairs."""
    palaces = hzl("atlas", "--json").json
    assert [len(row) for row in palaces.values()] == [8] * 8
    assert palaces["乾"][1] == {"name": "姤", "full_name": "天风姤", "bits": "011111"}
    assert hzl("atlas", "--najia", "--json").json["震"][0] == "庚子"


def test_what_is_no_hexagram_is_refused() -> None:
    """An unknown name gives one sentence and exit 2."""
    ran = hzl("atlas", "姤姤姤")
    assert (ran.code, ran.out) == (2, "")
    assert "姤姤姤" in ran.err
