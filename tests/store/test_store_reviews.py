"""When a skill should come up again: the intervals, what counts as a review, undo, snapshots, and what is loaded."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import fsrs  # noqa: F401 - loaded before any example is timed
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_events import START, answer, answered, at, folded, revealed, shown

from hzl_tutor.store import Event, Kind, Log, Progress, StateFault, fold

SKILL = "relation.line"


def days_until_due(progress: Progress, day: int) -> int:
    """Whole days from the moment of day `day` until the sample skill is due."""
    return (datetime.fromisoformat(progress.reviews()[SKILL]) - (START + timedelta(days=day))).days


def intervals(**first: Any) -> list[int]:
    """Intervals when a skill is answered as `first`, then right and unaided each time it is due."""
    events, day, found = [answer(0, **first)], 0, []
    for _ in range(5):
        found.append(days_until_due(folded(*events), day))
        day += found[-1]
        events.append(answer(day))
    return found


def test_the_intervals() -> None:
    """Right each time a skill comes back after 2, 11, 46, 163 days and never later than 180; after a miss after one."""
    assert intervals() == [2, 11, 46, 163, 180]
    assert intervals(verdict="wrong")[:4] == [1, 2, 6, 17]


def test_help_brings_a_skill_back_sooner() -> None:
    """The better the first answer, the later the review: wrong, right with a hint, right unaided."""
    wrong, helped, unaided = (
        folded(answer(0), answer(2, **facts)).reviews()[SKILL] for facts in ({"verdict": "wrong"}, {"hints": 1}, {})
    )
    assert wrong < helped < unaided


@pytest.mark.parametrize(
    "event",
    [
        (Kind.SHOWN, shown()),
        (Kind.SKIPPED, shown()),
        (Kind.ANSWERED, answered(attempt=2)),
        (Kind.ANSWERED, answered(verdict="unreadable")),
        (Kind.REVEALED, revealed(attempts=1)),
        (Kind.REVEALED, revealed(attempts=None)),
    ],
    ids=["shown", "skipped", "second", "unreadable", "revealed-after", "revealed-unclear"],
)
def test_what_is_no_review(event: tuple[str, dict[str, Any]]) -> None:
    """Only first answers count, and what is given away only before any answer."""
    assert folded((at(0), *event)).reviews() == {}
    assert folded(answer(0), (at(1), *event)).reviews() == folded(answer(0)).reviews()


def test_a_reveal_is_a_miss() -> None:
    """An answer given away at once schedules as a wrong one does."""
    assert folded((at(0), Kind.REVEALED, revealed())).reviews() == folded(answer(0, verdict="wrong")).reviews()


def test_due_from_its_moment_on() -> None:
    """A skill is due at the moment of its review and not a second before; the longest due comes first."""
    progress = folded(answer(0, skill="stage"), answer(0, skill="palace", verdict="wrong"), answer(2, skill="void"))
    assert progress.due(START + timedelta(days=1, seconds=-1)) == ()
    assert progress.due(START + timedelta(days=1)) == ("palace",)
    assert progress.due(START + timedelta(days=2)) == ("palace", "stage")
    assert list(progress.reviews()) == ["palace", "stage", "void"]


def test_any_zone_will_do() -> None:
    """The moment may be given in any zone, but not in none."""
    progress = folded(answer(0, verdict="wrong"))
    moment = (START + timedelta(days=1)).astimezone()
    assert progress.due(moment) == progress.due(moment.astimezone(UTC)) == (SKILL,)
    with pytest.raises(ValueError, match="zone"):
        progress.due(datetime(2026, 2, 5))


@given(
    st.lists(st.tuples(st.integers(-400, 4000), st.sampled_from(["right", "wrong"]), st.integers(0, 1)), max_size=30),
    st.integers(0, 30),
)
def test_reckoning_early_or_late_is_the_same(history: list[tuple[int, str, int]], cut: int) -> None:
    """Whatever the clocks say: asked on the way, through a snapshot or only in the end, the reviews are the same."""
    events = [answer(day, verdict=verdict, hints=hints) for day, verdict, hints in history]
    whole = folded(*events)
    asked = folded(*events[:cut])
    asked.reviews()
    resumed = Progress.from_state(json.loads(json.dumps(asked.to_state())))
    for number, (moment, kind, data) in enumerate(events[cut:], cut + 1):
        for progress in (asked, resumed):
            fold(progress, Event(number, moment, kind, data))
    assert whole.reviews() == asked.reviews() == resumed.reviews()
    assert whole.to_state() == asked.to_state() == resumed.to_state()


def test_an_answer_taken_back_leaves_no_review() -> None:
    """After undo the review stands where it stood, to the second, though it was asked for in between."""
    progress = folded(answer(0), answer(2, verdict="wrong"))
    assert progress.reviews() != folded(answer(0)).reviews()
    progress.take_back(2)
    assert progress.reviews() == folded(answer(0)).reviews()
    progress.take_back(1)
    assert progress.reviews() == {}


@pytest.mark.parametrize("moment", ["", "yesterday", "9999-12-31T00:00:00+00:00"])
def test_a_moment_that_is_none_is_no_review(moment: str) -> None:
    """An event whose clock cannot be read, or has run out of the calendar, schedules nothing."""
    assert folded((moment, Kind.ANSWERED, answered())).reviews() == {}


def test_the_last_review_of_the_calendar() -> None:
    """A review as late as any is counted, written and read again."""
    state = folded(("9988-12-31T23:59:59+00:00", Kind.ANSWERED, answered())).to_state()
    assert Progress.from_state(state).reviews()[SKILL].startswith("9989")


@pytest.mark.parametrize(
    "plan",
    [
        [0.0, 5.0, at(1), at(0), None],
        [2.0, 11.0, at(1), at(0), None],
        [float("inf"), 5.0, at(1), at(0), None],
        [2.0, 5.0, "soon", at(0), None],
        [2.0, 5.0, at(1), "", None],
        [2.0, 5.0, at(1), at(0), [None, at(0), 3]],
    ],
)
def test_a_card_that_cannot_be_is_refused(plan: list[Any]) -> None:
    """A stored card that FSRS could not have made is a fault of the state, found on reading."""
    state = folded(answer(0)).to_state()
    state["reviews"]["live"][SKILL] = plan
    with pytest.raises(StateFault):
        Progress.from_state(state)


def test_a_glance_leaves_out_what_is_not_reckoned() -> None:
    """At a glance only skills are known whose answers were reckoned; asking in full makes them known."""
    progress = folded(answer(0), answer(0, skill="stage"))
    assert progress.reviews(at_a_glance=True) == {}
    assert progress.due(START + timedelta(days=9), at_a_glance=True) == ()
    full = progress.reviews()
    assert progress.reviews(at_a_glance=True) == full
    assert set(full) == {SKILL, "stage"}


LOOK = """
import json, sys
from datetime import UTC, datetime
from hzl_tutor.store import Log
log = Log.open(sys.argv[1])
due = log.progress.due(datetime(2027, 1, 1, tzinfo=UTC), at_a_glance=True)
print(json.dumps([due, "fsrs" in sys.modules]))
"""


def test_opening_a_log_loads_no_scheduler(tmp_path: Path) -> None:
    """A log with a snapshot, and even one left without, is opened and glanced at without FSRS."""
    path = tmp_path / "log.sqlite"

    def glance() -> Any:
        done = subprocess.run([sys.executable, "-c", LOOK, str(path)], capture_output=True, check=True)
        return json.loads(done.stdout)

    log = Log.open(path)
    log.append(Kind.ANSWERED, answered(), at(0))
    assert glance() == [[], False]
    log.close()
    assert glance() == [[SKILL], False]
