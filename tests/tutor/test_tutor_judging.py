"""Judging: cells, scores, single slips, pairs of them, and slips that explain what is wrong in a row."""

from __future__ import annotations

import pytest
from exercise_space import ASKED, UNTIMED, drawn, random_misses
from hypothesis import given
from hypothesis import strategies as st

from hzl_tutor.engine import NotationError
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.judging import judge, slip_answer
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import SLIPS, Variation, slips_for, wrong_cells

ROWS = [skill.id for skill in (SKILLS[name] for name in ASKED) if skill.is_row]


@pytest.mark.parametrize("skill_id", ASKED)
def test_cells_are_those_asked_and_the_score_is_their_share(skill_id: str) -> None:
    """One cell for a single answer, six for a row, the members of key and answer for a set; score is right cells ÷ cells."""
    skill = SKILLS[skill_id]
    for exercise in drawn(skill_id, 10):
        for text in random_misses(exercise, 4):
            judgement = judge(exercise, text)
            wrong = [cell for cell in judgement.cells if cell.given != cell.key]
            assert wrong
            assert judgement.score == round(1 - len(wrong) / len(judgement.cells), 4)
            assert [judgement.cells[place - 1] for place in judgement.wrong_at] == wrong
            if skill.kind.startswith("set:"):
                members = {*exercise.key_cells, *judgement.given}
                assert {cell.path for cell in judgement.cells} == {f"{exercise.paths[0]}/{one}" for one in members}
                assert all("无" in (cell.given, cell.key) for cell in wrong)
            else:
                assert [cell.path for cell in judgement.cells] == list(exercise.paths)
                assert tuple(cell.key for cell in judgement.cells) == exercise.key_cells
                assert tuple(cell.given for cell in judgement.cells) == judgement.given


def test_a_row_of_six_with_one_wrong_scores_five_sixths() -> None:
    """Score, places and cells of a row with its second line wrong."""
    judgement = judge(exercise_of("relation.all@姤"), "父母 妻财 兄弟 官鬼 兄弟 父母")
    assert judgement.score == 0.8333
    assert judgement.wrong_at == (2,)
    assert judgement.cells[1] == ("relation/2", "妻财", "子孙")


def test_a_set_is_judged_member_by_member_without_order() -> None:
    """One member right, one too many, one lacking: a third; the order does not count; nothing for nothing is right."""
    exercise = exercise_of("branches.relation@/branches=寅巳")
    assert judge(exercise, "害 刑").right
    half = judge(exercise, "刑 冲")
    assert half.score == 0.3333
    assert {cell.path.rsplit("/", 1)[-1]: (cell.given, cell.key) for cell in half.cells} == {
        "刑": ("刑", "刑"),
        "害": ("无", "害"),
        "冲": ("冲", "无"),
    }
    assert judge(exercise, "无").score == 0.0
    empty = judge(exercise_of("relation.missing@乾"), "无")
    assert empty.right
    assert empty.score == 1.0


def test_an_answer_that_cannot_be_read_is_not_judged() -> None:
    """It is an error of notation, and no miss."""
    with pytest.raises(NotationError):
        judge(exercise_of("palace@姤"), "嗯")


def test_all_single_slips_are_named_and_sorted() -> None:
    """巽 for 姤's palace fits the lower trigram alone; a common wrong value names every slip that gives it."""
    assert "palace-from-lower" in judge(exercise_of("palace@姤"), "巽").slips
    judgement = judge(exercise_of("palace@观"), "坤")
    assert set(judgement.slips) >= {"palace-from-lower", "opposite-lower-forgotten"}
    assert list(judgement.slips) == sorted(judgement.slips)


def test_a_slip_of_a_skill_beneath_is_named_above_it() -> None:
    """Whoever takes the lower trigram for the palace writes a row of relations that names it, though that is asked further down."""
    exercise = exercise_of("relation.all@姤")
    written = slip_answer(exercise, SLIPS["palace-from-lower"])
    assert written
    named = judge(exercise, written).slips
    assert {"palace-from-lower", "self-is-lower-trigram"} <= set(named)
    assert all("lower" in name or name == "trigrams-swapped" for name in named)


