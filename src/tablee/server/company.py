"""A house of several nodes: who owns a table, and how pages reach the one who does."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import msgspec

from tablee.server import cut_off, metrics
from tablee.server.channel import Channel
from tablee.server.conversation import Arrival, Door, PageVisit
from tablee.server.guests import GuestChannel
from tablee.server.house import House
from tablee.server.news import NewsWriter
from tablee.server.news_desk import NewsDesk
from tablee.server.nodes import Bus, Nodes
from tablee.server.ownership import Elsewhere
from tablee.server.parcels import PageEnters
from tablee.server.relay import ParcelPost, Relay, RelayedPage
from tablee.server.siblings import AskingAll, Siblings
from tablee.server.sockets import SocketsPerClient
from tablee.store.contract import Store

WAKE_SECONDS = 0.5
"""After a node is gone the others look after its tables, not all at the same moment."""
_encode = msgspec.json.Encoder().encode


class Wires(Bus, ParcelPost, AskingAll, Protocol):
    """All that carries messages between nodes."""


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several nodes write to, each to the tables that it has claimed."""

    node: str
    wires: Wires

    async def claim(self, table: str, is_there: Callable[[str], bool]) -> str:
        """The node that has the table; empty: we, from now on. `is_there`: who can have one."""

    def release(self, table: str) -> None: ...

    def behind_seconds(self) -> float:
        """For how long our list of tables has not been up to date."""


class Claims:
    """`Ownership` by claims in the logs."""

    def __init__(self, store: SharedStore, nodes: Nodes) -> None:
        self._store = store
        self._nodes = nodes

    async def claim(self, table: str) -> None:
        if node := await self._store.claim(table, self._nodes.is_there):
            raise Elsewhere(node)

    def release(self, table: str) -> None:
        self._store.release(table)


class UncountedSockets(SocketsPerClient):
    """Of pages that are counted where they come in."""

    def close(self, client: str) -> None: ...


@dataclass
class DoorOfGuests(Door):
    """Through which the pages of other nodes come."""

    def send_on(self, visit: PageVisit, node: str) -> None:  # noqa: ARG002
        visit.channel.start_over()


@dataclass
class DoorWithRelay(Door):
    relay: Relay | None = None

    def send_on(self, visit: PageVisit, node: str) -> None:
        channel, hello, client, table = visit
        assert self.relay is not None and isinstance(channel, Channel)

        def start_over() -> None:
            Arrival(channel, self, client, table).come_again(hello)

        page = RelayedPage(
            channel, self.rates.reading_pace(), start_over, lambda: self.sockets.close(client)
        )
        channel.listener = page
        self.relay.send_abroad(node, page, PageEnters(0, table, _encode(hello).decode(), client))


class NodeCompany:
    """Ours, from the first heartbeat to the last."""

    def __init__(self, store: SharedStore) -> None:
        self._store = store
        self.nodes = Nodes(store.wires, store.node)
        self.relay = Relay(store.wires, self.nodes)
        self.ownership = Claims(store, self.nodes)
        self._writer = NewsWriter(store.wires)
        self._desk: NewsDesk | None = None
        self._watching: asyncio.Task[None] | None = None
        self._waking: set[asyncio.Task[Any]] = set()

    @property
    def me(self) -> str:
        return self.nodes.me

    @property
    def wires(self) -> Wires:
        return self._store.wires

    def others(self) -> list[str]:
        return self.nodes.others()

    def pages_abroad(self) -> int:
        return self.relay.pages_abroad()

    def guest_pages(self) -> int:
        return self.relay.guest_pages()

    def behind_seconds(self) -> float:
        return self._store.behind_seconds()

    async def join(self, house: House, door: Door, data: Path) -> None:
        """Become one of the nodes of the house."""
        desk = self._desk = NewsDesk(self.nodes.me, house, door.rates, door.sockets)
        house.tell_others = self._writer.tell
        siblings = Siblings(self._store.wires, self.nodes.me, self.nodes.count)
        await siblings.open(data)
        house.figures = siblings.exposition
        metrics.directory_behind.read = self.behind_seconds
        await desk.open(self._store.wires)
        guests = DoorOfGuests(house, door.rates, UncountedSockets(0), door.commands_per_second)

        def receive(guest: GuestChannel, entering: PageEnters) -> None:
            arrival = Arrival(guest, guests, entering.client, entering.table)
            guest.listener = arrival
            arrival.hear(entering.hello)

        await self.relay.open(receive)
        self._watching = asyncio.create_task(cut_off.watch(self._store.wires, house, self.relay))
        await self.nodes.join()
        for others_go in (self.nodes.on_loss, self.nodes.on_leave):
            others_go.append(lambda _: self._wake_later(house))
            others_go.append(desk.forget)

    def _wake_later(self, house: House) -> None:
        task = asyncio.create_task(self._wake(house))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _wake(self, house: House) -> None:
        await asyncio.sleep(random.uniform(0, WAKE_SECONDS))
        if not house.is_closing:
            await house.wake()

    async def leave(self) -> None:
        """From now on nobody brings us tables."""
        if self._desk is not None:
            await self._desk.close()
        await self.nodes.leave()

    async def close(self) -> None:
        for task in self._waking:
            task.cancel()
        if self._watching is not None:
            self._watching.cancel()
        await self.relay.close()
        await self.nodes.stop()
