"""装卦: a bare hexagram filled in any order, follow-through, repair, what is filled in beforehand."""

from __future__ import annotations

import pytest
from sittings import Notebook, sit, told

from hzl_tutor.engine import HEXAGRAMS, LINES, NotationError, School, dress, parse_moment, still_cast
from hzl_tutor.tutor.dressing import LEVELS, dressing_level
from hzl_tutor.tutor.messages import ShowChart, Verdict
from hzl_tutor.tutor.sections import BY_ID, SECTIONS, Entry, read_entries, sections_for
from hzl_tutor.tutor.session import Session
from hzl_tutor.tutor.sheet import Sheet
from hzl_tutor.tutor.skills import SKILLS

RIGHT_GUAI = {
    "palace": "宫 坤",
    "world": "世 五",
    "response": "应 二",
    "ganzhi": "干支 甲子 甲寅 甲辰 丁亥 丁酉 丁未",
    "relation": "六亲 妻财 官鬼 兄弟 妻财 子孙 兄弟",
    "hidden": "伏神 乙未 乙巳 乙卯 癸丑 癸亥 癸酉",
    "body": "卦身 辰",
    "tomb": "墓 辰 未 辰 辰 丑 辰",
}


def fed(session: Session, *lines: str) -> str:
    """What is said to lines, all of it as text."""
    return "\n".join(text for line in lines for text in told(session.feed(line)))


@pytest.mark.parametrize("order", [tuple(RIGHT_GUAI), tuple(reversed(RIGHT_GUAI))])
def test_any_order_will_do(order: tuple[str, ...]) -> None:
    """夬 filled rightly in either order is done without a mistake."""
    session = sit()
    fed(session, "装卦 夬", *(RIGHT_GUAI[name] for name in order))
    assert "一处没错" in fed(session, "看看")
    assert session.expects.mode == "free"


def test_a_wrong_palace_is_one_mistake() -> None:
    """夬 with palace 兑 and the relations that follow from it: one mistake, and the learner is told so."""
    session = sit()
    fed(session, "装卦 夬", "兑", "六亲 子孙 妻财 父母 子孙 兄弟 父母")
    messages = session.feed("看看")
    text = "\n".join(told(messages))
    assert "只错在宫" in text
    assert "不另算错" in text
    assert [message.exercise.skill.id for message in messages if isinstance(message, Verdict)] == ["palace"]
    assert "坤" not in text
    assert "六亲要跟着改" in fed(session, "坤")
    after = fed(session, "妻财")
    assert "一起改好了" in after
    assert "填了的都对" in after


def test_what_follows_is_evidence_and_what_was_given_is_none() -> None:
    """The relations that follow from the wrong palace are recorded as right, the palace as wrong."""
    notebook = Notebook()
    session = sit(notebook)
    fed(session, "装卦 夬", "兑", "六亲 子孙 妻财 父母 子孙 兄弟 父母", "看看")
    verdicts = {data["skill"]: data["verdict"] for data in notebook.of("answered")}
    assert verdicts == {"palace": "wrong", "relation.all": "right"}


def test_judged_at_once_when_asked_for() -> None:
    """With 当场判 a wrong section is spoken of when it is written, without waiting for 看看."""
    session = sit()
    fed(session, "装卦 夬", "当场判")
    assert "×" in fed(session, "世 三")
    assert "○" in fed(session, "五")
    fed(session, "最后判")
    assert "×" not in fed(session, "宫 兑")


def test_every_hexagram_can_be_dressed_from_its_own_chart() -> None:
    """On all 64 a sheet filled from the chart, dated, has every section right, cell by cell or by rows."""
    moment = parse_moment("寅月甲子日")
    for place, hexagram in enumerate(HEXAGRAMS):
        cast = still_cast(hexagram.bits)
        sheet = Sheet(cast, moment, School())
        for section in sections_for(moment):
            sheet.fill(section)
            if section.is_row and place % 2:
                for line in LINES:
                    sheet.put(Entry(section, sheet.written[section.cell, line], line))
        assert not sheet.open_sections
        assert {review.mark for review in sheet.review()} == {"right"}


def test_a_value_is_right_by_the_book_or_follows_from_ones_own() -> None:
    """With the palace wrong, the true relations stay right and those by the wrong palace follow; others are wrong."""
    cast = still_cast("111110")
    sheet = Sheet(cast, None, School())
    sheet.put(Entry(BY_ID["palace"], ("兑",)))
    own = [str(relation) for relation in ("子孙", "妻财", "父母", "子孙", "兄弟", "父母")]
    truth = [str(dress(cast).relation(line)) for line in LINES]
    for values, mark in ((own, "follows"), (truth, "right"), (["父母"] * 6, "wrong")):
        sheet.put(Entry(BY_ID["relation"], tuple(values)))
        assert sheet.look_at(BY_ID["relation"]).mark == mark


@pytest.mark.parametrize(
    ("text", "section", "values", "place"),
    [
        ("兑", "palace", ("兑",), 0),
        ("宫 兑", "palace", ("兑",), 0),
        ("世5", "world", ("5",), 0),
        ("应 二爻", "response", ("2",), 0),
        ("六亲 孙 财 父 孙 兄 父", "relation", ("子孙", "妻财", "父母", "子孙", "兄弟", "父母"), 0),
        ("孙财父孙兄父", "relation", ("子孙", "妻财", "父母", "子孙", "兄弟", "父母"), 0),
        ("二爻 官鬼", "relation", ("官鬼",), 2),
        ("二爻六亲官鬼", "relation", ("官鬼",), 2),
        ("六亲 上爻 父母", "relation", ("父母",), 6),
        ("伏神 二爻 乙巳", "hidden", ("乙巳",), 2),
        ("卦身 辰", "body", ("辰",), 0),
        ("納甲 甲子 甲寅 甲辰 丁亥 丁酉 丁未", "ganzhi", ("甲子", "甲寅", "甲辰", "丁亥", "丁酉", "丁未"), 0),
    ],
)
def test_an_entry_is_read_as_people_write_it(text: str, section: str, values: tuple[str, ...], place: int) -> None:
    """Sections by name, rows whole or by one line, values alone."""
    (entry,) = read_entries(text, SECTIONS[:8])
    assert (entry.section.id, entry.values, entry.place) == (section, values, place)


