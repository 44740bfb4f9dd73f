"""Exercises and their codes."""

from __future__ import annotations

import pytest
from exercise_space import ASKED, UNTIMED, drawn, every_exercise
from hypothesis import given
from hypothesis import strategies as st

from hzl_tutor.engine import (
    DISPUTED_TRINES,
    HEXAGRAMS,
    EarthSchool,
    NotationError,
    School,
    UnreadableError,
    WrongKindError,
)
from hzl_tutor.tutor.chance import SEEDS
from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.exercises import Exercise, ExerciseError
from hzl_tutor.tutor.judging import judge
from hzl_tutor.tutor.skills import SKILLS, UnknownSkillError

SCHOOLS = [School(earth, hidden) for earth in EarthSchool for hidden in ("all", "missing")]


def same(first: Exercise, second: Exercise) -> bool:
    """Whether two exercises agree in all that is shown and asked."""
    return (first.resolved, first.key, first.params, first.school, first.moment, first.paths) == (
        second.resolved,
        second.key,
        second.params,
        second.school,
        second.moment,
        second.paths,
    )


@pytest.mark.parametrize("skill_id", ASKED)
def test_both_codes_lead_back(skill_id: str) -> None:
    """The code with the seed and the code with the chart give exactly the same exercise, for a hundred seeds."""
    for exercise in drawn(skill_id, 100):
        assert exercise.code == f"{skill_id}~{exercise.seed}"
        by_seed, by_chart = exercise_of(exercise.code), exercise_of(exercise.resolved)
        assert same(by_seed, exercise)
        assert same(by_chart, exercise)
        assert by_seed.seed == exercise.seed
        assert by_chart.seed is None
        assert by_chart.code == by_chart.resolved == exercise.resolved


@pytest.mark.parametrize("skill_id", ASKED)
def test_every_given_chart_has_a_code_that_leads_back(skill_id: str) -> None:
    """All charts and parameters of a skill have codes of their own, and each leads back to its exercise."""
    exercises = every_exercise(skill_id)
    assert len({exercise.resolved for exercise in exercises}) == len(exercises)
    for exercise in exercises[:: max(1, len(exercises) // 400)]:
        assert same(exercise_of(exercise.resolved), exercise)


def test_how_a_hexagram_is_written_does_not_matter() -> None:
    """Name, full name, traditional name, bits, digits and sign in a code are the same exercise, equal and hashed alike."""
    for hexagram in HEXAGRAMS:
        digits = hexagram.bits.replace("1", "7").replace("0", "8")
        ways = (hexagram.name, hexagram.full_name, hexagram.full_traditional, hexagram.bits, digits, hexagram.sign)
        found = {exercise_of(f"relation.line@{way}/line=2") for way in ways}
        assert {exercise.resolved for exercise in found} == {f"relation.line@{digits}/line=2"}
        assert len(found) == 1


def test_full_width_and_blanks_in_a_code_do_not_matter() -> None:
    """A code copied with a Chinese keyboard or with blanks around it is the same code."""
    assert exercise_of(" ｒｅｌａｔｉｏｎ．ｌｉｎｅ＠姤／ｌｉｎｅ＝２ ") == exercise_of("relation.line@877777/line=2")


def test_a_seed_may_have_leading_noughts_and_is_the_same() -> None:
    """``palace~007`` is ``palace~7``, and shows itself as that."""
    assert exercise_of("palace~007").code == "palace~7"


def test_the_largest_seed_is_a_seed() -> None:
    """Every whole number below 2³² is one."""
    assert exercise_of(f"palace~{SEEDS - 1}").seed == SEEDS - 1


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "code"),
        ("palace", "code"),
        ("palace~", "code"),
        ("palace~-1", "code"),
        ("palace~1.5", "code"),
        ("palace~x", "code"),
        ("姤", "code"),
        ("~3", "code"),
        ("@姤", "code"),
        (f"palace~{SEEDS}", "seed"),
        ("palace~99999999999999999999", "seed"),
        ("palace@", "no-cast"),
        ("relation.line@/line=2", "no-cast"),
        ("void@姤/day=甲子", "needless-cast"),
        ("relation.line@姤", "param-missing"),
        ("void@", "param-missing"),
        ("hidden.home@遁/line=2", "param-missing"),
        ("relation.line@姤/line", "param"),
        ("relation.line@姤/line=", "param"),
        ("relation.line@姤/line=0", "param"),
        ("relation.line@姤/line=7", "param"),
        ("relation.line@姤/line=02", "param"),
        ("relation.line@姤/line=" + "9" * 5000, "param"),
        ("relation.line@姤/line=2/line=3", "param"),
        ("relation.line@姤/line=2/", "param"),
        ("void@/day=甲丑", "param"),
        ("nayin@/ganzhi=子", "param"),
        ("stage@/element=木/branch=辰/school=早", "param"),
        ("hidden.where@姤/relation=才", "param"),
        ("relation.line@姤/line=七", "param"),
        ("branches.relation@/branches=子", "param"),
        ("branches.relation@/branches=子丑寅", "param"),
        ("relation.line@姤/line=2/branch=子", "unknown-param"),
        ("palace@姤/hidden=missing", "unknown-param"),
        ("relation.line@姤/line=2/school=水土同", "unknown-param"),
        ("relation.changed@姤/line=2", "still-line"),
        ("relation.changed@姤之鼎/line=1", "still-line"),
        ("hidden.where@姤/relation=父母", "not-missing"),
        ("hidden.home@遁/relation=妻财/line=1", "not-hidden-there"),
        ("hidden.home@姤/relation=官鬼/line=4", "own-line"),
        ("hidden.line@姤/line=1/hidden=missing", "nothing-hidden"),
        ("hidden.line@姤/line=2/hidden=some", "param"),
    ],
)
def test_a_bad_code_is_refused_with_the_reason(code: str, reason: str) -> None:
    """Each way of getting a code wrong has its own reason."""
    with pytest.raises(ExerciseError) as caught:
        exercise_of(code)
    assert caught.value.reason == reason


