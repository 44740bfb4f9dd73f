"""The conversation as a machine: what a line does, what is recorded, and what comes back after a side trip."""

from __future__ import annotations

from typing import Any

import pytest
from exercise_space import ASKED, drawn, random_misses
from sittings import Notebook, asked, library, look_at, put, session_of, sit, step_forward, told

from hzl_tutor.engine import HzlError
from hzl_tutor.lesson.script import QuestionStep
from hzl_tutor.tutor.commands import BY_NAME, COMMANDS
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.messages import (
    Ask,
    Bye,
    Choose,
    Derivation,
    Expect,
    Glossary,
    Lessons,
    Message,
    NotUnderstood,
    Progress,
    Prose,
    Reason,
    Revealed,
    SaveThis,
    Say,
    ShowChart,
    Verdict,
)
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.skills import SKILLS, beneath

GOU = "relation.line@877777/line=2"
"""姤 二爻, whose relation is 子孙."""


def ids(said: list[Message]) -> list[str]:
    """The ids of the program's own sentences among messages."""
    return [message.id for message in said if isinstance(message, Say)]


def kinds(said: list[Message]) -> list[type]:
    """The types of messages."""
    return [type(message) for message in said]


def drilling(notebook: Notebook | None = None, skill: str = "relation.line", count: int = 5) -> Session:
    """A conversation in a drill of one skill, the first question asked."""
    return sit(notebook, Start("drill", (skill,), count, 7))


# -- beginning and ending ------------------------------------------------------------------------------------------


def test_a_newcomer_hears_the_three_ways_in() -> None:
    """With an empty log the welcome is the long one; nothing is open."""
    session = session_of()
    assert ids(session.start()) == ["welcome.new"]
    assert session.expects == Expect()


def test_somebody_who_comes_back_is_told_where_they_were() -> None:
    """After some exercises the welcome is another; after half a lesson it names that lesson."""
    notebook = Notebook()
    session = put(exercise_of(GOU), notebook)
    session.feed("孙")
    assert ids(session_of(notebook).start()) == ["welcome.again"]
    lesson = sit(notebook, Start("lesson", unit="2"))
    while not notebook.of("advanced"):
        lesson.feed("1" if lesson.expects.kind == "choice" else "")
    (welcome,) = session_of(notebook).start()
    assert isinstance(welcome, Say)
    assert (welcome.id, welcome.data["unit"]) == ("welcome.back", "2")


@pytest.mark.parametrize("start", [Start("drill", ("没有",)), Start("lesson", unit="没有")])
def test_a_beginning_that_cannot_be_is_said_and_not_raised(start: Start) -> None:
    """An unknown skill or lesson at the start is answered like one that was typed."""
    session = session_of(start=start)
    (said,) = session.start()
    assert isinstance(said, NotUnderstood)
    assert session.expects == Expect()


@pytest.mark.parametrize("word", [name for name in BY_NAME if BY_NAME[name].id == "quit"])
def test_goodbye_ends_it(word: str) -> None:
    """再见 and its like end the conversation in the middle of a question; after it nothing is said any more."""
    session = put(exercise_of(GOU))
    (bye,) = session.feed(word)
    assert isinstance(bye, Bye)
    assert session.expects.over
    assert session.feed("盘 姤") == []
    assert session.close("eof") == []


def test_closing_counts_first_tries() -> None:
    """The last word counts exercises answered and those right at once, leaves skipped ones out and names what went ill."""
    session = drilling(count=0)
    exercise = asked(session.feed("")).exercise
    for outcome in ("right", "wrong", "skip", "right"):
        if outcome == "skip":
            said = session.feed("跳过")
        elif outcome == "right":
            said = session.feed(exercise.key)
        else:
            session.feed(next(random_misses(exercise, 1)))
            said = session.feed(exercise.key)
        exercise = asked(said).exercise
    (bye,) = session.close("quit")
    assert bye == Bye(3, 2, ("relation.line",))


