"""断: the claims of the book on the chart at hand, what they wait for, why they hold; and no fortune told."""

from __future__ import annotations

import pytest
from sittings import look_at, own_words, put, sit, told

from hzl_tutor.book import TOPICS, Matter, findings
from hzl_tutor.engine import HEXAGRAMS, dress, parse_dressing, still_cast
from hzl_tutor.tutor.claims import read_matter
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.messages import Ask, Claims, Derivation, Message, Say
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.topics import ASKERS, SPELLINGS
from hzl_tutor.words.en import English

DUN = "断 遁 寅月甲子日 求财 男 27"


def claims(said: list[Message]) -> Claims:
    """The claims that were listed."""
    (listed,) = [one for one in said if isinstance(one, Claims)]
    return listed


def say_ids(said: list[Message]) -> list[str]:
    """The ids of the sentences that were said."""
    return [one.id for one in said if isinstance(one, Say)]


def rules(said: list[Message]) -> list[str]:
    """The rules that were listed, in order."""
    return [one.rule.id for one in claims(said).found]


def fed(*lines: str) -> tuple[Session, list[Message]]:
    """A session after some lines, and what was said to the last of them."""
    session, said = sit(), []
    for line in lines:
        said = session.feed(line)
    return session, said


def test_all_in_one_line() -> None:
    """A hexagram, a moment, what is asked, by whom and how old: the findings are the book's, and so is the heading."""
    said = fed(DUN)[1]
    cast, moment = parse_dressing("遁 寅月甲子日")
    held = findings(dress(cast, moment), matter=Matter("求财", "男", 27))
    assert claims(said).found == held
    lines = told(said)
    assert lines[0].startswith("书中主张")
    assert lines[1] == "天山遁，寅月甲子日，占求财，男，27岁"
    assert [line for line in lines if line.startswith("§")] == [
        f"{section}  {title}"
        for section, title in (
            ("§2", "六亲根源"),
            ("§6", "公私用事"),
            ("§7", "出现伏藏"),
            ("§8", "占财伏鬼"),
            ("§16", "出现重迭"),
        )
    ]
    assert any("S08.R1" in line and "（二爻）" in line and "S08.R3" in line for line in lines)
    assert any(line.strip().startswith("据 ") for line in lines)
    assert any("「练 " in line for line in lines)


@pytest.mark.parametrize(
    "typed",
    [
        "断 遁 寅月 甲子日 占求财 男 27",
        "断 男27岁 求财 遁 寅月甲子日",
        "斷　遯　寅月甲子日　求財　男　２７",
        "read dun yin month jiazi day wealth man 27",
        "read dun yin month jiazi day about money for a man aged 27",
        ":read dun 寅月甲子日 wealth male 27",
    ],
)
def test_however_it_is_written(typed: str) -> None:
    """Order, 占, 岁, 繁, full-width, pinyin and English make no difference."""
    assert told(fed(typed)[1]) == told(fed(DUN)[1])


def test_the_chart_at_hand_and_what_is_added() -> None:
    """断 takes the chart last shown; a matter, a month or an asker said later is added to what is known of it."""
    session, said = fed("盘 遁", "断")
    assert rules(said) == [one.rule.id for one in findings(still_cast("001111"))]
    assert "「断 寅月甲子日」" in "".join(told(said))
    assert "「断 求财」" in "".join(told(said))
    session.feed("断 求财")
    session.feed("断 寅月")
    session.feed("断 甲子日")
    assert told(session.feed("断 男 27")) == told(fed(DUN)[1])
    assert claims(session.feed("断 求官")).matter == Matter("求官", "男", 27)
    assert claims(session.feed("断 姤")).matter == Matter()
    assert claims(session.feed("断")).chart.thrown().hexagram.name == "姤"


def test_without_a_chart_it_asks_for_one() -> None:
    """Nothing at hand: it says how; what it cannot read it names; a date that is none is said to be none."""
    assert say_ids(fed("断")[1]) == ["read.which"]
    assert say_ids(fed("断 求财")[1]) == ["read.which"]
    assert say_ids(fed("断 桃花")[1]) == ["read.unknown"]
    assert "「桃花」" in told(fed("盘 遁", "断 桃花")[1])[0]
    assert "甲丑" in told(fed("盘 遁", "断 甲丑日")[1])[0]


