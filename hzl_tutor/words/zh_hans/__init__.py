"""简体中文: the sentences of the program.

A module of this package is imported where it is first spoken from.
"""

from __future__ import annotations

from hzl_tutor.words.speaker import Speaker


class Simplified(Speaker):
    """The language zh-Hans."""

    tag = "zh-Hans"
    package = "hzl_tutor.words.zh_hans"


class Traditional(Simplified):
    """The language zh-Hant: the same sentences, which whoever shows them writes in 繁 (:func:`hzl_tutor.words.choice.written`)."""

    tag = "zh-Hant"


__all__ = ["Simplified", "Traditional"]
