"""The words around a chart: its heading, the notes below it, and the whole of it as sentences to be read aloud."""

from __future__ import annotations

from collections.abc import Callable, Collection

from hzl_tutor.engine import LINES, Ganzhi, Generation, HuoZhuLin
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.words.zh_hans.spoken import line_word, lines_listed, listed


def title(shown: ShowChart) -> tuple[str, str]:
    """天风姤  乾宫一世 · 金, below it the moment; and at the right 之  火风鼎 where something moves."""
    chart = shown.chart
    cast = chart.thrown()
    head = cast.hexagram.full_name
    if "palace" in shown.show and shown.filled is not None:
        head += f"  {chart.palace()}宫 · {chart.me()}" if shown.has("palace") else "  __宫"
    elif "palace" in shown.show:
        head += f"  {_place(chart)} · {chart.me()}"
    elif ("palace",) in shown.asked:
        head += "  ？宫"
    if chart.moment:
        head += f"\n{_moment(shown)}"
    changed = cast.changed
    return head, f"之  {changed.full_name}" if changed else ""


def _moment(shown: ShowChart) -> str:
    """寅月甲子日，旬空戌亥; the void where it is shown."""
    moment = shown.chart.moment
    void = moment.void if moment and "void" in shown.show and shown.filled is None else None
    return f"{moment}" + (f"，旬空{''.join(void)}" if void else "")


def _place(chart: HuoZhuLin) -> str:
    """乾宫一世; the pure hexagram is 乾宫纯卦."""
    generation = chart.generation()
    return f"{chart.palace()}宫" + ("纯卦" if generation is Generation.HOME else str(generation))


def notes(shown: ShowChart) -> list[str]:
    """What is worth saying below a chart: own lines, 卦身, missing relations, §16's trine is left to its own question."""
    if shown.filled is not None:
        return _sheet_notes(shown)
    chart, show = shown.chart, shown.show
    parts = []
    own = [line for line in LINES if chart.own(line)] if "hidden" in show or "own" in show else []
    if len(own) == 6:
        parts.append("六爻都是本宫自己的（纯卦）")
    elif own:
        parts.append(f"{lines_listed(own)}与本宫同（亲爻出现）")
    if "body" in show:
        lines = chart.body_lines()
        parts.append(f"卦身{chart.body()}，" + (f"在{lines_listed(lines)}" if lines else "不上卦"))
    if "relation" in show and chart.missing():
        parts.append(f"面上缺{listed(chart.missing())}")
    return ["；".join(parts) + "。"] if parts else []


def sentences(shown: ShowChart) -> list[str]:
    """The chart in reading order, from line 1 up."""
    if shown.filled is not None:
        head = [f"{part}。" for part in title(shown)[0].replace("__宫", "宫还没有定").split("\n")]
        return [*head, *(_sheet_line(shown, line) for line in LINES), *_sheet_notes(shown)]
    chart, show = shown.chart, shown.show
    head_line = chart.thrown().hexagram.full_name
    if "palace" in show:
        head_line += f"，{_place(chart)}，{chart.me()}"
    elif ("palace",) in shown.asked:
        head_line += "，问的是宫"
    moving = chart.thrown().moving
    if moving:
        changed = chart.thrown().changed
        head_line += f"。{lines_listed(moving)}动，变{changed.full_name if changed else ''}"
    found = [f"{head_line}。"]
    if chart.moment:
        found.append(f"{_moment(shown)}。")
    return found + [_line(shown, line) for line in LINES] + notes(shown)


def _sheet_notes(shown: ShowChart) -> list[str]:
    """What has been filled in and has no column of its own."""
    chart = shown.chart
    parts = [f"卦身{chart.body()}"] if shown.has("body") else []
    if chart.moment and chart.moment.day and shown.has("void_pair", chart.moment.day):
        parts.append(f"旬空{listed(chart.void_pair(chart.moment.day), '')}")
    return ["；".join(parts) + "。"] if parts else []


