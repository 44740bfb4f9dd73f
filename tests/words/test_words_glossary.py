"""Definitions: one for every term in every language, shown with what belongs to it, and silent about what is asked."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from hzl_tutor.engine import HEXAGRAMS, LINES, Relation
from hzl_tutor.engine.ganzhi import BRANCHES, STEMS
from hzl_tutor.tutor.messages import Glossary
from hzl_tutor.words import explaining, language
from hzl_tutor.words.terms import BY_ID, TERMS, Term
from hzl_tutor.words.terms.definition import Definition, read
from hzl_tutor.words.terms.values import value_of

WORDS = language()
PACKAGE = Path(explaining.__file__).parent
LANGUAGES = sorted(path.parent.name for path in PACKAGE.glob("*/glossary.py"))
GLOSSARIES = {name: import_module(f"hzl_tutor.words.{name}.glossary") for name in LANGUAGES}
BOTH = pytest.mark.parametrize("glossary", GLOSSARIES.values(), ids=LANGUAGES)
LONGEST = {"zh_hans": 130, "en": 480}
"""Characters of a definition: three short sentences, and the names of twelve stages."""


def told(message: Glossary) -> list[str]:
    """What is said to a message."""
    return [line.text for line in WORDS.render(message)]


@BOTH
def test_every_term_has_a_definition_and_there_is_none_besides(glossary: ModuleType) -> None:
    """The definitions of a language stand in the order of the table."""
    assert list(glossary.DEFINITIONS) == [term.id for term in TERMS]


@BOTH
def test_a_definition_is_short_whole_sentences(glossary: ModuleType) -> None:
    """Every part ends as a sentence does, none is empty, and all of it is short."""
    end = "。" if glossary.__name__.endswith("zh_hans.glossary") else "."
    longest = LONGEST[glossary.__name__.split(".")[-2]]
    for term, definition in glossary.DEFINITIONS.items():
        assert all(part.endswith((end, f"{end}”", f'{end}"')) for part in definition.parts), term
        assert len(definition.text) <= longest, term
        assert not re.search(r"[{}|]", definition.text), term


@BOTH
def test_what_stands_around_a_definition_is_the_same_in_every_language(glossary: ModuleType) -> None:
    """The same phrases, with the same places to be filled in."""
    places = {key: set(re.findall(r"\{(\w+)\}", text)) for key, text in glossary.PHRASES.items()}
    others = {key: set(re.findall(r"\{(\w+)\}", text)) for key, text in GLOSSARIES["zh_hans"].PHRASES.items()}
    assert places == others


@BOTH
def test_stems_branches_and_hexagrams_are_explained(glossary: ModuleType) -> None:
    """All ten, twelve and sixty-four, by their characters and by their ids."""
    for name in (*map(str, STEMS), *map(str, BRANCHES), *map(str, HEXAGRAMS)):
        value = value_of(name)
        assert value is not None
        assert value.simplified == name
        assert value_of(value.id) == value
        assert name in glossary.meaning_of(value).text
        assert value.simplified in glossary.name_of(value)
    for term in TERMS:
        assert glossary.name_of(term)


def test_a_chinese_definition_names_no_hexagram_that_could_be_asked() -> None:
    """Only 姤之鼎 and 大壮 are named, without any value: no definition answers an exercise on a hexagram."""
    full = "|".join(re.escape(hexagram.full_name) for hexagram in HEXAGRAMS)
    for term, definition in GLOSSARIES["zh_hans"].DEFINITIONS.items():
        assert not re.search(full, definition.text), term
        assert not re.search(r"[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥][木火土金水]", definition.text), term


def test_tables_are_kept_apart() -> None:
    """A definition gives its sentences and its tables separately; each is left out for its own reason."""
    definition = read("tomb | The ninth. It stores. | Wood 未. | Two faults.")["tomb"]
    assert definition.text == "The ninth. It stores. Wood 未. Two faults."
    assert definition.kept(lambda _: False, lambda _: True) == "The ninth. It stores. Two faults."
    assert definition.kept(lambda text: "ninth" in text, lambda _: False) == "It stores. Wood 未. Two faults."
    assert Definition(("第九站。收藏。", "木墓未。")).kept(lambda text: "九" in text, lambda _: True) == "收藏。"


def test_a_term_is_told_with_its_sections_and_what_to_see_besides() -> None:
    """Sections stand at the edge; then what is easily mistaken, what is written alike, what to look at."""
    lines = WORDS.render(Glossary("body"))
    assert lines[0].text.startswith("卦身：")
    assert lines[0].aside == "§2"
    assert [line.text[:3] for line in lines[1:]] == ["容易弄", "另见："]
    assert any(line.startswith("同样写法的还有：父墓") for line in told(Glossary("fumu")))
    assert told(Glossary("甲"))[0].startswith("甲：十干的第一位")
    assert told(Glossary("天风姤"))[0].startswith("姤：第 44 卦")


@pytest.mark.parametrize(("asked", "near"), [("墓穴呢", "墓"), ("guashn", "卦身"), ("伏神们", "伏神")])
def test_an_unknown_term_gets_the_nearest(asked: str, near: str) -> None:
    """What is not in the glossary is answered with terms that are."""
    (line,) = told(Glossary(asked))
    assert "没有" in line
    assert near in line


@pytest.mark.parametrize("asked", ["", "鑫鑫", "{x}", "🀄", "很" * 300])
def test_nonsense_is_answered(asked: str) -> None:
    """There is always a line, with something to try."""
    (line,) = told(Glossary(asked))
    assert "什么是" in line or "相近" in line


def test_the_words_of_the_screen_are_explained() -> None:
    """Every relation, and the words that charts and verdicts use, can be asked about."""
    words = [
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
        "间爻",
        "有气",
        "用神",
        "辅爻",
        "六神",
    ]
    for word in (*map(str, Relation), *words):
        entry = explaining.explain(WORDS, word)
        assert entry
        assert isinstance(entry.of, Term)


@pytest.mark.parametrize("term", [term for term in TERMS if term.example], ids=lambda term: term.id)
def test_an_example_shows_its_term(term: Term) -> None:
    """The chart beside a term has its lines and layers; while anything is open there is none."""
    shown = explaining.example(WORDS, Glossary(term.id))
    assert shown
    assert term.example
    assert (shown.show, shown.mark) == (term.example.show, term.example.lines)
    assert WORDS.chart_sentences(shown)
    assert explaining.example(WORDS, Glossary(term.id, busy=True)) is None


def test_examples_are_of_what_they_are_beside() -> None:
    """The marked line of an example is what the term says it is."""
    chart = {term: explaining.example(WORDS, Glossary(term)) for term in BY_ID if BY_ID[term].example}

    for term in ("world", "holds-world", "generation", "under-world", "beneath-world", "hook", "parent-tomb"):
        shown = chart[term]
        assert shown
        assert shown.chart.world() in shown.mark, term
    for term, yang in (("yang-world", True), ("yin-world", False)):
        shown = chart[term]
        assert shown
        assert shown.mark == (shown.chart.world(),)
        assert shown.chart.cast
        assert (shown.chart.cast.hexagram.bits[shown.mark[0] - 1] == "1") is yang
    for term, generation in (("wandering-soul", "游魂"), ("returning-soul", "归魂")):
        shown = chart[term]
        assert shown
        assert str(shown.chart.generation()) == generation
    shown = chart["own-line"]
    assert shown
    assert all(shown.chart.own(line) == (line in shown.mark) for line in LINES)
    for term, relation in (("officer-home", "官鬼"), ("stuck-under-world", "兄弟")):
        shown = chart[term]
        assert shown
        assert str(shown.chart.relation(shown.mark[0])) == relation
        assert str(shown.chart.hidden_relation(shown.mark[0])) == "妻财"
    for term, relation in (("parent-tomb", Relation.PARENT), ("officer-tomb", Relation.OFFICER)):
        shown = chart[term]
        assert shown
        assert shown.mark == (shown.chart.world(),)
        phase = shown.chart.of_kin(shown.chart.me(), relation)
        assert shown.chart.tomb_of(phase) == shown.chart.ganzhi(shown.mark[0]).branch
