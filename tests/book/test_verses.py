"""The classical text: whole, in its metre, and the place where every quotation of the house stands."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from hzl_tutor.book import RULES, Rule
from hzl_tutor.book.verses import (
    PHRASES,
    TITLES,
    VARIANTS,
    VERSES,
    Variant,
    quotation,
    section_named,
    sections_with,
    variants_of,
)
from hzl_tutor.book.verses.quoting import bare

LONGEST = 60
"""Characters of an entry: a sentence or two."""
SECTIONS = [f"§{number}" for number in range(1, 28)]


def whole_of(section: str) -> str:
    """All that there is of a section."""
    return "".join((*VERSES.get(section, ()), *(phrase.text for phrase in PHRASES[section])))


def test_every_section_is_there() -> None:
    """Twenty-seven sections with a verse and notes, and the two appendices in their places, which have only prose."""
    assert [section for section in TITLES if "附" not in section] == SECTIONS
    assert list(VERSES) == SECTIONS
    assert list(PHRASES) == list(TITLES)
    assert all(PHRASES.values())
    assert list(TITLES)[19] == "§19附"
    assert list(TITLES)[26] == "§25附"


@pytest.mark.parametrize("section", VERSES)
def test_a_verse_has_four_lines_of_four_characters(section: str) -> None:
    """Its metre: four characters and a stop, four times, the second line and the last closing."""
    assert len(VERSES[section]) == 4
    for line, stops in zip(VERSES[section], ("，", "；", "，；", "。"), strict=True):
        assert re.fullmatch(rf"[\u4e00-\u9fff]{{4}}[{stops}]", line), line


@pytest.mark.parametrize("section", PHRASES)
def test_a_phrase_is_short_and_of_the_text(section: str) -> None:
    """No entry is longer than a sentence or two; none has an editor's mark, a Latin letter or a Western numeral."""
    for kind, text, _ in PHRASES[section]:
        assert kind in "注问曰"
        assert 4 <= len(text) <= LONGEST, text
        assert not re.search(r"[〔〕A-Za-z0-9|{}]", text), text
    assert len(set(PHRASES[section])) == len(PHRASES[section])


@pytest.mark.parametrize("section", TITLES)
def test_every_entry_is_found_in_its_section(section: str) -> None:
    """A line, a verse, an entry, and two entries that follow each other, with stops or without."""
    verse, phrases = VERSES.get(section, ()), PHRASES[section]
    joined = [first.text + second.text for first, second in pairwise(phrases) if not second.after_gap]
    for text in (*verse, "".join(verse), *(phrase.text for phrase in phrases), *joined):
        if len(bare(text)) >= 4:
            assert section in sections_with(text), text
            assert quotation(bare(text), section) == section


def test_nothing_is_quoted_across_a_gap() -> None:
    """Two phrases between which the text has more are no quotation, unless … says that something is left out."""
    for section, phrases in PHRASES.items():
        for first, second in pairwise(phrases):
            if second.after_gap:
                assert quotation(first.text[-8:] + second.text[:8]) is None
                assert section in sections_with(f"{first.text}……{second.text}")


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_a_quote_of_a_rule_stands_in_its_section(rule: Rule) -> None:
    """What a rule is said to rest on are words of the section that it belongs to."""
    if len(bare(rule.quote)) < 4:
        assert bare(rule.quote) in bare(whole_of(rule.section))
    else:
        assert rule.section in sections_with(rule.quote), "add the phrase to hzl_tutor/book/verses, as the text has it"


@pytest.mark.parametrize(
    ("text", "section"),
    [
        ("财伏鬼乡，买卖遭伤", "§8"),
        ("财伏鬼乡买卖遭伤；日辰福德，方始荣昌。", "§8"),
        ("墓是自墓，克是自克", "§5"),
        ("墓，藏也；绝，止也", "§19附"),
        ("至柔者财……用官鬼以父母辅之", "§3"),
        ("若乘土爻，更看勾合", "§16"),
        ("若乘土艾〔?〕，更看勾现", "§16"),
        ("官鬼生父，父去克子", "§8"),
        ("重迭艰辛", "§19"),
        ("财化子性善", "§25附"),
        ("父母是药官鬼是病", None),
        ("兄弟", None),
        ("", None),
        ("……", None),
    ],
)
def test_a_quotation_is_traced(text: str, section: str | None) -> None:
    """Stops do not count, likely readings are found, verse goes before prose; what is not in the text is in no section."""
    assert quotation(text) == section


def test_where_several_sections_have_the_words_the_expected_one_is_meant() -> None:
    """重迭艰辛 is verse in §19 and prose in §12."""
    assert sections_with("重迭艰辛") == ("§19", "§12")
    assert quotation("重迭艰辛", "§12") == "§12"
    assert quotation("重迭艰辛", "§8") == "§19"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.text)
def test_a_corrupt_place_is_in_the_text(variant: Variant) -> None:
    """It stands in its section, differs from the likely reading, and is found by it."""
    whole = whole_of(variant.section)
    assert variant.text in whole
    assert variant.text != variant.likely
    assert not variant.likely or len(bare(variant.likely)) < 4 or variant.section in sections_with(variant.likely)
    assert variant in variants_of(variant.section, whole)


@pytest.mark.parametrize(
    ("name", "section"),
    [
        *(
            ("8", "§8"),
            ("§8", "§8"),
            ("八", "§8"),
            ("第八节", "§8"),
            ("二十七", "§27"),
            ("十", "§10"),
            ("十九附", "§19附"),
        ),
        *(("19附", "§19附"), ("动止章", "§19附"), ("占婢妾", "§25附"), ("占财伏鬼", "§8"), (" 六亲根源 ", "§2")),
        *(("0", None), ("28", None), ("8附", None), ("", None), ("财", None), ("九十九", None), ("8 9 9", None)),
    ],
)
def test_a_section_is_found_by_number_and_title(name: str, section: str | None) -> None:
    """In digits, in Chinese, with § or 第…节, or by its title."""
    assert section_named(name) == section
