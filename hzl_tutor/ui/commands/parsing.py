"""Reading a command line: one small parser for the subcommand that is meant, with help and refusals of our own."""

from __future__ import annotations

import argparse
import re
import unicodedata
from collections.abc import Callable, Collection, Sequence
from shutil import get_terminal_size
from typing import Any, Literal, NoReturn

from hzl_tutor.engine.choices import Clock, EarthSchool, School
from hzl_tutor.ui.commands.failures import RequestError
from hzl_tutor.ui.learners import learner_name
from hzl_tutor.words import cli as words
from hzl_tutor.words.choice import TAGS

COLORS = ("auto", "always", "never")
PALETTES = ("auto", "dark", "light", "none")
DAY_STARTS: dict[str, Literal[23, 0]] = {"23": 23, "23:00": 23, "0": 0, "0:00": 0, "00:00": 0}
EARTH_TOMBS = {"辰": EarthSchool.WITH_WATER, "戌": EarthSchool.WITH_FIRE}
IN_LETTERS = {"chen": "辰", "xu": "戌"}
"""For a keyboard without Chinese."""
VALUED = frozenset({"--data-dir", "--learner", "--lessons", "--color", "--palette", "--lang"})
"""Options that hold everywhere and take a value."""


class Formatter(argparse.HelpFormatter):
    """Help whose texts keep their lines and are broken by the columns that they take, two for a Han character."""

    def __init__(self, prog: str) -> None:
        # Eight columns less than argparse would take: what it measures by its length has a few Han characters in it.
        super().__init__(prog, width=get_terminal_size().columns - 8)

    def _format_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None) -> str:
        """Put the Chinese heading before the usage and move the lines below as far as it is wider than long."""
        formatted = super()._format_usage(usage, actions, groups, words.HEADINGS["usage"])
        return formatted.replace("\n ", "\n   ")

    def _format_action(self, action: argparse.Action) -> str:
        """Take back the blanks that argparse counts for Han characters as if they took one column."""
        from hzl_tutor.ui.cells import width

        formatted = super()._format_action(action)
        header = self._format_action_invocation(action)
        more = " " * (width(header) - len(header))
        return formatted.replace(header + more, header, 1)

    def _split_lines(self, text: str, width: int) -> list[str]:
        from hzl_tutor.ui.cells import wrap  # loads wcwidth, which only help needs

        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in self._split_lines(text, width - len(indent)))


