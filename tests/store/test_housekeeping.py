"""What a host may ask of every store: remove, rewrite, forget, look for what is old, back up."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.store.conftest import Example, OpenStore, ids, ranking

from tablee.store.contract import (
    Conflict,
    LastTouch,
    Snapshot,
    Store,
    TableExists,
    Unavailable,
    UnknownTable,
)
from tablee.store.sqlite import SqliteStore


async def _finished(store: Store, example: Example, table: str = "t1", at_ms: int = 1000) -> None:
    """A finished table of Ada and Bob, with a ranking of Ada's and a snapshot."""
    await example.create(store, table)
    summary = example.summary(table, players=("ada", "bob"), status="ended", updated_at_ms=at_ms)
    entries = [example.said(1), example.said(2)]
    await store.append(table, 0, entries, summary, ranking("ada", 3, table=table))
    await store.keep_snapshot(table, Snapshot(2, b"as it stood"))


# Removing


async def test_a_deleted_table_is_gone_with_all_that_was_known_of_it(
    open_store: OpenStore, example: Example
) -> None:
    store = await open_store()
    await _finished(store, example, "t1")
    await _finished(store, example, "t2")
    await store.delete("t1")
    async for opened in _now_and_reopened(store, open_store):
        with pytest.raises(UnknownTable):
            await opened.read("t1")
        with pytest.raises(UnknownTable):
            await opened.append("t1", 2, [example.said(3)], None)
        assert ids(await opened.tables_of("ada", 10)) == ["t2"]
        assert ids(await opened.tables(10)) == ["t2"]
        assert await opened.snapshot_of("t1") is None
        assert len((await opened.read("t2")).entries) == 2


async def _now_and_reopened(store: Store, open_store: OpenStore) -> AsyncIterator[Store]:
    yield store
    await store.close()
    yield await open_store()


async def test_a_deleted_table_leaves_no_ranking(store: Store, example: Example) -> None:
    await _finished(store, example, "t1")
    await example.create(store, "t2")
    bob = ranking("bob", 1, table="t2")
    await store.append("t2", 0, [example.said(1)], None, bob)
    await store.delete("t1")
    assert await store.rankings("daily", 10) == [bob]


async def test_a_name_can_be_used_again_after_deleting(store: Store, example: Example) -> None:
    await _finished(store, example)
    await store.delete("t1")
    await example.create(store)
    assert (await store.read("t1")).entries == ()
    await store.append("t1", 0, [example.said(1, "anew")], None)
    assert (await store.read("t1")).entries == (example.said(1, "anew"),)


