"""`hzl new-lesson`, `hzl lint --coverage` and `hzl lint --schema`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hzl_runs import Ran, hzl
from test_lint_command import LESSON, written

from hzl_tutor.lesson import compile_file
from hzl_tutor.lesson.library import Library, shipped_lessons
from hzl_tutor.lesson.schema import schema


def new(folder: Path, *words: str) -> Ran:
    """Begin a lesson in a folder of one's own."""
    return hzl("new-lesson", *words, "--lessons", str(folder))


def test_a_new_lesson_has_nothing_wrong_but_what_is_to_be_written(tmp_path: Path) -> None:
    """The skeleton compiles, and the linter tells its marks 【待写】, each once, and nothing else; its track is that of the lesson before it."""
    assert new(tmp_path, "90", "shi-xia", "世下压着谁").code == 0
    path = tmp_path / "90-shi-xia.md"
    text = path.read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert "\r" not in text
    faults = hzl("lint", str(path)).out.splitlines()
    assert len(faults) == text.count("【待写") > 10
    assert all(re.search(r"md:\d+:\d+: 【待写.*】还没有写。$", fault) for fault in faults)
    script = compile_file(path)
    shipped = shipped_lessons()
    assert shipped is not None
    last = Library([shipped], None).entries()[-1].track
    assert (script.unit, script.id, script.title, script.track) == ("90", "shi-xia", "世下压着谁", last)


def test_a_lesson_goes_with_ones_own(tmp_path: Path) -> None:
    """Without a folder it is written into `lessons` of the data folder, which is made, and stands in the list."""
    assert hzl("new-lesson", "98", "wo-de", "我的课", "--data-dir", str(tmp_path), "--track", "五乡").code == 0
    assert [path.name for path in (tmp_path / "lessons").iterdir()] == ["98-wo-de.md"]
    assert "我的课" in hzl("lesson", "--data-dir", str(tmp_path)).out


@pytest.mark.parametrize("title", ["世：下", "a: b", "8", '"甲"', "[甲]", "- 甲", "甲 # 乙"])
def test_any_title_is_kept(title: str, tmp_path: Path) -> None:
    """What YAML would take otherwise is quoted."""
    assert new(tmp_path, "90", "x", title).code == 0
    assert compile_file(tmp_path / "90-x.md").title == title


@pytest.mark.parametrize(
    "words",
    [
        ("八", "x", "题"),
        ("90", "X_Y", "题"),
        ("90", "x", ""),
        ("90", "x", "题", "--track", "六乡"),
        ("2", "x", "题"),
        ("02", "x", "题"),
        ("90", "liu-qin-gen-yuan", "题"),
        ("90", "x"),
    ],
)
def test_what_cannot_be_a_lesson_is_refused(words: tuple[str, ...], tmp_path: Path) -> None:
    """A number, id, title or track that is none, or that another lesson has, is one sentence and no file."""
    refused = new(tmp_path, *words)
    assert refused.code == 2
    assert len(refused.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_ever_written_over(tmp_path: Path) -> None:
    """A file that is there, a script or not, stays as it is."""
    path = tmp_path / "90-x.md"
    path.write_text("别动", encoding="utf-8")
    assert new(tmp_path, "90", "x", "题").code == 2
    assert path.read_text(encoding="utf-8") == "别动"


def test_coverage_tells_what_no_lesson_does(tmp_path: Path) -> None:
    """Of one lesson that teaches the palace: what it covers, and everything else by name."""
    path = written(tmp_path, LESSON)
    found = hzl("lint", "--coverage", "--json", path).json
    assert set(found) == {"sections", "skills", "slips", "rules", "broken"}
    by_id = {row["id"]: row for row in found["skills"]}
    assert by_id["palace"] == {"id": "palace", "taught": ["88"], "asked": ["88"]}
    assert by_id["world"] == {"id": "world", "taught": [], "asked": []}
    told = hzl("lint", "--coverage", "--plain", path)
    assert told.code == 0
    assert "S08.R1" in told.out
    assert "palace  88  88" in told.out


def test_coverage_says_what_was_not_counted(tmp_path: Path) -> None:
    """A script with faults covers nothing; it is named, and the exit code is 1."""
    path = written(tmp_path, LESSON.replace("[乾](", "[巽]("))
    ran = hzl("lint", "--coverage", "--json", path)
    assert (ran.code, ran.json["broken"]) == (1, [path])
    assert path in hzl("lint", "--coverage", path).out.replace("\n", "")


def test_json_goes_with_coverage() -> None:
    """`--json` alone is refused: faults have a form of their own that other programs read."""
    assert hzl("lint", "--json").code == 2


def test_the_schema_can_be_had() -> None:
    """`--schema` prints the JSON Schema on a line."""
    assert hzl("lint", "--schema").json == schema()
