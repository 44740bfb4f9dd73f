"""找: what is found is what the charts have, every term can be typed, and nothing that is asked can be found out by it."""

from __future__ import annotations

import pytest
from sittings import put, sit, told

from hzl_tutor.book import RULES, findings
from hzl_tutor.engine import HEXAGRAMS, LINES, Relation, School, dress, still_cast
from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.messages import Ask, Forms, Matches, Message, NotUnderstood, Say
from hzl_tutor.tutor.query import KINDS, Term
from hzl_tutor.tutor.query_english import EXAMPLES
from hzl_tutor.tutor.query_errors import QueryError
from hzl_tutor.tutor.query_words import by_hexagram_alone, examples, nearest_terms, read_query
from hzl_tutor.tutor.searching import forms, line_count, matches
from hzl_tutor.tutor.skills import SKILLS

BOOK = School()
NINE = {
    "财伏鬼": (18, "遁恒萃"),
    "财伏兄": (11, "既济讼"),
    "财伏父": (9, "小畜"),
    "财伏子": (8, "履无妄蒙夬"),
    "鬼伏兄": (15, "晋未济泰"),
    "鬼伏财": (9, "井益困"),
    "鬼伏父": (12, "观丰"),
    "鬼伏子": (2, "屯"),
    "官伏官": (8, ""),
    "财伏财": (4, "颐"),
}
"""How many lines each form stands on, and on which hexagrams under 世."""


def found(query: str) -> Matches:
    """What is found for a query as it is typed."""
    return matches(read_query(query), BOOK)


def names(query: str) -> list[str]:
    """The hexagrams that are found."""
    return [one.hexagram.name for one in found(query).found]


def reason(query: str) -> str:
    """Why a query is refused."""
    with pytest.raises(QueryError) as caught:
        read_query(query)
    return caught.value.reason


@pytest.mark.parametrize("form", NINE)
def test_the_nine_forms(form: str) -> None:
    """Each form stands on as many lines as were counted by hand, and under 世 on those hexagrams and no others."""
    lines, world = NINE[form]
    assert line_count(found(form).found) == lines
    under = names(f"{form} 世下")
    assert "".join(sorted("".join(under))) == "".join(sorted(world))


def test_the_table_of_forms() -> None:
    """九式 gives the ten rows in the order of §8–15, 财伏财 last and without a section, each as the form by itself."""
    table = forms(BOOK)
    assert [row.section for row in table.rows] == [f"§{n}" for n in (8, 9, 10, 10, 11, 12, 13, 14, 15)] + [""]
    for row, form in zip(table.rows, NINE, strict=True):
        assert row.found == found(form).found
        assert [one.hexagram.name for one in row.world] == names(f"{form} 世下")
    assert not table.kept


@pytest.mark.parametrize(
    ("query", "count"),
    [("卦身不上卦", 33), ("缺", 44), ("不缺", 20), ("归魂", 8), ("乾宫", 8), ("上乾 下坎", 1), ("亲爻出现", 40)],
)
def test_counts_of_hexagrams(query: str, count: int) -> None:
    """What is known of the sixty-four: 33 without 卦身, 44 that lack a relation, eight a generation and a palace."""
    assert len(names(query)) == count


def test_terms_against_the_charts() -> None:
    """Relations on lines and on 世, missing ones, palaces and own lines are found just where the chart has them."""
    charts = {one.name: dress(still_cast(one.bits)) for one in HEXAGRAMS}
    for kin in Relation:
        assert names(f"{kin}持世") == [name for name, chart in charts.items() if chart.relation(chart.world()) == kin]
        assert names(f"缺{kin}") == [name for name, chart in charts.items() if kin in chart.missing()]
        for line in LINES:
            seen = [name for name, chart in charts.items() if chart.relation(line) == kin]
            assert names(f"{kin}在{'初二三四五上'[line - 1]}爻") == seen
    for name, chart in charts.items():
        assert name in names(f"{chart.palace()}宫 {chart.generation()}")
        here = [one.lines for one in found("亲爻出现").found if one.hexagram.name == name]
        assert here == [own for own in [tuple(line for line in LINES if chart.own(line))] if own]


def test_several_terms_must_all_hold() -> None:
    """Blanks, commas, 、 和 or nothing between terms: the hexagrams are those that each term finds."""
    both = [name for name in names("财伏鬼") if name in names("二世")]
    assert both
    for typed in ("财伏鬼 二世", "财伏鬼、二世", "二世，财伏鬼", "财伏鬼和二世", "财伏鬼二世", "財伏鬼　二世"):
        assert names(typed) == both


