"""What the command line says, in the language in use.

Each name is looked up when it is used, in the sentences of that language; a test holds that all have the same names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hzl_tutor.words.cli_zh_hans import *  # noqa: F403  # every language has these names, of these types
else:
    from hzl_tutor.words.choice import spoken_module

    def __getattr__(name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(spoken_module("cli"), name)
