"""``hzl config``: the settings, where each comes from, and one of them changed in ``config.toml``."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.ui.commands.failures import RequestError, complain
from hzl_tutor.ui.commands.output import Page, say_whole, write_json
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.ui.config_file import CannotEdit, write
from hzl_tutor.ui.settings import KEYS, Key, Setting, Settings
from hzl_tutor.words import cli
from hzl_tutor.words import config as words


def arguments(parser: Parser) -> None:
    """A key, a value for it, or a key to be taken out."""
    parser.argument("key", "KEY", nargs="?")
    parser.argument("value", "VALUE", nargs="?")
    parser.option("--unset", "unset", metavar="KEY")
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Show, or change. Raises RequestError for what is no key or no value of it, OSError when it cannot be written."""
    found: Settings = asked.settled
    if asked.unset is not None:
        if asked.key is not None:
            raise RequestError("twice", what="--unset", other="KEY")
        return _change(asked, found, _key(asked.unset), None)
    if asked.value is not None:
        key = _key(asked.key)
        value = key.accept(asked.value)
        if value is None:
            raise RequestError(
                "config-value", text=asked.value, what=key.name, allowed=words.allowed(key.name, key.allowed)
            )
        return _change(asked, found, key, value)
    for fault in found.faults:
        complain(words.fault_sentence(fault.code, fault.facts))
    if asked.key is not None:
        _show_one(asked, _key(asked.key), found)
    elif asked.json:
        write_json({"path": str(found.path), "settings": [row(key, setting(found, key)) for key in KEYS.values()]})
    else:
        _show_all(Page(asked), found)
    return 0


def row(key: Key, found: Setting) -> dict[str, Any]:
    """Return a setting as data; ``value`` and ``default`` are null where nothing is settled, ``allowed`` where it is no list."""
    return {
        "key": key.name,
        "value": found.value or None,
        "from": found.source,
        "default": key.default or None,
        "allowed": list(key.allowed) or None,
        "variable": key.variable,
    }


def setting(found: Settings, key: Key) -> Setting:
    """Return the setting of a key."""
    value: Setting = getattr(found, key.name)
    return value


def _key(name: str) -> Key:
    if name not in KEYS:
        raise RequestError("config-key", text=name, known=cli.listed(KEYS))
    return KEYS[name]


def _change(asked: Namespace, found: Settings, key: Key, value: str | None) -> int:
    try:
        write(found.path, key.name, value)
    except CannotEdit as error:
        raise RequestError("config-edit", text=str(error.path)) from error
    path = str(found.path)
    if asked.json:
        write_json({"key": key.name, "value": value, "path": path})
    elif value is None:
        Page(asked).say(words.UNSET.format(key=key.name, path=path))
    else:
        Page(asked).say(words.SET.format(key=key.name, value=value, path=path))
    return 0


def _show_one(asked: Namespace, key: Key, found: Settings) -> None:
    if asked.json:
        write_json(row(key, setting(found, key)))
    else:
        say_whole(setting(found, key).value)


def _show_all(page: Page, found: Settings) -> None:
    cells = []
    for key in KEYS.values():
        value, source = setting(found, key)
        origin = words.SOURCES[source].format(variable=key.variable)
        cells.append((key.name, value or words.NONE, origin, words.allowed(key.name, key.allowed)))
    page.table(cli.COLUMNS["config"], cells)
    page.say("")
    page.say(words.PATH.format(path=found.path))
