"""What the rules of §17–27 stand on: what moves and into what it turns, who is bound to whom, what the day does."""

from __future__ import annotations

from hzl_tutor.book.grounds import Grounds
from hzl_tutor.book.rule import Lines
from hzl_tutor.engine import LINES, Branch, Element, NoSuchCellError, Relation, Stage, Tie, cell

ACTS: dict[Relation, str] = {Relation.PARENT: "生", Relation.OFFICER: "克"}
"""What a phase does to another, by what it is to it."""


class Turning(Grounds):
    """Supports of §17–27. Every ``line`` argument counts from 1 at the bottom."""

    @cell("§27", dated=True)
    def year(self) -> Branch:
        """太岁: the branch of the year. Raises NoSuchCellError when the year is not known."""
        year = self._when("year").year
        if not year:
            raise NoSuchCellError("year", "year")
        return Branch(year[-1])

    @cell("§17", moves=True)
    def moved(self, relation: Relation) -> Lines:
        """The lines that move and have a relation."""
        return tuple(line for line in self.movers() if self.relation(line) == relation)

    @cell("§18", moves=True)
    def turned(self, line: int) -> tuple[Relation, Relation] | None:
        """X化Y: the relation of a moving line and the one it turns into; None for a line that does not move."""
        changed = self.changed_relation(line)
        return (self.relation(line), changed) if changed else None

    @cell("§25", moves=True)
    def turning_into(self, relation: Relation) -> Lines:
        """The moving lines that turn into a relation, counted from the original palace."""
        return tuple(line for line in self.movers() if self.changed_relation(line) == relation)

    @cell("动止章", moves=True)
    def upon_world(self, line: int) -> tuple[str, ...]:
        """What a changed line does to 世: 生 or 克 by its phase, 合冲刑害 by its branch; nothing where it does not move."""
        changed, phase = self.changed(line), self.changed_element(line)
        if changed is None or phase is None:
            return ()
        world = self.world()
        act = ACTS.get(self.kin(self.element(world), phase))
        return ((act,) if act else ()) + tuple(map(str, self.ties_of(changed.branch, self.ganzhi(world).branch)))

    @cell("动止章", dated=True)
    def day_stage(self, element: Element) -> Stage:
        """Which of the twelve stages the day is for a phase."""
        return self.stage_of(element, self.day().branch)

    @cell("动止章", dated=True)
    def day_clashes(self, line: int) -> bool:
        """冲: whether the day's branch is opposite that of a visible line."""
        return Tie.CLASH in self.ties_of(self.ganzhi(line).branch, self.day().branch)

    @cell("§25")
    def joined(self, relation: Relation, other: Relation) -> Lines:
        """The visible lines of two relations that are in 六合 with one another."""
        pairs = [
            (first, second)
            for first in self.visible(relation)
            for second in self.visible(other)
            if Tie.COMBINE in self.ties_of(self.ganzhi(first).branch, self.ganzhi(second).branch)
        ]
        return tuple(line for line in LINES if any(line in pair for pair in pairs))

    @cell("占婢妾")
    def hurting(self, line: int) -> Lines:
        """刑害: the other visible lines whose branch punishes or harms that of a line."""
        branch = self.ganzhi(line).branch
        return tuple(
            other
            for other in LINES
            if other != line and {Tie.PUNISH, Tie.HARM} & {*self.ties_of(self.ganzhi(other).branch, branch)}
        )

    def _alone(self, relation: Relation) -> Lines:
        """The line that moves alone, where it has a relation."""
        solo = self.solo()
        return (solo,) if solo and self.relation(solo) == relation else ()

    def _about(self, *topics: str) -> bool:
        """Whether one of these is asked about."""
        return self.topic() in topics
