"""The lessons there are: where they lie, and the library that lists and opens them.

A start that asks for no lesson reads none; :mod:`~hzl_tutor.lesson.shelves` is loaded when the first is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from hzl_tutor.engine.errors import HzlError

if TYPE_CHECKING:
    from hzl_tutor.lesson.cache import Trouble
    from hzl_tutor.lesson.script import Script
    from hzl_tutor.lesson.shelves import Broken, Entry, Shelves

_PACKAGE = Path(__file__).resolve().parent.parent


def shipped_lessons() -> Path | None:
    """Return the folder of the program's own lessons: inside an installed package, or beside it in a checkout.

    None when neither is there.
    """
    installed, checkout = _PACKAGE / "_lessons", _PACKAGE.parent / "lessons"
    return next((folder for folder in (installed, checkout) if folder.is_dir()), None)


class UnknownLessonError(HzlError):
    """No lesson of that number, id or title; ``nearest`` are the nearest, best first, as ids.

    ``titles`` are the same lessons as (unit, title).
    """

    def __init__(self, asked: str, nearest: tuple[str, ...], titles: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__(f"no lesson {asked!r}; nearest {nearest}")
        self.asked = asked
        self.nearest = nearest
        self.titles = titles


class Library:
    """The lessons of several folders; where two folders have a lesson of one id, the later folder's counts.

    ``cache_dir`` is where compiled lessons are kept; None compiles them each time. The folders are read once, when
    first asked for.
    """

    def __init__(self, folders: Iterable[Path], cache_dir: Path | None) -> None:
        self._folders = tuple(dict.fromkeys(folders))
        self._cache_dir = cache_dir

    @cached_property
    def _shelves(self) -> Shelves:
        from hzl_tutor.lesson.shelves import Shelves

        return Shelves(self._folders, self._cache_dir)

    def entries(self) -> tuple[Entry, ...]:
        """Return all lessons that can be taught, in the order of their units."""
        return self._shelves.entries()

    @property
    def broken(self) -> tuple[Broken, ...]:
        """The scripts that cannot be taught."""
        return self._shelves.broken

    @property
    def warnings(self) -> tuple[Trouble, ...]:
        """What was done without so far: folders that cannot be listed, compiled copies lost or not written."""
        return self._shelves.warnings

    def find(self, asked: str) -> Entry:
        """Return the lesson called ``asked``: ``8``, ``cai-fu-gui``, its title, 第八课. Raises UnknownLessonError."""
        return self._shelves.find(asked)

    def load(self, asked: str) -> Script:
        """Return a lesson whole, called as for :meth:`find`.

        Raises UnknownLessonError, or LessonFaults when the file has been spoilt since the list was made.
        """
        return self._shelves.load(asked)
