"""Charts as spreadsheets: cells computed on first asking, kept, and remembering which cells each of them read.

A rulebook is a class whose methods decorated with :func:`cell` are its rules, one per kind of cell; a chart is an
instance. Reading a cell from within a rule is recorded, so the record read backwards is the derivation: value and
explanation come from the same lines. A school or a learner's slip is a subclass with a rule overridden; pinned cells
(``given``) stand in the place of their rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from hzl_tutor.engine.casts import Cast, still_cast
from hzl_tutor.engine.errors import NoSuchCellError
from hzl_tutor.engine.moment import Moment

Key = tuple[Any, ...]
"""A cell's name and the arguments it is asked for: ``("relation", 2)``."""

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound="Chart")


class Step(NamedTuple):
    """One cell of a derivation: its key, its value, the rule that gave it (the cell's name), and where that stands."""

    key: Key
    value: Any
    section: str
    reads: tuple[Key, ...]
    pinned: bool

    @property
    def path(self) -> str:
        """The cell as text: ``relation/2``."""
        return path_of(self.key)


def path_of(key: Key) -> str:
    """Write a key as text, ``relation/2``; :func:`key_of` reads it back."""
    return "/".join(str(part) for part in key)


def key_of(path: str) -> Key:
    """Read a key back from text; parts that are whole numbers are line positions."""
    return tuple(int(part) if part.isdigit() else part for part in path.split("/"))


class Chart:
    """A cast dressed by the rules of the class.

    ``given`` pins cells: their value is taken as it stands and nothing beneath them is read. Cells that depend on the
    hexagram alone are shared among all charts of one rulebook with the same lines, so they are computed once.
    """

    cells: ClassVar[dict[str, str]] = {}
    """Section (§) of every cell of this rulebook, by the cell's name."""

    _still: ClassVar[dict[str, Any]] = {}

    def __init__(
        self, cast: Cast | None = None, moment: Moment | None = None, given: Mapping[Key, Any] | None = None
    ) -> None:
        self.cast = cast
        self.moment = moment
        self.given: dict[Key, Any] = dict(given or {})
        self._values: dict[Key, Any] = dict(self.given)
        self._reads: dict[Key, tuple[Key, ...]] = {}
        self._open: list[list[Key]] = []
        self._base: Chart | None = self._shared()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        inherited = (vars(base) for base in reversed(cls.__mro__))  # a rulebook may be put together from several
        cls.cells = {n: f.section for names in inherited for n, f in names.items() if hasattr(f, "section")}
        cls._still = {}

    def _shared(self) -> Chart | None:
        """The chart of the same lines at rest and undated, or None when this is it or when cells are pinned."""
        if self.given or self.cast is None or (self.moment is None and not self.cast.moving):
            return None
        return self.at_rest(self.cast.bits)

    @classmethod
    def at_rest(cls: type[C], bits: str) -> C:
        """Return the shared chart of a hexagram in which nothing moves, from its six bits (line 1 first)."""
        chart: C | None = cls._still.get(bits)
        if chart is None:
            chart = cls._still[bits] = cls(still_cast(bits))
        return chart

    def thrown(self) -> Cast:
        """The cast; raises NoSuchCellError when the rulebook was opened without one (for its tables alone)."""
        if self.cast is None:
            raise NoSuchCellError("cast", "cast")
        return self.cast

    def value(self, key: Key) -> Any:
        """Return a cell by its key. Raises NoSuchCellError for a name that this rulebook does not have."""
        name = key[0]
        if name not in self.cells:
            raise NoSuchCellError(path_of(key))
        return getattr(self, name)(*key[1:])

    def step(self, key: Key) -> Step:
        """Return the cell with what it read."""
        value = self.value(key)
        base = self._base
        if base is not None and key not in self._reads and key not in self.given:
            return base.step(key)
        return Step(key, value, self.cells[key[0]], self._reads.get(key, ()), key in self.given)

    def derivation(self, key: Key) -> tuple[Step, ...]:
        """Every cell that ``key`` rests on, each after the cells it read, ``key`` itself last."""
        steps: dict[Key, Step] = {}

        def visit(at: Key) -> None:
            if at in steps:
                return
            step = self.step(at)
            for read in step.reads:
                visit(read)
            steps[at] = step

        visit(key)
        return tuple(steps.values())


def cell(
    section: str, *, moves: bool = False, dated: bool = False
) -> Callable[[Callable[Concatenate[C, P], R]], Callable[Concatenate[C, P], R]]:
    """Make a method a cell of its rulebook.

    ``section`` is the § of the book, or the later book, that gives the rule. ``moves`` says that the value depends on
    which lines move, ``dated`` that it depends on the moment; other cells are shared by all casts of a hexagram.
    """

    def decorate(rule: Callable[Concatenate[C, P], R]) -> Callable[Concatenate[C, P], R]:
        name = rule.__name__
        shareable = not (moves or dated)

        def read(self: C, *args: Any) -> R:
            key = (name, *args)
            if self._open:
                self._open[-1].append(key)
            found = self._values.get(key, self)
            if found is not self:
                return cast(R, found)
            if shareable and self._base is not None:
                value: R = getattr(self._base, name)(*args)
                self._values[key] = value
                return value
            reads: list[Key] = []
            self._open.append(reads)
            try:
                value = rule(self, *args)  # type: ignore[call-arg]  # a cell's arguments are positional
            finally:
                self._open.pop()
            self._values[key] = value
            self._reads[key] = tuple(dict.fromkeys(reads))
            return value

        read.__name__, read.__doc__, read.__wrapped__ = name, rule.__doc__, rule  # type: ignore[attr-defined]
        read.section = section  # type: ignore[attr-defined]  # read by Chart.__init_subclass__
        return cast("Callable[Concatenate[C, P], R]", read)

    return decorate
