"""Verified claims over all sixty-four charts, held against the chart object that the engine prints."""

from __future__ import annotations

from itertools import permutations

import pytest

from hzl_tutor.engine import (
    HEXAGRAMS,
    LINES,
    SIXTY,
    Branch,
    Hexagram,
    cast_moving,
    chart_object,
    dress,
    make_moment,
    still_cast,
)
from hzl_tutor.lesson.claims import (
    PATHS,
    ClaimError,
    ClaimHexagramError,
    ClaimLineError,
    ClaimMomentError,
    NoSuchClaimError,
    RuleClaimError,
    UnknownClaimError,
    accepted,
)

WORDS = ("初", "二", "三", "四", "五", "上")


def combinations_of(cell: dict[str, str]) -> set[str]:
    """Every way to name a line by its parts, as the README promises."""
    pair, element, relation = cell["ganzhi"], cell["element"], cell["relation"]
    names = {element, relation, element + relation}
    for name in (pair, pair[1]):
        names |= {name, name + element, name + element + relation}
    return names | {pair + relation}


@pytest.mark.parametrize("hexagram", HEXAGRAMS, ids=str)
def test_claims_agree_with_the_chart(hexagram: Hexagram) -> None:
    """On every chart, moved and dated, each path accepts what the chart object has there, and only that."""
    cast = cast_moving(hexagram.bits, LINES)
    month, day = list(Branch)[hexagram.number % 12], SIXTY[hexagram.number % 60]
    chart = chart_object(dress(cast, make_moment(month=str(month), day=str(day))))
    when = f"?month={month}&day={day}"
    assert set(accepted(f"{cast}/palace")) == {chart["palace"], chart["palace"] + "宫"}
    assert accepted(f"{hexagram.name}/generation") == (chart["generation"],)
    assert accepted(f"{hexagram.name}/element") == (chart["element"],)
    assert accepted(f"{hexagram.full_name}/full_name") == (chart["hexagram"]["full_name"],)
    assert accepted(f"{hexagram.sign}/body") == (chart["body"]["branch"],)
    for end in ("world", "response"):
        assert f"{WORDS[chart[end] - 1]}爻" in accepted(f"{hexagram.name}/{end}")
        assert str(chart[end]) in accepted(f"{hexagram.name}/{end}")
    for row in chart["lines"]:
        at = f"{cast}/{row['position']}"
        assert set(accepted(at)) == combinations_of(row)
        assert set(accepted(f"{cast}/{WORDS[row['position'] - 1]}爻/hidden")) == combinations_of(row["hidden"])
        assert set(accepted(f"{at}/changed")) == combinations_of(row["changed"])
        assert accepted(f"{at}/own") == ("是" if row["own"] else "否",)
        assert accepted(f"{at}/tomb") == (row["tomb"],)
        assert accepted(f"{at}/hidden/tomb") == (row["hidden"]["tomb"],)
        assert accepted(f"{at}/nayin") == (row["nayin"],)
        assert accepted(f"{at}/hidden/nayin") == (row["hidden"]["nayin"],)
        assert accepted(f"{at}/season{when}") == (row["season"],)
        assert accepted(f"{at}/hidden/season{when}") == (row["hidden"]["season"],)
        assert ("空" in accepted(f"{at}/void{when}")) is row["void"]
        assert ("不空" in accepted(f"{at}/hidden/void{when}")) is not row["hidden"]["void"]
        assert accepted(f"{at}/spirit{when}") == (row["spirit"],)


@pytest.mark.parametrize("hexagram", HEXAGRAMS, ids=str)
def test_sets_agree_with_the_chart(hexagram: Hexagram) -> None:
    """Missing relations, the lines of 卦身 and the trine are accepted as the chart has them, 无 where there is none."""
    chart = chart_object(dress(still_cast(hexagram.bits)))
    sets = {
        "missing": chart["missing"],
        "body/lines": [f"{WORDS[line - 1]}爻" for line in chart["body"]["lines"]],
    }
    for path, words in sets.items():
        assert ("、".join(words) or "无") in accepted(f"{hexagram.name}/{path}")
        assert ("无" in accepted(f"{hexagram.name}/{path}")) is (words == [])
    trine = chart["trine"]
    if trine and trine["available"]:
        assert f"{trine['branches']}{trine['element']}局{trine['relation']}" in accepted(f"{hexagram.name}/trine")
        assert "无" not in accepted(f"{hexagram.name}/trine")
    else:
        assert accepted(f"{hexagram.name}/trine") == ("无",)


@pytest.mark.parametrize("hexagram", HEXAGRAMS, ids=str)
def test_no_line_is_named_by_anothers_whole_name(hexagram: Hexagram) -> None:
    """The full name of a line is accepted for another line of the chart only where both carry the same 干支."""
    chart = chart_object(dress(still_cast(hexagram.bits)))
    for one, other in permutations(chart["lines"], 2):
        whole = one["ganzhi"] + one["element"] + one["relation"]
        assert (whole in accepted(f"{hexagram.name}/{other['position']}")) is (one["ganzhi"] == other["ganzhi"])


def test_extinction_is_one_stage_behind_the_tomb() -> None:
    """绝 is the branch after 墓 on every line."""
    branches = list(map(str, Branch))
    for line in LINES:
        (tomb,), (end,) = accepted(f"睽/{line}/tomb"), accepted(f"睽/{line}/extinction")
        assert branches.index(end) == (branches.index(tomb) + 1) % 12


def test_two_lines_of_the_body_are_written_together() -> None:
    """升 carries its 卦身 twice; the claim names both."""
    assert {"三爻、上爻", "三爻和上爻", "三、上"} <= set(accepted("升/body/lines"))
    assert "三爻" not in accepted("升/body/lines")


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("", UnknownClaimError),
        ("遁", UnknownClaimError),
        ("遁/", UnknownClaimError),
        ("遁//2", UnknownClaimError),
        ("遁/2/", UnknownClaimError),
        ("遁/2/shadow", UnknownClaimError),
        ("遁/palace/2", UnknownClaimError),
        ("盾牌/2", ClaimHexagramError),
        ("遁/0", ClaimLineError),
        ("遁/世", ClaimLineError),
        ("遁/2/changed", NoSuchClaimError),
        ("遁之姤/1/changed", NoSuchClaimError),
        ("遁/2/season", NoSuchClaimError),
        ("遁/2/void?month=寅", NoSuchClaimError),
        ("遁/2/season?month=甲丑", ClaimMomentError),
        ("遁/2/season?month", ClaimMomentError),
        ("遁/2/season?month=寅&month=卯", ClaimMomentError),
        ("遁/rule/S08.R1", RuleClaimError),
    ],
)
def test_a_path_that_is_not_understood_says_why(path: str, error: type[ClaimError]) -> None:
    """Each kind of path that cannot be checked has its own error, with the path in it."""
    with pytest.raises(ClaimError) as refused:
        accepted(path)
    assert type(refused.value) is error
    assert refused.value.path == path


def test_every_path_is_listed() -> None:
    """PATHS names each path, and each of them can be asked of a moved and dated chart."""
    for path in PATHS:
        assert accepted(f"遁之姤/{path.replace('LINE', '2')}?month=寅&day=甲子")
