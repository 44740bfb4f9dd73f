"""Dressing 4,096 casts, warm, values and not JSON, undated; beside two other packages where they are installed.

The peers' calls: ``fortune.liuyao_ext.cast(lines, moving, day_stem, day_branch, month_branch)`` with the first moving
line (it takes one), and ``Najia(verbose=0).compile(params=[…], date="2024-01-01 10:00")`` with 1 少阳 2 少阴 3 老阳 4 老阴.
"""

from __future__ import annotations

import importlib
import statistics
import time
from collections.abc import Callable
from itertools import product

from hzl_tutor.engine import LINES, Cast, HuoZhuLin, dress_all

CASTS = ["".join(digits) for digits in product("6789", repeat=6)]


def microseconds(work: Callable[[str], object], casts: list[str], rounds: int = 5) -> float:
    """Median over rounds of the time for one cast, after one round that does not count."""
    times = []
    for _ in range(rounds + 1):
        start = time.perf_counter()
        for digits in casts:
            work(digits)
        times.append((time.perf_counter() - start) / len(casts) * 1e6)
    return statistics.median(times[1:])


def cell_by_cell(digits: str) -> None:
    """The same cells asked for one by one on a fresh chart, each with its derivation kept."""
    chart = HuoZhuLin(Cast(digits))
    for line in LINES:
        (
            chart.relation(line),
            chart.hidden_relation(line),
            chart.tomb(line),
            chart.own(line),
            chart.changed_relation(line),
        )
    chart.body_lines(), chart.missing(), chart.response()


def bazaar() -> Callable[[str], object] | None:
    """The fastest Python peer."""
    try:
        peer = importlib.import_module("fortune.liuyao_ext")
    except ImportError:
        return None

    def work(digits: str) -> object:
        moving = next((place for place, digit in enumerate(digits, 1) if digit in "69"), 0)
        return peer.cast([int(digit in "79") for digit in digits], moving, 0, 0, 2)

    return work


def najia() -> Callable[[str], object] | None:
    """The package of that name."""
    try:
        peer = importlib.import_module("najia")
    except ImportError:
        return None
    marks = {"7": 1, "8": 2, "9": 3, "6": 4}
    return lambda digits: peer.Najia(verbose=0).compile(
        params=[marks[digit] for digit in digits], date="2024-01-01 10:00"
    )


def main() -> None:
    """Print a line a way of doing it."""
    own = microseconds(lambda digits: dress_all(Cast(digits)), CASTS)
    print(f"dress_all          {own:9.2f} µs a cast")
    print(f"cell by cell       {microseconds(cell_by_cell, CASTS):9.2f} µs a cast, derivations kept")
    for name, work, some in (("bazaar-of-fates", bazaar(), CASTS), ("najia", najia(), CASTS[:256])):
        if work is None:
            print(f"{name:18s} not installed")
        else:
            there = microseconds(work, some)
            print(f"{name:18s} {there:9.2f} µs a cast, {there / own:.1f} × ours")


if __name__ == "__main__":
    main()
