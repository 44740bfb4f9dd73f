"""The library: finding, ordering, opening lessons, and doing without a cache that is spoilt."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from lesson_texts import WHOLE, lesson

import hzl_tutor.lesson.compile as compiler
from hzl_tutor.lesson import FaultCode, LessonFaults, Library, Script, TroubleCode, UnknownLessonError, shipped_lessons
from hzl_tutor.lesson.compile import compile_file


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    """A folder with four lessons in an order that is not that of their units."""
    folder = tmp_path / "scripts"
    folder.mkdir()
    for name, text in {
        "a": lesson("shi", "10"),
        "b": lesson("er", "2"),
        "c": lesson("xu", "00a").replace("骨架", "序"),
        "whole": WHOLE,
    }.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    (folder / "README.md").write_text("# 不是课\n", encoding="utf-8")
    return folder


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """Where compiled lessons are kept; not there yet."""
    return tmp_path / "cache"


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files compiled so far."""
    names: list[str] = []
    real: Callable[[Path, bytes], Script] = compiler.compile_bytes

    def noting(path: Path, data: bytes) -> Script:
        names.append(path.name)
        return real(path, data)

    monkeypatch.setattr(compiler, "compile_bytes", noting)
    return names


def test_lessons_are_listed_by_unit(scripts: Path) -> None:
    """The prelude comes first, and 2 before 10; the README is no lesson."""
    library = Library([scripts], None)
    assert [entry.unit for entry in library.entries()] == ["00a", "2", "7", "10"]
    assert library.broken == ()
    assert library.warnings == ()


def test_an_entry_is_the_front_matter(scripts: Path) -> None:
    """The list tells what the lesson tells."""
    entry = Library([scripts], None).find("7")
    script = compile_file(scripts / "whole.md")
    assert entry == (*script[:3], "五乡", ("8",), (), (), 20, 1, scripts / "whole.md", True)


@pytest.mark.parametrize(
    "asked",
    ["7", "07", "７", "七", "第七课", "第7课", "7课", "第 7 课", "unit 7", "chang-shi", "CHANG-SHI", "试一课", " 7 "],
)
def test_a_lesson_is_found_by_any_of_its_names(asked: str, scripts: Path) -> None:
    """Number in any writing, id, and title open the same lesson."""
    assert Library([scripts], None).load(asked) == compile_file(scripts / "whole.md")


@pytest.mark.parametrize(
    ("asked", "unit"), [("第十课", "10"), ("十", "10"), ("00a", "00a"), ("0A", "00a"), ("第二课", "2")]
)
def test_numbers_are_read(asked: str, unit: str, scripts: Path) -> None:
    """Chinese tens and the letters of the prelude are read."""
    assert Library([scripts], None).find(asked).unit in (unit, unit.lower())


@pytest.mark.parametrize("asked", ["", "99", "十十", "二二", "一百课", "没有", "chang"])
def test_an_unknown_lesson_is_said_to_be_unknown(asked: str, scripts: Path) -> None:
    """What names no lesson is an error; part of a name brings the lesson up among the nearest."""
    with pytest.raises(UnknownLessonError) as unknown:
        Library([scripts], None).load(asked)
    assert unknown.value.asked == asked
    assert asked != "chang" or unknown.value.nearest[0] == "chang-shi"


def test_a_lesson_is_compiled_once(scripts: Path, cache: Path, compilations: list[str]) -> None:
    """A second start compiles nothing, and gives the same list and the same lessons."""
    first = Library([scripts], cache)
    entries, script = first.entries(), first.load("7")
    assert sorted(compilations) == ["a.md", "b.md", "c.md", "whole.md"]
    compilations.clear()
    again = Library([scripts], cache)
    assert (again.entries(), again.load("7")) == (entries, script)
    assert compilations == []


def test_a_changed_script_is_compiled_anew(scripts: Path, cache: Path, compilations: list[str]) -> None:
    """A change of one byte is seen at the next start, and by an open library when it loads."""
    library = Library([scripts], cache)
    library.entries()
    (scripts / "b.md").write_text(lesson("er", "2", words="另一句。"), encoding="utf-8")
    changed = compile_file(scripts / "b.md")
    compilations.clear()
    assert library.load("er") == changed
    assert Library([scripts], cache).load("er") == changed
    assert compilations == ["b.md"]


