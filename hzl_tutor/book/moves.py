"""§4–5: one line moving and several, and what 世 and 应 do to each other."""

from __future__ import annotations

from hzl_tutor.book.grounds import STRONG, Grounds
from hzl_tutor.book.rule import Kind, Lines, Rule, rule, told
from hzl_tutor.engine import LINES, Element, Relation, State, Tie, cell

_J = Kind.JUDGEMENT
_RANK = tuple(State)

TOLD: tuple[Rule, ...] = (
    told("S05.R4", Kind.DERIVATION, "世爻乃我家情由，应爻为彼之事理", example="姤", cells="world response"),
)


class Moves(Grounds):
    """§4–5, one condition a rule."""

    @cell("§4", moves=True)
    def scattered(self) -> bool:
        """乱动: two lines or more move. The book gives no number, so that two is a borderline case."""
        return len(self.movers()) >= 2

    @cell("§4", moves=True)
    def clearly_scattered(self) -> bool:
        """Whether so many lines move, three or more, that nobody would say otherwise."""
        return len(self.movers()) >= 3

    @cell("§4", dated=True)
    def strongest(self) -> Lines:
        """The visible lines with the best state in the month; the book does not say what breaks a tie."""
        states = {line: _RANK.index(self.state(line)) for line in LINES}
        best = min(states.values())
        return tuple(line for line in LINES if states[line] == best)

    @cell("§4", moves=True, dated=True)
    def one_strongest(self) -> bool:
        """Whether several lines clearly move and one visible line is stronger than all others."""
        return self.clearly_scattered() and len(self.strongest()) == 1

    @cell("§4", moves=True)
    def disturbers(self) -> Lines:
        """Moving lines, 世 apart, that clash with or control what lies under 世."""
        world = self.world()
        hidden, phase = self.hidden(world), self.hidden_element(world)
        if hidden is None or phase is None:
            return ()
        others = [line for line in self.movers() if line != world]
        return tuple(
            line
            for line in others
            if self.kin(phase, self.element(line)) == Relation.OFFICER
            or Tie.CLASH in self.ties_of(self.ganzhi(line).branch, hidden.branch)
        )

    @cell("§5")
    def tomb_agreed(self) -> bool:
        """Whether all schools have the same tomb for 世: they part over earth."""
        return self.element(self.world()) != Element.EARTH

    @rule("S04.R1", _J, "独发易取，乱动难寻", needs="moving", example="姤之乾")
    def s04_r1(self) -> Lines:
        """One line moves: it is judged by that line."""
        solo = self.solo()
        return (solo,) if solo else ()

    @rule(
        "S04.R2",
        _J,
        "一看世上旁爻生财旺相，忌应爻克世",
        needs="moving month",
        example="家人之乾",
        graded=False,
    )
    def s04_r2(self) -> Lines:
        """Several move: 世 is 财, or 子孙 that generates it (生财 can be read both ways), 旺相, and 应 does not control it."""
        world = self.world()
        if not self.scattered() or self.relation(world) not in (Relation.WEALTH, Relation.OFFSPRING):
            return ()
        if self.controls(self.response(), world):
            return ()
        return (world,) if self.state(world) in STRONG else ()

    @rule(
        "S04.R3",
        _J,
        "二看世下亲爻财官喜静",
        needs="moving",
        example="遁之乾",
        asked_when="clearly_scattered",
    )
    def s04_r3(self) -> Lines:
        """Several move: 财 or 官 lies under 世, and no other moving line clashes with it or controls it."""
        world = self.world()
        if not self.scattered() or self.hidden_relation(world) not in (Relation.WEALTH, Relation.OFFICER):
            return ()
        return () if self.disturbers() else (world,)

    @rule("S04.R4", _J, "三看何爻最旺为用神", needs="moving month", example="姤之恒", asked_when="one_strongest")
    def s04_r4(self) -> Lines:
        """Several move: the strongest line is taken for 用, all of them where several are as strong."""
        return self.strongest() if self.scattered() else ()

    @rule("S04.R5", Kind.TIMING, "四看独发之爻，旺相最急，休囚事慢", needs="moving month", example="姤之乾")
    def s04_r5(self) -> Lines:
        """One line moves: its state says how fast. The text has it among 乱动, where no line moves alone."""
        solo = self.solo()
        return (solo,) if solo and self.state(solo) else ()

    @rule("S04.R6", _J, "盖旁爻无财，官便去搜寻伏神之财官", example="大有")
    def s04_r6(self) -> Lines:
        """世 is neither 财 nor 官: these are looked for beneath it."""
        world = self.world()
        return (world,) if self.relation(world) not in (Relation.WEALTH, Relation.OFFICER) else ()

    @rule("S04.R7", _J, "官用，官鬼为主", needs="moving month matter asker", example="姤之鼎")
    def s04_r7(self) -> Lines:
        """A public matter: 官 hidden and 旺相 while a moving line generates 世; or 父 in sight moves and generates 世."""
        if self.use() != Relation.OFFICER:
            return ()
        feeding = self.moves_for_world()
        if feeding and self.laid(Relation.OFFICER) and self.strong(Relation.OFFICER):
            return feeding
        return tuple(line for line in feeding if self.relation(line) == Relation.PARENT)

    @rule("S04.R8", _J, "私用，妻财为主", needs="moving month matter asker", example="姤之鼎")
    def s04_r8(self) -> Lines:
        """A private matter: 财 hidden elsewhere than under 鬼 and 旺相 while a moving line generates 世; or 子孙 moves, 旺相.

        Not where 财 itself is in sight and moves.
        """
        if self.use() != Relation.WEALTH or any(self.relation(line) == Relation.WEALTH for line in self.movers()):
            return ()
        laid = set(self.laid(Relation.WEALTH)) - set(self.beneath(Relation.WEALTH, Relation.OFFICER))
        feeding = self.moves_for_world()
        if feeding and laid and self.strong(Relation.WEALTH):
            return feeding
        helping = tuple(line for line in self.movers() if self.relation(line) == Relation.OFFSPRING)
        return helping if helping and self.strong(Relation.OFFSPRING) else ()

    @rule("S04.R9", _J, "凡财官乘旺相，俱动，公私两用皆可成", needs="moving month", example="否之家人")
    def s04_r9(self) -> Lines:
        """财 and 官 both move, both 旺相."""
        moved = {line: self.relation(line) for line in self.movers()}
        if not {Relation.WEALTH, Relation.OFFICER} <= set(moved.values()):
            return ()
        if not self.strong(Relation.WEALTH) or not self.strong(Relation.OFFICER):
            return ()
        return tuple(line for line, kin in moved.items() if kin in (Relation.WEALTH, Relation.OFFICER))

    @rule(
        "S04.R10",
        _J,
        "若发动，却要生世之爻为用神，又不专泥旺相爻也",
        needs="moving",
        example="姤之鼎",
        asked_when="clearly_scattered",
    )
    def s04_r10(self) -> Lines:
        """Several move: of these the line that generates 世 is taken for 用."""
        return self.moves_for_world() if self.scattered() else ()

    @rule("S05.R1", _J, "占财，子孙旺相，妻财持世", needs="month matter asker", example="恒")
    def s05_r1(self) -> Lines:
        """用 on 世, 旺相, and its helper 旺相 too."""
        use, helper, world = self.use(), self.helper(), self.world()
        if not use or not helper or self.relation(world) != use:
            return ()
        return (world,) if self.strong(use) and self.strong(helper) else ()

    @rule("S05.R2", _J, "不克辅爻耳", needs="moving matter asker", worsens="S05.R1", example="姤之鼎")
    def s05_r2(self) -> Lines:
        """应 or a moving line controls 辅."""
        helper = self.helper()
        if helper is None:
            return ()
        return tuple(sorted({*self.moves_against(helper), *(set(self.ends_against(helper)) & {self.response()})}))

    @rule(
        "S05.R3",
        _J,
        "若应又是世之墓，动又是世之墓，皆不中矣",
        needs="moving matter asker",
        worsens="S05.R1",
        example="震",
        asked_when="tomb_agreed",
    )
    def s05_r3(self) -> Lines:
        """用 on 世, and 应 or a moving line is its tomb."""
        world, use = self.world(), self.use()
        if not use or self.relation(world) != use:
            return ()
        tomb = self.tomb(world)
        near = {self.response(), *self.movers()} - {world}
        return tuple(line for line in sorted(near) if self.ganzhi(line).branch == tomb)
