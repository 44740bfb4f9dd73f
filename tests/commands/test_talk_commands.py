"""`hzl`, `hzl drill` and `hzl lesson`: how a conversation is begun from the command line, and how it ends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hzl_runs import hzl, process

from hzl_tutor.engine import BOOK, EarthSchool, School
from hzl_tutor.lesson import Library, shipped_lessons
from hzl_tutor.store import Log
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.session import Start
from hzl_tutor.tutor.skill_names import GROUPS
from hzl_tutor.ui.opening import Options
from hzl_tutor.words.choice import TAGS
from hzl_tutor.words.zh_hans.sentences import SENTENCES

SHIPPED = shipped_lessons()
LESSON = Library([SHIPPED] if SHIPPED else [], None).entries()[0]
"""Any lesson that is shipped."""

Begun = list[tuple[Options, Start]]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Begun:
    """Collect what conversations were begun with, holding none."""
    monkeypatch.setenv("HZL_DATA_DIR", str(tmp_path))
    found: Begun = []

    def run(options: Options, start: Start) -> int:
        found.append((options, start))
        return 0

    monkeypatch.setattr("hzl_tutor.ui.run.run", run)
    return found


def test_hzl_alone(begun: Begun) -> None:
    """`hzl` begins freely, with nothing but what is said."""
    assert hzl().code == 0
    assert begun == [(Options(), Start())]


def test_options_reach_the_conversation(begun: Begun) -> None:
    """The options that hold everywhere reach the conversation, whether before or behind the command."""
    said = ("--data-dir", "/d", "--lessons", "/l", "--plain", "--color", "never", "--lang", "zh-Hant", "--ascii")
    expected = Options("/d", "/l", True, "never", "zh-Hant", BOOK, True)
    for argv in ((*said, "drill", "palace"), ("drill", "palace", *said), (*said[:4], "drill", *said[4:], "palace")):
        hzl(*argv)
    assert begun == [(expected, Start("drill", ("palace",)))] * 3


def test_a_drill(begun: Begun) -> None:
    """A drill has its skills, groups opened and each once, its length, its seed and its school."""
    hzl("drill", "六亲", "relation.all", "-n", "20", "--seed", "7", "palace", "--earth-tomb", "戌")
    ((options, start),) = begun
    assert start == Start("drill", (*GROUPS["六亲"], "palace"), 20, 7)
    assert options.school == School(EarthSchool.WITH_FIRE)


def test_a_lesson(begun: Begun) -> None:
    """A lesson is begun by whatever it is called."""
    for name in (LESSON.unit, LESSON.id, LESSON.title):
        assert hzl("lesson", name).code == 0
    assert [start.unit for _, start in begun] == [LESSON.unit, LESSON.id, LESSON.title]
    assert {start.mode for _, start in begun} == {"lesson"}


def test_a_review(begun: Begun) -> None:
    """A review is begun with nothing but what holds everywhere."""
    assert hzl("review", "--plain").code == 0
    assert begun == [(Options(plain=True), Start("review"))]
    assert hzl("review", "palace").code == 2


def test_the_hexagram_of_the_day(begun: Begun) -> None:
    """The daily hexagram is begun with nothing but what holds everywhere."""
    assert hzl("daily", "--plain").code == 0
    assert begun == [(Options(plain=True), Start("daily"))]
    assert hzl("daily", "姤").code == 2


def test_an_examination(begun: Begun) -> None:
    """A paper is begun of the whole, of a track by any of its names, or by its code; a seed makes the code."""
    for said in ((), ("五乡",), ("homes", "--seed", "7"), ("exam.五乡~8",), ("--seed", "3")):
        assert hzl("exam", *said).code == 0
    assert [start for _, start in begun] == [
        Start("exam", unit=unit) for unit in ("", "五乡", "exam.五乡~7", "exam.五乡~8", "exam~3")
    ]
    refused = hzl("exam", "nothing")
    assert refused.code == 2
    assert "骨架" in refused.err


def test_a_review_on_a_pipe(tmp_path: Path) -> None:
    """With nothing due a sentence says so and the conversation ends with its input; with something due it is asked."""
    ran = process("-m", "hzl_tutor", "review", **data(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert SENTENCES["review.never"] in ran.out
    facts = {"skill": "palace", "verdict": "wrong", "attempt": 1, "hints": 0, "slips": [], "space": 8}
    with Log.open(tmp_path / "log.sqlite") as log:
        log.append("answered", facts, "2025-02-04T09:30:00+00:00")
    ran = process("-m", "hzl_tutor", "review", **data(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"\[palace~\d+\]", ran.out)


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_is_spoken_without_remarks(begun: Begun, tag: str) -> None:
    """In no language is there anything to be said about the language itself."""
    assert hzl("--lang", tag).err == ""
    assert hzl("--lang", tag, "chart", "姤").err == ""


def data(folder: Path) -> dict[str, Any]:
    """Name a data folder as the environment does."""
    return {"HZL_DATA_DIR": str(folder)}


def test_a_drill_on_a_pipe(tmp_path: Path) -> None:
    """With its answers on a pipe a drill asks, hears, and ends with exit code 0; the same seed asks the same."""
    argv = ("-m", "hzl_tutor", "drill", "palace", "-n", "1", "--seed", "5")
    first = process(*argv, **data(tmp_path))
    assert first.code == 0
    code = first.out[first.out.index("[") + 1 : first.out.index("]")]
    ran = process(*argv, stdin=exercise_of(code).key.encode(), **data(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert code in ran.out
    assert "○" in ran.out


def test_the_list_of_lessons(tmp_path: Path) -> None:
    """Where nobody sits at the terminal `hzl lesson` prints the list, reads nothing, and ends."""
    ran = process("-m", "hzl_tutor", "lesson", stdin="再见\n".encode(), **data(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert LESSON.title in ran.out
    assert "再见" not in ran.out


def test_a_lesson_that_is_not_there(tmp_path: Path) -> None:
    """An unknown lesson is a request not understood: 2 and a sentence."""
    ran = process("-m", "hzl_tutor", "lesson", "nowhere", **data(tmp_path))
    assert ran.code == 2
    assert "nowhere" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    """A data folder that cannot be used is told in a sentence; the list of lessons then ends with 3."""
    (tmp_path / "file").write_text("")
    ran = process("-m", "hzl_tutor", "--data-dir", str(tmp_path / "file"), "lesson")
    assert ran.code == 3
    assert LESSON.title in ran.out
    assert len(ran.err.splitlines()) == 1