def test_expects_has_no_side_effects() -> None:
    """Reading what is open any number of times says the same, records nothing and moves nothing."""
    notebook = Notebook()
    session = drilling(notebook)
    before, facts = session.expects, list(notebook.facts)
    assert all(session.expects == before for _ in range(5))
    assert notebook.facts == facts
    assert asked(session.feed("")).exercise.code == before.code


def test_what_is_expected_in_a_drill() -> None:
    """Mode, skill, kind, code and how far it is."""
    session = drilling(count=3)
    expects = session.expects
    assert (expects.mode, expects.skill, expects.kind, expects.done, expects.of) == (
        "drill",
        "relation.line",
        "relation",
        0,
        3,
    )
    assert exercise_of(expects.code).skill.id == "relation.line"
    session.feed(exercise_of(expects.code).key)
    assert session.expects.done == 1


# -- answers -------------------------------------------------------------------------------------------------------


def test_a_right_answer_goes_on() -> None:
    """Verdict without feedback, then the next question, counted."""
    session = drilling()
    said = session.feed(exercise_of(session.expects.code).key)
    verdict, question = said
    assert isinstance(verdict, Verdict)
    assert verdict.feedback is None
    assert isinstance(question, Ask)
    assert (question.number, question.of) == (2, 5)


def miss(session: Session, exercise: Exercise) -> list[Message]:
    """Answer wrongly; if that leads a step back, take it. Returns what was said to the wrong answer."""
    said = session.feed(next(random_misses(exercise, 1)))
    if Revealed not in kinds(said):
        step_forward(session, exercise.code)
    return said


def test_the_third_miss_reveals_and_a_sibling_follows_but_no_second_one() -> None:
    """Three misses: verdict, answer, reasons, and another exercise of the skill. Three more: no sibling of the sibling."""
    notebook = Notebook()
    session = drilling(notebook)
    first = exercise_of(session.expects.code)
    for _ in range(2):
        assert Revealed not in kinds(miss(session, first))
    said = miss(session, first)
    assert kinds(said) == [Verdict, Revealed, Derivation, Say, Ask]
    assert ids(said) == ["sibling"]
    sibling = asked(said).exercise
    assert sibling.skill == first.skill
    assert sibling != first
    assert session.expects.done == 0
    for _ in range(2):
        miss(session, sibling)
    said = miss(session, sibling)
    assert kinds(said)[:3] == [Verdict, Revealed, Derivation]
    assert set(ids(said)) <= {"drill.apart"}
    assert session.expects.done == 1
    assert [fact["code"] for fact in notebook.of("revealed")] == [first.code, sibling.code]


def test_the_second_miss_leads_a_step_back_and_forward_again() -> None:
    """After two misses the cell beneath is asked, on the same chart; then the reason is said and the question asked again."""
    notebook = Notebook()
    session = put(exercise_of(GOU), notebook)
    assert kinds(session.feed("父母")) == [Verdict]
    said = session.feed("官鬼")
    assert kinds(said) == [Verdict, Say, Ask]
    beneath = asked(said).exercise
    assert beneath.skill.id in beneath_of("relation.line")
    assert beneath.cast == exercise_of(GOU).cast
    assert (session.expects.skill, session.expects.code) == (beneath.skill.id, beneath.code)
    said = session.feed(beneath.key)
    assert kinds(said) == [Verdict, Say, Reason, Ask]
    assert asked(said).exercise.code == session.expects.code == GOU
    assert [(fact["code"], fact["attempt"]) for fact in notebook.of("answered")] == [
        (GOU, 1),
        (GOU, 2),
        (beneath.code, 1),
    ]
    assert notebook.of("answered")[-1]["hints"] > 0
    assert Revealed in kinds(session.feed("官鬼"))


