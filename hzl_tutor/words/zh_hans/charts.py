"""The words around a chart: its heading, the notes below it, and the whole of it as sentences to be read aloud."""

from __future__ import annotations

from hzl_tutor.engine import LINES, Generation, HuoZhuLin
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.words.zh_hans.spoken import line_word, lines_listed, listed


def title(shown: ShowChart) -> tuple[str, str]:
    """天风姤  乾宫一世 · 金, and at the right 之  火风鼎 where something moves."""
    chart = shown.chart
    cast = chart.thrown()
    head = cast.hexagram.full_name
    if "palace" in shown.show and shown.filled is not None:
        head += f"  {chart.palace()}宫 · {chart.me()}" if shown.has("palace") else ""
    elif "palace" in shown.show:
        head += f"  {_place(chart)} · {chart.me()}"
    if chart.moment:
        head += f"  {chart.moment}"
    changed = cast.changed
    return head, f"之  {changed.full_name}" if changed else ""


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
        return [f"{title(shown)[0]}。", *(_sheet_line(shown, line) for line in LINES), *_sheet_notes(shown)]
    chart, show = shown.chart, shown.show
    head = chart.thrown().hexagram.full_name
    if "palace" in show:
        head += f"，{_place(chart)}，{chart.me()}"
    moving = chart.thrown().moving
    if moving:
        changed = chart.thrown().changed
        head += f"。{lines_listed(moving)}动，变{changed.full_name if changed else ''}"
    found = [f"{head}。"]
    if chart.moment:
        found.append(f"{chart.moment}。" + (f"旬空{''.join(chart.moment.void)}。" if chart.moment.void else ""))
    return found + [_line(chart, show, line, line in shown.mark) for line in LINES] + notes(shown)


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


def _line(chart: HuoZhuLin, show: tuple[str, ...], line: int, marked: bool) -> str:
    first = [line_word(line), "阳" if chart.yang(line) else "阴"]
    if marked:
        first.insert(1, "（请看这一爻）")
    if "world" in show:
        first += [name for name, place in (("世", chart.world()), ("应", chart.response())) if place == line]
    if "body" in show and line in chart.body_lines():
        first.append("卦身")
    parts = ["，".join(first).replace("，（", "（")]
    flying = f"{chart.ganzhi(line)}{chart.element(line)}" if "ganzhi" in show else ""
    if "relation" in show:
        flying += str(chart.relation(line))
    if flying:
        parts.append(f"飞神{flying}" + _dated(chart, show, line))
    hidden = chart.hidden(line) if "hidden" in show else None
    if hidden:
        parts.append(f"伏神{hidden}{chart.hidden_element(line)}{chart.hidden_relation(line)}")
    if "changed" in show and chart.moving(line):
        parts.append(f"动，变{chart.changed(line)}{chart.changed_element(line)}{chart.changed_relation(line)}")
    elif chart.moving(line):
        parts.append("动")
    for layer, text in (("tomb", f"墓在{chart.tomb(line)}"), ("nayin", f"纳音{chart.nayin(line)}")):
        if layer in show:
            parts.append(text)
    if "own" in show and chart.own(line):
        parts.append("亲爻出现")
    return "。".join(parts) + "。"


def _dated(chart: HuoZhuLin, show: tuple[str, ...], line: int) -> str:
    """Season state, void and spirit, where the moment is known."""
    month, day = bool(chart.moment and chart.moment.month), bool(chart.moment and chart.moment.day)
    words = []
    if "season" in show and month:
        words.append(str(chart.state(line)))
    if "void" in show and day and chart.is_void(line):
        words.append("空")
    if "spirit" in show and day:
        words.append(str(chart.spirit(line)))
    return f"（{'，'.join(words)}）" if words else ""
