"""Running `hzl` in this process or in one of its own, with standard streams of any encoding."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from hzl_tutor.__main__ import main


class Ran(NamedTuple):
    """What came of a run: the exit code and what was written."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The whole output as one JSON value."""
        return json.loads(self.out)

    @property
    def json_lines(self) -> list[Any]:
        """The output as JSON, line by line."""
        return [json.loads(line) for line in self.out.splitlines()]


def hzl(*argv: str, stdin: bytes = b"", encoding: str = "utf-8") -> Ran:
    """Run `hzl` in this process, its three streams being files in memory."""
    out, err = io.BytesIO(), io.BytesIO()
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin), encoding=encoding)
    sys.stdout = io.TextIOWrapper(out, encoding=encoding)
    sys.stderr = io.TextIOWrapper(err, encoding=encoding, errors="backslashreplace")
    try:
        code = main(list(argv))
        spoken = sys.stdout.encoding, sys.stderr.encoding
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(code, out.getvalue().decode(spoken[0]), err.getvalue().decode(spoken[1]))
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def process(*words: str, stdin: bytes = b"", encoding: str = "utf-8", **env: str) -> Ran:
    """Run Python with these words in a process of its own, in a bare environment."""
    bare = {
        name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "TMPDIR", "HZL_CONFIG_DIR")
    }
    root = str(Path(__file__).resolve().parents[2])
    ended = subprocess.run(
        [sys.executable, *words],
        input=stdin,
        capture_output=True,
        check=False,
        env={**bare, "PYTHONPATH": root, "PYTHONUTF8": "1", **env},
    )
    return Ran(ended.returncode, ended.stdout.decode(encoding), ended.stderr.decode(encoding))
