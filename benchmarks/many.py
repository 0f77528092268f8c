"""What many nodes cost over one process with its file: ratios of CPU, taken in one run.

An append to three servers beside SQLite's, a relayed action beside a local one, two workers and
their broker beside one process, and how soon a new node knows all tables.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import httpx
from benchmarks.figures import Figure, as_table
from benchmarks.server import cpu_seconds, run_in_loop
from benchmarks.store import ACTION, header_of, summary_of
from benchmarks.tables import SEATS, Table, four_people
from msgspec.structs import replace
from tests.faults.cluster.nats_servers import NatsServers
from tests.faults.server import Server

from tablee.kernel.directory import Sitter
from tablee.kernel.log import Acted, encode
from tablee.store.contract import Store
from tablee.store.nats import NatsPlace, NatsStore
from tablee.store.nats.local_server import LocalServer
from tablee.store.nats.messages import ListedLine
from tablee.store.nats.subjects import DIRECTORY, line_of
from tablee.store.sqlite import FILE_NAME, SqliteStore

APPENDING_TABLES = 256
PLAYED_TABLES = 30
LISTED_TABLES = 100_000


# An append


class AppendCost(NamedTuple):
    client_us: float
    """Of this process's CPU for each append."""
    servers_us: float
    per_second: float
    disk_bytes: float
    """On each server, for each append."""


async def _append_cost(store: Store, appends: int, pids: Sequence[int] = ()) -> AppendCost:
    """256 tables at once, each its entries one after the other."""
    names = [f"table-{number}" for number in range(APPENDING_TABLES)]
    for name in names:
        await store.create(header_of(name), bytes(32), [], summary_of(name))
        if isinstance(store, NatsStore):
            await store.claim(name, lambda _: False)
    size = (await store.contents()).bytes
    servers, began, cpu = sum(map(cpu_seconds, pids)), perf_counter(), time.process_time()
    await asyncio.gather(*(_append(store, name, appends) for name in names))
    used, took = time.process_time() - cpu, perf_counter() - began
    served, total = sum(map(cpu_seconds, pids)) - servers, APPENDING_TABLES * appends
    grown = (await store.contents()).bytes - size
    return AppendCost(1e6 * used / total, 1e6 * served / total, total / took, grown / total)


async def _append(store: Store, table: str, appends: int) -> None:
    for n in range(1, appends + 1):
        entry = Acted(n=n, at_ms=n * 100, by="p" * 16, command="c" * 16, seat=1, action=ACTION)
        await store.append(table, n - 1, [entry], None)


async def _appends(appends: int) -> list[Figure]:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        file = await SqliteStore.open(Path(folder) / FILE_NAME)
        alone = await _append_cost(file, appends)
        await file.close()
        servers = NatsServers(Path(folder))
        try:
            await servers.start()
            store = await NatsStore.open(servers.place())
            pids = [server.pid for server in servers.all]
            shared = await _append_cost(store, appends, pids)
            await store.close()
        finally:
            servers.clean_up()
    name = f"append to three servers, {APPENDING_TABLES} tables, client's CPU over SQLite's"
    peer = f"{shared.client_us:.0f} v {alone.client_us:.0f} µs"
    return [
        Figure(name, shared.client_us / alone.client_us, "times", "at most 1", peer),
        Figure("an append, all three servers of NATS", shared.servers_us / 1000, "ms CPU"),
        Figure("appends to three servers of NATS", shared.per_second, "/s"),
        Figure("an append, on each of three disks", shared.disk_bytes, "bytes"),
    ]


# A new node


async def _fill(store: NatsStore, tables: int) -> None:
    """Names in no order, as real ones are."""
    rng = Random(tables)
    waiting: list[asyncio.Future[int]] = []
    for _ in range(tables):
        name = f"{rng.getrandbits(60):015x}"
        players = tuple(f"player-{rng.randrange(50_000)}" for _ in range(SEATS))
        chairs = tuple(Sitter(player, "Ada", "blue", False) for player in players)
        summary = replace(summary_of(name), chairs=chairs, updated_at_ms=rng.getrandbits(40))
        body = encode(ListedLine(summary, False, players, "nobody"))
        waiting.append(store.publisher.save(DIRECTORY, line_of(name), body))
        if len(waiting) == 1_000:
            await asyncio.gather(*waiting)
            waiting.clear()
    await asyncio.gather(*waiting)


async def _read_model(tables: int) -> list[Figure]:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        server = LocalServer(Path(folder), is_synced=False)
        server.start()
        try:
            store = await NatsStore.open(NatsPlace(server.address))
            await _fill(store, tables)
            await store.close()
            began, cpu = perf_counter(), time.process_time()
            store = await NatsStore.open(NatsPlace(server.address))
            took, used = perf_counter() - began, time.process_time() - cpu
            assert sum((await store.contents()).tables.values()) == tables
            await store.close()
        finally:
            server.stop()
    name = f"a new node's read model, {tables:,} tables"
    return [Figure(name, took, "s", "at most 3 for 100,000", f"{used:.2f} s of CPU")]


# An action


class Nodes(NamedTuple):
    """Servers that share their work, and what they save to."""

    ports: list[int]
    pids: list[int]


@asynccontextmanager
async def _one_process() -> AsyncIterator[Nodes]:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        server = Server(Path(folder), log_level="warning")
        await server.start()
        try:
            yield Nodes([server.port], [server.pid])
        finally:
            server.clean_up()


