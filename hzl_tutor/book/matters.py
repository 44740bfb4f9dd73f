"""§22–27 and 占婢妾: the rules for one matter each, put together. They wait until it is known what is asked about."""

from __future__ import annotations

from hzl_tutor.book import matters_birth, matters_household, matters_life, matters_marriage, matters_office
from hzl_tutor.book.matters_birth import Birth
from hzl_tutor.book.matters_household import Household
from hzl_tutor.book.matters_life import Life
from hzl_tutor.book.matters_marriage import Marriage
from hzl_tutor.book.matters_office import Office
from hzl_tutor.book.rule import Rule

TOLD: tuple[Rule, ...] = (
    *matters_life.TOLD,
    *matters_marriage.TOLD,
    *matters_household.TOLD,
    *matters_birth.TOLD,
    *matters_office.TOLD,
)


class Matters(Life, Marriage, Household, Birth, Office):
    """§22–27 and 占婢妾, one condition a rule."""
