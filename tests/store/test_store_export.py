"""A log as text: out and in again gives the same log, twice in adds nothing, a bad line adds nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_events import answered, at, shown

from hzl_tutor.store import ImportFault, Kind, Log, export_events, import_events

HEADER = '{"format":"hzl-log","version":1}'


def line(number: int = 1, kind: str = "skipped", moment: str = at(), **data: object) -> str:
    """Return one exported event as a line."""
    return json.dumps({"id": number, "at": moment, "kind": kind, "data": data})


def test_export_and_import_give_the_same_log() -> None:
    """Events, even two alike, come back in order with all they held, and so does the progress."""
    with Log.memory() as one, Log.memory() as two:
        for second in (1, 2, 2):
            one.append(Kind.ANSWERED, answered(text="官\u2028鬼\udce9"), at(0, second))
        one.append(Kind.UNDONE, {"event": 2}, at(1))
        one.append("dreamt", {"of": "a later version"}, at(2))
        lines = list(export_events(one))
        assert json.loads(lines[0]) == {"format": "hzl-log", "version": 1}
        assert [text.splitlines() for text in lines] == [[text] for text in lines]
        assert import_events(two, lines) == (5, 0)
        assert list(two.events()) == list(one.events())
        assert two.progress.to_state() == one.progress.to_state()
        assert import_events(two, lines) == (0, 5)
        assert list(export_events(two)) == lines


def test_an_exported_file_reads_back_with_line_ends_mark_and_blank_lines(tmp_path: Path) -> None:
    """What an editor adds (a byte order mark, CRLF, an empty last line) changes nothing."""
    path = tmp_path / "log.jsonl"
    path.write_bytes(f"\ufeff{HEADER}\r\n{line(n='官鬼')}\r\n\r\n".encode())
    with Log.memory() as log, path.open(encoding="utf-8") as file:
        assert import_events(log, file) == (1, 0)
        assert next(log.events()).data == {"n": "官鬼"}


def test_two_logs_can_be_merged() -> None:
    """What both hold is kept once, what only the file holds is added behind."""
    with Log.memory() as one, Log.memory() as two:
        for log, skill in ((one, "stage"), (two, "palace")):
            log.append(Kind.SHOWN, shown("void"), at(0))
            log.append(Kind.ANSWERED, answered(skill), at(1))
        assert import_events(two, export_events(one)) == (1, 1)
        assert [event.data["skill"] for event in two.events()] == ["void", "palace", "stage"]


def test_events_alike_are_counted_not_confused() -> None:
    """A file with three events alike adds two to a log that holds one of them."""
    with Log.memory() as log:
        log.append("skipped", {}, at())
        assert import_events(log, [HEADER, line(1), line(2), line(3)]) == (2, 1)
        assert len(list(log.events())) == 3


def test_an_undone_event_follows_its_answer_to_the_new_id() -> None:
    """Taking back the first answer of one log does not take back the first answer of another."""
    with Log.memory() as one, Log.memory() as two:
        two.append(Kind.ANSWERED, answered("palace"), at(0))
        answer = one.append(Kind.ANSWERED, answered("stage"), at(1))
        one.append(Kind.UNDONE, {"event": answer.id}, at(2))
        lines = list(export_events(one))
        assert import_events(two, lines) == (2, 0)
        assert two.progress.skill("palace").right == 1
        assert two.progress.skill("stage").right == 0
        assert import_events(two, lines) == (0, 2)


def test_an_undone_event_without_its_answer_takes_nothing_back() -> None:
    """In a file whose earlier lines were cut away, the number must not come to name another answer."""
    with Log.memory() as log:
        log.append(Kind.ANSWERED, answered(), at(0))
        assert import_events(log, [HEADER, line(9, "undone", event=1), line(10, "undone")]) == (2, 0)
        assert log.progress.skill("relation.line").right == 1


@pytest.mark.parametrize(
    ("lines", "number", "reason"),
    [
        ([], 1, "header"),
        ([line()], 1, "header"),
        (["not a log"], 1, "header"),
        (['{"format":"hzl-log"}'], 1, "header"),
        (['{"format":"hzl-log","version":2}'], 1, "version"),
        ([HEADER, line(), "{"], 3, "json"),
        ([HEADER, line(), "", "[1]"], 4, "json"),
        ([HEADER, '{"id":1,"at":"' + at() + '","kind":"shown","data":{"seconds":NaN}}'], 2, "json"),
        ([HEADER, '{"id":1,"at":"' + at() + '","kind":"shown","data":{"seconds":1e999}}'], 2, "json"),
        ([HEADER, "[" * 100_000], 2, "json"),
        ([HEADER, line(), line(moment="yesterday")], 3, "event"),
        ([HEADER, line(kind="")], 2, "event"),
        ([HEADER, '{"at":"' + at() + '","kind":"shown","data":{}}'], 2, "event"),
        ([HEADER, '{"id":1,"at":"' + at() + '","kind":"shown","data":[]}'], 2, "event"),
    ],
)
def test_a_bad_line_is_named_and_nothing_is_taken_in(lines: list[str], number: int, reason: str) -> None:
    """The fault tells line and reason, and the good lines before it are not stored either."""
    with Log.memory() as log:
        with pytest.raises(ImportFault) as caught:
            import_events(log, lines)
        assert (caught.value.line, caught.value.reason) == (number, reason)
        assert list(log.events()) == []


def test_a_file_in_another_encoding_is_named_by_line(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are a fault of the file, not a crash."""
    path = tmp_path / "log.jsonl"
    path.write_bytes(b"\xff\xfe" + HEADER.encode("utf-16-le"))
    with Log.memory() as log, path.open(encoding="utf-8") as file, pytest.raises(ImportFault) as caught:
        import_events(log, file)
    assert (caught.value.line, caught.value.reason) == (1, "encoding")


def test_lines_that_fail_on_the_way_leave_nothing_behind(tmp_path: Path) -> None:
    """An error of the source itself (a disk that goes away) comes through, and the log is as before."""

    def lines() -> Iterator[str]:
        yield HEADER
        yield line()
        raise OSError("gone")

    with Log.open(tmp_path / "log.sqlite") as log:
        with pytest.raises(OSError, match="gone"):
            import_events(log, lines())
        assert list(log.events()) == []
        assert log.append(Kind.SHOWN, shown(), at()).id == 1


@given(st.lists(st.text(max_size=30) | st.just(line()), max_size=5))
def test_any_lines_after_the_header_are_read_or_named(lines: list[str]) -> None:
    """Whatever the text, import ends in a count or in an `ImportFault` at one of its lines."""
    with Log.memory() as log:
        fault, added, skipped = None, 0, 0
        try:
            added, skipped = import_events(log, [HEADER, *lines])
        except ImportFault as raised:
            fault = raised
        assert len(list(log.events())) == added
        if fault is None:
            assert added + skipped == sum(bool(text.strip()) for text in lines)
        else:
            assert 2 <= fault.line <= len(lines) + 1
