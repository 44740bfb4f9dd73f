"""Dates in words: what was assumed for one, how near a 节 is, and the day as 今日 tells it."""

from __future__ import annotations

from datetime import datetime, timedelta

from hzl_tutor.engine import Dated, Term
from hzl_tutor.engine.seasons import first_spirit
from hzl_tutor.words.zh_hans.spoken import listed

DAY_STARTS = {23: "子时（23:00）换日", 0: "零点换日"}
LATE_ZI = {23: "过了 23:00，日已算作次日", 0: "23:00 后是晚子时，日不变，时干随次日"}
DIGITS = ("零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "十三", "十四")

ASSUMED = "按{zone}、{day}{late}{noon}。"
NOON = "；未写时刻，按正午算"
TOO_CLOSE = "当心：离{name}交节（{at}）不过一分钟，别家的历也许算在另一个月。"
UNDECIDED = "当心：这一天 {time} 交{name}，前后不是一个月；写上时刻才准。"

VOID = "旬空{void}"
SEASON = "{season}，{ruler}当令"
SPIRIT = "六神从初爻的{spirit}起"
KEPT = "别的正问着，答完了再看。"
NEAREST = "最近的节：{name}，{at}。"


def assumed(when: Dated) -> list[str]:
    """By which clock a date was read, and what makes its month doubtful."""
    late = f"；{LATE_ZI[when.day_starts]}" if when.late_zi else ""
    noon = "" if when.timed else NOON
    found = [ASSUMED.format(zone=zone_name(when.at), day=DAY_STARTS[when.day_starts], late=late, noon=noon)]
    if when.close:
        found.append(too_close(when))
    elif when.undecided:
        found.append(UNDECIDED.format(name=when.undecided.name, time=f"{when.undecided.at:%H:%M}"))
    return found


def too_close(when: Dated) -> str:
    """The warning that a 节 falls within a minute."""
    return TOO_CLOSE.format(name=when.nearest.name, at=_minute(when.nearest.at))


def today(when: Dated, kept: frozenset[str]) -> list[str]:
    """The day: first the civil date and the four pillars, then what follows from them, then the nearest 节."""
    moment = when.moment
    parts = []
    if moment.void and "void" not in kept:
        parts.append(VOID.format(void=listed(moment.void, "")))
    if moment.season and moment.ruler and "season" not in kept:
        parts.append(SEASON.format(season=moment.season, ruler=moment.ruler))
    if moment.day and "spirit" not in kept:
        parts.append(SPIRIT.format(spirit=first_spirit(moment.day.stem)))
    about = "；".join(parts) + "。" if parts else ""
    pillars = f"{moment.year}年 {moment.month}月 {moment.day}日 {moment.hour}时"
    return [f"{_minute(when.at)}  {pillars}", *filter(None, [about + (KEPT if kept else "")]), _nearest(when.nearest)]


def _nearest(term: Term) -> str:
    return NEAREST.format(name=term.name, at=_minute(term.at))


def zone_name(at: datetime) -> str:
    """东八区, 西五区, 零时区; UTC+5:30 (after a blank) where the offset is no whole hour."""
    minutes = (at.utcoffset() or timedelta()) // timedelta(minutes=1)
    hours, rest = divmod(abs(minutes), 60)
    if rest:
        return f" UTC{'-' if minutes < 0 else '+'}{hours}:{rest:02}"
    return f"{'西' if minutes < 0 else '东'}{DIGITS[hours]}区" if minutes else "零时区"


def _minute(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M}"