def test_a_lesson_of_another_version_is_compiled_anew(
    scripts: Path, cache: Path, compilations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another version of the program compiled is not taken, and not called damaged."""
    monkeypatch.setattr("hzl_tutor.lesson.cache.__version__", "0.0.0")
    Library([scripts], cache).entries()
    monkeypatch.undo()
    compilations.clear()
    library = Library([scripts], cache)
    assert library.load("7") == compile_file(scripts / "whole.md")
    assert library.warnings == ()


@pytest.mark.parametrize("kept", ["index.jsonl", "whole.md.jsonl"])
@pytest.mark.parametrize(
    "damage", [b"", b"\x00\xff", b"{}\n{}", b"[]", b'{"check": 1}\n', b"[" * 9999, "half", "letter"]
)
def test_a_damaged_cache_is_made_again(kept: str, damage: bytes | str, scripts: Path, cache: Path) -> None:
    """An emptied, cut or altered file of the cache is told, made again, and never believed."""
    before = Library([scripts], cache)
    entries, script = before.entries(), before.load("7")
    (path,) = cache.glob(f"*/{kept}")
    whole = path.read_bytes()
    cut = whole[: len(whole) // 2]
    altered = whole.replace("试一课".encode(), "试二课".encode())
    assert altered != whole
    path.write_bytes({"half": cut, "letter": altered}[damage] if isinstance(damage, str) else damage)
    library = Library([scripts], cache)
    assert (library.entries(), library.load("7")) == (entries, script)
    assert [trouble.code for trouble in library.warnings] == [TroubleCode.CACHE_DAMAGED]
    assert path.read_bytes() == whole
    assert Library([scripts], cache).warnings == ()


def test_a_cache_that_cannot_be_written_is_done_without(scripts: Path, tmp_path: Path) -> None:
    """Where the cache's folder cannot be made, lessons are there all the same, and the trouble is told once."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    library = Library([scripts], tmp_path / "file" / "cache")
    assert library.load("7") == compile_file(scripts / "whole.md")
    assert {trouble.code for trouble in library.warnings} == {
        TroubleCode.CACHE_UNREADABLE,
        TroubleCode.CACHE_UNWRITABLE,
    }


def test_a_folder_that_is_not_there_is_told(scripts: Path, tmp_path: Path) -> None:
    """A missing folder takes no lesson away from the others."""
    library = Library([tmp_path / "gone", scripts], None)
    assert len(library.entries()) == 4
    assert [(trouble.code, trouble.path) for trouble in library.warnings] == [
        (TroubleCode.FOLDER_UNREADABLE, str(tmp_path / "gone"))
    ]


def test_a_broken_lesson_breaks_no_other(scripts: Path, cache: Path) -> None:
    """A script with faults is listed apart with its faults, at every start, until it is mended."""
    good = (scripts / "b.md").read_text(encoding="utf-8")
    (scripts / "b.md").write_text(good + "\n# 题\n", encoding="utf-8")
    for _ in range(2):
        library = Library([scripts], cache)
        assert [entry.unit for entry in library.entries()] == ["00a", "7", "10"]
        assert [(broken.path.name, broken.faults[0].code) for broken in library.broken] == [("b.md", FaultCode.HEADING)]
    (scripts / "b.md").write_text(good, encoding="utf-8")
    assert Library([scripts], cache).broken == ()


def test_a_lesson_spoilt_while_open_says_so(scripts: Path, cache: Path) -> None:
    """Loading a script that went bad or away since the list was made raises its faults."""
    library = Library([scripts], cache)
    library.entries()
    (scripts / "b.md").write_text("# 题\n", encoding="utf-8")
    (scripts / "a.md").unlink()
    for asked in ("2", "10"):
        with pytest.raises(LessonFaults):
            library.load(asked)


def test_a_later_folder_counts(scripts: Path, tmp_path: Path, cache: Path) -> None:
    """An author's copy of a lesson takes the place of the shipped one; two of one id in a folder do not."""
    mine = tmp_path / "mine"
    mine.mkdir()
    shutil.copy(scripts / "b.md", mine / "x.md")
    library = Library([scripts, mine], cache)
    assert library.find("er").path == mine / "x.md"
    assert len(library.entries()) == 4
    shutil.copy(scripts / "b.md", mine / "y.md")
    (broken,) = Library([scripts, mine], cache).broken
    assert (broken.path.name, broken.faults[0].code) == ("y.md", FaultCode.LESSON_ID_TAKEN)


def test_a_lesson_that_is_gone_leaves_the_list(scripts: Path, cache: Path) -> None:
    """A script that was taken away is in no later list, whatever the cache remembers."""
    Library([scripts], cache).entries()
    (scripts / "a.md").unlink()
    assert [entry.unit for entry in Library([scripts], cache).entries()] == ["00a", "2", "7"]


def test_style_does_not_close_a_lesson(scripts: Path) -> None:
    """A Western comma is for the linter; the lesson can be taught."""
    (scripts / "b.md").write_text(lesson("er", "2", words="先看世,再看应。"), encoding="utf-8")
    assert Library([scripts], None).broken == ()


def test_the_programs_own_lessons_are_found() -> None:
    """In a checkout the shipped lessons are those beside the package."""
    assert shipped_lessons() == Path(__file__).resolve().parents[2] / "lessons"
