"""错题本: what one got wrong is listed, done again by its code, and leaves the list when it is right at once."""

from __future__ import annotations

import re

import pytest
from exercise_space import every_exercise
from sittings import Notebook, asked, look_at, put, sit, told

from hzl_tutor.engine import HEXAGRAMS, Cast
from hzl_tutor.tutor.drawing import draw, exercise_of
from hzl_tutor.tutor.exercises import Exercise
from hzl_tutor.tutor.feedback import secrets_of
from hzl_tutor.tutor.messages import Ask, Message, MistakeRow, Mistakes, NotUnderstood, Revealed, Say
from hzl_tutor.tutor.mistake_book import AT_A_SITTING, entries_of
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.skills import SKILLS, UnknownSkillError
from hzl_tutor.words.zh_hans.slips import SHORT

GOU = "relation.line@877777/line=2"
"""姤 二爻, whose relation is 子孙."""
FIRST, THIRD = "relation.line@877777/line=1", "relation.line@777777/line=3"
"""姤 初爻 and 乾 三爻, both 父母; 子孙 is what 生 and 克 the wrong way round give, and nothing else does."""
CYCLE = "cycle-inverted"
STAGE = "stage@/element=木/branch=未/school=水土同"
HIDDEN = "hidden.line@877777/line=2"
PALACE = "palace@877777"


def missed(notebook: Notebook, *codes: str) -> Notebook:
    """Give up these exercises, one after the other."""
    for code in codes:
        put(exercise_of(code), notebook).feed("答案")
    return notebook


def ids(said: list[Message]) -> list[str]:
    """The ids of the program's own sentences among messages."""
    return [message.id for message in said if isinstance(message, Say)]


def rows(said: list[Message]) -> tuple[MistakeRow, ...]:
    """The list among messages."""
    return next(message.rows for message in said if isinstance(message, Mistakes))


def open_codes(session: Session) -> list[str]:
    """Skip through what is going on; return the codes that were open."""
    codes = []
    while session.expects.code:
        codes.append(session.expects.code)
        session.feed("跳过")
    return codes


def book(notebook: Notebook) -> list[str]:
    """The codes in the book, the oldest first."""
    return [mistake.code for mistake in notebook.progress.mistakes]


def test_a_wrong_answer_comes_into_the_book_by_its_resolved_code() -> None:
    """Drawn from a seed, it is kept as the chart itself, and the event says so."""
    exercise = draw(SKILLS["stage"], 7)
    notebook = Notebook()
    session = sit(notebook)
    session.feed(exercise.code)
    wrong = "墓" if exercise.key != "墓" else "绝"
    session.feed(wrong)
    assert notebook.of("answered")[0]["code"] == exercise.code
    assert notebook.of("answered")[0]["resolved"] == exercise.resolved
    assert book(notebook) == [exercise.resolved]


def test_the_reveal_says_how_many_answers_came_before() -> None:
    """Given up at once none, after the third miss three."""
    notebook = Notebook()
    put(exercise_of(STAGE), notebook).feed("答案")
    session = put(exercise_of(STAGE), notebook)
    for wrong in ("绝", "胎", "养"):
        session.feed(wrong)
    assert [fact["attempts"] for fact in notebook.of("revealed")] == [0, 3]
    assert notebook.progress.mistakes[0].times == 2


def test_the_list_goes_by_skill_with_slip_and_count() -> None:
    """Rows are numbered through, one heading a skill in the order of the skills; slip and count stand beside."""
    notebook = missed(Notebook(), STAGE, GOU, PALACE, FIRST)
    put(exercise_of(FIRST), notebook).feed("子孙")
    said = sit(notebook).feed("错题")
    assert [(row.number, row.exercise.resolved, row.slips, row.times) for row in rows(said)] == [
        (1, PALACE, (), 1),
        (2, GOU, (), 1),
        (3, FIRST, (CYCLE,), 2),
        (4, STAGE, (), 1),
    ]
    lines = told(said)
    assert lines[0].startswith("本宫")
    assert lines[2].startswith("一爻六亲")
    assert "天风姤 二爻" in lines[3]
    assert SHORT[CYCLE] in lines[4]
    assert "2 次" in lines[4]
    assert "木 未" in lines[6]


