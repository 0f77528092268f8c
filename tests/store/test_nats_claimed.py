"""Appends to a table that is the store's own, which need no task: the same promises hold."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.store.conftest import Example
from tests.store.test_nats import until

from tablee.store.contract import Conflict, Unavailable
from tablee.store.nats import NatsPlace, NatsStore, messages, publishing
from tablee.store.nats.local_server import LocalServer


@pytest.fixture
async def store(nats_server: LocalServer, example: Example) -> AsyncIterator[NatsStore]:
    opened = await NatsStore.open(NatsPlace(nats_server.address))
    await example.create(opened)
    assert await opened.claim("t1", lambda _: False) == ""
    yield opened
    await opened.close()


async def _saved(store: NatsStore) -> list[int]:
    return [entry.n for entry in (await store.read("t1")).entries]


async def test_it_is_sent_at_once(store: NatsStore, example: Example) -> None:
    appending = store.append("t1", 0, [example.said(1)], None)
    assert isinstance(appending, asyncio.Future)
    await appending
    assert await _saved(store) == [1]


async def test_the_next_waits_for_the_one_before(store: NatsStore, example: Example) -> None:
    """All are asked for before the first is answered."""
    appends = [store.append("t1", n - 1, [example.said(n)], None) for n in range(1, 6)]
    await asyncio.gather(*appends)
    assert await _saved(store) == [1, 2, 3, 4, 5]


async def test_what_is_asked_for_twice_is_saved_once(store: NatsStore, example: Example) -> None:
    appends = [store.append("t1", 0, [example.said(1)], None) for _ in range(2)]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 1
    assert await _saved(store) == [1]


async def test_who_has_lost_the_table_saves_nothing_more(
    store: NatsStore, nats_server: LocalServer, example: Example
) -> None:
    other = await NatsStore.open(NatsPlace(nats_server.address))
    await other.claim("t1", lambda _: False)
    for _ in range(2):
        with pytest.raises(Conflict):
            await store.append("t1", 0, [example.said(1)], None)
    await other.append("t1", 0, [example.said(1, "mine")], None)
    assert (await store.read("t1")).entries == (example.said(1, "mine"),)
    await other.close()


async def test_what_is_not_saved_can_be_asked_for_again(
    store: NatsStore,
    nats_server: LocalServer,
    example: Example,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(publishing, "UNSAVED_SECONDS", 0.1)
    nats_server.kill()
    await until(lambda: not store.broker.is_connected)
    with pytest.raises(Unavailable):
        await store.append("t1", 0, [example.said(1)], None)
    monkeypatch.undo()
    nats_server.start()
    await store.append("t1", 0, [example.said(1)], None)
    assert await _saved(store) == [1]


async def test_whoever_gives_up_keeps_nobody_waiting(store: NatsStore, example: Example) -> None:
    """What became of it is not known, so that nothing is appended until the table is claimed."""
    asyncio.ensure_future(store.append("t1", 0, [example.said(1)], None)).cancel()
    with pytest.raises(Conflict):
        await store.append("t1", 1, [example.said(2)], None)
    await store.claim("t1", lambda _: False)
    saved = await _saved(store)
    await store.append("t1", len(saved), [example.said(len(saved) + 1)], None)


async def test_what_is_too_long_for_a_message_is_saved_whole(
    store: NatsStore, example: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "LARGEST_BODY", 200)
    await store.append("t1", 0, [example.said(n, "long " * 10) for n in range(1, 8)], None)
    await store.append("t1", 7, [example.said(8)], None)
    assert await _saved(store) == [*range(1, 9)]


async def test_a_closed_store_saves_nothing(store: NatsStore, example: Example) -> None:
    await store.close()
    with pytest.raises(Unavailable):
        await store.append("t1", 0, [example.said(1)], None)
