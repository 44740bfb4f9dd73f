"""The words around a chart: its heading, the notes below it, and the whole of it as sentences to be read aloud."""

from __future__ import annotations

from collections.abc import Callable, Collection

from hzl_tutor.engine import LINES, Ganzhi, HuoZhuLin
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.words.en.spoken import glossed, hexagram, lines_listed, listed, phase
from hzl_tutor.words.en.terms import SPIRITS, STATES


def title(shown: ShowChart) -> tuple[str, str]:
    """天风姤 (Gòu)  palace 乾 (Qián), first generation · metal, and at the right what it turns into."""
    chart = shown.chart
    cast = chart.thrown()
    head = hexagram(cast.hexagram.full_name)
    if "palace" in shown.show and shown.filled is not None:
        head += f"  palace {glossed(chart.palace())} · {phase(chart.me())}" if shown.has("palace") else f"  {_OPEN}"
    elif "palace" in shown.show:
        head += f"  {_place(chart)} · {phase(chart.me())}"
    elif ("palace",) in shown.asked:
        head += "  palace ?"
    if chart.moment:
        head += f"\n{_moment(shown)}"
    changed = cast.changed
    return head, f"→  {hexagram(changed.full_name)}" if changed else ""


_OPEN = "palace __"
"""On a sheet whose palace is not filled in."""


def _moment(shown: ShowChart) -> str:
    """寅月甲子日, void 戌 (xū) and 亥 (hài); the void where it is shown."""
    moment = shown.chart.moment
    void = moment.void if moment and "void" in shown.show and shown.filled is None else None
    return f"{moment}" + (f", void {listed(map(glossed, void), ' and ')}" if void else "")


def _place(chart: HuoZhuLin) -> str:
    """Palace 乾 (Qián), 一世 (first generation)."""
    return f"palace {glossed(chart.palace())}, {glossed(chart.generation())}"


def notes(shown: ShowChart) -> list[str]:
    """What is worth saying below a chart: own lines, 卦身, missing relations, §16's trine is left to its own question."""
    if shown.filled is not None:
        return _sheet_notes(shown)
    chart, show = shown.chart, shown.show
    parts = []
    own = [line for line in LINES if chart.own(line)] if "hidden" in show or "own" in show else []
    if len(own) == 6:
        parts.append("all six lines are the palace's own (a pure hexagram)")
    elif own:
        one = len(own) == 1
        parts.append(
            f"{lines_listed(own)} {'is' if one else 'are'} as in the palace ({'an own line' if one else 'own lines'})"
        )
    if "body" in show:
        lines = chart.body_lines()
        parts.append(
            f"the body is {glossed(chart.body())}, " + (f"on {lines_listed(lines)}" if lines else "on no line")
        )
    if "relation" in show and chart.missing():
        parts.append(f"missing: {listed(map(glossed, chart.missing()))}")
    return [_sentence("; ".join(parts))] if parts else []


def sentences(shown: ShowChart) -> list[str]:
    """The chart in reading order, from line 1 up."""
    if shown.filled is not None:
        head = [f"{part}." for part in title(shown)[0].replace(_OPEN, "palace not yet settled").split("\n")]
        return [*head, *(_sheet_line(shown, line) for line in LINES), *_sheet_notes(shown)]
    chart, show = shown.chart, shown.show
    heading = hexagram(chart.thrown().hexagram.full_name)
    if "palace" in show:
        heading += f", {_place(chart)}, {phase(chart.me())}"
    elif ("palace",) in shown.asked:
        heading += ", its palace is asked"
    moving = chart.thrown().moving
    if moving:
        changed = chart.thrown().changed
        into = hexagram(changed.full_name) if changed else ""
        heading += f". {_sentence(lines_listed(moving))[:-1]} move{'s' * (len(moving) == 1)}: it turns into {into}"
    found = [f"{heading}."]
    if chart.moment:
        found.append(f"{_moment(shown)}.")
    return found + [_line(shown, line) for line in LINES] + notes(shown)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _sheet_notes(shown: ShowChart) -> list[str]:
    """What has been filled in and has no column of its own."""
    chart = shown.chart
    parts = [f"body {glossed(chart.body())}"] if shown.has("body") else []
    if chart.moment and chart.moment.day and shown.has("void_pair", chart.moment.day):
        parts.append(f"void {listed(map(glossed, chart.void_pair(chart.moment.day)), ' and ')}")
    return [_sentence("; ".join(parts))] if parts else []


