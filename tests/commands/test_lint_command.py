"""`hzl lint`: faults with their place, and exit codes that a build can go by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hzl_runs import hzl

LESSON = """\
---
unit: 88
id: shi-jian
title: 试讲
sections: [2]
track: 骨架
needs: []
skills: [palace]
rev: 1
---

姤属[乾](hzl:姤/palace)宫。

```question
id: q1
skill: palace
hexagram: 姤
ask: 姤属哪一宫？
```
"""


def written(folder: Path, text: str, name: str = "88-shi-jian.md") -> str:
    """Write a script and return its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_clean_script(tmp_path: Path) -> None:
    """A script without faults is one line and exit code 0."""
    ran = hzl("lint", written(tmp_path, LESSON))
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 1


def test_faults_with_their_places(tmp_path: Path) -> None:
    """Every fault is a line `file:line:column: what, what to do`, and the exit code is 1."""
    path = written(tmp_path, LESSON.replace("[乾](", "[巽](").replace("skill: palace", "skill: palaces"))
    ran = hzl("lint", path)
    assert (ran.code, ran.err) == (1, "")
    places = [re.fullmatch(rf"{re.escape(path)}:(\d+):(\d+): (.+)", line) for line in ran.out.splitlines()]
    assert all(places)
    assert [(int(place[1]), int(place[2])) for place in places if place] == [(12, 3), (16, 8)]
    assert "palace" in ran.out.splitlines()[1]


def test_a_folder_is_all_its_scripts(tmp_path: Path) -> None:
    """A folder stands for the scripts in it; faults of all of them are told."""
    written(tmp_path, LESSON.replace("[乾](", "[巽]("))
    written(tmp_path, LESSON.replace("[乾](", "[坤]("), "89-you.md")
    out = hzl("lint", str(tmp_path)).out
    assert "88-shi-jian.md:12:" in out
    assert "89-you.md:12:" in out


def test_a_script_that_is_not_there(tmp_path: Path) -> None:
    """A path without a file is a fault of its own, told with the path."""
    ran = hzl("lint", str(tmp_path / "none.md"))
    assert ran.code == 1
    assert ran.out.startswith(str(tmp_path / "none.md") + ":1:1: ")


def test_lessons_beside_are_known(tmp_path: Path) -> None:
    """What a script needs may lie beside it, or in the folder that `--lessons` names."""
    other = tmp_path / "other"
    other.mkdir()
    written(other, LESSON)
    needing = LESSON.replace("unit: 88", "unit: 89").replace("id: shi-jian", "id: zai-jiang")
    path = written(tmp_path, needing.replace("needs: []", "needs: [shi-jian]"), "89-zai-jiang.md")
    assert hzl("lint", path).code == 1
    assert hzl("lint", path, "--lessons", str(other)).code == 0


def test_no_lessons_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a path and without lessons of its own the program is not whole: 3 and a sentence."""
    monkeypatch.setattr("hzl_tutor.ui.commands.lint.shipped_lessons", lambda: None)
    ran = hzl("lint")
    assert (ran.code, ran.out) == (3, "")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("遁/rule/S08.R1", ""),
        ("遁/rule/S08.R3?month=寅&day=甲子", ""),
        ("遁/rule/S08.R3?day=甲子&matter=求财&asker=男&age=27", ""),
        ("乾/rule/S08.R1", "不成立"),
        ("遁/rule/S08.R3?month=寅", "?day="),
        ("遁/rule/S08.R9", "hzl rules"),
        ("遁/rule/S08.R1?matter=炒股", "炒股"),
    ],
)
def test_a_claim_about_the_book_is_verified(claim: str, told: str, tmp_path: Path) -> None:
    """A lesson can say only of a chart on which a rule holds that it does."""
    ran = hzl("lint", written(tmp_path, f"{LESSON}\n书里这样[断](hzl:{claim})。\n"))
    assert (ran.code, ran.err) == (1 if told else 0, "")
    assert told in ran.out