@asynccontextmanager
async def _two_workers() -> AsyncIterator[tuple[Nodes, int]]:
    """Two nodes on one server of NATS, and its process."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        broker = LocalServer(Path(folder) / "nats")
        broker.start()
        settings = {"store": broker.address, "log_level": "warning"}
        workers = [Server(Path(folder) / f"node-{number}", **settings) for number in range(2)]
        try:
            for worker in workers:
                await worker.start()
            ports, pids = [each.port for each in workers], [each.pid for each in workers]
            yield Nodes(ports, pids), broker.pid
        finally:
            for worker in workers:
                worker.clean_up()
            broker.stop()


class Cost(NamedTuple):
    """Milliseconds of CPU for each action."""

    nodes: float
    broker: float


async def _cost(tables: Sequence[Table], pids: Sequence[int], broker: int, seconds: float) -> Cost:
    """All tables at once, each as fast as its four see what was played."""
    await asyncio.gather(*(table.act_until(perf_counter() + seconds / 4) for table in tables))
    before = sum(table.actions for table in tables)
    cpus = [cpu_seconds(pid) for pid in (*pids, broker) if pid]
    end = perf_counter() + seconds
    await asyncio.gather(*(table.act_until(end) for table in tables))
    actions = sum(table.actions for table in tables) - before
    now = [cpu_seconds(pid) for pid in (*pids, broker) if pid]
    used = [1000 * (after - was) / actions for was, after in zip(cpus, now, strict=True)]
    for table in tables:
        table.close()
    return Cost(sum(used[: len(pids)]), sum(used[len(pids) :]))


async def _tables_at(homes: Sequence[int], doors: Sequence[Sequence[int]]) -> list[Table]:
    """Tables that live at these ports in turn, with their four pages at those."""
    rng = Random(9)
    places = list(zip(homes, doors, strict=True))
    chosen = (places * PLAYED_TABLES)[:PLAYED_TABLES]
    seated = [four_people(home, {"has_aid": False}, rng, ports) for home, ports in chosen]
    return list(await asyncio.gather(*seated))


async def _pages_abroad(port: int) -> int:
    """How many pages of a node have their table at another."""
    async with httpx.AsyncClient(verify=False, timeout=60) as http:
        lines = (await http.get(f"http://127.0.0.1:{port}/metrics")).text.splitlines()
    told = (line.split()[-1] for line in lines if line.startswith("tablee_pages_abroad "))
    return round(float(next(told)))


async def _actions(seconds: float) -> list[Figure]:
    async with _one_process() as (ports, pids):
        tables = await _tables_at(ports, [()])
        alone = await _cost(tables, pids, 0, seconds)
    async with _two_workers() as ((ports, pids), broker):
        one, two = ports
        local = await _cost(await _tables_at([one], [[one] * SEATS]), pids, broker, seconds)
        tables = await _tables_at([one], [[two] * SEATS])
        assert await _pages_abroad(two) == SEATS * PLAYED_TABLES
        relayed = await _cost(tables, pids, broker, seconds)
        mixed_doors = [[one, two, one, two], [two, one, two, one]]
        tables = await _tables_at(ports, mixed_doors)
        assert await _pages_abroad(one) == await _pages_abroad(two) == PLAYED_TABLES
        mixed = await _cost(tables, pids, broker, seconds)
    return _told(alone, local, relayed, mixed)


def _told(alone: Cost, local: Cost, relayed: Cost, mixed: Cost) -> list[Figure]:
    peer = f"{relayed.nodes:.3f} v {local.nodes:.3f} ms"
    whole = mixed.nodes + mixed.broker
    beside = f"{mixed.nodes:.3f} + {mixed.broker:.3f} v {alone.nodes:.3f} ms"
    return [
        Figure(
            "relayed action over a local one, nodes' CPU",
            relayed.nodes / local.nodes,
            "times",
            "at most 1.8",
            peer,
        ),
        Figure(
            "two workers, half of the pages relayed, with the broker, over one process",
            whole / alone.nodes,
            "times",
            "at most 2.2",
            beside,
        ),
        Figure("an action of one process with SQLite", alone.nodes, "ms CPU"),
        Figure("an action of a node, its pages its own", local.nodes, "ms CPU"),
        Figure("an action of a node, all pages relayed", relayed.nodes, "ms CPU"),
        Figure("an action of two workers, half of the pages relayed", mixed.nodes, "ms CPU"),
        Figure("the broker's part of an action, one server", mixed.broker, "ms CPU"),
    ]


def run(quick: bool) -> list[Figure]:
    return [figure for part in PARTS.values() for figure in part(quick)]


PARTS: dict[str, Callable[[bool], list[Figure]]] = {
    "appends": lambda quick: run_in_loop(_appends(10 if quick else 100)),
    "read-model": lambda quick: run_in_loop(
        _read_model(LISTED_TABLES // 10 if quick else LISTED_TABLES)
    ),
    "actions": lambda quick: run_in_loop(_actions(2.0 if quick else 10.0)),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", choices=PARTS, default="")
    arguments = parser.parse_args()
    parts = [PARTS[arguments.only]] if arguments.only else list(PARTS.values())
    print(as_table([figure for part in parts for figure in part(arguments.quick)]))


if __name__ == "__main__":
    main()
