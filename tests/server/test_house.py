"""The house and the tables that it cannot read."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.test_listing import duel
from tests.table.party import HEADER, SECRET, Party

from tablee.kernel import log
from tablee.server import house as houses
from tablee.server import room as rooms
from tablee.server import snapshots
from tablee.server.house import House
from tablee.server.room import Room
from tablee.store.contract import Snapshot
from tablee.store.sqlite import SqliteStore
from tablee.table.refusal import Code, Refusal
from tablee.table.show import summary
from tablee.table.table import Table


async def house_with(entries: list[log.AnyEntry], game: str, folder: Path) -> House:
    """A house that keeps one running table with these entries."""
    store = await SqliteStore.open(folder / "tables")
    listed = replace(summary(Party().start().table.position, 1), game=game)
    await store.create(HEADER, SECRET, entries, listed, is_due=True)
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


async def test_a_house_wakes_only_the_tables_that_it_owes_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(tmp_path / "tables")
    for name in ("owed", "not-owed"):
        header = replace(HEADER, table=name, game="top_it")
        draft = duel(header)
        await store.create(
            header, SECRET, draft.entries, summary(draft.position, 1), is_due=name == "owed"
        )
    house, woken = House(store), list[str]()
    load = house._load

    async def noted(name: str) -> Room:
        woken.append(name)
        return await load(name)

    monkeypatch.setattr(house, "_load", noted)
    await house.wake()
    await asyncio.gather(*house._tasks)
    assert woken == ["owed"]
    await house.close()


async def test_a_line_that_is_behind_its_log_is_written_anew(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables")
    header = replace(HEADER, game="top_it")
    draft = duel(header)
    stale = replace(summary(draft.position, 7), status="waiting", awaited=("nobody",))
    await store.create(header, SECRET, draft.entries, stale, is_due=True)
    house = House(store)
    room = await house.room(header.table)
    await room.list_again(stale)
    (listed,) = await store.tables(10)
    assert listed == summary(draft.position, 7)
    await house.close()


async def test_a_table_is_opened_from_its_snapshot_and_what_came_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party().start()
    house = await house_with(party.entries[:-1], "copyright", tmp_path)
    monkeypatch.setattr(rooms, "AT_THE_END", 1)
    await house.room(HEADER.table)
    for room in house._rooms.values():
        room.close()
    await asyncio.gather(*house._tasks)
    kept = await house.store.snapshot_of(HEADER.table)
    assert kept is not None
    assert kept.n == len(party.entries) - 1
    await house.store.append(HEADER.table, kept.n, party.entries[-1:], None)
    monkeypatch.delattr(Table, "load")  # nothing is played from the beginning
    room = await house.room(HEADER.table)
    assert room.table.position == party.table.position
    await house.close()


@pytest.mark.parametrize("body", [b"", b"nonsense"])
async def test_a_table_with_a_useless_snapshot_is_opened_from_its_log(
    tmp_path: Path, body: bytes
) -> None:
    party = Party().start()
    house = await house_with(party.entries, "copyright", tmp_path)
    for n in (1, 10_000):
        await house.store.keep_snapshot(HEADER.table, Snapshot(n, body))
        opened = await snapshots.opened(house.store, HEADER.table)
        assert opened.table.position == party.table.position
        assert opened.n == 0
    await house.close()
