"""`hzl judge`: an examiner's whole word on an answer."""

from __future__ import annotations

import pytest
from hzl_runs import hzl

from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.judging import slip_answer
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import slips_for

KEYS = [
    "code",
    "skill",
    "rev",
    "verdict",
    "score",
    "key",
    "cells",
    "slips",
    "pairs",
    "likely",
    "feedback",
    "derivation",
]


def judged(code: str, answer: str) -> dict[str, object]:
    """Judge and return the object."""
    ran = hzl("judge", code, answer, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, object] = ran.json
    assert list(found) == KEYS
    return found


def test_the_seed_texts_own_mistake() -> None:
    """姤 called 巽宫 is wrong, is the lower trigram taken for the palace, and the derivation comes to 乾."""
    found = judged("palace@877777", "巽")
    assert (found["verdict"], found["score"], found["key"]) == ("wrong", 0.0, "乾")
    assert found["cells"] == [{"cell": "palace", "given": "巽", "key": "乾", "right": False}]
    assert "palace-from-lower" in found["slips"]  # type: ignore[operator]
    last = found["derivation"][-1]  # type: ignore[index]
    assert (last["cell"], last["value"], last["section"]) == ("palace", "乾", "§2")
    assert last["rule"]
    assert found["feedback"]


def test_a_right_answer() -> None:
    """A right answer scores 1, has no slips, and is right however it is spelled."""
    for answer in ("子孙", "孙", "子孫", "zisun", " 子孙。"):
        found = judged("relation.line@877777/line=2", answer)
        assert (found["verdict"], found["score"], found["slips"], found["pairs"]) == ("right", 1.0, [], [])


def test_a_row() -> None:
    """A row has six cells, counts the right ones, and names the slip that wrote it."""
    found = judged("relation.all@878778", "父 财 兄 孙 兄 父")
    assert len(found["cells"]) == 6  # type: ignore[arg-type]
    right = sum(cell["right"] for cell in found["cells"])  # type: ignore[attr-defined]
    assert found["score"] == round(right / 6, 4)


def test_two_slips_at_once() -> None:
    """A row that only two slips together explain has the pair, and no single slip."""
    exercise = exercise_of("hidden.all@877777")
    answer = " ".join(
        slip_answer(exercise, slip) or "" for slip in slips_for("hidden.all") if slip.id == "palace-from-lower"
    )
    mirrored = " ".join(reversed(answer.split()))
    found = judged("hidden.all@877777", mirrored)
    assert found["slips"] == []
    assert ["lines-from-top", "palace-from-lower"] in found["pairs"]  # type: ignore[operator]


@pytest.mark.parametrize("answer", ["嗯……", "", "甲子", "父母 兄弟"])
def test_an_unreadable_answer(answer: str) -> None:
    """What cannot be read as an answer of the kind is no miss: no score, no cells, exit 0, and it says what is wanted."""
    found = judged("relation.line@877777/line=2", answer)
    assert (found["verdict"], found["score"], found["cells"]) == ("unreadable", None, [])
    assert (found["slips"], found["pairs"], found["likely"]) == ([], [], [])
    assert found["feedback"]


@pytest.mark.parametrize("skill", SKILLS)
def test_every_skill_passes_its_own_key(skill: str) -> None:
    """The key of a drawn exercise is judged right, each slip's answer names the slip, and all values are plain text."""
    exercise = draw(SKILLS[skill], 7)
    found = judged(f"{skill}~7", exercise.key)
    assert (found["verdict"], found["code"]) == ("right", f"{skill}~7")
    for step in found["derivation"]:  # type: ignore[attr-defined]
        assert set(step) == {"cell", "value", "rule", "section"}
        assert all(isinstance(text, str) and text for text in step.values())
        assert not set("(<[") & set(step["value"])
    for slip in slips_for(skill):
        answer = slip_answer(exercise, slip)
        if answer is not None:
            wrong = judged(f"{skill}~7", answer)
            assert slip.id in wrong["slips"]  # type: ignore[operator]
            assert wrong["slips"] == sorted(wrong["slips"])  # type: ignore[call-overload]


def test_the_text_form() -> None:
    """Without `--json` the same is said in readable lines: question, verdict, key, slips and the way to the key."""
    ran = hzl("judge", "relation.all@878778", "父", "财", "兄", "孙", "兄", "父")
    assert ran.code == 0
    key = exercise_of("relation.all@878778").key
    assert "".join(key.split()) in "".join(ran.out.split())  # a line may break within it
    assert "×" in ran.out
    assert "§2" in ran.out
    assert "○" in hzl("judge", "palace@877777", "乾").out
