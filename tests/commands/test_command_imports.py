"""What a start loads: the version nothing at all, the engine the standard library, a command what it needs."""

from __future__ import annotations

import json

import pytest
from hzl_runs import process

from hzl_tutor import __version__

LOADED = "import sys, json; before = set(sys.modules); {}; print(json.dumps(sorted(set(sys.modules) - before)))"


def loaded(statement: str) -> set[str]:
    """List the modules that a statement loads in a fresh interpreter."""
    ran = process("-c", LOADED.format(statement))
    assert ran.code == 0, ran.err
    return set(json.loads(ran.out.splitlines()[-1]))


def test_version_loads_only_itself() -> None:
    """`hzl --version` is answered before anything but the package and its entry point is imported."""
    assert loaded("from hzl_tutor.__main__ import main; main(['--version'])") == {"hzl_tutor", "hzl_tutor.__main__"}


@pytest.mark.parametrize("words", [("--version",), ("chart", "--version"), ("--plain", "--version")])
def test_version_is_told(words: tuple[str, ...]) -> None:
    """The version is printed alone on a line wherever it is asked for, and the exit code is 0."""
    ran = process("-m", "hzl_tutor", *words)
    assert (ran.code, ran.out, ran.err) == (0, f"hzl {__version__}\n", "")


def test_engine_is_standard_library_alone() -> None:
    """All that the engine has loads no third-party package, and no other room of the house."""
    import sys

    found = loaded("from hzl_tutor.engine import *")
    assert "hzl_tutor.engine.huozhulin" in found
    assert {name.partition(".")[0] for name in found} <= {*sys.stdlib_module_names, "hzl_tutor"}
    assert {name.split(".")[1] for name in found if name.startswith("hzl_tutor.")} == {"engine"}


HEAVY = ("prompt_toolkit", "pydantic", "yaml", "markdown_it", "sqlite3", "pygments")


@pytest.mark.parametrize("words", [["chart", "姤", "--json"], ["sheet", "palace", "-n", "1", "--json"]])
def test_a_command_loads_no_other_mode(words: list[str]) -> None:
    """A command that only computes loads no terminal library, no reader of lessons and no data base."""
    names = {name.partition(".")[0] for name in loaded(f"from hzl_tutor.__main__ import main; main({words!r})")}
    assert not names & set(HEAVY)
