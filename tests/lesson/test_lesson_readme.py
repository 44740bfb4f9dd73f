"""The lessons' README: its examples are true, and it leaves nothing out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lesson_texts import HEAD, Tutor, linted

from hzl_tutor.lesson import CONDITIONS, SHOW, TRACKS, PredictStep, QuestionStep, lint_file
from hzl_tutor.lesson.claims import PATHS
from hzl_tutor.lesson.compile import compile_file
from hzl_tutor.lesson.model import BLOCKS, PARAMS, FrontMatter
from hzl_tutor.tutor.lesson_checks import catalogue
from hzl_tutor.words.terms.taught import taught_terms

README = (Path(__file__).parents[2] / "lessons" / "README.md").read_text(encoding="utf-8")
EXAMPLES: list[str] = re.findall(r"^~~~markdown\n(.*?)^~~~$", README, re.MULTILINE | re.DOTALL)


def test_there_are_examples() -> None:
    """The README has a whole lesson first, and an example of every block."""
    assert EXAMPLES[0].startswith("---\n")
    assert {name for name in BLOCKS if any(f"```{name}\n" in example for example in EXAMPLES[1:])} == set(BLOCKS)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_is_clean(number: int, tmp_path: Path) -> None:
    """What the README shows can be copied: the linter finds nothing in it."""
    example = EXAMPLES[number] if EXAMPLES[number].startswith("---\n") else HEAD + EXAMPLES[number]
    assert linted(tmp_path, example, Tutor()) == ()


def test_the_first_example_is_clean_to_the_real_linter(tmp_path: Path) -> None:
    """To the tutor, the book's text and the table of terms the first example is as good as to the tests."""
    path = tmp_path / "shi-xia.md"
    path.write_text(EXAMPLES[0], encoding="utf-8")
    assert lint_file(path, catalogue(taught_terms())) == ()


def test_the_first_example_can_be_taught(tmp_path: Path) -> None:
    """The first example is a working lesson with a guess and a question."""
    path = tmp_path / "shi-xia.md"
    path.write_text(EXAMPLES[0], encoding="utf-8")
    kinds = {type(step) for step in compile_file(path).steps}
    assert {PredictStep, QuestionStep} <= kinds


@pytest.mark.parametrize(
    "name",
    sorted({*FrontMatter.model_fields, *BLOCKS, *PARAMS, *SHOW, *TRACKS, *CONDITIONS, "repeat", "hints", "moment"}),
)
def test_every_key_is_explained(name: str) -> None:
    """Every key, block, column and condition stands in the README as code."""
    assert f"`{name}`" in README or f"### {name}：" in README


@pytest.mark.parametrize(("term", "names"), taught_terms().items())
def test_every_term_to_be_introduced_is_listed(term: str, names: tuple[str, ...]) -> None:
    """Each term that lessons must introduce stands in the README with its id and its usual name."""
    assert f"`{term}` {names[0]}" in README


@pytest.mark.parametrize("path", PATHS)
def test_every_claim_is_explained(path: str) -> None:
    """The last part of every path of a claim stands in the README."""
    assert path.removeprefix("LINE").strip("/") in README