def test_every_chart_can_be_read() -> None:
    """Each hexagram with a topic in turn, dated, in both languages: every sentence is whole."""
    for hexagram, topic in zip(HEXAGRAMS, [*TOPICS] * 3, strict=False):
        said = fed(f"断 {hexagram.name} 丙午年 寅月 甲子日 {topic} 男 30")[1]
        assert claims(said).found
        look_at(said)
        for line in English().render(claims(said)):
            assert "……" not in line.text
            assert "None" not in line.text


def test_both_sides_are_shown() -> None:
    """On 谦 two rules of §13 say otherwise of one another: both are listed, and that they differ is said."""
    said = fed("断 谦 寅月甲子日")[1]
    assert {"S13.R1", "S13.R2"} <= set(rules(said))
    for rule, other in (("S13.R1", "S13.R2"), ("S13.R2", "S13.R1")):
        (line,) = [line for line in told(said) if f"{rule} 书里说" in line]
        assert other in line
        assert "两种说法都列在这里" in line


def test_old_opinions_are_only_recorded() -> None:
    """A claim about women carries that it is a view of its time."""
    said = fed("断 屯 寅月甲子日 婚姻 男 30")[1]
    cautious = [one.rule.id for one in claims(said).found if one.rule.caution]
    assert cautious
    for rule in cautious:
        (line,) = [line for line in told(said) if f"{rule} 书里说" in line]
        assert "只照录" in line


def test_corrupt_places_are_marked() -> None:
    """Where the words of a rule have a doubtful place, it is quoted and said to be doubtful."""
    said = fed("断 泰 亥月 乙卯日")[1]
    assert "S11.R2" in rules(said)
    lines = told(said)
    at = next(place for place, line in enumerate(lines) if "S11.R2 书里说" in line)
    assert "原文「" in lines[at + 2]
    assert "照录" in lines[at + 2]


def test_why_a_rule_holds() -> None:
    """By its id or its number: the steps it rests on, the rule last, without plain tables and other lines."""
    session, said = fed(DUN)
    place = rules(said).index("S08.R3") + 1
    by_id = session.feed("为什么 S08.R3")
    for line in (
        f"为什么 第{place}条",
        f"为什么第{place}条",
        f"why claim {place}",
        "why s08.r3",
        "为什么 Ｓ０８．Ｒ３",
    ):
        assert session.feed(line) == by_id, line
    (steps,) = [one.steps for one in by_id if isinstance(one, Derivation)]
    assert steps[-1].key == ("s08_r3",)
    assert {("beneath", "妻财", "官鬼"), ("day_kin",)} <= {step.key for step in steps}
    assert not [step for step in steps if 5 in step.key or 6 in step.key]
    assert "书里说" in told(by_id)[-1]
    look_at(by_id)


def test_every_rule_that_holds_can_be_asked() -> None:
    """Of a dozen charts with a matter, each row of the list has its reasons, all told."""
    for hexagram, topic in zip(HEXAGRAMS[::5], TOPICS, strict=False):
        session, said = fed(f"断 {hexagram.name} 丙午年 寅月 甲子日 {topic} 女 30")
        for place in range(1, len(rules(said)) + 1):
            because = session.feed(f"为什么 第{place}条")
            assert isinstance(because[0], Derivation)
            look_at(because)


def test_why_of_what_does_not_hold() -> None:
    """A number beyond the list, a rule that does not hold, one that waits, and a list that was never made."""
    session, said = fed("盘 遁", "断")
    assert say_ids(session.feed("为什么 第99条")) == ["read.no-such"]
    assert say_ids(session.feed("为什么 S09.R1")) == ["read.not-here"]
    assert say_ids(session.feed("为什么 S08.R3")) == ["read.waits"]
    assert "「断 寅月甲子日」" in told(session.feed("为什么 S08.R3"))[0]
    assert say_ids(sit().feed("为什么 第1条")) == ["read.first"]
    assert say_ids(sit().feed("为什么 S08.R1")) == ["read.which"]
    assert claims(said).found


