"""The real session behind both faces: whatever is typed, what is said can be shown."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest
from fake_session import Quiet
from hypothesis import given, settings
from hypothesis import strategies as st

from hzl_tutor.store import Log
from hzl_tutor.tutor.commands import BY_NAME
from hzl_tutor.tutor.messages import Message
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.ui.cells import clean, width
from hzl_tutor.ui.conversation import converse
from hzl_tutor.ui.glyphs import ASCII, UNICODE
from hzl_tutor.ui.opening import LogLearner, Options, open_library
from hzl_tutor.ui.plain import Plain
from hzl_tutor.ui.render import render
from hzl_tutor.ui.signals import Signals
from hzl_tutor.words.language import language

WORDS = language()
LIBRARY = open_library(Options(), None)
ANSWERS = ("父母", "官鬼", "无", "1", "六", "是", "乾", "甲子", "申 子 辰", "父 财 兄 孙 兄 父", "海中金", "旺", "")
TYPED = st.one_of(
    st.sampled_from(ANSWERS),
    st.sampled_from(sorted(BY_NAME)),
    st.sampled_from(["盘 姤之鼎 寅月甲子日", "盘 夬", "练 六亲 2", "练 伏神", "课 2", "为什么二爻是官鬼", "什么是墓"]),
    st.sampled_from(sorted(SKILLS)).map(lambda skill: f"{skill}~5"),
    st.text(st.characters(codec=None, exclude_categories=()), max_size=30).map(clean),
)


@contextmanager
def session(start: Start = Start()) -> Iterator[Session]:  # noqa: B008 - a frozen value
    """Hold a session with a log in memory, a clock that ticks and seeds that count."""
    ticks, seeds = count(), count(7)

    def now() -> datetime:
        return datetime(2026, 2, 4, tzinfo=UTC) + timedelta(seconds=next(ticks))

    learner = LogLearner(Log.memory(), None, now)
    yield Session(learner, now, lambda: next(seeds), LIBRARY, start=start)
    assert learner.close() == ""


def check(messages: list[Message], screen: int) -> None:
    """Assert that messages fit the screen in both sets of signs and hold nothing but what can be seen."""
    for glyphs in (UNICODE, ASCII):
        for row in render(messages, WORDS, screen, glyphs):
            text = "".join(part for _, part in row)
            assert width(text) <= screen
            assert clean(text) == text
            assert "\n" not in text


@settings(deadline=None, max_examples=60)
@given(st.lists(TYPED, max_size=12), st.sampled_from([40, 60, 80, 120]))
def test_whatever_is_typed_the_answer_can_be_shown(lines: list[str], screen: int) -> None:
    """Commands, answers to anything, codes and plain nonsense: every message of the session becomes rows that fit."""
    with session() as talk:
        check(talk.start(), screen)
        for line in lines:
            check(talk.feed(line), screen)
        check(talk.close("eof"), screen)


@pytest.mark.parametrize("skill", sorted(SKILLS))
def test_every_skill_from_question_to_reveal(skill: str) -> None:
    """A question of every skill, its hints, its chart, its reasons and its answer fit a screen of 60 columns."""
    with session(Start("drill", (skill,), 3, 7)) as talk:
        check(talk.start(), 60)
        for line in ("提示", "盘", "为什么", "？？", "答案", "跳过", "再见"):
            check(talk.feed(line), 60)
        assert talk.expects.over


@settings(deadline=None, max_examples=40)
@given(st.lists(TYPED, max_size=10), st.sampled_from(["utf-8", "gbk", "big5", "cp1252", "ascii"]))
def test_plain_lines_of_any_conversation(lines: list[str], encoding: str) -> None:
    """Through a pipe in any encoding the conversation comes to its end, in lines without a control character."""
    source = io.TextIOWrapper(io.BytesIO("\n".join(lines).encode()), encoding="utf-8")
    raw = io.BytesIO()
    target = io.TextIOWrapper(raw, encoding=encoding, newline="\n")
    with session() as talk:
        converse(talk, Plain(lambda: talk.expects, WORDS, source, target, io.StringIO()), Signals(), Quiet())
        assert talk.expects.over
    said = raw.getvalue().decode(encoding)
    assert said.endswith("\n")
    assert clean(said) == said
