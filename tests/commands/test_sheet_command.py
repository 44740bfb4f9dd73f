"""`hzl sheet`: exercises by the seed."""

from __future__ import annotations

import pytest
from hzl_runs import hzl

from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.skill_names import GROUPS
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.space import exercises

LINE = ["code", "skill", "kind", "prompt", "cast", "moment", "params"]


def test_the_same_seed_is_the_same_sheet() -> None:
    """A seed settles the sheet; another seed gives another; the codes of seed 3 stand here for every machine."""
    first = hzl("sheet", "relation", "palace", "-n", "6", "--seed", "3", "--json")
    assert first == hzl("sheet", "relation", "palace", "-n", "6", "--seed", "3", "--json")
    assert first.out != hzl("sheet", "relation", "palace", "-n", "6", "--seed", "4", "--json").out
    assert [line["code"] for line in first.json_lines] == SEED_3


SEED_3 = [
    "relation.line~2331631584",
    "relation.all~2503330100",
    "relation.missing~729158250",
    "relation.changed~3987676840",
    "palace~216943801",
    "relation.line~3528598542",
]


def test_company_changes_nothing() -> None:
    """The exercises of a skill are the same whatever stands beside it on the sheet."""
    alone = [line["code"] for line in hzl("sheet", "body", "-n", "3", "--seed", "9", "--json").json_lines]
    mixed = hzl("sheet", "palace", "body", "-n", "6", "--seed", "9", "--json").json_lines
    assert [line["code"] for line in mixed if line["skill"] == "body"] == alone


def test_lines_of_json() -> None:
    """Every line has the keys of the contract, its code gives the exercise again, and no key is told unasked."""
    for line in hzl("sheet", "-n", str(len(SKILLS)), "--seed", "1", "--json").json_lines:
        assert list(line) == LINE
        exercise = exercise_of(line["code"])
        assert line["skill"] == exercise.skill.id
        assert line["cast"] == (str(exercise.cast) if exercise.cast else None)
        assert ":" not in line["kind"]
        assert {name: str(value) for name, value in line["params"].items()} == exercise.params
        assert all(isinstance(value, int) == (name == "line") for name, value in line["params"].items())
        assert line["prompt"]


def test_all_skills_in_turn() -> None:
    """Without a skill the sheet goes through all of them, in the order of the table."""
    lines = hzl("sheet", "-n", str(len(SKILLS)), "--seed", "1", "--json").json_lines
    assert [line["skill"] for line in lines] == list(SKILLS)
    assert len(hzl("sheet", "--seed", "1", "--json").json_lines) == 10


def test_a_group_stands_for_its_skills() -> None:
    """A group's name means its skills, each once, even when one is named besides."""
    lines = hzl("sheet", "relation", "relation.all", "-n", "8", "--seed", "1", "--json").json_lines
    assert [line["skill"] for line in lines] == [*GROUPS["relation"], *GROUPS["relation"]]


def test_the_moment_of_a_sheet() -> None:
    """A question with a day carries the moment as a chart does; others carry null."""
    lines = hzl("sheet", "tomb.fault", "palace", "-n", "2", "--seed", "1", "--json").json_lines
    moment = lines[0]["moment"]
    assert list(moment) == ["year", "month", "day", "hour", "season", "void"]
    assert moment["day"] == lines[0]["params"]["day"]
    assert lines[1]["moment"] is None


def test_the_key() -> None:
    """With `--key` every line has key and derivation too, and the key is what the judge holds right."""
    for line in hzl("sheet", "-n", "28", "--seed", "5", "--key", "--json").json_lines:
        assert list(line) == [*LINE, "key", "derivation"]
        assert line["key"] == exercise_of(line["code"]).key
        assert hzl("judge", line["code"], line["key"], "--json").json["verdict"] == "right"
        assert line["derivation"]


@pytest.mark.parametrize("skill", ["palace", "number", "tomb.element", "season.state"])
def test_nothing_comes_twice(skill: str) -> None:
    """As many exercises as there are come without a repeat; then all of them come again."""
    total = sum(map(len, exercises(SKILLS[skill]))) // (2 if skill == "tomb.element" else 1)
    lines = hzl("sheet", skill, "-n", str(2 * total), "--seed", "2", "--json").json_lines
    resolved = [exercise_of(line["code"]).resolved for line in lines]
    assert len(set(resolved[:total])) == total
    assert sorted(resolved[total:]) == sorted(resolved[:total])


def test_another_school_is_in_the_code() -> None:
    """By another school's rules the code names the chart and the school, so that it is judged by them."""
    lines = hzl(
        "sheet",
        "tomb.line",
        "hidden.all",
        "-n",
        "6",
        "--seed",
        "1",
        "--earth-tomb",
        "戌",
        "--hidden",
        "missing",
        "--key",
        "--json",
    ).json_lines
    for line in lines:
        assert "@" in line["code"]
        assert exercise_of(line["code"]).key == line["key"]
    assert {line["params"].get("school", line["params"].get("hidden")) for line in lines} == {"火土同", "missing"}


def test_the_printed_sheet() -> None:
    """On paper the questions are numbered and have their codes; the key stands below only when asked for."""
    ran = hzl("sheet", "relation.all", "-n", "3", "--seed", "7")
    codes = [line["code"] for line in hzl("sheet", "relation.all", "-n", "3", "--seed", "7", "--json").json_lines]
    for number, code in enumerate(codes, 1):
        assert f"{number}. " in ran.out
        assert code in ran.out
        assert exercise_of(code).key not in ran.out
        assert exercise_of(code).key in hzl("sheet", "relation.all", "-n", "3", "--seed", "7", "--key").out


def test_a_sheet_without_a_seed_can_be_had_again() -> None:
    """A sheet with a fresh seed tells it, and the seed gives the sheet again."""
    ran = hzl("sheet", "palace", "-n", "2")
    seed = ran.out.splitlines()[0].split()[-1]
    assert hzl("sheet", "palace", "-n", "2", "--seed", seed).out == ran.out