def test_those_of_one_slip_stand_together() -> None:
    """Within a skill, mistakes that show the same slip are neighbours, whatever came between."""
    notebook = Notebook()
    put(exercise_of(FIRST), notebook).feed("子孙")
    missed(notebook, GOU)
    put(exercise_of(THIRD), notebook).feed("子孙")
    listed = rows(sit(notebook).feed("错题"))
    assert [row.exercise.resolved for row in listed] == [FIRST, THIRD, GOU]
    assert [row.slips for row in listed] == [(CYCLE,), (CYCLE,), ()]


@pytest.mark.parametrize("word", ["错题", "错题本", "mistakes", ":mistakes"])
def test_the_list_is_a_side_trip(word: str) -> None:
    """The open question stands unchanged and is shown again; an empty book says so."""
    for notebook in (Notebook(), missed(Notebook(), STAGE)):
        session = put(exercise_of(GOU), notebook)
        before = session.expects
        said = session.feed(word)
        assert session.expects == before
        assert isinstance(said[0], Mistakes)
        assert isinstance(said[-1], Ask)
        look_at(said)


def test_one_is_done_again_by_its_number() -> None:
    """错题 2 asks that exercise as the list numbers it; right at once takes it off, and says what is left."""
    notebook = missed(Notebook(), STAGE, GOU)
    session = sit(notebook)
    session.feed("错题")
    assert asked(session.feed("错题 2")).exercise.resolved == STAGE
    said = session.feed("墓")
    assert ids(said) == ["mistakes.done", "free.again"]
    assert next(m.data for m in said if isinstance(m, Say)) == {"count": 1, "right": 1, "left": 1}
    assert book(notebook) == [GOU]
    session.feed("错题 1")
    assert ids(session.feed("子孙")) == ["mistakes.cleared", "free.again"]
    assert book(notebook) == []


def test_numbers_are_those_of_the_list_last_shown() -> None:
    """What was done meanwhile does not move them; without a list they go by the book as it is."""
    notebook = missed(Notebook(), PALACE, GOU, STAGE)
    session = sit(notebook)
    session.feed("错题")
    session.feed("错题 1")
    session.feed("乾")
    assert asked(session.feed("错题 3")).exercise.resolved == STAGE
    assert asked(sit(notebook).feed("错题 2")).exercise.resolved == STAGE


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("错题 3 1", [HIDDEN, PALACE]),
        ("错题 1-3", [PALACE, GOU, HIDDEN]),
        ("错题 3~2", [GOU, HIDDEN]),
        ("错题1、2", [PALACE, GOU]),
        ("mistakes 4", [STAGE]),
        ("错题 第4题", [STAGE]),
        ("错题 伏神", [HIDDEN]),
        ("错题 relation.line", [GOU]),
        ("错题 一爻六亲，palace", [GOU, PALACE]),
        ("错题 全部", [STAGE, GOU, HIDDEN, PALACE]),
        ("错题 重做", [STAGE, GOU, HIDDEN, PALACE]),
        ("错题 伏神 2 all", [HIDDEN, GOU, STAGE, PALACE]),
    ],
)
def test_what_is_to_be_done_again_can_be_named(typed: str, codes: list[str]) -> None:
    """By numbers as named, by skills, groups and Chinese names or all of them the oldest first; each once."""
    session = sit(missed(Notebook(), STAGE, GOU, HIDDEN, PALACE))
    numbered = [row.exercise.resolved for row in rows(session.feed("错题"))]
    assert numbered == [PALACE, GOU, HIDDEN, STAGE]
    session.feed(typed)
    assert session.expects.of == len(codes)
    assert open_codes(session) == codes


