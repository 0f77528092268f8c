"""`kill -9` at random moments under load: nothing acknowledged is lost, nobody pays for it."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import httpx
import pytest
from tests.faults.client import Client, Clock, new_key, open_table
from tests.faults.conftest import StartServer
from tests.faults.load import Load, accepted_commands_are_saved_once, every_log_replays
from tests.faults.server import Server

pytestmark = pytest.mark.faults

KILLS = 50
HOUSES = 2
SEED = 20_261_115
LATEST_KILL = 0.4
TABLES = (
    {"variant": "base"},
    {"variant": "timed", "turn_seconds": 60},
    {"variant": "lightning", "round_seconds": 600},
)


class Opener:
    """Somebody who opens table after table, whatever happens to the server."""

    def __init__(self, server: Server) -> None:
        self.opened: list[str] = []
        self._task = asyncio.create_task(self._open_for_ever(server))

    async def _open_for_ever(self, server: Server) -> None:
        while True:
            with suppress(httpx.TransportError):
                self.opened.append(await open_table(server, new_key()))
            await asyncio.sleep(0.1)

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Outage:
    """A kill and a restart, and what each player's clock showed around them."""

    def __init__(self, clients: Sequence[Client]) -> None:
        self._began = asyncio.get_running_loop().time()
        self._before = {client: client.clock for client in clients}
        self._welcomes = {client: len(client.welcomes) for client in clients}

    async def is_over(self) -> None:
        """Everybody is back, by themselves, and has the time that was left."""
        for client, welcomes in self._welcomes.items():
            await client.until_welcome(welcomes + 1)
            self._check(self._before[client], client.welcomes[welcomes])

    def _check(self, before: Clock, after: Clock) -> None:
        if before.deadline_ms is None or before.deadline_ms != after.deadline_ms:
            return
        # To the precision of a message's way: had the clock run on, all of it would be missing.
        lasted_ms = (after.seen_at - self._began) * 1000
        assert after.left_at(after.seen_at) >= before.left_at(self._began) - lasted_ms / 4


async def _survives(server: Server, rng: Random) -> None:
    load = await Load.of(server, rng, TABLES)
    opener = Opener(server)
    for _ in range(KILLS // HOUSES):
        await load.until_accepted(len(load.clients))
        await asyncio.sleep(rng.uniform(0, LATEST_KILL))
        outage = Outage(load.clients)
        server.kill()
        await server.start()
        await outage.is_over()
    await load.until_accepted(len(load.clients))
    await opener.stop()
    await load.stop()
    # Logs only grow: what a kill took or broke at any time is still missing or broken now.
    stored = await server.stored()
    accepted_commands_are_saved_once(load.clients, stored)
    every_log_replays(stored)
    assert set(opener.opened) <= {table.header.table for table in stored}
    assert server.tracebacks() == []


@pytest.mark.timeout(900)  # on a busy machine fifty starts take their time
async def test_fifty_kills_lose_nothing_acknowledged_and_cost_nobody_time(
    start_server: StartServer,
) -> None:
    """Two houses side by side: while one is being started, the other plays."""
    servers = [await start_server() for _ in range(HOUSES)]
    rngs = [Random(SEED + house) for house in range(HOUSES)]
    await asyncio.gather(*map(_survives, servers, rngs))
