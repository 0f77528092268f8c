"""A player of any game, for the sake of playing: what the game's easy bot would do with the view.

It reads a view as the browser gets it, and is as quick as its server lets it be.
"""

import asyncio
from random import Random
from typing import Any

import msgspec
from tests.faults.client import Client

from tablee.kernel import registry
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

LOOKS_PER_SECOND = 20
"""How often a friend who has nothing to do looks again."""


class Friend:
    """Somebody at a page, who acts as soon as there is something to do."""

    def __init__(self, client: Client, rng: Random, pace_seconds: float = 0) -> None:
        self.client = client
        self._rng = rng
        self._pace_seconds = pace_seconds
        self.moves = 0
        self.refusals: list[str] = []

    def next_action(self) -> Any:
        """Something to do now; `None`: nothing, others are awaited."""
        client = self.client
        if client.view is None or client.seat is None or client.table["status"] != "playing":
            return None
        game = registry.load(client.table["game"])
        view = msgspec.convert(client.view, game.view)
        chance = Chance(self._rng.randbytes(16))
        if game.bot.pace(view, client.seat, Level.EASY, chance) is None:
            return None
        return game.bot.act(view, client.seat, Level.EASY, chance)

    async def move(self) -> bool:
        """Make a move, if there is one; others may have been quicker, and then it is refused."""
        action = self.next_action()
        if action is None:
            return False
        answer = await (await self.client.send("act", action=msgspec.to_builtins(action)))
        self.moves += answer.is_accepted
        if not answer.is_accepted:
            self.refusals.append(answer.code)
        return answer.is_accepted

    async def play(self) -> None:
        """Until the game is over."""
        while self.client.table["status"] != "ended":
            has_moved = await self.move()
            await asyncio.sleep(self._pace_seconds if has_moved else 1 / LOOKS_PER_SECOND)
