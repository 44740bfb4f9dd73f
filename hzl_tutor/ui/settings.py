"""What a user has settled: the command line beats the environment, that beats ``config.toml``, that beats the default.

A setting that cannot be followed stops nothing: it is a fault to be told in a sentence, and the next source counts.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from hzl_tutor.ui.config_file import Content, Fault, config_path, place_of, read
from hzl_tutor.ui.learners import learner_name

PACES: dict[str, int] = {"paragraph": 1, "few": 3, "page": 0}
"""After how many paragraphs a lesson waits for Enter; 0: not before something is asked."""


class Key(NamedTuple):
    """A setting: its name, the variable that may hold it, what it is by default, the words it may be.

    Where it is not one of a few words ``allowed`` is empty, and ``read`` returns the value as it is kept, or None.
    """

    name: str
    variable: str
    default: str
    allowed: tuple[str, ...] = ()
    read: Callable[[str], str | None] | None = None

    def accept(self, text: str) -> str | None:
        """Return the value that a text is, None when it is none."""
        if self.read is not None:
            return self.read(text)
        return text if text in self.allowed else None


def read_columns(text: str) -> str | None:
    """Return a choice of chart columns as it is kept, None for what is none: names divided by commas or blanks."""
    from hzl_tutor.tutor.columns import UnknownColumnError, parse_columns  # nobody else waits for the names

    try:
        parse_columns(text)
    except UnknownColumnError:
        return None
    return ",".join(text.replace("，", ",").replace("、", ",").replace(",", " ").split())


KEYS: dict[str, Key] = {
    key.name: key
    for key in (
        Key("palette", "HZL_PALETTE", "auto", ("auto", "dark", "light", "none")),
        Key("columns", "HZL_COLUMNS", "", read=read_columns),
        Key("language", "HZL_LANG", "", ("zh-Hans", "zh-Hant", "en")),
        Key("pace", "HZL_PACE", "few", tuple(PACES)),
        Key("learner", "HZL_LEARNER", "", read=learner_name),
    )
}
"""Every setting, in the order in which they are told. An empty default means: not settled."""


class Setting(NamedTuple):
    """The value of a setting and its ``source``: option, environment, config or default."""

    value: str
    source: str


class Settings(NamedTuple):
    """All settings of a run. ``faults`` are what could not be followed, first things first; ``path`` is the file."""

    palette: Setting
    columns: Setting
    language: Setting
    pace: Setting
    learner: Setting
    path: Path
    faults: tuple[Fault, ...] = ()

    @property
    def paragraphs(self) -> int:
        """The pace as a number of paragraphs."""
        return PACES[self.pace.value]


def settings(given: Mapping[str, str | None] | None = None, environ: Mapping[str, str] = os.environ) -> Settings:
    """Settle everything. ``given`` are the options of the command line by key, already found good; None was not said."""
    path = config_path(environ)
    content = read(path)
    kept, faults = in_file(content, path)
    found: dict[str, Setting] = {}
    for name, key in KEYS.items():
        said = environ.get(key.variable, "")
        heard = key.accept(said) if said else None
        if said and heard is None:
            faults.append(Fault("variable", {"variable": key.variable, **_wrong(key, said)}))
        option = (given or {}).get(name)
        if option:
            found[name] = Setting(option, "option")
        elif heard is not None:
            found[name] = Setting(heard, "environment")
        elif name in kept:
            found[name] = Setting(kept[name], "config")
        else:
            found[name] = Setting(key.default, "default")
    return Settings(**found, path=path, faults=tuple(faults))


def wants_sentences(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether the terminal is read aloud, by ``ACCESSIBLE``; set to nothing or to 0 it says no."""
    return environ.get("ACCESSIBLE", "") not in ("", "0")


def in_file(content: Content, path: Path) -> tuple[dict[str, str], list[Fault]]:
    """Return the good values of a file by key, and the faults of the others, with their lines."""
    kept: dict[str, str] = {}
    faults = list(content.faults)
    for name, raw in content.values.items():
        place = {"path": str(path), "line": str(place_of(content.text, name))}
        key = KEYS.get(name)
        if key is None:
            faults.append(Fault("unknown", {**place, "text": name, "known": "、".join(KEYS)}))
            continue
        value = key.accept(raw) if isinstance(raw, str) else None
        if value is None:
            faults.append(Fault("value", {**place, **_wrong(key, raw if isinstance(raw, str) else repr(raw))}))
        else:
            kept[name] = value
    return kept, faults


def _wrong(key: Key, text: str) -> dict[str, str]:
    return {"key": key.name, "text": text, "allowed": "、".join(key.allowed)}
