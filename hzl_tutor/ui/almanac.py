"""The 节 by the library tyme4py, which is loaded when a date is asked for and not before."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hzl_tutor.engine.pillars import Term

EAST_EIGHT = timezone(timedelta(hours=8))
"""The library reckons in 东八区."""


class Almanac:
    """When the twelve 节 fall, to the second; see :class:`hzl_tutor.engine.pillars.Terms`."""

    def around(self, at: datetime) -> tuple[Term, Term]:
        """Return the last 节 in or before the minute of ``at`` and the first after that minute, both in UTC."""
        from hzl_tutor.engine.pillars import to_minute

        minute = to_minute(at.astimezone(UTC))
        year = minute.year
        terms = (*jie_of(year - 1)[-1:], *jie_of(year), *jie_of(year + 1)[:1])
        after = next(place for place, term in enumerate(terms) if to_minute(term.at) > minute)
        return terms[after - 1], terms[after]


@cache
def jie_of(year: int) -> tuple[Term, ...]:
    """The twelve 节 from 小寒 to 大雪 of a civil year."""
    from tyme4py.solar import SolarTerm

    from hzl_tutor.engine.ganzhi import BRANCHES
    from hzl_tutor.engine.pillars import Term

    found = []
    for number in range(12):
        term = SolarTerm.from_index(year, 2 * number + 1)  # 冬至 is 0, and every second one a 节
        at = term.get_julian_day().get_solar_time()
        local = datetime(
            at.get_year(),
            at.get_month(),
            at.get_day(),
            at.get_hour(),
            at.get_minute(),
            at.get_second(),
            tzinfo=EAST_EIGHT,
        )
        found.append(Term(term.get_name(), BRANCHES[(number + 1) % 12], local.astimezone(UTC)))
    return tuple(found)