def _sheet_line(shown: ShowChart, line: int) -> str:
    """One line of a sheet, with what is filled in and no more."""
    chart = shown.chart
    words = [line_word(line), "阳" if chart.yang(line) else "阴"]
    words += ["世"] if shown.has("world") and chart.world() == line else []
    words += ["应"] if shown.has("response") and chart.response() == line else []
    for name, label in (
        ("ganzhi", "干支"),
        ("relation", "六亲"),
        ("hidden", "伏神"),
        ("tomb", "墓"),
        ("state", "旺衰"),
        ("spirit", "六神"),
    ):
        if shown.has(name, line):
            words.append(f"{label}{chart.value((name, line)) or '无'}")
    return "，".join(words) + "。"


ASKED: dict[str, str] = {
    "ganzhi": "干支",
    "relation": "六亲",
    "hidden": "伏神",
    "hidden_relation": "伏神的六亲",
    "changed_relation": "变爻的六亲",
    "tomb": "墓",
}
"""What is asked of a line, as it is named when the line is read aloud."""


def _line(shown: ShowChart, line: int) -> str:
    chart, show = shown.chart, shown.show
    first = [line_word(line), "阳" if chart.yang(line) else "阴"]
    if line in shown.mark:
        first.insert(1, "（请看这一爻）")
    if "world" in show:
        first += [name for name, place in (("世", chart.world()), ("应", chart.response())) if place == line]
    if "body" in show and line in chart.body_lines():
        first.append("卦身")
    parts = ["，".join(first).replace("，（", "（")]
    flying = _told(show, chart.ganzhi(line), chart.element(line), lambda: chart.relation(line))
    about = _dated(chart, show, line)
    if flying:
        parts.append(f"飞神{flying}" + (f"（{'，'.join(about)}）" if about else ""))
    elif about:
        parts.append("，".join(about))
    below = show if _WHOLE & set(show) else (*show, *_WHOLE)
    hidden = chart.hidden(line) if "hidden" in show else None
    if hidden:
        told = _told(below, hidden, chart.hidden_element(line), lambda: chart.hidden_relation(line))
        parts.append(f"伏神{told}")
    changed = chart.changed(line)
    if changed and "changed" in show:
        told = _told(below, changed, chart.changed_element(line), lambda: chart.changed_relation(line))
        parts.append(f"动，变{told}")
    elif changed:
        parts.append("动")
    for layer, text in (("nayin", f"纳音{chart.nayin(line)}"), ("tomb", f"墓在{chart.tomb(line)}")):
        if layer in show:
            parts.append(text)
    if "own" in show and chart.own(line):
        parts.append("亲爻出现")
    asked = [name for cell, name in ASKED.items() if (cell, line) in shown.asked]
    if asked:
        parts.append(f"问的是{listed(asked)}")
    return "。".join(parts) + "。"


_WHOLE = frozenset({"ganzhi", "pair", "element", "relation"})


def _told(show: Collection[str], ganzhi: Ganzhi, element: object, relation: Callable[[], object]) -> str:
    """甲子水子孙: of a line what is shown of every line; the relation is looked at only where it is shown."""
    pair = f"{ganzhi}" if {"ganzhi", "pair"} & set(show) else ""
    phase = f"{element}" if {"ganzhi", "element"} & set(show) else ""
    return f"{pair}{phase}{relation() if 'relation' in show else ''}"


def _dated(chart: HuoZhuLin, show: tuple[str, ...], line: int) -> list[str]:
    """Spirit, void and season state, where the moment is known."""
    month, day = bool(chart.moment and chart.moment.month), bool(chart.moment and chart.moment.day)
    words = [str(chart.spirit(line))] if "spirit" in show and day else []
    if "void" in show and day and chart.is_void(line):
        words.append("空")
    return words + ([str(chart.state(line))] if "season" in show and month else [])
