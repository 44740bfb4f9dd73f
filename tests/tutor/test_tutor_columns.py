"""Columns of a chart by the names people call them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sittings import Notebook

from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.columns import COLUMNS, DATED, FULL, OTHERS, PRESETS, UnknownColumnError, parse_columns
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.tutor.session import Session
from hzl_tutor.words.language import language


@pytest.mark.parametrize(
    ("text", "layers"),
    [
        ("简", ("palace", "world", "ganzhi", "relation", "changed")),
        ("六亲", ("palace", "relation")),
        ("干支", ("palace", "pair")),
        ("五行 六亲", ("palace", "element", "relation")),
        ("干支、五行", ("palace", "ganzhi")),
        ("干支，飞神", ("palace", "relation", "ganzhi")),
        ("Relation, NAJIA element", ("palace", "relation", "ganzhi")),
        ("简 六神", ("palace", "world", "ganzhi", "relation", "changed", "spirit")),
        ("常 常", (*FULL, *DATED)),
    ],
)
def test_names_stand_for_layers(text: str, layers: tuple[str, ...]) -> None:
    """Chinese and English names, whole sets, any separator; 干支 with 五行 is the one layer that has both."""
    assert set(parse_columns(text)) == set(layers)
    assert len(parse_columns(text)) == len(layers)


def test_every_name_is_read() -> None:
    """All columns, their other names and all sets can be asked for; 全 has every layer that any of them has."""
    everything = set(parse_columns("全"))
    for name in (*COLUMNS, *OTHERS, *PRESETS):
        assert set(parse_columns(name)) - {"pair", "element"} <= everything


@pytest.mark.parametrize("text", ["", " ，", "六亲 干枝", "xyz"])
def test_a_name_that_is_none_is_refused(text: str) -> None:
    """An unknown name, or none, is refused with names that are known, in one sentence."""
    with pytest.raises(UnknownColumnError) as refused:
        parse_columns(text)
    assert refused.value.nearest
    sentence = language().error(refused.value)
    assert refused.value.nearest[0] in sentence
    assert "\n" not in sentence


def test_a_conversation_shows_the_columns_it_was_given() -> None:
    """What is simply looked at has the chosen layers; a chart whose hexagram is being asked about stays covered."""
    stream = Stream("columns", 1)
    session = Session(
        Notebook(), lambda: datetime(2026, 2, 4, tzinfo=UTC), lambda: stream.below(99), columns=parse_columns("简")
    )
    (shown,) = session.feed("盘 姤")
    assert isinstance(shown, ShowChart)
    assert shown.show == parse_columns("简")
    session.feed("relation.line@姤/line=2")
    (covered, *_) = session.feed("盘 姤")
    assert isinstance(covered, ShowChart)
    assert (covered.show, covered.asked) == (("ganzhi",), frozenset({("relation", 2)}))
