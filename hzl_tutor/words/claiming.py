"""What the book claims about a chart as lines, in any language: section by section, each rule with its reasons."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from hzl_tutor.book.verses import TITLES, variants_of
from hzl_tutor.words.choice import spoken_module
from hzl_tutor.words.language import Line

if TYPE_CHECKING:
    from hzl_tutor.book import Finding
    from hzl_tutor.tutor.messages import Claims
    from hzl_tutor.words.speaker import Speaker

_INDENT = " " * 5


def lines(words: Speaker, message: Claims) -> list[Line]:
    """The heading, each section with its rules, what still waits, and what can be done next."""
    about, said = words.part("claiming"), spoken_module("book", words.tag)
    found = [Line("title", said.BOOK_CLAIMS), Line("say", about.head(message.chart, message.matter))]
    if not message.found:
        found.append(Line("say", said.NO_CLAIMS))
    numbered = enumerate(message.found, 1)
    for section, group in groupby(numbered, lambda pair: pair[1].rule.section):
        found.append(Line("title", about.SECTION.format(section=section, title=TITLES[section])))
        for number, finding in group:
            found += _claim(words, number, finding)
    return [*found, *_after(words, message)]


def _claim(words: Speaker, number: int, finding: Finding) -> list[Line]:
    """One rule: what it says and where, why, and what stands in the words it rests on."""
    about, said, rule = words.part("claiming"), spoken_module("book", words.tag), finding.rule
    text = said.CLAIM_ROW.format(id=rule.id, claim=words.claim(rule.id)) + about.lines(finding.lines)
    text += said.CLAIM_CAUTION if rule.caution else ""
    text += said.CLAIM_EASED.format(ids=_listed(words, finding.eased_by)) if finding.eased_by else ""
    if finding.contradicts:
        text += said.CLAIM_CONTRADICTED.format(ids=_listed(words, finding.contradicts)) + about.BOTH
    steps = {step.path: step for step in finding.derivation}
    because = said.BETWEEN.join(words.step(step, steps) for step in finding.because)
    return [
        Line("option", f"{number:>3}  {text}"),
        Line("note", f"{_INDENT}{said.CLAIM_BECAUSE.format(because=because)}"),
        *_doubtful(words, finding),
    ]


def _doubtful(words: Speaker, finding: Finding) -> list[Line]:
    """The corrupt places in the words that a rule rests on."""
    phrases, about = words.part("phrases").PHRASES, words.part("claiming")
    quote = finding.rule.quote
    found = []
    for place in variants_of(finding.rule.section, quote):
        note = phrases["verse-slip" if place.likely else "verse-corrupt"].format(text=place.text, likely=place.likely)
        found.append(Line("note", f"{_INDENT}{about.DOUBTFUL.format(quote=quote)}{words.voice.SPACE}{note}"))
    return found


def _after(words: Speaker, message: Claims) -> list[Line]:
    """What cannot be told yet and how to add what it wants, how to ask why, and the exercise."""
    about, waits = words.part("claiming"), message.waits
    found = []
    if waits:
        lacks = [name for name in about.LACKS if name in waits]
        ways = dict.fromkeys(about.WAY.format(way=about.WAYS[name]) for name in lacks)
        named = _listed(words, [about.LACKS[name] for name in lacks])
        text = about.WAITS.format(
            count=sum(waits.values()), lacks=named, ways="".join(ways) if not words.voice.SPACE else ", ".join(ways)
        )
        found.append(Line("say", text))
    if message.found:
        found.append(Line("note", about.WHY.format(rule=message.found[0].rule.id)))
    drill = words.part("skills").drilled(message.drill)
    return [*found, Line("note", about.DRILL.format(drill=drill))]


def _listed(words: Speaker, names: object) -> str:
    return str(words.voice.listed(names))
