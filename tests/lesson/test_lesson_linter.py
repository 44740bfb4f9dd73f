"""Lessons held against each other and against what the tutor can ask."""

from __future__ import annotations

from pathlib import Path

import pytest
from lesson_texts import HEAD, WHOLE, Tutor, lesson, linted

from hzl_tutor.lesson import Entry, Fault, FaultCode, QuestionProblem, lint_file, lint_paths

TOGETHER = {
    FaultCode.UNIT_TAKEN,
    FaultCode.LESSON_ID_TAKEN,
    FaultCode.NEED_UNKNOWN,
    FaultCode.NEED_CYCLE,
    FaultCode.SKILL_UNKNOWN,
    FaultCode.QUESTION_PARAMS,
    FaultCode.QUESTION_CAST,
    FaultCode.QUESTION_NONE_FOUND,
    FaultCode.QUESTION_ONE_KEY,
    FaultCode.QUESTION_HINT_TELLS,
    FaultCode.QUESTION_NO_SLIP,
    FaultCode.TERM_UNKNOWN,
    FaultCode.CLAIM_RULE_UNKNOWN,
    FaultCode.CLAIM_RULE_MATTER,
    FaultCode.CLAIM_RULE_NO_CONDITION,
    FaultCode.CLAIM_RULE_LACKS,
    FaultCode.CLAIM_RULE_FAILS,
}
"""Codes that a script alone does not bring about; the tests below do."""


def written(folder: Path, **lessons: str) -> Path:
    """Write lessons into a folder, by the names of their files."""
    for name, text in lessons.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    return folder


def codes(faults: tuple[Fault, ...]) -> list[tuple[str, int, int, FaultCode]]:
    """Return file name, line, column and code of each fault."""
    return [(Path(fault.path).name, fault.line, fault.column, fault.code) for fault in faults]


def entry(lesson_id: str, unit: str, path: Path, *needs: str) -> Entry:
    """Return a lesson as the library lists it."""
    return Entry(lesson_id, unit, "题", "序", (), needs, (), 20, 1, path)


def test_a_whole_lesson_is_clean(tmp_path: Path) -> None:
    """A lesson with every kind of step has no fault, and every question was shown to the tutor."""
    tutor = Tutor()
    assert linted(tmp_path, WHOLE, tutor) == ()
    assert tutor.asked == ["q1", "q2"]


def test_numbers_and_ids_are_taken_once(tmp_path: Path) -> None:
    """A unit or id that an earlier file has is a fault of the later one; 07 is the same unit as 7."""
    written(tmp_path, a=lesson("one", "7"), b=lesson("two", "07"), c=lesson("one", "8"))
    assert codes(lint_paths([tmp_path], Tutor())) == [
        ("b.md", 2, 7, FaultCode.UNIT_TAKEN),
        ("c.md", 3, 5, FaultCode.LESSON_ID_TAKEN),
    ]


def test_what_a_lesson_needs_must_be_there(tmp_path: Path) -> None:
    """A need is met by another linted script or by a lesson of the library, and by nothing else."""
    written(tmp_path, a=lesson("one", "1"), b=lesson("two", "2", "one, zero, oen"))
    known = [entry("zero", "0", tmp_path / "elsewhere.md")]
    faults = lint_paths([tmp_path], Tutor(), known)
    assert codes(faults) == [("b.md", 6, 20, FaultCode.NEED_UNKNOWN)]
    assert faults[0].data == {"id": "oen", "nearest": "one"}


def test_needs_that_go_round_are_told_in_each_lesson_of_the_round(tmp_path: Path) -> None:
    """A circle over three lessons, one of them in the library, is reported with its way; a fork is no circle."""
    written(tmp_path, a=lesson("one", "1", "three"), b=lesson("two", "2", "one"), d=lesson("fork", "4", "one, two"))
    faults = lint_paths([tmp_path], Tutor(), [entry("three", "3", tmp_path / "c.md", "two")])
    assert codes(faults) == [("a.md", 6, 9, FaultCode.NEED_CYCLE), ("b.md", 6, 9, FaultCode.NEED_CYCLE)]
    assert faults[0].data["cycle"] == "one → three → two → one"


def test_a_lesson_may_not_need_itself(tmp_path: Path) -> None:
    """The shortest circle is a circle."""
    assert codes(linted(tmp_path, lesson("one", "1", "one"))) == [("x.md", 6, 9, FaultCode.NEED_CYCLE)]


