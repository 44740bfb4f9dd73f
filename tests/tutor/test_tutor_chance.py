"""Chance that is the same on every machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from hzl_tutor.tutor.chance import SEEDS, Stream
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.skills import SKILLS

ROOT = Path(__file__).parents[2]
CODES = [(skill, seed) for skill in SKILLS for seed in (0, 1, 77, 123456, SEEDS - 1)]
PROGRAM = """
import json, sys
from hzl_tutor.tutor.drawing import exercise_of
print(json.dumps({code: exercise_of(code).resolved for code in json.loads(sys.stdin.read())}))
"""


def test_the_stream_is_the_hash_of_its_labels() -> None:
    """The draws are the four-byte words of SHA-256 over the labels and a block number, as written down here anew."""
    stream = Stream("relation.line", 1, 7)
    words = []
    for block in range(3):
        digest = sha256(b"relation.line\x1f1\x1f7" + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert [stream.below(SEEDS) for _ in range(24)] == words


def test_a_few_draws_are_known() -> None:
    """These values were drawn once and must come again, or every code that was ever noted down means something else."""
    stream = Stream("a", "b", 3)
    assert [stream.below(100) for _ in range(6)] == KNOWN
    stream = Stream("relation.line", 1, 7)
    assert [stream.below(6) for _ in range(10)] == KNOWN_DICE


KNOWN = [19, 92, 19, 20, 47, 13]
KNOWN_DICE = [0, 2, 4, 1, 1, 4, 3, 5, 2, 4]


def test_labels_are_kept_apart() -> None:
    """Other labels give another row of draws, and joining labels is not the same as running them together."""
    rows = {
        tuple(Stream(*labels).below(SEEDS) for _ in range(1))
        for labels in (("ab", "c"), ("a", "bc"), ("abc",), ("a", "b", "c"), ("c", "ab"))
    }
    assert len(rows) == 5


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 12, 64])
def test_draws_are_as_likely_as_each_other(limit: int) -> None:
    """Over 200 draws for each value no value comes half or twice as often as it should, and none is out of range."""
    stream = Stream("likely", limit)
    seen = Counter(stream.below(limit) for _ in range(200 * limit))
    assert set(seen) == set(range(limit))
    assert all(100 < times < 400 for times in seen.values())


def test_a_draw_below_one_is_nought() -> None:
    """A single thing can be chosen from."""
    assert Stream("one").below(1) == 0
    assert Stream("one").choice(["only"]) == "only"


def test_shuffling_keeps_everything() -> None:
    """A drawn order holds the same things, leaves what it was given alone, and every thing can come first."""
    things = list("初二三四五上")
    orders = [Stream("order", seed).shuffled(things) for seed in range(200)]
    assert things == list("初二三四五上")
    assert all(sorted(order) == sorted(things) for order in orders)
    assert {order[0] for order in orders} == set(things)


def test_codes_do_not_hang_on_the_order_of_sets() -> None:
    """Two interpreters with other hash seeds resolve every code alike, and like this one."""
    asked = json.dumps([f"{skill}~{seed}" for skill, seed in CODES])
    found = []
    for hash_seed in ("0", "1"):
        ended = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            input=asked.encode(),
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        )
        found.append(json.loads(ended.stdout))
    here = {f"{skill}~{seed}": draw(SKILLS[skill], seed).resolved for skill, seed in CODES}
    assert found == [here, here]
