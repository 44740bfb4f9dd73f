"""The house is kept in order: files of a size, no cupboards, a docstring on every test, nothing private in public."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOP_LEVEL = {"pyproject.toml", "hzl_tutor", "lessons", "tests", "README.md", "CHANGELOG.md"}
SOURCES = sorted((ROOT / "hzl_tutor").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))


def tracked() -> list[Path]:
    """The files of the checkout, as git has them; skips outside a checkout."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    out = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in out.stdout.splitlines()]


def test_nothing_lies_about_at_the_top() -> None:
    """Beside dotfiles only the agreed files and folders stand at the top level."""
    tops = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert {top for top in tops if not top.startswith(".")} <= TOP_LEVEL


@pytest.mark.parametrize("path", SOURCES, ids=[str(path.relative_to(ROOT)) for path in SOURCES])
def test_a_file_is_about_one_thing(path: Path) -> None:
    """No source file is longer than 300 lines and none is a cupboard for odds and ends."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300
    assert path.stem not in {"utils", "util", "helpers", "helper", "misc", "common"}


@pytest.mark.parametrize("path", TESTS, ids=[str(path.relative_to(ROOT)) for path in TESTS])
def test_every_test_states_its_claim(path: Path) -> None:
    """Each test function has a docstring, and no test sleeps."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    assert tests
    for node in tests:
        assert ast.get_docstring(node), f"{path.name}: {node.name} has no docstring"
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert not [call for call in calls if isinstance(call, ast.Attribute) and call.attr == "sleep"]


def test_the_project_speaks_of_itself_only() -> None:
    """No file names a machine's folders or a workplace."""
    words = ("/work/" + "main", "/work/" + "shared", "../" + "shared", "/tmp/" + "venv", "/ro" + "ot/")
    for path in tracked():
        text = path.read_text(encoding="utf-8", errors="replace")
        assert not [word for word in words if word in text], path
