"""The rules that need no cast: stages and tombs, season states, void, spirits, ties, numbers, 纳音 (§1, §3, §5, §16)."""

from __future__ import annotations

from hzl_tutor.engine.branches import TRINES, Tie, combining, ties
from hzl_tutor.engine.cells import Chart, cell
from hzl_tutor.engine.choices import EarthSchool
from hzl_tutor.engine.elements import NUMBERS, Element, Relation, State, relate, state_in
from hzl_tutor.engine.ganzhi import BRANCH_ELEMENT, BRANCH_PLACE, BRANCHES, Branch, Ganzhi, Stem, void_of
from hzl_tutor.engine.seasons import SEASON_ELEMENT, Season, Spirit, first_spirit, season_of, spirit_at
from hzl_tutor.engine.stages import Stage, birthplace, branch_at, stage_at
from hzl_tutor.engine.trigrams import BY_BITS, NAJIA, Trigram, najia_branch


class Tables(Chart):
    """Cells of the plain tables, so that a school or a slip can change them like any other rule."""

    @cell("§1")
    def trigram_of(self, lines: str) -> Trigram:
        """The trigram of three lines, the lowest first: 1 yang, 0 yin."""
        return BY_BITS[lines]

    @cell("§1")
    def branch_element(self, branch: Branch) -> Element:
        """The phase of a branch: 寅卯木 巳午火 申酉金 亥子水 辰戌丑未土."""
        return BRANCH_ELEMENT[branch]

    @cell("§2")
    def of_kin(self, me: Element, relation: Relation) -> Element:
        """The phase that is a given relation to ``me``: what generates me for 父母, and so on."""
        return next(other for other in Element if self.kin(me, other) is relation)

    @cell("§1")
    def stem_of(self, trigram: Trigram, line: int) -> Stem:
        """纳甲: the stem that a trigram gives a line; 乾 and 坤 change stems outside."""
        row = NAJIA[trigram]
        return row.inner_stem if line <= 3 else row.outer_stem

    @cell("§1")
    def branch_of(self, trigram: Trigram, line: int) -> Branch:
        """纳甲: the branch that a trigram gives a line, every second one, forward in yang trigrams, backward in yin."""
        row = NAJIA[trigram]
        start = row.inner_branch if line <= 3 else row.outer_branch
        return najia_branch(start, (line - 1) % 3, forward=trigram.yang)

    @cell("§1")
    def pure(self, trigram: Trigram, line: int) -> Ganzhi:
        """The 干支 that a trigram's pure hexagram has on a line."""
        return Ganzhi(self.stem_of(trigram, line), self.branch_of(trigram, line))

    @cell("§2")
    def phase_of(self, ganzhi: Ganzhi) -> Element:
        """The phase of a 干支: its branch's, as §2 takes it for the relations."""
        return BRANCH_ELEMENT[ganzhi.branch]

    @cell("§2")
    def kin(self, me: Element, other: Element) -> Relation:
        """六亲 of one phase to another: 同我兄弟 我生子孙 我克妻财 克我官鬼 生我父母."""
        return relate(me, other)

    @cell("§2")
    def branch_after(self, start: Branch, count: int) -> Branch:
        """The branch ``count`` places after ``start``, one at a time."""
        return BRANCHES[(BRANCH_PLACE[start] + count) % 12]

    @cell("§5")
    def birthplace(self, element: Element) -> Branch:
        """长生 of a phase; earth goes with water (the other school: with fire)."""
        return birthplace(element, EarthSchool.WITH_WATER)

    @cell("§5")
    def stage_of(self, element: Element, branch: Branch) -> Stage:
        """Which of the twelve stages a branch is for a phase."""
        return stage_at(self.birthplace(element), branch)

    @cell("§5")
    def tomb_of(self, element: Element) -> Branch:
        """墓: 木未 火戌 金丑 水辰; earth by school."""
        return branch_at(self.birthplace(element), Stage.TOMB)

    @cell("动止章")
    def extinction_of(self, element: Element) -> Branch:
        """绝: 木申 火亥 金寅 水巳; earth by school."""
        return branch_at(self.birthplace(element), Stage.EXTINCTION)

    @cell("§3")
    def season_of(self, month: Branch) -> Season:
        """The season of a month."""
        return season_of(month)

    @cell("§3")
    def ruler_of(self, month: Branch) -> Element:
        """The phase in command in a month."""
        return SEASON_ELEMENT[self.season_of(month)]

    @cell("§3")
    def state_of(self, element: Element, month: Branch) -> State:
        """旺相休囚死 of a phase in a month."""
        return state_in(self.ruler_of(month), element)

    @cell("§2")
    def void_pair(self, day: Ganzhi) -> tuple[Branch, ...]:
        """旬空 of a day: two branches, in the order of the twelve."""
        return void_of(day) or ()

    @cell("§16")
    def ties_of(self, first: Branch, second: Branch) -> tuple[Tie, ...]:
        """合冲刑害 between two branches, all that hold."""
        return ties(first, second)

    @cell("§25")
    def combined(self, branch: Branch) -> tuple[Branch, Branch]:
        """六合: a branch and the one it combines with (午 and 未)."""
        return (branch, combining(branch))

    @cell("§16")
    def trine_members(self, element: Element) -> tuple[Branch, ...]:
        """The three branches of a phase's 三合局: birth, peak, tomb."""
        return TRINES[element]

    @cell("§1")
    def nayin_of(self, ganzhi: Ganzhi) -> str:
        """纳音 of one of the sixty; empty for a pair that does not exist."""
        return ganzhi.nayin

    @cell("§1")
    def numbers_of(self, element: Element) -> tuple[int, ...]:
        """类数 of a phase."""
        return NUMBERS[element]

    @cell("later manuals")
    def spirit_on(self, day: Ganzhi, line: int) -> Spirit:
        """六神 on a line, for the stem of a day."""
        return spirit_at(first_spirit(day.stem), line)
