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
        if asking.first_right is None:
            return
        self.answered += 1
        self.right += asking.first_right
        if not asking.first_right:
            skill = asking.exercise.skill.id
            self._wrong[skill] = self._wrong.get(skill, 0) + 1

    def weak(self) -> tuple[str, ...]:
        """The skills most often missed, at most two."""
        return tuple(sorted(self._wrong, key=lambda skill: -self._wrong[skill])[:2])
