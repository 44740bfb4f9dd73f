"""The terms that lessons introduce before they use them: technical ones, by which a reader is stopped who lacks them.

Left out are words that speak for themselves (吉, 出现), words of one character, which stand in others, and the words of
single sections, which are explained where they are quoted.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from hzl_tutor.words.terms.term import BY_ID

_TAUGHT = """
changed-hexagram nuclear moving-line changed-line solo-move scattered-moves palace-head pure other-palace generation
wandering-soul returning-soul between holds-world flying hidden side-relation own-line side-line beneath-world
drawn-out drawn-out-by-combining on-duty homes body body-line month-hexagram self-body world-void corpse-officer
six-relations significator helper source adverse enemy short-method fortune-virtue officer-hurter robber-spirit
doubling-spirit main-subject kind-spirit seasons has-qi lacks-qi drain stages own-tomb officer-tomb najia nayin numbers
ganzhi combine clash punish harm trine mixed-qi month year void timing six-spirits stars travelling-horse salty-pool
noble major-limit minor-limit womb-spirit womb-line
"""
_ORDINARY = frozenset({"四时"})
"""Spellings that are words of everyday language as well."""
_HAN = re.compile(r"[\u4e00-\u9fff]{2,}")


def taught_terms() -> Mapping[str, tuple[str, ...]]:
    """Return the terms by id, each with all that it is written as in 简体, in two characters or more."""
    found = {}
    for term in map(BY_ID.__getitem__, _TAUGHT.split()):
        written = (term.simplified, *term.also)
        found[term.id] = tuple(
            dict.fromkeys(name for name in written if _HAN.fullmatch(name) and name not in _ORDINARY)
        )
    return found
