"""What every server is given to do: saturation, a steady pace, pages that wait, a cold start."""

import asyncio
import gc
from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from time import monotonic, perf_counter
from typing import NamedTuple

from benchmarks.peers.ours import OurTable, watch
from benchmarks.peers.peer import SEATS, Peer
from benchmarks.peers.process import Process, running
from benchmarks.peers.tables import Table, open_tables

TABLES = 50
CELLS = 168
LONGEST_SECONDS = 150.0
RATE = 2.0
"""Rolls a second at each table of a steady pace."""
WARM_SECONDS = 2.0
WATCHERS = 8
SETTLING_SECONDS = 0.7


class Mark(NamedTuple):
    """Where a server and its load stand at a moment."""

    at: float
    cpu: float
    acks: int
    bytes_heard: int

    @classmethod
    def of(cls, process: Process, tables: Sequence[Table]) -> "Mark":
        acks = sum(table.acks for table in tables)
        heard = sum(table.bytes_heard for table in tables)
        return cls(perf_counter(), process.cpu_seconds, acks, heard)


class Saturated:
    """Every table plays its rolls, the next one as soon as the last roller has seen the last one.

    Measured is what lies between a fifth and nineteen twentieths of all rolls.
    """

    def __init__(self, process: Process, rolls: int) -> None:
        self._process = process
        self._rolls = rolls
        self._rng = Random(1)
        self._tables: list[Table] = []
        self._acks = 0
        self._bounds = (TABLES * rolls // 5, TABLES * rolls * 19 // 20, TABLES * rolls)
        self._is_done = asyncio.Event()
        self.marks: list[Mark] = []

    def acked(self, table: Table) -> None:
        self._acks += 1
        if self._acks == self._bounds[len(self.marks)]:
            self.marks.append(Mark.of(self._process, self._tables))
            if self._acks == self._bounds[-1]:
                self._is_done.set()
        if len(table.rolls) < self._rolls:
            table.roll(self._rng.randrange(CELLS))

    async def play(self, tables: list[Table]) -> None:
        self._tables = tables
        gc.collect()
        gc.freeze()
        gc.disable()
        for table in tables:
            table.roll(self._rng.randrange(CELLS))
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                await self._is_done.wait()
        finally:
            gc.enable()


async def saturate(peer: Peer, rolls: int, watchers: int = 0) -> dict[str, float]:
    async with running(peer) as process:
        load = Saturated(process, rolls)
        tables = await open_tables(peer, process.port, TABLES, load.acked)
        for table in tables:
            for _ in range(watchers):
                assert isinstance(table.opened, OurTable)
                await watch(process.port, table.opened)
        await load.play(tables)
        first, last, _ = load.marks
        for table in tables:
            table.close()
    acks = last.acks - first.acks
    return {
        "cpu_ms": 1000 * (last.cpu - first.cpu) / acks,
        "acks_per_second": acks / (last.at - first.at),
        "bytes_per_seat": (last.bytes_heard - first.bytes_heard) / acks / SEATS,
    }


async def watched(peer: Peer, rolls: int) -> dict[str, float]:
    """What each further spectator adds to a roll."""
    alone = await saturate(peer, rolls)
    together = await saturate(peer, rolls, WATCHERS)
    return {"spectator_us": 1000 * (together["cpu_ms"] - alone["cpu_ms"]) / WATCHERS}


def _plan(seconds: float) -> list[tuple[float, int, int]]:
    """When which table rolls from where: some at any moment, each table at its own pace."""
    rng, plan = Random(2), []
    for table in range(TABLES):
        at = rng.random() / RATE
        while at < WARM_SECONDS + seconds:
            plan.append((at, table, rng.randrange(CELLS)))
            at += (0.6 + 0.8 * rng.random()) / RATE
    return sorted(plan)


async def keep_pace(peer: Peer, seconds: float) -> dict[str, float]:
    """How soon all four have seen a roll."""
    async with running(peer) as process:
        tables = await open_tables(peer, process.port, TABLES)
        plan = _plan(seconds)
        gc.collect()
        gc.disable()
        begin = perf_counter() + 0.2
        for at, number, cell in plan:
            await asyncio.sleep(max(0.0, begin + at - perf_counter()))
            tables[number].roll(cell)
        await asyncio.sleep(1)  # the last ones are on their way
        gc.enable()
        assert sum(len(table.seconds_to_all) for table in tables) == len(plan)
        warm = round(WARM_SECONDS * RATE)
        times = [1000 * each for table in tables for each in table.seconds_to_all[warm:]]
        for table in tables:
            table.close()
    return {"p50_ms": median(times), "p99_ms": quantiles(times, n=100)[-1]}


async def _settled(process: Process) -> int:
    for _ in range(3):
        process.collect_garbage()
        await asyncio.sleep(SETTLING_SECONDS)
    return process.resident_bytes


async def hold_pages(peer: Peer, pages: int) -> dict[str, float]:
    """How much a server grows by each page that looks at a dealt game."""
    async with running(peer) as process:
        kept = await open_tables(peer, process.port, 10)  # what all have in common
        opened = [await peer.open_table(process.port) for _ in range(pages // SEATS)]
        before = await _settled(process)
        for each in opened:
            for seat in range(SEATS):
                await peer.sit(process.port, each, seat, lambda _: None)
        grown = await _settled(process) - before
        for table in kept:
            table.close()
    return {"kb_per_page": grown / pages / 1000}


async def start(peer: Peer) -> dict[str, float]:
    """From nothing to the first view of the first table."""
    async with running(peer) as process:
        table = await peer.open_table(process.port)
        await peer.sit(process.port, table, 0, lambda _: None)
        return {"first_table_ms": 1000 * (monotonic() - process.began)}
