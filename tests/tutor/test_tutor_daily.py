"""每日一卦: the same chart for everybody on a date, dressed, read and compared; the row of days; the line in the welcome."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from sittings import WORDS, Notebook, asked, library, look_at, told

from hzl_tutor.book import RULES
from hzl_tutor.engine import Clock
from hzl_tutor.engine.choices import USUAL_CLOCK
from hzl_tutor.tutor.daily import UNDATED, cast_of, questions_of
from hzl_tutor.tutor.messages import Ask, Claims, Message, Progress, Say, ShowChart
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.sheet import Sheet

NOON = datetime(2026, 2, 4, 4, tzinfo=UTC)
"""Noon of 4 February 2026 by the usual clock."""
DAY = date(2026, 2, 4)
DAYS = [DAY + timedelta(days=number) for number in range(40)]


def session_at(notebook: Notebook, now: datetime = NOON, start: Start = Start(), clock: Clock = USUAL_CLOCK) -> Session:  # noqa: B008 - a frozen value
    """A conversation at a moment."""
    return Session(notebook, lambda: now, lambda: 7, library(), start=start, clock=clock)


def says(said: list[Message]) -> list[str]:
    """The ids of the program's own sentences."""
    return [message.id for message in said if isinstance(message, Say)]


def sheet_lines(session: Session) -> list[str]:
    """What fills the sheet on the table rightly, section by section."""
    dressing = session._desk.dressing
    assert dressing is not None
    whole = Sheet(dressing.sheet.cast, None, dressing.sheet.school)
    for section in whole.sections:
        whole.fill(section)
    return [f"{section.names[0]} {' '.join(whole.values(section))}" for section in whole.sections]


def done(notebook: Notebook, now: datetime = NOON) -> list[Message]:
    """Do the chart of the day without a mistake; return what is said at the end."""
    session = session_at(notebook, now)
    said = session.feed("每日")
    for line in (*sheet_lines(session), "看看"):
        said = session.feed(line)
        look_at(said)
    while session.expects.mode == "dress":
        said = session.feed(asked(said).exercise.key)
        look_at(said)
    return said


def test_a_date_has_one_chart() -> None:
    """A date gives the same cast and questions each time; other dates others, and one line moves."""
    assert len({str(cast_of(day)) for day in DAYS}) > len(DAYS) // 2
    for day in DAYS:
        assert cast_of(day) == cast_of(day)
        assert len(cast_of(day).moving) == 1
        assert questions_of(day) == questions_of(day)


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_the_questions_are_about_the_chart(day: date) -> None:
    """Two or three questions, all on that very cast, about rules that can be told without a moment."""
    questions = questions_of(day)
    assert 2 <= len(questions) <= 3
    for exercise in questions:
        assert str(exercise.cast) == str(cast_of(day))
        if "rule" in exercise.params:
            assert UNDATED.issuperset(RULES[exercise.params["rule"]].needs)


def test_from_nothing_to_the_book() -> None:
    """Dressed from nothing, read in a few questions, then shown whole with 断, and the day is counted."""
    notebook = Notebook()
    session = session_at(notebook)
    said = session.feed("每日")
    assert says(said)[0] == "daily.begin"
    (picture,) = [one for one in said if isinstance(one, ShowChart)]
    assert picture.filled == frozenset()
    said = done(notebook)
    kinds = [type(one) for one in said]
    assert kinds.index(ShowChart) < kinds.index(Claims)
    assert says(said)[-2:] == ["daily.streak", "free.again"]
    (fact,) = notebook.of("daily")
    assert fact == {
        "date": "2026-02-04",
        "cast": str(cast_of(DAY)),
        "mistakes": 0,
        "right": fact["of"],
        "of": fact["of"],
    }
    assert notebook.progress.daily[:3] == ("2026-02-04", 1, 1)


def test_a_mistake_is_mended_first() -> None:
    """A wrong section is taken up as in 装卦, and the questions come after it; the mistake is counted."""
    notebook = Notebook()
    session = session_at(notebook)
    session.feed("每日")
    right = sheet_lines(session)
    palace = right[0].split()[1]
    wrong = next(word for word in ("乾", "坤") if word != palace)
    for line in (f"宫 {wrong}", *right[1:]):
        session.feed(line)
    said = session.feed("看看")
    assert session.expects.skill == "palace"
    while session.expects.mode == "dress":
        open_now = session._desk.asking
        said = session.feed(open_now.exercise.key if open_now else "看看")
    assert "daily.streak" in says(said)
    (fact,) = notebook.of("daily")
    assert fact["mistakes"] == 1


def test_once_a_day() -> None:
    """Done, it is not laid out again that day; the next day it is, and tells the row of days so far."""
    notebook = Notebook()
    done(notebook)
    assert says(session_at(notebook).feed("daily")) == ["daily.already"]
    said = session_at(notebook, NOON + timedelta(days=1)).feed("每日一卦")
    assert says(said)[:2] == ["daily.begin", "daily.row"]
    look_at(said)


def test_left_before_the_end() -> None:
    """停 leaves it undone: nothing is counted, and it can be begun again."""
    notebook = Notebook()
    session = session_at(notebook)
    session.feed("每日")
    assert says(session.feed("停"))[0] == "stopped"
    assert notebook.of("daily") == []
    assert says(session.feed("每日"))[0] == "daily.begin"


def test_the_day_is_that_of_the_clock() -> None:
    """An hour before midnight by one clock it is the next day by another, and so another chart."""
    late = datetime(2026, 2, 4, 20, tzinfo=UTC)
    for clock, day in ((USUAL_CLOCK, "2026-02-05"), (Clock(utc=0), "2026-02-04"), (Clock(utc=-300), "2026-02-04")):
        said = session_at(Notebook(), late, clock=clock).feed("每日")
        assert day in "".join(told(said))


def test_the_welcome_says_it_waits() -> None:
    """Whoever can dress a hexagram is told that today's waits, until it is done; somebody new is not."""
    notebook = Notebook()
    assert says(session_at(notebook).start()) == ["welcome.new"]
    done(notebook)
    assert "welcome.daily" not in says(session_at(notebook).start())
    tomorrow = session_at(notebook, NOON + timedelta(days=1))
    assert says(tomorrow.start())[-1] == "welcome.daily"
    assert tomorrow._taking is None  # nothing was loaded for it
    assert len(WORDS.say(Say("welcome.daily"))) < 30


def test_progress_tells_the_row() -> None:
    """进度 has the row of days while it stands: on the day and the two after it."""
    notebook = Notebook()
    done(notebook)
    for days, row in ((0, 1), (2, 1), (3, 0)):
        (progress,) = [
            one for one in session_at(notebook, NOON + timedelta(days=days)).feed("进度") if isinstance(one, Progress)
        ]
        assert progress.streak == row


def test_begun_from_the_command_line() -> None:
    """`hzl daily` begins with the same words, and nothing of the chart is told before it is asked."""
    said = session_at(Notebook(), start=Start("daily")).start()
    assert says(said)[0] == "daily.begin"
    assert not [one for one in said if isinstance(one, Ask | Claims)]
