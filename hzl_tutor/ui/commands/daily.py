"""``hzl daily``: the conversation, begun with the hexagram of the day."""

from __future__ import annotations

from argparse import Namespace

from hzl_tutor.ui.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """Nothing but what holds everywhere."""


def run(asked: Namespace) -> int:
    """Lay it on the table, or say that it is done."""
    from hzl_tutor.tutor.session import Start
    from hzl_tutor.ui.commands.talk import talk

    return talk(asked, Start("daily"))
