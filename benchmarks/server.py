"""The server at work: what an action costs it, how soon all four see it, how soon it is there.

Real processes and real sockets; its CPU is read from /proc.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import httpx
import uvloop
from benchmarks.figures import Figure, as_table
from benchmarks.pages import Page
from benchmarks.tables import SEATS, Table, four_people, moves
from tests.faults.server import Server
from tests.ports import free_port

T = TypeVar("T")

TABLES = 50
ACTIONS_PER_SECOND = 2
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


@asynccontextmanager
async def serving() -> AsyncIterator[Server]:
    # A real disk, not a memory one: every action is flushed to it.
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        server = Server(Path(folder))
        await server.start()
        try:
            yield server
        finally:
            server.clean_up()


@asynccontextmanager
async def _bare_uvicorn() -> AsyncIterator[tuple[int, int]]:
    """The peer's process and port."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.bare_uvicorn", str(port)]
    process = await asyncio.create_subprocess_exec(*command)
    try:
        await _first_answer(f"http://127.0.0.1:{port}/")
        yield process.pid, port
    finally:
        process.kill()
        await process.wait()


async def _first_answer(url: str) -> None:
    async with httpx.AsyncClient(verify=False) as http:
        while True:
            try:
                await http.get(url)
                return
            except httpx.ConnectError:
                await asyncio.sleep(0.01)


class Work(NamedTuple):
    cpu_ms: float
    """Of the server, for each action."""
    per_second: float
    bytes_per_seat: float


async def _at_saturation(pid: int, tables: Sequence[Table], seconds: float) -> Work:
    """All tables at once, each as fast as its four see what was played."""
    await asyncio.gather(*(table.act_until(perf_counter() + seconds / 4) for table in tables))
    before = sum(table.actions for table in tables)
    bytes_before = sum(table.bytes_per_seat for table in tables)
    cpu, began = cpu_seconds(pid), perf_counter()
    await asyncio.gather(*(table.act_until(began + seconds) for table in tables))
    actions = sum(table.actions for table in tables) - before
    heard = sum(table.bytes_per_seat for table in tables) - bytes_before
    took = perf_counter() - began
    return Work(1000 * (cpu_seconds(pid) - cpu) / actions, actions / took, heard / actions)


async def _seat_tables(port: int, **options: Any) -> list[Table]:
    rng = Random(9)
    return [await four_people(port, options, rng) for _ in range(TABLES)]


async def _work(seconds: float, **options: Any) -> Work:
    async with serving() as server:
        tables = await _seat_tables(server.port, **options)
        work = await _at_saturation(server.pid, tables, seconds)
        _close(tables)
        return work


async def _bare_work(seconds: float) -> Work:
    async with _bare_uvicorn() as (pid, port):
        rng = Random(9)
        tables = []
        for number in range(TABLES):
            pages = [await Page.open(port, f"/{number}") for _ in range(SEATS)]
            tables.append(Table(pages, [moves(rng) for _ in pages]))
        work = await _at_saturation(pid, tables, seconds)
        _close(tables)
        return work


def _close(tables: Sequence[Table]) -> None:
    for table in tables:
        table.close()


def _cost(seconds: float) -> list[Figure]:
    bare = run_in_loop(_bare_work(seconds))
    aided = run_in_loop(_work(seconds, has_aid=True))
    unaided = run_in_loop(_work(seconds, has_aid=False))
    peer = f"bare uvicorn, four views of 4 KB: {bare.cpu_ms:.3f} ms"
    name = "CPU of a durable action seen by four"
    return [
        Figure(name, unaided.cpu_ms, "ms", "at most 0.25", peer),
        Figure(f"{name}, with the aid", aided.cpu_ms, "ms", "at most 0.25", peer),
        Figure(f"{name}, over bare uvicorn", unaided.cpu_ms / bare.cpu_ms, "times"),
        Figure("durable actions, 50 tables at once", unaided.per_second, "/s"),
        Figure("bytes to each seat per action", aided.bytes_per_seat, "bytes", "at most 1,000"),
    ]


async def _seen_by_all(seconds: float) -> list[float]:
    async with serving() as server:
        tables = await _seat_tables(server.port)
        every = 1 / ACTIONS_PER_SECOND
        times = max(2, round(seconds * ACTIONS_PER_SECOND))
        begin = perf_counter() + 0.1
        offsets = [begin + every * number / TABLES for number in range(TABLES)]
        await asyncio.gather(
            *(
                table.act_at_pace(at, every, times)
                for table, at in zip(tables, offsets, strict=True)
            )
        )
        _close(tables)
        # The first action of each table is its warming up.
        return [1000 * each for table in tables for each in table.seconds[1:]]


def _latency(seconds: float) -> list[Figure]:
    times = run_in_loop(_seen_by_all(seconds))
    name = f"action → seen by all four, {TABLES} tables × {ACTIONS_PER_SECOND}/s"
    return [
        Figure(f"{name}: p50", median(times), "ms", "at most 1.5"),
        Figure(f"{name}: p99", quantiles(times, n=100)[-1], "ms", "at most 5"),
    ]


async def _first_page() -> float:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        server = Server(Path(folder))
        began = perf_counter()
        server.spawn()
        await _first_answer(f"http://{server.address}/")
        seconds = perf_counter() - began
        server.clean_up()
    return seconds


def _cold_start(times: int) -> list[Figure]:
    seconds = min(run_in_loop(_first_page()) for _ in range(times))
    return [Figure("cold start of tablee serve to the first page", seconds, "s", "at most 1.5")]


def run_in_loop(work: Awaitable[T]) -> T:
    async def wait() -> T:
        return await work

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(wait())


def run(quick: bool) -> list[Figure]:
    seconds = 1.5 if quick else 10.0
    return [
        *_cost(seconds),
        *_latency(seconds * 2),
        *_cold_start(1 if quick else 5),
    ]


if __name__ == "__main__":
    print(as_table(run(quick="--quick" in sys.argv)))
