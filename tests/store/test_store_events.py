"""How events are written down: moments, and one line of JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hzl_tutor.store as store
from hzl_tutor.store import is_stamp, stamp
from hzl_tutor.store.events import encode

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def test_a_moment_is_written_in_utc_to_the_second() -> None:
    """Half past midnight in China belongs to the day before in UTC."""
    china = timezone(timedelta(hours=8))
    assert stamp(datetime(2026, 2, 5, 0, 30, 7, 999, tzinfo=china)) == "2026-02-04T16:30:07+00:00"


def test_a_moment_without_a_zone_is_refused() -> None:
    """A zone is not guessed."""
    with pytest.raises(ValueError, match="zone"):
        stamp(datetime(2026, 2, 5))


@given(st.datetimes(timezones=st.just(UTC)))
def test_what_stamp_writes_is_a_stamp(moment: datetime) -> None:
    """Every moment the calendar has is accepted in the form it is written in."""
    assert is_stamp(stamp(moment))


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("2026-02-04T09:30:00Z", True),
        ("2026-02-04T09:30:00.125+00:00", True),
        ("2026-02-04T09:30:00+08:00", False),
        ("2026-02-04 09:30:00Z", False),
        ("2026-02-30T09:30:00Z", False),
        ("2026-02-04T25:30:00Z", False),
        ("２０２６-02-04T09:30:00Z", False),
        ("2026-02-04T09:30:00Z\n", False),
    ],
)
def test_only_utc_with_seconds_is_a_stamp(text: str, good: bool) -> None:
    """Other zones, other digits, other separators and days that do not exist are no stamps."""
    assert is_stamp(text) is good


@given(st.dictionaries(st.text(), VALUES, max_size=4))
def test_json_is_one_line_and_reads_back_exactly(value: dict[str, Any]) -> None:
    """Whatever the text holds, surrogates and line separators included, it is one UTF-8 line and nothing changes."""
    text = encode(value)
    assert len(text.encode("utf-8").splitlines()) == len(text.splitlines()) == 1
    assert json.loads(text) == value


def test_json_does_not_depend_on_the_order_of_keys() -> None:
    """Two equal dictionaries are written alike, so that events can be told to be the same."""
    assert encode({"b": 1, "a": {"d": 2, "c": 3}}) == encode({"a": {"c": 3, "d": 2}, "b": 1})


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), {1, 2}, b"bytes"])
def test_what_json_cannot_say_is_refused(bad: object) -> None:
    """NaN, infinity, sets and bytes raise before anything is stored."""
    with pytest.raises((TypeError, ValueError)):
        encode({"x": bad})


def test_the_room_says_what_it_offers() -> None:
    """`__all__` is sorted, without doubles, and every name in it exists."""
    assert len(set(store.__all__)) == len(store.__all__)
    assert all(hasattr(store, name) for name in store.__all__)


def test_the_room_needs_the_standard_library_and_the_errors_only() -> None:
    """Importing it loads no third party, and of the project nothing but itself and the engine."""
    code = "import sys; old = set(sys.modules); import hzl_tutor.store; print(*sorted(set(sys.modules) - old))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    ours = {".".join(name.split(".")[:2]) for name in loaded if name.startswith("hzl_tutor")}
    assert ours <= {"hzl_tutor", "hzl_tutor.engine", "hzl_tutor.store"}
    tops = {name.split(".")[0] for name in loaded}
    assert {top for top in tops if top not in sys.stdlib_module_names} == {"hzl_tutor"}
