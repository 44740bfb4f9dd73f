"""``hzl chart``: a cast dressed, as a picture, as sentences or as one line of JSON; ``-`` does so for a whole stream."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hzl_tutor.engine.casts import Cast, cast_between, cast_moving
from hzl_tutor.engine.dates import read_date, split_date
from hzl_tutor.engine.json_object import chart_object
from hzl_tutor.engine.layers import LINES
from hzl_tutor.engine.moment import Moment, make_moment, parse_dressing
from hzl_tutor.engine.notation import normal, parse_hexagram
from hzl_tutor.engine.schools import dress
from hzl_tutor.tutor.calendar import Calendar, split_today
from hzl_tutor.tutor.columns import USUAL, parse_columns
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.ui.commands.failures import RequestError
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser, clock_of, one_of, school_of, whole_number
from hzl_tutor.ui.commands.pictures import wanted, write_pictures
from hzl_tutor.words import cli as words
from hzl_tutor.words.language import language

if TYPE_CHECKING:
    from hzl_tutor.book import Matter
    from hzl_tutor.engine.huozhulin import HuoZhuLin
    from hzl_tutor.engine.pillars import Dated

PARTS = ("year", "month", "day", "hour")
_LINE_WORDS = {
    word: line for line, words in enumerate(("1初一", "2二", "3三", "4四", "5五", "6上六"), 1) for word in words
}


def arguments(parser: Parser) -> None:
    """A hexagram in any notation, what it turns into, when it was cast, and by which school it is dressed."""
    parser.argument("hexagram", "HEXAGRAM", nargs="+")
    parser.option("--to", "to", metavar="H")
    parser.option("--moving", "moving", metavar="1,5")
    parser.option("--date", "date", metavar="ISO")
    for part in PARTS:
        parser.option(f"--{part}", part, metavar=part.upper())
    parser.school_options()
    parser.option("--columns", "columns", metavar="NAMES", read=_good_columns)
    parser.option("--svg", "svg", metavar="FILE")
    parser.option("--html", "html", metavar="FILE")
    parser.switch("--rules", "rules")
    parser.option("--matter", "matter", metavar=words.METAVARS["matter"])
    parser.option("--asker", "asker", metavar="男|女", read=one_of("--asker", ("男", "女")))
    parser.option("--age", "age", metavar="N", read=whole_number("--age", 1, 120))
    parser.switch("--json", "json")


def _good_columns(text: str) -> str:
    """Return names of columns as they were written. Raises UnknownColumnError where one is none."""
    parse_columns(text)
    return text


def run(asked: Namespace) -> int:
    """Dress what was asked for. Raises RequestError or a NotationError for what is not understood."""
    if asked.to is not None and asked.moving is not None:
        raise RequestError("twice", what="--to", other="--moving")
    pictures = wanted(asked)
    if asked.hexagram[0] == "-":
        return _stream(asked)
    cast, moment, when = dressing(" ".join(asked.hexagram), asked)
    school = school_of(asked)
    chart = dress(cast, moment, school)
    add = _rules(asked)
    if asked.json:
        write_json(chart_object(chart, school, clock_of(asked)) | (add(chart) if add else {}))
        warn(when)
        return 0
    shown = ShowChart(chart, parse_columns(asked.columns or USUAL))
    if pictures:
        write_pictures(asked, shown, when, pictures)
        warn(when)
        return 0
    page = Page(asked)
    page.chart(shown, when)
    if asked.rules:
        from hzl_tutor.ui.commands.found_rules import print_found

        print_found(page, chart, _matter(asked), language(asked.lang))
    return 0


def _rules(asked: Namespace) -> Callable[[HuoZhuLin], dict[str, Any]] | None:
    """What ``--rules`` adds to the object of a chart; None where it was not asked for."""
    matter = _matter(asked)
    if not asked.rules:
        return None
    from hzl_tutor.ui.commands.found_rules import found

    return lambda chart: {"findings": found(chart, matter, language(asked.lang))}


def _matter(asked: Namespace) -> Matter | None:
    """The question that the options name. Raises RequestError for an unknown topic, or where rules are not asked for."""
    given = {name: getattr(asked, name) for name in ("matter", "asker", "age") if getattr(asked, name) is not None}
    if given and not asked.rules:
        raise RequestError("without-rules", what=f"--{next(iter(given))}")
    if not given:
        return None
    from hzl_tutor.book import TOPICS, Matter

    matter = one_of("--matter", [topic for topic in TOPICS if topic])(given["matter"]) if "matter" in given else ""
    return Matter(matter, given.get("asker", ""), given.get("age"))


def warn(when: Dated | None) -> None:
    """Say on standard error that a date lies within a minute of a 节; JSON has no place for it."""
    if when and when.close:
        from hzl_tutor.ui.commands.failures import complain
        from hzl_tutor.words.dates import too_close

        complain(too_close(when))


def _stream(asked: Namespace) -> int:
    from hzl_tutor.ui.commands.chart_stream import dress_stream

    for name in ("to", "moving"):
        if getattr(asked, name) is not None:
            raise RequestError("stream-option", what=f"--{name}")
    if len(asked.hexagram) > 1:
        raise RequestError("stream-alone", text=" ".join(asked.hexagram[1:]))
    if asked.date is not None:
        dating("", None, asked)
    made_moment(None, asked)  # a month that is none is refused once and not on every line
    clock, school, add = clock_of(asked), school_of(asked), _rules(asked)

    def said(line: str) -> dict[str, Any]:
        cast, moment, when = dressing(line, asked)
        warn(when)
        chart = dress(cast, moment, school)
        return chart_object(chart, school, clock) | (add(chart) if add else {})

    return dress_stream(said)


def dressing(text: str, asked: Namespace) -> tuple[Cast, Moment | None, Dated | None]:
    """Return the cast and the moment that a text and the options name together, and the date that the moment is from."""
    rest, behind = split_date(text)
    rest, behind = (rest, behind) if behind else split_today(text)
    cast, moment = parse_dressing(rest if behind else text)
    if asked.to is not None or asked.moving is not None:
        if cast.moving:
            raise RequestError("already-moves", text=text, what="--to" if asked.to is not None else "--moving")
        cast = _moved(cast, asked)
    when = dating(behind, moment, asked)
    return cast, when.moment if when else made_moment(moment, asked), when


def dating(behind: str, written: Moment | None, asked: Namespace) -> Dated | None:
    """Return the date written behind the cast or in the option, None when there is none; nothing else may say when."""
    if behind and asked.date is not None:
        raise RequestError("two-dates", first=behind, second=asked.date)
    text = asked.date if asked.date is not None else behind
    if asked.date is None and not behind:
        return None
    if written:
        raise RequestError("date-and", what=str(written))
    for part in PARTS:
        if getattr(asked, part) is not None:
            raise RequestError("date-and", what=f"--{part}")
    from hzl_tutor.engine.pillars import date_of
    from hzl_tutor.ui.almanac import Almanac

    before, today = split_today(text)
    if today and not before:
        from hzl_tutor.ui.opening import utc_now

        return Calendar(utc_now, clock_of(asked), Almanac()).today()
    return date_of(read_date(text), clock_of(asked), Almanac())


def _moved(cast: Cast, asked: Namespace) -> Cast:
    if asked.to is not None:
        return cast_between(cast.bits, parse_hexagram(asked.to).bits)
    return cast_moving(cast.bits, read_lines(asked.moving))


def read_lines(text: str) -> tuple[int, ...]:
    """Read moving lines, ``1,5`` or ``初五``. Raises RequestError for what is no line."""
    marks = re.sub(r"[\s,，、爻]", "", normal(text))
    wrong = next((mark for mark in marks if mark not in _LINE_WORDS), "")
    if wrong or not marks:
        raise RequestError("lines", text=text, part=wrong)
    return tuple(line for line in LINES if line in {_LINE_WORDS[mark] for mark in marks})


def made_moment(written: Moment | None, asked: Namespace) -> Moment | None:
    """Put together the moment written behind the cast and the one of the options; no part may be in both."""
    parts: dict[str, str] = {}
    for unit in PARTS:
        behind = str(getattr(written, unit) or "") if written else ""
        option = getattr(asked, unit)
        if behind and option is not None:
            raise RequestError("moment-twice", unit=unit, first=behind, second=option)
        if behind or option is not None:
            parts[unit] = behind or option
    return make_moment(**parts) if parts else None
