"""Diagnosis over several answers: what fits two slips is told apart, what keeps coming is said once and practised."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from exercise_space import drawn, every_exercise, random_misses
from sittings import Notebook, asked, session_of, sit, told

from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.diagnosis import Diagnosis, Pattern, indistinguishable, showing, telling_apart
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.drill import Drill
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import feedback, fitting, secrets_of
from hzl_tutor.tutor.judging import judge, slip_answer
from hzl_tutor.tutor.messages import Feedback, Message, Reason, Say, Verdict
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.showing import visible_slips
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import SLIPS, wrong_cells
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.slips import CORRECTION, SHORT

WORDS = Simplified()
LOWER = ("palace-from-lower", "self-is-lower-trigram")
TOP = "lines-from-top"


def whys(said: list[Message]) -> list[Say]:
    """What is said first of why, in verdicts and reasons among messages."""
    told = [m.feedback for m in said if isinstance(m, Verdict | Reason) and m.feedback]
    return [one.why[0] for one in told if one.why]


def drilling(*skills: str, notebook: Notebook | None = None, count: int = 0, seed: int = 3) -> Session:
    """A conversation whose first question of a drill has not been asked."""
    return session_of(notebook, Start("drill", skills, count, seed))


def mend(session: Session, exercise: Exercise) -> list[Message]:
    """Give the right answer to an exercise that was missed, cell beneath and all."""
    said: list[Message] = []
    while session.expects.code != exercise.code:
        said += session.feed(exercise_of(session.expects.code).key)
    return said + session.feed(exercise.key)


# -- slips that coincide -------------------------------------------------------------------------------------------


def test_slips_that_write_the_same_are_grouped() -> None:
    """On 姤's relations the lower trigram as palace and as 我 write one row, the turned cycle another; none is left alone in a group."""
    exercise = exercise_of("relation.all@姤")
    assert indistinguishable(exercise, (*LOWER, "cycle-inverted")) == (LOWER,)
    assert indistinguishable(exercise, ("cycle-inverted", "control-inverted")) == ()


def test_slips_that_do_not_show_are_indistinguishable() -> None:
    """On a pure hexagram both leave the palace right."""
    assert indistinguishable(exercise_of("palace@乾"), ("palace-from-upper", "palace-from-lower")) == (
        ("palace-from-upper", "palace-from-lower"),
    )


def test_two_slips_that_never_part_in_a_skill_are_told_apart_in_another() -> None:
    """In no row of relations do the lower trigram as palace and as 我 differ; the palace is asked, and there they do."""
    assert all(indistinguishable(exercise, LOWER) for exercise in every_exercise("relation.all"))
    for seed in range(20):
        exercise = telling_apart(LOWER, "relation.all", Stream(seed))
        assert exercise is not None
        assert exercise.skill.id == "palace"
        assert not indistinguishable(exercise, LOWER)


@pytest.mark.parametrize("skill_id", [skill for skill in SKILLS if skill != "dress"])
def test_what_is_told_apart_parts(skill_id: str) -> None:
    """Whatever two slips fit a slip's answer there is an exercise that parts them; of its skill, of one beneath, or native to one."""
    stream = Stream("apart", skill_id)
    tried: set[tuple[str, ...]] = set()
    for exercise, slip in product(drawn(skill_id, 12), visible_slips(skill_id)):
        wrote = slip_answer(exercise, slip)
        slips = fitting(judge(exercise, wrote))[:2] if wrote else ()
        if len(slips) < 2 or slips in tried:
            continue
        tried.add(slips)
        found = telling_apart(slips, skill_id, stream)
        assert found is not None, slips
        assert not indistinguishable(found, slips)
        assert found.skill.id in (skill_id, *SLIPS[slips[0]].skills, *SLIPS[slips[1]].skills)


