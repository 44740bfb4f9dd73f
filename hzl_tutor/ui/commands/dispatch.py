"""From the words of a command line to the command that does it."""

from __future__ import annotations

import os
from importlib import import_module
from keyword import iskeyword
from typing import TYPE_CHECKING, Protocol, cast

from hzl_tutor.ui.commands import COMMANDS
from hzl_tutor.ui.commands.failures import RequestError

if TYPE_CHECKING:
    from argparse import Namespace

    from hzl_tutor.ui.commands.parsing import Parser


class CommandModule(Protocol):
    """What the module of a subcommand has."""

    def arguments(self, parser: Parser) -> None:
        """Add what may be said to the command."""

    def run(self, asked: Namespace) -> int:
        """Do it and return the exit code."""


def dispatch(argv: list[str]) -> int:
    """Run the command that the words name and return its exit code. Raises RequestError for words not understood."""
    from hzl_tutor.ui.commands.output import finish, prepare

    prepare()
    code = asked_for([spelled(word) for word in argv]) if argv else _conversation()
    finish()
    return code


def spelled(word: str) -> str:
    """Return a word of the command line that the locale could not decode, read as UTF-8 where it can be that.

    The name of a file stays as it came, since the system has to know it again.
    """
    if word.isascii() or "." in word or os.sep in word:
        return word
    try:
        return os.fsencode(word).decode("utf-8")
    except UnicodeError:
        return word


def _conversation() -> int:
    """Plain ``hzl``, which is to be there at once: without a word to read, argparse is not loaded."""
    from hzl_tutor.ui.commands.settle import options_settled
    from hzl_tutor.ui.run import Start, run

    return run(options_settled(), Start())


def asked_for(argv: list[str]) -> int:
    """Read the words and do what they say."""
    from hzl_tutor.ui.commands.settle import settle, settle_language

    settle_language(argv)  # help and refusals are in it too
    from hzl_tutor.ui.commands.parsing import joined, split_command

    command, rest = split_command(argv)
    module = module_of(command)
    before = rest[: rest.index("--")] if "--" in rest else rest
    if "--version" in before:
        from hzl_tutor import __version__

        print(f"hzl {__version__}")
        return 0
    if "--help" in before or "-h" in before:
        from hzl_tutor.words.choice import written

        print(written(parser_of(command, module).format_help()), end="")
        return 0
    said = parser_of(command, module).parse_intermixed_args(joined(rest))
    return module.run(settle(said, quiet=command == "config"))


def module_of(command: str) -> CommandModule:
    """Return the module of a subcommand, of the shell when there is none. Raises RequestError for an unknown one."""
    if command and command not in COMMANDS:
        from difflib import get_close_matches

        from hzl_tutor.words.cli import listed

        near = get_close_matches(command.lower(), COMMANDS, n=2, cutoff=0.5)
        raise RequestError("no-command", text=command, nearest=listed(near))
    name = f"{command}_" if iskeyword(command) else command.replace("-", "_") or "shell"
    return cast(CommandModule, import_module(f"hzl_tutor.ui.commands.{name}"))


def parser_of(command: str, module: CommandModule) -> Parser:
    """Return the parser of a subcommand with everything that may be said to it."""
    from hzl_tutor.ui.commands.parsing import Parser

    parser = Parser(command)
    module.arguments(parser)
    parser.everywhere()
    return parser
