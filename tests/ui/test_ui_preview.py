"""A lesson played while it is being written: saved changes are taken up, mistakes in them are told, nothing is recorded."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from hzl_tutor.lesson import Fault, FaultCode, compile_file
from hzl_tutor.store import Log
from hzl_tutor.tutor.messages import Bye, Choose, Message, Prose, Say
from hzl_tutor.tutor.session import Session
from hzl_tutor.ui.opening import LogLearner
from hzl_tutor.ui.preview import Preview
from hzl_tutor.words.language import language

LESSON = """\
---
unit: 88
id: shi-jian
title: 试讲
track: 骨架
---

头一段。

```predict
id: p1
ask: 先猜一个
options:
  - {text: 甲, say: 记住。}
  - {text: 乙, say: 记住。}
```

后一段。

```choice
id: c1
ask: 再挑一个
options:
  - {text: 甲, say: 不是。}
  - {text: 乙, say: 是。, right: true}
```

末一段。
"""


def now() -> datetime:
    """A time."""
    return datetime(2026, 2, 4, tzinfo=UTC)


class Desk:
    """A preview of a file, whose faults of style are those of ``style``."""

    def __init__(self, path: Path, step: str = "") -> None:
        self.path = path
        self.style: list[Fault] = []
        self.write(LESSON)
        self.learner = LogLearner(Log.memory(), None, now)
        numbers = count(1)
        session = Session(self.learner, now, lambda: next(numbers))
        self.preview = Preview(session, path, compile_file(path), lambda: self.style, step)

    def write(self, text: str) -> None:
        """Save the file."""
        self.path.write_text(text, encoding="utf-8")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A preview of a small lesson that has not begun."""
    return Desk(tmp_path / "x.md")


def said(messages: list[Message]) -> list[str]:
    """The ids of sentences, the words of paragraphs and questions."""
    found = []
    for message in messages:
        if isinstance(message, Say):
            found.append(message.id)
        elif isinstance(message, Prose):
            found.append(message.text[0].text)
        elif isinstance(message, Choose):
            found.append(message.wording[0].text)
    return found


def test_it_is_the_lesson(desk: Desk) -> None:
    """A preview begins the lesson, takes answers as the lesson does, and comes to its end."""
    assert said(desk.preview.start()) == ["preview.begin", "lesson.begin", "头一段。", "先猜一个"]
    assert said(desk.preview.feed("1")) == ["后一段。", "再挑一个"]
    assert "lesson.done" in said(desk.preview.feed("2"))


def test_leaving_promises_nothing(desk: Desk) -> None:
    """Who leaves a preview before its end is not told where it will go on: nothing was recorded."""
    desk.preview.start()
    desk.preview.feed("1")
    assert desk.preview.close("quit") == [Bye(0, 0, ())]
    assert desk.preview.expects.over


def test_a_saved_change_is_taken_up_where_one_is(desk: Desk) -> None:
    """After a change the open question is put again in its new words, wherever it has moved to."""
    desk.preview.start()
    desk.preview.feed("1")
    desk.write(LESSON.replace("再挑一个", "重新挑一个").replace("头一段。", "头一段。\n\n添一段。"))
    assert said(desk.preview.feed("")) == ["preview.new", "重新挑一个"]
    assert said(desk.preview.feed("")) == ["重新挑一个"]


def test_an_answer_is_still_taken_after_a_change(desk: Desk) -> None:
    """What was typed is not lost when the file has changed: it answers the new version."""
    desk.preview.start()
    desk.write(LESSON.replace("后一段。", "后面一段。"))
    assert said(desk.preview.feed("1")) == ["preview.new", "先猜一个", "后面一段。", "再挑一个"]


def test_a_version_with_faults_is_told_and_the_one_before_goes_on(desk: Desk) -> None:
    """Faults are told with their place, once; the old version can be answered, and a mended one is taken up."""
    desk.preview.start()
    desk.write(LESSON.replace("title: 试讲", "title:"))
    broken = desk.preview.feed("")
    assert said(broken) == ["preview.broken", "preview.fault"]
    assert isinstance(broken[1], Say)
    assert "x.md:4:" in language().say(broken[1])
    assert said(desk.preview.feed("1")) == ["后一段。", "再挑一个"]
    desk.write(LESSON)
    assert said(desk.preview.feed("")) == ["preview.new", "再挑一个"]


def test_a_file_that_is_gone_for_a_moment(desk: Desk) -> None:
    """A file taken away is told once, and taken up again when it is back, unchanged or not."""
    desk.preview.start()
    desk.path.unlink()
    assert said(desk.preview.feed("")) == ["preview.gone"]
    assert said(desk.preview.feed("")) == ["先猜一个"]
    desk.write(LESSON)
    assert said(desk.preview.feed("")) == ["preview.new", "先猜一个"]


@pytest.mark.parametrize("line", ["跳到 c1", "goto c1", ":GOTO c1", " 跳到c1 "])
def test_one_can_go_to_a_step(line: str, desk: Desk) -> None:
    """Any step can be gone to by its key, forwards and back, and after the end."""
    desk.preview.start()
    assert said(desk.preview.feed(line)) == ["再挑一个"]
    assert said(desk.preview.feed("跳到 start+1")) == ["头一段。", "先猜一个"]
    desk.preview.feed(line)
    desk.preview.feed("2")
    assert said(desk.preview.feed(line))[-1] == "再挑一个"


def test_a_step_that_is_not_there(desk: Desk) -> None:
    """An unknown step leaves one where one is, and the ids that there are are told."""
    desk.preview.start()
    (told,) = desk.preview.feed("跳到 c9")
    assert isinstance(told, Say)
    assert (told.id, told.data) == ("preview.no-step", {"text": "c9", "known": "p1、c1"})
    assert desk.preview.expects.step == "p1"


def test_it_can_begin_at_a_step(tmp_path: Path) -> None:
    """A preview that is to begin at a step says nothing of what stands before it."""
    assert said(Desk(tmp_path / "x.md", "p1+1").preview.start())[2:] == ["后一段。", "再挑一个"]


def test_faults_of_style_are_told_and_keep_nobody(desk: Desk) -> None:
    """What only the linter minds is told at the start and with each change, but for what is still to be written."""
    comma = Fault("x.md", 8, 1, FaultCode.WESTERN_PUNCTUATION, {"mark": ",", "chinese": "，"})
    desk.style = [comma, Fault("x.md", 8, 1, FaultCode.TO_DO, {"text": "【待写】"})]
    assert said(desk.preview.start())[:4] == ["preview.begin", "preview.style", "preview.fault", "lesson.begin"]
    desk.write(LESSON.replace("末一段", "最后一段"))
    assert said(desk.preview.feed("")) == ["preview.new", "preview.style", "preview.fault", "先猜一个"]


def test_a_paragraph_that_was_taken_out_leaves_one_near(desk: Desk) -> None:
    """Where the paragraph one stands at is gone, the one before it is said again and not the whole lesson."""
    long = LESSON.replace("后一段。", "一。\n\n二。\n\n三。\n\n四。\n\n五。")
    desk.write(long)
    desk.preview.start()
    desk.preview.feed("")
    assert said(desk.preview.feed("1"))[:3] == ["一。", "二。", "三。"]
    desk.write(long.replace("三。\n\n四。\n\n五。", "三。"))
    assert said(desk.preview.feed("")) == ["preview.new", "三。", "再挑一个"]