def test_at_most_twenty_at_a_sitting() -> None:
    """Of twenty-three all are listed, and the twenty oldest are asked."""
    branches = "子丑寅卯辰巳午未申酉戌亥"
    codes = [f"stage@/element={element}/branch={branch}/school=水土同" for element in "木火" for branch in branches]
    notebook = missed(Notebook(), *codes[:23])
    session = sit(notebook)
    assert len(rows(session.feed("错题"))) == 23
    session.feed("错题 全部")
    assert open_codes(session) == codes[:AT_A_SITTING]


def test_each_is_asked_once_with_hints_and_reveal() -> None:
    """No sibling follows a reveal, a skipped one stays, one with a hint stays; the last word counts those right at once."""
    notebook = missed(Notebook(), GOU, STAGE, HIDDEN, PALACE)
    session = sit(notebook)
    (ask,) = session.feed("错题 全部")
    assert isinstance(ask, Ask)
    assert (ask.number, ask.of) == (1, 4)
    session.feed("提示")
    session.feed("子孙")
    said = session.feed("答案")
    assert isinstance(said[0], Revealed)
    assert ids(said) == []
    assert asked(said).exercise.resolved == HIDDEN
    session.feed("跳过")
    assert session.expects.done == 3
    said = session.feed("乾")
    assert said[-2] == Say("mistakes.done", {"count": 4, "right": 1, "left": 3})
    assert book(notebook) == [GOU, HIDDEN, STAGE]
    assert notebook.progress.mistakes[-1].times == 2


def test_undo_brings_back_what_was_just_struck_off() -> None:
    """A right answer taken back leaves the exercise in the book; a wrong one taken back was never in it."""
    notebook = missed(Notebook(), GOU)
    session = sit(notebook)
    session.feed("错题 1")
    session.feed("子孙")
    assert book(notebook) == []
    session.feed("撤销")
    assert book(notebook) == [GOU]
    session = put(exercise_of(STAGE), notebook)
    session.feed("绝")
    assert book(notebook) == [GOU, STAGE]
    session.feed("撤销")
    assert book(notebook) == [GOU]


def test_a_number_or_name_that_is_not_there() -> None:
    """A number out of the list and an unknown name are answered like any mistake of typing; nothing is begun."""
    session = sit(missed(Notebook(), STAGE))
    for typed in ("错题 0", "错题 2", "错题 1-9"):
        (said,) = session.feed(typed)
        assert isinstance(said, NotUnderstood)
        assert "第 1 题" in told([said])[0]
    (said,) = session.feed("错题 没有这样的")
    assert isinstance(said, NotUnderstood)
    assert isinstance(said.error, UnknownSkillError)
    assert ids(session.feed("错题 伏神")) == ["mistakes.none-such"]
    assert session.expects.mode == "free"
    assert ids(sit().feed("错题 伏神")) == ["mistakes.none"]
    assert ids(sit().feed("错题 3")) == ["mistakes.none"]


def test_a_code_that_means_nothing_any_more_is_left_out() -> None:
    """A log outlives the skills of its day: such rows are neither listed nor counted, the others are."""
    notebook = missed(Notebook(), STAGE)
    old = {**notebook.of("revealed")[0], "code": "astrology@/sign=1", "resolved": "astrology@/sign=1"}
    notebook.record("revealed", old)
    assert len(notebook.progress.mistakes) == 2
    assert [entry.exercise.resolved for entry in entries_of(notebook.progress)] == [STAGE]
    session = sit(notebook)
    assert len(rows(session.feed("错题"))) == 1
    session.feed("错题 1")
    assert ids(session.feed("墓"))[0] == "mistakes.cleared"


def test_an_exercise_recorded_before_there_were_resolved_codes() -> None:
    """It is listed by the code it was shown with, done again, and struck off."""
    notebook = Notebook()
    exercise = draw(SKILLS["stage"], 7)
    notebook.record("revealed", {"code": exercise.code, "skill": "stage"})
    session = sit(notebook)
    assert asked(session.feed("错题 1")).exercise == exercise
    session.feed(exercise.key)
    assert book(notebook) == []


