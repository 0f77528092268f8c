"""The directory in memory: what is listed together is listed as one after the other would be."""

import sqlite3
from functools import partial
from random import Random

from tests.store.conftest import Example

from tablee.kernel.directory import Summary
from tablee.store.sqlite import housekeeping, statements
from tablee.store.sqlite.read_model import ReadModel
from tablee.store.sqlite.statements import ListedTable

PLAYERS = [f"player-{number}" for number in range(30)]


def _listings(rng: Random, tables: int) -> list[ListedTable]:
    """Some tables twice, as they stood before and as they stand."""
    names = [f"table-{rng.randrange(tables)}" for _ in range(tables)]
    return [
        ListedTable(
            Example.summary(name, updated_at_ms=number, is_public=rng.random() < 0.5),
            rng.sample(PLAYERS, rng.randint(1, 6)),
            rng.random() < 0.3,
        )
        for number, name in enumerate(names)
    ]


async def _told(model: ReadModel) -> list[list[Summary]]:
    found = [await model.tables(1000), await model.due(), await model.open_tables(1000)]
    found += [await model.tables_of(player, 1000) for player in PLAYERS]
    return [list(each) for each in found]


async def test_tables_that_are_listed_together_are_listed_as_each_alone() -> None:
    listings = _listings(Random(3), 300)
    one, other = ReadModel(), ReadModel()
    await one.do_all([partial(statements.list_table, listing) for listing in listings])
    async with other.filling():
        await other.do_all([partial(statements.list_tables, listings)])
    assert await _told(one) == await _told(other)
    await one.close()
    await other.close()


async def test_a_model_that_was_filled_has_all_its_indexes() -> None:
    one, other = ReadModel(), ReadModel()
    async with other.filling():
        assert await other._look(_indexes) < await one._look(_indexes)
    assert await other._look(_indexes) == await one._look(_indexes)
    await one.close()
    await other.close()


def _indexes(connection: sqlite3.Connection) -> set[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'index'")
    return {name for (name,) in found}


async def test_a_table_that_is_gone_leaves_nobody_behind() -> None:
    model = ReadModel()
    (listing,) = _listings(Random(4), 1)
    await model.do_all([partial(statements.list_tables, [listing])])
    assert set(await model.players_of(listing.summary.table)) >= set(listing.players)
    await model.do_all([partial(housekeeping.unlist, listing.summary.table)])
    assert await model.players_of(listing.summary.table) == []
    assert await model.tables(10) == []
    await model.close()