def _sheet_line(shown: ShowChart, line: int) -> str:
    """One line of a sheet, with what is filled in and no more."""
    chart = shown.chart
    words = [f"Line {line}", "yang" if chart.yang(line) else "yin"]
    words += ["Self"] if shown.has("world") and chart.world() == line else []
    words += ["Response"] if shown.has("response") and chart.response() == line else []
    for name, label in (
        ("ganzhi", "stem and branch"),
        ("relation", "relation"),
        ("hidden", "hidden"),
        ("tomb", "tomb"),
        ("state", "state"),
        ("spirit", "spirit"),
    ):
        if shown.has(name, line):
            value = chart.value((name, line))
            words.append(f"{label} {'none' if value is None else glossed(value)}")
    return ", ".join(words) + "."


ASKED: dict[str, str] = {
    "ganzhi": "stem and branch",
    "relation": "relation",
    "hidden": "hidden line",
    "hidden_relation": "relation of the hidden line",
    "changed_relation": "relation of the changed line",
    "tomb": "tomb",
}
"""What is asked of a line, as it is named when the line is read aloud."""


def _line(shown: ShowChart, line: int) -> str:
    chart, show = shown.chart, shown.show
    marked = " (look at this one)" if line in shown.mark else ""
    first = [f"Line {line}{marked}", "yang" if chart.yang(line) else "yin"]
    if "world" in show:
        first += [name for name, place in (("Self", chart.world()), ("Response", chart.response())) if place == line]
    if "body" in show and line in chart.body_lines():
        first.append("body")
    parts = [", ".join(first)]
    flying = _told(show, chart.ganzhi(line), chart.element(line), lambda: chart.relation(line))
    about = _dated(chart, show, line)
    if flying:
        parts.append(f"Flying {flying}" + (f" ({', '.join(about)})" if about else ""))
    elif about:
        parts.append(", ".join(about))
    hidden = chart.hidden(line) if "hidden" in show else None
    below = show if _WHOLE & set(show) else (*show, *_WHOLE)
    if hidden:
        told = _told(below, hidden, chart.hidden_element(line), lambda: chart.hidden_relation(line))
        parts.append(f"Hidden {told}")
    changed = chart.changed(line)
    if changed and "changed" in show:
        told = _told(below, changed, chart.changed_element(line), lambda: chart.changed_relation(line))
        parts.append(f"Moves, becomes {told}")
    elif changed:
        parts.append("Moves")
    for layer, text in (("nayin", f"Nayin {chart.nayin(line)}"), ("tomb", f"Tomb {glossed(chart.tomb(line))}")):
        if layer in show:
            parts.append(text)
    if "own" in show and chart.own(line):
        parts.append("An own line appears")
    asked = [name for cell, name in ASKED.items() if (cell, line) in shown.asked]
    if asked:
        parts.append(f"Asked: {listed(asked)}")
    return ". ".join(parts) + "."


_WHOLE = frozenset({"ganzhi", "pair", "element", "relation"})


def _told(show: Collection[str], ganzhi: Ganzhi, element: object, relation: Callable[[], object]) -> str:
    """``甲子 water 子孙 (offspring)``: what is shown of every line; the relation is looked at only where it is shown."""
    parts = [str(ganzhi)] if {"ganzhi", "pair"} & set(show) else []
    parts += [phase(element)] if {"ganzhi", "element"} & set(show) else []
    return " ".join([*parts, *([glossed(relation())] if "relation" in show else [])])


def _dated(chart: HuoZhuLin, show: tuple[str, ...], line: int) -> list[str]:
    """Spirit, void and season state, where the moment is known."""
    month, day = bool(chart.moment and chart.moment.month), bool(chart.moment and chart.moment.day)
    words = [SPIRITS[str(chart.spirit(line))]] if "spirit" in show and day else []
    if "void" in show and day and chart.is_void(line):
        words.append("void")
    return words + ([STATES[str(chart.state(line))]] if "season" in show and month else [])
