"""Cells that put what the book reads into one answer: the form 财伏鬼, what the day does to a hidden line, what moves alone.

They exist so that the book's rules can be asked about; what they read are the cells that the rules themselves rest on.
"""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Lines
from hzl_tutor.engine import Relation, cell

SHORT: dict[Relation, str] = {
    Relation.PARENT: "父",
    Relation.SIBLING: "兄",
    Relation.OFFSPRING: "子",
    Relation.WEALTH: "财",
    Relation.OFFICER: "鬼",
}
"""The one word by which the book calls a relation."""

FORMS: tuple[str, ...] = tuple(f"{under}伏{over}" for under in SHORT.values() for over in SHORT.values())
"""X伏Y: the first lies beneath, the second stands on top (§8–15)."""

TURNS: tuple[str, ...] = tuple(f"{first}化{then}" for first in SHORT.values() for then in SHORT.values())
"""X化Y: a moving line and what it becomes, both seen from the original palace (§25附)."""

OUTINGS: tuple[str, ...] = ("透出", "合出")
"""What the day may do to a hidden line: stand on its branch (§7), or on the one it combines with (§27)."""

AIDS: tuple[str, ...] = ("旺相", "持世", "伏世下", "透出", "值日")
"""What a clause may ask of a relation: in season (§3), on 世 (§5), under 世 (§7), drawn out (§7), the day's own kin (§8)."""


class Questions(Grounds):
    """Grounds, gathered into answers."""

    @cell("§8–15")
    def form(self, line: int) -> str | None:
        """财伏鬼: which relation lies under which on a line; None where nothing lies beneath."""
        beneath = self.hidden_relation(line)
        return f"{SHORT[beneath]}伏{SHORT[self.home(line)]}" if beneath else None

    @cell("§25附", moves=True)
    def turning(self, line: int) -> str | None:
        """财化鬼: what a moving line is and what it becomes, from the original palace; None for a line at rest."""
        changed = self.changed_relation(line)
        return f"{SHORT[self.relation(line)]}化{SHORT[changed]}" if changed else None

    @cell("§7", dated=True)
    def outing(self, line: int) -> str | None:
        """透出, 合出, or None: what the day's branch does to the hidden line."""
        if self.drawn_out(line):
            return OUTINGS[0]
        return OUTINGS[1] if self.joined_out(line) else None

    @cell("§4", moves=True)
    def solo_relation(self) -> Relation | None:
        """六亲 of the one line that moves; None where none does, or several."""
        line = self.solo()
        return self.relation(line) if line else None

    @cell("§7", dated=True)
    def aids(self, relation: Relation) -> tuple[str, ...]:
        """Which of :data:`AIDS` a relation has, in their order."""
        return self.aids_if(relation, drawn=bool(self.drawn(relation)))

    def aids_if(self, relation: Relation, *, drawn: bool) -> tuple[str, ...]:
        """The aids of a relation, given whether it is drawn out."""
        world = self.world()
        having = (
            self.strong(relation),
            self.relation(world) == relation,
            world in self.laid(relation),
            drawn,
            self.day_kin() == relation,
        )
        return tuple(aid for aid, has in zip(AIDS, having, strict=True) if has)

    @cell("§1–27", moves=True, dated=True)
    def lines_of(self, rule_id: str) -> Lines:
        """The lines on which a rule holds. Raises NoSuchCellError when it has no condition, or something is not known."""
        found: Lines = self.value((rule_id.lower().replace(".", "_"),))
        return found

    @cell("§1–27", moves=True, dated=True)
    def holds(self, rule_id: str) -> bool:
        """Whether a rule holds at all."""
        return bool(self.lines_of(rule_id))

    @cell("§1–27", moves=True, dated=True)
    def eased(self, rule_id: str) -> tuple[int, ...]:
        """Which of the rules that ease this one hold, by their number (from 1) among all that ease it."""
        from hzl_tutor.book.reading import RULES  # the catalogue is made from this class

        return tuple(n for n, easing in enumerate(RULES[rule_id].eased_by, 1) if self.holds(easing))
