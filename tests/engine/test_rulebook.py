"""The machinery of cells: kept once, recorded, pinned, shared, and varied by subclassing."""

from __future__ import annotations

import pytest

from hzl_tutor.engine import (
    HEXAGRAMS,
    LINES,
    Branch,
    Cast,
    EarthSchool,
    HuoZhuLin,
    NoSuchCellError,
    School,
    Trigram,
    cell,
    dress,
    key_of,
    make_moment,
    parse_cast,
    path_of,
    rulebook,
    still_cast,
)


def test_a_derivation_lists_each_cell_after_those_it_read() -> None:
    """On all 64 charts the derivation of every line's hidden relation is in order, ends with it, and reaches the palace."""
    for hexagram in HEXAGRAMS:
        chart = HuoZhuLin(still_cast(hexagram.bits))
        for line in LINES:
            steps = chart.derivation(("hidden_relation", line))
            told: set[object] = set()
            for step in steps:
                assert set(step.reads) <= told
                told.add(step.key)
            assert steps[-1].key == ("hidden_relation", line)
            assert ("palace",) in told


def test_a_derivation_is_the_same_however_the_cells_were_filled() -> None:
    """A chart read in another order, or one that shares the cells of its still hexagram, derives a cell alike."""
    key = ("changed_relation", 5)
    fresh = HuoZhuLin(parse_cast("姤之鼎"))
    used = HuoZhuLin(parse_cast("姤之鼎"))
    for line in LINES:
        used.hidden_relation(line), used.relation(line)
    assert [s.path for s in fresh.derivation(key)] == [s.path for s in used.derivation(key)]


def test_a_pinned_cell_is_taken_as_it_stands() -> None:
    """With the palace pinned to a learner's own, relations follow from it and nothing beneath the palace is read."""
    chart = HuoZhuLin(parse_cast("夬"), given={("palace",): Trigram.DUI})
    assert [str(chart.relation(line)) for line in LINES] == ["子孙", "妻财", "父母", "子孙", "兄弟", "父母"]
    steps = chart.derivation(("relation", 1))
    assert ("generation",) not in [step.key for step in steps]
    assert [step.pinned for step in steps if step.key == ("palace",)] == [True]


def test_a_pin_never_reaches_another_chart() -> None:
    """Charts with pinned cells share nothing: the book's own chart of the same hexagram keeps its palace."""
    HuoZhuLin(parse_cast("夬"), given={("palace",): Trigram.DUI}).relation(1)
    assert dress(parse_cast("夬")).palace() is Trigram.KUN


def test_a_slip_is_a_subclass_with_one_rule_changed() -> None:
    """Overriding one cell changes what rests on it and nothing else."""

    class FromUpper(HuoZhuLin):
        @cell("§2")
        def palace(self) -> Trigram:
            return self.upper()

    slip, right = FromUpper(parse_cast("丰")), HuoZhuLin(parse_cast("丰"))
    assert slip.palace() is Trigram.ZHEN
    assert right.palace() is Trigram.KAN
    assert slip.relation(3) != right.relation(3)
    assert slip.ganzhi(3) == right.ganzhi(3)


def test_schools_change_only_what_they_name() -> None:
    """Earth with fire moves the tomb of earth from 辰 to 戌; the later books' rule hides only missing relations."""
    for hexagram in HEXAGRAMS:
        cast = still_cast(hexagram.bits)
        book, fire = dress(cast), dress(cast, school=School(EarthSchool.WITH_FIRE))
        later = dress(cast, school=School(hidden="missing"))
        for line in LINES:
            earth = book.element(line) == "土"
            assert (book.tomb(line), fire.tomb(line)) == ((Branch.CHEN, Branch.XU) if earth else (fire.tomb(line),) * 2)
            hides = book.hidden_relation(line) in book.missing()
            assert later.hidden(line) == (book.hidden(line) if hides else None)


def test_what_is_not_there_is_an_error_of_its_own() -> None:
    """An unknown cell, a dated cell without a moment, and a cast's cell without a cast say what is lacking."""
    chart = dress(parse_cast("姤"))
    for lacking, ask in (
        ("moment", lambda: chart.state(1)),
        ("month", lambda: dress(parse_cast("姤"), make_moment(day="甲子")).state(1)),
        ("day", lambda: dress(parse_cast("姤"), make_moment(month="寅")).spirit(1)),
        ("cast", lambda: HuoZhuLin().palace()),
        ("", lambda: chart.value(("weather",))),
    ):
        with pytest.raises(NoSuchCellError) as caught:
            ask()
        assert caught.value.lacks == lacking


def test_keys_are_written_as_paths_and_read_back() -> None:
    """relation/2 is the cell of line 2."""
    assert path_of(("relation", 2)) == "relation/2"
    assert key_of("relation/2") == ("relation", 2)


def test_undated_charts_are_shared() -> None:
    """Dressing the same cast twice gives the same chart, and all casts of one hexagram share its still cells."""
    assert dress(Cast("877797")) is dress(Cast("877797"))
    assert rulebook().at_rest("011111") is rulebook().at_rest("011111")
