"""`--learner`: everybody who shares a computer has a log of their own, and names are safe as folders."""

from __future__ import annotations

from pathlib import Path

import pytest
from hzl_runs import Ran, hzl

from hzl_tutor.store import Log
from hzl_tutor.ui.learners import learner_name


def on(folder: Path, *argv: str, said: str = "") -> Ran:
    """Run hzl on a data folder, saying some lines to it."""
    return hzl(*argv, "--data-dir", str(folder), stdin=said.encode())


def tried(folder: Path, *argv: str) -> int:
    """Return how many exercises somebody has tried."""
    return sum(row["tries"] for row in on(folder, "progress", "--json", *argv).json["skills"])


def test_two_learners_two_logs(tmp_path: Path) -> None:
    """What one does is in their own log alone; the one without a name has the folder itself, as before."""
    on(tmp_path, said="palette\npalace@877777\n乾\n再见\n")
    on(tmp_path, "--learner", "小明", said="palace@877777\n乾\nworld@877777\n1\n再见\n")
    assert [tried(tmp_path), tried(tmp_path, "--learner", "小明"), tried(tmp_path, "--learner", "anna")] == [1, 2, 0]
    assert (tmp_path / "log.sqlite").is_file()
    assert (tmp_path / "learners" / "小明" / "log.sqlite").is_file()


def test_the_log_of_a_learner_is_carried_away(tmp_path: Path) -> None:
    """Export and import are about the learner who is named."""
    on(tmp_path, "--learner", "小明", said="palace@877777\n乾\n再见\n")
    file = tmp_path / "log.jsonl"
    assert on(tmp_path, "export", str(file), "--learner", "小明").code == 0
    assert on(tmp_path, "import", str(file), "--learner", "anna").code == 0
    with Log.open(tmp_path / "learners" / "anna" / "log.sqlite") as log:
        assert [event.data["skill"] for event in log.events() if event.kind == "answered"] == ["palace"]
    assert tried(tmp_path) == 0


def test_the_welcome_names_the_learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose log it is stands in the welcome, when somebody was named: on the command line, by variable, in the file."""
    monkeypatch.setenv("HZL_CONFIG_DIR", str(tmp_path / "config"))
    assert "小明" not in on(tmp_path).out
    assert "小明" in on(tmp_path, "--learner", "小明").out
    assert hzl("config", "learner", "小红").code == 0
    assert "小红" in on(tmp_path).out
    monkeypatch.setenv("HZL_DATA_DIR", str(tmp_path))
    assert "小红" in hzl().out
    monkeypatch.setenv("HZL_LEARNER", "anna")
    assert "anna" in hzl().out


def test_lessons_are_compiled_once_for_all(tmp_path: Path) -> None:
    """The compiled lessons lie in the data folder and not with each learner."""
    assert on(tmp_path, "lesson", "--learner", "小明").code == 0
    assert (tmp_path / "compiled").is_dir()
    assert [path.name for path in (tmp_path / "learners" / "小明").iterdir()] == ["log.sqlite"]


@pytest.mark.parametrize("name", ["小明", "Anna", "a-b_c.d", "3", "é", "e\u0301", "王小明2"])
def test_names_that_are_taken(name: str) -> None:
    """Letters of any script, digits, hyphen, underscore and dot; composed and decomposed letters are one name."""
    assert learner_name(name) == name.replace("e\u0301", "é")


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../x", "a/b", "a\\b", "a b", "-a", ".a", "a.", "a:b", "con", "NUL.txt", "com1", "小\x1b明", "a\0b",
     "a" * 41, "小明！", "~"],
)  # fmt: skip
def test_names_that_are_refused(name: str, tmp_path: Path) -> None:
    """What would leave the folder, or be no folder somewhere, is exit 2 with one sentence; nothing is written."""
    assert learner_name(name) is None
    ran = on(tmp_path, "progress", f"--learner={name}")
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []
