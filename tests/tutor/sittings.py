"""For the tests of the conversation: a learner who writes everything down, sessions with a fixed clock, and a look at it all."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from hzl_tutor.lesson.library import Library
from hzl_tutor.store import Event, Progress, fold, stamp
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.messages import Ask, Choose, Message, Prose, Remark, SaveThis, ShowChart, Verse
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.words.zh_hans import Simplified

LESSONS = Path(__file__).parents[2] / "lessons"
WORDS = Simplified()
FREE = Start()


class Notebook:
    """The learner's log in memory: what was recorded, in order, and what it says."""

    def __init__(self) -> None:
        self.facts: list[tuple[str, dict[str, Any]]] = []
        self.progress = Progress()

    def record(self, kind: str, data: dict[str, Any]) -> int:
        """Write a fact down, a minute after the one before, and number it."""
        self.facts.append((kind, data))
        at = stamp(datetime(2026, 2, 4, tzinfo=UTC) + timedelta(minutes=len(self.facts)))
        fold(self.progress, Event(len(self.facts), at, kind, data))
        return len(self.facts)

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The data of all facts of a kind."""
        return [data for name, data in self.facts if name == kind]


@cache
def library() -> Library:
    """The lessons of the checkout, compiled once for all tests."""
    return Library([LESSONS], None)


def sit(notebook: Notebook | None = None, start: Start = FREE, seed: int = 1, shelf: Library | None = None) -> Session:
    """Begin a conversation whose seeds and minutes are settled; its first messages have been said."""
    session = session_of(notebook, start, seed, shelf)
    session.start()
    return session


def session_of(
    notebook: Notebook | None = None, start: Start = FREE, seed: int = 1, shelf: Library | None = None
) -> Session:
    """A conversation that has not begun."""
    stream, minutes = Stream("a sitting", seed), count()
    return Session(
        notebook or Notebook(),
        lambda: datetime(2026, 2, 4, tzinfo=UTC) + timedelta(minutes=next(minutes)),
        lambda: stream.below(2**32),
        shelf or library(),
        start=start,
    )


def told(messages: list[Message]) -> list[str]:
    """The lines of messages, charts as they are read aloud."""
    lines: list[str] = []
    for message in messages:
        if isinstance(message, ShowChart):
            lines += [*WORDS.chart_title(message), *WORDS.chart_notes(message), *WORDS.chart_sentences(message)]
        else:
            lines += [f"{line.text}{line.aside}" for line in WORDS.render(message)]
    return lines


def own_words(messages: list[Message]) -> list[str]:
    """The lines that are not an author's and do not repeat what somebody typed."""
    authors = Prose | Verse | Remark | Choose | SaveThis
    return told([message for message in messages if not isinstance(message, authors)])


def asked(messages: list[Message]) -> Ask:
    """The last question among messages."""
    return [message for message in messages if isinstance(message, Ask)][-1]


def put(exercise: Exercise, notebook: Notebook | None = None) -> Session:
    """A conversation in which this exercise has just been asked."""
    session = sit(notebook)
    said = session.feed(exercise.resolved)
    assert asked(said).exercise == exercise
    return session


def step_forward(session: Session, code: str) -> list[Message]:
    """Take every step back that is open, until the exercise of ``code`` is asked again; return what was said last."""
    said: list[Message] = []
    for _ in range(3):
        if session.expects.code in (code, ""):
            return said
        said = session.feed(exercise_of(session.expects.code).key)
    raise AssertionError(f"{code} is not asked again, but {session.expects.code}")


Strategy = Callable[[Session, list[Message]], str]
"""What somebody types next, seeing the conversation and what was said last."""


def play(session: Session, strategy: Strategy, turns: int, first: list[Message] | None = None) -> list[list[Message]]:
    """Hold a conversation until nothing is going on any more or ``turns`` lines were typed; return what was said."""
    turned = [session.start() if first is None else first]
    for _ in range(turns):
        before = session.expects
        assert before == session.expects
        if before.mode == "free":
            break
        turned.append(session.feed(strategy(session, turned[-1])))
        look_at(turned[-1])
    return turned


def look_at(said: list[Message]) -> None:
    """What holds of everything that is said: it can be shown, and no sentence has a hole in it."""
    told(said)
    for line in own_words(said):
        assert not any(hole in line for hole in ("……", "{", "None")), line