def test_several_sections_on_one_line() -> None:
    """世 and 应 are often said together."""
    found = read_entries("世五 应二；卦身辰", SECTIONS[:8])
    assert [(entry.section.id, entry.values) for entry in found] == [
        ("world", ("5",)),
        ("response", ("2",)),
        ("body", ("辰",)),
    ]


def test_what_cannot_be_read_is_no_mistake() -> None:
    """Noise while filling in is answered with what is wanted, and nothing is written down."""
    session = sit()
    fed(session, "装卦 夬")
    with pytest.raises(NotationError):
        read_entries("嗯……", SECTIONS[:8])
    assert "不算错" in fed(session, "嗯……")
    assert "还没有填" in fed(session, "看看")


def test_the_sheet_shows_what_is_filled_and_no_more() -> None:
    """The picture has only the cells that were written, and 盘 shows the sheet and not the book's chart."""
    session = sit()
    fed(session, "装卦 夬", "宫 兑", "二爻 官鬼")
    for command in ("", "盘", "盘 夬"):
        shown = [message for message in session.feed(command) if isinstance(message, ShowChart)]
        assert shown[0].filled == frozenset({("palace",), ("relation", 2)})
        text = "\n".join(told(list(shown)))
        assert "甲子" not in text
        assert "妻财" not in text


def test_why_does_not_fill_the_sheet() -> None:
    """为什么 about a cell that is still to be filled in, or that is wrong, tells nothing of it."""
    session = sit()
    fed(session, "装卦 夬")
    assert "坤" not in fed(session, "为什么是坤宫").replace("为什么是坤宫", "")
    assert "妻财" not in fed(session, "为什么初爻是妻财").replace("为什么初爻是妻财", "")


def test_hint_and_reveal_lead_on() -> None:
    """提示 says where to begin; 答案 fills the next section with its reasons and goes on."""
    session = sit()
    fed(session, "装卦 夬")
    assert "世次" in fed(session, "提示")
    assert "本宫是坤" in fed(session, "答案")
    assert "世在哪一爻" in fed(session, "")


def beginner() -> Notebook:
    """The log of somebody for whom the frame and the 干支 are filled in."""
    notebook = Notebook()
    answer = {"attempt": 1, "verdict": "right", "hints": 0, "slips": [], "space": 8}
    notebook.record("answered", {**answer, "skill": "season.state", "code": "season.state"})
    return notebook


def test_worked_faded_solo() -> None:
    """Who has done only some first things gets the frame and the 干支 filled in; who can do rows gets a bare sheet."""
    notebook = Notebook()
    assert dressing_level(notebook.progress) == 0
    for skill, level in (("season.state", 2), ("palace", 1), ("najia.line", 0), ("relation.all", 0)):
        answer = {"attempt": 1, "verdict": "right", "hints": 0, "slips": [], "space": 8, "skill": skill, "code": skill}
        notebook.record("answered", answer)
        assert dressing_level(notebook.progress) == level
    assert LEVELS[0] == ()


@pytest.mark.parametrize("palace", ["兑", "乾"])
def test_what_is_written_over_what_was_filled_in_is_judged(palace: str) -> None:
    """A wrong palace written over the one that the tutor filled in is a mistake like any other, at the end and at once."""
    for judged in ((f"宫 {palace}", "看看"), ("当场判", f"宫 {palace}")):
        session = sit(beginner())
        assert "替你填好" in fed(session, "装卦 夬")
        said = fed(session, *judged)
        assert f"不是{palace}" in said
        assert "○ 坤" in fed(session, "坤")


def test_writing_again_what_was_filled_in_is_no_evidence() -> None:
    """A palace that the tutor filled in and the learner wrote once more counts for nothing."""
    notebook = beginner()
    fed(sit(notebook), "装卦 夬", "宫 坤", "看看")
    assert [fact for fact in notebook.of("answered") if fact.get("skill") == "palace"] == []


def test_coins_make_a_hexagram_to_dress() -> None:
    """Six throws, one line each, and then the hexagram that came lies bare on the table."""
    session = sit()
    fed(session, "摇")
    for _ in range(5):
        assert "按回车掷" in fed(session, "")
    last = fed(session, "")
    assert "装卦：" in last
    assert session.expects.mode == "dress"


def test_coins_fall_as_three_coins_do() -> None:
    """Over many casts the four throws come about as often as 1:3:3:1 says."""
    from hzl_tutor.tutor.casting import Casting

    seen = dict.fromkeys("6789", 0)
    for seed in range(400):
        casting = Casting(seed)
        for _ in range(6):
            casting.throw()
        assert casting.cast is not None
        for digit in casting.cast.digits:
            seen[digit] += 1
    assert sum(seen.values()) == 2400
    for digit, share in (("6", 1 / 8), ("7", 3 / 8), ("8", 3 / 8), ("9", 1 / 8)):
        assert abs(seen[digit] / 2400 - share) < 0.04


def test_every_section_has_a_skill_or_is_plainly_counted() -> None:
    """Each undated section is judged by a skill of the table, whole or by one line."""
    for section in SECTIONS:
        if not section.dated:
            assert (section.skill or section.one) in SKILLS
