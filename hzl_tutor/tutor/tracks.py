"""The tracks that can be examined, how they are typed, and the codes of papers."""

from __future__ import annotations

import re
from typing import NamedTuple

from hzl_tutor.engine import HzlError
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.chance import SEEDS
from hzl_tutor.tutor.folding import folded
from hzl_tutor.tutor.han import simplified

TRACKS: dict[str, tuple[str, ...]] = {
    "": ("全", "全书", "全部", "whole", "all"),
    "序": ("序课", "序", "prelude"),
    "骨架": ("骨架", "frame"),
    "五乡": ("五乡", "homes", "five homes"),
    "分类占": ("分类占", "分类", "subjects"),
}
"""The tracks and how each is typed; the whole is empty. A test holds that they are those of the lessons."""

_BY_NAME = {name: track for track, names in TRACKS.items() for name in names}
_CODE = re.compile(r"(?:exam|考试|考)?[.·。\s]*([^~]*?)\s*~\s*([0-9]{1,40})", re.IGNORECASE)


class NoSuchTrackError(HzlError):
    """No track is called so; ``tracks`` are those that can be examined, each by its usual name, and in letters."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no track {name!r}")
        self.name = name
        self.tracks = tuple(names[0] for track, names in TRACKS.items() if track)
        self.ascii_tracks = tuple(
            next(name for name in names if name.isascii()) for track, names in TRACKS.items() if track
        )


class Wanted(NamedTuple):
    """A track, and the seed that was named with it (None: none was)."""

    track: str
    seed: int | None = None


def read_wanted(text: str) -> Wanted:
    """Read a track or the code of a paper: ``五乡``, ``homes``, ``exam.五乡~7``, ``~7``, nothing. Raises NoSuchTrackError."""
    asked = simplified(normal(text)).replace("～", "~").strip()
    coded = _CODE.fullmatch(asked)
    name, seed = (coded[1], int(coded[2])) if coded else (asked, None)
    if (name and folded(name) not in _BY_NAME and name.lower() not in _BY_NAME) or (seed or 0) >= SEEDS:
        raise NoSuchTrackError(text.strip())
    return Wanted(_BY_NAME[name.lower() if name.lower() in _BY_NAME else folded(name)] if name else "", seed)


def code_of(track: str, seed: int) -> str:
    """Return the code of a paper."""
    return f"exam.{track}~{seed}" if track else f"exam~{seed}"
