"""Help: every subcommand has it, and it tells of everything that may be said, in Chinese and in English."""

from __future__ import annotations

import argparse
import re

import pytest
from hzl_runs import hzl
from wcwidth import wcswidth

from hzl_tutor.ui.commands import COMMANDS
from hzl_tutor.ui.commands.dispatch import module_of, parser_of
from hzl_tutor.words import cli_zh_hans as words

ALL = ("", *COMMANDS)
HAN = re.compile("[\u4e00-\u9fff]")
EVERYWHERE = ("--data-dir", "--lessons", "--plain", "--color", "--lang", "--help", "--version")


def actions(command: str) -> list[argparse.Action]:
    """List everything that may be said to a command."""
    return parser_of(command, module_of(command))._actions


@pytest.mark.parametrize("command", ALL)
def test_everything_that_may_be_said_has_help(command: str) -> None:
    """Each option and argument of each command has a line of Chinese and a line of English."""
    for action in actions(command):
        chinese, english = (action.help or "").split("\n")
        assert HAN.search(chinese), action
        assert re.search("[a-z]{3}", english), action


@pytest.mark.parametrize("command", ALL)
def test_options_that_hold_everywhere(command: str) -> None:
    """Every command takes the options of the contract that hold everywhere."""
    known = {flag for action in actions(command) for flag in action.option_strings}
    assert known >= set(EVERYWHERE)


@pytest.mark.parametrize("command", ALL)
def test_help_shows_what_may_be_said(command: str) -> None:
    """`--help` prints every flag and argument with the whole of its help, and exits 0, before or after the command."""
    words_of = [command] if command else []
    ran = hzl(*words_of, "--help")
    assert (ran.code, ran.err) == (0, "")
    together = re.sub(r"\s", "", ran.out)
    for action in actions(command):
        assert all(flag in ran.out for flag in action.option_strings)
        for line in (action.help or "").split("\n"):
            assert re.sub(r"\s", "", line.replace("%%", "%")) in together
    assert hzl("-h", *words_of).out == ran.out


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("command", ALL)
def test_help_fits_the_screen(command: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of any help is wider than the screen, and the texts beside short flags stand in one column."""
    monkeypatch.setenv("COLUMNS", str(columns))
    out = hzl(*([command] if command else []), "--help").out
    assert max(map(wcswidth, out.splitlines())) <= columns
    beside = [line for line in out.splitlines() if re.match(r"  -\S.*?  +\S", line)]
    starts = {wcswidth(re.match(r"  -\S.*?  +(?=\S)", line)[0]) for line in beside}  # type: ignore[index]
    assert starts == {24}


def test_the_table_of_commands_is_whole() -> None:
    """Every command has its module, its line in the main help and an example."""
    assert set(words.COMMANDS) == set(COMMANDS)
    assert set(words.EXAMPLES) == set(ALL)
    out = hzl("--help").out
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", out, re.MULTILINE)


@pytest.mark.parametrize("command", ALL)
def test_examples_are_understood(command: str) -> None:
    """Every example in the help can be typed as it stands."""
    import shlex

    from hzl_tutor.ui.commands.parsing import split_command

    for example in words.EXAMPLES[command]:
        program, *argv = shlex.split(example)
        assert program == "hzl"
        name, rest = split_command(argv)
        parser_of(name, module_of(name)).parse_intermixed_args(rest)
