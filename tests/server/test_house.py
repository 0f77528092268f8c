"""The house and the tables that it cannot read."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.party import HEADER, SECRET, Party

from tablee.kernel import log
from tablee.server import house as houses
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


async def refusal_of_room(house: House) -> Code:
    with pytest.raises(Refusal) as refusal:
        await house.room(HEADER.table)
    return refusal.value.code


async def test_a_broken_table_is_refused_and_the_house_stays_open(tmp_path: Path) -> None:
    party = Party().start()
    broken = log.Vacated(n=len(party.entries) + 1, at_ms=0, seat=9)
    house = await house_with([*party.entries, broken], "copyright", tmp_path)
    await house.wake()
    assert await refusal_of_room(house) is Code.BROKEN_TABLE
    await house.close()


async def test_a_house_wakes_beside_a_game_that_it_does_not_know(tmp_path: Path) -> None:
    house = await house_with(Party().start().entries, "a_game_of_tomorrow", tmp_path)
    await house.wake()
    await house.close()


async def test_a_full_house_and_a_closed_one_let_nobody_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await house_with(Party().start().entries, "copyright", tmp_path)
    monkeypatch.setattr(houses, "LIVE_TABLES", 0)
    assert await refusal_of_room(house) is Code.TABLE_BUSY
    await house.close()
    assert await refusal_of_room(house) is Code.SHUTTING_DOWN


async def test_nothing_is_kept_of_tables_that_there_are_not(tmp_path: Path) -> None:
    house = await house_with(Party().start().entries, "copyright", tmp_path)
    for number in range(50):
        with pytest.raises(Refusal):
            await house.room(f"no-such-{number}")
    assert (house._loading, house._rooms) == ({}, {})
    await house.close()