def test_a_step_back_leads_no_further_back() -> None:
    """Missed as well, the cell beneath is revealed at its third miss, and the way leads forward all the same."""
    session = put(exercise_of(GOU))
    session.feed("父母")
    beneath = asked(session.feed("官鬼")).exercise
    wrong = list(random_misses(beneath, 3))
    assert kinds(session.feed(wrong[0])) == [Verdict]
    assert kinds(session.feed(wrong[1])) == [Verdict]
    said = session.feed(wrong[2])
    assert kinds(said)[:3] == [Verdict, Revealed, Derivation]
    assert ids(said) == ["step-forward"]
    assert session.expects.code == GOU


def beneath_of(skill_id: str) -> frozenset[str]:
    """The skills that a skill rests on."""
    return beneath(SKILLS[skill_id]) - {skill_id}


def test_asking_for_the_answer_reveals_and_a_sibling_follows() -> None:
    """答案 shows key and derivation, counts as revealed, and brings a sibling; skipping brings none and praises nothing."""
    session = drilling()
    said = session.feed("答案")
    assert kinds(said) == [Revealed, Derivation, Say, Ask]
    assert ids(said) == ["sibling"]
    said = session.feed("跳过")
    assert kinds(said) == [Revealed, Ask]


def test_hints_climb_and_the_last_one_reveals() -> None:
    """A rule, the cell beneath asked, the steps before shown, then all of it; none says how many are left."""
    notebook = Notebook()
    session = drilling(notebook)
    code = session.expects.code
    rungs = []
    for _ in range(4):
        rungs.append(session.feed("提示"))
        if Revealed not in kinds(rungs[-1]):
            step_forward(session, code)
    assert [kinds(said) for said in rungs] == [
        [Say, Ask],
        [Say, Ask],
        [Derivation, Ask],
        [Revealed, Derivation, Say, Ask],
    ]
    assert ids(rungs[0])[0].startswith("hint.")
    assert ids(rungs[1]) == ["step-back"]
    assert asked(rungs[1]).exercise.skill.id in beneath_of("relation.line")
    assert [fact["step"] for fact in notebook.of("hinted")] == [1, 2, 3]
    assert not any("还有" in line or "剩" in line for said in rungs for line in told(said))


def test_an_author_s_hints_come_before_the_tutor_s() -> None:
    """In a lesson 提示 says the script's hints in order, then goes on with the rule."""
    session = sit(start=Start("lesson", unit="2"))
    script = library().load("2")
    hints = {step.key: step.hints for step in script.steps if isinstance(step, QuestionStep)}
    while not hints.get(session.expects.step):
        session.feed("1" if session.expects.kind == "choice" else "")
    for hint in hints[session.expects.step]:
        assert session.feed("提示")[0] == Prose(hint)
    assert ids(session.feed("提示"))[0].startswith("hint.")


def test_a_row_is_mended_cell_by_cell() -> None:
    """After a wrong row only its first wrong cell is asked for; mended cells count as no miss; the whole row is right at last."""
    session = put(exercise_of("relation.all@姤"))
    session.feed("父母 妻财 妻财 官鬼 兄弟 父母")
    assert session.expects.kind == "relation"
    said = session.feed("孙")
    assert ids(said) == ["row.cell-right"]
    assert asked(said).only == 3
    (verdict, *_) = session.feed("兄")
    assert isinstance(verdict, Verdict)
    assert verdict.judgement.right


def test_a_whole_row_may_be_written_again_while_it_is_mended() -> None:
    """Six values are taken as the row, even when one cell was asked for."""
    session = put(exercise_of("relation.all@姤"))
    session.feed("父母 妻财 兄弟 官鬼 兄弟 父母")
    (verdict, *_) = session.feed("父 孙 兄 官 兄 父")
    assert isinstance(verdict, Verdict)
    assert verdict.judgement.right


def test_three_wrong_cells_reveal_a_row() -> None:
    """Misses are counted across the row: the third reveals it."""
    session = put(exercise_of("relation.all@姤"))
    session.feed("父母 妻财 兄弟 官鬼 兄弟 父母")
    session.feed("父")
    step_forward(session, "relation.all@877777")
    assert session.expects.kind == "relation"
    assert Revealed in kinds(session.feed("官"))


