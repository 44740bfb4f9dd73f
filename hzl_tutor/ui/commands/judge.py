"""``hzl judge``: an examiner's word on one answer to one exercise. It always tells everything."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hzl_tutor.engine import NotationError
from hzl_tutor.tutor.drawing import exercise_of
from hzl_tutor.tutor.judging import judge
from hzl_tutor.ui.commands.described import judged, not_read
from hzl_tutor.ui.commands.output import Page, write_json
from hzl_tutor.ui.commands.parsing import Parser
from hzl_tutor.words import cli
from hzl_tutor.words.language import language


def arguments(parser: Parser) -> None:
    """The code of an exercise and an answer, which may be several words."""
    parser.argument("code", "CODE")
    parser.argument("answer", "ANSWER", nargs="+")
    parser.switch("--json", "json")


def run(asked: Namespace) -> int:
    """Judge and print. Raises the errors of :func:`~hzl_tutor.tutor.drawing.exercise_of` for what is no code."""
    words = language(asked.lang)
    exercise = exercise_of(asked.code)
    answer = " ".join(asked.answer)
    try:
        found = judged(judge(exercise, answer, with_pairs=True), words)
    except NotationError as error:
        found = not_read(exercise, error, words)
    if asked.json:
        write_json(found)
    else:
        page = Page(asked)
        page.say(words.prompt(exercise), aside=exercise.code)
        _tell(page, found)
    return 0


def _tell(page: Page, found: dict[str, Any]) -> None:
    cells = found["cells"]
    right = sum(cell["right"] for cell in cells)
    row = found["verdict"] == "wrong" and len(cells) > 1
    if row:
        page.say(cli.JUDGED_ROW.format(right=right, of=len(cells)))
        marks = [("○" if cell["right"] else "×", cell["cell"], cell["given"], cell["key"]) for cell in cells]
        page.table(("", *cli.COLUMNS["judge"]), marks)
    page.say(found["feedback"] if row else f"{cli.VERDICTS[found['verdict']]} {found['feedback']}")
    if found["verdict"] == "unreadable":
        return
    for sentence, ids in (
        (cli.JUDGED_SLIPS, found["slips"]),
        (cli.JUDGED_PAIRS, [" + ".join(pair) for pair in found["pairs"]]),
        (cli.JUDGED_LIKELY, found["likely"]),
    ):
        if ids:
            page.say(sentence.format(ids=cli.listed(ids)))
    page.say(cli.JUDGED_STEPS)
    for step in found["derivation"]:
        page.say(f"  {step['rule']}", aside=step["section"])
