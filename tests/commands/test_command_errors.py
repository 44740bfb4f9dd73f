"""What cannot be done is said in one sentence, on standard error, with the exit code of the contract."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hzl_runs import hzl, process

from hzl_tutor.store import LogDamaged, LogUnwritable

NOT_UNDERSTOOD = [
    ("chat",),
    ("chart",),
    ("chart", "不是卦"),
    ("chart", "姤", "--to"),
    ("chart", "姤", "--to", "没有"),
    ("chart", "姤", "--to", "鼎", "--moving", "5"),
    ("chart", "姤之鼎", "--to", "乾"),
    ("chart", "877797", "--moving", "1"),
    ("chart", "姤", "--moving", "7"),
    ("chart", "姤", "--moving", ""),
    ("chart", "姤", "--month", "甲丑"),
    ("chart", "姤", "--day", "子"),
    ("chart", "姤 寅月", "--month", "寅"),
    ("chart", "姤", "--earth-tomb", "丑"),
    ("chart", "姤", "--json=yes"),
    ("chart", "姤", "--wide"),
    ("chart", "-", "--moving", "5"),
    ("chart", "-", "姤"),
    ("--color", "red", "chart", "姤"),
    ("--lang", "fr", "chart", "姤"),
    ("sheet", "-n", "0"),
    ("sheet", "-n", "many"),
    ("sheet", "--seed", str(2**32)),
    ("sheet", "--seed", "-1"),
    ("sheet", "没有这项"),
    ("drill", "没有这项"),
    ("judge",),
    ("judge", "palace@877777"),
    ("judge", "no.such~1", "乾"),
    ("judge", "palace~99999999999", "乾"),
    ("judge", "palace", "乾"),
    ("judge", "relation.line@877777/line=9", "父母"),
    ("skills", "extra"),
]


@pytest.mark.parametrize("argv", NOT_UNDERSTOOD, ids=" ".join)
def test_a_request_not_understood(argv: tuple[str, ...]) -> None:
    """Exit code 2, nothing on standard output, one or two lines of Chinese on standard error."""
    ran = hzl(*argv)
    assert (ran.code, ran.out) == (2, "")
    assert 1 <= len(ran.err.splitlines()) <= 2
    assert re.search("[\u4e00-\u9fff]", ran.err)
    assert "Traceback" not in ran.err


def test_the_nearest_is_named() -> None:
    """A mistyped command or hexagram is answered with what was probably meant."""
    assert "chart" in hzl("chat", "姤").err
    assert "天火同人" in hzl("chart", "天火同仁").err


@settings(max_examples=150, deadline=None)
@given(st.lists(st.text(max_size=12), max_size=4), st.sampled_from(["chart", "judge", "sheet", "slips", "nothing"]))
def test_no_words_give_a_traceback(words: list[str], command: str) -> None:
    """Whatever is typed behind a command, the answer is an exit code of the contract and never a traceback."""
    ran = hzl(command, *words, "-n", "1", "--no-such-option")
    told = {"--version", "--help", "-h"} & set(words)  # these are answered before anything else is looked at
    assert ran.code == (0 if told else 2)
    assert "Traceback" not in ran.err


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=20).filter(lambda text: text != "-"))
def test_no_hexagram_gives_a_traceback(text: str) -> None:
    """Any text in the place of a hexagram is dressed or refused in a sentence."""
    ran = hzl("chart", "--json", "--", text)
    assert ran.code in (0, 2)
    assert (ran.out == "") == (ran.code == 2)


def test_an_unforeseen_error_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in a command is told in one line with the error's type; HZL_DEBUG=1 shows all of it."""

    def broken(asked: object) -> int:
        raise ZeroDivisionError("nothing to divide")

    monkeypatch.delenv("HZL_DEBUG", raising=False)
    monkeypatch.setattr("hzl_tutor.ui.commands.chart.run", broken)
    ran = hzl("chart", "姤")
    assert ran.code == 3
    assert len(ran.err.splitlines()) == 1
    assert "ZeroDivisionError" in ran.err
    assert "HZL_DEBUG" in ran.err
    monkeypatch.setenv("HZL_DEBUG", "1")
    assert "Traceback" in hzl("chart", "姤").err