def test_noise_is_no_miss() -> None:
    """Any number of unreadable answers reveals nothing and counts nothing; the same question stands."""
    notebook = Notebook()
    session = put(exercise_of(GOU), notebook)
    for _ in range(10):
        assert kinds(session.feed("嗯嗯")) == [NotUnderstood]
    assert session.expects.code == GOU
    assert kinds(session.feed("父母")) == [Verdict]
    assert not notebook.of("revealed")


# -- what is recorded ----------------------------------------------------------------------------------------------


class FullDiskError(HzlError):
    """The log cannot be written."""


class Unwritable(Notebook):
    """A log that takes questions and refuses answers."""

    def record(self, kind: str, data: dict[str, Any]) -> int:
        """Refuse answers."""
        if kind == "answered":
            raise FullDiskError
        return super().record(kind, data)


@pytest.mark.parametrize("text", ["孙", "父母"])
def test_an_answer_is_recorded_before_anything_is_said_about_it(text: str) -> None:
    """When an answer cannot be written down there is no verdict; the exercise stays open."""
    session = put(exercise_of(GOU), Unwritable())
    said = session.feed(text)
    assert not any(isinstance(message, Verdict) for message in said)
    assert session.expects.code == GOU


def test_an_answer_is_recorded_whole() -> None:
    """Text as typed, verdict, score, cells, slips, hints, the number of possible answers."""
    notebook = Notebook()
    session = put(exercise_of("palace@姤"), notebook)
    session.feed("提示")
    session.feed(" 巽 宫 ")
    (fact,) = notebook.of("answered")
    assert fact["code"] == "palace@877777"
    assert fact["skill"] == "palace"
    assert fact["rev"] == SKILLS["palace"].rev
    assert fact["text"] == " 巽 宫 "
    assert (fact["verdict"], fact["score"], fact["attempt"], fact["hints"], fact["space"]) == ("wrong", 0.0, 1, 1, 8)
    assert fact["cells"] == [{"cell": "palace", "given": "巽", "key": "乾", "right": False}]
    assert "palace-from-lower" in fact["slips"]
    assert fact["seconds"] >= 0


def test_the_first_readable_answer_is_attempt_one() -> None:
    """Unreadable answers use up no attempt: evidence hangs on the first answer that could be read."""
    notebook = Notebook()
    session = put(exercise_of(GOU), notebook)
    for text in ("嗯", "甲寅", "父母", "哦", "子孙"):
        session.feed(text)
    assert [(fact["verdict"], fact["attempt"]) for fact in notebook.of("answered")] == [
        ("unreadable", 1),
        ("unreadable", 1),
        ("wrong", 1),
        ("unreadable", 2),
        ("right", 2),
    ]
    assert notebook.progress.skill("relation.line").wrong == 1
    assert notebook.progress.skill("relation.line").right == 0


def test_every_question_is_recorded_as_shown_once() -> None:
    """A question shown again after a side trip is the same showing; the run is one throughout."""
    notebook = Notebook()
    session = drilling(notebook)
    session.feed("")
    session.feed("帮助")
    assert len(notebook.of("shown")) == 1
    session.feed(exercise_of(session.expects.code).key)
    assert len(notebook.of("shown")) == 2
    assert len({fact["run"] for fact in notebook.of("shown")}) == 1


def test_skipping_and_revealing_are_recorded() -> None:
    """Each leaves its own fact, with the code."""
    notebook = Notebook()
    session = drilling(notebook)
    first = session.expects.code
    session.feed("跳过")
    second = session.expects.code
    session.feed("答案")
    assert [fact["code"] for fact in notebook.of("skipped")] == [first]
    assert [fact["code"] for fact in notebook.of("revealed")] == [second]


# -- side trips ----------------------------------------------------------------------------------------------------

