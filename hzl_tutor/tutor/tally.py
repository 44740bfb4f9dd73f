"""What was done in one sitting: first tries, and the skills that did not go well."""

from __future__ import annotations

from hzl_tutor.tutor.asking import Asking


class Tally:
    """Counts of this session's exercises, skipped ones left out."""

    def __init__(self) -> None:
        self.answered = 0
        self.right = 0
        self._wrong: dict[str, int] = {}

    def take(self, asking: Asking) -> None:
        """Count an exercise that has ended."""
        asking.counted = True
        self._add(asking.exercise.skill.id, asking.first_right, 1)

    def revise(self, asking: Asking, was: bool | None) -> None:
        """Count an exercise anew whose first try ``was`` otherwise; one that was never counted is left so."""
        if asking.counted:
            self._add(asking.exercise.skill.id, was, -1)
            self._add(asking.exercise.skill.id, asking.first_right, 1)

    def _add(self, skill: str, first_right: bool | None, count: int) -> None:
        if first_right is None:
            return
        self.answered += count
        self.right += count * first_right
        if not first_right:
            self._wrong[skill] = self._wrong.get(skill, 0) + count

    def weak(self) -> tuple[str, ...]:
        """The skills most often missed, at most two."""
        missed = [skill for skill, count in self._wrong.items() if count]
        return tuple(sorted(missed, key=lambda skill: -self._wrong[skill])[:2])
