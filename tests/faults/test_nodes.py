"""Nodes of one house that are killed and stalled: their tables go on at the others."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.faults.client import Client, new_key, open_table
from tests.faults.conftest import StartServer
from tests.faults.load import accepted_commands_are_saved_once, every_log_replays
from tests.faults.server import Server

from tablee.store.contract import StoredTable
from tablee.store.nats import NatsPlace, NatsStore
from tablee.store.nats.local_server import LocalServer

pytestmark = pytest.mark.faults


@pytest.fixture
def nats_server(tmp_path: Path) -> Iterator[LocalServer]:
    server = LocalServer(tmp_path / "nats", is_synced=False)
    server.start()
    yield server
    server.stop()


async def _stored(nats_server: LocalServer, table: str) -> list[StoredTable]:
    store = await NatsStore.open(NatsPlace(nats_server.address))
    try:
        return [await store.read(table)]
    finally:
        await store.close()


async def _people_at(one: Server, other: Server) -> tuple[str, Client, Client]:
    """A table that lives on the first node, with a page at each."""
    key = new_key()
    table = await open_table(one, key)
    here = await Client(one, table, "here", key).come_in()
    there = await Client(other, table, "there").come_in()
    return table, here, there


async def _check(nats_server: LocalServer, table: str, clients: list[Client]) -> None:
    stored = await _stored(nats_server, table)
    accepted_commands_are_saved_once(clients, stored)
    every_log_replays(stored)


async def test_the_pages_of_others_go_on_when_their_tables_node_is_killed(
    start_server: StartServer, nats_server: LocalServer
) -> None:
    """Killed again and again, each time while both talk; the other's socket is never cut."""
    one = await start_server(store=nats_server.address)
    other = await start_server(store=nats_server.address)
    table, here, there = await _people_at(one, other)
    for number in range(3):
        words = [await client.send("say", text=f"{number}") for client in (here, there)]
        one.kill()
        assert (await words[1]).is_accepted
        await one.start()
        assert (await words[0]).is_accepted
    assert there.closes == []
    await asyncio.gather(here.go(), there.go())
    await _check(nats_server, table, [here, there])


async def test_a_node_that_stood_still_is_deposed_and_serves_on(
    start_server: StartServer, nats_server: LocalServer
) -> None:
    one = await start_server(store=nats_server.address)
    other = await start_server(store=nats_server.address)
    table, here, there = await _people_at(one, other)
    assert (await here.do("say", text="before")).is_accepted
    os.kill(one.pid, signal.SIGSTOP)
    late = await here.send("say", text="late")
    assert (await there.do("say", text="meanwhile")).is_accepted
    os.kill(one.pid, signal.SIGCONT)
    assert (await late).is_accepted
    await asyncio.gather(here.go(), there.go())
    await _check(nats_server, table, [here, there])