TRIPS: dict[str, type] = {
    "盘": ShowChart,
    "盘 姤": ShowChart,
    "盘姤之鼎": ShowChart,
    ":盘 遁": ShowChart,
    "/chart 877797": ShowChart,
    "什么是 墓": Glossary,
    "卦身是什么": Glossary,
    "什么是 鑫": Glossary,
    "什么是": Say,
    "为什么": Derivation,
    "为什么遁二爻伏的是甲寅": Derivation,
    "课": Lessons,
    "进度": Progress,
    "报错": SaveThis,
    "帮助": Say,
}


@pytest.mark.parametrize("line", TRIPS)
def test_a_side_trip_comes_back_to_the_same_question(line: str) -> None:
    """In a drill: the thing asked for is shown, and then the open question again, unchanged."""
    session = drilling()
    before = session.expects
    said = session.feed(line)
    assert TRIPS[line] in kinds(said)
    assert session.expects == before
    assert isinstance(said[-1], Ask)
    assert said[-1].again
    assert said[-1].exercise.code == before.code
    look_at(said)


@pytest.mark.parametrize("line", [*TRIPS, "换工作好不好"])
def test_a_side_trip_comes_back_to_the_same_choice(line: str) -> None:
    """In a lesson: the open choice stands unchanged and is shown again, whatever else was looked at."""
    session = sit(start=Start("lesson", unit="2"))
    while session.expects.kind != "choice":
        session.feed("")
    before = session.expects
    said = session.feed(line)
    assert session.expects == before
    assert isinstance(said[-1], Choose)
    assert said[-1].key == before.step
    assert said[-1].again
    look_at(said)


@pytest.mark.parametrize("line", ["盘 鑫鑫", "为什么", ":foo", "/盘", "relation.line~3", "练 没有这样的", "课 九十九"])
def test_what_goes_wrong_on_a_side_trip_leaves_the_question_open(line: str) -> None:
    """An unknown hexagram, command, skill or lesson, and another code, change nothing of what is open."""
    session = drilling()
    before = session.expects
    look_at(session.feed(line))
    assert session.expects == before


def test_another_code_is_not_begun_while_a_question_is_open() -> None:
    """It is said that this one comes first."""
    session = drilling()
    assert ids(session.feed("palace@姤")) == ["busy"]


def test_a_command_word_that_is_an_answer_is_an_answer() -> None:
    """Where a bare word reads as an answer of the asked kind, it is one, though it is a command's name as well."""
    session = put(exercise_of(GOU))
    assert Verdict in kinds(session.feed("官"))
    assert all(not command.names or command.id for command in COMMANDS)


def test_six_pasted_lines_are_one_row() -> None:
    """Six lines that read whole as the row are one answer; nothing is put back."""
    notebook = Notebook()
    session = put(exercise_of("relation.all@姤"), notebook)
    said, rest = session.absorb(["父母", "", "子孙", "兄弟", "官鬼", "兄弟", "父母"])
    assert rest == []
    assert isinstance(said[0], Verdict)
    assert said[0].judgement.right
    assert len(notebook.of("answered")) == 1


def test_other_pasted_lines_are_taken_one_at_a_time() -> None:
    """Where they are no single answer the first is taken and the rest put back, unread."""
    session = drilling()
    exercise = exercise_of(session.expects.code)
    wrong = next(random_misses(exercise, 1))
    said, rest = session.absorb([wrong, "盘 姤", "再见"])
    assert kinds(said) == [Verdict]
    assert rest == ["盘 姤", "再见"]
    assert not session.expects.over
    assert session.absorb(["", "  "])[1] == []


# -- outside any question ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "near"), [("hlep", "help"), ("dril", "drill"), ("进渡", "进度"), ("帮忙", "帮助"), ("reveel", "reveal")]
)
def test_an_unknown_word_gets_the_nearest_command(typed: str, near: str) -> None:
    """Outside a question what is not understood is answered with the command that was probably meant."""
    for line in (typed, f":{typed}", f"/{typed}"):
        (said,) = sit().feed(line)
        assert isinstance(said, Say)
        assert said.id in ("unknown", "unknown-command")
        assert near in said.data["nearest"]


