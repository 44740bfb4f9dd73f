"""`hzl chart --svg FILE --html FILE`: where pictures go, and what is said when they cannot."""

from __future__ import annotations

from pathlib import Path

import pytest
from hzl_runs import hzl, process


def test_pictures_are_written_where_they_were_asked_for(tmp_path: Path) -> None:
    """Both files are there with a sentence each, over what was there before; the chart itself is not printed."""
    drawn, paged = tmp_path / "姤.svg", tmp_path / "姤.html"
    drawn.write_text("before", encoding="utf-8")
    ran = hzl("chart", "姤之鼎", "--svg", str(drawn), "--html", str(paged))
    assert (ran.code, ran.err) == (0, "")
    assert str(drawn.name) in ran.out
    assert str(paged.name) in ran.out
    assert "━" not in ran.out
    assert drawn.read_text(encoding="utf-8").startswith("<svg ")
    assert paged.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.parametrize("encoding", ["utf-8", "gbk", "ascii"])
def test_standard_output(encoding: str) -> None:
    """`-` writes the picture to standard output and nothing else, in UTF-8 whatever the terminal has."""
    ran = process("-m", "hzl_tutor", "chart", "姤", "--svg", "-", PYTHONIOENCODING=encoding)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("<svg ")
    assert ran.out.endswith("</svg>\n")
    assert "天风姤" in ran.out


def test_the_bytes_are_the_same_in_every_process(tmp_path: Path) -> None:
    """Two processes with different hashes write the same bytes."""
    written = []
    for seed in ("1", "2"):
        file = tmp_path / seed
        words = ("-m", "hzl_tutor", "chart", "姤之鼎 寅月甲子日", "--columns", "全", "--html", str(file))
        assert process(*words, PYTHONHASHSEED=seed).code == 0
        written.append(file.read_bytes())
    assert written[0] == written[1]


def test_columns_and_schools_hold_for_pictures() -> None:
    """A picture has the columns that were chosen, and the hidden lines of the chosen school."""
    out = hzl("chart", "姤", "--svg", "-", "--columns", "六亲 伏神", "--hidden", "missing").out
    assert "伏神" in out
    assert "妻财" in out
    assert "辛亥" not in out


@pytest.mark.parametrize("format_", ["--svg", "--html"])
def test_a_file_that_cannot_be_written(format_: str, tmp_path: Path) -> None:
    """No such folder, a folder in its place: exit 3 and one sentence that names the file."""
    for place in (tmp_path / "no" / "x", tmp_path):
        ran = hzl("chart", "姤", format_, str(place))
        assert (ran.code, ran.out, ran.err.count("\n")) == (3, "", 1)
        assert str(place) in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("姤", "--svg", "x", "--json"),
        ("姤", "--html", "x", "--rules"),
        ("-", "--svg", "x"),
        ("姤", "--svg", "-", "--html", "-"),
        ("姤", "--svg", ""),
        ("姤", "--svg", "a\0b"),
    ],
)
def test_what_does_not_go_together_is_refused(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two things for one output, a stream of casts, no name: exit 2 with one sentence, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    ran = hzl("chart", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert not list(tmp_path.iterdir())


def test_what_was_assumed_of_a_date_is_in_the_picture_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chart of a date has below it what was assumed, on the screen and in the page alike."""
    monkeypatch.setenv("COLUMNS", "120")
    words = ("chart", "姤", "--date", "2026-11-30T14:05")
    last = hzl(*words).out.strip().splitlines()[-1].strip()
    assert last in hzl(*words, "--html", "-").out
