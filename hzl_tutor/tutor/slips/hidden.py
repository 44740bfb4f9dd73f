"""Slips about the hidden layer and 卦身."""

from __future__ import annotations

from hzl_tutor.engine import Branch, Ganzhi, HuoZhuLin, Key, Relation, cell
from hzl_tutor.engine.schools import HiddenWhenMissing
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.slips.base import Cells, Slip


class HiddenFromOpposite(HuoZhuLin):
    """The hidden lines of the opposite palace, as 《卜筮元龟》 has them for pure and 归魂 hexagrams."""

    @cell("卜筮元龟")
    def hidden(self, line: int) -> Ganzhi | None:
        """The line of the opposite palace's pure hexagram."""
        return self.pure(self.palace().opposite, line)


class HiddenFromTrigram(HuoZhuLin):
    """The hidden lines of the upper trigram's pure hexagram, the palace not looked for."""

    @cell("§2")
    def hidden(self, line: int) -> Ganzhi | None:
        """The line of the pure hexagram of the upper trigram."""
        return self.pure(self.upper(), line)


class HiddenFromLowerTrigram(HuoZhuLin):
    """The hidden lines of the lower trigram's pure hexagram, the palace not looked for."""

    @cell("§2")
    def hidden(self, line: int) -> Ganzhi | None:
        """The line of the pure hexagram of the lower trigram."""
        return self.pure(self.lower(), line)


class HiddenByFlying(HuoZhuLin):
    """A hidden line's relation counted from the line on top of it."""

    @cell("§2")
    def hidden_relation(self, line: int) -> Relation | None:
        """The relation to the phase of the visible line."""
        element = self.hidden_element(line)
        return self.kin(self.element(line), element) if element else None


class HiddenByWorld(HuoZhuLin):
    """A hidden line's relation counted from the 世 line."""

    @cell("§2")
    def hidden_relation(self, line: int) -> Relation | None:
        """The relation to the phase of the line 世 stands on."""
        element = self.hidden_element(line)
        return self.kin(self.element(self.world()), element) if element else None


class BodyFromZi(HuoZhuLin):
    """卦身 always counted from 子."""

    @cell("§2")
    def body(self) -> Branch:
        """From 子 on line 1 up to 世."""
        return self.branch_after(Branch.ZI, self.world() - 1)


class BodyFromYin(HuoZhuLin):
    """卦身 counted from 寅 as the first month."""

    @cell("§2")
    def body(self) -> Branch:
        """From 寅 (yang) or 申 (yin) on line 1 up to 世."""
        return self.branch_after(Branch.YIN if self.yang(self.world()) else Branch.SHEN, self.world() - 1)


class BodyByPalace(HuoZhuLin):
    """卦身's start chosen by the palace being yang or yin, not by the 世 line."""

    @cell("§2")
    def body(self) -> Branch:
        """From 子 in yang palaces, 午 in yin ones."""
        return self.branch_after(Branch.ZI if self.palace().yang else Branch.WU, self.world() - 1)


class BodyOneOff(HuoZhuLin):
    """卦身 with 世's line counted once too often."""

    @cell("§2")
    def body(self) -> Branch:
        """One branch past the right one."""
        return self.branch_after(super().body(), 1)


class BodyAlternate(HuoZhuLin):
    """卦身 counted along every second branch, like 纳甲."""

    @cell("§2")
    def body(self) -> Branch:
        """From 子 or 午 on line 1 up to 世, two branches a line."""
        start = Branch.ZI if self.yang(self.world()) else Branch.WU
        return self.branch_after(start, 2 * (self.world() - 1))


class BodyIsWorldBranch(HuoZhuLin):
    """世's own branch given for 卦身."""

    @cell("§2")
    def body(self) -> Branch:
        """The branch of the line 世 stands on."""
        return self.ganzhi(self.world()).branch


class BodyIsWorldBody(HuoZhuLin):
    """世身 (子午世→初, 丑未→二 …) given for 卦身."""

    @cell("卜筮元龟")
    def body(self) -> Branch:
        """The branch of the line on which 世身 falls."""
        place = list(Branch).index(self.ganzhi(self.world()).branch) % 6
        return self.ganzhi(place + 1).branch


ABOVE: dict[str, str] = {"hidden": "ganzhi", "hidden_relation": "relation"}
"""What stands on top of each cell of the hidden layer."""


def _above(exercise: Exercise, keys: tuple[Key, ...]) -> tuple[Key, ...]:
    """Asked for what lies beneath, somebody looks at what stands on top."""
    return tuple((ABOVE.get(name, name), *rest) for name, *rest in keys)


def _pair_reversed(exercise: Exercise, keys: tuple[Key, ...]) -> tuple[Key, ...]:
    """Asked which relation is on top, somebody reads 财伏鬼 the other way round and gives the one beneath."""
    return tuple(("hidden_relation" if name == "home" else name, *rest) for name, *rest in keys)


def _form_reversed(exercise: Exercise, cells: Cells) -> Cells:
    """财伏鬼 written the other way round."""
    return tuple(cell[::-1] for cell in cells) if exercise.skill.id == "clause" else cells


def _must_exist(exercise: Exercise, cells: Cells) -> Cells:
    if exercise.skill.id != "body.lines" or cells:
        return cells
    return (str(exercise.chart.world()),)


def _first_line(exercise: Exercise, cells: Cells) -> Cells:
    return ("1",) if exercise.skill.id == "hidden.where" else cells


_HIDDEN = ("hidden.line",)
_BODY = ("body",)

SLIPS: tuple[Slip, ...] = (
    Slip("hidden-from-opposite-palace", "§2", _HIDDEN, rule=HiddenFromOpposite),
    Slip("hidden-from-trigram", "§2", _HIDDEN, rule=HiddenFromTrigram),
    Slip("hidden-from-trigram-lower", "§2", _HIDDEN, rule=HiddenFromLowerTrigram),
    Slip("hidden-only-missing", "§2", _HIDDEN, rule=HiddenWhenMissing),
    Slip("hidden-judged-by-flying", "§2", ("hidden.relation",), rule=HiddenByFlying),
    Slip("hidden-judged-by-flying-world", "§2", ("hidden.relation",), rule=HiddenByWorld),
    Slip("above-below-world", "§2", ("hidden.line", "hidden.relation"), question=_above),
    Slip("hidden-pair-reversed", "§8", ("hidden.home",), question=_pair_reversed),
    Slip("hidden-pair-reversed-form", "§8", ("clause",), answer=_form_reversed),
    Slip("absent-falls-to-first", "§2", ("hidden.where",), answer=_first_line),
    Slip("body-start-zi", "§2", _BODY, rule=BodyFromZi),
    Slip("body-start-yin-month", "§2", _BODY, rule=BodyFromYin),
    Slip("body-start-palace", "§2", _BODY, rule=BodyByPalace),
    Slip("body-start-off-by-one", "§2", _BODY, rule=BodyOneOff),
    Slip("body-alternate-branches", "§2", _BODY, rule=BodyAlternate),
    Slip("body-as-world-body", "§2", _BODY, rule=BodyIsWorldBody),
    Slip("body-as-world-body-branch", "§2", _BODY, rule=BodyIsWorldBranch),
    Slip("body-must-exist", "§2", ("body.lines",), answer=_must_exist),
)