class Parser(argparse.ArgumentParser):
    """The parser of one subcommand, or of ``hzl`` alone (``command`` empty); refuses by raising RequestError."""

    def __init__(self, command: str) -> None:
        heading = words.COMMANDS[command] if command else words.PROGRAM
        super().__init__(
            prog=f"hzl {command}".strip(),
            description="\n".join(heading),
            epilog=_epilog(command),
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.color = False  # from Python 3.14 on argparse paints its help; ours is measured unpainted
        self.command = command
        self._arguments = self.add_argument_group(words.HEADINGS["arguments"])
        self._choices = self.add_argument_group(words.HEADINGS["options"])

    def argument(self, name: str, metavar: str, *, nargs: str | None = None) -> None:
        """Add a positional argument; its help is found by its name."""
        self._arguments.add_argument(name, metavar=metavar, nargs=nargs, help=self.help_for(name))

    def option(
        self, flag: str, name: str, *, metavar: str, read: Callable[[str], object] = str, default: object = None
    ) -> None:
        """Add an option with a value."""
        self._choices.add_argument(
            flag, dest=name, metavar=metavar, type=read, default=default, help=self.help_for(name)
        )

    def switch(self, flag: str, name: str) -> None:
        """Add an option without a value."""
        self._choices.add_argument(flag, dest=name, action="store_true", help=self.help_for(name))

    def school_options(self) -> None:
        """Add the options that say where to follow other books, and by which clock."""
        for flag, name, known in (
            ("--earth-tomb", "earth_tomb", tuple(EARTH_TOMBS)),
            ("--hidden", "hidden", ("all", "missing")),
        ):
            self.option(flag, name, metavar=words.METAVARS[name], read=one_of(flag, known), default=known[0])
        for flag, name, clock in (("--day-starts", "day_starts", day_start), ("--utc", "utc", read_utc)):
            self.option(flag, name, metavar=words.METAVARS[name], read=clock)

    def everywhere(self) -> None:
        """Add the options that hold everywhere."""
        group = self.add_argument_group(words.HEADINGS["everywhere"])
        for flag, name, metavar, known in (
            ("--data-dir", "data_dir", "DIR", ()),
            ("--lessons", "lessons", "DIR", ()),
            ("--color", "color", words.METAVARS["color"], COLORS),
            ("--palette", "palette", words.METAVARS["palette"], PALETTES),
            ("--lang", "lang", "|".join(TAGS), TAGS),
        ):
            read = one_of(flag, known) if known else str
            # what is not said is None: then the environment or config.toml may say it
            default = COLORS[0] if name == "color" else None
            group.add_argument(flag, dest=name, metavar=metavar, type=read, default=default, help=self.help_for(name))
        group.add_argument("--learner", metavar="NAME", type=learner, help=self.help_for("learner"))
        for flags in (("--plain",), ("--ascii",), ("--version",), ("-h", "--help")):
            group.add_argument(*flags, action="store_true", help=self.help_for(flags[-1].lstrip("-")))

    def help_for(self, name: str) -> str:
        """Return the help of an option, with the signs doubled that argparse would fill in."""
        return words.help_of(self.command, name).replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        """Refuse in our own words what argparse has refused in its."""
        see = f"{self.prog} --help"
        for pattern, code in _SAID:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                raise RequestError(code, see=see, **found.groupdict())
        raise RequestError("other", said=message, see=see)


_SAID = (
    (r"the following arguments are required: (?P<what>.+)", "missing"),
    (r"unrecognized arguments: (?P<what>.+)", "unknown"),
    (r"argument (?P<what>[^:]+): expected .+", "no-value"),
    (r"argument (?P<what>[^:]+): ignored explicit argument .+", "needless-value"),
)
"""What argparse says, and which refusal of ours that is."""


def _epilog(command: str) -> str:
    parts = []
    if not command:
        parts.append(words.HEADINGS["commands"])
        for name, (first, *more) in words.COMMANDS.items():
            parts += [f"  {name:<12}{first}", *(f"{'':14}{line}" for line in more)]
        parts += [words.HEADINGS["more"], ""]
    parts.append(words.HEADINGS["examples"])
    return "\n".join((*parts, *(f"  {example}" for example in words.EXAMPLES[command])))


def split_command(argv: Sequence[str]) -> tuple[str, list[str]]:
    """Take the subcommand out of the words: the first that is no option and no value of one. Empty: there is none."""
    at = 0
    while at < len(argv) and argv[at] != "--":
        if not argv[at].startswith("-"):
            return argv[at], [*argv[:at], *argv[at + 1 :]]
        at += 2 if argv[at] in VALUED else 1
    return "", list(argv)


def one_of(flag: str, known: Collection[str]) -> Callable[[str], str]:
    """Return a reader that takes only the words of ``known``."""

    def read(text: str) -> str:
        word = IN_LETTERS.get(text.lower(), text) if "辰" in known else _in_simple(text)
        if word not in known:
            raise RequestError("not-one-of", what=flag, text=text, known=words.listed(known))
        return word

    return read


def _in_simple(text: str) -> str:
    """A word in 简; on most command lines there is nothing to be read for that."""
    if text.isascii():
        return text
    from hzl_tutor.tutor.han import simplified

    return simplified(text)


def learner(text: str) -> str:
    """Read the name of a learner. Raises RequestError for what cannot be the name of a folder everywhere."""
    name = learner_name(text)
    if name is None:
        raise RequestError("learner", what="--learner", text=text)
    return name


def whole_number(flag: str, low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from ``low`` to ``high``."""

    def read(text: str) -> int:
        digits = unicodedata.normalize("NFKC", text).strip()
        number = int(digits) if re.fullmatch(r"[0-9]{1,12}", digits) else -1
        if not low <= number <= high:
            raise RequestError("number", what=flag, low=str(low), high=str(high), text=text)
        return number

    return read


def day_start(text: str) -> Literal[23, 0]:
    """Read the hour at which the day's pair changes."""
    asked = unicodedata.normalize("NFKC", text).strip()
    if asked not in DAY_STARTS:
        raise RequestError("not-one-of", what="--day-starts", text=text, known="23、0")
    return DAY_STARTS[asked]


def read_utc(text: str) -> int:
    """Read the offset of the local clock from UTC, in minutes. Raises NotationErrors."""
    from hzl_tutor.engine.dates import read_offset

    return read_offset(text)


def joined(argv: Sequence[str]) -> list[str]:
    """Put the value of ``--utc`` to its option: ``-5:30`` alone would be taken for an option."""
    found: list[str] = []
    for word in argv:
        if found and found[-1] == "--utc" and re.match(r"-[0-9]", word):
            found[-1] += f"={word}"
        else:
            found.append(word)
    return found


def clock_of(asked: argparse.Namespace) -> Clock:
    """Return the clock that the options name."""
    return Clock(asked.utc, 23 if asked.day_starts is None else asked.day_starts)


def school_of(asked: argparse.Namespace) -> School:
    """Return the school that the school options name."""
    return School(EARTH_TOMBS[asked.earth_tomb], asked.hidden)
