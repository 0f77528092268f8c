"""Who else is in the house: nodes that tell again and again that they are there."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from tablee.server import metrics

logger = logging.getLogger(__name__)

TOPIC = "beat"
BEAT_SECONDS = 0.25
SILENCE_SECONDS = 1.0
"""Whoever is not heard of for so long is taken for gone."""
STALL_SECONDS = 0.5
"""Whoever was so late was stalled, and judges nobody else's silence."""
GATHER_SECONDS = 0.6
"""A new node waits so long to hear of the others."""


class Bus(Protocol):
    """Carries messages between nodes, now or never."""

    @property
    def is_connected(self) -> bool: ...

    async def tell_all(self, topic: str, body: bytes) -> None:
        """Tell every node, oneself too."""

    async def hear_all(self, topic: str, hear: Callable[[bytes], None]) -> None: ...


class Heartbeat(msgspec.Struct):
    node: str
    is_leaving: bool = False


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Heartbeat).decode


class Nodes:
    def __init__(self, bus: Bus, me: str) -> None:
        self.me = me
        self.on_loss: list[Callable[[str], None]] = []
        """Who wants to know that a node is gone."""
        self.on_leave: list[Callable[[str], None]] = []
        """Who wants to know that a node is about to go, and hands its tables over."""
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._seen_at: dict[str, float] = {}
        self._beaten_at = self._loop.time()
        self._is_leaving = False
        self._task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Tell of ourselves from now on, and hear who else is there."""
        await self._bus.hear_all(TOPIC, self._hear)
        self._task = asyncio.create_task(self._beat())
        await asyncio.sleep(GATHER_SECONDS)

    async def leave(self) -> None:
        """Whoever hears it brings no more tables to us."""
        self._is_leaving = True
        await self._tell()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def is_there(self, node: str) -> bool:
        return node in self._seen_at

    def count(self) -> int:
        """How many there are, we among them."""
        return len(self._seen_at) + 1

    def others(self) -> list[str]:
        return list(self._seen_at)

    def lose(self, node: str) -> None:
        """Nobody listens under that name any more."""
        if self._seen_at.pop(node, None) is not None:
            logger.warning("node lost", extra={"node": node})
            metrics.nodes.set(len(self._seen_at) + 1)
        for tell in self.on_loss:
            tell(node)

    def _hear(self, body: bytes) -> None:
        heartbeat = _decode(body)
        if heartbeat.node == self.me:
            return
        if heartbeat.is_leaving:
            self._let_go(heartbeat.node)
        else:
            if heartbeat.node not in self._seen_at:
                logger.info("node found", extra={"node": heartbeat.node})
            self._seen_at[heartbeat.node] = self._loop.time()
        metrics.nodes.set(len(self._seen_at) + 1)

    def _let_go(self, node: str) -> None:
        if self._seen_at.pop(node, None) is not None:
            for tell in self.on_leave:
                tell(node)

    async def _beat(self) -> None:
        while True:
            self._look()
            if self._bus.is_connected:
                await self._tell()
            await asyncio.sleep(BEAT_SECONDS)

    async def _tell(self) -> None:
        await self._bus.tell_all(TOPIC, _encode(Heartbeat(self.me, self._is_leaving)))

    def _look(self) -> None:
        now = self._loop.time()
        was_stalled = now - self._beaten_at > BEAT_SECONDS + STALL_SECONDS
        self._beaten_at = now
        if was_stalled or not self._bus.is_connected:
            self._seen_at = dict.fromkeys(self._seen_at, now)
        for node, seen_at in list(self._seen_at.items()):
            if now - seen_at > SILENCE_SECONDS:
                self.lose(node)
