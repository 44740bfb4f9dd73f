"""``hzl exam``: the conversation, begun with a paper of twenty questions."""

from __future__ import annotations

from argparse import Namespace

from hzl_tutor.tutor.chance import SEEDS
from hzl_tutor.ui.commands.parsing import Parser, whole_number


def arguments(parser: Parser) -> None:
    """A track or the code of a paper, a seed."""
    parser.argument("track", "TRACK", nargs="?")
    parser.option("--seed", "seed", metavar="S", read=whole_number("--seed", 0, SEEDS - 1))


def run(asked: Namespace) -> int:
    """Examine. Raises NoSuchTrackError before anything is begun."""
    from hzl_tutor.tutor.session import Start
    from hzl_tutor.tutor.tracks import code_of, read_wanted
    from hzl_tutor.ui.commands.talk import talk

    track, seed = read_wanted(asked.track or "")
    seed = asked.seed if seed is None else seed
    return talk(asked, Start("exam", unit=code_of(track, seed) if seed is not None else track))
