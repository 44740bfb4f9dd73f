"""Both languages say everything: the same names, ids and facts in every table, and no hole in any message of either."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest

from hzl_tutor.words import COMPLETE, language
from hzl_tutor.words.choice import TAGS, asked_in, chosen

WORDS = Path(__file__).parents[2] / "hzl_tutor" / "words"
PARTS = sorted(path.stem for path in (WORDS / "zh_hans").glob("*.py") if path.stem not in ("__init__", "glossary"))
MODULES = [*(f"{{}}.{part}" for part in PARTS), "cli_{}", "config_{}", "book_{}", "lint_{}"]
OWN = {"LINE_WORDS", "DIGITS"}
"""What only 简体 needs: English has its numbers as figures."""
FREE = {"seems", "pattern", "third"}
"""Facts that a language may do without, or need to say a thing idiomatically."""


def pair(form: str) -> tuple[ModuleType, ModuleType]:
    """A module of both languages."""
    chinese, english = (import_module(f"hzl_tutor.words.{form.format(name)}") for name in ("zh_hans", "en"))
    return chinese, english


def public(module: ModuleType) -> dict[str, object]:
    """The names that a module makes itself."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                names |= {name.id for name in ast.walk(target) if isinstance(name, ast.Name)}
    return {name: getattr(module, name) for name in names if not name.startswith("_")}


@pytest.mark.parametrize("form", MODULES)
def test_both_languages_have_the_same_names(form: str) -> None:
    """What 简体 has in a module English has in its own, and tables have the same keys."""
    chinese, english = pair(form)
    for name, value in public(chinese).items():
        if name in OWN:
            continue
        assert hasattr(english, name), f"{english.__name__} has no {name}"
        other = getattr(english, name)
        if isinstance(value, Mapping):
            assert set(value) == set(other), name


@pytest.mark.parametrize("form", MODULES)
def test_a_sentence_is_filled_with_the_same_facts(form: str) -> None:
    """A sentence of one language leaves out no fact that the other tells; only the turn of speech may differ."""
    chinese, english = pair(form)
    for name, table in public(chinese).items():
        if not isinstance(table, Mapping) or name in ("RULES", "HINTS", "DETAIL"):
            continue  # rules may go by another way to the same point
        for key, text in table.items():
            if isinstance(text, str) and isinstance(other := getattr(english, name)[key], str):
                assert fields(text) - FREE <= fields(other) | FREE, (name, key)
                assert fields(other) <= fields(text) | FREE, (name, key)


def fields(text: str) -> set[str]:
    """The names in braces."""
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def test_rules_and_hints_have_as_many_ways_in_english() -> None:
    """A rule that 简体 can put more generally, English can too."""
    chinese, english = pair("{}.rules")
    for name in ("RULES", "HINTS"):
        for key, wordings in getattr(chinese, name).items():
            assert len(getattr(english, name)[key]) >= len(wordings), key


def test_a_language_is_opened_by_its_tag() -> None:
    """Every language answers to its tag, and says all it has to say."""
    assert COMPLETE == TAGS
    for tag in COMPLETE:
        assert language(tag).tag == tag


@pytest.mark.parametrize(
    ("environ", "tag"),
    [
        ({}, "zh-Hans"),
        ({"LANG": "C.UTF-8"}, "zh-Hans"),
        ({"LANG": "POSIX"}, "zh-Hans"),
        ({"LANG": "de_DE.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_GB"}, "en"),
        ({"LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}, "zh-Hans"),
        ({"LC_MESSAGES": "en_US.UTF-8", "LANG": "zh_CN.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "en_US.UTF-8"}, "en"),
    ],
)
def test_the_locale_chooses_english_only_by_name(environ: dict[str, str], tag: str) -> None:
    """LC_ALL before LC_MESSAGES before LANG; what is not English by name, or not set, is answered in 简体."""
    assert chosen("", environ) == tag


def test_what_is_settled_goes_before_the_locale() -> None:
    """--lang or the settings before the locale."""
    assert chosen("zh-Hans", {"LANG": "en_US.UTF-8"}) == "zh-Hans"
    assert chosen("en", {}) == "en"


def test_a_console_without_chinese_is_spoken_to_in_english() -> None:
    """Where no Han character can be shown the sentences are English, unless somebody chose otherwise."""
    assert chosen("", {}, han=False) == "en"
    assert chosen("zh-Hans", {"LANG": "en_US.UTF-8"}, han=False) == "zh-Hans"


@pytest.mark.parametrize(
    ("argv", "tag"),
    [
        (["--lang", "en", "skills"], "en"),
        (["chart", "姤", "--lang=en"], "en"),
        (["--lang", "en", "--lang", "zh-Hans"], "zh-Hans"),
        (["judge", "palace@877777", "--", "--lang", "en"], ""),
        (["--lang"], ""),
        (["--lang", "xx"], ""),
        ([], ""),
    ],
)
def test_the_tag_is_found_before_anything_is_said(argv: list[str], tag: str) -> None:
    """The words of a command line tell the language even where the rest of them cannot be understood."""
    assert asked_in(argv) == tag
