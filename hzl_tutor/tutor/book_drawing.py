"""Drawing exercises about the book's rules: a cast, a moment and a matter on which the question is worth asking.

Most clauses hold on few charts, and a question that is nearly always answered with no teaches nothing; so half of the
draws are looked for where the clause does hold.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from hzl_tutor.book import ASKERS, CONDITIONS, RULES, TOPICS, Matter, Reading, Rule
from hzl_tutor.engine import (
    BOOK,
    HEXAGRAMS,
    LINES,
    SIXTY,
    Branch,
    Cast,
    Relation,
    School,
    Tie,
    cast_moving,
    rulebook,
    still_cast,
    ties,
)
from hzl_tutor.lesson.conditions import Conditions
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.exercises import Exercise, ExerciseError
from hzl_tutor.tutor.skill_row import Skill

LIMITS = "§24"
"""The one section that asks how old somebody is."""
TRIES = 6
"""Moments and moves tried on one hexagram."""
SCATTERED = ("clearly_scattered", "one_strongest")
"""The conditions of §4 under which so many lines move that nobody would say otherwise."""


@cache
def rules_asked(skill_id: str) -> tuple[Rule, ...]:
    """Return the rules a skill of the book's rules draws from: those with a condition that may be asked.

    Rules that speak of illness, women or guilt are asked only where a lesson has said whose view that was.
    """
    return tuple(rule for rule in _askable(skill_id) if not rule.caution)


@cache
def _askable(skill_id: str) -> tuple[Rule, ...]:
    found = [RULES[rule_id] for rule_id in CONDITIONS.values() if RULES[rule_id].graded]
    return tuple(rule for rule in found if skill_id != "rule.eases" or rule.eased_by)


def candidates(
    skill: Skill,
    stream: Stream,
    seed: int | None = None,
    conditions: Conditions | None = None,
    school: School = BOOK,
) -> Iterator[Exercise]:
    """Yield exercises in a drawn order: about one rule (of those that ``conditions`` name) where the skill is about rules."""
    if "rule" in skill.params:
        rules = _rules_for(skill, conditions or {})
        easing = tuple(rule for rule in rules if rule.eases)
        if skill.id == "rule.holds" and easing and stream.below(2):
            rules = easing  # with two parts to tell apart: the form, and what it takes besides
        wanted = stream.below(2 if skill.id == "rule.holds" else 5) > 0
        matters = (conditions or {}).get("matter", ())
        for rule in stream.shuffled(rules):
            yield from _about_a_rule(skill, rule, stream, seed, wanted, matters, named="rule" in (conditions or {}))
        if "rule" in (conditions or {}):  # some rules hold wherever they can be asked
            for rule in rules:
                yield from _about_a_rule(skill, rule, stream, seed, not wanted, matters, named=True)
        return
    while True:
        cast = draw_cast(skill.id, stream.choice(HEXAGRAMS).bits, stream) if skill.has_cast else None
        params = draw_params(skill, cast, stream) | ({"school": str(school.earth)} if "school" in skill.params else {})
        made = make(skill, cast, params, seed)
        if made:
            yield made


def _rules_for(skill: Skill, conditions: Conditions) -> tuple[Rule, ...]:
    """The rules to draw from: those a lesson names; else all that may be asked, and can be of a matter it names."""
    if "rule" in conditions:
        return tuple(rule for rule in _askable(skill.id) if rule.id in conditions["rule"])
    rules = rules_asked(skill.id)
    return tuple(rule for rule in rules if "matter" in _needs(skill, rule)) if "matter" in conditions else rules


def _about_a_rule(
    skill: Skill,
    rule: Rule,
    stream: Stream,
    seed: int | None,
    wanted: bool,
    matters: Collection[str] = (),
    *,
    named: bool = False,
) -> Iterator[Exercise]:
    """Charts on which a rule holds, or on which it nearly does; none where it never comes to that.

    A rule about 乱动 is drawn only where a lesson has ``named`` it.
    """
    scattered = named and rule.asked_when in SCATTERED
    for hexagram in stream.shuffled(HEXAGRAMS):
        for _ in range(TRIES):
            made = on_rule(skill, rule, hexagram.bits, stream, seed, matters, scattered=scattered)
            if made and _tells(made, rule) == wanted and (wanted or _nearly(made, rule)):
                yield made


def _nearly(exercise: Exercise, rule: Rule) -> bool:
    """Whether a rule that does not hold at least meets the form that it would ease."""
    return not rule.eases or exercise.skill.id != "rule.holds" or bool(exercise.chart.value(("holds", rule.eases[0])))


def _tells(exercise: Exercise, rule: Rule) -> bool:
    """Whether the rule holds; of what eases it, whether anything does."""
    if exercise.skill.id == "rule.eases":
        return bool(exercise.key_cells)
    return bool(exercise.chart.value(("holds", rule.id)))


def on_rule(
    skill: Skill,
    rule: Rule,
    bits: str,
    stream: Stream,
    seed: int | None = None,
    matters: Collection[str] = (),
    *,
    scattered: bool = False,
) -> Exercise | None:
    """Draw an exercise about a rule on a hexagram; None when the rule cannot be asked of what was drawn.

    ``scattered``: three or four lines move, not one or two.
    """
    needs = _needs(skill, rule)
    moves = ((3, 3, 4) if scattered else (1, 1, 2))[stream.below(3)] if "moving" in needs else 0
    cast = cast_moving(bits, tuple(sorted(stream.shuffled(LINES)[:moves]))) if moves else still_cast(bits)
    params = {"rule": rule.id}
    if "month" in needs:
        params["month"] = str(stream.choice(tuple(Branch)))
    if "day" in needs:
        params["day"] = str(stream.choice(SIXTY))
    if "year" in needs:
        params["year"] = str(stream.choice(tuple(Branch)))
    if "matter" in needs:
        asker = stream.choice(ASKERS) if "asker" in needs else ""
        params["matter"] = stream.choice(tuple(matters)) if matters else stream.choice(tuple(TOPICS)) + asker
    if rule.section == LIMITS:
        params["age"] = str(1 + stream.below(60))
    return make(skill, cast, params, seed)


def _needs(skill: Skill, rule: Rule) -> set[str]:
    """What has to be known for a rule, for those that ease it where they are asked about, and for the one it eases."""
    beside = {"rule.eases": rule.eased_by, "rule.holds": rule.eases[:1]}.get(skill.id, ())
    needs = {need for asked in (rule, *(RULES[other] for other in beside)) for need in asked.needs}
    return needs | ({"matter"} if "asker" in needs else set())


def make(skill: Skill, cast: Cast | None, params: dict[str, str], seed: int | None) -> Exercise | None:
    """Return the exercise, or None when the skill cannot be asked of what was drawn."""
    try:
        return Exercise(skill, cast, params, seed)
    except ExerciseError:
        return None  # another is drawn


def draw_cast(skill_id: str, bits: str, stream: Stream) -> Cast:
    """Draw which lines of a hexagram move: for 独发 none, one, two or three, for 化 one or two, elsewhere none."""
    count = {"solo": (1, 1, 1, 2, 2, 3, 0), "turn": (1, 2)}.get(skill_id, (0,))
    moving = tuple(sorted(stream.shuffled(LINES)[: stream.choice(count)]))
    return cast_moving(bits, moving) if moving else still_cast(bits)


def draw_params(skill: Skill, cast: Cast | None, stream: Stream) -> dict[str, str]:
    """Draw the parameters of a skill of the book, in the order of its row."""
    found: dict[str, str] = {}
    for name in skill.params:
        match name:
            case "matter":
                public = stream.below(2) == 0
                found[name] = stream.choice([matter for matter in MATTERS if public == (use_of(matter) == _PUBLIC)])
            case "line":
                found[name] = str(stream.choice(cast.moving if cast and skill.id == "turn" else LINES))
            case "age":
                found[name] = str(1 + stream.below(60))
            case "month" if skill.id == "month.move" and cast:
                found[name] = _month_beside(cast, stream)
            case "month":
                found[name] = str(stream.choice(tuple(Branch)))
            case "day":
                found[name] = _draw_day(skill, cast, found, stream)
            case "relation":
                found[name] = str(stream.choice(tuple(Relation)))
    return found


MATTERS: tuple[str, ...] = tuple(
    topic + asker for topic, use in TOPICS.items() for asker in (ASKERS if topic == "婚姻" else ("",)) if use or asker
)
"""What 用 and 辅 may be asked for: every topic that has one, 婚姻 by the asker."""


_PUBLIC = Relation.OFFICER


def use_of(matter: str) -> Relation | None:
    """用神 of a matter as it stands in a code."""
    topic, asker = (matter[:-1], matter[-1]) if matter[-1:] in ASKERS else (matter, "")
    return Reading(matter=Matter(topic, asker)).use()


def _month_beside(cast: Cast, stream: Stream) -> str:
    """The month before or after 月卦: of any other distance the book says nothing."""
    chart = rulebook().at_rest(cast.bits)
    return str(chart.branch_after(chart.body(), (1, 11)[stream.below(2)]))


def _draw_day(skill: Skill, cast: Cast | None, found: dict[str, str], stream: Stream) -> str:
    """A day; for 透出 and 合出 two in three do something to the hidden line, or hardly any would."""
    if skill.id == "drawn" and cast is not None and stream.below(3):
        hidden = rulebook().at_rest(cast.bits).hidden(int(found["line"]))
        assert hidden is not None
        same = stream.below(2) == 0
        days = [
            day
            for day in SIXTY
            if (day.branch == hidden.branch if same else Tie.COMBINE in ties(day.branch, hidden.branch))
        ]
        return str(stream.choice(days))
    return str(stream.choice(SIXTY))


def over_hexagrams(
    skill: Skill, stream: Stream, seed: int | None = None, matters: Collection[str] = ()
) -> Iterator[Exercise]:
    """Yield exercises on every hexagram in a drawn order: one on each, or one about every rule that can be asked of it."""
    for hexagram in stream.shuffled(HEXAGRAMS):
        if "rule" in skill.params:
            drawn = (
                on_rule(skill, rule, hexagram.bits, stream, seed) for rule in stream.shuffled(rules_asked(skill.id))
            )
            yield from (made for made in drawn if made)
            continue
        for _ in range(6 * TRIES):
            cast = draw_cast(skill.id, hexagram.bits, stream)
            made = make(skill, cast, draw_params(skill, cast, stream), seed)
            if made:
                yield made
                break


def sample(skill: Skill, bits: str, count: int = 12) -> tuple[Exercise, ...]:
    """Return some exercises on a hexagram, always the same: all there are would be too many to look at."""
    stream = Stream("sample", skill.id, bits)
    found: dict[str, Exercise] = {}
    if "rule" in skill.params:
        about = [e for rule in rules_asked(skill.id) if (e := on_rule(skill, rule, bits, stream)) is not None]
        return tuple(stream.shuffled(about)[:count])
    for _ in range(count):
        cast = draw_cast(skill.id, bits, stream)
        made = make(skill, cast, draw_params(skill, cast, stream), None)
        if made:
            found.setdefault(made.resolved, made)
    return tuple(found.values())