async def test_what_is_unknown_cannot_be_deleted(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.delete("nowhere")


async def test_deleting_among_appends_keeps_their_order(store: Store, example: Example) -> None:
    """All of these are waiting at once; those of other tables must not notice."""

    async def append(table: str, after: int) -> None:
        await store.append(table, after, [example.said(after + 1)], None)

    await example.create(store, "t1")
    await example.create(store, "t2")
    results = await asyncio.gather(
        append("t1", 0),
        append("t2", 0),
        store.delete("t1"),
        append("t1", 1),
        append("t2", 1),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [UnknownTable]
    assert len((await store.read("t2")).entries) == 2


# Writing anew


async def test_a_log_can_be_written_anew(open_store: OpenStore, example: Example) -> None:
    store = await open_store()
    await _finished(store, example)
    anew = (example.said(1, ""), example.said(2, ""))
    summary = example.summary(players=("somebody", "bob"), status="ended")
    await store.rewrite("t1", anew, summary)
    async for opened in _now_and_reopened(store, open_store):
        assert (await opened.read("t1")).entries == anew
        assert await opened.tables(10) == [summary]
        assert await opened.tables_of("ada", 10) == []
        assert ids(await opened.tables_of("bob", 10)) == ["t1"]
        assert await opened.snapshot_of("t1") is None


async def test_a_log_written_anew_goes_on(store: Store, example: Example) -> None:
    await _finished(store, example)
    await store.rewrite("t1", [example.said(1, ""), example.said(2, "")], example.summary())
    await store.append("t1", 2, [example.said(3)], None)
    assert len((await store.read("t1")).entries) == 3


async def test_a_log_that_has_grown_is_not_written_anew(store: Store, example: Example) -> None:
    await _finished(store, example)
    with pytest.raises(Conflict):
        await store.rewrite("t1", [example.said(1, "")], example.summary())
    assert (await store.read("t1")).entries == (example.said(1), example.said(2))
    assert ids(await store.tables_of("ada", 10)) == ["t1"]
    with pytest.raises(UnknownTable):
        await store.rewrite("nowhere", [], example.summary("nowhere"))


async def test_a_forgotten_player_has_no_ranking(store: Store, example: Example) -> None:
    await _finished(store, example, "t1")
    await example.create(store, "t2")
    await store.append("t2", 0, [example.said(1)], None, ranking("bob", 1, table="t2"))
    await store.forget("ada")
    assert [each.player for each in await store.rankings("daily", 10)] == ["bob"]
    assert await store.ranking_of("daily", "ada") is None


# What is old


async def test_untouched_tables_are_found_the_oldest_first(store: Store, example: Example) -> None:
    for table, at_ms in (("t3", 30), ("t1", 10), ("t2", 20), ("t4", 40)):
        await _finished(store, example, table, at_ms)
    await example.create(store, "waiting")
    start = LastTouch(0)
    assert ids(await store.touched(start, 40, 10, is_over=True)) == ["t1", "t2", "t3"]
    assert ids(await store.touched(start, 40, 2, is_over=True)) == ["t1", "t2"]
    assert ids(await store.touched(LastTouch(20, "t2"), 99, 10, is_over=True)) == ["t3", "t4"]
    assert ids(await store.touched(start, 1001, 10, is_over=False)) == ["waiting"]
    assert await store.touched(start, 1000, 10, is_over=False) == []


async def test_tables_touched_at_once_are_gone_through_one_by_one(
    store: Store, example: Example
) -> None:
    for table in ("b", "a", "c"):
        await _finished(store, example, table, 10)
    (first,) = await store.touched(LastTouch(0), 99, 1, is_over=True)
    after = LastTouch(first.updated_at_ms, first.table)
    assert ids(await store.touched(after, 99, 10, is_over=True)) == ["b", "c"]


# Codes


async def test_a_code_stands_for_a_table_for_a_while(store: Store) -> None:
    await store.keep_code("lune-4217", "t1", 0, 100)
    assert await store.table_of_code("lune-4217", 99) == "t1"
    with pytest.raises(UnknownTable):
        await store.table_of_code("lune-4217", 100)
    with pytest.raises(UnknownTable):
        await store.table_of_code("lune-4218", 0)


async def test_a_code_stands_for_one_table_at_a_time(store: Store) -> None:
    await store.keep_code("lune-4217", "t1", 0, 100)
    with pytest.raises(TableExists):
        await store.keep_code("lune-4217", "t2", 50, 150)
    await store.keep_code("lune-4217", "t1", 50, 150)
    assert await store.table_of_code("lune-4217", 149) == "t1"
    await store.keep_code("lune-4217", "t2", 150, 250)
    assert await store.table_of_code("lune-4217", 150) == "t2"


# How much there is, and a copy of it


async def test_a_store_tells_how_much_it_holds(store: Store, example: Example) -> None:
    empty = await store.contents()
    await _finished(store, example, "t1")
    await example.create(store, "t2")
    found = await store.contents()
    assert (dict(empty.tables), dict(found.tables)) == ({}, {"ended": 1, "waiting": 1})
    assert found.bytes > 0


async def test_a_backup_holds_all_that_was_acknowledged(
    store: Store, example: Example, tmp_path: Path
) -> None:
    await _finished(store, example)
    backup = tmp_path / "copies" / "backup.sqlite3"
    await store.backup(backup)
    await store.append("t1", 2, [example.said(3)], None)
    copy = await SqliteStore.open(backup)
    stored = await copy.read("t1")
    assert (stored.secret, len(stored.entries)) == (example.SECRET, 2)
    assert ids(await copy.tables_of("ada", 10)) == ["t1"]
    await copy.close()
    assert backup.stat().st_mode & 0o077 == 0


async def test_a_backup_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("do not touch")
    with pytest.raises(Unavailable, match="already"):
        await store.backup(precious)
    assert precious.read_text() == "do not touch"


async def test_a_backup_is_made_while_others_write(
    store: Store, example: Example, tmp_path: Path
) -> None:
    await example.create(store)

    async def write() -> None:
        for n in range(1, 101):
            await store.append("t1", n - 1, [example.said(n)], None)

    await asyncio.gather(write(), store.backup(tmp_path / "backup.sqlite3"))
    copy = await SqliteStore.open(tmp_path / "backup.sqlite3")
    entries = (await copy.read("t1")).entries
    await copy.close()
    assert entries == tuple(example.said(n) for n in range(1, len(entries) + 1))
