"""考: papers that are the same for everybody, one answer a question, silence until the end, and the result."""

from __future__ import annotations

from collections import Counter

import pytest
from sittings import Notebook, asked, library, look_at, sit, told

from hzl_tutor.lesson.library import Library
from hzl_tutor.lesson.script import TRACKS as LESSON_TRACKS
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.exam import section_of
from hzl_tutor.tutor.messages import (
    Bye,
    Derivation,
    ExamResult,
    Message,
    NotUnderstood,
    Progress,
    Revealed,
    Say,
    Verdict,
)
from hzl_tutor.tutor.papers import QUESTIONS, questions, skills_of
from hzl_tutor.tutor.session import Session, Start
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.tracks import TRACKS, NoSuchTrackError, Wanted, code_of, read_wanted
from hzl_tutor.words.language import language

CODE = "exam.序~7"
TELLING = Verdict | Revealed | Derivation
ENTRIES = library().entries()


def says(said: list[Message]) -> list[str]:
    """The ids of the program's own sentences."""
    return [message.id for message in said if isinstance(message, Say)]


def wrong_answer(session: Session, key: str) -> str:
    """An answer that can be read at the open question and is not its key."""
    words = (
        "1",
        "2",
        "乾",
        "兑",
        "木",
        "火",
        "甲子",
        "乙丑",
        "子孙",
        "父母",
        "子",
        "丑",
        "一世",
        "二世",
        "旺",
        "死",
        "是",
        "否",
    )
    rows = (" ".join([word] * 6) for word in ("甲子", "父母", "兄弟"))
    readable = [word for word in (*words, *rows) if session._lines.reads(word) and word != key]
    return readable[0]


def write_paper(
    notebook: Notebook, wrong: frozenset[int] = frozenset(), skipped: frozenset[int] = frozenset()
) -> ExamResult:
    """Write the paper CODE, with these questions wrong and these left out, and return the result."""
    session = sit(notebook)
    said = session.feed(CODE)
    for number in range(1, QUESTIONS + 1):
        question = asked(said)
        assert (question.number, question.of) == (number, QUESTIONS)
        assert session.expects.mode == "exam"
        key = question.exercise.key
        line = "跳过" if number in skipped else wrong_answer(session, key) if number in wrong else key
        said = session.feed(line)
        look_at(said)
        assert not [one for one in said if isinstance(one, TELLING)]
    assert session.expects.mode == "free"
    (result,) = [one for one in said if isinstance(one, ExamResult)]
    return result


@pytest.mark.parametrize("track", TRACKS)
def test_a_code_is_one_paper(track: str) -> None:
    """A code gives the same twenty questions each time, none twice, spread evenly over what the track teaches."""
    skills = skills_of(track, ENTRIES)
    paper = list(questions(track, 7, skills))
    assert paper == list(questions(track, 7, skills))
    assert len(paper) == QUESTIONS
    assert len({exercise.resolved for exercise in paper}) == QUESTIONS
    counts = Counter(exercise.skill.id for exercise in paper)
    assert set(counts) <= set(skills)
    times = [counts[skill] for skill in skills]
    assert max(times) - min(times) <= 1
    assert [exercise_of(exercise.code) for exercise in paper] == paper
    assert paper != list(questions(track, 8, skills))


def test_what_is_asked_of_a_track() -> None:
    """A track's paper has what its lessons teach, the whole everything but a whole chart; tracks are those of lessons."""
    assert tuple(filter(None, TRACKS)) == LESSON_TRACKS
    assert set(skills_of("", ())) == set(SKILLS) - {"dress"}
    for track in LESSON_TRACKS:
        taught = {skill for entry in ENTRIES if entry.track == track for skill in entry.skills} - {"dress"}
        assert set(skills_of(track, ENTRIES)) == taught
    own = [entry._replace(own=True) for entry in ENTRIES]
    assert skills_of("序", own) == ()


@pytest.mark.parametrize("track", TRACKS)
def test_tracks_and_codes_can_be_typed(track: str) -> None:
    """Every name of a track, and codes as they are shown or typed with either keyboard, are read."""
    for name in TRACKS[track]:
        assert read_wanted(name) == Wanted(track)
        for code in (f"exam.{name}~7", f"考{name}～７", f"{name}~7", f"EXAM.{name} ~ 7"):
            assert read_wanted(code) == Wanted(track, 7), code
    assert read_wanted(code_of(track, 7)) == Wanted(track, 7)
    for wrong in ("九乡", "exam.九乡~7", f"{code_of(track, 2**32)}"):
        with pytest.raises(NoSuchTrackError):
            read_wanted(wrong)


@pytest.mark.parametrize(
    "line", ["考 序~7", "考序课~7", ":exam prelude~7", "exam.序~7", "exam.prelude~7", "考试　序～７", "考 exam.序~7"]
)
def test_a_paper_is_begun(line: str) -> None:
    """However it is typed, the paper of the code begins, and its code is told."""
    said = sit().feed(line)
    assert says(said) == ["exam.begin"]
    assert CODE in "".join(told(said))
    assert asked(said).exercise == next(questions("序", 7, skills_of("序", ENTRIES)))