def test_a_place_is_of_the_line_that_is_found() -> None:
    """财伏鬼 世下 wants the line of 财伏鬼 under 世; a place without a line to stand there is refused."""
    for one in found("财伏鬼 世下").found:
        chart = dress(still_cast(one.hexagram.bits))
        assert one.lines == (chart.world(),)
    assert reason("世下") == "place"
    assert reason("归魂 世下") == "place"
    assert names("财伏鬼 二爻下") == [one.hexagram.name for one in found("财伏鬼").found if 2 in one.lines]


def test_rules_that_go_by_the_hexagram_alone() -> None:
    """Such a rule is found where it holds, as findings has it; one that wants a day or has no condition is refused so."""
    for rule_id in by_hexagram_alone():
        held = {
            one.name: finding.lines
            for one in HEXAGRAMS
            for finding in findings(still_cast(one.bits))
            if finding.rule.id == rule_id
        }
        assert names(rule_id) == list(held)
        lines = {one.hexagram.name: one.lines or LINES for one in found(rule_id.lower()).found}
        assert lines == held
    assert reason("S08.R3") == "waits"
    assert reason("S23.R2") in ("told", "waits")
    assert reason("S99.R9") == "unknown"
    assert not [rule for rule in by_hexagram_alone() if RULES[rule].needs != ("chart",)]


def test_disputed_trines_are_marked() -> None:
    """勾合 marks the four hexagrams on which the book can be read in two ways, and says what the mark is."""
    assert {one.hexagram.name for one in found("勾合").found if one.disputed} == {"解", "井", "家人", "噬嗑"}
    said = told(sit().feed("找 勾合"))
    assert "解*" in said[1]
    assert "§16" in said[-1]


@pytest.mark.parametrize("term", [*examples(), *EXAMPLES])
def test_what_is_offered_is_understood(term: str) -> None:
    """Each term that completion offers is read as one term of the table of kinds, in Chinese and in English."""
    if term in ("世下", "应下", "at world", "at response"):
        term = f"财伏鬼 {term}"
    assert all(one.kind in KINDS or one == Term("forms") for one in read_query(term))


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("wealth under officer at world", "财伏鬼 世下"),
        ("cai fu gui shi xia", "财伏鬼 世下"),
        ("officer on world", "官鬼持世"),
        ("the self line holds earth", "世持土"),
        ("world chen", "世辰"),
        ("wealth on line 5", "妻财在五爻"),
        ("line 1 is offspring", "子孙在初爻"),
        ("wealth under self", "世下妻财"),
        ("gui hun and missing wealth", "归魂 缺妻财"),
        ("returning soul", "归魂"),
        ("palace of qian", "乾宫"),
        ("upper qian, lower kan", "上乾 下坎"),
        ("no body", "卦身不上卦"),
        ("body on world", "卦身在世"),
        ("the self is an own line", "世爻亲爻"),
        ("own line 5", "五爻亲爻"),
        ("response controls world", "应克世"),
        ("world generates response", "世生应"),
        ("s08.r1", "S08.R1"),
        ("nine forms", "九式"),
    ],
)
def test_english_and_pinyin(english: str, chinese: str) -> None:
    """A query in English or pinyin is the same terms as in Chinese."""
    assert read_query(english) == read_query(chinese)


def test_what_is_not_understood_is_named() -> None:
    """The word that is no term, and terms near to it; the name of a hexagram is sent to 盘, a view goes with nothing else."""
    (said,) = sit().feed("找 财伏鬼 桃花运")
    assert isinstance(said, NotUnderstood)
    assert "「桃花运」" in told([said])[0]
    assert "财伏鬼" in nearest_terms("财付鬼")
    assert "官鬼持世" in nearest_terms("官鬼持事")
    assert "「盘 遁」" in told(sit().feed("找 遁"))[0]
    assert reason("九式 归魂") == "forms"
    assert told(sit().feed("find blah"))[0].startswith("「blah」")


def test_alone_it_explains_itself() -> None:
    """找 alone shows examples, and each of them that is a whole query finds something."""
    lines = told(sit().feed("找"))
    queries = [line.split("  ")[1].strip().removeprefix("找 ") for line in lines[1:]]
    assert len(queries) >= 6
    for query in queries:
        assert sit().feed(f"找 {query}")[0] != sit().feed("找")[0]
        assert isinstance(sit().feed(f"找 {query}")[0], Matches | Forms)


