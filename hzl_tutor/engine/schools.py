"""Schools: the places where other books dress a hexagram otherwise, each as a rulebook with one rule changed."""

from __future__ import annotations

from functools import cache

from hzl_tutor.engine.casts import Cast
from hzl_tutor.engine.cells import cell
from hzl_tutor.engine.choices import BOOK, EarthSchool, School
from hzl_tutor.engine.elements import Element
from hzl_tutor.engine.ganzhi import Branch, Ganzhi
from hzl_tutor.engine.huozhulin import HuoZhuLin
from hzl_tutor.engine.moment import Moment
from hzl_tutor.engine.stages import birthplace


class EarthWithFire(HuoZhuLin):
    """火土同: earth is born at 寅 with fire, so its tomb is 戌."""

    @cell("later manuals")
    def birthplace(self, element: Element) -> Branch:
        """长生 of a phase, earth with fire."""
        return birthplace(element, EarthSchool.WITH_FIRE)


class HiddenWhenMissing(HuoZhuLin):
    """《增删卜易》: a line hides something only where a relation is missing from the visible six."""

    @cell("增删卜易")
    def hidden(self, line: int) -> Ganzhi | None:
        """伏神 only of the relations that no visible line has."""
        hidden = self.pure(self.palace(), line)
        return hidden if self.relate_to_me(hidden) in self.missing() else None


class _Both(EarthWithFire, HiddenWhenMissing):
    """Both changes at once."""


_RULEBOOKS: dict[tuple[EarthSchool, str], type[HuoZhuLin]] = {
    (EarthSchool.WITH_WATER, "all"): HuoZhuLin,
    (EarthSchool.WITH_FIRE, "all"): EarthWithFire,
    (EarthSchool.WITH_WATER, "missing"): HiddenWhenMissing,
    (EarthSchool.WITH_FIRE, "missing"): _Both,
}


def rulebook(school: School = BOOK) -> type[HuoZhuLin]:
    """Return the rulebook of a school."""
    return _RULEBOOKS[school.earth, school.hidden]


@cache
def _undated(digits: str, school: School) -> HuoZhuLin:
    return rulebook(school)(Cast(digits))


def dress(cast: Cast, moment: Moment | None = None, school: School = BOOK) -> HuoZhuLin:
    """Dress a cast by a school's rules. Undated charts are shared: asking for the same one twice gives the same chart."""
    return _undated(cast.digits, school) if moment is None else rulebook(school)(cast, moment)
