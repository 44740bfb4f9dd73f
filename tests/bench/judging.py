"""Answer → judgement → feedback, all single slips tried, over drawn exercises of every skill; and pairs on rows."""

from __future__ import annotations

import statistics
import time

from hzl_tutor.tutor.drawing import draw
from hzl_tutor.tutor.feedback import feedback
from hzl_tutor.tutor.judging import judge, slip_answer
from hzl_tutor.tutor.messages import Verdict
from hzl_tutor.tutor.skills import SKILLS
from hzl_tutor.tutor.slips import slips_for
from hzl_tutor.words import language


def main() -> None:
    """Print medians and the slowest."""
    words = language()
    times: dict[str, list[float]] = {}
    for skill in SKILLS.values():
        for seed in range(40):
            exercise = draw(skill, seed)
            for slip in slips_for(skill.id):
                answer = slip_answer(exercise, slip)
                if answer is None:
                    continue
                start = time.perf_counter()
                judgement = judge(exercise, answer)
                words.render(Verdict(exercise, judgement, feedback(judgement, first=True)))
                times.setdefault(skill.id, []).append((time.perf_counter() - start) * 1e3)
    for name, found in times.items():
        print(f"{name:18s} median {statistics.median(found):6.2f} ms   slowest {max(found):6.2f} ms   of {len(found)}")
    row = draw(SKILLS["relation.all"], 1)
    start = time.perf_counter()
    judge(row, "父 父 父 父 父 父", with_pairs=True)
    print(f"a row with all pairs tried: {(time.perf_counter() - start) * 1e3:.1f} ms")


if __name__ == "__main__":
    main()
