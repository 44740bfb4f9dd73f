"""Slips: each alters one thing, shows on some charts, and is named when it writes an answer."""

from __future__ import annotations

import pytest
from exercise_space import ASKED, drawn, every_exercise, random_misses

from hzl_tutor.engine import DISPUTED_TRINES, HEXAGRAMS, LINES, cast_moving, dress, still_cast
from hzl_tutor.tutor.answers import write_answer
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.judging import judge, slip_answer
from hzl_tutor.tutor.skills import SKILLS, beneath
from hzl_tutor.tutor.slips import SLIPS, Variation, slips_for, wrong_cells
from hzl_tutor.tutor.slips.base import same_cells

SEEDS = 60

TELLS_APART: dict[str, dict[str, int]] = {
    "palace-from-upper": {"palace": 32, "relation.all": 32, "hidden.all": 32},
    "palace-from-lower": {"palace": 48, "relation.all": 40, "hidden.all": 48},
    "returning-soul-as-third": {"palace": 8, "generation": 8, "relation.all": 8, "hidden.all": 8},
    "opposite-lower-forgotten": {"palace": 24, "hidden.all": 24},
    "returning-soul-world": {"world": 8, "response": 8, "body": 8},
    "returning-soul-world-top": {"world": 8, "response": 8, "body": 8},
    "wandering-soul-world": {"world": 8, "response": 8, "body": 8},
    "wandering-soul-world-five": {"world": 8, "response": 8, "body": 8},
    "lines-from-top": {"world": 64, "response": 64, "najia.all": 64, "relation.all": 64, "hidden.all": 64},
    "response-two-away": {"response": 64},
    "throws-reversed": {"palace": 56, "najia.all": 56, "hidden.all": 56},
    "throws-reversed-in-trigrams": {"palace": 48, "najia.all": 48, "hidden.all": 48},
    "trigrams-swapped": {"palace": 56, "najia.all": 56, "hidden.all": 56},
    "yin-branches-forward": {"najia.all": 48},
    "outer-takes-inner-branches": {"najia.all": 64},
    "outer-stem-unchanged": {"najia.all": 16},
    "najia-from-palace": {"najia.all": 32, "hidden.all": 0},
    "branches-consecutive": {"najia.all": 64},
    "cycle-inverted": {"relation.all": 64},
    "control-inverted": {"relation.all": 63},
    "relation-from-stem": {"relation.all": 64},
    "relation-from-nayin": {"relation.all": 64},
    "self-is-lower-trigram": {"relation.all": 40},
    "self-is-world-line": {"relation.all": 50},
    "hidden-from-opposite-palace": {"hidden.all": 64},
    "above-below-world": {"hidden.all": 56},
    "hidden-from-trigram": {"hidden.all": 32},
    "hidden-from-trigram-lower": {"hidden.all": 48},
    "body-start-zi": {"body": 32},
    "body-start-yin-month": {"body": 64},
    "body-start-palace": {"body": 32},
    "body-start-off-by-one": {"body": 64},
    "body-alternate-branches": {"body": 56},
    "body-as-world-body": {"body": 56},
    "body-as-world-body-branch": {"body": 61},
    "body-must-exist": {"body.lines": 33},
}
"""On how many of the 64 a slip gives another answer than the right one, by skill."""


@pytest.mark.parametrize(
    ("slip_id", "skill_id", "count"),
    [(slip, skill, count) for slip, skills in TELLS_APART.items() for skill, count in skills.items()],
)
def test_a_slip_shows_on_so_many_hexagrams(slip_id: str, skill_id: str, count: int) -> None:
    """The numbers were computed from the rules elsewhere; the slip as it is defined here must come to the same."""
    assert sum(wrong_cells(SLIPS[slip_id], exercise) is not None for exercise in every_exercise(skill_id)) == count


def test_a_changed_line_by_its_own_palace_shows_on_240_moving_lines() -> None:
    """Of the 384 single moving lines 240 come out otherwise when judged from the changed hexagram's palace."""
    slip, skill = SLIPS["changed-by-own-palace"], SKILLS["relation.changed"]
    exercises = [
        Exercise(skill, cast_moving(hexagram.bits, (line,)), {"line": str(line)})
        for hexagram in HEXAGRAMS
        for line in LINES
    ]
    assert sum(wrong_cells(slip, exercise) is not None for exercise in exercises) == 240


