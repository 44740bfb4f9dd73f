"""What to say to a wrong answer: what differs, why, and what to do now, without giving away what is still asked."""

from __future__ import annotations

from typing import Any

from hzl_tutor.engine import HuoZhuLin
from hzl_tutor.tutor.answers import NOTHING
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.judging import Judgement
from hzl_tutor.tutor.messages import Feedback, Say
from hzl_tutor.tutor.slips import SLIPS, Variation


def feedback(
    judgement: Judgement, *, first: bool, last: bool = False, cell: bool = False, suspects: tuple[str, ...] = ()
) -> Feedback:
    """Return the three things to say.

    ``first`` is the first showing of this exercise: slips that explain only part of a row are not named then. ``last``
    says that the answer is given away right after, so nothing is asked again; ``cell`` that only one cell of a row had
    been asked for. ``suspects`` are the slips that earlier answers fitted, see :func:`fitting`.
    """
    exercise, skill = judgement.exercise, judgement.exercise.skill.id
    data = facts(exercise) | _difference(judgement)
    slips = fitting(judgement, suspects) or (() if first else judgement.likely[:1])
    general = first and not exercise.skill.is_row  # a row with some cells right has its palace; a single cell may not
    why = _slips_told(judgement, slips, {**data, "general": general}, suspects)
    why += [Say(f"pointer.{skill}" if general else f"rule.{skill}", data), Say("rule.any", data)]
    what = Say("what.cell" if cell else f"what.{_sort(judgement)}", data)
    ask = () if last else _next(judgement, data, general=general and not slips)
    return Feedback((what, Say("what.any", data)), tuple(why), ask, secrets(judgement))


def _slips_told(
    judgement: Judgement, slips: tuple[str, ...], data: dict[str, Any], suspects: tuple[str, ...]
) -> list[Say]:
    """The slip that explains the answer; where several do, the two likeliest, and that this answer cannot part them."""
    if len(slips) != 1:
        return [Say("slip.either", {**data, "either": slips[:2]})] if slips else []
    (slip,) = slips
    exact = slip in judgement.slips and len(judgement.cells) >= 3
    seen = data | _as_seen(judgement.exercise, slip) | {"sure": "sure" if exact or slip in suspects else "maybe"}
    if slip in PHASE_SLIPS and not judgement.exercise.skill.id.startswith(("relation.line", "relation.all")):
        return [Say(f"slip.{slip}", seen)]  # the detail speaks of the visible line
    return [Say(f"slip.{slip}.detail", seen), Say(f"slip.{slip}", seen)]


PHASE_SLIPS = frozenset({"relation-from-stem", "relation-from-nayin"})


