"""Slips that no value of an exercise can show: they are told where a lesson or the glossary comes to the place."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Told(NamedTuple):
    """A mistake to be warned of.

    ``skills`` are those it lies near to, ``terms`` the glossary's entries beside which it is told.
    """

    id: str
    section: str
    skills: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()

    @property
    def alters(self) -> Literal["told"]:
        """It alters no value that is asked for."""
        return "told"


TOLD: dict[str, Told] = {
    slip.id: slip
    for slip in (
        Told("body-to-current-month", "§2", ("body",), ("卦身", "月卦")),
        Told("clash-harm-mixed-control", "§16", ("branches.relation",), ("六冲",)),
        Told("void-from-other-pillar", "§2", ("void",), ("旬空",)),
        Told("spirit-start", "§26", (), ("六神",)),
        Told("spirits-from-top", "§26", (), ("六神",)),
        Told("yin-yang-kinds-mixed", "§2", ("body",), ("阳卦",)),
    )
}
"""By id."""


def told_beside(term: str) -> tuple[Told, ...]:
    """Return the slips to warn of where a term of the glossary is explained."""
    return tuple(slip for slip in TOLD.values() if term in slip.terms)