def test_a_reversed_pair_shows_where_the_two_relations_differ() -> None:
    """Of 240 lines that are not the palace's own, those on which another relation lies beneath than stands on top."""
    slip = SLIPS["hidden-pair-reversed"]
    for exercise in every_exercise("hidden.home"):
        found = wrong_cells(slip, exercise)
        assert found == (None if exercise.key == exercise.params["relation"] else (exercise.params["relation"],))


def test_the_later_rule_shows_on_every_hexagram() -> None:
    """Asked for six hidden lines, the later rule gives another row everywhere: under pure hexagrams it gives none at all."""
    slip = SLIPS["hidden-only-missing"]
    answers = [wrong_cells(slip, exercise) for exercise in every_exercise("hidden.all")]
    assert all(answer is not None for answer in answers)
    assert all(4 <= answer.count("无") <= 6 for answer in answers if answer)


def test_the_trine_is_looked_for_in_the_palace() -> None:
    """Of ten hexagrams that hook a trine four are disputed; among the visible lines three have theirs, and 蒙 one it cannot hook."""
    hooking, visible = set(), set()
    for hexagram in HEXAGRAMS:
        chart = dress(still_cast(hexagram.bits))
        trine = chart.trine()
        if trine is None:
            continue
        if trine.available:
            hooking.add(hexagram.name)
        if {chart.ganzhi(line).branch for line in LINES}.issuperset(trine.branches):
            visible.add(hexagram.name)
    assert len(hooking) == 10
    assert hooking > DISPUTED_TRINES
    assert visible == {"乾", "震", "兑", "蒙"}
    shown = {
        exercise.chart.thrown().hexagram.name
        for exercise in every_exercise("trine")
        if wrong_cells(SLIPS["trine-among-visible"], exercise) is not None
    }
    assert shown == (hooking ^ visible) - DISPUTED_TRINES


def test_the_tomb_taken_for_extinction_is_the_branch_after() -> None:
    """木未/申 火戌/亥 金丑/寅 水辰/巳: 绝 for 墓, in every phase and school."""
    after = {"未": "申", "戌": "亥", "丑": "寅", "辰": "巳"}
    for exercise in every_exercise("tomb.element"):
        assert wrong_cells(SLIPS["tomb-for-extinction"], exercise) == (after[exercise.key],)


def test_the_other_school_of_earth_shows_on_earth_alone() -> None:
    """土 answered by the school that the question does not name is that school's answer; other phases have one answer."""
    for exercise in every_exercise("tomb.element"):
        found = wrong_cells(SLIPS["earth-tomb-settled"], exercise)
        if exercise.params["element"] == "土":
            assert found == ({"辰": "戌", "戌": "辰"}[exercise.key],)
        else:
            assert found is None


@pytest.mark.parametrize("slip_id", SLIPS)
def test_a_slip_alters_one_thing(slip_id: str) -> None:
    """Exactly one of cast, rule, question and answer is altered (counting from the top: the question of one line, the answer of a row)."""
    slip = SLIPS[slip_id]
    altered = [slip.cast, slip.rule, slip.question, slip.answer]
    assert sum(part is not None for part in altered) == (2 if slip_id == "lines-from-top" else 1)
    assert slip.alters in ("cast", "rule", "question", "answer")
    assert slip.id == slip_id
    assert slip.section.startswith("§")


@pytest.mark.parametrize("slip_id", SLIPS)
def test_a_slip_is_native_to_skills_in_which_it_shows(slip_id: str) -> None:
    """In each skill that a slip is native to, some exercise tells it from the right answer."""
    slip = SLIPS[slip_id]
    assert slip.skills
    for skill_id in slip.skills:
        assert any(wrong_cells(slip, exercise) is not None for exercise in every_exercise(skill_id)), skill_id


def test_slips_of_a_skill_are_its_own_and_those_beneath() -> None:
    """They come sorted by id, and none is left out."""
    for skill in (SKILLS[name] for name in ASKED):
        found = slips_for(skill.id)
        assert [slip.id for slip in found] == sorted(slip.id for slip in found)
        assert set(found) == {slip for slip in SLIPS.values() if beneath(skill) & set(slip.skills)}