def test_an_exercise_that_shows_every_slip_wrong_is_taken_first() -> None:
    """Where an exercise of the skill has two slips write two wrong answers, no other is taken."""
    slips = ("palace-from-upper", "palace-from-lower")
    for seed in range(20):
        found = telling_apart(slips, "palace", Stream(seed))
        assert found is not None
        wrote = [wrong_cells(SLIPS[slip], found) for slip in slips]
        assert found.skill.id == "palace"
        assert None not in wrote
        assert wrote[0] != wrote[1]


def test_nothing_tells_a_slip_from_itself() -> None:
    """Where nothing can part them nothing is found."""
    assert telling_apart((TOP, TOP), "world", Stream(1)) is None


def test_two_slips_that_fit_are_both_named_and_no_third() -> None:
    """「可能是…，也可能是…，这一题分不开」, with the rule of the skill behind it, however many there are."""
    exercise = exercise_of("relation.all@姤")
    judgement = judge(exercise, slip_answer(exercise, SLIPS["palace-from-lower"]) or "")
    assert len(judgement.slips) > 2
    _, why, _ = WORDS.parts(feedback(judgement, first=True))
    first, second, *others = fitting(judgement)
    assert why.startswith(f"可能是{SHORT[first]}，也可能是{SHORT[second]}，这一题分不开。")
    assert not any(SHORT[slip] in why for slip in others)
    assert "§2" in why


def test_what_was_suspected_before_narrows_what_is_named() -> None:
    """Of several slips that fit, those that fitted the earlier answers are named alone; where none did, all stand."""
    exercise = exercise_of("relation.all@姤")
    judgement = judge(exercise, slip_answer(exercise, SLIPS["palace-from-lower"]) or "")
    assert fitting(judgement, ("palace-from-lower", "cycle-inverted")) == ("palace-from-lower",)
    assert fitting(judgement, ("cycle-inverted",)) == fitting(judgement)
    (say, *_) = feedback(judgement, first=True, suspects=("palace-from-lower",)).why
    assert say.id == "slip.palace-from-lower.detail"


def test_what_fits_several_slips_brings_the_exercise_that_parts_them() -> None:
    """In a drill of relations: after a row of LOWER the palace is asked, with a short line; what is answered there names one of them."""
    fits = ("palace-from-lower", "trigrams-swapped", "self-is-lower-trigram")
    for slip in LOWER:
        session = drilling("relation.all")
        exercise = asked(session.start()).exercise
        for _ in range(60):
            wrote = slip_answer(exercise, SLIPS[slip])
            if wrote and fitting(judge(exercise, wrote)) == fits:
                break
            exercise = asked(session.feed(exercise.key)).exercise
        session.feed(wrote or "")
        said = mend(session, exercise)
        assert Say("drill.apart") in said
        apart = asked(said).exercise
        assert apart.skill.id == "palace"
        assert not indistinguishable(apart, fits)
        said = session.feed(slip_answer(apart, SLIPS[slip]) or apart.key)
        assert named(said) == {slip}
        assert SHORT[slip] in "".join(told(said))


def test_the_same_doubt_is_not_asked_twice() -> None:
    """Once an exercise was found for some slips they bring no second one; others do."""
    diagnosis = Diagnosis(Notebook().progress)
    exercise = exercise_of("relation.all@姤")
    wrote = judge(exercise, slip_answer(exercise, SLIPS["palace-from-lower"]) or "")
    found = []
    for _ in range(3):
        diagnosis.take(wrote)
        found.append([diagnosis.next_apart("relation.all", Stream(1)) is not None for _ in range(3)])
    assert sum(map(sum, found)) <= 2
    assert found[0][0]
    assert not any(found[2])


def test_a_right_answer_ends_the_suspicion() -> None:
    """Whoever answers right where the suspects would have erred is suspected no more; where they would not have, still."""
    diagnosis = Diagnosis(Notebook().progress)
    exercise = exercise_of("palace@观")
    diagnosis.take(judge(exercise, slip_answer(exercise, SLIPS["palace-from-lower"]) or ""))
    assert "palace-from-lower" in diagnosis.suspects
    before = diagnosis.suspects
    diagnosis.take(judge(exercise_of("palace@乾"), "乾"))
    assert diagnosis.suspects == before
    diagnosis.take(judge(exercise_of("palace@姤"), "乾"))
    assert "palace-from-lower" not in diagnosis.suspects
    diagnosis.take(None)
    assert diagnosis.inferred() == ""


