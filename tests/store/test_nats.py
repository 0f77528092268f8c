"""The store on NATS: several at one place, servers that go away, answers that are lost."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from tests.store.conftest import Example, ids, ranking

from tablee.store.contract import Conflict, Snapshot, Unavailable, UnknownTable
from tablee.store.nats import NatsPlace, NatsStore, broker, local_server, publishing
from tablee.store.nats.local_server import LocalServer

PATIENCE_SECONDS = 30


@pytest.fixture
async def stores(nats_server: LocalServer) -> AsyncIterator[tuple[NatsStore, NatsStore]]:
    place = NatsPlace(nats_server.address)
    one, other = await NatsStore.open(place), await NatsStore.open(place)
    yield one, other
    await asyncio.gather(one.close(), other.close())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not is_so():  # noqa: ASYNC110  (another process changes it)
            await asyncio.sleep(0.01)


async def test_what_one_has_saved_the_other_reads(
    stores: tuple[NatsStore, NatsStore], example: Example
) -> None:
    one, other = stores
    await example.create(one)
    await one.append("t1", 0, [example.said(1)], None)
    await other.append("t1", 1, [example.said(2)], None)
    assert len((await one.read("t1")).entries) == 2


async def test_only_one_of_two_stores_adds_the_next_entry(
    stores: tuple[NatsStore, NatsStore], example: Example
) -> None:
    await example.create(stores[0])
    for n in range(1, 20):
        results = await asyncio.gather(
            *(store.append("t1", n - 1, [example.said(n)], None) for store in stores),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    assert len((await stores[0].read("t1")).entries) == 19


async def test_every_store_follows_the_directory(
    stores: tuple[NatsStore, NatsStore], example: Example
) -> None:
    one, other = stores
    await example.create(one)
    playing = example.summary(status="playing", players=("ada",), is_public=True)
    await one.append("t1", 0, [example.said(1)], playing, ranking("ada", 3))
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not (  # noqa: ASYNC110  (another store changes it)
            await other.tables_of("ada", 10) and await other.rankings("daily", 10)
        ):
            await asyncio.sleep(0.01)
    assert ids(await other.tables_of("ada", 10)) == ["t1"]
    assert await other.open_tables(10) == [playing]


async def test_a_new_store_knows_everybody_who_ever_sat_somewhere(
    stores: tuple[NatsStore, NatsStore], nats_server: LocalServer, example: Example
) -> None:
    one, _ = stores
    await example.create(one)
    await one.append("t1", 0, [example.said(1)], example.summary(players=("ada", "bob")))
    await one.append("t1", 1, [example.said(2)], example.summary(players=("bob",)))
    await one.close()
    third = await NatsStore.open(NatsPlace(nats_server.address))
    assert ids(await third.tables_of("ada", 10)) == ["t1"]
    await third.close()


@pytest.mark.parametrize("name", ["", "*", ">", "a.b", "a b", "é", "t1\r\nPUB", "x" * 101])
async def test_a_name_reaches_nothing_but_its_own_table(
    stores: tuple[NatsStore, NatsStore], example: Example, name: str
) -> None:
    store = stores[0]
    await example.create(store)
    for reading in (store.read(name), store.append(name, 0, [example.said(1)], None)):
        with pytest.raises(UnknownTable):
            await reading
    assert await store.snapshot_of(name) is None
    with pytest.raises(ValueError, match="called"):
        await example.create(store, name)


async def test_a_log_is_read_from_its_snapshot_on(
    stores: tuple[NatsStore, NatsStore], example: Example
) -> None:
    one, other = stores
    await example.create(one)
    for n in range(1, 6):
        await one.append("t1", n - 1, [example.said(n)], None)
    await one.keep_snapshot("t1", Snapshot(5, b"as it stood"))
    await one.append("t1", 5, [example.said(6)], None)
    assert await other.snapshot_of("t1") == Snapshot(5, b"as it stood")
    stored = await other.read("t1", 4)
    assert stored.entries == (example.said(5), example.said(6))
    assert stored.header == example.header()


async def test_what_was_sent_twice_is_saved_once(
    stores: tuple[NatsStore, NatsStore],
    nats_server: LocalServer,
    example: Example,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server stands still for so long that everything is sent again, alone and together."""
    monkeypatch.setattr(publishing, "ANSWER_SECONDS", 0.05)
    store = stores[0]
    tables = [f"t{number}" for number in range(5)]
    for table in tables:
        await example.create(store, table)
        await store.append(table, 0, [example.said(1)], None)
    os.kill(nats_server.pid, signal.SIGSTOP)
    appends = [
        asyncio.ensure_future(store.append(table, 1, [example.said(2)], None)) for table in tables
    ]
    await asyncio.sleep(0.5)
    os.kill(nats_server.pid, signal.SIGCONT)
    await asyncio.gather(*appends)
    for table in tables:
        assert (await store.read(table)).entries == (example.said(1), example.said(2))


