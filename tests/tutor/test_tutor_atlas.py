"""全图: what it holds, how it is asked for, and when it is kept back."""

from __future__ import annotations

import pytest
from sittings import put, sit, told

from hzl_tutor.engine import HEXAGRAMS, LINES, Generation, NotationError, dress, still_cast
from hzl_tutor.tutor.atlas import najia, palaces, read_atlas
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.messages import Ask, Atlas, Say


def test_every_hexagram_has_one_place() -> None:
    """Each of the sixty-four stands once, in the palace and at the generation that its chart has."""
    table = palaces()
    assert sorted(one.bits for row in table.values() for one in row) == sorted(one.bits for one in HEXAGRAMS)
    for palace, row in table.items():
        for generation, hexagram in zip(Generation, row, strict=True):
            chart = dress(still_cast(hexagram.bits))
            assert (chart.palace(), chart.generation()) == (palace, generation)


def test_what_the_trigrams_hand_out_is_what_charts_have() -> None:
    """On all 64, lines 1–3 are those of the lower trigram's row and lines 4–6 those of the upper one's."""
    rows = {row.trigram: row for row in najia()}
    for hexagram in HEXAGRAMS:
        chart = dress(still_cast(hexagram.bits))
        assert rows[hexagram.lower].inner + rows[hexagram.upper].outer == tuple(map(chart.ganzhi, LINES))


@pytest.mark.parametrize(
    ("text", "atlas"),
    [
        ("", Atlas("palaces")),
        ("八宫", Atlas("palaces")),
        ("姤", Atlas("palaces", "011111")),
        ("天风姤之火风鼎", Atlas("palaces", "011111")),
        ("纳甲", Atlas("najia")),
        ("NAJIA", Atlas("najia")),
        ("纳甲 丰", Atlas("najia", "101100")),
        ("丰 najia", Atlas("najia", "101100")),
    ],
)
def test_what_may_be_said_behind_it(text: str, atlas: Atlas) -> None:
    """Nothing, a hexagram in any notation, and which table, in any order."""
    assert read_atlas(text) == atlas


def test_a_hexagram_that_is_none_is_not_understood() -> None:
    """What is no hexagram is refused like everywhere else, and the conversation goes on."""
    with pytest.raises(NotationError):
        read_atlas("哈哈哈")
    assert "哈哈哈" in "".join(told(sit().feed("全图 哈哈哈")))


COVERED = {
    "palaces": ("palace@姤", "generation@姤"),
    "najia": ("najia.line@姤/line=2", "najia.all@姤", "hidden.line@姤/line=2", "hidden.all@姤", "dress@姤"),
}
OPEN = {
    "palaces": ("najia.all@姤", "relation.line@姤/line=2", "tomb.element@/element=木"),
    "najia": ("palace@丰", "relation.line@姤/line=2", "void@/day=甲子"),
}


@pytest.mark.parametrize(("kind", "code"), [(kind, code) for kind, codes in COVERED.items() for code in codes])
def test_the_table_that_has_the_answer_is_kept_back(kind: str, code: str) -> None:
    """While a question asks for what the table shows, it is not shown, whatever hexagram it is to point at."""
    session = put(exercise_of(code))
    for pointed in ("", " 姤", " 鼎"):
        kept, again = session.feed(("全图" if kind == "palaces" else "全图 纳甲") + pointed)
        assert kept == Say("atlas.covered")
        assert isinstance(again, Ask)


@pytest.mark.parametrize(("kind", "code"), [(kind, code) for kind, codes in OPEN.items() for code in codes])
def test_it_is_a_side_trip_from_any_other_question(kind: str, code: str) -> None:
    """The table is shown and the open question comes back as it was."""
    session = put(exercise_of(code))
    before = session.expects
    atlas, again = session.feed("atlas" if kind == "palaces" else "atlas najia")
    assert atlas == Atlas(kind)
    assert isinstance(again, Ask)
    assert session.expects == before


def test_a_sheet_keeps_back_what_is_still_to_be_filled_in() -> None:
    """While 宫 is open on a sheet the table of palaces is kept back; once it is rightly filled in it may be looked at."""
    session = sit()
    session.feed("装卦 夬")
    assert session.feed("全图")[0] == Say("atlas.covered")
    session.feed("宫 坤")
    assert session.feed("全图")[0] == Atlas("palaces")
    assert session.feed("全图 纳甲")[0] == Say("atlas.covered")
