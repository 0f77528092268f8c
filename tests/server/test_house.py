"""The house and the tables that it cannot read."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.party import HEADER, SECRET, Party

from tablee.kernel import log
from tablee.server.house import House
from tablee.store.sqlite import SqliteStore
from tablee.table.refusal import Code, Refusal
from tablee.table.show import summary


async def house_with(entries: list[log.AnyEntry], game: str, folder: Path) -> House:
    """A house that keeps one running table with these entries."""
    store = await SqliteStore.open(folder / "tables")
    listed = replace(summary(Party().start().table.position, 1), game=game)
    await store.create(HEADER, SECRET, entries, listed)
    return House(store)


async def test_a_broken_table_is_refused_and_the_house_stays_open(tmp_path: Path) -> None:
    party = Party().start()
    broken = log.Vacated(n=len(party.entries) + 1, at_ms=0, seat=9)
    house = await house_with([*party.entries, broken], "copyright", tmp_path)
    await house.wake()
    with pytest.raises(Refusal) as refusal:
        await house.room(HEADER.table)
    assert refusal.value.code is Code.BROKEN_TABLE
    await house.close()


async def test_a_house_wakes_beside_a_game_that_it_does_not_know(tmp_path: Path) -> None:
    house = await house_with(Party().start().entries, "a_game_of_tomorrow", tmp_path)
    await house.wake()
    await house.close()