def test_what_follows_from_ones_own_values_is_not_the_book_s() -> None:
    """On a sheet with a wrong palace the relations that follow are right, and strike nothing off; nor do they come in."""
    relations = "relation.all@777778"
    notebook = missed(Notebook(), relations)
    put(exercise_of("relation.all@姤"), notebook).feed("父 孙 兄 官 兄 父")  # so that nothing is filled in beforehand
    session = sit(notebook)
    for line in ("装卦 夬", "宫 乾", "六亲 子孙 妻财 父母 子孙 兄弟 父母", "看看"):
        session.feed(line)
    judged = [fact for fact in notebook.of("answered") if fact["code"] == relations]
    assert [(fact["verdict"], fact["resolved"]) for fact in judged] == [("right", "")]
    assert book(notebook) == [relations, "palace@777778"]


def test_pinned_cells_that_are_the_chart_s_own_make_no_difference() -> None:
    """An exercise with right values pinned is the book's; with a wrong palace its key is another's."""
    cast = Cast("777778")
    chart = exercise_of("palace@777778").chart
    right = {("palace",): chart.palace()}
    wrong = {("palace",): exercise_of("palace@877777").chart.palace()}
    assert Exercise(SKILLS["relation.all"], cast).by_the_book
    assert Exercise(SKILLS["relation.all"], cast, pinned=right).by_the_book
    assert not Exercise(SKILLS["relation.all"], cast, pinned=wrong).by_the_book
    assert Exercise(SKILLS["world"], cast, pinned=wrong).by_the_book


def test_the_book_outlives_the_sitting_and_may_begin_one() -> None:
    """In another conversation the same list is there, and what was begun before is put aside with a word."""
    notebook = missed(Notebook(), GOU)
    session = sit(notebook, Start("drill", ("stage",), 5, 7))
    said = session.feed("错题 1")
    assert ids(said) == ["left"]
    assert session.expects.code == GOU


@pytest.mark.parametrize("skill_id", [name for name, skill in SKILLS.items() if skill.has_cast])
def test_the_list_gives_no_open_answer_away(skill_id: str) -> None:
    """With the other questions about the same hexagram in the book, the list does not tell its key.

    The names of hexagrams stand in the questions themselves, and those of the lines say what is asked, not what is so.
    """
    names = re.compile("|".join(hexagram.full_name for hexagram in HEXAGRAMS))
    for bits in ("877777", "787777", "777778"):
        exercises = [e for name in SKILLS if SKILLS[name].has_cast for e in every_exercise(name) if _of(e, bits)]
        open_now = next((e for e in exercises if e.skill.id == skill_id), None)
        if open_now is None:
            continue
        notebook = Notebook()
        for exercise in exercises[-90:]:
            if exercise != open_now:
                facts = {
                    "code": exercise.code,
                    "resolved": exercise.resolved,
                    "skill": exercise.skill.id,
                    "attempts": 0,
                }
                notebook.record("revealed", facts)
        said = put(open_now, notebook).feed("错题")
        lines = [names.sub("", line) for line in told([m for m in said if isinstance(m, Mistakes)])]
        rowlines = [
            line.lstrip("0123456789")
            for line in lines
            if line[:1].isdigit() and not re.search("[日月岁年]|[.]R[0-9]", line)
        ]
        assert rowlines
        if not open_now.skill.kind.endswith("line"):
            for secret in secrets_of(open_now):
                assert not any(secret in line for line in rowlines), secret


def _of(exercise: Exercise, bits: str) -> bool:
    """Whether an exercise is about a hexagram, at rest or with lines that move."""
    return exercise.cast is not None and exercise.cast.still == Cast(bits)


def test_a_slip_of_the_open_chart_is_not_told() -> None:
    """While a question about the chart is open its slips are held back (以为卦身总要落在一爻上); afterwards they are told."""
    notebook = Notebook()
    put(exercise_of(FIRST), notebook).feed("子孙")
    session = put(exercise_of(PALACE), notebook)
    assert rows(session.feed("错题"))[0].slips == ()
    session.feed("乾")
    assert rows(session.feed("错题"))[0].slips == (CYCLE,)
