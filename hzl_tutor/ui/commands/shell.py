"""``hzl`` alone: the shell, or plain line mode where there is no terminal."""

from __future__ import annotations

from argparse import Namespace

from hzl_tutor.ui.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """Nothing but what holds everywhere."""


def run(asked: Namespace) -> int:
    """Hold the conversation."""
    from hzl_tutor.tutor.session import Start
    from hzl_tutor.ui.commands.talk import talk

    return talk(asked, Start())
