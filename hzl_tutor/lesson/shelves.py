"""The lessons of the folders: read and compiled, listed by unit, opened by number, id or title.

While a compiled copy is current, nothing here loads the readers of Markdown and YAML.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import NamedTuple

from hzl_tutor.lesson.cache import Cache, Trouble, TroubleCode
from hzl_tutor.lesson.faults import Fault, FaultCode, LessonFaults
from hzl_tutor.lesson.files import digest_of, lesson_files, read_script
from hzl_tutor.lesson.library import UnknownLessonError, shipped_lessons
from hzl_tutor.lesson.script import Script
from hzl_tutor.lesson.units import read_unit, unit_order


class Entry(NamedTuple):
    """A lesson in the list: its front matter and its file; ``own`` tells whether it is none of the program's."""

    id: str
    unit: str
    title: str
    track: str
    sections: tuple[str, ...]
    needs: tuple[str, ...]
    skills: tuple[str, ...]
    minutes: int
    rev: int
    path: Path
    own: bool = False


class Broken(NamedTuple):
    """A script that cannot be taught, and why."""

    path: Path
    faults: tuple[Fault, ...]


class Shelves:
    """What :class:`~hzl_tutor.lesson.library.Library` says of itself; the folders are read when first asked for."""

    def __init__(self, folders: tuple[Path, ...], cache_dir: Path | None) -> None:
        self._folders = folders
        self._cache_dir = cache_dir
        self._entries: tuple[Entry, ...] | None = None
        self._broken: list[Broken] = []
        self._caches: dict[Path, Cache] = {}
        self._troubles: list[Trouble] = []

    def entries(self) -> tuple[Entry, ...]:
        """Return all lessons that can be taught, in the order of their units."""
        if self._entries is None:
            found: dict[str, Entry] = {}
            for folder in self._folders:
                found.update(self._read_folder(folder))
            self._entries = tuple(sorted(found.values(), key=lambda entry: (unit_order(entry.unit), entry.id)))
        return self._entries

    @property
    def broken(self) -> tuple[Broken, ...]:
        """The scripts that cannot be taught."""
        self.entries()
        return tuple(self._broken)

    @property
    def warnings(self) -> tuple[Trouble, ...]:
        """What was done without so far: folders that cannot be listed, compiled copies lost or not written."""
        self.entries()
        return (*self._troubles, *(trouble for cache in self._caches.values() for trouble in cache.troubles))

    def find(self, asked: str) -> Entry:
        """Return the lesson called ``asked``: ``8``, ``cai-fu-gui``, its title, 第八课. Raises UnknownLessonError."""
        word = unicodedata.normalize("NFKC", asked).strip()
        unit = read_unit(word)
        for entry in self.entries():
            if word.lower() == entry.id or word == entry.title or (unit and unit == unit_order(entry.unit)):
                return entry
        nearest = self._nearest(word)
        titles = {entry.id: (entry.unit, entry.title) for entry in self.entries()}
        raise UnknownLessonError(asked, nearest, tuple(titles[one] for one in nearest))

    def load(self, asked: str) -> Script:
        """Return a lesson whole, called as for :meth:`find`.

        Raises UnknownLessonError, or LessonFaults when the file has been spoilt since the list was made.
        """
        path = self.find(asked).path
        return self._compiled(self._caches[path.parent], path, steps=True)

    def _read_folder(self, folder: Path) -> dict[str, Entry]:
        try:
            files = lesson_files(folder)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self._troubles.append(Trouble(TroubleCode.FOLDER_UNREADABLE, str(folder), reason))
            return {}
        cache = self._caches[folder] = Cache(self._cache_dir, folder)
        found: dict[str, Entry] = {}
        for path in files:
            try:
                entry = _entry(path, self._compiled(cache, path, steps=False), own=folder != shipped_lessons())
                if entry.id in found:
                    raise LessonFaults(str(path), (_taken(path, entry.id, found[entry.id].path),))
                found[entry.id] = entry
            except LessonFaults as error:
                self._broken.append(Broken(path, error.faults))
        cache.close({path.name for path in files})
        return found

    def _compiled(self, cache: Cache, path: Path, *, steps: bool) -> Script:
        """The lesson of a file, from the cache or made anew; a script with faults is read again each time."""
        data = read_script(path)
        digest = digest_of(data)
        script = cache.whole(path.name, digest) if steps else cache.head(path.name, digest)
        if script is None:
            from hzl_tutor.lesson.compile import compile_bytes  # loads pydantic, PyYAML and markdown-it

            script = compile_bytes(path, data)
            cache.keep(path.name, script)
        return script._replace(source=str(path))

    def _nearest(self, word: str) -> tuple[str, ...]:
        from difflib import get_close_matches  # only for a name that is none

        names = {name: entry.id for entry in self.entries() for name in (entry.title, entry.id)}
        inside = [entry_id for name, entry_id in names.items() if word and word in name]
        close = [names[name] for name in get_close_matches(word, list(names), n=3, cutoff=0.4)]
        return tuple(dict.fromkeys(inside + close))[:3]


def _entry(path: Path, script: Script, *, own: bool) -> Entry:
    return Entry(
        script.id,
        script.unit,
        script.title,
        script.track,
        script.sections,
        script.needs,
        script.skills,
        script.minutes,
        script.rev,
        path,
        own,
    )


def _taken(path: Path, lesson_id: str, other: Path) -> Fault:
    return Fault(str(path), 1, 1, FaultCode.LESSON_ID_TAKEN, {"id": lesson_id, "other": str(other)})
