"""What events add up to: skills, slips, lessons and days."""

from __future__ import annotations

from typing import Any

import pytest
from sample_events import answer, answered, at, folded, shown

from hzl_tutor.store import Event, Kind, Progress, fold


def test_a_skill_is_held_after_three_unaided_right_answers_on_two_days() -> None:
    """Two right answers, or three on one day, do not hold a skill; three with one on a later day do."""
    assert not folded(answer(0), answer(1)).skill("relation.line").held
    assert not folded(answer(0), answer(0), answer(0)).skill("relation.line").held
    assert folded(answer(0), answer(0), answer(1)).skill("relation.line").held


@pytest.mark.parametrize(("space", "needed"), [(2, 4), (3, 3), (5, 3), (15625, 3)])
def test_luck_is_discounted_by_the_size_of_the_answer_space(space: int, needed: int) -> None:
    """A yes or no takes four right answers where three out of three or more possibilities are enough."""
    rights = [answer(day, space=space) for day in range(needed)]
    assert folded(*rights).skill("relation.line").held
    assert not folded(*rights[1:]).skill("relation.line").held


def test_evidence_of_exactly_two_is_enough_however_it_is_summed() -> None:
    """1/2 + 11/12 − 1 + 11/12 + 2/3 is two, though the sum in binary fractions falls a hair short of it."""
    spaces = [(0, 2), (1, 12), (2, 0), (3, 12), (4, 3)]
    events = [answer(day, space=space) if space else answer(day, verdict="wrong") for day, space in spaces]
    assert folded(*events).skill("relation.line").held


def test_an_answer_without_alternatives_proves_nothing() -> None:
    """However often the only possible answer is given, the skill is not held."""
    skill = folded(*(answer(day, space=1) for day in range(9))).skill("relation.line")
    assert (skill.right, skill.weight, skill.held) == (9, 0.0, False)


def test_a_wrong_first_answer_takes_evidence_away_but_never_below_nothing() -> None:
    """A held skill is lost by a wrong first answer, and early misses are no debt."""
    rights = [answer(day, space=4) for day in range(3)]
    wrong = answer(3, verdict="wrong", space=4)
    assert folded(*rights, wrong).skill("relation.line").weight == 1.25
    assert not folded(*rights, wrong).skill("relation.line").held
    assert folded(wrong, wrong, *rights).skill("relation.line").held


@pytest.mark.parametrize(
    ("facts", "counts"),
    [
        ({}, (1, 0, 0)),
        ({"hints": 1}, (0, 1, 0)),
        ({"verdict": "wrong"}, (0, 0, 1)),
        ({"attempt": 2}, (0, 0, 0)),
        ({"verdict": "wrong", "attempt": 2}, (0, 0, 0)),
        ({"verdict": "unreadable"}, (0, 0, 0)),
    ],
)
def test_only_first_answers_count_and_help_is_told_apart(facts: dict[str, Any], counts: tuple[int, int, int]) -> None:
    """Of one answer, exactly the count that fits rises: right unaided, right with help, wrong, or none."""
    skill = folded(answer(**facts)).skill("relation.line")
    assert (skill.right, skill.helped, skill.wrong) == counts


def test_an_unreadable_answer_is_no_miss() -> None:
    """It leaves evidence, last answer and the day's count as they were; the skill was seen all the same."""
    before = folded(answer(0))
    after = folded(answer(0), answer(0, verdict="unreadable"))
    assert after.days == before.days
    assert after.skill("relation.line") == before.skill("relation.line")
    assert folded(answer(2, verdict="unreadable")).skill("relation.line").last_seen == at(2)


def test_days_of_a_skill_are_distinct_and_the_last_ten_are_kept() -> None:
    """Two answers a day for twelve days leave the ten latest dates, oldest first."""
    progress = folded(*(answer(day) for day in range(12) for _ in range(2)))
    assert progress.skill("relation.line").days == tuple(at(day)[:10] for day in range(2, 12))


def test_showing_seeing_space_and_last_answer_are_kept_by_skill() -> None:
    """Shown counts showings, last_seen follows every event of the skill, space is the largest met."""
    progress = folded(
        (at(0), Kind.SHOWN, shown()),
        answer(0, space=15625),
        answer(1, space=5, verdict="wrong", attempt=2),
        (at(2), Kind.HINTED, {**shown(), "step": 1}),
        (at(3), Kind.SHOWN, shown()),
        (at(4), Kind.SKIPPED, shown()),
        (at(5), Kind.REVEALED, shown()),
    )
    skill = progress.skill("relation.line")
    assert (skill.shown, skill.last_seen, skill.space, skill.last_right) == (2, at(5), 15625, False)
    assert progress.skills == {"relation.line": skill}


