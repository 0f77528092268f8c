"""People who play and talk at several tables without rest, and what must be true afterwards."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from tests.faults.client import Client, seat_people
from tests.faults.player import next_action
from tests.faults.server import Server

from tablee.kernel import log
from tablee.store.contract import StoredTable
from tablee.table.table import Table

PEOPLE, BOTS = 2, 1
LONGEST_THOUGHT = 0.02
ENDLESS: dict[str, Any] = {"limit": 100}


class Load:
    """Some tables, each with people who act as soon as they have an answer, or nearly so."""

    def __init__(self, clients: Sequence[Client], rng: Random) -> None:
        self.clients = clients
        self._players = [
            asyncio.create_task(self._play(client, Random(rng.random()))) for client in clients
        ]

    @classmethod
    async def of(cls, server: Server, rng: Random, tables: Iterable[dict[str, Any]]) -> "Load":
        """A table for each of these options of Copyright, played until `stop`."""
        seated = [
            await seat_people(server, PEOPLE, BOTS, **ENDLESS, **options) for options in tables
        ]
        return cls([client for clients in seated for client in clients], rng)

    async def _play(self, client: Client, rng: Random) -> None:
        while True:
            await self._once(client, rng)
            await asyncio.sleep(rng.uniform(0, LONGEST_THOUGHT))

    async def _once(self, client: Client, rng: Random) -> None:
        """An answer may take a while: every time the server is killed it has to be asked anew."""
        if rng.random() < 0.1:
            await (await client.send("say", text=f"{rng.random()}"))
            return
        assert client.seat is not None
        action = next_action(client.view, client.seat, rng) if client.view else None
        if action is not None:
            await (await client.send("act", action=action))

    @property
    def accepted(self) -> int:
        return sum(len(client.accepted) for client in self.clients)

    async def until_accepted(self, more: int) -> None:
        """Until so many more commands are accepted, by everybody together."""
        enough = self.accepted + more
        while self.accepted < enough:
            await self._check()
            await asyncio.sleep(0.005)

    async def _check(self) -> None:
        """A player who failed fails the test."""
        for player in self._players:
            if player.done():
                await player

    async def rest(self) -> None:
        """Nobody acts any more, but all stay."""
        await self._check()
        for player in self._players:
            player.cancel()
        await asyncio.gather(*self._players, return_exceptions=True)
        self._players = []

    async def stop(self) -> None:
        await self.rest()
        await asyncio.gather(*(client.go() for client in self.clients))


def _commands(table: StoredTable) -> Counter[tuple[str, str]]:
    """How often each command is in a log."""
    kinds = log.Acted | log.Said
    return Counter((entry.by, entry.command) for entry in table.entries if isinstance(entry, kinds))


class Missed(NamedTuple):
    """Commands, each with its player, that are not in the logs as they should be."""

    lost: list[tuple[str, str]]
    twice: list[tuple[str, str]]


def missed(clients: Iterable[Client], stored: Iterable[StoredTable]) -> Missed:
    """What was accepted and is not saved, and what is saved more than once."""
    saved = Counter[tuple[str, str]]()
    for table in stored:
        saved += _commands(table)
    played = [(client.player, command) for client in clients for command in client.played]
    lost = [key for key in played if key not in saved]
    return Missed(lost, [key for key, times in saved.items() if key[1] and times > 1])


def accepted_commands_are_saved_once(
    clients: Iterable[Client], stored: Iterable[StoredTable]
) -> None:
    assert missed(clients, stored) == Missed([], [])


def every_log_replays(stored: Iterable[StoredTable]) -> None:
    """Every table is whole: its log leads somewhere, and somebody sits at it."""
    for table in stored:
        loaded = Table.load(table.header, table.secret, table.entries)
        assert loaded.position.n == len(table.entries)
        assert any(chair.player for chair in loaded.position.chairs)
