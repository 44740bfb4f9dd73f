"""§26: 胎 by palace and school, where it stands, and how the signs of the section part."""

from __future__ import annotations

from rule_ids import reading

from hzl_tutor.book import RULES, Matter, Reading, findings, read_chart
from hzl_tutor.engine import HEXAGRAMS, EarthSchool, School, dress, parse_cast, still_cast

WOMBS = {"乾": "午", "兑": "午", "坎": "酉", "震": "子", "巽": "子", "坤": "卯", "艮": "卯", "离": "午"}
"""胎 of each palace's 子孙, reckoned by hand; 离 with earth by water."""
BIRTH = Matter("孕产")


def test_the_womb_of_the_text() -> None:
    """乾宫子孙以水长生在申，到午为胎爻; the other palaces by the same count."""
    for hexagram in HEXAGRAMS:
        chart = Reading.at_rest(hexagram.bits)
        assert chart.womb() == WOMBS[chart.palace()]


def test_the_womb_goes_by_the_school_of_earth() -> None:
    """离 palace has 午 where earth goes with water, 子 where it goes with fire, and is not asked; no other palace differs."""
    for hexagram in HEXAGRAMS:
        cast = still_cast(hexagram.bits)
        book = read_chart(dress(cast), BIRTH)
        fire = read_chart(dress(cast, None, School(earth=EarthSchool.WITH_FIRE)), BIRTH)
        assert (fire.womb() != book.womb()) is (book.palace() == "离")
        assert book.womb_agreed() is (book.palace() != "离")
    fire = read_chart(dress(parse_cast("离"), None, School(earth=EarthSchool.WITH_FIRE)), BIRTH)
    assert fire.womb() == "子"


def test_where_no_line_carries_the_womb() -> None:
    """On 27 of the 64 no visible line has the branch, and neither rule about 胎爻 holds."""
    without = [hexagram.name for hexagram in HEXAGRAMS if not Reading.at_rest(hexagram.bits).womb_lines()]
    assert len(without) == 27
    for name in without:
        chart = reading(f"{name} / 孕产")
        assert chart.s26_r4() == chart.s26_r6() == ()


def test_what_is_asked_of_the_womb() -> None:
    """R4 is asked outside 离 palace; R6 only where line and branch have the same 阴阳; R5 never."""
    for hexagram in HEXAGRAMS:
        found = {finding.rule.id: finding for finding in findings(still_cast(hexagram.bits), None, BIRTH)}
        if "S26.R4" not in found:
            continue
        chart = Reading.at_rest(hexagram.bits)
        same = all(chart.yang(line) is (chart.womb() in "子寅辰午申戌") for line in chart.womb_lines())
        assert found["S26.R4"].graded is (chart.palace() != "离")
        assert found["S26.R6"].graded is (same and chart.palace() != "离")
    assert not RULES["S26.R5"].graded


def test_days_of_the_womb() -> None:
    """乾: on 寅 午 戌 days and no other (三合寅午戌)."""
    days = {
        branch: reading(f"乾 {stem}{branch}日 / 孕产").s26_r5()
        for stem, branch in zip("甲乙丙丁戊己庚辛壬癸甲乙", "子丑寅卯辰巳午未申酉戌亥", strict=True)
    }
    assert {branch for branch, lines in days.items() if lines} == {"寅", "午", "戌"}


def test_which_way_a_birth_goes() -> None:
    """乾兑坎离 below is 顺, 震巽艮坤 below 逆."""
    ways = {hexagram.lower: Reading.at_rest(hexagram.bits).birth_order() for hexagram in HEXAGRAMS}
    assert ways == dict.fromkeys("乾兑坎离", "顺") | dict.fromkeys("震巽艮坤", "逆")


def test_the_exception_is_said_to_be_one() -> None:
    """坤 at rest (生男) stands beside its own 胎爻 on 乙卯, yin by line and branch (生女): both are shown, each naming the other."""
    found = {finding.rule.id: finding for finding in findings(parse_cast("坤"), None, BIRTH)}
    assert found["S26.R6"].lines == (3,)
    assert found["S26.R6"].contradicts == ("S26.R7",)
    assert found["S26.R7"].contradicts == ("S26.R6",)
    moved = {finding.rule.id for finding in findings(parse_cast("坤之复"), None, BIRTH)}
    assert "S26.R6" in moved
    assert "S26.R7" not in moved


def test_the_whole_section_is_quoted_opinion() -> None:
    """Every rule of §26 is shown with caution, and none holds before a birth is asked about."""
    rows = [rule for rule in RULES.values() if rule.section == "§26"]
    assert len(rows) == 9
    assert all(rule.caution for rule in rows)
    assert not [f.rule.id for f in findings(parse_cast("坤"), None, Matter("求财")) if f.rule.section == "§26"]
