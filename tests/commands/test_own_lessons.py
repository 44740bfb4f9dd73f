"""People's own lessons: in the data folder or a folder that is named, marked as theirs, their faults told; `hzl preview`."""

from __future__ import annotations

from pathlib import Path

from hzl_runs import Ran, hzl
from test_lint_command import LESSON, written


def on(data: Path, *argv: str, stdin: bytes = b"") -> Ran:
    """Run `hzl` with its data folder."""
    return hzl(*argv, "--data-dir", str(data), stdin=stdin)


def own(data: Path, text: str = LESSON) -> str:
    """Put a lesson into the folder for one's own."""
    (data / "lessons").mkdir(exist_ok=True)
    return written(data / "lessons", text)


def test_lessons_in_the_data_folder_are_ones_own(tmp_path: Path) -> None:
    """A script in `lessons` of the data folder is listed, marked, and can be taken; the program's are not marked."""
    own(tmp_path)
    listed = [line for line in on(tmp_path, "lesson").out.splitlines() if line.startswith("  ")]
    assert [line for line in listed if "自己的课" in line] == [line for line in listed if "试讲" in line] != []
    assert "姤属乾宫" in on(tmp_path, "lesson", "88", "--plain").out


def test_lessons_of_a_folder_that_is_named_are_ones_own(tmp_path: Path) -> None:
    """The folder of `--lessons` is marked too, for a learner of a name as well."""
    (tmp_path / "other").mkdir()
    written(tmp_path / "other", LESSON)
    out = on(tmp_path, "lesson", "--lessons", str(tmp_path / "other"), "--learner", "anna").out
    assert "自己的课" in out


def test_faults_of_ones_own_lessons_are_told(tmp_path: Path) -> None:
    """A script that cannot be taught is named below the list with how many faults it has, and `hzl lint` tells them."""
    path = own(tmp_path, LESSON.replace("[乾](", "[巽]("))
    (told,) = [line for line in on(tmp_path, "lesson").out.splitlines() if path in line]
    assert "1 处" in told
    assert f"{path}:12:3: " in on(tmp_path, "lint").out


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    """A folder named by `--lessons` that cannot be read is told below the list; that one has no own lessons is not."""
    missing = str(tmp_path / "none")
    assert missing in on(tmp_path, "lesson", "--lessons", missing).out.replace("\n", "")
    assert str(tmp_path) not in on(tmp_path, "lesson").out


def test_the_nearest_lessons_are_told_by_number_and_title(tmp_path: Path) -> None:
    """Whoever asks for a lesson that is not there is told those near to it as they stand in the list."""
    own(tmp_path)
    refused = on(tmp_path, "lesson", "试讲讲")
    assert refused.code == 2
    assert "第八十八课《试讲》" in refused.err
    assert "shi-jian" not in refused.err


def test_a_preview_records_nothing(tmp_path: Path) -> None:
    """A preview plays the script and leaves the data folder as it was."""
    path = written(tmp_path, LESSON)
    data = tmp_path / "data"
    ran = on(data, "preview", path, "--plain", stdin="乾\n".encode())
    assert (ran.code, ran.err) == (0, "")
    assert "姤属哪一宫" in ran.out
    assert not data.exists()


def test_a_preview_of_what_cannot_be_taught(tmp_path: Path) -> None:
    """Faults are told as `hzl lint` tells them, with its exit code; a file that is not there is such a fault."""
    path = written(tmp_path, LESSON.replace("[乾](", "[巽]("))
    ran = on(tmp_path, "preview", path)
    assert (ran.code, ran.out) == (1, hzl("lint", path).out)
    assert on(tmp_path, "preview", str(tmp_path / "none.md")).code == 1


def test_a_preview_from_a_step(tmp_path: Path) -> None:
    """`--step` begins there; an unknown one is refused with those that there are."""
    path = written(tmp_path, LESSON)
    assert "姤属乾宫" not in on(tmp_path, "preview", path, "--step", "q1", "--plain").out
    refused = on(tmp_path, "preview", path, "--step", "q9")
    assert refused.code == 2
    assert "q1" in refused.err
