"""The bug library whole: every slip there is is in it, and what one writes is named wherever it can be seen."""

from __future__ import annotations

from collections import defaultdict

import pytest
from exercise_space import drawn, random_misses

from hzl_tutor.engine import LINES
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.drawing import candidates, exercise_of
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import feedback
from hzl_tutor.tutor.judging import judge, judge_cells, slip_answer
from hzl_tutor.tutor.messages import Glossary
from hzl_tutor.tutor.showing import shows, visible_slips
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import LIBRARY, SLIPS, TOLD, Slip, slips_for, told_beside, wrong_cells
from hzl_tutor.tutor.space import exercises, telling_days
from hzl_tutor.words.terms import TERMS as GLOSSARY
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.slips import CORRECTION, SHORT

WORDS = Simplified()

KNOWN = [
    "palace-from-upper",
    "palace-from-lower",
    "returning-soul-as-third",
    "opposite-lower-forgotten",
    "returning-soul-world",
    "wandering-soul-world",
    "lines-from-top",
    "response-two-away",
    "throws-reversed",
    "trigrams-swapped",
    "yin-branches-forward",
    "outer-takes-inner-branches",
    "outer-stem-unchanged",
    "najia-from-palace",
    "branches-consecutive",
    "cycle-inverted",
    "control-inverted",
    "relation-from-stem",
    "relation-from-nayin",
    "self-is-lower-trigram",
    "self-is-world-line",
    "changed-by-own-palace",
    "hidden-from-opposite-palace",
    "hidden-from-trigram",
    "hidden-only-missing",
    "hidden-judged-by-flying",
    "body-start",
    "body-alternate-branches",
    "body-as-world-body",
    "body-to-current-month",
    "body-must-exist",
    "absent-falls-to-first",
    "tomb-for-extinction",
    "earth-tomb-settled",
    "combine-for-trine",
    "clash-harm-mixed",
    "trine-among-visible",
    "season-order-mixed",
    "void-from-other-pillar",
    "spirit-start",
    "spirits-from-top",
    "same-branch-for-combining",
    "hidden-pair-reversed",
    "above-below-world",
    "helper-by-cycle",
    "any-move-is-solo",
    "limits-from-first-line",
    "birth-by-upper",
    "womb-stage-off",
    "yin-yang-kinds-mixed",
    "verse-as-law",
]
"""The mistakes that learners, programs and books are known to make with these rules."""

ROWS = [skill.id for skill in SKILLS.values() if skill.is_row]


@pytest.mark.parametrize("slip_id", KNOWN)
def test_every_known_slip_is_in_the_library(slip_id: str) -> None:
    """By its own id, or as a family whose members have it as the beginning of theirs."""
    assert any(name == slip_id or name.startswith(f"{slip_id}-") for name in LIBRARY)


def test_a_slip_is_shown_or_told() -> None:
    """No id is both; those that are told alter nothing, and each has a section and sentences of its own."""
    assert not set(SLIPS) & set(TOLD)
    assert list(LIBRARY) == [*SLIPS, *TOLD]
    for slip in LIBRARY.values():
        assert (slip.alters == "told") == (slip.id in TOLD)
        assert slip.section.startswith("§")
        assert all(skill in SKILLS for skill in slip.skills)
        assert WORDS.slip(slip.id) == f"{SHORT[slip.id]}。{CORRECTION[slip.id]}"


def test_what_is_asked_otherwise_is_a_slip_of_the_question() -> None:
    """六合 for 三合, 世上 for 世下 and a pair read backwards alter the question; throws reversed the cast."""
    for slip_id in ("combine-for-trine", "above-below-world", "hidden-pair-reversed", "lines-from-top"):
        assert SLIPS[slip_id].alters == "question"
    assert SLIPS["throws-reversed"].alters == "cast"
    assert SLIPS["absent-falls-to-first"].alters == "answer"
    assert SLIPS["palace-from-upper"].alters == "rule"


@pytest.mark.parametrize(
    ("code", "slip_id", "answer"),
    [
        ("hidden.line@遁/line=2", "above-below-world", "丙午"),
        ("hidden.relation@遁/line=2", "above-below-world", "官鬼"),
        ("hidden.all@姤", "above-below-world", "辛丑 辛亥 辛酉 壬午 壬申 壬戌"),
        ("hidden.home@遁/relation=妻财/line=2", "hidden-pair-reversed", "妻财"),
        ("hidden.relation@姤/line=3", "hidden-judged-by-flying-world", "兄弟"),
        ("stage@/element=木/branch=未/school=水土同", "tomb-for-extinction-stage", "绝"),
        ("stage@/element=木/branch=申/school=水土同", "tomb-for-extinction-stage", "墓"),
        ("trine@大有", "combine-for-trine", "辰 酉"),
    ],
)
def test_what_some_slips_write(code: str, slip_id: str, answer: str) -> None:
    """Worked by hand: 遁二爻 has 丙午官鬼 above 甲寅妻财; 姤's 世 is 丑土 and sees 辰土 as its own; 大有's 世 is 辰."""
    assert slip_answer(exercise_of(code), SLIPS[slip_id]) == answer


@pytest.mark.parametrize("skill_id", SKILLS)
def test_a_slip_is_named_wherever_it_can_be_seen(skill_id: str) -> None:
    """On every exercise of every skill, whatever a slip writes names that slip and every other that writes it, and is wrong."""
    for group in exercises(SKILLS[skill_id], days=telling_days):
        for exercise in group:
            for wrote, slips in written(exercise).items():
                judgement = judge_cells(exercise, wrote, "")
                assert not judgement.right, f"{exercise.resolved} {slips}"
                assert judgement.slips == tuple(sorted(slips)), exercise.resolved


def written(exercise: Exercise) -> dict[tuple[str, ...], list[str]]:
    """The wrong answers that slips give, each with those who give it; sets in one order."""
    found: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    for slip in slips_for(exercise.skill.id):
        wrote = wrong_cells(slip, exercise)
        if wrote is not None:
            found[tuple(sorted(wrote)) if exercise.skill.kind.startswith("set:") else wrote].append(slip.id)
    return dict(found)


@pytest.mark.parametrize("skill_id", ROWS)
def test_rows_that_no_slip_writes_name_none(skill_id: str) -> None:
    """Of drawn rows at most one in twenty is written by a slip; the others name none, whatever cells they share with one."""
    told = total = 0
    for exercise in drawn(skill_id, 40):
        rows = [*random_misses(exercise, 6, "library"), *nearly(exercise)]
        for text in rows:
            judgement = judge(exercise, text)
            writes = any(wrong_cells(slip, exercise) == judgement.given for slip in SLIPS.values())
            assert writes or not judgement.slips
            told += bool(judgement.slips)
            total += 1
    assert told <= 0.05 * total


def nearly(exercise: Exercise) -> list[str]:
    """The rows of two slips with one more cell wrong."""
    found = []
    stream = Stream("nearly", exercise.resolved)
    for slip in stream.shuffled(slips_for(exercise.skill.id))[:2]:
        cells = list(wrong_cells(slip, exercise) or exercise.key_cells)
        place = stream.choice(LINES) - 1
        cells[place] = stream.choice([cell for cell in (*cells, *exercise.key_cells) if cell != cells[place]] or ["无"])
        if tuple(cells) != exercise.key_cells:
            found.append(" ".join(cells))
    return found


@pytest.mark.parametrize("skill_id", SKILLS)
def test_slips_that_can_show_are_those_that_do_somewhere(skill_id: str) -> None:
    """Found by a look at some exercises, they are those that counting all exercises finds; the order is that of the ids."""
    counted = [slip for slip, count in shows(skill_id).items() if count]
    assert [slip.id for slip in visible_slips(skill_id)] == counted == sorted(counted)


@pytest.mark.parametrize("skill_id", SKILLS)
def test_exercises_in_a_drawn_order_are_all_hexagrams(skill_id: str) -> None:
    """Every hexagram that can be asked comes, and no exercise that the book leaves open; without a cast every exercise comes once."""
    skill = SKILLS[skill_id]
    found = list(candidates(skill, Stream("order", skill_id)))
    assert found == list(candidates(skill, Stream("order", skill_id)))
    if not skill.has_cast:
        assert len(found) == len(set(found))
        return
    asked = {exercise.chart.thrown().bits for exercise in found}
    if skill_id in (
        "hidden.home",
        "trine",
        "hidden.where",
        "tomb.fault",
        "clause",
        "rule.eases",
    ):  # not every line, or hexagram, can be asked
        assert len(asked) > 30
    else:
        assert len(asked) == 64


def native() -> list[tuple[str, Slip]]:
    """Every slip with each skill that it is native to."""
    return [(skill, slip) for slip in SLIPS.values() for skill in slip.skills]


@pytest.mark.parametrize(("skill_id", "slip"), native(), ids=lambda value: getattr(value, "id", value))
def test_a_slip_can_be_spoken_of(skill_id: str, slip: Slip) -> None:
    """Told alone, what was done can be said to somebody who has not given the right answer yet, on most exercises of its skills."""
    told = total = 0
    for exercise in drawn(skill_id, 60):
        wrote = slip_answer(exercise, slip)
        if wrote is None:
            continue
        judgement = judge(exercise, wrote)
        said = feedback(judgement, first=True, suspects=(slip.id,))
        _, why, _ = WORDS.parts(said)
        told += any(why in WORDS.wordings(say) for say in said.why if say.id.startswith(f"slip.{slip.id}"))
        total += 1
    assert total
    assert told >= 0.9 * total


@pytest.mark.parametrize("slip_id", TOLD)
def test_a_told_slip_is_told_where_its_terms_are_explained(slip_id: str) -> None:
    """Beside each of its terms the glossary warns of it; the terms are in the glossary."""
    for term in TOLD[slip_id].terms:
        assert term in {entry.simplified for entry in GLOSSARY}
        assert TOLD[slip_id] in told_beside(term)
        lines = [line.text for line in WORDS.render(Glossary(term))]
        assert any(CORRECTION[slip_id] in line for line in lines)


def test_other_terms_are_explained_without_warnings() -> None:
    """A term that no told slip lies near to has none beside it."""
    assert told_beside("爻") == ()
    assert not any("容易弄错" in line.text for line in WORDS.render(Glossary("爻")))
