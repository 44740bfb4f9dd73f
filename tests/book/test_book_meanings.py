"""The worked examples of §1, and the definitions of §2–6, come out as the book says."""

from __future__ import annotations

from itertools import product

from rule_ids import reading

from hzl_tutor.book import RULES, Kind, Matter, Reading, findings
from hzl_tutor.engine import HEXAGRAMS, LINES, Element, Relation, cast_moving, parse_cast, still_cast


def held(text: str, topic: str = "") -> dict[str, tuple[int, ...]]:
    """Rules that hold on an undated cast, with their lines."""
    return {found.rule.id: found.lines for found in findings(parse_cast(text), matter=Matter(topic))}


def test_the_example_of_the_grave() -> None:
    """姤之鼎 (§1): stone in the earth, a corpse, fire, a willow; five feet down, forty steps away."""
    found = held("姤之鼎", "葬地")
    assert {rule: lines for rule, lines in found.items() if rule.startswith("S01")} == {
        "S01.R3": (1,),
        "S01.R5": (5,),
        "S01.R9": (5,),
        "S01.R10": (4,),
    }
    chart = reading("姤之鼎")
    assert (chart.grave_depth(), chart.grave_distance(5)) == (5, 40)
    assert chart.grave_distance(4) is None
    assert dict(RULES["S01.R8"].table)[chart.nayin(5)] == "刀伤"
    assert dict(RULES["S01.R10"].table)[chart.nayin(4)] == "柳树"
    assert dict(RULES["S01.R4"].table)[chart.palace()] == "大赤"
    directions = dict(RULES["S01.R6"].table)
    changed = chart.changed(5)
    assert changed
    assert directions[chart.ganzhi(5).branch] == directions[changed.branch] == "西南"


def test_the_example_of_the_spirit() -> None:
    """遁之姤 (§1): 子孙鬼 on line 2, a hairpin, and a grave disturbed."""
    assert {rule for rule in held("遁之姤", "病") if rule.startswith("S01")} == {"S01.R11", "S01.R16"}
    chart = reading("遁之姤")
    assert dict(RULES["S01.R14"].table)[chart.changed_nayin(2) or ""] == "钗钏"
    assert chart.changed_nayin(1) is None


def test_the_corrupt_passage_is_told_and_never_asked() -> None:
    """水墓在戌 (§1) is in the catalogue with its kind, and holds nowhere."""
    assert RULES["S01.R15"].kind is Kind.CORRUPT
    assert not RULES["S01.R15"].graded
    assert "S01.R15" not in held("遁之姤")


def test_body_is_absent_from_half_of_the_hexagrams() -> None:
    """No visible line carries 卦身 in 33 of the 64 (§2)."""
    assert sum(not any(f.rule.id == "S02.R5" for f in findings(still_cast(h.bits))) for h in HEXAGRAMS) == 33


def test_use_and_helper_go_by_the_matter() -> None:
    """Public matters look at 官 with 父, private ones at 财 with 子; 婚姻 goes by who asks (§3, §6)."""
    for topic, use, helper in (
        ("求官", Relation.OFFICER, Relation.PARENT),
        ("失物", Relation.OFFICER, Relation.PARENT),
        ("求财", Relation.WEALTH, Relation.OFFSPRING),
        ("婚姻 男", Relation.WEALTH, Relation.OFFSPRING),
        ("婚姻 女", Relation.OFFICER, Relation.PARENT),
        ("身命", None, None),
    ):
        chart = reading(f"姤 / {topic}")
        assert (chart.use(), chart.helper()) == (use, helper)


def test_the_strict_and_the_wide_reading_of_hidden_use_stand_side_by_side() -> None:
    """剥 in spring on a 午 day: 官 under line 4 may be taken by the note and not by the answer (§7), and both say so."""
    found = {f.rule.id: f for f in findings(reading("剥 寅月 甲午日 / 科举"))}
    assert found["S07.R4"].lines == found["S07.R5"].lines == (4,)
    assert "S07.R5" in found["S07.R4"].contradicts
    assert "S07.R4" in found["S07.R5"].contradicts


def test_borderline_charts_are_not_asked() -> None:
    """Two moving lines may be 乱动 or not, and two lines may be equally strong: shown, not asked (§4)."""
    two, three = ({f.rule.id: f.graded for f in findings(reading(text))} for text in ("姤之涣 丑月", "姤之坤 丑月"))
    assert two["S04.R10"] is False
    assert two["S04.R4"] is False
    assert three["S04.R4"] is True


def test_an_entombed_use_is_asked_where_all_agree() -> None:
    """用 on 世 with its tomb moving or on 应: asked unless 世 is earth, whose tomb the schools place differently (§5)."""
    asked: dict[bool, set[bool]] = {True: set(), False: set()}
    for hexagram, topic in product(HEXAGRAMS, ("求官", "求财")):
        for line in LINES:
            cast = cast_moving(hexagram.bits, (line,))
            for found in findings(cast, matter=Matter(topic)):
                if found.rule.id == "S05.R3":
                    chart = Reading.at_rest(hexagram.bits)
                    asked[chart.element(chart.world()) == Element.EARTH].add(found.graded)
    assert asked == {True: {False}, False: {True}}
