"""Taking answers back, and progress that went through a snapshot, held against counting all events again."""

from __future__ import annotations

import json
from typing import Any

import fsrs  # noqa: F401 - loaded before any example is timed
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_events import answer, answered, at, folded, revealed, shown

from hzl_tutor.store import RECENT_KEPT, Event, Kind, Progress, StateFault, fold

SKILLS = st.sampled_from(["palace", "relation.line", "stage"])
SLIPS = st.sampled_from([(), ("control-inverted",), ("palace-upper",), ("palace-upper", "control-inverted")])
ANSWERS = st.builds(
    answered,
    SKILLS,
    st.sampled_from(["right", "right", "wrong", "unreadable"]),
    attempt=st.sampled_from([1, 1, 2]),
    hints=st.sampled_from([0, 0, 1]),
    slips=SLIPS,
    space=st.sampled_from([1, 2, 5, 12]),
    resolved=st.sampled_from(["", "relation.line@877777/line=2", "palace@877777"]),
)
REVEALS = st.builds(
    revealed, SKILLS, attempts=st.sampled_from([None, 0, 3]), resolved=st.sampled_from(["", "palace@877777"])
)
FACTS = st.one_of(
    st.tuples(st.just(Kind.ANSWERED), ANSWERS),
    st.tuples(st.just(Kind.REVEALED), REVEALS),
    st.tuples(st.just(Kind.SHOWN), SKILLS.map(shown)),
    st.tuples(
        st.just(Kind.ADVANCED),
        st.builds(lambda step, done: {"lesson": "u1", "rev": 1, "step": step, "done": done}, SKILLS, st.booleans()),
    ),
    st.tuples(st.just(Kind.RESTARTED), st.just({"lesson": "u1"})),
    st.tuples(st.just(Kind.UNDONE), st.builds(lambda event: {"event": event}, st.integers(0, 60))),
    st.tuples(st.just("dreamt"), st.just({})),
)
HISTORY = st.lists(st.tuples(st.integers(0, 4), FACTS), max_size=60)
ENDINGS = st.one_of(st.tuples(st.just(Kind.ANSWERED), ANSWERS), st.tuples(st.just(Kind.REVEALED), REVEALS))
SHORT = st.lists(st.tuples(st.integers(0, 4), ENDINGS), max_size=RECENT_KEPT)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=20,
)


def events_of(history: list[tuple[int, tuple[str, dict[str, Any]]]]) -> list[Event]:
    """Return the drawn history as events with ids from 1."""
    return [Event(number, at(day), kind, data) for number, (day, (kind, data)) in enumerate(history, 1)]


def progress_of(events: list[Event]) -> Progress:
    """Fold all events in one go."""
    progress = Progress()
    for event in events:
        fold(progress, event)
    return progress


def proved(progress: Progress) -> dict[str, Any]:
    """Return what answers have proved: all but when a skill was last seen, which no undo changes."""
    skills = {name: skill._replace(last_seen="") for name, skill in progress.skills.items()}
    known = {name: skill for name, skill in skills.items() if any(skill)}
    return {
        "skills": known,
        "slips": progress.slips,
        "days": progress.days,
        "mistakes": progress.mistakes,
        "reviews": progress.reviews(),
    }


@given(HISTORY, st.integers(0, 60))
def test_a_snapshot_at_any_point_changes_nothing(
    history: list[tuple[int, tuple[str, dict[str, Any]]]], cut: int
) -> None:
    """Folding in one go is folding, writing the state as JSON, reading it and folding on."""
    events = events_of(history)
    state = json.loads(json.dumps(progress_of(events[:cut]).to_state(), allow_nan=False))
    resumed = Progress.from_state(state)
    for event in events[cut:]:
        fold(resumed, event)
    whole = progress_of(events)
    assert resumed.to_state() == whole.to_state()
    assert (resumed.skills, resumed.slips, resumed.lessons) == (whole.skills, whole.slips, whole.lessons)
    assert resumed.mistakes == whole.mistakes


