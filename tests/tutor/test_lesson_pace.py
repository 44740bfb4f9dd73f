"""How prose goes on in a lesson: after each paragraph, after a few, or not before something is asked."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from hzl_tutor.lesson import Library
from hzl_tutor.store import Log
from hzl_tutor.tutor.messages import Message, Pause, Prose
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.ui.opening import LogLearner
from hzl_tutor.ui.settings import PACES

SCRIPT = """---
unit: 9
id: pace
title: 节奏
sections: [2]
track: 五乡
skills: [palace]
rev: 1
---

一。

二。

三。

四。

五。

```predict
id: p1
ask: 猜
options:
  - {text: 好, say: 嗯}
  - {text: 坏, say: 嗯}
```
"""
NOW = datetime(2026, 2, 4, tzinfo=UTC)


def said_at_once(folder: Path, pace: int) -> list[int]:
    """Return how many paragraphs each turn of a lesson says until something is asked."""
    (folder / "9-pace.md").write_text(SCRIPT, encoding="utf-8")
    learner = LogLearner(Log.memory(), None, lambda: NOW)
    session = Session(
        learner, lambda: NOW, lambda: 7, Library([folder], None), start=Start("lesson", unit="9"), pace=pace
    )
    turns: list[list[Message]] = [session.start()]
    while any(isinstance(message, Pause) for message in turns[-1]):
        turns.append(session.feed(""))
    return [sum(isinstance(message, Prose) for message in turn) for turn in turns]


@pytest.mark.parametrize(("pace", "turns"), [("paragraph", [1] * 5), ("few", [3, 2]), ("page", [5])])
def test_a_lesson_waits_as_often_as_was_settled(pace: str, turns: list[int], tmp_path: Path) -> None:
    """Each paragraph, three of them, or all up to the next act are said at once."""
    assert said_at_once(tmp_path, PACES[pace]) == turns
