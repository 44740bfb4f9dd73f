"""The rooms and their arrows: imports point inwards, and what must be quick to load loads nothing it need not."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "hzl_tutor"
ALLOWED: dict[str, set[str]] = {
    "engine": {"engine"},
    "book": {"book", "engine"},
    "lesson": {"lesson", "engine"},
    "store": {"store", "engine"},
    "tutor": {"tutor", "lesson", "book", "engine"},
    "words": {"words", "tutor", "lesson", "book", "engine", "store"},
    "ui": {"ui", "words", "store", "tutor", "lesson", "book", "engine"},
    "__main__.py": {"ui", "engine"},
    "__init__.py": set(),
}
THIRD_PARTY: dict[str, set[str]] = {
    "engine": set(),
    "book": set(),
    "lesson": {"yaml", "markdown_it", "pydantic", "pydantic_core"},
    "store": {"fsrs"},
    "tutor": set(),
    "words": set(),
    "ui": {"prompt_toolkit", "pygments", "wcwidth", "platformdirs", "tyme4py"},
    "__main__.py": set(),
    "__init__.py": set(),
}
FILES = sorted(PACKAGE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Every module that a file imports, at any depth of it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: relative import"
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(PACKAGE)) for path in FILES])
def test_a_file_imports_inwards_only(path: Path) -> None:
    """A file imports rooms further in, its own room, the standard library, and the libraries of its room."""
    room = path.relative_to(PACKAGE).parts[0]
    for name in imported(path):
        top, _, rest = name.partition(".")
        if top == "hzl_tutor":
            assert not rest or rest.split(".")[0] in ALLOWED[room], f"{room} imports {name}"
        elif top not in sys.stdlib_module_names:
            assert top in THIRD_PARTY[room], f"{room} imports {name}"


def loaded_by(code: str) -> set[str]:
    """Top-level modules in sys.modules of a fresh interpreter after running some code."""
    script = f"import sys\nbefore = set(sys.modules)\n{code}\nprint('\\n'.join(set(sys.modules) - before))"
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, encoding="utf-8")
    return {name.split(".")[0] for name in out.stdout.splitlines()}


def test_the_engine_loads_no_third_party_package() -> None:
    """Everything that the engine has needs the standard library alone."""
    loaded = loaded_by("from hzl_tutor.engine import *")
    assert {name for name in loaded if name not in sys.stdlib_module_names} <= {"hzl_tutor"}


def test_the_tutor_loads_no_terminal_and_no_lesson_compiler() -> None:
    """A session can be held without prompt-toolkit, and without pydantic, Markdown or YAML until a script is compiled."""
    loaded = loaded_by(
        "import hzl_tutor.tutor.lines, hzl_tutor.tutor.session, hzl_tutor.words\n"
        "from hzl_tutor.words.zh_hans import charts, errors, glossary, prompts, steps\nhzl_tutor.words.language()"
    )
    assert not loaded & {"prompt_toolkit", "pygments", "pydantic", "markdown_it", "yaml", "wcwidth", "fsrs"}


def test_the_log_loads_no_scheduler() -> None:
    """Everything that the store has is loaded without FSRS, which waits until a review is to be reckoned."""
    loaded = loaded_by("from hzl_tutor.store import *\nfrom hzl_tutor.store import schedule\nLog.memory()")
    assert {name for name in loaded if name not in sys.stdlib_module_names} <= {"hzl_tutor"}