@pytest.mark.parametrize("skill_id", ASKED)
def test_what_a_slip_writes_is_named(skill_id: str) -> None:
    """The answer of each slip, typed as an answer, is wrong and that slip is among those named, over sixty seeds."""
    for exercise in drawn(skill_id, SEEDS):
        for slip in slips_for(skill_id):
            written = slip_answer(exercise, slip)
            cells = wrong_cells(slip, exercise)
            assert (written is None) == (cells is None)
            if written is None or cells is None:
                continue
            assert written == write_answer(exercise.skill.kind, cells)
            judgement = judge(exercise, written)
            assert not judgement.right
            assert slip.id in judgement.slips, f"{exercise.resolved} {slip.id} {written}"
            assert judgement.slips == tuple(sorted(judgement.slips))


@pytest.mark.parametrize("skill_id", ASKED)
def test_a_named_slip_writes_that_answer(skill_id: str) -> None:
    """Whatever is answered, each slip that is named gives just that answer, and every slip that gives it is named."""
    for exercise in drawn(skill_id, 20):
        for text in random_misses(exercise, 3):
            judgement = judge(exercise, text)
            for slip in slips_for(skill_id):
                cells = Variation((slip,)).cells(exercise)
                writes = cells is not None and same_cells(exercise, cells, judgement.given)
                assert (slip.id in judgement.slips) == writes


@pytest.mark.parametrize("skill_id", ASKED)
def test_no_variation_fails(skill_id: str) -> None:
    """Any slip of the library at once with any of a skill's, on any chart of the skill, gives cells or nothing."""
    exercises = every_exercise(skill_id)
    some = exercises[:: max(1, len(exercises) // 4)]
    for exercise in some:
        for first in SLIPS.values():
            for second in slips_for(skill_id)[::3] or tuple(SLIPS.values())[::9]:
                cells = Variation((first, second) if first is not second else (first,)).cells(exercise)
                assert cells is None or "" not in cells


@pytest.mark.parametrize("skill_id", [skill.id for skill in (SKILLS[name] for name in ASKED) if skill.is_row])
def test_a_row_at_random_names_no_slip(skill_id: str) -> None:
    """A whole row fits a slip by chance in less than one of twenty drawn rows."""
    named = total = 0
    for exercise in drawn(skill_id, 40):
        for text in random_misses(exercise, 5, "rows"):
            named += bool(judge(exercise, text).slips)
            total += 1
    assert named <= 0.05 * total


def test_what_is_shown_is_not_seen_wrongly() -> None:
    """The 干支 in the question stay as they stand: with the throws reversed only the palace changes, not the branches."""
    exercise = next(e for e in every_exercise("relation.all") if e.chart.thrown().hexagram.name == "姤")
    seen = Variation((SLIPS["throws-reversed"],)).chart(exercise)
    assert [str(seen.ganzhi(line)) for line in LINES] == [str(exercise.chart.ganzhi(line)) for line in LINES]
    assert seen.palace() != exercise.chart.palace()


@pytest.mark.parametrize(
    ("code", "slip_id", "answer"),
    [
        ("姤", "palace-from-lower", "巽"),
        ("大有", "returning-soul-as-third", "离"),
        ("随", "returning-soul-as-third", "兑"),
        ("观", "opposite-lower-forgotten", "坤"),
        ("剥", "opposite-lower-forgotten", "坤"),
    ],
)
def test_mistakes_seen_in_print(code: str, slip_id: str, answer: str) -> None:
    """Wrong palaces that other programs and commentaries give are what the slip writes."""
    exercise = next(e for e in every_exercise("palace") if e.chart.thrown().hexagram.name == code)
    assert slip_answer(exercise, SLIPS[slip_id]) == answer


def test_the_changed_line_of_a_published_mistake() -> None:
    """蛊之比 二爻 called 父母 by the palace of 比, where 艮's makes it 子孙... the slip gives that answer."""
    wrong = right = ""
    gu = next(hexagram for hexagram in HEXAGRAMS if hexagram.name == "蛊")
    bi = next(hexagram for hexagram in HEXAGRAMS if hexagram.name == "比")
    moving = tuple(line for line in LINES if gu.bits[line - 1] != bi.bits[line - 1])
    exercise = Exercise(SKILLS["relation.changed"], cast_moving(gu.bits, moving), {"line": "2"})
    right, wrong = exercise.key, slip_answer(exercise, SLIPS["changed-by-own-palace"]) or ""
    assert (right, wrong) == ("子孙", "父母")
