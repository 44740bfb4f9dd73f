"""The words around a chart: every layer of every hexagram, with moving lines and a moment, in whole sentences."""

from __future__ import annotations

import pytest
from all_charts import holes

from hzl_tutor.engine import HEXAGRAMS, LINES, EarthSchool, HuoZhuLin, Relation, School, cast_moving, dress, make_moment
from hzl_tutor.tutor.messages import ShowChart
from hzl_tutor.words.zh_hans import Simplified

WORDS = Simplified()
LAYERS = (
    "palace",
    "world",
    "ganzhi",
    "relation",
    "hidden",
    "changed",
    "body",
    "own",
    "tomb",
    "nayin",
    "season",
    "void",
    "spirit",
)
MOMENT = make_moment(month="寅", day="甲子")
SCHOOLS = [School(earth, hidden) for earth in EarthSchool for hidden in ("all", "missing")]


def charts() -> list[HuoZhuLin]:
    """Every hexagram at rest, with a line moving, and dated."""
    found = []
    for place, hexagram in enumerate(HEXAGRAMS):
        found.append(dress(cast_moving(hexagram.bits, ())))
        found.append(dress(cast_moving(hexagram.bits, (place % 6 + 1,)), MOMENT))
    return found


@pytest.mark.parametrize("show", [(), *((layer,) for layer in LAYERS), LAYERS], ids=lambda show: "+".join(show) or "-")
def test_a_chart_is_told_in_whole_sentences(show: tuple[str, ...]) -> None:
    """Heading, notes and the sentences read aloud have no hole, for each layer alone and all of them together."""
    for chart in charts():
        message = ShowChart(chart, show, (2,))
        lines = [*WORDS.chart_title(message), *WORDS.chart_notes(message), *WORDS.chart_sentences(message)]
        assert not any(holes(line) for line in lines)
        sentences = WORDS.chart_sentences(message)
        starts = [line[:2] for line in sentences]
        assert [start for start in starts if start[1:] == "爻" and start[0] in "初二三四五上"][:6] == [
            f"{mark}爻" for mark in "初二三四五上"
        ]


@pytest.mark.parametrize("school", SCHOOLS, ids=lambda school: f"{school.earth}-{school.hidden}")
def test_a_chart_of_any_school_is_told(school: School) -> None:
    """Where a school hides nothing under a line, nothing is said of it."""
    for hexagram in HEXAGRAMS:
        message = ShowChart(dress(cast_moving(hexagram.bits, ()), MOMENT, school), LAYERS)
        sentences = WORDS.chart_sentences(message)
        assert not any(holes(line) for line in sentences)
        hidden = sum("伏神" in line for line in sentences)
        assert hidden == sum(message.chart.hidden(line) is not None for line in LINES)


def test_only_the_layers_asked_for_are_told() -> None:
    """Without layers nothing but the lines themselves is said: no palace, 世, 干支, relation or hidden line."""
    for chart in charts():
        message = ShowChart(chart, ())
        lines = [*WORDS.chart_title(message), *WORDS.chart_notes(message), *WORDS.chart_sentences(message)]
        text = "".join(lines).replace(str(chart.moment or ""), "")
        for word in ("宫", "世", "应", "伏", "身", "墓", *map(str, Relation)):
            assert word not in text.replace(chart.thrown().hexagram.full_name, ""), (word, text)


def test_a_chart_read_aloud_says_what_the_engine_says() -> None:
    """Palace, 世, 应, 干支, relation and what lies beneath stand in the sentence of their line."""
    for chart in charts():
        sentences = WORDS.chart_sentences(ShowChart(chart, LAYERS))
        lines = {mark: next(s for s in sentences if s.startswith(f"{mark}爻")) for mark in "初二三四五上"}
        assert f"{chart.palace()}宫" in sentences[0]
        assert chart.generation() in sentences[0] or chart.generation() == "本宫"
        for line, text in zip(LINES, lines.values(), strict=True):
            assert f"{chart.ganzhi(line)}{chart.element(line)}{chart.relation(line)}" in text
            assert f"{chart.hidden(line)}{chart.hidden_element(line)}{chart.hidden_relation(line)}" in text
            assert ("，世" in text) == (chart.world() == line)
            assert ("，应" in text) == (chart.response() == line)
            if chart.moving(line):
                assert f"{chart.changed(line)}{chart.changed_element(line)}{chart.changed_relation(line)}" in text
