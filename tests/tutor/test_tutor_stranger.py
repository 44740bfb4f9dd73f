"""What strangers stumbled over: ways to learn the answer without answering, dead ends, and sentences that were not so."""

from __future__ import annotations

import pytest
from sittings import sit, told

from hzl_tutor.engine import UnreadableError
from hzl_tutor.tutor.messages import Derivation, ShowChart
from hzl_tutor.tutor.session import Session
from hzl_tutor.words.zh_hans import Simplified

WORDS = Simplified()


def fed(session: Session, *lines: str) -> str:
    """What is said to lines, all of it as text."""
    return "\n".join(text for line in lines for text in told(session.feed(line)))


def test_noise_is_answered_alike_whatever_the_key() -> None:
    """The sentence for an unreadable answer depends on what was typed and on the kind alone, never on the key."""
    for noise in ("xx", "qiann", "fumo", "嗯"):
        said = set()
        for code in ("palace@姤", "palace@兑", "palace@丰", "palace@剥"):
            session = sit()
            session.feed(code)
            said.add(fed(session, noise))
        assert len(said) == 1


def test_another_chart_does_not_show_what_is_asked() -> None:
    """While a hexagram is asked about, one that turns into it shows no changed lines, and none shows the day's void."""
    session = sit()
    session.feed("najia.all@姤")
    (shown,) = [message for message in session.feed("盘 复之姤") if isinstance(message, ShowChart)]
    assert "changed" not in shown.show
    assert not any(isinstance(m, Derivation) and not m.stops for m in session.feed("为什么复之姤二爻变辛亥"))
    session = sit()
    session.feed("void@/day=甲子")
    (shown,) = [message for message in session.feed("盘 姤 甲子日") if isinstance(message, ShowChart)]
    assert "void" not in shown.show


def test_a_wrong_member_says_nothing_of_the_rest() -> None:
    """Whether or not something is lacking besides, a wrong member of a set is told in the same words."""
    said = set()
    for code in ("branches.relation@/branches=子寅", "branches.relation@/branches=子午"):
        session = sit()
        session.feed(code)
        said.add(fed(session, "合").splitlines()[0])
    assert len(said) == 1


def test_what_a_sheet_pins_is_told_as_settled() -> None:
    """In 装卦 a palace that stands is said to be settled; no rule is told for it that does not hold."""
    session = sit()
    fed(session, "装卦 夬", "宫 坤", "六亲 父 父 父 父 父 父", "看看")
    answer = fed(session, "答案")
    assert "宫已经定了：坤" in answer
    assert "上卦没有变过" not in answer


def test_while_mending_the_forms_of_the_sheet_are_read() -> None:
    """A cell that is asked for again may be written with its section and line before it; 看看 waits."""
    session = sit()
    fed(session, "装卦 夬", "宫 兑", "看看")
    assert "先把眼前这一格答完" in fed(session, "看看")
    assert "○" in fed(session, "宫 坤")


def test_a_choice_is_not_a_dead_end() -> None:
    """At a lesson's choice 提示 and 为什么 speak of the choice, not of what was before it."""
    session = sit()
    fed(session, "课 2")
    assert session.expects.kind == "choice"
    assert "挑一个" in fed(session, "提示")
    assert "先挑一个" in fed(session, "为什么")


def test_coins_are_not_typed() -> None:
    """Only an empty line throws; anything else is told so and throws nothing."""
    session = sit()
    session.feed("摇")
    assert "按回车" in fed(session, "三背")
    assert session.expects.done == 0


@pytest.mark.parametrize("text", ["不知道", "不会", "忘了", "我不知道啊"])
def test_not_knowing_is_answered_with_a_way_on(text: str) -> None:
    """Who says they do not know is told of 提示 and 答案, and nothing is recorded as an answer."""
    session = sit()
    session.feed("palace@姤")
    assert "提示" in fed(session, text)


def test_a_changed_line_is_not_explained_by_the_line_it_was() -> None:
    """A slip about phases at a changed line cites no branch of the visible line."""
    session = sit()
    session.feed("relation.changed@姤之鼎/line=5")
    assert "壬申" not in fed(session, "官鬼")


def test_positions_are_said_as_words() -> None:
    """A position that was claimed wrongly is named as people name it."""
    session = sit()
    session.feed("盘 姤")
    assert "并不是三爻" in fed(session, "为什么世在三爻")
    assert "姤" not in WORDS.error(UnreadableError("x", "line"))
    assert "子孙" in fed(session, "姤的二爻为什么是子孙")


@pytest.mark.parametrize(
    ("line", "way"),
    [
        ("卦身", "「什么是 卦身」；想练它，说「练 卦身」"),
        ("官鬼", "「什么是 官鬼」"),
        ("六親", "「练 六亲」"),
        ("你好", "「帮助」"),
    ],
)
def test_a_word_of_the_book_alone_is_shown_its_ways(line: str, way: str) -> None:
    """Where nothing is open, a term or a skill that is said and nothing about it gets what can be asked of it."""
    assert way in fed(sit(), line)


@pytest.mark.parametrize("line", ["开始", "start", "開始"])
def test_whoever_wants_to_begin_is_shown_the_lessons(line: str) -> None:
    """开始 is a way in like 课."""
    assert fed(sit(), line) == fed(sit(), "课")


@pytest.mark.parametrize("line", ["drill the six relations 2", "drill relations 2"])
def test_skills_are_named_as_english_names_them(line: str) -> None:
    """Articles and plurals are no part of a skill's name."""
    session = sit()
    session.feed(line)
    assert session.expects.skill.startswith("relation.")
    assert session.expects.of == 2
