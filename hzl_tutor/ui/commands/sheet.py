"""``hzl sheet``: a sheet of exercises, the same for a seed on every machine, with or without its key."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from secrets import randbelow

from hzl_tutor.engine import School
from hzl_tutor.tutor.chance import SEEDS, Stream
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.skills import SKILLS, Skill, skills_named
from hzl_tutor.tutor.space import exercises, left_open
from hzl_tutor.ui.commands.described import derived, described
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser, school_of, whole_number
from hzl_tutor.words import cli
from hzl_tutor.words.language import Language, language

MOST = 10_000
INDENT = "    "
TRIES = 40
"""Seeds tried for an exercise that is not on the sheet yet, before all that are left are counted up."""


def arguments(parser: Parser) -> None:
    """Skills, how many exercises, the seed, whether the key stands with them, the school and the clock."""
    parser.argument("skills", "SKILL", nargs="*")
    parser.option("-n", "count", metavar="N", read=whole_number("-n", 1, MOST), default=10)
    parser.option("--seed", "seed", metavar="S", read=whole_number("--seed", 0, SEEDS - 1))
    parser.school_options()
    parser.switch("--key", "key")
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Print the sheet. Raises UnknownSkillError."""
    words = language(asked.lang)
    names = named(asked.skills) or tuple(SKILLS)
    seed = randbelow(SEEDS) if asked.seed is None else asked.seed
    drawn = sheet(names, asked.count, seed, school_of(asked))
    if asked.json:
        for exercise in drawn:
            write_json(described(exercise, words) | (_key(exercise, words) if asked.key else {}))
        return 0
    page = Page(asked)
    which = cli.listed(map(words.skill, names)) if asked.skills else cli.ALL_SKILLS
    page.say(cli.SHEET_TITLE.format(skills=which, count=asked.count, seed=seed))
    for number, exercise in enumerate(drawn, 1):
        first, *more = words.prompt(exercise).split("\n")
        page.say("")
        page.say("\n".join((f"{number:>2}. {first}", *(INDENT + line for line in more))), aside=exercise.code)
        if asked.key:
            _say_key(page, exercise, words)
    return 0


def named(skills: list[str]) -> tuple[str, ...]:
    """Return the ids that skills and groups of skills stand for, each once. Raises UnknownSkillError."""
    return tuple(dict.fromkeys(skill for name in skills for skill in skills_named(name)))


def sheet(names: tuple[str, ...], count: int, seed: int, school: School) -> Iterator[Exercise]:
    """Draw a sheet: the skills take turns, and each draws from a stream of its own.

    So the exercises of a skill do not change with its company. None comes twice before all have come once.
    """
    rows = [_row(SKILLS[name], seed, school) for name in names]
    for place in range(count):
        yield next(rows[place % len(rows)])


def _row(skill: Skill, seed: int, school: School) -> Iterator[Exercise]:
    stream = Stream("sheet", seed, skill.id)
    seen: set[str] = set()
    while True:
        fresh = _fresh(skill, stream, school, seen)
        if fresh is None:
            seen.clear()
            continue
        seen.add(fresh.resolved)
        yield fresh


def _fresh(skill: Skill, stream: Stream, school: School, seen: set[str]) -> Exercise | None:
    """An exercise that has not been seen; None when all have been."""
    for _ in range(TRIES):
        exercise = draw(skill, stream.below(SEEDS), school)
        if exercise.resolved not in seen:
            return exercise
    every = (one for group in exercises(skill, school) for one in group if one.resolved not in seen)
    left = [one for one in every if not left_open(one)]
    return stream.choice(left) if left else None


def _key(exercise: Exercise, words: Language) -> dict[str, object]:
    return {"key": exercise.key, "derivation": derived(exercise.derivation(), words)}


def _say_key(page: Page, exercise: Exercise, words: Language) -> None:
    page.say(INDENT + cli.KEY_LINE.format(key=exercise.key))
    for step in derived(exercise.derivation(), words):
        page.say(f"{INDENT}{step['rule']}", aside=step["section"])