@pytest.mark.parametrize("skill_id", ASKED)
def test_pairs_are_for_rows_that_no_single_slip_explains(skill_id: str) -> None:
    """Pairs are looked for only when asked, in rows, and when no single slip gives the whole answer."""
    for exercise in drawn(skill_id, 2):
        for text in random_misses(exercise, 1, "pairs"):
            assert judge(exercise, text).pairs == ()
            judgement = judge(exercise, text, with_pairs=True)
            if judgement.slips or not SKILLS[skill_id].is_row:
                assert judgement.pairs == ()
        for slip in slips_for(skill_id)[:3]:
            written = slip_answer(exercise, slip)
            if written:
                assert judge(exercise, written, with_pairs=True).pairs == ()


@pytest.mark.parametrize("skill_id", ROWS)
def test_two_slips_at_once_are_found_as_a_pair(skill_id: str) -> None:
    """The row that two slips write together, where neither alone nor any third does, names that pair, sorted."""
    slips = slips_for(skill_id)
    found = 0
    for exercise in drawn(skill_id, 12)[::3]:
        for first, second in zip(slips, slips[4:], strict=False):
            cells = Variation((first, second)).cells(exercise)
            if cells is None:
                continue
            judgement = judge(exercise, " ".join(cells), with_pairs=True)
            if judgement.right or judgement.slips:
                continue
            found += 1
            assert (first.id, second.id) in judgement.pairs
            assert all(one < other for one, other in judgement.pairs)
            assert len(set(judgement.pairs)) == len(judgement.pairs)
    assert found >= 3


@pytest.mark.parametrize("skill_id", ROWS)
def test_a_slip_in_some_cells_is_likely(skill_id: str) -> None:
    """Where one cell of a slip's row was put right by attention, the slip is likely and not named as certain."""
    tried = 0
    for exercise in drawn(skill_id, 20):
        for slip in slips_for(skill_id):
            cells = wrong_cells(slip, exercise)
            if cells is None:
                continue
            wrong = [place for place in range(6) if cells[place] != exercise.key_cells[place]]
            if len(wrong) < 2:
                continue
            mended = tuple(exercise.key_cells[p] if p == wrong[0] else cells[p] for p in range(6))
            judgement = judge(exercise, " ".join(mended))
            if judgement.slips:
                assert judgement.likely == ()
                continue
            tried += 1
            assert slip.id in judgement.likely
    assert tried > 20


@pytest.mark.parametrize("skill_id", ASKED)
def test_likely_explains_every_wrong_cell(skill_id: str) -> None:
    """A likely slip gives each wrong cell as it was answered; there is none without a right cell, and none outside rows."""
    for exercise in drawn(skill_id, 8):
        for text in random_misses(exercise, 3, "likely"):
            judgement = judge(exercise, text)
            if not SKILLS[skill_id].is_row or len(judgement.wrong_at) == 6 or judgement.slips:
                assert judgement.likely == ()
            for name in judgement.likely:
                cells = wrong_cells(SLIPS[name], exercise)
                assert cells
                assert all(cells[place - 1] == judgement.given[place - 1] for place in judgement.wrong_at)


@UNTIMED
@given(st.sampled_from(sorted(ASKED)), st.integers(0, 30), st.text(max_size=20))
def test_whatever_is_typed_is_judged_or_refused(skill_id: str, seed: int, text: str) -> None:
    """Any text is judged, keeping it as typed, or is an error of notation."""
    exercise = drawn(skill_id, 31)[seed]
    try:
        judgement = judge(exercise, text)
    except NotationError:
        return
    assert judgement.text == text
    assert 0.0 <= judgement.score <= 1.0
    assert judgement.right == (judgement.score == 1.0)
