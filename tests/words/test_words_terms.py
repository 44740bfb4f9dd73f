"""The table of terms: whole, pointing at terms that are there, found by every spelling."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

import pytest

from hzl_tutor.engine import LINES, NotationError, parse_cast
from hzl_tutor.words.terms import BY_ID, TERMS, Term, find, nearest
from hzl_tutor.words.terms.finding import folded, names

SECTION = re.compile(r"§([1-9]|1\d|2[0-7])|§19附|§25附|导")
LAYERS = {"palace", "world", "ganzhi", "relation", "hidden", "changed", "body", "own", "tomb", "nayin"}
IDS = [term.id for term in TERMS]


@pytest.mark.parametrize("term", TERMS, ids=IDS)
def test_a_term_is_whole(term: Term) -> None:
    """Every column is filled, sections are sections of the book, and what is to be seen besides is there."""
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", term.id)
    assert term.simplified
    assert len(term.simplified) == len(term.traditional)
    assert term.english
    assert all(SECTION.fullmatch(section) for section in term.sections)
    assert set(term.see) <= set(BY_ID)
    assert term.id not in term.see
    assert len(set(term.see)) == len(term.see)
    assert not set(term.also) & {term.simplified, term.traditional, term.english, term.pinyin}


@pytest.mark.parametrize("term", TERMS, ids=IDS)
def test_pinyin_is_a_syllable_a_character(term: Term) -> None:
    """Each character has a syllable of its own with a tone mark; only 子 of 奶子 has the light tone."""
    syllables = re.sub(r"[()]", "", term.pinyin).split()
    assert len(syllables) == len([char for char in term.simplified if char not in "（）"])
    for syllable in syllables:
        marks = [mark for mark in unicodedata.normalize("NFD", syllable) if unicodedata.combining(mark)]
        tones = [mark for mark in marks if mark != "\u0308"]
        assert len(tones) == (0 if (term.simplified, syllable) == ("奶子", "zi") else 1)
        assert set("".join(c for c in unicodedata.normalize("NFD", syllable.lower()) if c.isalpha())) <= set(
            "abcdefghijklmnopqrstuvwxyz"
        )


@pytest.mark.parametrize("term", [term for term in TERMS if term.example], ids=lambda term: term.id)
def test_an_example_is_a_hexagram_with_lines_and_layers(term: Term) -> None:
    """The notation is read, the lines are lines, and the layers are layers of a chart that shows what moves if it says so."""
    assert term.example
    cast = parse_cast(term.example.cast)
    assert set(term.example.lines) <= set(LINES)
    assert set(term.example.show) <= LAYERS
    assert term.example.show
    assert ("changed" in term.example.show) == bool(cast.moving)


def test_ids_and_names_stand_once() -> None:
    """No id twice, and no written name for two terms, so that none hides another."""
    assert len(BY_ID) == len(TERMS)
    owners = Counter(name for term in TERMS for name in {folded(name) for name in names(term)})
    assert [name for name, times in owners.items() if times > 1] == []


@pytest.mark.parametrize("term", TERMS, ids=IDS)
def test_a_term_is_found_by_every_spelling(term: Term) -> None:
    """简, 繁, English, id, in any case and with marks around it; by pinyin, with tones or without, it is among those found."""
    for name in names(term):
        for asked in (name, name.upper(), f" {name}？", f"「{name}」", f"{name}。"):
            found = find(asked)
            assert found is not None
            assert found.term is term
    for asked in (term.pinyin, term.pinyin.upper(), term.toneless, term.pinyin.replace(" ", "-")):
        found = find(asked)
        assert found is not None
        assert term in (found.term, *found.others)


def test_first_letters_find_a_term_where_no_name_is_written_so() -> None:
    """Typing wxxqs finds 旺相休囚死, fs both 飞神 and 伏神; one letter is no name."""
    found = find("wxxqs")
    assert found
    assert found.term.simplified == "旺相休囚死"
    both = find("fs")
    assert both
    assert {"飞神", "伏神"} <= {term.simplified for term in (both.term, *both.others)}
    assert find("x") is None


def test_terms_written_alike_in_pinyin_are_both_told() -> None:
    """Asked for fumu, 父母 comes first, and 父墓 beside it."""
    found = find("fumu")
    assert found
    assert (found.term.simplified, [term.simplified for term in found.others]) == ("父母", ["父墓"])


@pytest.mark.parametrize(
    ("asked", "near"), [("伏神们", "伏神"), ("guashn", "卦身"), ("hidden spirits", "伏神"), ("tombs", "墓")]
)
def test_what_is_near_is_found(asked: str, near: str) -> None:
    """A slip of the keyboard and a word that shares characters lead to the term that was meant."""
    assert find(asked) is None
    assert near in [term.simplified for term in nearest(asked)]


@pytest.mark.parametrize("asked", ["", "？", "{x}", "🀄", "鑫鑫", "很" * 300])
def test_nonsense_finds_nothing(asked: str) -> None:
    """What is no term is none, whatever it is."""
    assert find(asked) is None


def test_a_chinese_term_is_not_a_hexagram() -> None:
    """什么是 shows a hexagram by its name: no term may be called like one, or it could not be asked about."""
    for term in TERMS:
        for name in names(term):
            if not name.isascii():
                with pytest.raises(NotationError):
                    parse_cast(name)
