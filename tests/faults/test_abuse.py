"""Four friends play a whole game while strangers do their worst: none of the four notices."""

import asyncio
import json
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from tests.faults.client import ANSWER_SECONDS, Client, new_key, open_table
from tests.faults.conftest import StartServer
from tests.faults.friend import Friend
from tests.faults.server import Server

from tablee.kernel import log, registry, replay
from tablee.server.settings import Settings
from tablee.table.refusal import Code

pytestmark = pytest.mark.faults

GAME = "top_secret"
FRIENDS = 4
ATTACKS = {
    "shout",
    "applaud",
    "watch",
    "grab",
    "mask",
    "ask",
    "babble",
    "stall",
    "guess",
    "open tables",
    "read lobby",
    "dawdle",
}
BY_THE_RULES = {*registry.load(GAME).illegal, Code.ALREADY_OVER}
"""Four people act at once: another may have been quicker."""
AT_IT_SECONDS = 2 * ANSWER_SECONDS
PACE_SECONDS = 0.05
"""Friends are people: they do not act as fast as machines."""


async def _friends(server: Server) -> list[Friend]:
    """A started game of four, at a table whose link everybody has."""
    host_key = new_key()
    table = await open_table(server, host_key, game=GAME, seats=FRIENDS, is_public=True)
    keys = [host_key, *(new_key() for _ in range(FRIENDS - 1))]
    clients = [
        Client(server, table, f"p{number}", key, f"203.0.113.{number + 1}")
        for number, key in enumerate(keys)
    ]
    for client in clients:
        await client.come_in()
        await client.do("sit", contribution=secrets.token_hex(16))
    assert (await clients[0].do("start")).is_accepted
    await asyncio.gather(*(client.until_dealt() for client in clients))
    return [Friend(client, Random(client.name), PACE_SECONDS) for client in clients]


class Trouble:
    """The strangers, in a process of their own."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.done: dict[str, int] = {}

    async def until_all_at_it(self) -> None:
        """They use up a machine by themselves; where others do too, it takes them a while."""
        try:
            async with asyncio.timeout(AT_IT_SECONDS):
                while not self.done.keys() >= ATTACKS:
                    await self._hear()
        except TimeoutError:
            raise AssertionError(f"nobody did this: {ATTACKS - self.done.keys()}") from None

    async def _hear(self) -> None:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        assert line, "the strangers have given up"
        self.done = json.loads(line)

    async def times_in_another_second(self) -> int:
        """How much they have done since they were last heard of."""
        before = sum(self.done.values())
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._hear()
        return sum(self.done.values()) - before


@asynccontextmanager
async def _trouble(server: Server, host: Client) -> AsyncIterator[Trouble]:
    words = (str(server.port), host.table["table"], host.player)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.faults.strangers", *words, stdout=PIPE
    )
    trouble = Trouble(process)
    try:
        await trouble.until_all_at_it()
        yield trouble
    finally:
        process.kill()
        await process.wait()


def _seating(table: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    return [(chair["player"], chair["name"], chair["bot"]) for chair in table["chairs"]]


async def _reload(client: Client) -> None:
    """As a browser does it: gone, and back a moment later."""
    welcomes = len(client.welcomes)
    client.cut()
    await client.until_welcome(welcomes + 1)


@pytest.mark.timeout(1_200)
async def test_four_friends_play_a_whole_game_while_strangers_do_their_worst(
    start_server: StartServer,
) -> None:
    defaults = msgspec.structs.asdict(Settings())
    own = {"commands_per_second", "tables_per_hour", "connections_per_client"}
    server = await start_server(**{name: defaults[name] for name in own})
    friends = await _friends(server)
    host, *guests = (friend.client for friend in friends)
    seating = _seating(host.table)
    async with _trouble(server, host) as trouble:
        games = [asyncio.create_task(friend.play()) for friend in friends]
        await host.until(lambda: friends[0].moves + friends[1].moves >= 4)
        await asyncio.gather(_reload(host), _reload(guests[-1]))
        assert host.you["seat"] == 0, "who reloads finds the own chair"
        await asyncio.gather(*games)
        assert await trouble.times_in_another_second() > 0, "they were at it to the end"
        assert (await host.do("rematch")).is_accepted
        await _check_nobody_noticed(server, friends, seating)
    assert await server.is_healthy()


async def _check_nobody_noticed(
    server: Server, friends: list[Friend], seating: list[tuple[str, str, str | None]]
) -> None:
    for friend in friends:
        client = friend.client
        assert (client.table["status"], _seating(client.table)) == ("ended", seating)
        assert client.table["host"] == friends[0].client.player
        assert set(friend.refusals) <= BY_THE_RULES
        assert [code for code in client.closes if code != 1006] == [], "nobody hung up on them"
        assert len(client.welcomes) == 1 + client.cuts
    stored = await server.stored_table(friends[0].client.table["table"])
    replay.verify(stored.header, stored.entries)
    moves = sum(isinstance(entry, log.Acted) for entry in stored.entries)
    assert moves == sum(friend.moves for friend in friends)
    assert server.tracebacks() == []