@pytest.mark.parametrize("skill", SKILLS)
def test_nothing_is_read_while_a_question_is_open(skill: str) -> None:
    """At an exercise of any skill 断, of this chart or another, and 为什么 of a rule wait; the question stands as it was."""
    session = put(draw(SKILLS[skill], 3))
    before = session.expects
    for line in ("断", "断 求财", DUN, "断 乾", "为什么 S08.R1", "为什么 第1条"):
        said = session.feed(line)
        assert say_ids(said) == ["read.busy"], line
        assert not [one for one in said if isinstance(one, Claims | Derivation)]
        assert isinstance(said[-1], Ask)
        assert session.expects == before


def test_nothing_is_read_at_a_sheet_or_a_choice() -> None:
    """While a chart is filled in, or a lesson waits for a choice, it waits too; afterwards it is said."""
    session = fed("装卦 夬")[0]
    assert "read.busy" in say_ids(session.feed("断"))
    session.feed("停")
    assert claims(session.feed("断 夬")).found
    lesson = sit(start=Start("lesson", unit="2"))
    while lesson.expects.kind != "choice":
        lesson.feed("")
    before = lesson.expects
    assert "read.busy" in say_ids(lesson.feed("断 遁"))
    assert lesson.expects == before


def test_spellings_are_the_book_s_topics() -> None:
    """Each spelling names a topic of the book, each topic has one in letters, and none is a hexagram's or an asker's."""
    assert set(SPELLINGS.values()) == set(TOPICS)
    assert {topic for name, topic in SPELLINGS.items() if name.isascii()} == set(TOPICS)
    assert not {one.name for one in HEXAGRAMS} & set(SPELLINGS)
    assert not set(ASKERS) & set(SPELLINGS)
    assert read_matter("家人 求财").rest == "家人"
    assert read_matter("877797 27").matter.age == 27
    assert read_matter("877797 27").rest == "877797"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("我下个月换工作好不好", ("求官", "官鬼为用", "父母为辅", "§3、§6、§27")),
        ("能不能发财", ("求财", "妻财为用", "子孙为辅", "§6")),
        ("这笔生意能不能成", ("求财", "妻财为用")),
        ("我什么时候能结婚", ("婚姻", "男取妻财", "女取官鬼", "§25")),
        ("考试会不会过", ("科举", "官鬼为用", "§27")),
        ("他的病好不好", ("病", "官鬼为用")),
        ("会不会怀孕", ("孕产", "妻财为用", "§26")),
        ("官司能不能赢", ("词讼", "官鬼为用")),
        ("丢的东西能不能回来", ("失物", "官鬼为用")),
        ("will i get the job", ("求官", "官鬼为用")),
        ("should i marry him", ("婚姻", "男取妻财")),
        ("will my lawsuit end well", ("词讼",)),
        ("断一下我能不能发财", ("求财", "妻财为用")),
        ("找工作", ("求官", "官鬼为用")),
        ("找工作好不好", ("求官", "官鬼为用")),
    ],
)
def test_a_fortune_is_not_told_but_the_book_s_choice_is(line: str, words: tuple[str, ...]) -> None:
    """What was asked about is heard: the book's 用神 for it with its sections, an exercise, and no word of an outcome."""
    (said,) = fed(line)[1]
    text = "".join(told([said]))
    assert "这里不断事" in text
    assert all(word in text for word in words), text
    assert "「练 " in text
    assert not any(word in text for word in ("吉", "凶", "会", "能", "建议"))
    (in_english,) = English().render(said)[-1:]
    assert "To practise this" in in_english.text


def test_at_a_question_no_use_is_told() -> None:
    """While something is asked the friendly line tells nothing that could be its key."""
    session = put(draw(SKILLS["relation.line"], 3))
    said = session.feed("我下个月换工作好不好")
    assert say_ids(said) == ["no-fortune"]
    assert not any("为用" in line for line in own_words(said))
