"""Slips about the cast as seen, the palace, the generation, 世 and 应."""

from __future__ import annotations

from hzl_tutor.engine import Cast, Generation, HuoZhuLin, Key, Trigram, cell
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.slips.base import Cells, Slip


class PalaceFromUpper(HuoZhuLin):
    """上卦当宫: right for the pure ones and up to 三世, wrong for the other thirty-two."""

    @cell("§2")
    def palace(self) -> Trigram:
        """The upper trigram, whatever the generation."""
        return self.upper()


class PalaceFromLower(HuoZhuLin):
    """下卦当宫: right for the pure ones and 归魂 alone."""

    @cell("§2")
    def palace(self) -> Trigram:
        """The lower trigram, whatever the generation."""
        return self.lower()


class ReturningAsThird(HuoZhuLin):
    """归魂 taken for 三世."""

    @cell("§2")
    def generation(self) -> Generation:
        """归魂 read as the third generation, so that the upper trigram is taken for the palace."""
        generation = super().generation()
        return Generation.THIRD if generation is Generation.RETURNING else generation


class OppositeForgotten(HuoZhuLin):
    """四世、五世、游魂: the lower trigram itself taken, not its opposite."""

    @cell("§2")
    def palace(self) -> Trigram:
        """The lower trigram where its opposite is the palace."""
        if self.generation() in (Generation.FOURTH, Generation.FIFTH, Generation.WANDERING):
            return self.lower()
        return super().palace()


class ReturningWorldOnFour(HuoZhuLin):
    """归魂's 世 on line 4."""

    @cell("§2")
    def world(self) -> int:
        """世, with 归魂 on line 4 as if it were 游魂."""
        return 4 if self.generation() is Generation.RETURNING else super().world()


class ReturningWorldOnTop(HuoZhuLin):
    """归魂's 世 on line 6."""

    @cell("§2")
    def world(self) -> int:
        """世, with 归魂 on line 6 as if it were the pure hexagram."""
        return 6 if self.generation() is Generation.RETURNING else super().world()


class WanderingWorldOnTop(HuoZhuLin):
    """游魂's 世 on line 6."""

    @cell("§2")
    def world(self) -> int:
        """世, with 游魂 on line 6, counted on from 五世."""
        return 6 if self.generation() is Generation.WANDERING else super().world()


class WanderingWorldOnFive(HuoZhuLin):
    """游魂's 世 on line 5."""

    @cell("§2")
    def world(self) -> int:
        """世, with 游魂 left on line 5, where 五世 had it."""
        return 5 if self.generation() is Generation.WANDERING else super().world()


class ResponseTwoAway(HuoZhuLin):
    """应 two lines from 世 and not three."""

    @cell("§5")
    def response(self) -> int:
        """应 two places up from 世."""
        return (self.world() + 1) % 6 + 1


def _reversed(cast: Cast) -> Cast:
    return Cast(cast.digits[::-1])


def _each_reversed(cast: Cast) -> Cast:
    return Cast(cast.digits[2::-1] + cast.digits[:2:-1])


def _swapped(cast: Cast) -> Cast:
    return Cast(cast.digits[3:] + cast.digits[:3])


def _from_top_question(exercise: Exercise, keys: tuple[Key, ...]) -> tuple[Key, ...]:
    """One line's cell is looked up on the line that many from the top."""
    if exercise.skill.is_row or "line" not in exercise.values or "ganzhi" in exercise.skill.shown:
        return keys  # where the question prints the line's 干支 nobody looks at another line
    line = exercise.values["line"]
    return tuple((name, *(7 - part if part == line else part for part in rest)) for name, *rest in keys)


def _from_top_answer(exercise: Exercise, cells: Cells) -> Cells:
    """Lines are numbered, and rows written, from the top."""
    kind = exercise.skill.kind
    if exercise.skill.is_row:
        return cells[::-1]
    if kind in ("line", "set:line"):
        return tuple(str(7 - int(cell)) if cell.isdigit() else cell for cell in cells)
    return cells


_BASE = ("generation", "palace")
_LINED = ("najia.line", "najia.all", "relation.all", "world", "response", "body.lines")

SLIPS: tuple[Slip, ...] = (
    Slip("palace-from-upper", "§2", ("palace",), rule=PalaceFromUpper),
    Slip("palace-from-lower", "§2", ("palace",), rule=PalaceFromLower),
    Slip("returning-soul-as-third", "§2", _BASE, rule=ReturningAsThird),
    Slip("opposite-lower-forgotten", "§2", ("palace",), rule=OppositeForgotten),
    Slip("returning-soul-world", "§2", ("world",), rule=ReturningWorldOnFour),
    Slip("returning-soul-world-top", "§2", ("world",), rule=ReturningWorldOnTop),
    Slip("wandering-soul-world", "§2", ("world",), rule=WanderingWorldOnTop),
    Slip("wandering-soul-world-five", "§2", ("world",), rule=WanderingWorldOnFive),
    Slip("response-two-away", "§5", ("response",), rule=ResponseTwoAway),
    Slip("throws-reversed", "§1", (*_BASE, "najia.line"), cast=_reversed),
    Slip("throws-reversed-in-trigrams", "§1", (*_BASE, "najia.line"), cast=_each_reversed),
    Slip("trigrams-swapped", "§1", ("palace", "najia.line"), cast=_swapped),
    Slip("lines-from-top", "§1", _LINED, question=_from_top_question, answer=_from_top_answer),
)
"""The slips of this file; ``lines-from-top`` alters the answer of rows and line numbers, the question of single lines."""
