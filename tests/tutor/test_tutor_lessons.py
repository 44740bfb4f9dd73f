"""Every lesson that is shipped, gone through by learners of every sort and read aloud."""

from __future__ import annotations

import pytest
from simulated import ENDING, SLIPPING, script_of
from sittings import Notebook, library, play, session_of, told

from hzl_tutor.lesson.script import ChoiceStep, PredictStep, QuestionStep
from hzl_tutor.tutor.messages import Prose, Say, Verdict
from hzl_tutor.tutor.session import Start

UNITS = [entry.unit for entry in library().entries()]
WHO = ("right", "wrong", "slip", "reveals")


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("unit", UNITS)
def test_a_lesson_comes_to_its_end(unit: str, who: str) -> None:
    """Each sort of learner gets through; every act is noted once in its order, and what they said is judged as it should be."""
    script = script_of(unit)
    acts = [step.key for step in script.steps if isinstance(step, QuestionStep | ChoiceStep | PredictStep)]
    notebook = Notebook()
    session = session_of(notebook, Start("lesson", unit=unit))
    said = play(session, (ENDING | SLIPPING)[who](), 2500)
    assert session.expects.mode == "free"
    assert [fact["step"] for fact in notebook.of("advanced")][:-1] == acts
    assert notebook.progress.lessons[script.id].done
    verdicts = [m for turn in said for m in turn if isinstance(m, Verdict)]
    if who == "right":
        assert all(verdict.judgement.right for verdict in verdicts)
    if who == "wrong":
        assert not any(verdict.judgement.right for verdict in verdicts)
    assert any(m.id == "lesson.done" for m in said[-1] if isinstance(m, Say))


@pytest.mark.parametrize("unit", UNITS)
def test_a_lesson_read_aloud_has_all_its_prose(unit: str) -> None:
    """Whatever an author wrote is said, each paragraph once, to somebody who answers everything rightly."""
    session = session_of(Notebook(), Start("lesson", unit=unit))
    said = play(session, ENDING["right"](), 2500)
    paragraphs = [m for turn in said for m in turn if isinstance(m, Prose)]
    written = [step for step in script_of(unit).steps if type(step).__name__ == "Prose"]
    assert len(paragraphs) == len(written)
    assert all(line.strip() for m in paragraphs for line in told([m]))