@pytest.mark.parametrize("typed", ["鑫鑫鑫鑫鑫鑫鑫", "xyzzyplugh", "。。。。", "1", "🀄", "\x00", "很长" * 400])
def test_what_is_like_nothing_is_still_answered(typed: str) -> None:
    """There is always an answer, and it can be shown."""
    session = sit()
    said = session.feed(typed)
    assert said
    look_at([message for message in said if isinstance(message, Say)])
    assert session.expects == Expect()


FORTUNES = ["我下个月换工作好不好", "今年运势", "能不能发财", "帮我算一卦", "他会不会回来", "该不该买房"]


@pytest.mark.parametrize("line", FORTUNES)
def test_a_question_about_somebody_s_life_gets_the_friendly_line(line: str) -> None:
    """Freely, at a question, in a lesson's prose and at a choice: no prediction, a friendly word, the place kept."""
    (friendly,) = ids(sit().feed(line))
    assert friendly.startswith("no-fortune")
    session = drilling()
    before = session.expects
    said = session.feed(line)
    assert ids(said) == ["no-fortune"]
    assert isinstance(said[-1], Ask)
    assert session.expects == before
    lesson = sit(start=Start("lesson", unit="2"))
    for _ in range(2):
        before = lesson.expects
        (friendly,) = ids(lesson.feed(line))
        assert friendly.startswith("no-fortune")
        assert lesson.expects == before
        while lesson.expects.kind != "choice":
            lesson.feed("")


def test_a_hexagram_alone_shows_it() -> None:
    """A name, a cast or a moment with it is looked at as with 盘; 为什么 is then about that chart."""
    session = sit()
    for line in ("姤", "天风姤", "877797", "姤之鼎 寅月 甲子日", "䷫"):
        assert kinds(session.feed(line)) == [ShowChart]
        assert kinds(session.feed("为什么二爻是子孙")) == [Derivation]


def test_a_claim_that_is_not_so_is_put_right() -> None:
    """Asked why a cell is what it is not, the tutor says so and derives what it is."""
    session = sit()
    said = session.feed("为什么姤二爻是官鬼")
    assert ids(said) == ["why.not-so"]
    assert kinds(said) == [Say, Derivation]
    assert ids(session.feed("为什么姤二爻是子孙")) == []


@pytest.mark.parametrize("line", ["提示", "答案", "跳过", "停", "盘", "为什么", "报错", "什么是"])
def test_commands_for_a_question_say_so_when_there_is_none(line: str) -> None:
    """Outside a question each is answered with a word, and nothing opens."""
    session = sit()
    said = session.feed(line)
    assert said
    assert kinds(said)[0] in (Say, NotUnderstood)
    look_at(said)
    assert session.expects == Expect()


def test_stopping_leaves_and_says_so() -> None:
    """停 ends drill and lesson alike; a drill begun meanwhile puts the first aside with a word."""
    session = drilling()
    assert ids(session.feed("停"))[0] == "stopped"
    assert session.expects == Expect()
    session.feed("练 palace 2")
    assert ids(session.feed("练 world 2"))[0] == "left"
    assert session.expects.skill == "world"
    assert session.expects.of == 2


@pytest.mark.parametrize(
    "line", ["练 " + "9" * 5000, "课 " + "9" * 5000, "盘 " + "7" * 5000, "练 palace ٣", "9" * 5000]
)
def test_long_numbers_are_no_trouble(line: str) -> None:
    """A number too long to be meant is answered like any other word."""
    session = sit()
    assert session.feed(line)
    assert isinstance(session.expects, Expect)


def test_every_exercise_can_be_asked_by_its_code() -> None:
    """A code typed outside a question asks just that exercise, once, and then nothing is open."""
    for skill_id in ASKED:
        exercise: Exercise = drawn(skill_id, 3)[2]
        for code in (exercise.code, exercise.resolved):
            session = sit()
            assert asked(session.feed(code)).exercise == exercise
            said = session.feed(exercise.key)
            assert ids(said) == ["given.done", "free.again"]
            assert session.expects == Expect()