@pytest.mark.parametrize("name", sorted(DISPUTED_TRINES))
def test_a_disputed_trine_cannot_be_asked(name: str) -> None:
    """The four hexagrams on which §16 can be read two ways are refused by name."""
    with pytest.raises(ExerciseError) as caught:
        exercise_of(f"trine@{name}")
    assert (caught.value.reason, caught.value.detail) == ("disputed", name)


@pytest.mark.parametrize(
    "code",
    [
        "rule.holds@877777/rule=DZ.R1/day=壬辰/matter=上马",
        "rule.lines@777888/rule=DZ.R2/day=壬辰/matter=回家",
    ],
)
def test_a_rule_is_not_asked_where_the_schools_part(code: str) -> None:
    """Where 父母 or 世 is earth, the days of its tomb and extinction depend on the school: no exercise, as §19附 names none."""
    with pytest.raises(ExerciseError) as caught:
        exercise_of(code)
    assert caught.value.reason == "left-open"


def test_an_unknown_skill_in_a_code_is_refused_with_the_nearest() -> None:
    """The skill is looked at before the chart."""
    with pytest.raises(UnknownSkillError) as caught:
        exercise_of("relation.lin@姤/line=2")
    assert "relation.line" in caught.value.nearest


@pytest.mark.parametrize(
    ("code", "error"),
    [("palace@哈", UnreadableError), ("palace@12345", WrongKindError), ("palace@甲子", WrongKindError)],
)
def test_an_unreadable_hexagram_in_a_code_keeps_its_own_error(code: str, error: type[NotationError]) -> None:
    """What is wrong with the hexagram is said as anywhere else."""
    with pytest.raises(error) as caught:
        exercise_of(code)
    assert caught.value.expected == "hexagram"


@UNTIMED
@given(st.one_of(st.text(), st.from_regex(r"[a-z.]{1,16}[~@][^/]{0,12}(/[a-z]{1,8}=.{0,6}){0,3}", fullmatch=True)))
def test_any_text_is_an_exercise_or_refused(text: str) -> None:
    """Whatever is given as a code, an exercise comes of it or one of the three errors of codes."""
    try:
        exercise = exercise_of(text)
    except (ExerciseError, UnknownSkillError, NotationError):
        return
    assert same(exercise_of(exercise.code), exercise)


@pytest.mark.parametrize("school", SCHOOLS, ids=[f"{school.earth}-{school.hidden}" for school in SCHOOLS])
@pytest.mark.parametrize("skill_id", ASKED)
def test_the_school_is_in_the_code_where_it_matters(skill_id: str, school: School) -> None:
    """An exercise drawn in any school comes back from its code with the same key; where schools give different keys, codes differ."""
    for seed in range(12):
        exercise = draw(SKILLS[skill_id], seed, school)
        again = exercise_of(exercise.code)
        assert again.key == exercise.key
        assert again.resolved == exercise.resolved
        assert judge(again, exercise.key).right


@pytest.mark.parametrize("skill_id", ["stage", "tomb.element", "tomb.line", "tomb.fault"])
def test_only_the_usual_school_of_earth_may_be_left_out(skill_id: str) -> None:
    """Without a word 土 goes with water; the other school is always written out, and changes the key of some exercise."""
    changed = 0
    for exercise in every_exercise(skill_id):
        given = dict(exercise.params) | {"school": "火土同"}
        other = Exercise(exercise.skill, exercise.cast, given)
        assert "school=火土同" in other.resolved
        changed += other.key != exercise.key
        without = {name: value for name, value in exercise.params.items() if name != "school"}
        assert Exercise(exercise.skill, exercise.cast, without).school == School()
    assert changed


def test_hidden_lines_by_the_later_rule_are_another_exercise() -> None:
    """``hidden=missing`` stands in the code and in the key; ``hidden=all`` is the book's own and is left out."""
    later, book = exercise_of("hidden.all@姤/hidden=missing"), exercise_of("hidden.all@姤/hidden=all")
    assert later.key == "无 甲寅 无 无 无 无"
    assert later.resolved == "hidden.all@877777/hidden=missing"
    assert book.resolved == "hidden.all@877777"
    assert later != book


def test_what_is_shown_is_pinned_and_needs_no_working_out() -> None:
    """The 干支 in the question are taken as they stand: the derivation tells them and nothing beneath them."""
    steps = {step.path: step for step in exercise_of("relation.line@姤/line=2").derivation()}
    assert steps["ganzhi/2"].pinned
    assert steps["ganzhi/2"].reads == ()
    assert "standing/2" not in steps
    assert steps["relation/2"].value == "子孙"


@pytest.mark.parametrize("skill_id", ASKED)
def test_a_derivation_ends_with_what_was_asked(skill_id: str) -> None:
    """Every asked cell is told with its key, each cell after those it was made from; the groundwork tells no asked cell."""
    for exercise in drawn(skill_id, 25):
        steps = exercise.derivation()
        places = {step.key: place for place, step in enumerate(steps)}
        assert set(exercise.keys) <= set(places)
        for step in steps:
            assert all(places[read] < places[step.key] for read in step.reads if read in places)
        assert not set(exercise.keys) & {step.key for step in exercise.groundwork()}
