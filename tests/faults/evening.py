"""People at a table of every game, who play one after the other until the evening ends."""

import asyncio
from collections import Counter
from itertools import cycle, islice
from random import Random

import httpx
from tests.faults.client import Client, seat_people
from tests.faults.friend import Friend
from tests.faults.server import Dialled

from tablee.kernel import registry

PEOPLE = 3
LOOK_SECONDS = 0.01


class Evening:
    """Whatever happens to the server, the same people come back to the same tables."""

    def __init__(
        self, server: Dialled, rng: Random, tables: int = 0, pace_seconds: float = 0
    ) -> None:
        """So many tables, of each game as many as of the others; 0: one of each."""
        self._server = server
        self._pace_seconds = pace_seconds
        self.clients: list[Client] = []
        """Everybody who has sat down at any of the tables."""
        self._friends: dict[int, list[Friend]] = {}
        games = islice(cycle(registry.names()), tables or len(registry.names()))
        self._parties = [
            asyncio.create_task(self._play(number, game, Random(rng.random())))
            for number, game in enumerate(games)
        ]

    async def _play(self, number: int, game: str, rng: Random) -> None:
        while True:
            clients = await self._seated(game)
            self.clients += clients
            self._friends[number] = [
                Friend(client, Random(rng.random()), self._pace_seconds) for client in clients
            ]
            await asyncio.gather(*(friend.play() for friend in self._friends[number]))
            await self._part(number)

    async def _seated(self, game: str) -> list[Client]:
        while True:
            try:
                return await seat_people(self._server, PEOPLE, game=game)
            except (httpx.HTTPError, TimeoutError):  # it was killed again and again meanwhile
                await asyncio.sleep(LOOK_SECONDS)

    async def _part(self, number: int) -> None:
        for friend in self._friends.pop(number):
            await friend.client.go()

    @property
    def present(self) -> list[Client]:
        """Those who sit at a table where a game is on."""
        return [friend.client for friends in self._friends.values() for friend in friends]

    @property
    def moves(self) -> Counter[str]:
        """The moves that were accepted, by game."""
        made: Counter[str] = Counter()
        for client in self.clients:
            made[client.table["game"]] += len(client.played)
        return made

    async def until_moves(self, more: int) -> None:
        """Until so many more moves are accepted, and some of every game."""
        enough = self.moves.total() + more
        while self.moves.total() < enough or not all(map(self.moves.get, registry.names())):
            for party in self._parties:
                if party.done():
                    await party
            await asyncio.sleep(LOOK_SECONDS)

    async def until_seated(self) -> None:
        """Until every table has its people."""
        while True:
            if len(self._friends) == len(self._parties):
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def end(self) -> None:
        for party in self._parties:
            party.cancel()
        await asyncio.gather(*self._parties, return_exceptions=True)
        for number in list(self._friends):
            await self._part(number)
