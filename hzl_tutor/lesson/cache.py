"""Compiled lessons of one folder, kept as JSON, so that a start parses no Markdown and loads none of its readers.

All of it can be made again from the scripts. What is damaged or cannot be written is therefore told as a
:class:`Trouble` and done without; it never stops a lesson.
"""

from __future__ import annotations

import json
import os
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from hzl_tutor import __version__
from hzl_tutor.lesson.files import digest_of
from hzl_tutor.lesson.script import Script
from hzl_tutor.lesson.script_json import Json, NotALesson, script_from_json, script_to_json, shape


class TroubleCode(StrEnum):
    """What the library did without."""

    CACHE_DAMAGED = "cache-damaged"
    CACHE_UNREADABLE = "cache-unreadable"
    CACHE_UNWRITABLE = "cache-unwritable"
    FOLDER_UNREADABLE = "folder-unreadable"


class Trouble(NamedTuple):
    """Something the library did without. ``path`` is the file or folder, ``reason`` the system's or reader's word."""

    code: TroubleCode
    path: str
    reason: str


_INDEX = "index.jsonl"


class Cache:
    """The compiled lessons of one folder of scripts; ``root`` None keeps nothing.

    The index holds, for each script by the name of its file, the lesson without its steps; each lesson whole lies in a
    file of its own. A file is two lines of JSON: its format with the digest of the second line, and what is kept.
    """

    def __init__(self, root: Path | None, scripts: Path) -> None:
        self.troubles: list[Trouble] = []
        name = digest_of(os.fsencode(scripts.resolve()))[:12]
        self._folder = root / f"lessons-{name}" if root else None
        self._format = {"version": __version__, "shape": shape()}
        self._index: dict[str, Script] = {}
        self._changed = False
        for file, value in self._read(_INDEX).items():
            script = self._script(_INDEX, value)
            if script:
                self._index[file] = script

    def head(self, file: str, digest: str) -> Script | None:
        """Return the lesson of a script without its steps, if it was compiled from bytes of this digest."""
        script = self._index.get(file)
        if script is None or script.digest != digest:
            script = self.whole(file, digest)  # compiled by a session that did not come to write the index
            if script:
                self._enter(file, script)
        return script

    def whole(self, file: str, digest: str) -> Script | None:
        """Return the lesson of a script, if it was compiled from bytes of this digest."""
        name = f"{file}.jsonl"
        script = self._script(name, self._read(name).get("lesson"))
        return script if script and script.digest == digest else None

    def keep(self, file: str, script: Script) -> None:
        """Keep a lesson just compiled. Its entry in the index is written by :meth:`close`."""
        self._enter(file, script)
        self._write(f"{file}.jsonl", {"lesson": script_to_json(script)})

    def close(self, files: set[str]) -> None:
        """Write the index, without the scripts that are gone, if anything in it is new."""
        if self._changed or set(self._index) - files:
            self._index = {file: script for file, script in self._index.items() if file in files}
            self._write(_INDEX, {file: script_to_json(script) for file, script in self._index.items()})
            self._changed = False

    def _enter(self, file: str, script: Script) -> None:
        self._index[file] = script._replace(steps=())
        self._changed = True

    def _read(self, name: str) -> dict[str, object]:
        if self._folder is None:
            return {}
        path = self._folder / name
        try:
            head, _, body = path.read_bytes().partition(b"\n")
            if digest_of(body) != json.loads(head)["check"]:
                raise ValueError("the check does not fit")
            if json.loads(head)["format"] != self._format:
                return {}  # from another version of the program
            lessons: dict[str, object] = json.loads(body)
        except FileNotFoundError:
            return {}
        except OSError as error:
            self._trouble(TroubleCode.CACHE_UNREADABLE, path, error.strerror or type(error).__name__)
            return {}
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            self._trouble(TroubleCode.CACHE_DAMAGED, path, f"{type(error).__name__}: {error}")
            return {}
        return lessons

    def _script(self, name: str, value: object) -> Script | None:
        if value is None or self._folder is None:
            return None
        try:
            return script_from_json(value)
        except NotALesson as error:
            self._trouble(TroubleCode.CACHE_DAMAGED, self._folder / name, str(error))
            return None

    def _write(self, name: str, lessons: dict[str, Json]) -> None:
        if self._folder is None:
            return
        path = self._folder / name
        beside = path.with_name(f"{name}.{os.getpid()}.new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            body = json.dumps(lessons, ensure_ascii=False).encode("utf-8", "surrogatepass")
            head = json.dumps({"format": self._format, "check": digest_of(body)}).encode()
            beside.write_bytes(head + b"\n" + body)
            os.replace(beside, path)
        except OSError as error:
            self._trouble(TroubleCode.CACHE_UNWRITABLE, self._folder, error.strerror or type(error).__name__)

    def _trouble(self, code: TroubleCode, path: Path, reason: str) -> None:
        trouble = Trouble(code, str(path), reason)
        if trouble not in self.troubles:
            self.troubles.append(trouble)