def test_a_script_that_is_in_the_library_does_not_stand_in_its_own_way(tmp_path: Path) -> None:
    """The library's entry of the very file that is linted counts neither for units nor for ids."""
    written(tmp_path, a=lesson("one", "1"))
    assert lint_file(tmp_path / "a.md", Tutor(), [entry("one", "1", tmp_path / "a.md")]) == ()


def test_skills_must_be_known(tmp_path: Path) -> None:
    """An unknown skill is a fault in the front matter and at a question, whose keys are then not looked at."""
    tutor = Tutor("hidden.line")
    text = HEAD.replace("sections: [8]", "skills: [hidden.line, hidden.lime]") + (
        "```question\nid: q\nskill: hidden.lines\nhexagram: 遁\nask: 问\n```\n"
    )
    assert codes(linted(tmp_path, text, tutor)) == [
        ("x.md", 6, 23, FaultCode.SKILL_UNKNOWN),
        ("x.md", 11, 8, FaultCode.SKILL_UNKNOWN),
    ]
    assert tutor.asked == []


@pytest.mark.parametrize("code", sorted(code for code in TOGETHER if code.startswith("question-")))
def test_the_tutors_word_on_a_question_is_placed(code: FaultCode, tmp_path: Path) -> None:
    """What the tutor says of a question is reported at the part of the block it names."""
    at = {FaultCode.QUESTION_HINT_TELLS: ("hints", 1), FaultCode.QUESTION_CAST: ("hexagram",)}.get(code, ())
    faults = linted(tmp_path, WHOLE, Tutor(refused={"q1": QuestionProblem(code, at, {"skill": "x"})}))
    line = next(number for number, row in enumerate(WHOLE.split("\n"), 1) if row == "id: q1")
    place = {(): (line - 1, 1), ("hexagram",): (line + 2, 11), ("hints", 1): (line + 5, 15)}[at]
    assert codes(faults) == [("x.md", *place, code)]


def test_a_folder_is_its_lessons(tmp_path: Path) -> None:
    """A folder means the .md files in it, without README.md and hidden ones, whatever they are called."""
    written(tmp_path, README="# 读我\n", 第一课=lesson("one", "1"))
    (tmp_path / ".draft.md").write_text("# x", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("# x", encoding="utf-8")
    assert lint_paths([tmp_path], Tutor()) == ()


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    """A path without a file is reported, and the other files are linted all the same."""
    written(tmp_path, a=lesson("one", "八"))
    faults = lint_paths([tmp_path / "gone.md", tmp_path / "a.md"], Tutor())
    assert codes(faults) == [
        ("gone.md", 1, 1, FaultCode.FILE_UNREADABLE),
        ("a.md", 2, 7, FaultCode.UNIT_MALFORMED),
    ]


def test_a_file_named_twice_is_linted_once(tmp_path: Path) -> None:
    """A file given by itself and in its folder is no rival of its own."""
    written(tmp_path, a=lesson("one", "1"))
    assert lint_paths([tmp_path / "a.md", tmp_path], Tutor()) == ()


def test_western_marks_are_sought_only_in_what_is_said(tmp_path: Path) -> None:
    """Commas of YAML, of inline code and between Latin words are no fault."""
    text = f"{HEAD}先打 `甲,乙`，再打 hzl, drill。\n\n```chart\nhexagram: 姤\nshow: [flying,hidden]\n```\n"
    assert linted(tmp_path, text) == ()


def test_a_claim_about_a_rule_is_asked_of_the_tutor(tmp_path: Path) -> None:
    """Each claim that a rule holds is put to the tutor; one that is refused is a fault where its path stands."""
    tutor = Tutor()
    rows = "[遭伤](hzl:遁/rule/S08.R1)，[无](hzl:遁/rule/S99.R1?month=寅)，\n[无](hzl:遁/rule/S99.R1?month=寅)。"
    faults = linted(tmp_path, f"{HEAD}{rows}\n", tutor)
    assert tutor.asked == ["S08.R1", "S99.R1", "S99.R1"]
    assert [(fault.code, fault.line - HEAD.count("\n"), fault.column) for fault in faults] == [
        (FaultCode.CLAIM_RULE_FAILS, 1, rows.index("hzl:遁/rule/S99") + 1),
        (FaultCode.CLAIM_RULE_FAILS, 2, 5),
    ]