# -- what keeps coming ---------------------------------------------------------------------------------------------


def wrongs(slip: str, count: int, skill: str = "najia.all") -> list[Exercise]:
    """Exercises that show a slip, each another."""
    shown = [one for one in drawn(skill, 60) if wrong_cells(SLIPS[slip], one) is not None]
    return list(dict.fromkeys(shown))[:count]


def fed(diagnosis: Diagnosis, slip: str, count: int) -> list[Pattern | None]:
    """Feed answers that a slip writes and ask each time whether it keeps coming."""
    found = []
    for exercise in wrongs(slip, count):
        diagnosis.take(judge(exercise, slip_answer(exercise, SLIPS[slip]) or ""))
        found.append(diagnosis.pattern())
    return found


def other(diagnosis: Diagnosis) -> Pattern | None:
    """Feed a wrong row that no slip writes."""
    exercise = drawn("najia.all", 1)[0]
    text = next(text for text in random_misses(exercise, 20, "no slip") if not judge(exercise, text).slips)
    diagnosis.take(judge(exercise, text))
    return diagnosis.pattern()


def test_four_of_five_are_a_pattern_and_three_are_none() -> None:
    """The fourth of the last five makes it; three of five, and four of six, do not; it is found once."""
    steady = Diagnosis(Notebook().progress)
    assert fed(steady, TOP, 6) == [None, None, None, Pattern(TOP, 4, 4), None, None]
    mixed = Diagnosis(Notebook().progress)
    assert fed(mixed, TOP, 3) == [None] * 3
    assert other(mixed) is None
    assert fed(mixed, TOP, 1) == [Pattern(TOP, 4, 5)]
    scattered = Diagnosis(Notebook().progress)
    assert fed(scattered, TOP, 2) == [None] * 2
    assert [other(scattered), other(scattered)] == [None, None]
    assert fed(scattered, TOP, 2) == [None] * 2


def test_right_answers_do_not_count_among_the_wrong() -> None:
    """However many are answered right between them, the last five wrong ones are looked at."""
    diagnosis = Diagnosis(Notebook().progress)
    found = []
    for exercise in wrongs(TOP, 4):
        diagnosis.take(judge(exercise, slip_answer(exercise, SLIPS[TOP]) or ""))
        found.append(diagnosis.pattern())
        for calm in drawn("palace", 6):
            diagnosis.take(judge(calm, calm.key))
            assert diagnosis.pattern() is None
    assert found == [None, None, None, Pattern(TOP, 4, 4)]


def test_two_slips_with_a_pattern_of_their_own_are_both_spoken_of() -> None:
    """Said of one slip, it is still said of another that comes afterwards."""
    diagnosis = Diagnosis(Notebook().progress)
    fed(diagnosis, TOP, 5)
    assert [found.slip for found in fed(diagnosis, "yin-branches-forward", 5) if found] == ["yin-branches-forward"]
    assert not any(fed(diagnosis, TOP, 5))


def test_an_answer_taken_back_is_no_evidence() -> None:
    """Three wrong answers and one that was taken back are no pattern."""
    diagnosis = Diagnosis(Notebook().progress)
    fed(diagnosis, TOP, 3)
    exercise = wrongs(TOP, 4)[3]
    mistyped = judge(exercise, slip_answer(exercise, SLIPS[TOP]) or "")
    diagnosis.take(mistyped)
    diagnosis.take_back(mistyped)
    assert other(diagnosis) is None
    assert fed(diagnosis, TOP, 1) == [Pattern(TOP, 4, 5)]


def evenings(slip: str, times: int, skill: str = "najia.all") -> Notebook:
    """The log of somebody who made a slip so many times on other evenings and was told."""
    notebook = Notebook()
    for exercise in wrongs(slip, times, skill):
        session = sit(notebook)
        session.feed(exercise.resolved)
        session.feed(slip_answer(exercise, SLIPS[slip]) or "")
    return notebook


