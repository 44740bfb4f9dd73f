"""No test reads the settings of whoever runs it.

`tests/` is made importable, so that every test can `import oracle` whatever import mode pytest runs in.
Tests on a terminal get one by `spawn`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hzl_tutor.words.choice import use

if TYPE_CHECKING:
    from terminal import Spawn, Term

_TESTS = str(Path(__file__).resolve().parent)
if _TESTS not in sys.path:
    sys.path.insert(0, _TESTS)

for _name in ("HZL_PALETTE", "HZL_COLUMNS", "HZL_LANG", "HZL_PACE", "HZL_LEARNER"):
    os.environ.pop(_name, None)
os.environ["HZL_CONFIG_DIR"] = os.path.join(_TESTS, "no-settings-here")
os.environ["LC_ALL"] = "C.UTF-8"  # in an English locale the program speaks English; tests say so where they want it to


@pytest.fixture(autouse=True)
def chinese() -> Iterator[None]:
    """Leave no language behind that a command of a test has spoken."""
    use("zh-Hans")
    yield
    use("zh-Hans")


@pytest.fixture
def spawn(tmp_path: Path) -> Iterator[Spawn]:
    """Start the program on a terminal (tests/ui/terminal.py); whatever still runs at the end is ended."""
    from terminal import Term, environment, program  # beside the tests that use it, which put its folder on the path

    started: list[Term] = []

    def start(
        options: str = "", begin: str = "", cols: int = 80, rows: int = 24, encoding: str = "utf-8", **changes: str
    ) -> Term:
        term = Term(program(options, begin), environment(tmp_path, **changes), cols, rows, encoding)
        started.append(term)
        return term

    yield start
    for term in started:
        term.close()
