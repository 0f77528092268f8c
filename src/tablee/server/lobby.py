"""Which public tables the lobby shows: the liveliest first, and nobody's before all others'."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tablee.kernel.directory import Summary
from tablee.server.house import House
from tablee.server.room import Room
from tablee.server.wall_clock import wall_ms
from tablee.table import show
from tablee.table.wire import Status

TABLES_LISTED = 50
TABLES_SOUGHT = 200
"""As many of the newest are looked at; where somebody is, is known without looking."""
OF_ONE_CLIENT = 3
"""More tables of one client address come after everybody else's."""


async def listed(house: House) -> Sequence[Summary]:
    newest = {table.table: table for table in await house.store.open_tables(TABLES_SOUGHT)}
    missed = (room for room in attended(house) if room.name not in newest)
    worth = filter(house.is_listed, [*newest.values(), *map(_summary, missed)])
    ranked = sorted(worth, key=lambda table: (house.people_at(table.table), table.updated_at_ms))
    return _shared(house, reversed(ranked))[:TABLES_LISTED]


def attended(house: House) -> Iterator[Room]:
    """The public tables of this server where somebody is."""
    return filter(_is_open, house.rooms)


def _is_open(room: Room) -> bool:
    position = room.table.position
    is_public = position.configured.is_public and position.status is not Status.ENDED
    return is_public and bool(room.viewers)


def _summary(room: Room) -> Summary:
    return show.summary(room.table.position, wall_ms())


def _shared(house: House, ranked: Iterable[Summary]) -> list[Summary]:
    """Each client's first few tables in their order, then the rest."""
    shares: Counter[str] = Counter()
    first: list[Summary] = []
    rest: list[Summary] = []
    for table in ranked:
        opener = house.opener_of(table.table)
        shares[opener] += 1
        (first if shares[opener] <= OF_ONE_CLIENT else rest).append(table)
    return first + rest
