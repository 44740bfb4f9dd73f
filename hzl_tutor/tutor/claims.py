"""断: what the book claims about the chart at hand, rule by rule, and why; never while something is asked."""

from __future__ import annotations

import re
from typing import NamedTuple

from hzl_tutor.book import OLDEST, RULES, Finding, Matter, findings, waiting
from hzl_tutor.engine import Cast, HuoZhuLin, Moment, NotationError, Step, dress
from hzl_tutor.engine.notation import normal
from hzl_tutor.engine.tables import Tables
from hzl_tutor.tutor import fortune
from hzl_tutor.tutor.calendar import Wanted
from hzl_tutor.tutor.desk import Desk
from hzl_tutor.tutor.exercises import LOOKUPS
from hzl_tutor.tutor.folding import folded
from hzl_tutor.tutor.messages import Assumed, Claims, Derivation, Message, Say
from hzl_tutor.tutor.skills import known
from hzl_tutor.tutor.topics import ASKERS, SPELLINGS
from hzl_tutor.tutor.vocabulary import NUMBERS

_AGE = re.compile(r"(男|女)?(\d{1,3})岁?(男|女)?")
_NOISE = frozenset({"占", "问", "的", "age", "aged", "about", "for", "asker", "a"})
_DATED = frozenset({"date", "offset", "moment", "year", "month", "day", "hour"})
_RULE = re.compile(r"(?:rule )?(s\d\d|dz|bq)[.· ]?r0?(\d+)", re.IGNORECASE)
_ROW = re.compile(r"第?([0-9]+|[一二三四五六七八九十]+)条|(?:claim|item|no\.?|number|#) ?([0-9]+)", re.IGNORECASE)


class Heard(NamedTuple):
    """What was said behind 断: a matter as far as it was named, and the rest, a hexagram or a moment."""

    matter: Matter
    rest: str


def read_matter(text: str) -> Heard:
    """Take topic, asker and age out of what was said: ``遁 寅月甲子日 求财 男 27``."""
    topic, asker, age = "", "", None
    rest: list[str] = []
    for word in re.split(r"[\s,，、;；/]+", normal(text)):
        bare = folded(word)
        named = _AGE.fullmatch(bare)
        if SPELLINGS.get(bare) or SPELLINGS.get(bare.removeprefix("占")):
            topic = SPELLINGS.get(bare) or SPELLINGS[bare.removeprefix("占")]
        elif bare in ASKERS:
            asker = ASKERS[bare]
        elif named and 1 <= int(named[2]) <= OLDEST:
            asker, age = named[1] or named[3] or asker, int(named[2])
        elif bare not in _NOISE:
            rest.append(word)
    return Heard(Matter(topic, asker, age), " ".join(filter(None, rest)))