@given(HISTORY, SHORT, st.data())
def test_undoing_recent_answers_is_never_having_given_them(
    history: list[tuple[int, tuple[str, dict[str, Any]]]],
    recent: list[tuple[int, tuple[str, dict[str, Any]]]],
    data: st.DataObject,
) -> None:
    """Whatever came before, undone answers leave no trace in skills, slips, days and mistakes, nor in what follows."""
    before = events_of(history)
    last = [event._replace(id=event.id + 100) for event in events_of(recent)]
    after = [event._replace(id=event.id + 300) for event in events_of(data.draw(SHORT))]
    answers = [event.id for event in last if event.kind == Kind.ANSWERED]
    taken = data.draw(st.sets(st.sampled_from(answers))) if answers else set()
    undone = [Event(200, at(4), Kind.UNDONE, {"event": number}) for number in sorted(taken)]
    kept = [event for event in last if event.id not in taken]
    assert proved(progress_of(before + last + undone)) == proved(progress_of(before + kept))
    assert proved(progress_of(before + last + undone + after)) == proved(progress_of(before + kept + after))


@given(JSON)
def test_any_other_json_is_refused_or_read_and_never_crashes(value: Any) -> None:
    """`from_state` answers everything that is no state with `StateFault`, at the top and in every part."""
    whole = folded(answer(0), answer(1, verdict="wrong", slips=("control-inverted",))).to_state()
    whole["lessons"] = {"u1": ["q1", False, 0, 1, at()]}
    whole["mistakes"] = [["palace~7", "palace", ["palace-upper"], 1, at()]]
    with pytest.raises(StateFault):
        Progress.from_state(value)
    for part in whole:
        try:
            read = Progress.from_state({**whole, part: value})
        except StateFault:
            continue
        fold(read, Event(9, at(2), Kind.ANSWERED, answered()))
        assert read.skill("relation.line").last_right


def test_a_state_without_the_records_its_recent_answers_need_is_refused() -> None:
    """A base that lacks a recent answer's record would fail twenty answers later; it fails on reading."""
    state = folded(answer(0)).to_state()
    state["evidence"]["base"] = {}
    with pytest.raises(StateFault, match="base"):
        Progress.from_state(state)


def test_undo_reaches_back_twenty_answers_and_no_further() -> None:
    """The twentieth answer back can be undone, the one before it stands, and `can_undo` says so."""
    history = [answer(day) for day in range(RECENT_KEPT + 1)]
    progress = folded(*history)
    assert not progress.can_undo(1)
    assert progress.can_undo(2)
    progress.take_back(1)
    assert progress.skill("relation.line").right == RECENT_KEPT + 1
    progress.take_back(2)
    assert progress.skill("relation.line").right == RECENT_KEPT


def test_what_is_kept_for_undo_does_not_grow() -> None:
    """After answers on a hundred days, earlier records are kept for the recent answers only."""
    state = folded(*(answer(day) for day in range(100))).to_state()
    assert len(state["recent"]) == len(state["days"]["base"]) == RECENT_KEPT
    assert len(state["days"]["live"]) == 100


def test_undoing_twice_takes_back_once() -> None:
    """A second undone event with the same id changes nothing."""
    twice = [(at(1), Kind.UNDONE, {"event": 1})] * 2
    assert folded(answer(0), answer(0), *twice).skill("relation.line").right == 1


def test_an_undone_answer_leaves_the_skill_seen() -> None:
    """Undo takes back what was proved, not that the exercise was on the screen."""
    progress = folded((at(0), Kind.SHOWN, shown()), answer(1), (at(2), Kind.UNDONE, {"event": 2}))
    skill = progress.skill("relation.line")
    assert (skill.shown, skill.last_seen, skill.right, skill.days) == (1, at(1), 0, ())
    assert progress.days == {}
