"""Three servers of NATS, three nodes of Tablée, and people who play at all of them."""

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path

import httpx
from tests.faults.cluster.nats_servers import NatsServers
from tests.faults.server import Server
from tests.server.guest import http_to

from tablee.store.contract import StoredTable
from tablee.store.nats import NatsStore

NODES = 3


class AnyNode:
    """A load balancer: whoever dials is brought to the next node that is known to be there."""

    def __init__(self, nodes: Sequence[Server]) -> None:
        self._turns: Iterator[Server] = cycle(nodes)
        self.away: set[Server] = set()

    @property
    def address(self) -> str:
        return next(node for node in self._turns if node not in self.away).address

    def http(self) -> httpx.AsyncClient:
        return http_to(f"http://{self.address}")


class House:
    """Each node knows all servers of NATS, and talks to one of them."""

    def __init__(self, folder: Path, last_disk_megabytes: int = 0) -> None:
        self.nats = NatsServers(folder, last_disk_megabytes)
        self._folder = folder
        self.nodes: list[Server] = []

    async def open(self, *, can_cut_the_first: bool = False) -> "House":
        await self.nats.start(can_cut_the_first=can_cut_the_first)
        settings = {"store": self.nats.address(), "store_replicas": 3}
        self.nodes = [
            Server(self._folder / f"node-{number}", **settings) for number in range(NODES)
        ]
        await asyncio.gather(*(node.start() for node in self.nodes))
        self.door = AnyNode(self.nodes)
        return self

    async def stored(self) -> list[StoredTable]:
        """Every table as it is saved."""
        store = await NatsStore.open(self.nats.place())
        try:
            return [await store.read(summary.table) for summary in await store.tables(1_000_000)]
        finally:
            await store.close()

    def halt(self, node: Server) -> None:
        """It stands still, and nobody new is brought there."""
        self.door.away.add(node)
        os.kill(node.pid, signal.SIGSTOP)

    def wake(self, node: Server) -> None:
        os.kill(node.pid, signal.SIGCONT)
        self.door.away.discard(node)

    async def busiest(self) -> Server:
        """The node that most tables live on."""
        tables = {await _tables_at(node): node for node in self.nodes}
        return tables[max(tables)]

    def refused_late_writes(self) -> int:
        """How often a node that had lost a table tried to save something there, and could not."""
        events = [event["event"] for node in self.nodes for event in node.events()]
        return events.count("stepped down")

    def tracebacks(self) -> list[str]:
        return [trace for node in self.nodes for trace in node.tracebacks()]

    def clean_up(self) -> None:
        for node in self.nodes:
            node.clean_up()
        self.nats.clean_up()


async def _tables_at(node: Server) -> float:
    async with node.http() as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith("tablee_live_tables "))
