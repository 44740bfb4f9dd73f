"""English: the sentences of the program. Values of a chart stay Chinese, with their English beside them.

A module of this package is imported where it is first spoken from.
"""

from __future__ import annotations

from hzl_tutor.words.speaker import Speaker


class English(Speaker):
    """The language en."""

    tag = "en"
    package = "hzl_tutor.words.en"


__all__ = ["English"]
