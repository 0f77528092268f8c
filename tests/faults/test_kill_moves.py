"""`kill -9` while all games are played: no acknowledged move is lost or made twice, no clock jumps.

`--kills 50` kills that often.
"""

import asyncio
from functools import partial
from random import Random

import pytest
from tests.faults.client import Client
from tests.faults.conftest import StartServer
from tests.faults.evening import Evening
from tests.faults.load import accepted_commands_are_saved_once, every_log_replays
from tests.faults.server import Server

from tablee.kernel import registry

pytestmark = pytest.mark.faults

SEED = 20_261_118
LATEST_KILL = 0.4
CLOCK_MS = 50
"""By so much a table's time may have gone on when the first page is back."""


class Outage:
    """A kill, and what the tables' own time was on the disk then."""

    def __init__(self, clients: list[Client]) -> None:
        self._clients = clients
        self._welcomes = {client: len(client.welcomes) for client in clients}
        self._clocks = {client: client.clock for client in clients}

    async def is_over(self, at_ms: dict[str, int]) -> None:
        """Everybody is back, by themselves, and has the time that was left."""
        for client in self._clients:
            await client.until(partial(self._is_back_or_gone, client))
        back = [client for client in self._clients if not client.has_gone]
        for table in {client.table["table"] for client in back}:
            self._check([each for each in back if each.table["table"] == table], at_ms[table])

    def _is_back_or_gone(self, client: Client) -> bool:
        """A game may have ended just before the kill, and its people gone on to another table."""
        return client.has_gone or len(client.welcomes) > self._welcomes[client]

    def _check(self, there: list[Client], saved_ms: int) -> None:
        backs = [(client, client.welcomes[self._welcomes[client]]) for client in there]
        _, first = min(backs, key=lambda back: back[1].seen_at)
        if first.left_ms is not None:
            assert 0 <= first.at_ms - saved_ms <= CLOCK_MS
        for client, back in backs:
            before = self._clocks[client]
            if saved_ms < before.at_ms:  # it had seen all that there was
                assert back.deadline_ms == before.deadline_ms


async def _times(server: Server) -> dict[str, int]:
    """By table: the moment of the last entry on the disk."""
    return {table.header.table: table.entries[-1].at_ms for table in await server.stored()}


@pytest.mark.timeout(1_800)  # fifty starts take their time
async def test_no_kill_loses_or_repeats_a_move_of_any_game(
    start_server: StartServer, kills: int
) -> None:
    server, rng = await start_server(), Random(SEED)
    evening = Evening(server, rng)
    for _ in range(kills):
        await evening.until_moves(20)
        await asyncio.sleep(rng.uniform(0, LATEST_KILL))
        outage = Outage(evening.present)
        server.kill()
        times = await _times(server)
        await server.start()
        await outage.is_over(times)
    await evening.until_moves(20)
    await evening.end()
    stored = await server.stored()
    accepted_commands_are_saved_once(evening.clients, stored)
    every_log_replays(stored)
    assert set(evening.moves) == set(registry.names())
    assert server.tracebacks() == []
