"""``hzl drill``: the conversation, begun with a drill."""

from __future__ import annotations

from argparse import Namespace

from hzl_tutor.tutor.chance import SEEDS
from hzl_tutor.ui.commands.parsing import Parser, clock_of, school_of, whole_number

MOST = 10_000


def arguments(parser: Parser) -> None:
    """Skills, how many exercises, a seed, the school and the clock."""
    parser.argument("skills", "SKILL", nargs="*")
    parser.option("-n", "count", metavar="N", read=whole_number("-n", 1, MOST), default=0)
    parser.option("--seed", "seed", metavar="S", read=whole_number("--seed", 0, SEEDS - 1))
    parser.school_options()


def run(asked: Namespace) -> int:
    """Drill. Raises UnknownSkillError before anything is begun."""
    from hzl_tutor.tutor.session import Start
    from hzl_tutor.tutor.skills import skills_named
    from hzl_tutor.ui.commands.talk import talk

    skills = tuple(dict.fromkeys(skill for name in asked.skills for skill in skills_named(name)))
    return talk(asked, Start("drill", skills, asked.count, asked.seed), school_of(asked), clock_of(asked))
