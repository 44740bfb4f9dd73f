"""Which rules of the book hold on a chart, on which lines and why; and which cannot be told yet."""

from __future__ import annotations

from typing import NamedTuple

from hzl_tutor.book.matter import Matter
from hzl_tutor.book.reading import CONDITIONS, RULES, Reading, read_chart
from hzl_tutor.book.rule import Lines, Rule
from hzl_tutor.engine import Cast, HuoZhuLin, Moment, NoSuchCellError, Step, dress
from hzl_tutor.engine.tables import Tables


class Finding(NamedTuple):
    """A rule that holds.

    ``lines`` are those on which it does; ``because`` are the telling cells that its condition has read, with their
    values, and ``derivation`` all that these rest on, the condition itself last; ``eased_by`` and ``contradicts`` name rules that hold on the same chart. ``graded``: it may be asked here.
    """

    rule: Rule
    lines: Lines
    because: tuple[Step, ...]
    derivation: tuple[Step, ...]
    eased_by: tuple[str, ...]
    contradicts: tuple[str, ...]
    graded: bool


class Waiting(NamedTuple):
    """A rule of which it cannot be told whether it holds; ``lacks`` is what is not known: a month, a day, a matter."""

    rule: Rule
    lacks: str


def findings(of: Cast | HuoZhuLin, moment: Moment | None = None, matter: Matter | None = None) -> tuple[Finding, ...]:
    """Return every rule that holds, in the order of the book; the moment is a chart's own where a chart is given."""
    chart = dress(of, moment) if isinstance(of, Cast) else of
    reading = read_chart(chart, matter)
    held = {rule_id: lines for rule_id, lines in _evidence(reading).items() if isinstance(lines, tuple) and lines}
    return tuple(_finding(reading, RULES[rule_id], held) for rule_id in held)


def waiting(of: HuoZhuLin, matter: Matter | None = None) -> tuple[Waiting, ...]:
    """Return the rules that would need something which is not known of this chart, in the order of the book."""
    evidence = _evidence(read_chart(of, matter)).items()
    return tuple(Waiting(RULES[rule_id], lacks) for rule_id, lacks in evidence if isinstance(lacks, str))


def _evidence(reading: Reading) -> dict[str, Lines | str]:
    """For each rule with a condition its lines, or what is lacking."""
    found: dict[str, Lines | str] = {}
    for name, rule_id in CONDITIONS.items():
        try:
            found[rule_id] = reading.value((name,))
        except NoSuchCellError as error:
            found[rule_id] = error.cell if error.lacks == "moment" else error.lacks
    return found


def _finding(reading: Reading, rule: Rule, held: dict[str, Lines]) -> Finding:
    return Finding(
        rule,
        held[rule.id],
        reasons(reading, rule, held[rule.id]),
        reading.derivation((rule.cell,)),
        tuple(other for other in rule.eased_by if other in held),
        tuple(other for other in rule.contradicts if other in held),
        _asked(reading, rule),
    )


def _asked(reading: Reading, rule: Rule) -> bool:
    """Whether the rule may be asked on this chart."""
    if not rule.graded or reading.thrown().hexagram.name in rule.ungraded_on:
        return False
    return not rule.asked_when or bool(reading.value((rule.asked_when,)))


def reasons(reading: Reading, rule: Rule, lines: Lines) -> tuple[Step, ...]:
    """Return the cells that a condition read, without plain tables and lines that are neither 世 nor what it rests on."""
    read = [reading.step(key) for key in reading.step((rule.cell,)).reads]
    told = {*lines, reading.world()}
    return tuple(step for step in read if _telling(step, told)) or tuple(read)


def _telling(step: Step, lines: set[int]) -> bool:
    if step.key[0] in Tables.cells:
        return step.key[0] == "ties_of" and bool(step.value)
    return not (len(step.key) == 2 and isinstance(step.key[1], int) and step.key[1] not in lines)
