"""The mistake book: what comes into it, what is struck off, and what undo does to it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sample_events import answer, answered, at, folded, revealed

from hzl_tutor.store import MISTAKES_KEPT, RECENT_KEPT, Event, Kind, Mistake, Progress, StateFault, fold

GOU = "relation.line@877777/line=2"
DUN = "relation.line@887777/line=2"

Fact = tuple[str, str, dict[str, Any]]


def wrong(day: int = 0, resolved: str = GOU, **facts: Any) -> Fact:
    """Return a wrong answer, the first unless told otherwise."""
    return answer(day, verdict="wrong", resolved=resolved, **facts)


def right(day: int = 0, resolved: str = GOU, **facts: Any) -> Fact:
    """Return a right answer, the first and unaided unless told otherwise."""
    return answer(day, resolved=resolved, **facts)


def gives_up(day: int = 0, resolved: str = GOU, attempts: int | None = 0) -> Fact:
    """Return a reveal."""
    return at(day), Kind.REVEALED, revealed(attempts=attempts, resolved=resolved)


def undo(number: int) -> Fact:
    """Return the taking back of the event `number`."""
    return at(4), Kind.UNDONE, {"event": number}


def codes(*facts: Fact) -> list[str]:
    """Return the codes in the book after these facts."""
    return [row.code for row in folded(*facts).mistakes]


def test_a_wrong_first_attempt_comes_into_the_book() -> None:
    """With its resolved code, skill, the slip that alone gave it, how often and when last."""
    (row,) = folded(wrong(0, slips=("control-inverted",)), wrong(1)).mistakes
    assert row == Mistake(GOU, "relation.line", ("control-inverted",), 2, at(1))


def test_only_a_first_attempt_brings_it_in() -> None:
    """A right answer, a later wrong one and an unreadable one bring nothing in."""
    assert codes(right(), wrong(attempt=2), answer(0, verdict="unreadable", resolved=GOU)) == []


def test_only_a_slip_that_stands_alone_is_named_and_later_attempts_may_name_one() -> None:
    """Two that fit name none; a slip seen at the second attempt, or on another day, is added behind the first."""
    both = ("cycle-inverted", "control-inverted")
    assert folded(wrong(slips=both)).mistakes[0].slips == ()
    later = folded(wrong(slips=both), wrong(attempt=2, slips=both[:1]), wrong(1, slips=both[1:]), wrong(2, slips=both))
    (row,) = later.mistakes
    assert (row.slips, row.times) == (both, 3)
    assert folded(wrong(slips=both[:1]), wrong(attempt=2, slips=both[:1])).mistakes[0].slips == both[:1]


def test_giving_up_comes_into_the_book_once() -> None:
    """A reveal before any answer counts as a failed first attempt; after a wrong one it counts no second time."""
    assert folded(gives_up()).mistakes == (Mistake(GOU, "relation.line", (), 1, at(0)),)
    assert folded(wrong(), gives_up(1, attempts=1)).mistakes == folded(wrong()).mistakes
    assert folded(wrong(), gives_up(1)).mistakes[0].times == 2
    assert folded(gives_up(attempts=None), gives_up(1, attempts=None)).mistakes[0].times == 1


def test_skipping_and_hints_bring_nothing_in() -> None:
    """Putting an exercise aside is no mistake, nor is taking a hint."""
    data = {"code": GOU, "skill": "relation.line", "resolved": GOU, "step": 1}
    assert codes((at(), Kind.SKIPPED, data), (at(), Kind.HINTED, data)) == []


@pytest.mark.parametrize("facts", [{"hints": 1}, {"attempt": 2}, {"resolved": DUN}])
def test_only_the_same_exercise_right_at_once_and_unaided_is_struck_off(facts: dict[str, Any]) -> None:
    """With a hint, at a later attempt, or on another chart it stays; else it goes, and a new miss begins at one."""
    assert codes(wrong(), right(**facts)) == [GOU]
    assert codes(wrong(), right(1)) == []
    assert folded(wrong(), right(1), wrong(2)).mistakes[0].times == 1


def test_the_newest_stands_last() -> None:
    """Making a mistake again moves it to the end."""
    assert codes(wrong(0), wrong(1, DUN)) == [GOU, DUN]
    assert codes(wrong(0), wrong(1, DUN), wrong(2, attempt=2), wrong(3)) == [DUN, GOU]


def test_a_hundred_are_kept() -> None:
    """Of more, those that were made longest ago are forgotten."""
    many = [wrong(0, f"nayin@/ganzhi={number}") for number in range(MISTAKES_KEPT + 7)]
    kept = codes(*many)
    assert len(kept) == MISTAKES_KEPT == 100
    assert kept == [data["resolved"] for _, _, data in many[7:]]


def test_an_answer_by_values_of_ones_own_is_not_for_the_book() -> None:
    """With an empty resolved code it neither comes in nor strikes off."""
    own = {**answered(verdict="wrong"), "resolved": ""}
    assert codes((at(), Kind.ANSWERED, own), (at(), Kind.REVEALED, {**revealed(), "resolved": ""})) == []
    assert codes(wrong(resolved=""), (at(), Kind.ANSWERED, {**answered(), "resolved": ""})) == ["relation.line~7"]


def test_events_from_before_there_were_resolved_codes() -> None:
    """They come in by the code they were shown with, and are found again when that exercise is met resolved."""
    assert codes(wrong(resolved="")) == ["relation.line~7"]
    assert codes(wrong(resolved=""), right()) == []
    (row,) = folded(wrong(resolved="", slips=("cycle-inverted",)), wrong(1)).mistakes
    assert row == Mistake(GOU, "relation.line", ("cycle-inverted",), 2, at(1))
    without: dict[str, Any] = {**answered(verdict="wrong"), "code": 7}
    assert codes((at(), Kind.ANSWERED, without)) == []


def test_undo_takes_it_out_and_puts_it_back() -> None:
    """A miss taken back was never in the book; a right answer taken back leaves it in, at its old place."""
    assert codes(wrong(), undo(1)) == []
    history = (wrong(0), wrong(1, DUN), right(2))
    assert codes(*history) == [DUN]
    assert folded(*history, undo(3)).mistakes == folded(*history[:2]).mistakes


def test_undoing_the_misses_before_a_reveal_leaves_the_reveal() -> None:
    """What was given away was given away: the exercise stays in the book, and a reveal itself cannot be undone."""
    misses = tuple(wrong(attempt=number) for number in (1, 2, 3))
    progress = folded(*misses, gives_up(attempts=3), undo(3), undo(2), undo(1), undo(4))
    assert [row.code for row in progress.mistakes] == [GOU]
    assert progress.skill("relation.line").wrong == 0
    assert progress.days == {}
    assert not progress.can_undo(4)


def test_undo_brings_back_what_was_pushed_out() -> None:
    """The hundred and first mistake pushes the oldest out; taken back, it leaves all hundred as they were."""
    many = [wrong(0, f"nayin@/ganzhi={number}") for number in range(MISTAKES_KEPT)]
    before = folded(*many).mistakes
    assert folded(*many, wrong(1)).mistakes == (*before[1:], Mistake(GOU, "relation.line", (), 1, at(1)))
    assert folded(*many, wrong(1), undo(MISTAKES_KEPT + 1)).mistakes == before


def test_a_reveal_proves_nothing_else() -> None:
    """Skills, slips and days are the same with it and without it; it counts as seeing the skill."""
    progress = folded(gives_up(2))
    skill = progress.skill("relation.line")
    assert skill == folded((at(2), Kind.SKIPPED, revealed())).skill("relation.line")
    assert (progress.days, progress.slips, progress.unknown) == ({}, {}, 0)
    for number in range(RECENT_KEPT + 1):
        fold(progress, Event(number + 2, at(3), Kind.REVEALED, revealed()))
    assert progress.skill("relation.line")._replace(last_seen=at(2)) == skill


def test_the_book_goes_through_a_state() -> None:
    """Old mistakes and recent ones come back from JSON as they were; a broken row is refused."""
    progress = folded(*(wrong(0, f"nayin@/ganzhi={number}", slips=("x",)) for number in range(30)), gives_up(1))
    state = json.loads(json.dumps(progress.to_state()))
    assert Progress.from_state(state).mistakes == progress.mistakes
    assert len(progress.mistakes) == 31
    for broken in (["a", "b", [1], 1, ""], ["a", "b", [], "1", ""], ["a"], "a"):
        with pytest.raises(StateFault):
            Progress.from_state({**state, "mistakes": [broken]})
    for tail in ([], ["a", "b", 1], ["a", "b", False, 0]):
        with pytest.raises(StateFault):
            Progress.from_state({**state, "recent": [[*state["recent"][0][:8], *tail]]})