def test_all_right() -> None:
    """Twenty right answers: nothing to mend; each counts as an unaided first answer, marked with the paper."""
    notebook = Notebook()
    result = write_paper(notebook)
    assert (result.right, result.answered, result.of) == (QUESTIONS, QUESTIONS, QUESTIONS)
    assert (result.wrong, result.unanswered, result.mend, result.lessons) == ((), (), (), ())
    assert {fact["exam"] for fact in notebook.of("answered")} == {CODE}
    assert sum(skill.right for skill in notebook.progress.skills.values()) == QUESTIONS
    assert notebook.progress.exams["序"].paper == CODE
    assert notebook.of("examined") == [{"paper": CODE, "track": "序", "right": 20, "answered": 20, "of": 20}]


def test_wrong_and_left_out() -> None:
    """Each wrong question is told with what was given, its key and its §; one left out is not answered, and not wrong."""
    notebook = Notebook()
    result = write_paper(notebook, frozenset({2, 5}), frozenset({7}))
    assert (result.right, result.answered) == (17, 19)
    assert [miss.number for miss in result.wrong] == [2, 5]
    assert result.unanswered == (7,)
    assert result.mend
    assert result.lessons
    lines = told([result])
    for miss in result.wrong:
        assert any(miss.exercise.code in line for line in lines)
        assert any(section_of(miss.exercise) in line and miss.given.split()[0] in line for line in lines)
        assert miss.exercise.resolved in [mistake.code for mistake in notebook.progress.mistakes]
    english = "\n".join(line.text for line in language("en").render(result))
    assert "19 answered, 17 right" in english
    assert "Not answered: 7." in english
    assert sum(right for _, right, _ in result.rows) == result.right
    assert sum(count for _, _, count in result.rows) == QUESTIONS
    assert sum(skill.wrong for skill in notebook.progress.skills.values()) == 2


def test_what_cannot_be_read_is_no_answer() -> None:
    """An unreadable line leaves the question open, and a right answer after it is right at the first attempt."""
    notebook = Notebook()
    session = sit(notebook)
    question = asked(session.feed(CODE))
    assert [one for one in session.feed("嗯嗯嗯") if isinstance(one, NotUnderstood)]
    assert session.expects.code == question.exercise.code
    assert says(session.feed("不知道")) == ["exam.dont-know"]
    session.feed(question.exercise.key)
    (skill,) = [one for one in notebook.progress.skills.values() if one.right]
    assert (skill.right, skill.wrong) == (1, 0)


@pytest.mark.parametrize(
    "line", ["提示", "答案", "为什么", "撤销", "盘 姤", "什么是 墓", "找 归魂", "练", "难一点", "考", "进度", "全图"]
)
def test_no_help(line: str) -> None:
    """Nothing but answering, leaving out, leaving and help is to be had; the question stands."""
    session = sit()
    before = asked(session.feed(CODE)).exercise
    said = session.feed(line)
    assert says(said) == ["exam.closed"]
    assert asked(said).exercise == before


def test_leaving() -> None:
    """停 and 再见 drop the paper and say so with its code; what was answered stays, no result is kept."""
    for line in ("停", "再见"):
        notebook = Notebook()
        session = sit(notebook)
        session.feed(asked(session.feed(CODE)).exercise.key)
        said = session.feed(line)
        assert says(said)[0] == "exam.dropped"
        assert CODE in told(said)[0]
        assert any(isinstance(one, Bye) for one in said) == (line == "再见")
        assert notebook.progress.exams == {}
        assert sum(skill.right for skill in notebook.progress.skills.values()) == 1


def test_an_answer_on_a_paper_is_not_taken_back() -> None:
    """After the paper 撤销 does not reach into it, nor past it."""
    notebook = Notebook()
    session = sit(notebook)
    session.feed(asked(session.feed("palace@877777")).exercise.key)
    session.feed(asked(session.feed(CODE)).exercise.key)
    session.feed("停")
    assert says(session.feed("撤销"))[0] == "undo.nothing"


def test_progress_has_the_last_paper() -> None:
    """进度 tells the last score of each track."""
    notebook = Notebook()
    write_paper(notebook, skipped=frozenset({1}))
    (progress,) = [one for one in sit(notebook).feed("进度") if isinstance(one, Progress)]
    assert [row[:5] for row in progress.papers] == [("序", CODE, 19, 19, 20)]
    assert "序课卷  19/20" in "".join(told([progress]))


def test_begun_from_the_command_line() -> None:
    """`hzl exam` begins with the same words; without lessons a track has no paper, and the whole has one."""
    assert says(sit().feed("考")) == ["exam.begin"]
    session = sit(start=Start("exam", unit=CODE))
    assert session.expects.mode == "exam"
    bare = Library([], None)
    assert says(sit(shelf=bare).feed("考 序")) == ["exam.no-lessons"]


def test_somebodys_own_examination() -> None:
    """Whether somebody will pass is no track: it is declined as every such question is."""
    assert says(sit().feed("考试我会不会过"))[0].startswith("no-fortune")
    assert [one for one in sit().feed("考 九乡") if isinstance(one, NotUnderstood)]
