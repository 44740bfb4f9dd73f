"""What the engine offers, loaded name by name when first asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

import hzl_tutor.engine


@pytest.mark.parametrize("name", hzl_tutor.engine.__all__)
def test_every_public_name_is_there(name: str) -> None:
    """Each name in __all__ can be had, from the module that is given for it."""
    assert getattr(hzl_tutor.engine, name) is not None


def test_no_other_name_is_there() -> None:
    """The modules are given for the names in __all__ and no others; an unknown name is an AttributeError."""
    assert set(hzl_tutor.engine.__all__) == set(hzl_tutor.engine._HOMES)
    assert not hasattr(hzl_tutor.engine, "no_such_name")


def test_no_module_stands_in_the_place_of_a_name() -> None:
    """No module of the room is called as a public name is: once imported, it would be found instead of it."""
    modules = {path.stem for path in Path(hzl_tutor.engine.__file__).parent.glob("*.py")}
    assert modules & set(hzl_tutor.engine.__all__) == set()
