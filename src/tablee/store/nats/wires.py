"""Messages between nodes: to all, or to one. Nobody keeps them: who is not there misses them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import nats
from nats.aio.msg import Msg

from tablee.store.contract import Unavailable
from tablee.store.nats.broker import Broker, is_nobody
from tablee.store.nats.parser import Heard
from tablee.store.nats.subjects import NODES, node_of

ANSWER_SECONDS = 0.5
"""For the answers of all nodes together."""


class NatsWires:
    def __init__(self, broker: Broker, node: str) -> None:
        self._broker = broker
        self._node = node
        self._tokens: dict[str, str] = {}
        self._on_nobody: Callable[[str], None] = lambda _: None

    @property
    def is_connected(self) -> bool:
        return self._broker.is_connected

    async def tell_all(self, topic: str, body: bytes) -> None:
        with suppress(nats.errors.Error, OSError):  # the next one comes in a moment
            await self._broker.client.publish(f"{NODES}.{topic}", body)

    async def hear_all(self, topic: str, hear: Callable[[bytes], None]) -> None:
        await self._broker.client.hear(f"{NODES}.{topic}", lambda message: hear(message.data))

    async def ask_all(self, topic: str, body: bytes, answers: int) -> list[bytes]:
        found: list[bytes] = []
        with suppress(TimeoutError, Unavailable):
            async with (
                asyncio.timeout(ANSWER_SECONDS),
                self._broker.stream(f"{NODES}.{topic}", body) as answering,
            ):
                while len(found) < answers:
                    found.append((await answering.get()).data)
        return found

    async def answer_all(self, topic: str, answer: Callable[[bytes], bytes]) -> None:
        async def heard(message: Msg) -> None:
            with suppress(nats.errors.Error, OSError):
                await self._broker.client.publish(message.reply, answer(message.data))

        await self._broker.client.subscribe(f"{NODES}.{topic}", cb=heard)

    async def send(self, node: str, body: bytes) -> None:
        """Once; if nobody listens there, `on_nobody` is told."""
        with suppress(nats.errors.Error, OSError):  # the next one tells that this one is missing
            reply = self._broker.address(self._token_of(node))
            await self._broker.client.publish(node_of(node), body, reply=reply)

    def _token_of(self, node: str) -> str:
        if node not in self._tokens:
            self._tokens[node] = self._broker.listen(lambda message: self._hear_back(node, message))
        return self._tokens[node]

    def _hear_back(self, node: str, message: Heard) -> None:
        if is_nobody(message):
            self._on_nobody(node)

    async def receive(
        self, hear: Callable[[bytes], None], on_nobody: Callable[[str], None]
    ) -> None:
        self._on_nobody = on_nobody
        await self._broker.client.hear(node_of(self._node), lambda message: hear(message.data))
