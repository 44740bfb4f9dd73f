"""装卦: a whole chart built from the bare hexagram, in any order, judged at once or when the learner says so.

Mistakes are taken in the order in which things rest on one another. The first is asked again until it is right; then what
had rightly followed from it is asked for in one cell, and the rest of its row is put right together.
"""

from __future__ import annotations

from hzl_tutor.engine import Cast, HuoZhuLin, Key, Moment, NotationError, School
from hzl_tutor.engine.notation import normal
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.drill import Opener
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import facts
from hzl_tutor.tutor.han import simplified
from hzl_tutor.tutor.learner import Standing
from hzl_tutor.tutor.messages import Derivation, Message, NotUnderstood, Say, ShowChart
from hzl_tutor.tutor.sections import BY_ID, Section, read_entries
from hzl_tutor.tutor.sheet import Review, Sheet
from hzl_tutor.tutor.trail import Trail

AT_ONCE = frozenset({"当场判", "边填边判", "随填随判", "atonce"})
AT_THE_END = frozenset({"最后判", "最后再判", "填完再判", "attheend"})

LAYERS = ("palace", "world", "ganzhi", "relation", "hidden", "body", "tomb", "season", "void", "spirit")

LEVELS: tuple[tuple[str, ...], ...] = ((), ("palace", "world", "response"), ("palace", "world", "response", "ganzhi"))
"""What the tutor fills in beforehand: nothing, the frame, the frame and the 干支."""


def dressing_level(standing: Standing) -> int:
    """How much to fill in beforehand: for someone who has never done the frame, it and the 干支; then the frame; then nothing."""

    def begun(skill: str) -> bool:
        return skill in standing.skills and standing.skills[skill].right > 0

    if not standing.skills or begun("relation.all") or begun("hidden.all"):
        return 0
    if begun("palace") or begun("relation.line"):
        return 0 if begun("najia.line") or begun("najia.all") else 1
    return 2


