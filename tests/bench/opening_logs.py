"""Opening a log of a million events beside an empty one, and appending."""

from __future__ import annotations

import statistics
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from hzl_tutor.store import Log, stamp

EVENTS = 1_000_000


def opening(path: Path, runs: int = 9) -> float:
    """Median milliseconds to open and close."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        log = Log.open(path)
        times.append((time.perf_counter() - start) * 1e3)
        log.close()
    return statistics.median(times)


def fill(path: Path) -> None:
    """Write a year's log many times over."""
    start = datetime(2026, 1, 1, tzinfo=UTC)
    data = {"code": "palace~1", "skill": "palace", "rev": 1, "run": "r"}
    with Log.open(path) as log, log.batch() as batch:
        for n in range(EVENTS):
            batch.add("shown", data, stamp(start + timedelta(seconds=n)))


def main() -> None:
    """Print both."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty.db", Path(folder) / "full.db"
        Log.open(empty).close()
        fill(full)
        print(f"empty log  {opening(empty):7.2f} ms")
        print(f"{EVENTS} events {opening(full):7.2f} ms")
        with Log.open(full) as log:
            times = []
            for _ in range(50):
                start = time.perf_counter()
                log.append("skipped", {"code": "palace~1", "skill": "palace"}, stamp(datetime.now(UTC)))
                times.append((time.perf_counter() - start) * 1e3)
        print(f"append     {statistics.median(times):7.2f} ms, on disk when it returns")


if __name__ == "__main__":
    main()
