"""``config.toml``: where it lies, what stands in it, and one key changed with everything else left as it was.

Flat TOML, a key a line. It is read by :mod:`tomllib`, and only where there is a file; it is written by changing the one
line, which keeps comments and order, and what comes of that is read back before it replaces the file.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from hzl_tutor.engine.errors import HzlError

NAME = "config.toml"
_VALUE = re.compile(r"""(?P<value>"(?:[^"\\]|\\.)*"|'[^']*'|[^#]*?)(?P<rest>[ \t]*(?:\#.*)?)$""", re.VERBOSE)


class Fault(NamedTuple):
    """Something in the settings that cannot be followed: a code, and the facts of its sentence."""

    code: str
    facts: dict[str, str]


class CannotEdit(HzlError):  # noqa: N818  (it says what happened)
    """The file cannot be changed line by line without changing something else; ``path`` is to be edited by hand."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"cannot edit {path}")
        self.path = path


class Content(NamedTuple):
    """What was read: the text, its values, the faults that kept values from being read."""

    text: str
    values: dict[str, Any]
    faults: tuple[Fault, ...]


def config_path(environ: Mapping[str, str] = os.environ) -> Path:
    """Return where the file lies, whether or not it is there: below HZL_CONFIG_DIR, else the platform's config folder."""
    chosen = environ.get("HZL_CONFIG_DIR", "")
    if chosen:
        return Path(chosen) / NAME
    if sys.platform == "linux" and "ANDROID_DATA" not in environ:
        # what platformdirs says there, without loading it: every command asks, and loading takes longer than a chart
        given = environ.get("XDG_CONFIG_HOME", "").strip()
        return Path(given if os.path.isabs(given) else os.path.expanduser("~/.config")) / "hzl" / NAME
    from platformdirs import user_config_path

    return user_config_path("hzl", appauthor=False) / NAME


def read(path: Path) -> Content:
    """Read the file. No file is no values; one that cannot be read is a fault. Raises nothing."""
    try:
        data = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return Content("", {}, ())
    except (OSError, ValueError) as error:  # ValueError: a NUL in HZL_CONFIG_DIR
        reason = getattr(error, "strerror", None) or str(error)
        return Content("", {}, (Fault("unreadable", {"path": str(path), "reason": reason}),))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return Content("", {}, (_damaged(path, data[: error.start].count(b"\n") + 1),))
    try:
        return Content(text, parse(text), ())
    except ValueError as error:  # tomllib's own error is one
        found = re.search(r"line (\d+)", str(error))
        return Content(text, {}, (_damaged(path, int(found[1]) if found else text.count("\n") + 1),))


def parse(text: str) -> dict[str, Any]:
    """Return the values of a text. Raises ValueError for what is not TOML."""
    import tomllib

    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def line_of(text: str, key: str) -> int:
    """Return the number of the line on which a key is set before any table, counted from 1; 0 when there is none."""
    for at, line in enumerate(_lines(text), 1):
        if line.lstrip().startswith("["):
            break
        if _sets(key).match(line):
            return at
    return 0


def place_of(text: str, name: str) -> int:
    """Return the line on which a key or table stands, counted from 1, however it is written; 1 when it cannot be told."""
    begins = re.compile(rf"""[\s\["']*{re.escape(name)}""")
    return next((at for at, line in enumerate(_lines(text), 1) if begins.match(line)), 1)


def write(path: Path, key: str, value: str | None) -> None:
    """Set a key, or take it out with None, and leave every other line alone.

    Raises CannotEdit when the file is damaged or the change would not be this one alone, OSError when it cannot be written.
    """
    content = read(path)
    if content.faults or path.parts[:1] == ("~",):  # nobody knows the home folder: a folder of that name helps nobody
        raise CannotEdit(path)
    text = edited(content.text, key, value)
    wanted = {name: old for name, old in content.values.items() if name != key}
    wanted |= {} if value is None else {key: value}
    try:
        same = parse(text) == wanted
    except ValueError:
        same = False
    if not same:
        raise CannotEdit(path)
    if text != content.text:
        _replace(path, text)


def edited(text: str, key: str, value: str | None) -> str:
    """Return the text with one key set or, for None, taken out; a comment behind the value stays."""
    import json

    lines = _lines(text)
    at = line_of(text, key) - 1
    if value is None:
        return "".join(line for place, line in enumerate(lines) if place != at)
    new = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if at >= 0:
        body = lines[at].rstrip("\r\n")
        end = lines[at][len(body) :]
        before = _sets(key).match(body)
        assert before is not None  # that is how the line was found
        found = _VALUE.match(body, before.end())
        lines[at] = f"{before[0]}{new}{found['rest'] if found else ''}{end}"
        return "".join(lines)
    feed = "\r\n" if "\r\n" in text else "\n"
    table = next((place for place, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    if table == len(lines) and lines and not lines[-1].endswith("\n"):
        lines[-1] += feed
    return "".join((*lines[:table], f"{key} = {new}{feed}", *lines[table:]))


def _lines(text: str) -> list[str]:
    """The lines as TOML has them, with their ends; ``str.splitlines`` would break at signs that may stand in a comment."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)


def _sets(key: str) -> re.Pattern[str]:
    name = re.escape(key)
    return re.compile(rf"""[ \t]*(?:{name}|"{name}"|'{name}')[ \t]*=[ \t]*""")


def _damaged(path: Path, line: int) -> Fault:
    return Fault("damaged", {"path": str(path), "line": str(line)})


def _replace(path: Path, text: str) -> None:
    """Write beside the file and put it in its place when it is whole; a link stays a link, and the mode as it was."""
    import tempfile  # loaded by the few who write: it takes as long as everything else here

    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{NAME}.", dir=target.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            os.chmod(name, target.stat().st_mode & 0o777)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
