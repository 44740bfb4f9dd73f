"""Questions, verdicts, hints and answers as sentences: nothing is left open in them, on any chart."""

from __future__ import annotations

import re

import pytest
from all_charts import ASKED, exercises, holes

from hzl_tutor.engine import LINES
from hzl_tutor.tutor.answers import base_of, write_answer
from hzl_tutor.tutor.chance import Stream
from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import facts, feedback
from hzl_tutor.tutor.judging import judge, slip_answer
from hzl_tutor.tutor.messages import Ask, Bye, Lessons, Message, Pause, Progress, Revealed, SaveThis, Say, Verdict
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import slips_for
from hzl_tutor.tutor.vocabulary import CANONICAL
from hzl_tutor.words.zh_hans import Simplified
from hzl_tutor.words.zh_hans.spoken import days_ahead, spoken_key

WORDS = Simplified()


def shown(message: Message) -> str:
    """The lines of a message."""
    return "\n".join(line.text for line in WORDS.render(message))


def misses(exercise: Exercise) -> list[str]:
    """The answers of the skill's slips, and two drawn ones."""
    written = [slip_answer(exercise, slip) for slip in slips_for(exercise.skill.id)]
    stream = Stream("words", exercise.resolved)
    values = CANONICAL[base_of(exercise.skill.kind)]
    rows = [tuple(stream.choice(values) for _ in range(6 if exercise.skill.is_row else 1)) for _ in range(2)]
    some = [write_answer(exercise.skill.kind, row) for row in rows] + ["无"] * exercise.skill.kind.startswith("set:")
    texts = dict.fromkeys(text for text in (*written, *some) if text is not None)
    return [text for text in texts if not judge(exercise, text).right]


@pytest.mark.parametrize("skill_id", ASKED)
def test_a_question_is_whole_and_does_not_hold_its_answer(skill_id: str) -> None:
    """Every question of every chart ends as one, has no hole in it, and names what it is about; a row does not show its key."""
    for exercise in exercises(skill_id):
        text = WORDS.prompt(exercise)
        assert not holes(text), text
        assert re.search("[？。）]$", text)
        if exercise.cast is not None:
            assert exercise.cast.hexagram.full_name in text
        if exercise.skill.is_row:
            assert exercise.key not in text
        if exercise.params.get("hidden") == "missing" and skill_id in ("hidden.line", "hidden.relation", "hidden.all"):
            assert "增删卜易" in text


@pytest.mark.parametrize("skill_id", ASKED)
def test_different_questions_read_differently(skill_id: str) -> None:
    """Two exercises with other keys are never asked in the same words."""
    keys: dict[str, str] = {}
    for exercise in exercises(skill_id):
        assert keys.setdefault(WORDS.prompt(exercise), exercise.key) == exercise.key, exercise.resolved


@pytest.mark.parametrize("skill_id", [skill.id for skill in SKILLS.values() if skill.is_row])
def test_one_cell_of_a_row_is_asked_for_by_its_line(skill_id: str) -> None:
    """初爻 to 上爻, with the 干支 where the question shows them."""
    for seed in range(12):
        exercise = draw(SKILLS[skill_id], seed)
        for line in LINES:
            text = shown(Ask(exercise, only=line))
            assert f"{'初二三四五上'[line - 1]}爻" in text
            assert not holes(text)
            assert exercise.key_cells[line - 1] not in text


@pytest.mark.parametrize("skill_id", ASKED)
def test_what_is_said_of_a_wrong_answer_is_whole(skill_id: str) -> None:
    """What, why and next have no hole in them, on the first showing or later, whole answers or single cells."""
    for seed in range(12):
        exercise = draw(SKILLS[skill_id], seed)
        for text in misses(exercise):
            judgement = judge(exercise, text)
            for first, last, cell in (
                (True, False, False),
                (False, False, exercise.skill.is_row),
                (False, True, False),
            ):
                told = feedback(judgement, first=first, last=last, cell=cell)
                what, why, then = WORDS.parts(told)
                assert what
                assert why
                assert bool(then) != last
                for part in (what, why, then):
                    assert not holes(part), f"{exercise.resolved} {text}: {part}"
                assert not holes(shown(Verdict(exercise, judgement, told)))