def fitting(judgement: Judgement, suspects: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The slips that wrote an answer, the likeliest first: one native to the skill before one beneath it.

    Where some of them fitted the earlier answers too (``suspects``), only these. What is asked about a rule of the book
    rests on the whole chart, and an answer of one word cannot tell where in it somebody went wrong: there only slips
    native to the skill are named.
    """
    order, skill = list(SLIPS), judgement.exercise.skill.id
    found = [slip for slip in judgement.slips if slip in suspects] or judgement.slips
    if judgement.exercise.skill.reads_book:
        found = [slip for slip in found if skill in SLIPS[slip].skills]
    return tuple(sorted(found, key=lambda slip: (skill not in SLIPS[slip].skills, order.index(slip))))


def secrets(judgement: Judgement) -> tuple[str, ...]:
    """The texts that would give away a cell which is still asked for."""
    return secrets_of(judgement.exercise, judgement.wrong_at)


def secrets_of(exercise: Exercise, places: tuple[int, ...] = ()) -> tuple[str, ...]:
    """The texts that would give an exercise away; of a row only the cells at ``places`` (1 = bottom), if any are named."""
    if exercise.skill.kind == "yesno":
        return ()
    values = exercise.key_cells
    if exercise.skill.is_row and places:
        values = tuple(values[place - 1] for place in places)
    if exercise.skill.kind in ("line", "set:line"):
        return tuple(
            f"{mark}{unit}" for value in values for mark in (value, "初二三四五上"[int(value) - 1]) for unit in ("爻",)
        )
    return tuple(dict.fromkeys(value for value in values if value != NOTHING))


def _sort(judgement: Judgement) -> str:
    """Which sentence says what is wrong."""
    skill = judgement.exercise.skill
    if skill.is_row or skill.kind == "chart":
        return "chart" if skill.kind == "chart" else "row"
    if skill.kind.startswith("set:"):
        return "set"
    if judgement.given == (NOTHING,):
        return "nothing"
    return skill.kind if skill.kind in ("yesno", "line") else "one"


def _next(judgement: Judgement, data: dict[str, Any], *, general: bool) -> tuple[Say, ...]:
    if judgement.exercise.skill.is_row:
        wording = {1: "only", 6: "first"}.get(len(judgement.wrong_at), "several")
        return (Say(f"next.{wording}", data),)
    again = Say("next.again", data)
    return (again,) if general else (Say(f"next.{judgement.exercise.skill.id}", data), again)


def _difference(judgement: Judgement) -> dict[str, Any]:
    wrong = judgement.wrong_at
    cells = judgement.cells
    given = judgement.given
    facts_: dict[str, Any] = {
        "given": " ".join(given) or NOTHING,
        "right_count": len(cells) - len(wrong),
        "count": len(cells),
        "wrong_lines": wrong,
        "at": wrong[0] if wrong else 0,
    }
    if judgement.exercise.skill.is_row and wrong:
        facts_ |= _line_facts(judgement.exercise.chart, wrong[0], shown=judgement.exercise.skill.kind != "row6:ganzhi")
        facts_["given_at"] = given[wrong[0] - 1]
    if judgement.exercise.skill.kind.startswith("set:"):
        key = judgement.exercise.key_cells
        facts_["extra"] = tuple(member for member in given if member not in key)
        facts_["lacking"] = sum(member not in given for member in key)
    return facts_


def facts(exercise: Exercise) -> dict[str, Any]:
    """What may be said about the chart of an exercise: names and the cells beneath, as plain values."""
    data: dict[str, Any] = {"skill": exercise.skill.id, **exercise.params}
    if "element" in exercise.values:
        data["element"] = exercise.values["element"]
    if exercise.cast is None:
        return data
    chart = exercise.chart
    data |= {
        "name": exercise.cast.hexagram.name,
        "full": exercise.cast.hexagram.full_name,
        "cast": exercise.cast.name,
        "upper": chart.upper(),
        "lower": chart.lower(),
        "generation": chart.generation(),
        "palace": chart.palace(),
        "me": chart.me(),
        "world": chart.world(),
        "response": chart.response(),
    }
    if "line" in exercise.values:
        line = exercise.values["line"]
        data |= _line_facts(chart, line, shown=exercise.skill.kind != "ganzhi")
    return data


def _line_facts(chart: HuoZhuLin, line: int, *, shown: bool) -> dict[str, Any]:
    found: dict[str, Any] = {"line": line, "standing": chart.standing(line)}
    if shown:
        found |= {"ganzhi": chart.ganzhi(line), "element": chart.element(line)}
        changed = chart.changed(line) if chart.cast and chart.cast.moving else None
        if changed:
            found |= {"changed": changed, "changed_element": chart.changed_element(line)}
        hidden = chart.hidden(line)
        if hidden:
            found |= {"hidden": hidden, "hidden_element": chart.hidden_element(line)}
    return found


def _as_seen(exercise: Exercise, slip: str) -> dict[str, Any]:
    """Palace and phase as somebody has them who makes the slip."""
    if exercise.cast is None:
        return {}
    seen = Variation((SLIPS[slip],)).chart(exercise)
    return {"seen_palace": seen.palace(), "seen_me": seen.me(), "seen_name": seen.thrown().hexagram.name}
