"""The condition of each rule of the book is said in plain words, in both languages, and nothing is claimed with it."""

from __future__ import annotations

import re

import pytest
from all_charts import holes

from hzl_tutor.book import CONDITIONS, NEEDS, RULES, TOPICS
from hzl_tutor.words.en.claims import CLAIMS as EN_CLAIMS
from hzl_tutor.words.en.conditions import CONDITIONS as ENGLISH
from hzl_tutor.words.en.terms import TRIGRAMS
from hzl_tutor.words.zh_hans.claims import CLAIMS
from hzl_tutor.words.zh_hans.conditions import CONDITIONS as CHINESE

IDS = tuple(CONDITIONS.values())
HAN = r"[\u4e00-\u9fff]"
ADVICE = ("你", "您", "应该", "不要", "别去", "将会", "会得", "小心", "建议", "宜", "吉", "凶", "忌", "主生", "书里")
"""Advice, forecasts, and the words in which the book passes judgement: none of them is seen on a chart."""
ENGLISH_ADVICE = r"\b(you|your|should|must|shall|favou?rable|unfavou?rable|means|judged|advise|avoid|lucky)\b"


def test_every_condition_is_said_in_both_languages() -> None:
    """Each rule that has a condition has its words, and nothing else does: neither tables nor corrupt passages."""
    assert set(CHINESE) == set(ENGLISH) == set(IDS)
    assert len(IDS) < len(RULES)


@pytest.mark.parametrize("rule_id", IDS)
def test_a_condition_is_one_short_clause(rule_id: str) -> None:
    """No full stop in it, no identifier, no hole, short enough for two lines beside a quotation."""
    text = CHINESE[rule_id]
    assert 5 <= len(re.findall(HAN, text)) <= 45
    assert not re.search(r"[。：A-Za-z_]", text)
    assert not holes(text)


@pytest.mark.parametrize("rule_id", IDS)
def test_a_condition_is_a_clause_in_english(rule_id: str) -> None:
    """No full stop; what is Han is a trigram with its name behind it; short enough for four lines."""
    text = ENGLISH[rule_id]
    assert 20 <= len(text) <= 250
    assert not text.endswith((".", ";", ":"))
    assert ". " not in text
    assert not text[0].isupper() or text.startswith(("Self", "Response"))
    bare = text
    for mark, name in TRIGRAMS.items():
        bare = bare.replace(f"{mark} ({name})", "")
    assert not re.search(HAN, bare)
    assert not holes(text)


@pytest.mark.parametrize("rule_id", IDS)
def test_a_condition_claims_nothing(rule_id: str) -> None:
    """It is neither the claim nor a part of it, and says nothing of luck or of what to do."""
    assert CHINESE[rule_id] != CLAIMS[rule_id]
    assert CLAIMS[rule_id] not in CHINESE[rule_id]
    assert EN_CLAIMS[rule_id] not in ENGLISH[rule_id]
    assert not [word for word in ADVICE if word in CHINESE[rule_id]]
    assert not re.search(ENGLISH_ADVICE, ENGLISH[rule_id])


@pytest.mark.parametrize("rule_id", IDS)
def test_a_condition_names_what_it_needs(rule_id: str) -> None:
    """Whatever a rule has to know besides the chart shows in its words: what moves, the day, the year, what is asked about."""
    marks = {
        "moving": (r"[动变]", r"mov|rest|turns"),
        "month": (r"月|旺|无气", r"month|strong|lacks qi"),
        "day": (r"日辰|空|青龙|白虎|墓或绝", r"day|void|Dragon|Tiger"),
        "year": (r"太岁", r"year"),
        "matter": (r"占|用", r"asked about|significator"),
        "asker": (r"用|男|限", r"significator|man asks|limit"),
    }
    assert set(marks) == set(NEEDS) - {"chart"}
    for need in set(RULES[rule_id].needs) - {"chart"}:
        chinese, english = marks[need]
        assert re.search(chinese, CHINESE[rule_id]), need
        assert re.search(english, ENGLISH[rule_id]), need


def test_topics_are_called_by_their_names() -> None:
    """What a condition says is asked about is a topic of the book, by its own name."""
    for rule_id, text in CHINESE.items():
        asked = re.match(r"占(?!的)([^，；（]+)[，；]", text)
        if asked:
            assert set(re.split(r"、|或", asked[1])) <= set(TOPICS), rule_id


def test_rules_of_the_whole_hexagram_say_so() -> None:
    """A rule that on some chart rests on all six lines says that the hexagram is looked at as a whole."""
    for rule_id in ("S22.R3", "S25.R7", "S26.R3", "S26.R5", "S26.R7", "S27.R12", "S27.R14", "BQ.R8"):
        assert "整卦来看" in CHINESE[rule_id]
        assert "hexagram as a whole" in ENGLISH[rule_id]