class Reader:
    """Reads the chart at hand. The matter that was named stays with a hexagram until another is read."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._about: Cast | None = None
        self._matter = Matter()
        self._listed: tuple[Finding, ...] = ()

    def read(self, text: str) -> list[Message]:
        """List what the book claims. Raises NotationErrors for a date that is none."""
        desk = self._desk
        if fortune.wanted(text):
            return desk.back([fortune.refusal(text, busy=desk.busy)])
        if desk.busy:
            return desk.back([Say("read.busy")])
        heard = read_matter(text)
        wanted = self._wanted(heard.rest)
        if isinstance(wanted, Say):
            return [wanted]
        chart = dress(wanted.cast, wanted.moment, desk.school)
        matter = _joined(self._matter if self._about == chart.cast else Matter(), heard.matter)
        return [self.tell(chart, matter), *([Assumed(wanted.when)] if wanted.when else [])]

    def tell(self, chart: HuoZhuLin, matter: Matter = Matter()) -> Claims:  # noqa: B008 - a frozen value
        """What the book claims about a chart, which is at hand from now on."""
        self._about, self._matter, self._desk.at_hand = chart.cast, matter, chart
        self._listed = findings(chart, matter=matter)
        lacks: dict[str, int] = {}
        for rule in waiting(chart, matter):
            lacks[rule.lacks] = lacks.get(rule.lacks, 0) + 1
        return Claims(chart, matter, self._listed, lacks, known("rule.holds", "hidden.home"))

    def _wanted(self, text: str) -> Wanted | Say:
        """The hexagram that was named, else the one at hand, with what was said of its moment added."""
        here = self._desk.here
        if not text:
            return Wanted(here.thrown(), here.moment) if here else Say("read.which")
        try:
            return self._desk.calendar.read(text)
        except NotationError as error:
            if here is not None:
                added = self._added(here, text)
                if added:
                    return added
            if error.expected in _DATED:
                raise
            return Say("read.unknown", {"text": text})

    def _added(self, here: HuoZhuLin, text: str) -> Wanted | None:
        """The chart at hand with a moment: what was known of it stays where nothing else was said."""
        try:
            wanted = self._desk.calendar.read(f"{here.thrown()} {text}")
        except NotationError as error:
            if error.expected in _DATED and error.text.strip() != text:
                raise
            return None
        return wanted._replace(moment=_later(here.moment, wanted.moment))

    def why(self, text: str) -> list[Message] | None:
        """Why a rule holds on the chart at hand, by its id or its number in the list; None for any other question."""
        rule_id = self._rule_meant(text)
        if rule_id is None:
            return None
        desk = self._desk
        if desk.busy:
            return desk.back([Say("read.busy")])
        chart = desk.here
        if not rule_id:
            return (
                [Say("read.no-such", {"count": len(self._listed)} if self._listed else {})]
                if self._listed
                else [Say("read.first")]
            )
        if chart is None:
            return [Say("read.which")]
        matter = self._matter if self._about == chart.cast else Matter()
        found = next((one for one in findings(chart, matter=matter) if one.rule.id == rule_id), None)
        if found:
            return [Derivation(trimmed(found, chart))]
        lacks = next((one.lacks for one in waiting(chart, matter) if one.rule.id == rule_id), "")
        data = {"rule": rule_id, "lacks": lacks, "name": chart.thrown().hexagram.name}
        return [Say("read.waits" if lacks else "read.not-here", data)]

    def _rule_meant(self, text: str) -> str | None:
        """The id of a rule that is asked about; empty for one that is not there, None where no rule is meant."""
        asked = normal(text)
        named = _RULE.match(asked)
        if named:
            rule_id = f"{named[1].upper()}.R{int(named[2])}"
            return rule_id if rule_id in RULES else ""
        row = _ROW.fullmatch(asked)
        if row is None:
            return None
        word = row[1] or row[2]
        number = int(NUMBERS.get(word, word)) if word.isdecimal() or word in NUMBERS else 0
        return self._listed[number - 1].rule.id if 0 < number <= len(self._listed) else ""


def _joined(known_of: Matter, said: Matter) -> Matter:
    age = said.age if said.age is not None else known_of.age
    return Matter(said.topic or known_of.topic, said.asker or known_of.asker, age)


def _later(before: Moment | None, said: Moment | None) -> Moment | None:
    if before is None or said is None:
        return said or before
    return before._replace(**{name: value for name, value in said._asdict().items() if value})


def trimmed(finding: Finding, chart: HuoZhuLin) -> tuple[Step, ...]:
    """The steps to a rule without plain tables and without lines that it is not about: those of its evidence, and 世."""
    lines = {*finding.lines, chart.world()} if len(finding.lines) < 6 else {chart.world()}
    told = {step.key for step in finding.because}
    return tuple(
        step
        for step in finding.derivation
        if step.key in told or step is finding.derivation[-1] or _telling(step, lines)
    )


def _telling(step: Step, lines: set[int]) -> bool:
    if step.key[0] in Tables.cells or step.key[0] in LOOKUPS:
        return False
    places = [part for part in step.key[1:] if isinstance(part, int)]
    return all(place in lines for place in places)