def test_other_evenings_count() -> None:
    """Named three times before and not mended, the first of this evening is the fourth; named twice, the second is."""
    assert evenings(TOP, 3).progress.slips[TOP].open == 3
    assert fed(Diagnosis(evenings(TOP, 3).progress), TOP, 2) == [Pattern(TOP, 4, 0), None]
    assert fed(Diagnosis(evenings(TOP, 2).progress), TOP, 2) == [None, Pattern(TOP, 4, 0)]
    assert other(Diagnosis(evenings(TOP, 5).progress)) is None


def stubborn(session: Session, slip: str, exercises: int) -> list[tuple[Exercise, list[Message]]]:
    """Go through a drill as somebody who makes a slip on every first try; each exercise with what led to the next one."""
    found = []
    exercise = asked(session.start()).exercise
    for _ in range(exercises):
        wrote = slip_answer(exercise, SLIPS[slip])
        said = session.feed(wrote) if wrote else []
        said = said + mend(session, exercise)
        found.append((exercise, said))
        exercise = asked(said).exercise
    return found


def patterns(said: list[Message]) -> list[Say]:
    """The messages that say what keeps coming."""
    return [say for say in whys(said) if say.id.endswith(".pattern")]


@pytest.mark.parametrize(
    ("slip", "skills"),
    [
        (TOP, ("najia.all",)),
        (TOP, ("world", "response")),
        ("palace-from-upper", ("palace",)),
        ("cycle-inverted", ("relation.line", "relation.all")),
        ("hidden-only-missing", ("hidden.all",)),
        ("season-order-mixed", ("season.state",)),
    ],
)
def test_a_pattern_is_said_once_with_two_exercises_that_show_it(slip: str, skills: tuple[str, ...]) -> None:
    """In a drill it comes once, with the correction, and the next two exercises show the slip; a second drill does not say it again."""
    session = drilling(*skills)
    turns = stubborn(session, slip, 16)
    said = [place for place, (_, messages) in enumerate(turns) if patterns(messages)]
    assert len(said) == 1
    place = said[0]
    (say,) = patterns(turns[place][1])
    assert say.id == f"slip.{slip}.pattern"
    for exercise, _ in turns[place + 1 : place + 3]:
        assert wrong_cells(SLIPS[slip], exercise) is not None
    text = "".join(told(turns[place][1]))
    assert f"像是{SHORT[slip]}。{CORRECTION[slip]}" in text
    assert "下面就练这一处。" in text
    again = session.feed(f"练 {' '.join(skills)}")
    for _ in range(6):
        exercise = asked(again).exercise
        wrote = slip_answer(exercise, SLIPS[slip])
        again = (session.feed(wrote) if wrote else []) + mend(session, exercise)
        assert not patterns(again)


def test_a_pattern_over_evenings_is_said_as_such() -> None:
    """The first wrong answer of this evening is the fourth in all, and that is what is said."""
    session = drilling("najia.all", notebook=evenings(TOP, 3))
    turns = stubborn(session, TOP, 3)
    assert [bool(patterns(said)) for _, said in turns] == [True, False, False]
    assert "连前几天的算上，有4次像是从上往下数了。" in "".join(told(turns[0][1]))


def test_undoing_a_settled_answer_takes_its_evidence_back() -> None:
    """Somebody who takes the fourth answer back was right three times too seldom: nothing is said until another comes."""
    session = drilling("response")
    exercise = asked(session.start()).exercise
    said: list[Message] = []
    for number in range(4):
        session.feed(slip_answer(exercise, SLIPS[TOP]) or "")
        if number == 3:
            session.feed("撤销")
        said = mend(session, exercise)
        exercise = asked(said).exercise
    assert not patterns(said)
    session.feed(slip_answer(exercise, SLIPS[TOP]) or "")
    assert patterns(mend(session, exercise))


