"""The bots of one room: they look, pace themselves and act in threads beside the event loop.

However long one of them thinks, other tables go on, and so do the people at its own.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from tablee.bots.driver import Driver
from tablee.kernel.clock import Millis, TableClock
from tablee.kernel.match import Match
from tablee.kernel.rules import Level, Seat

logger = logging.getLogger(__name__)

_heads = ThreadPoolExecutor(4, thread_name_prefix="tablee-bots")


class BotMove(NamedTuple):
    seat: Seat
    action: Any


class BotScene(NamedTuple):
    """The match that the bots look at, and the seats on which they sit."""

    match: Match
    bots: Mapping[Seat, Level]
    at: Millis


class Thinking:
    def __init__(
        self, seed: bytes, moved: Callable[[BotMove], None], paced: Callable[[], None]
    ) -> None:
        """`moved` is told of every move; `paced` when the next moment to act is known."""
        self._driver = Driver(seed, _note)
        self._moved = moved
        self._paced = paced
        self._scene: BotScene | None = None
        self._is_new = False
        """Whether the bots have not looked at the scene yet."""
        self._has_moved = False
        """Whether a bot has moved: all look again, even if the move came too late to count."""
        self._task: asyncio.Task[None] | None = None

    @property
    def has_scene(self) -> bool:
        """Whether there are bots, and a game for them to look at."""
        return self._scene is not None

    @property
    def is_under_way(self) -> bool:
        return self._task is not None

    def wakes_at(self) -> Millis | None:
        """The next moment of table time at which a bot acts; `None`: not known, or none."""
        return None if self._scene is None or self._task else self._driver.wakes_at()

    def look(self, match: Match | None, bots: Mapping[Seat, Level], at: Millis) -> None:
        """Let the bots see what has changed; `match` is `None` while nobody plays."""
        if match is None or not bots:
            self._scene = None
            if self._task is None:
                self._driver.stop()
            return
        before, self._scene = self._scene, BotScene(match, bots, at)
        is_same = before is not None and before.match is match and before.bots == bots
        if not is_same or self._has_moved:
            self._is_new, self._has_moved = True, False
            self._begin()

    def act(self, clock: TableClock, monotonic_ms: Millis) -> None:
        """Let those act whose moment has come."""
        at = self.wakes_at()
        if at is not None and clock.is_running and at <= (now := clock.now(monotonic_ms)):
            self._begin(now)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _begin(self, now: Millis | None = None) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._think(now))
            self._task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if self._scene is None:
            self._driver.stop()
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            logger.error("a bot failed", exc_info=error)
        if self._is_new and self._scene is not None:
            self._begin()
        self._paced()

    async def _think(self, now: Millis | None) -> None:
        if now is not None:
            await self._act(now)
        while self._is_new and (scene := self._scene) is not None:
            self._is_new = False
            await _beside(self._driver.look, scene.match, scene.bots, scene.at)

    async def _act(self, now: Millis) -> None:
        for seat in self._driver.due(now):
            scene = self._scene
            if scene is None or seat not in scene.bots:
                continue
            action = await _beside(self._driver.act, scene.match, seat, scene.bots[seat])
            if action is not None:
                self._has_moved = True
                self._moved(BotMove(seat, action))
            elif self._scene is not None:  # it waits, and asks itself again after a while
                self._scene, self._is_new = self._scene._replace(at=now), True


def _note(seat: Seat, error: Exception) -> None:
    """A bot that raises costs its own move, not the table."""
    logger.error("a bot failed", exc_info=error, extra={"seat": seat})


async def _beside(work: Callable[..., Any], *arguments: Any) -> Any:
    return await asyncio.get_running_loop().run_in_executor(_heads, work, *arguments)
