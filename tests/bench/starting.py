"""Start-up as whole processes: medians over runs in turn, with this interpreter by its real path."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pexpect

RUNS = 15
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Ours, but with bytecode kept: the first run warms it for all others, as a first start does for every later one."""


def seconds(argv: list[str]) -> float:
    """One run."""
    start = time.perf_counter()
    subprocess.run(argv, check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT | {"PYTHONUTF8": "1"})
    return time.perf_counter() - start


def first_prompt(hzl: str, folder: str) -> float:
    """From spawning to the prompt in a pseudo-terminal."""
    start = time.perf_counter()
    child = pexpect.spawn(hzl, ["--data-dir", folder], encoding="utf-8", env=ENVIRONMENT | {"TERM": "xterm-256color"})
    child.expect("›")
    passed = time.perf_counter() - start
    child.close(force=True)
    return passed


def main() -> None:
    """Print medians and ratios."""
    python = str(Path(sys.executable))
    hzl = str(Path(sys.executable).parent / "hzl")
    bare = [python, "-c", "pass"]
    prompt = [python, "-c", "from prompt_toolkit import PromptSession"]
    times: dict[str, list[float]] = {"pass": [], "version": [], "bare prompt": [], "first prompt": []}
    with tempfile.TemporaryDirectory() as folder:
        first_prompt(hzl, folder)
        for _ in range(RUNS):
            times["pass"].append(seconds(bare))
            times["version"].append(seconds([hzl, "--version"]))
            times["bare prompt"].append(seconds(prompt))
            times["first prompt"].append(first_prompt(hzl, folder))
    median = {name: statistics.median(found) * 1e3 for name, found in times.items()}
    for name, value in median.items():
        print(f"{name:13s} {value:7.1f} ms")
    print(f"hzl --version ÷ python -c pass: {median['version'] / median['pass']:.2f}")
    print(f"first prompt ÷ bare import of PromptSession: {median['first prompt'] / median['bare prompt']:.2f}")


if __name__ == "__main__":
    main()