@pytest.mark.parametrize("slip", SLIPS.values(), ids=lambda slip: slip.id)
def test_what_several_answers_show_gives_nothing_away(slip: object) -> None:
    """Said before an exercise, neither wording of a pattern or of an inference holds the value that it asks for; a pattern is always said."""
    assert isinstance(slip, type(SLIPS[TOP]))
    for skill in slip.skills:
        for exercise in drawn(skill, 40):
            secret = secrets_of(exercise)
            for how, data in (("pattern", {"times": 4, "of": 5}), ("inferred", {})):
                reason = Reason(Feedback((), (Say(f"slip.{slip.id}.{how}", data),), (), secret))
                lines = told([reason])
                assert lines or how == "inferred"
                assert not any(word in line for word in secret for line in lines)


def test_a_slip_can_be_shown_at_will() -> None:
    """An exercise of a native skill that shows a slip is found for every slip and seed."""
    for slip in SLIPS.values():
        for skill in slip.skills:
            for seed in range(3):
                exercise = showing(slip.id, skill, Stream(seed))
                assert exercise is not None
                assert exercise.skill.id == skill
                assert wrong_cells(slip, exercise) is not None


# -- learners with one slip ----------------------------------------------------------------------------------------

SHOWINGS = 5
LEARNERS = 4


def named(said: list[Message]) -> set[str]:
    """The slips that are named alone."""
    return {say.id.split(".")[1] for say in whys(said) if say.id.startswith("slip.") and say.id != "slip.either"}


def diagnosed(slip: str, seed: int) -> bool:
    """Whether somebody with a slip, drilled on its skills, is told of it, and of it alone, within five exercises."""
    session = drilling(*SLIPS[slip].skills, seed=seed)
    exercise = asked(session.start()).exercise
    for _ in range(SHOWINGS):
        wrote = slip_answer(exercise, SLIPS[slip])
        said = session.feed(wrote) if wrote else []
        if slip in named(said):
            return True
        said = mend(session, exercise)
        if slip in named(said):
            return True
        exercise = asked(said).exercise
    return False


@pytest.mark.parametrize("slip", SLIPS)
def test_a_learner_with_one_slip_is_told_of_it(slip: str) -> None:
    """Each of four learners with the same slip, in drills drawn otherwise, hears its name alone within five exercises; one may be missed."""
    assert sum(diagnosed(slip, seed) for seed in range(LEARNERS)) >= LEARNERS - 1


def test_nearly_every_learner_is_told() -> None:
    """Over all slips at least 95 in 100 learners are."""
    found = Counter(diagnosed(slip, seed) for slip in SLIPS for seed in range(10, 12))
    assert found[True] >= 0.95 * found.total()


def test_a_drill_s_exercises_show_all_slips_of_its_skill() -> None:
    """Within ten exercises answered right, every slip that is native to the skill and can be seen in it could have shown."""
    for skill in [name for name in SKILLS if name != "dress"]:
        native = [slip for slip in visible_slips(skill) if skill in slip.skills]
        session = drilling(skill, seed=8)
        exercise = asked(session.start()).exercise
        seen: set[str] = set()
        for _ in range(10 if native else 0):
            seen |= {slip.id for slip in native if wrong_cells(slip, exercise) is not None}
            exercise = asked(session.feed(exercise.key)).exercise
        assert seen == {slip.id for slip in native}, skill


def test_a_drill_without_a_diagnosis_of_its_own_makes_one() -> None:
    """Whoever opens a drill outside a conversation need not bring the sitting's diagnosis."""
    notebook = Notebook()
    opened: list[Exercise] = []

    class Opened:
        def __init__(self, exercise: Exercise) -> None:
            self.exercise = exercise

        def open(self) -> list[Message]:
            return []

    def opener(exercise: Exercise, **settings: object) -> Opened:
        opened.append(exercise)
        assert settings["suspects"] == ()
        return Opened(exercise)

    Drill(("palace",), 1, 1, notebook, opener).begin()  # type: ignore[arg-type]  # a stand-in for Asking
    assert [exercise.skill.id for exercise in opened] == ["palace"]
