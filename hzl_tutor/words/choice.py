"""Which language is spoken: what was asked for, what is set up, what the locale says; and where its sentences lie.

One process speaks one language: the command line settles it before anything is said, errors included. Whoever holds a
:class:`~hzl_tutor.words.language.Language` of their own is not bound to it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType

TAGS: tuple[str, ...] = ("zh-Hans", "zh-Hant", "en")
"""The tags that ``--lang`` takes."""

COMPLETE: tuple[str, ...] = ("zh-Hans", "zh-Hant", "en")
"""Tags in which everything is said; zh-Hant is zh-Hans as it is shown, see :func:`written`."""

DEFAULT = "zh-Hans"

_PACKAGES = {"zh-Hans": "zh_hans", "zh-Hant": "zh_hans", "en": "en"}
_spoken = [DEFAULT]
_ENGLISH = re.compile(r"en_[A-Za-z]{2}([.@].*)?")
_HANT = re.compile(r"zh_(?:TW|HK|MO|Hant).*")


def use(tag: str) -> None:
    """Speak the language of a tag from now on."""
    _spoken[0] = tag


def in_use() -> str:
    """The tag of the language that is spoken."""
    return _spoken[0]


def written(text: str) -> str:
    """Return a text as the language in use writes it: in 繁體 what is 简体, when zh-Hant was asked for."""
    if in_use() != "zh-Hant":
        return text
    from hzl_tutor.words.hant import traditional

    return traditional(text)


def chosen(settled: str, environ: Mapping[str, str], *, han: bool = True, simple: bool = True) -> str:
    """The tag to speak: what was asked for or set up, else what the locale says by name, English or 繁體.

    ``settled`` is empty where nothing was said. ``han`` tells whether the console has Chinese characters at all: without
    them English can be read, with the book's words in pinyin. ``simple`` tells whether it has 简 as well as 繁. Every other locale, ``C`` and none at all among them, is answered in
    简体: the book is Chinese, and so are most who read it.
    """
    if settled:
        return settled
    if not han:
        return "en"
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    if _HANT.fullmatch(locale) or not simple:
        return "zh-Hant"
    return "en" if _ENGLISH.fullmatch(locale) else DEFAULT


def asked_in(argv: Sequence[str]) -> str:
    """The tag after ``--lang`` among the words of a command line, read before any sentence is made; empty for none."""
    before = list(argv)[: argv.index("--")] if "--" in argv else list(argv)
    found = ""
    for at, word in enumerate(before):
        if word.startswith("--lang="):
            found = word.partition("=")[2]
        elif word == "--lang":
            found = before[at + 1] if at + 1 < len(before) else ""
    return found if found in TAGS else ""


def package(tag: str = "") -> str:
    """The package of a language's sentences; of the one in use, when no tag is given."""
    return _PACKAGES.get(tag or in_use(), _PACKAGES[DEFAULT])


def spoken_module(name: str, tag: str = "") -> ModuleType:
    """A module of a language, by default the one in use: ``screen``, or ``cli``, ``config`` and ``lint``, which load nothing of the tutor's."""
    here = "hzl_tutor.words"
    return import_module(
        f"{here}.{name}_{package(tag)}"
        if name in ("cli", "lint", "config", "book")
        else f"{here}.{package(tag)}.{name}"
    )