async def test_a_server_that_comes_back_is_found_again(
    stores: tuple[NatsStore, NatsStore], nats_server: LocalServer, example: Example
) -> None:
    store = stores[0]
    await example.create(store)
    await store.append("t1", 0, [example.said(1)], None)
    nats_server.kill()
    await until(lambda: not store.broker.is_connected)
    append = asyncio.ensure_future(store.append("t1", 1, [example.said(2)], None))
    nats_server.start()
    await append
    assert len((await store.read("t1")).entries) == 2


async def test_what_could_not_be_sent_is_not_saved(
    stores: tuple[NatsStore, NatsStore],
    nats_server: LocalServer,
    example: Example,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = stores[0]
    await example.create(store)
    await store.append("t1", 0, [example.said(1)], None)
    monkeypatch.setattr(publishing, "UNSAVED_SECONDS", 0.1)
    nats_server.kill()
    await until(lambda: not store.broker.is_connected)
    with pytest.raises(Unavailable):
        await store.append("t1", 1, [example.said(2)], None)
    monkeypatch.undo()
    nats_server.start()
    await store.append("t1", 1, [example.said(2, "another")], None)
    assert (await store.read("t1")).entries[1] == example.said(2, "another")


async def test_a_conflict_with_the_past_is_told(
    stores: tuple[NatsStore, NatsStore], example: Example
) -> None:
    one, other = stores
    await example.create(one)
    await one.append("t1", 0, [example.said(1)], None)
    await other.append("t1", 1, [example.said(2)], None)
    with pytest.raises(Conflict):
        await one.append("t1", 1, [example.said(2)], None)


async def test_nobody_to_be_reached_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(broker, "CONNECT_SECONDS", 0.3)
    with pytest.raises(Unavailable, match="nats://127"):
        await NatsStore.open(NatsPlace("nats://127.0.0.1:1"))
    with pytest.raises(Unavailable, match="no file"):
        await NatsStore.open(NatsPlace("nats://127.0.0.1:1", str(tmp_path / "me.creds")))


def test_a_place_names_several_servers() -> None:
    place = NatsPlace("nats://one:4222,two:4222, three:4222")
    assert place.servers == ["nats://one:4222", "nats://two:4222", "nats://three:4222"]
    assert place.copies == 3
    assert NatsPlace("nats://one").copies == 1
    assert place._replace(replicas=5).copies == 5


def test_a_server_that_does_not_come_up_is_not_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may only have been slow; the next attempt must not meet it in the same folder."""
    slow = tmp_path / "slow"
    slow.write_text("#!/bin/sh\nexec sleep 300\n")
    slow.chmod(0o700)
    monkeypatch.setattr(local_server, "program", lambda: str(slow))
    monkeypatch.setattr(local_server, "START_SECONDS", 0.2)
    server = LocalServer(tmp_path / "nats")
    with pytest.raises(Unavailable, match="did not start"):
        server.start()
    assert not server.is_running
