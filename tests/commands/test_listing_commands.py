"""`hzl skills` and `hzl slips`: what there is to learn and what is done wrong, whole."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hzl_runs import hzl

from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import LIBRARY, SLIPS, TOLD, slips_for, wrong_cells
from hzl_tutor.tutor.space import exercises


@cache
def skills() -> list[dict[str, Any]]:
    """Return the table of skills."""
    ran = hzl("skills", "--json")
    assert (ran.code, ran.err) == (0, "")
    rows: list[dict[str, Any]] = ran.json
    return rows


@cache
def slips() -> list[dict[str, Any]]:
    """Return the library of slips."""
    ran = hzl("slips", "--json")
    assert (ran.code, ran.err) == (0, "")
    rows: list[dict[str, Any]] = ran.json
    return rows


def test_every_skill_is_listed() -> None:
    """The table has a row for each skill, with every key, and says what the skill's own row says."""
    assert [row["id"] for row in skills()] == list(SKILLS)
    for row in skills():
        skill = SKILLS[row["id"]]
        assert list(row) == [
            "id", "name", "kind", "params", "shown", "needs", "section", "rev", "example", "key", "slips",
        ]  # fmt: skip
        assert (row["params"], row["needs"], row["rev"]) == (list(skill.params), list(skill.needs), skill.rev)
        assert row["kind"] == skill.kind.split(":")[0]
        assert row["name"]
        assert row["name"] != row["id"]


def test_examples_have_their_keys() -> None:
    """The key beside an example is the key of the exercise of that code."""
    assert {row["id"]: row["key"] for row in skills()} == {
        row["id"]: exercise_of(row["example"]).key for row in skills()
    }


def test_every_slip_is_listed() -> None:
    """The library has a row for each slip, with every key, a correction of its own, and somewhere where it shows, unless it is only told."""
    assert [row["id"] for row in slips()] == list(LIBRARY)
    for row in slips():
        assert list(row) == ["id", "skills", "alters", "section", "correction", "shows"]
        if row["id"] in TOLD:
            assert (row["alters"], row["shows"]) == ("told", {})
            continue
        assert row["alters"] in ("cast", "rule", "question", "answer")
        assert row["shows"], row["id"]
        assert all(row["shows"].get(skill) for skill in row["skills"]), row["id"]
    assert len({row["correction"] for row in slips()}) == len(slips())


TELLS_APART = {
    ("palace-from-upper", "palace"): 32,
    ("palace-from-lower", "palace"): 48,
    ("palace-from-lower", "relation.all"): 40,
    ("returning-soul-as-third", "palace"): 8,
    ("opposite-lower-forgotten", "palace"): 24,
    ("returning-soul-world", "world"): 8,
    ("wandering-soul-world", "world"): 8,
    ("lines-from-top", "world"): 64,
    ("response-two-away", "response"): 64,
    ("throws-reversed", "palace"): 56,
    ("trigrams-swapped", "najia.all"): 56,
    ("yin-branches-forward", "najia.all"): 48,
    ("outer-takes-inner-branches", "najia.all"): 64,
    ("outer-stem-unchanged", "najia.all"): 16,
    ("najia-from-palace", "najia.all"): 32,
    ("branches-consecutive", "najia.all"): 64,
    ("cycle-inverted", "relation.all"): 64,
    ("control-inverted", "relation.all"): 63,
    ("relation-from-stem", "relation.all"): 64,
    ("relation-from-nayin", "relation.all"): 64,
    ("self-is-lower-trigram", "relation.all"): 40,
    ("self-is-world-line", "relation.all"): 50,
    ("hidden-from-opposite-palace", "hidden.all"): 64,
    ("hidden-from-trigram", "hidden.all"): 32,
    ("body-start-zi", "body"): 32,
    ("body-start-yin-month", "body"): 64,
    ("body-start-palace", "body"): 32,
    ("body-start-off-by-one", "body"): 64,
    ("body-alternate-branches", "body"): 56,
    ("body-as-world-body", "body"): 56,
    ("body-as-world-body-branch", "body"): 61,
}
"""On how many of the 64 hexagrams the slip's value differs from the right one, counted apart from this program."""


@pytest.mark.parametrize(("slip", "skill"), TELLS_APART)
def test_where_a_slip_shows(slip: str, skill: str) -> None:
    """The number of hexagrams that can show a slip is the one counted for it elsewhere."""
    row = next(row for row in slips() if row["id"] == slip)
    assert row["shows"][skill] == TELLS_APART[slip, skill]


def test_both_tables_agree() -> None:
    """A skill lists a slip exactly when the slip counts charts of that skill."""
    listed = {(skill, slip) for row in skills() for skill in [row["id"]] for slip in row["slips"]}
    assert listed == {(skill, row["id"]) for row in slips() for skill in row["shows"]}


@pytest.mark.parametrize(
    "slip", ["tomb-for-extinction", "response-two-away", "earth-tomb-settled", "returning-soul-world"]
)
def test_telling_days_stand_for_sixty(slip: str) -> None:
    """入墓 shows a slip on the same hexagrams whether the telling days are looked at or all sixty."""
    skill = SKILLS["tomb.fault"]
    assert slip in {known.id for known in slips_for(skill.id)}
    counted = next(row for row in slips() if row["id"] == slip)["shows"]["tomb.fault"]
    assert counted == sum(any(wrong_cells(SLIPS[slip], one) is not None for one in group) for group in exercises(skill))


def test_the_printed_tables() -> None:
    """Printed, each table names all of its rows."""
    for command, ids in (("skills", SKILLS), ("slips", LIBRARY)):
        ran = hzl(command)
        assert ran.code == 0
        assert all(any(line.startswith(f"{one} ") for line in ran.out.splitlines()) for one in ids)