def test_an_unknown_skill_has_an_empty_record() -> None:
    """Asking for a skill that never came up neither fails nor makes it known."""
    progress = Progress()
    assert progress.skill("stage").last_right is None
    assert progress.skills == {}


def test_a_slip_counts_only_when_it_alone_gives_the_answer() -> None:
    """One slip named: counted and open; two that fit: neither; a right answer names none."""
    progress = folded(
        answer(0, verdict="wrong", slips=("control-inverted",)),
        answer(1, verdict="wrong", slips=("control-inverted", "palace-upper")),
        answer(2, slips=("palace-upper",), attempt=2),
    )
    assert set(progress.slips) == {"control-inverted"}
    slip = progress.slips["control-inverted"]
    assert (slip.times, slip.open, slip.last_seen) == (1, 1, at(0))


def test_a_slip_is_closed_by_unaided_right_answers_on_its_own_skill() -> None:
    """Another skill, help or a second attempt close nothing; each unaided right first answer closes one."""
    twice = [answer(0, verdict="wrong", slips=("control-inverted",))] * 2
    other = [answer(0, skill="stage"), answer(0, hints=1), answer(0, attempt=2)]
    assert folded(*twice, *other).slips["control-inverted"].open == 2
    assert folded(*twice, *other, answer(1)).slips["control-inverted"].open == 1
    closed = folded(*twice, answer(1), answer(1), answer(1)).slips["control-inverted"]
    assert (closed.open, closed.times) == (0, 2)


def test_a_day_counts_readable_first_answers() -> None:
    """Seconds of a day fall together by UTC date; later attempts and unreadable answers do not count."""
    progress = folded(
        answer(0),
        answer(0, verdict="wrong"),
        answer(0, attempt=2),
        answer(0, verdict="unreadable"),
        answer(1, hints=2),
    )
    assert progress.days == {at(0)[:10]: (2, 1), at(1)[:10]: (1, 1)}


def advanced(step: str, done: bool = False, rev: int = 1) -> dict[str, Any]:
    """Return the data of an advanced event in one lesson."""
    return {"lesson": "cai-fu-gui", "rev": rev, "step": step, "done": done}


def test_a_lesson_remembers_its_step_by_id_and_beginning_again_takes_nothing_away() -> None:
    """The last step stands; a restart goes to the top and keeps how often the lesson was finished."""
    events = [(at(0), Kind.ADVANCED, advanced("q1")), (at(1), Kind.ADVANCED, advanced("end", done=True, rev=2))]
    lesson = folded(*events).lessons["cai-fu-gui"]
    assert lesson == ("end", True, 1, 2, at(1))
    again = (at(2), Kind.RESTARTED, {"lesson": "cai-fu-gui"})
    assert folded(*events, again).lessons["cai-fu-gui"] == ("", False, 1, 2, at(2))
    assert folded(*events, again, events[1]).lessons["cai-fu-gui"].finished == 2
    assert folded(*events, events[1]).lessons["cai-fu-gui"].finished == 1


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("dreamt", {"skill": "stage"}),
        (Kind.SHOWN, {}),
        (Kind.SHOWN, {"skill": 7}),
        (Kind.ANSWERED, {"skill": "stage"}),
        (Kind.ANSWERED, {**answered(), "verdict": "perhaps"}),
        (Kind.ANSWERED, {**answered(), "space": "many"}),
        (Kind.ADVANCED, {"lesson": "cai-fu-gui"}),
        (Kind.RESTARTED, {"lesson": None}),
        (Kind.UNDONE, {"event": "the last"}),
    ],
)
def test_what_is_not_understood_is_counted_and_changes_nothing(kind: str, data: dict[str, Any]) -> None:
    """An unknown kind, or a known one without its data, raises `unknown` by one and nothing else."""
    before = folded(answer(0)).to_state()
    after = folded(answer(0), (at(1), kind, data)).to_state()
    assert after == {**before, "unknown": 1}


def test_a_report_is_understood_and_changes_nothing() -> None:
    """A learner who reports a faulty exercise neither gains nor loses."""
    report = (at(1), Kind.REPORTED, {"code": "stage~3", "text": "按水土同，应是墓"})
    assert folded(answer(0), report).to_state() == folded(answer(0)).to_state()


def test_fold_does_not_hold_on_to_the_event() -> None:
    """Changing an event's data after it was folded does not change the progress."""
    event = Event(1, at(), Kind.ANSWERED, answered(verdict="wrong", slips=("control-inverted",)))
    progress = Progress()
    fold(progress, event)
    before = progress.to_state()
    event.data["slips"].append("palace-upper")
    event.data["skill"] = "stage"
    assert progress.to_state() == before