@pytest.mark.parametrize("skill_id", ASKED)
def test_an_examiner_is_told_everything(skill_id: str) -> None:
    """The examiner's feedback has the key in it, right or wrong, and no hole."""
    for seed in range(10):
        exercise = draw(SKILLS[skill_id], seed)
        key = spoken_key(exercise.skill.kind, exercise.key)
        assert key in WORDS.feedback(judge(exercise, exercise.key))
        for text in misses(exercise):
            told = WORDS.feedback(judge(exercise, text))
            assert key in told
            assert not holes(told)


@pytest.mark.parametrize("skill_id", ASKED)
def test_hint_answer_and_praise_are_whole(skill_id: str) -> None:
    """The first hint, the answer given away, and what is said of a right answer; the last two have the key in them."""
    for seed in range(25):
        exercise = draw(SKILLS[skill_id], seed)
        hint = WORDS.say(Say(f"hint.{skill_id}", facts(exercise)))
        given = shown(Revealed(exercise))
        right = shown(Verdict(exercise, judge(exercise, exercise.key), None))
        for text in (hint, given, right):
            assert not holes(text), text
        for text in (given, right):
            if not exercise.skill.kind.endswith("line"):
                assert exercise.key in text
            else:
                assert all("初二三四五上"[int(cell) - 1] in text for cell in exercise.key_cells if cell.isdigit())


def test_a_set_s_numbers_are_not_called_lines() -> None:
    """Of the numbers of a phase 3 is a number, of the lines with 卦身 it is 三爻."""
    number = judge(Exercise(SKILLS["number"], None, {"element": "火"}), "3 7")
    assert "三爻" not in shown(Verdict(number.exercise, number, feedback(number, first=True)))
    body = judge(next(e for e in exercises("body.lines") if e.key == "无"), "三爻")
    assert "三爻" in shown(Verdict(body.exercise, body, feedback(body, first=True)))


@pytest.mark.parametrize(
    "message",
    [
        Bye(0, 0, ()),
        Bye(3, 2, ("palace",)),
        Bye(0, 0, (), "2"),
        Bye(3, 2, ("palace", "hidden.all")),
        Pause(),
        Progress(()),
        Progress((("palace", 3, 2, False), ("own", 9, 9, True))),
        Lessons(()),
        Lessons(
            (
                ("2", "六亲根源", "骨架", 25, "new", False),
                ("00a", "卦与爻", "序", 0, "begun", False),
                ("120", "末", "序", 1, "done", True),
            )
        ),
        SaveThis(Say("report.title"), ("code: palace~1",)),
    ],
    ids=lambda message: type(message).__name__,
)
def test_the_smaller_messages_can_be_shown(message: Message) -> None:
    """Farewell, progress, the list of lessons and the rest are lines without a hole."""
    text = shown(message)
    assert text
    assert not holes(text.replace("code: palace~1", ""))


@pytest.mark.parametrize(
    "unit", ["0", "1", "2", "9", "10", "11", "19", "20", "21", "99", "100", "999", "00a", "00c", "12b"]
)
def test_every_unit_has_a_title(unit: str) -> None:
    """Whatever number a lesson has, beginning, resuming and ending it can be said."""
    data = {"unit": unit, "title": "题", "track": "序", "minutes": 5}
    for sentence in ("lesson.begin", "lesson.again", "lesson.done", "welcome.back"):
        text = WORDS.say(Say(sentence, data))
        assert "题" in text
        assert not holes(text)
    assert unit in shown(Lessons(((unit, "题", "序", 5, "new", False),))) or "课" in shown(
        Lessons(((unit, "题", "序", 5, "new", False),))
    )


@pytest.mark.parametrize(
    ("days", "said"),
    [
        (0, "今天晚些时候"),
        (1, "明天"),
        (2, "后天"),
        (3, "三天以后"),
        (6, "六天以后"),
        (7, "7 天以后"),
        (180, "180 天以后"),
    ],
)
def test_days_ahead(days: int, said: str) -> None:
    """Near days have their names, further ones are counted."""
    assert days_ahead(days) == said
