"""What a first prompt loads: nothing that only an answer, a chart or the making of a lesson needs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import environment

from hzl_tutor.lesson import Library, shipped_lessons
from hzl_tutor.store import Log

HEAVY = {"pydantic", "yaml", "markdown_it", "pygments", "platformdirs", "rich", "fsrs"}
LATE = {
    "hzl_tutor.engine.huozhulin",
    "hzl_tutor.tutor.answers",
    "hzl_tutor.tutor.drawing",
    "hzl_tutor.tutor.drill",
    "hzl_tutor.tutor.exercises",
    "hzl_tutor.tutor.lines",
    "hzl_tutor.tutor.slips",
    "hzl_tutor.tutor.why",
    "hzl_tutor.ui.chart_view",
    "hzl_tutor.ui.completion",
    "hzl_tutor.ui.lexer",
    "hzl_tutor.ui.han",
    "hzl_tutor.ui.lacking",
    "hzl_tutor.words.en.prompts",
    "hzl_tutor.words.en.steps",
    "hzl_tutor.words.zh_hans.prompts",
    "hzl_tutor.words.zh_hans.steps",
}
"""What the first line that is typed may bring, but no start has to wait for."""

PLAIN = """
import json, sys
from hzl_tutor.ui.run import Options, Start, run
code = run(Options(), Start())
print(json.dumps([code, sorted(sys.modules)]), file=sys.stderr)
"""

WITHOUT_CLOSING = """
from hzl_tutor.ui.opening import LogLearner
LogLearner.close = lambda learner: ""
code = run("""
"""Closing writes a snapshot, for which answers of a crashed session are reckoned: a start does not wait for that."""

SHELL = """
import json, sys
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from hzl_tutor.tutor.session import Session
from hzl_tutor.ui.conversation import converse
from hzl_tutor.ui.opening import LogLearner, Options, fresh_seed, log_path, open_library, utc_now
from hzl_tutor.ui.shell import Shell
from hzl_tutor.ui.signals import Signals
from hzl_tutor.words.language import language
import hzl_tutor.ui.run
learner = LogLearner.open(log_path(None), utc_now)
session = Session(learner, utc_now, fresh_seed, open_library(Options(), learner.folder))
with create_pipe_input() as keyboard:
    keyboard.send_text("\\x04")
    shell = Shell(lambda: session.expects, language(), input=keyboard, output=DummyOutput())
    converse(session, shell, Signals(), learner)
learner.close()
print(json.dumps([0, sorted(sys.modules)]), file=sys.stderr)
"""


def loaded(code: str, home: Path) -> set[str]:
    """Hold a conversation to which nothing is said, in a process of its own; return all modules loaded by its end."""
    done = subprocess.run(
        [sys.executable, "-c", code], input=b"", capture_output=True, env=environment(home), check=True
    )
    number, modules = json.loads(done.stderr)
    assert number == 0
    return set(modules)


def begin_a_lesson(home: Path) -> None:
    """Write down that the learner left the first lesson halfway."""
    shipped = shipped_lessons()
    assert shipped
    (entry, *_) = Library([shipped], None).entries()
    with Log.open(home / "data" / "log.sqlite") as log:
        log.append("advanced", {"lesson": entry.id, "rev": 1, "step": "x", "done": False}, "2026-02-04T09:30:00+00:00")


@pytest.mark.parametrize(("code", "terminal"), [(PLAIN, False), (SHELL, True)], ids=["plain", "shell"])
def test_a_first_prompt_loads_nothing_heavy(tmp_path: Path, code: str, terminal: bool) -> None:
    """With compiled lessons at hand, neither mode loads what only compiling needs; plain mode has no prompt_toolkit."""
    begin_a_lesson(tmp_path)
    loaded(code, tmp_path)  # the first time the lessons are compiled, which does take their readers
    modules = loaded(code, tmp_path)
    assert "hzl_tutor.lesson.shelves" in modules
    tops = {name.split(".")[0] for name in modules}
    assert not HEAVY & tops
    assert ("prompt_toolkit" in tops) is terminal


@pytest.mark.parametrize("crashed", [False, True], ids=["closed", "crashed"])
@pytest.mark.parametrize("code", [PLAIN, SHELL], ids=["plain", "shell"])
def test_what_is_due_is_told_without_a_scheduler(tmp_path: Path, code: str, crashed: bool) -> None:
    """A log with reviews due is opened and greeted without FSRS, and without drills; also after a session that crashed."""
    path = tmp_path / "data" / "log.sqlite"
    facts = {"skill": "palace", "verdict": "right", "attempt": 1, "hints": 0, "slips": [], "space": 8}
    with Log.open(path) as log:
        log.append("answered", facts, "2025-02-04T09:30:00+00:00")
    if crashed:
        log = Log.open(path)
        log.append("answered", {**facts, "skill": "world"}, "2025-02-05T09:30:00+00:00")
    modules = loaded(code.replace("learner.close()\n", "").replace("code = run(", WITHOUT_CLOSING), tmp_path)
    assert sorted(LATE & modules) == []
    assert not HEAVY & {name.split(".")[0] for name in modules}


@pytest.mark.parametrize("begun", [False, True], ids=["new", "halfway"])
@pytest.mark.parametrize("code", [PLAIN, SHELL], ids=["plain", "shell"])
def test_the_welcome_waits_for_no_exercise(tmp_path: Path, code: str, begun: bool) -> None:
    """Up to the welcome nothing is loaded that draws, judges or explains; nor the lessons, when none is under way."""
    if begun:
        begin_a_lesson(tmp_path)
        loaded(code, tmp_path)  # compiles the lessons, which asks the engine
    modules = loaded(code, tmp_path)
    assert sorted(LATE & modules) == []
    assert ("hzl_tutor.lesson.shelves" in modules) is begun


def test_english_waits_for_no_more_than_chinese(tmp_path: Path) -> None:
    """The first screen in English loads its own sentences as lazily, and of 简体 none at all."""
    english = PLAIN.replace("Options()", 'Options(lang="en")')
    start = f"from hzl_tutor.words.choice import use\nuse('en')\n{english}"
    modules, chinese = loaded(start, tmp_path / "en"), loaded(PLAIN, tmp_path / "zh")
    assert sorted(LATE & modules) == []
    assert not [name for name in modules if name.startswith("hzl_tutor.words.zh_hans")]
    assert len(modules) <= len(chinese) + 2  # its table of names
