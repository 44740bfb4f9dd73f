"""What opening a lesson loads."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from lesson_texts import WHOLE

import hzl_tutor.lesson

HEAVY = ("yaml", "pydantic", "markdown_it")

OPEN = """
import json, sys
from pathlib import Path
import hzl_tutor.lesson.script, hzl_tutor.lesson.library, hzl_tutor.lesson.conditions, hzl_tutor.lesson.claims
from hzl_tutor.lesson import Library, accepted
library = Library([Path(sys.argv[1])], Path(sys.argv[2]))
script = library.load("7")
accepted("遁/2")
print(json.dumps([script.id, [name for name in ("yaml", "pydantic", "markdown_it") if name in sys.modules]]))
"""


def opened(*arguments: str) -> object:
    """Open a lesson in a process of its own; return its id and which heavy modules were loaded."""
    done = subprocess.run(
        [sys.executable, "-c", OPEN, *arguments], capture_output=True, check=True, encoding="utf-8", timeout=60
    )
    return json.loads(done.stdout)


def test_opening_a_compiled_lesson_loads_no_reader(tmp_path: Path) -> None:
    """The first opening compiles, and so loads the three readers; the second loads none of them."""
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    (scripts / "a.md").write_text(WHOLE, encoding="utf-8")
    arguments = (str(scripts), str(tmp_path / "cache"))
    assert opened(*arguments) == ["chang-shi", list(HEAVY)]
    assert opened(*arguments) == ["chang-shi", []]


def test_the_values_of_a_lesson_load_nothing_else_of_the_room() -> None:
    """Whoever only handles steps and spans pays for these alone: no library, no claims, no part of the engine."""
    code = (
        "import sys, hzl_tutor.lesson.script as s; print(*sorted(m for m in sys.modules if m.startswith('hzl_tutor.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, encoding="utf-8", timeout=60)
    assert done.stdout.split() == ["hzl_tutor.lesson", "hzl_tutor.lesson.script", "hzl_tutor.lesson.text"]


def test_every_public_name_is_there() -> None:
    """Each name in __all__ can be had, those that are loaded late too, and no other."""
    assert set(hzl_tutor.lesson.__all__) == set(hzl_tutor.lesson._HOMES)
    for name in hzl_tutor.lesson.__all__:
        assert getattr(hzl_tutor.lesson, name) is not None
    assert not hasattr(hzl_tutor.lesson, "no_such_name")
