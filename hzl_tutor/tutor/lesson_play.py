"""A lesson being gone through: prose step by step, questions, guesses and choices, resumed where it was left."""

from __future__ import annotations

from collections.abc import Callable

from hzl_tutor.engine import Cast, HuoZhuLin, Moment, NotationError, dress, make_moment
from hzl_tutor.lesson.script import ChartStep, ChoiceStep, PredictStep, QuestionStep, Script, Step, plain
from hzl_tutor.lesson.script import Prose as ProseStep
from hzl_tutor.lesson.script import Verse as VerseStep
from hzl_tutor.tutor.asking import Asking
from hzl_tutor.tutor.chance import SEEDS
from hzl_tutor.tutor.choosing import option_meant
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.drill import Opener
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.learner import Learner
from hzl_tutor.tutor.messages import Choose, Message, NotUnderstood, Pause, Prose, Remark, Say, ShowChart, Verse
from hzl_tutor.tutor.siblings import same_rule, sibling_of
from hzl_tutor.tutor.skills import SKILLS

LAYERS: dict[str, tuple[str, ...]] = {
    "flying": ("palace", "world", "ganzhi", "relation"),
    "hidden": ("palace", "hidden"),
}
"""What an author's layer names stand for, where they are not a layer themselves."""


def layers(show: tuple[str, ...]) -> tuple[str, ...]:
    """Spell out an author's ``show`` as the layers of a chart."""
    return tuple(dict.fromkeys(layer for name in show for layer in LAYERS.get(name, (name,))))


