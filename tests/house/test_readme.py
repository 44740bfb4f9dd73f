"""README.md is true: its commands print what it says they print, and its Python runs."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
BLOCKS = re.findall(r"^```console\n\$ (.*?)\n(.*?)^```$", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def run(command: str, folder: Path) -> str:
    """What a shell command prints, with this environment's ``hzl`` first on the path and a data folder of its own."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("HZL_", "NO_COLOR", "COLUMNS"))}
    env = clean | {"PATH": path, "HZL_DATA_DIR": str(folder), "HZL_CONFIG_DIR": str(folder), "PYTHONUTF8": "1"}
    return subprocess.run(command, shell=True, env=env, capture_output=True, check=True, encoding="utf-8").stdout


def test_there_is_something_to_run() -> None:
    """The page shows at least a chart, a drill and a judgement."""
    assert len(BLOCKS) >= 3


@pytest.mark.parametrize(("command", "printed"), BLOCKS, ids=[command[:40] for command, _ in BLOCKS])
def test_a_command_prints_what_the_page_says(command: str, printed: str, tmp_path: Path) -> None:
    """The transcript is what the program really prints."""
    told = [line.rstrip() for line in printed.strip().splitlines()]
    assert [line.rstrip() for line in run(command, tmp_path).strip().splitlines()] == told


def test_the_python_on_the_page_runs() -> None:
    """The examples for programmers give what they show."""
    assert doctest.testfile(str(README), module_relative=False, encoding="utf-8").failed == 0
