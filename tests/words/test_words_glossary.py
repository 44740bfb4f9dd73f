"""The glossary: found by every spelling, pointing at terms that are there."""

from __future__ import annotations

from collections import Counter

import pytest

from hzl_tutor.engine import NotationError, Relation, parse_cast
from hzl_tutor.tutor.messages import Glossary
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.glossary import ENTRIES, TERMS, Entry, find, nearest

WORDS = Simplified()
SPELLINGS = [(entry.term, name) for entry in ENTRIES for name in (entry.term, *entry.spellings)]


@pytest.mark.parametrize(("term", "spelling"), SPELLINGS)
def test_a_term_is_found_by_every_spelling(term: str, spelling: str) -> None:
    """简 or 繁, pinyin or English, in any case, with marks around it; no spelling leads to another term."""
    for asked in (spelling, spelling.upper(), f" {spelling}？", f"「{spelling}」", f"{spelling}。"):
        entry = find(asked)
        assert entry is not None
        assert entry.term == term


def test_no_spelling_stands_twice() -> None:
    """A spelling belongs to one term, so that none hides another."""
    names = Counter(name.lower() for _, name in SPELLINGS)
    assert [name for name, times in names.items() if times > 1] == []
    assert len(set(TERMS)) == len(ENTRIES)


@pytest.mark.parametrize("entry", ENTRIES, ids=TERMS)
def test_an_entry_is_whole(entry: Entry) -> None:
    """Section, meaning, and other terms to look at that exist and are not the term itself."""
    assert find(entry.term) is entry
    assert entry.section
    assert entry.meaning.endswith("。")
    assert "{" not in entry.meaning
    assert set(entry.see) <= set(TERMS)
    assert entry.term not in entry.see
    assert len(set(entry.see)) == len(entry.see)


def test_an_entry_is_shown_with_its_section_and_what_to_see_besides() -> None:
    """The section stands at the edge; 另见 lists terms."""
    lines = WORDS.render(Glossary("墓"))
    assert lines[0].aside == "§5"
    assert "墓" in lines[0].text
    assert any("另见" in line.text for line in lines)


@pytest.mark.parametrize(("asked", "near"), [("墓库绝", "墓"), ("伏", "伏神"), ("guashn", "卦身"), ("六", "六亲")])
def test_an_unknown_term_gets_the_nearest(asked: str, near: str) -> None:
    """What is not in the glossary is answered with terms that are, best first."""
    if find(asked) is None:
        assert near in nearest(asked)
    text = " ".join(line.text for line in WORDS.render(Glossary(asked)))
    assert near in text


@pytest.mark.parametrize("asked", ["", "鑫鑫", "{x}", "🀄", "很" * 300])
def test_nonsense_is_answered(asked: str) -> None:
    """There is always a line, with something to try."""
    lines = WORDS.render(Glossary(asked))
    assert lines
    assert "什么是" in lines[0].text or "相近" in lines[0].text


def test_the_five_relations_and_the_words_of_the_screen_are_explained() -> None:
    """Every relation, and the words that charts and verdicts use, can be asked about."""
    for word in (
        *map(str, Relation),
        "世",
        "应",
        "卦身",
        "伏神",
        "飞神",
        "亲爻",
        "本宫",
        "世次",
        "墓",
        "旬空",
        "纳甲",
        "动爻",
    ):
        assert find(word) is not None


def test_a_chinese_term_is_not_a_hexagram() -> None:
    """什么是 shows a hexagram by its name: no term may be called like one, or it could not be asked about."""
    for _, name in SPELLINGS:
        if name.isascii():
            continue
        with pytest.raises(NotationError):
            parse_cast(name)