class Dressing:
    """A bare hexagram on the table. ``level`` is one of :data:`LEVELS`."""

    mode = "dress"

    def __init__(self, cast: Cast, moment: Moment | None, school: School, level: int, opener: Opener) -> None:
        self.sheet = Sheet(cast, moment, school)
        self.asking: Asking | None = None
        self.over = False
        self.mistakes: list[str] = []
        self._opener = opener
        self._at_once = False
        self._mending: Section | None = None
        self._following: set[str] = set()
        self._judged: set[str] = set()
        self._level = level

    @property
    def done(self) -> int:
        """How many sections are filled."""
        return self.count - len(self.sheet.open_sections)

    @property
    def count(self) -> int:
        """How many sections there are."""
        return len(self.sheet.sections)

    def begin(self) -> list[Message]:
        """The bare lines, what the tutor fills in, and where to begin."""
        said: list[Message] = [Say("dress.begin", {"full": self.sheet.cast.hexagram.full_name})]
        worked = [BY_ID[name] for name in LEVELS[self._level]]
        exercises = [exercise for section in worked if (exercise := self.sheet.exercise(section))]
        steps = {step.key: step for exercise in exercises for step in exercise.derivation()}
        for section in worked:
            self.sheet.fill(section, by_tutor=True)
        if steps:
            said += [Say("dress.worked"), Derivation(tuple(steps.values()))]
        return [*said, self.picture(), *self.suggest()]

    def picture(self) -> ShowChart:
        """The chart as far as it is filled."""
        return ShowChart(self.sheet.chart(), LAYERS, (), frozenset(self.sheet.written))

    def take(self, line: str) -> list[Message]:
        """Fill in what a line says, or change when it is judged."""
        word = simplified(normal(line)).replace(" ", "")
        if word in AT_ONCE or word in AT_THE_END:
            self._at_once = word in AT_ONCE
            return [Say("dress.at-once" if self._at_once else "dress.at-the-end")]
        try:
            entries = read_entries(line, self.sheet.open_sections)
        except NotationError as error:
            return [NotUnderstood(error)]
        for entry in entries:
            self.sheet.put(entry)
        if self._at_once:
            return self._judge_now([self.sheet.look_at(entry.section) for entry in entries])
        return [self.picture(), *self.suggest()]

    def suggest(self) -> list[Message]:
        """Where to go on: the first open section, or that everything is filled."""
        sections = self.sheet.open_sections
        if not sections:
            return [Say("dress.full")]
        return [Say("dress.next", {"section": sections[0].id, "full": self.sheet.cast.hexagram.full_name})]

    def _judge_now(self, reviews: list[Review]) -> list[Message]:
        for review in reviews:
            self._record(review)
        wrong = [review for review in reviews if review.mark == "wrong"]
        if wrong:
            return self._mend(wrong[0])
        done: list[Message] = [Say("dress.right", {"sections": [review.section.id for review in reviews]})]
        return self._finish() if not self.sheet.open_sections else [*done, self.picture(), *self.suggest()]

    def check(self) -> list[Message]:
        """Judge all that is filled in; what the tutor filled in only where something else was written over it."""
        reviews = [r for r in self.sheet.review() if r.section.id not in self.sheet.given or r.mark != "right"]
        if not reviews:
            return [Say("dress.empty"), *self.suggest()]
        for review in reviews:
            self._record(review)
        wrong = [review for review in reviews if "wrong" in review.marks]
        follows = [review for review in reviews if review.mark == "follows"]
        self._following |= {review.section.id for review in follows}
        if not wrong:
            return self._nothing_wrong()
        said: list[Message] = [
            Say(
                "dress.review",
                {
                    "wrong": [review.section.id for review in wrong],
                    "follows": [(review.section.id, len(review.marks)) for review in follows],
                    "palace": self.sheet.chart().palace() if ("palace",) in self.sheet.written else "",
                    "me": self.sheet.chart().me() if ("palace",) in self.sheet.written else "",
                },
            )
        ]
        return said + self._mend(wrong[0])

    def _nothing_wrong(self) -> list[Message]:
        if not self.sheet.open_sections:
            return self._finish()
        return [Say("dress.so-far"), *self.suggest()]

    def _record(self, review: Review) -> None:
        """Note, once a section, what the learner had by their own earlier values: what follows counts as right."""
        section = review.section
        if section.id in self._judged or "blank" in review.marks:
            return
        if section.id in self.sheet.given and review.mark == "right":
            return  # it stood there already, and writing it again shows nothing
        self._judged.add(section.id)
        if review.mark == "wrong":
            self.mistakes.append(section.id)
            return  # the answer itself is recorded when it is taken up
        for exercise in (self.sheet.exercise(section), self.sheet.exercise(section, by_the_book=True)):
            if exercise is not None and self.sheet.values(section) == exercise.key_cells:
                asking = self._opener(exercise, trail=Trail())  # no answer to a question, so none to be taken back
                asking.open()
                asking.answer(self._text(section))
                break

    def _text(self, section: Section) -> str:
        return " ".join(self.sheet.values(section)) or "无"

    def _mend(self, review: Review) -> list[Message]:
        """Take up a wrong section: its answer is judged, and asked for again."""
        section = review.section
        line = review.marks.index("wrong") + 1 if section.is_row else 0
        whole = "blank" not in review.marks and self.sheet.exercise(section)
        exercise = whole or (self.sheet.exercise(section, line) if line else None)
        if not exercise:
            return self._take_out(review)
        self._mending = section
        self.asking = self._opener(exercise)
        self.asking.open()
        return self.asking.answer(self._text(section) if whole else self.sheet.written[section.cell, line][0])

    def _take_out(self, review: Review) -> list[Message]:
        """A section that no skill asks for (六神): the wrong cells are emptied and wanted again."""
        keys = review.section.keys(self.sheet.moment)
        lines = tuple(line for line, mark in enumerate(review.marks, 1) if mark == "wrong")
        for line in lines:
            del self.sheet.written[keys[line - 1]]
        self._judged.discard(review.section.id)
        return [Say("dress.taken-out", {"section": review.section.id, "wrong_lines": lines}), self.picture()]

    def after(self) -> list[Message]:
        """What comes once the exercise of a mended section is settled."""
        section, settled = self._mending, self.asking
        self._mending, self.asking = None, None
        if section is None or settled is None:
            return []
        said: list[Message] = []
        if section.id in self._following or settled.exercise.skill.id == section.skill:
            row = section.is_row and section.id in self._following
            said += [Say("dress.row-mended", {"section": section.id})] if row else []
            self._following.discard(section.id)
            self.sheet.fill(section)
        else:
            self.sheet.written[section.cell, settled.exercise.values["line"]] = settled.exercise.key_cells
        return [*said, *self._go_on()]

    def _go_on(self) -> list[Message]:
        """The next section that is wrong, or was right only by an earlier mistake."""
        for review in self.sheet.review():
            if "wrong" not in review.marks:
                continue
            if review.section.id in self._following:
                return self._follow_on(review)
            return self._mend(review)
        return self._nothing_wrong() if not self.sheet.open_sections else [self.picture(), *self._nothing_wrong()]

    def _follow_on(self, review: Review) -> list[Message]:
        """What had followed from the mistake has to change with it: one cell is asked for."""
        section = review.section
        line = review.marks.index("wrong") + 1 if section.is_row else 0
        exercise = self.sheet.exercise(section, line)
        if exercise is None:
            self.sheet.fill(section)
            return [Say("dress.row-mended", {"section": section.id}), *self._go_on()]
        self._mending = section
        self.asking = self._opener(exercise)
        return [Say("dress.follow-on", {"section": section.id}), *self.asking.open()]

    def _finish(self) -> list[Message]:
        self.over = True
        return [self.picture(), Say("dress.done", {"mistakes": list(dict.fromkeys(self.mistakes))})]

    def hint(self) -> list[Message]:
        """Where to begin with the section that is next."""
        exercise = self._next_exercise()
        if exercise is None:
            return self.suggest()
        return [Say(f"hint.{exercise.skill.id}", facts(exercise)), *self.suggest()]

    def reveal(self) -> list[Message]:
        """Fill in the next section, with its reasons."""
        sections = self.sheet.open_sections
        if not sections:
            return self.suggest()
        exercise = self._next_exercise()
        self.sheet.fill(sections[0], by_tutor=True)
        steps = exercise.derivation() if exercise else ()
        return [*([Derivation(steps)] if steps else []), self.picture(), *self.suggest()]

    def _next_exercise(self) -> Exercise | None:
        sections = self.sheet.open_sections
        if not sections:
            return None
        return self.sheet.exercise(sections[0]) or (self.sheet.exercise(sections[0], 1) if sections[0].is_row else None)

    def covers(self, chart: HuoZhuLin, key: Key) -> bool:
        """Whether telling a cell of a chart would tell something that is still to be filled in or put right."""
        if chart.cast is None or chart.cast.bits != self.sheet.cast.bits:
            return False
        known = {
            k
            for review in self.sheet.review()
            if review.mark == "right"
            for k in review.section.keys(self.sheet.moment)
        }
        wanted = {k for section in self.sheet.sections for k in section.keys(self.sheet.moment)} - known
        return any(step.key in wanted for step in chart.derivation(key))
