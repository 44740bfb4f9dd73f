"""``hzl review``: the conversation, begun with what is due."""

from __future__ import annotations

from argparse import Namespace

from hzl_tutor.ui.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """Nothing but what holds everywhere."""


def run(asked: Namespace) -> int:
    """Review, or say when there will be something to review."""
    from hzl_tutor.tutor.session import Start
    from hzl_tutor.ui.commands.talk import talk

    return talk(asked, Start("review"))
