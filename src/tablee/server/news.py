"""What the nodes of a house tell each other: what the host has decided, and what each one counts.

News is told once and kept by nobody. What must not be missed is in the store as well, and is read
there again from time to time.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

TOPIC = "news"


class _News(msgspec.Struct, frozen=True, array_like=True, tag_field="kind", tag=str.lower):
    pass


class RulesChanged(_News, frozen=True):
    """Who stays out, which tables are closed, or the notice: they are in the store."""


class TableGone(_News, frozen=True):
    """It was deleted."""

    table: str


class Draining(_News, frozen=True):
    is_draining: bool


class TableOpened(_News, frozen=True):
    """By whom, for the order of the lobby."""

    table: str
    client: str


class TablesAttended(_News, frozen=True):
    """Public tables of a node's, each with the number of addresses from which people are there."""

    node: str
    tables: Mapping[str, int]


class RatesSpent(_News, frozen=True):
    """What clients and players have used up at a node lately: by limit, then by whom."""

    node: str
    limits: Mapping[str, Mapping[str, int]]


class SocketsHeld(_News, frozen=True):
    """By addresses that hold many."""

    node: str
    clients: Mapping[str, int]


AnyNews = (
    RulesChanged | TableGone | Draining | TableOpened | TablesAttended | RatesSpent | SocketsHeld
)
TellOthers = Callable[[AnyNews], None]
_encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyNews).decode


def tell_nobody(news: AnyNews) -> None:
    """There is no other server."""


class Crier(Protocol):
    """Tells every node, oneself too."""

    async def tell_all(self, topic: str, body: bytes) -> None: ...


class NewsWriter:
    """Tells the other nodes, in order."""

    def __init__(self, crier: Crier) -> None:
        self._crier = crier
        self._tasks: set[asyncio.Task[Any]] = set()

    def tell(self, news: AnyNews) -> None:
        task = asyncio.create_task(self._crier.tell_all(TOPIC, _encode(news)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Until all is told."""
        await asyncio.gather(*self._tasks)
