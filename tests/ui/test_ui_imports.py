"""What a first prompt loads: no validator, no Markdown or YAML reader, and in plain mode no terminal library."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import environment

HEAVY = {"pydantic", "yaml", "markdown_it", "pygments", "platformdirs", "rich"}

PLAIN = """
import json, sys
from hzl_tutor.ui.run import Options, Start, run
code = run(Options(), Start())
print(json.dumps([code, sorted({name.split('.')[0] for name in sys.modules})]), file=sys.stderr)
"""

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
print(json.dumps([0, sorted({name.split('.')[0] for name in sys.modules})]), file=sys.stderr)
"""


@pytest.mark.parametrize(("code", "terminal"), [(PLAIN, False), (SHELL, True)], ids=["plain", "shell"])
def test_a_first_prompt_loads_nothing_heavy(tmp_path: Path, code: str, terminal: bool) -> None:
    """With compiled lessons at hand, neither mode loads what only compiling needs; plain mode has no prompt_toolkit."""
    for _ in range(2):  # the first time the lessons are compiled, which does take their readers
        done = subprocess.run(
            [sys.executable, "-c", code], input=b"", capture_output=True, env=environment(tmp_path), check=True
        )
    number, modules = json.loads(done.stderr)
    assert number == 0
    assert not HEAVY & set(modules)
    assert ("prompt_toolkit" in modules) is terminal
