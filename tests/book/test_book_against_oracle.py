"""§8–16 against a second account of them, written from the chart objects of the oracle and not from this program's cells."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import oracle
import pytest
from oracle import Json

from hzl_tutor.book import RULES, read_chart
from hzl_tutor.engine import HEXAGRAMS, dress, make_moment, parse_cast

MONTHS = "寅巳申亥"
DAYS = [oracle.SIXTY[number * 7 % 60] for number in range(24)]
"""Twenty-four days with every branch twice, from all six decades; with the four months every phase meets every state."""


class Chart:
    """A dated chart object of the oracle, with the words of the conditions."""

    def __init__(self, cast: str, month: str, day: str) -> None:
        self.object: Json = oracle.chart_object(cast, month, day)
        self.rows: list[Json] = self.object["lines"]
        self.world, self.response = self.object["world"], self.object["response"]
        self.day = day
        self.on_world = self.rows[self.world - 1]

    def under(self, relation: str, over: str) -> list[int]:
        """X伏Y: the lines."""
        return [
            row["position"]
            for row in self.rows
            if row["hidden"]["relation"] == relation and row["relation"] == over and not row["own"]
        ]

    def strong(self, relation: str) -> bool:
        """旺 or 相."""
        return next(r["hidden"]["season"] for r in self.rows if r["hidden"]["relation"] == relation) in "旺相"

    def drawn(self, relation: str) -> bool:
        """透出."""
        return any(
            row["hidden"]["relation"] == relation and row["hidden"]["ganzhi"][1] == self.day[1] for row in self.rows
        )

    def day_is(self, relation: str) -> bool:
        """值日."""
        return oracle.relate(self.object["element"], oracle.branch_element(self.day[1])) == relation

    def holds(self, relation: str) -> bool:
        """持世."""
        return bool(self.on_world["relation"] == relation)

    def seen(self, relation: str) -> int:
        """How many visible lines have a relation."""
        return sum(row["relation"] == relation for row in self.rows)

    def ends(self, relation: str) -> bool:
        """Whether 世 or 应 has a relation."""
        return self.holds(relation) or self.rows[self.response - 1]["relation"] == relation


def when(lines: list[int], condition: bool) -> list[int]:
    """The lines where a condition holds besides."""
    return lines if condition else []


def at_world(chart: Chart, lines: list[int], condition: bool = True) -> list[int]:
    """世 alone, where it is among the lines and a condition holds besides."""
    return [chart.world] if chart.world in lines and condition else []


P, B, F, W, G = "父母", "兄弟", "子孙", "妻财", "官鬼"
ACCOUNT: dict[str, Callable[[Chart], list[int]]] = {
    "S08.R1": lambda c: c.under(W, G),
    "S08.R2": lambda c: when(c.under(W, G), c.strong(F) and (c.drawn(F) or c.holds(F))),
    "S08.R3": lambda c: when(c.under(W, G), c.day_is(F)),
    "S08.R4": lambda c: when(c.under(W, G), c.day_is(W)),
    "S09.R1": lambda c: c.under(W, B),
    "S09.R2": lambda c: at_world(c, c.under(W, B), c.strong(W)),
    "S10.R1": lambda c: when(c.under(W, P), c.strong(W)),
    "S10.R2": lambda c: when(c.under(W, F), c.strong(W) and not c.ends(P)),
    "S10.R3": lambda c: when(c.under(W, F), c.strong(F) and c.ends(P)),
    "S11.R1": lambda c: c.under(G, B),
    "S11.R2": lambda c: when(
        c.under(G, B), c.strong(G) and c.drawn(G) and (c.holds(G) or c.on_world["hidden"]["relation"] == G)
    ),
    "S11.R3": lambda c: when(c.under(G, B), c.seen(G) > 1 and c.strong(G) and c.holds(G) and c.day_is(G)),
    "S12.R1": lambda c: c.under(G, W),
    "S12.R2": lambda c: when(c.under(G, W), c.strong(G) and (c.world in c.under(G, W) or c.drawn(G) or c.day_is(P))),
    "S13.R1": lambda c: when(c.under(G, P), c.world in c.under(G, P) or c.strong(G) or c.day_is(P)),
    "S13.R2": lambda c: when(c.under(G, P), c.world not in c.under(G, P)),
    "S13.R3": lambda c: [c.world] if c.under(G, P) and c.holds(W) else [],
    "S14.R1": lambda c: c.under(G, F),
    "S14.R2": lambda c: when(c.under(G, F), c.strong(G) and (c.drawn(G) or c.day_is(G))),
    "S14.R4": lambda c: at_world(c, c.under(G, F), c.strong(G) and not c.strong(F) and c.on_world["void"]),
    "S14.R5": lambda c: [
        line for line in c.under(G, F) if c.strong(F) and not c.strong(G) and c.rows[line - 1]["hidden"]["void"]
    ],
    "S15.R1": lambda c: c.under(G, G),
    "S15.R2": lambda c: when(c.under(G, G), c.strong(G)),
    "S16.R1": lambda c: [] if c.holds(B) else [c.world],
    "S16.R2": lambda c: [c.world] if c.object["trine"] else [],
    "S16.R3": lambda c: [c.world] if c.object["trine"] and c.object["trine"]["available"] else [],
    "S16.R4": lambda c: [c.world] if c.object["trine"] and not c.object["trine"]["available"] else [],
}
"""The conditions of §8–16 that need neither moving lines nor a question."""


@pytest.mark.parametrize("month", MONTHS)
def test_both_accounts_agree(month: str) -> None:
    """On all 64 hexagrams in every season, on twenty-four days, each condition rests on the same lines in both accounts."""
    for hexagram, day in product(HEXAGRAMS, DAYS):
        cast = parse_cast(hexagram.bits)
        ours = read_chart(dress(cast, make_moment(month=month, day=day)))
        theirs = Chart(str(cast), month, day)
        for rule_id, account in ACCOUNT.items():
            lines = ours.value((RULES[rule_id].cell,))
            assert list(lines) == account(theirs), f"{rule_id} {hexagram.name} {month}月{day}日"


def test_every_account_holds_somewhere() -> None:
    """None of the conditions is one that no chart meets, or that all meet, on these days."""
    met: dict[str, set[bool]] = {rule_id: set() for rule_id in ACCOUNT}
    for hexagram, day, month in product(HEXAGRAMS, DAYS, MONTHS):
        chart = Chart(str(parse_cast(hexagram.bits)), month, day)
        for rule_id, account in ACCOUNT.items():
            met[rule_id].add(bool(account(chart)))
    assert all(both == {True, False} for both in met.values()), met