def test_a_sentence_that_cannot_be_made_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the words for an error fail themselves, the error is still told, by its type."""

    def broken(error: object) -> str:
        raise KeyError("no such sentence")

    monkeypatch.setattr("hzl_tutor.ui.commands.failures._in_words", broken)
    ran = hzl("chart", "不是卦")
    assert ran.code == 3
    assert "UnreadableError" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_an_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends a command with 130 and not a word."""

    def interrupted(asked: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("hzl_tutor.ui.commands.chart.run", interrupted)
    assert hzl("chart", "姤") == (130, "", "")


def test_a_reader_that_has_gone() -> None:
    """A pipe that is closed early ends the program without a word."""
    line = b"877797\n" * 4096
    hzl_process = subprocess.Popen(
        [sys.executable, "-m", "hzl_tutor", "chart", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert hzl_process.stdin
    assert hzl_process.stdout
    assert hzl_process.stderr
    hzl_process.stdout.close()
    try:
        hzl_process.stdin.write(line)
        hzl_process.stdin.close()
    except BrokenPipeError:
        pass  # it has ended before it read everything
    said = hzl_process.stderr.read()
    hzl_process.stderr.close()
    assert (hzl_process.wait(), said) == (0, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
@pytest.mark.parametrize("words", [["--version"], ["chart", "姤"], ["chart", "姤", "--json"], ["skills", "--help"]])
def test_a_full_disk(words: list[str]) -> None:
    """Output that cannot be written is the environment's failure: 3 and one sentence."""
    with open("/dev/full", "wb") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "hzl_tutor", *words], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ended.returncode == 3
    assert len(ended.stderr.decode().splitlines()) == 1


def test_closed_standard_streams() -> None:
    """Without a stream that is needed a command is refused with 3; without standard error nothing breaks."""
    close_in = (
        "import os, sys; os.close(0); os.execv(sys.executable, [sys.executable, '-m', 'hzl_tutor', 'chart', '-'])"
    )
    ran = process("-c", close_in)
    assert ran.code == 3
    assert len(ran.err.splitlines()) == 1
    close_out = close_in.replace("close(0)", "close(1)")
    for words in ("'chart', '姤'", "'chart', '姤', '--json'", "'skills'"):
        ran = process("-c", close_out.replace("'chart', '-'", words))
        assert ran.code == 3
        assert len(ran.err.splitlines()) == 1
    close_err = close_in.replace("close(0)", "close(2)").replace("'chart', '-'", "'chart', '没有'")
    assert process("-c", close_err).code == 2


@pytest.mark.parametrize("encoding", ["utf-8", "gbk", "big5", "cp1252", "ascii"])
@pytest.mark.parametrize(
    "words", [("chart", "姤之鼎"), ("skills",), ("sheet", "--seed", "1", "--key"), ("--help",), ("chart", "没有")]
)
def test_no_console_is_too_poor(words: tuple[str, ...], encoding: str) -> None:
    """Consoles of other encodings are written to without an error, whatever they can show."""
    assert hzl(*words, encoding=encoding).code == (2 if words[-1] == "没有" else 0)


@pytest.mark.parametrize("encoding", ["gbk", "cp1252", "ascii"])
def test_json_is_the_same_everywhere(encoding: str) -> None:
    """JSON can be read on any console, and says the same as on a console of UTF-8."""
    argv = ("chart", "姤之鼎 寅月 甲子日", "--json")
    assert hzl(*argv, encoding=encoding).json == hzl(*argv).json


@pytest.mark.parametrize(
    "error",
    [
        LogDamaged(Path("/d/log.sqlite"), "malformed"),
        LogUnwritable(Path("/d/log.sqlite"), "disk full"),
        PermissionError(13, "Permission denied", "/d/log.sqlite"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_the_environment_fails(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log or a file that cannot be used is told with its path in one line, and is exit code 3."""

    def failing(asked: object) -> int:
        raise error

    monkeypatch.setattr("hzl_tutor.ui.commands.chart.run", failing)
    ran = hzl("chart", "姤")
    assert ran.code == 3
    assert "/d/log.sqlite" in ran.err
    assert len(ran.err.splitlines()) == 1