class Lesson:
    """Plays a script from the step after the last one finished.

    An act is a question, guess or choice; finishing it is noted by its author-given id, and that is where the lesson
    goes on another day. Prose waits for an empty line after ``pace`` paragraphs, and with
    0 not at all; an act comes at once.
    """

    mode = "lesson"

    def __init__(
        self, script: Script, learner: Learner, opener: Opener, seed: Callable[[], int], pace: int = 3
    ) -> None:
        self.script = script
        self.asking: Asking | None = None
        self.choosing: ChoiceStep | PredictStep | None = None
        self.waiting = False
        self.over = False
        self.chart: HuoZhuLin | None = None
        self._learner, self._opener, self._seed, self._pace = learner, opener, seed, pace
        self._repeats = 0
        self._sibling = False
        self._tries = 0
        self._at = self._resume()

    @property
    def resumed(self) -> bool:
        """Whether it goes on from a place other than the beginning."""
        return self._at > 0

    @property
    def step(self) -> str:
        """The key of the step it stands at."""
        return self.script.steps[min(self._at, len(self.script.steps) - 1)].key

    @property
    def acts(self) -> tuple[int, int]:
        """How many acts are behind, and how many there are."""
        keys = [place for place, step in enumerate(self.script.steps) if _is_act(step)]
        return sum(place < self._at for place in keys), len(keys)

    def _resume(self) -> int:
        standing = self._learner.progress.lessons.get(self.script.id)
        if standing is None or standing.done or not standing.step:
            return 0
        place = self.script.place_of(standing.step)
        return 0 if place is None else place + 1

    def replace_script(self, script: Script) -> list[Message]:
        """Swap in an edited script and stand at the same step, by its key.

        Where a paragraph of that key is gone, the nearest one before it that counts from the same id is taken; where the
        id is gone too, the start.
        """
        place = _place_in(script, self.step)
        self.script = script
        self._at = place or 0
        self._repeats = 0 if place is None else self._repeats
        self._sibling = False  # the question itself is put again, in the author's words
        self.asking = self.choosing = None
        return self.go_on()

    def stand_at(self, key: str) -> None:
        """Stand at a step of the script, nothing being open. Raises KeyError for a key that none has."""
        place = self.script.place_of(key)
        if place is None:
            raise KeyError(key)
        self._at, self._repeats, self._sibling = place, 0, False
        self.asking = self.choosing = None

    def begin(self) -> list[Message]:
        """Title and first step."""
        begun = "lesson.again" if self.resumed else "lesson.begin"
        data = {
            "unit": self.script.unit,
            "title": self.script.title,
            "track": self.script.track,
            "minutes": self.script.minutes,
        }
        return [Say(begun, data), *self.go_on()]

    def go_on(self) -> list[Message]:
        """Say prose until something is asked, or until it is time to draw breath."""
        said: list[Message] = []
        self.waiting = False
        paragraphs = 0
        while self._at < len(self.script.steps):
            step = self.script.steps[self._at]
            if _is_act(step):
                return said + self._act(step)
            if self._pace and paragraphs >= self._pace and not isinstance(step, VerseStep):
                self.waiting = True
                return [*said, Pause()]
            said += self._tell(step)
            paragraphs += isinstance(step, ProseStep)
            self._at += 1
        return said + self._finish()

    def _tell(self, step: Step) -> list[Message]:
        if isinstance(step, ProseStep):
            return [Prose(step.text)]
        if isinstance(step, VerseStep):
            return [Verse(step.text, f"§{step.section.removeprefix('§')}" if step.section else "")]
        if isinstance(step, ChartStep):
            self.chart = _chart(step.cast, step.month, step.day)
            return [ShowChart(self.chart, layers(step.show), step.mark)]
        return []

    def _act(self, step: Step) -> list[Message]:
        if isinstance(step, QuestionStep):
            return self._question(step)
        if isinstance(step, ChoiceStep | PredictStep):
            self.choosing, self._tries = step, 0
            said: list[Message] = []
            if isinstance(step, ChoiceStep) and step.cast:
                self.chart = _chart(step.cast, step.month, step.day)
                if step.show:
                    said.append(ShowChart(self.chart, layers(step.show), step.mark))
            return [*said, self.choose()]
        return []

    def choose(self, *, again: bool = False) -> Choose:
        """The open choice."""
        step = self.choosing
        assert step is not None  # asked for only while a choice is open
        options = tuple(option.text for option in step.options)
        return Choose(step.key, step.ask, options, isinstance(step, ChoiceStep), again)

    def _question(self, step: QuestionStep) -> list[Message]:
        exercise = self._exercise(step)
        number = self._repeats + 1 if step.repeat > 1 and not self._sibling else 0
        of = step.repeat if number else 0
        self.asking = self._opener(exercise, wording=step.ask, hints=step.hints, number=number, of=of)
        return self.asking.open()

    def _exercise(self, step: QuestionStep) -> Exercise:
        skill = SKILLS[step.skill]
        if step.generate is None and not self._sibling:
            return Exercise(skill, Cast(step.cast) if step.cast else None, step.params)
        last = self.asking.exercise if self.asking else None
        for _ in range(12):
            exercise = draw(skill, self._seed() % SEEDS, conditions=step.generate or same_rule(step.params))
            if exercise != last:
                break
        return exercise

    def after(self) -> list[Message]:
        """What comes once the open question is settled: a sibling after a reveal, the next of its kind, or the next step."""
        step = self.script.steps[self._at]
        if self.asking is None or not isinstance(step, QuestionStep):
            return self.go_on()
        if self.asking.outcome == "revealed" and not self._sibling:
            self._sibling = True
            return [sibling_of(self.asking.exercise), *self._sibling_question(step)]
        self._sibling = False
        self._repeats += 1
        if self._repeats < step.repeat:
            return self._question(step)
        self._repeats, self.asking = 0, None
        return self._settled(step.key)

    def _sibling_question(self, step: QuestionStep) -> list[Message]:
        """The same skill on another chart, in the program's own words, since the author's may name the chart."""
        exercise = self._exercise(step)
        self.asking = self._opener(exercise)
        return self.asking.open()

    def pick(self, text: str) -> list[Message]:
        """Take the answer to a choice: an option's number, or its words."""
        step = self.choosing
        assert step is not None  # fed only while a choice is open
        try:
            place = option_meant(text, [plain(option.text) for option in step.options])
        except NotationError as error:
            return [NotUnderstood(error)]
        option = step.options[place]
        self._tries += 1
        if isinstance(step, PredictStep):
            return [Remark(option.say, None), *self._settled(step.key)]
        if option.right:
            return [Remark(option.say, True), *self._settled(step.key)]
        said: list[Message] = [Remark(option.say, False)]
        if self._tries >= len(step.options) - 1:
            return said + self.reveal_choice()
        return said

    def reveal_choice(self) -> list[Message]:
        """Tell the right options and go on; a guess is passed over without a word."""
        step = self.choosing
        assert step is not None  # asked for only while a choice is open
        said: list[Message] = []
        if isinstance(step, ChoiceStep):
            for place, option in enumerate(step.options, 1):
                if option.right:
                    said += [Say("choice.is", {"number": place, "text": option.text}), Remark(option.say, None)]
        return said + self._settled(step.key)

    def _settled(self, key: str) -> list[Message]:
        self.choosing = None
        self._note(key, done=False)
        self._at += 1
        return self.go_on()

    def _finish(self) -> list[Message]:
        self.over = True
        self._note(self.script.steps[-1].key if self.script.steps else "", done=True)
        return [Say("lesson.done", {"unit": self.script.unit, "title": self.script.title})]

    def _note(self, key: str, *, done: bool) -> None:
        self._learner.record("advanced", {"lesson": self.script.id, "rev": self.script.rev, "step": key, "done": done})


def _place_in(script: Script, key: str) -> int | None:
    place = script.place_of(key)
    anchor, _, count = key.partition("+")
    for earlier in range(int(count) - 1, 0, -1) if place is None and count else ():
        place = script.place_of(f"{anchor}+{earlier}")
        if place is not None:
            return place
    return script.place_of(anchor) if place is None else place


def _is_act(step: Step) -> bool:
    return isinstance(step, QuestionStep | PredictStep | ChoiceStep)


def _chart(cast: str, month: str | None, day: str | None) -> HuoZhuLin:
    moment: Moment | None = make_moment(month=month or "", day=day or "") if month or day else None
    return dress(Cast(cast), moment)