def left_out(said: list[Message], name: str) -> bool:
    """Whether a hexagram was left out of a list, and that was said."""
    (list_,) = [one for one in said if isinstance(one, Matches)]
    return list_.kept and name not in [one.hexagram.name for one in list_.found]


TELLING = [
    ("palace@姤", "乾宫", "兑宫"),
    ("palace@姤", "缺妻财", "缺父母"),
    ("generation@姤", "一世", "二世"),
    ("world@姤", "世丑", "世辰"),
    ("response@姤", "应午", "应辰"),
    ("najia.line@姤/line=2", "亥在二爻", "丑在二爻"),
    ("najia.all@姤", "亥在二爻", "丑在二爻"),
    ("relation.line@遁/line=2", "官鬼在二爻", "妻财在二爻"),
    ("relation.line@遁/line=2", "官鬼持世", "妻财持世"),
    ("relation.all@遁", "财伏鬼", "财伏兄"),
    ("relation.missing@遁", "缺妻财", "缺父母"),
    ("hidden.line@遁/line=2", "二爻伏妻财", "二爻伏父母"),
    ("hidden.relation@遁/line=2", "世下妻财", "世下父母"),
    ("hidden.all@遁", "财伏鬼", "财伏子"),
    ("hidden.where@遁/relation=妻财", "财伏鬼 二爻下", "财伏鬼 三爻下"),
    ("hidden.home@遁/relation=妻财/line=2", "S08.R1", "S09.R1"),
    ("hidden.home@遁/relation=妻财/line=2", "财伏鬼 世下", "财伏兄 世下"),
    ("own@遁/line=4", "四爻亲爻", "初爻亲爻 四爻亲爻"),
    ("body@遁", "卦身未", "卦身午"),
    ("body.lines@姤", "卦身在四爻", "卦身不上卦"),
    ("trine@乾", "勾合", "勾合 归魂"),
]


@pytest.mark.parametrize(("code", "holds", "fails"), TELLING)
def test_a_query_does_not_tell_the_key(code: str, holds: str, fails: str) -> None:
    """Of the hexagram that is asked about nothing is found that tells the key, whether the query holds or not; it stays open."""
    exercise = exercise_of(code)
    assert exercise.cast is not None
    name = exercise.cast.hexagram.name
    assert name in names(holds)
    assert name not in names(fails)
    session = put(exercise)
    before = session.expects
    for query in (holds, fails):
        said = session.feed(f"找 {query}")
        assert left_out(said, name), query
        assert isinstance(said[-1], Ask)
        assert any("现在问着的这一卦不说" in line for line in told(said))
    assert session.expects == before


def test_what_tells_nothing_is_found() -> None:
    """A query that cannot tell the key leaves the hexagram that is asked about in its list."""
    said = put(exercise_of("hidden.home@遁/relation=妻财/line=2")).feed("找 上乾 二世")
    (list_,) = [one for one in said if isinstance(one, Matches)]
    assert not list_.kept
    assert [one.hexagram.name for one in list_.found] == ["遁"]


def test_the_table_leaves_out_what_is_asked() -> None:
    """九式 while a home is asked: the hexagram stands in none of its rows, and that is said once."""
    session = put(exercise_of("hidden.home@遁/relation=妻财/line=2"))
    said = session.feed("找 九式")
    (table,) = [one for one in said if isinstance(one, Forms)]
    assert table.kept
    assert not any(one.hexagram.name == "遁" for row in table.rows for one in row.found)
    assert isinstance(said[-1], Ask)


def test_a_sheet_is_not_filled_by_it() -> None:
    """While a hexagram is dressed, what is still to be filled in is not found; what is already right is."""
    session = sit()
    session.feed("装卦 夬")
    assert left_out(session.feed("找 坤宫"), "夬")
    session.feed("宫 坤")
    assert session.expects.kind == "sheet"
    (list_,) = [one for one in session.feed("找 坤宫") if isinstance(one, Matches)]
    assert "夬" in [one.hexagram.name for one in list_.found]


@pytest.mark.parametrize("skill", SKILLS)
def test_no_query_moves_a_question(skill: str) -> None:
    """At an exercise of any skill each example is answered, and the same question stands again."""
    session = put(draw(SKILLS[skill], 5))
    before = session.expects
    for query in ("", "九式", "财伏鬼 世下", "归魂", "S08.R1", "桃花", "世下"):
        said = session.feed(f"找 {query}")
        assert any(isinstance(one, Matches | Forms | Say | NotUnderstood) for one in said)
        assert session.expects == before
