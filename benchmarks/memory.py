"""What the server keeps in memory for a connection that is idle, and for a table that is live."""

import asyncio
import gc
import os
import secrets
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from benchmarks.figures import Figure, as_table
from benchmarks.server import run_in_loop, serving
from benchmarks.tables import SEATS, come_in, open_table
from tests.faults.client import seat_people
from tests.faults.server import Server

from tablee.kernel import log
from tablee.kernel.log import decode_entry, encode
from tablee.server.room import Room
from tablee.store.contract import StoredTable
from tablee.store.sqlite import FILE_NAME, SqliteStore
from tablee.table.table import Table

WATCHERS = 48


def _resident_kb(server: Server) -> int:
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def _key() -> str:
    return secrets.token_urlsafe(32)


async def _kb_per_connection(tables: int) -> float:
    """How much a server process grows by people who watch tables that wait for players."""
    async with serving() as server:
        names = [await open_table(server.port, _key()) for _ in range(tables)]
        pages = [await come_in(server.port, name, _key()) for name in names]
        before = _resident_kb(server)
        pages += [await come_in(server.port, name, _key()) for name in names * WATCHERS]
        grown = _resident_kb(server) - before
        for page in pages:
            page.close()
        return grown / (tables * WATCHERS)


async def _dealt_game() -> StoredTable:
    async with serving() as server:
        clients = await seat_people(server, 1, SEATS - 1)
        (stored,) = await server.stored()
        await clients[0].go()
        return stored


async def _kb_per_table(tables: int) -> float:
    """How much Python allocates for rooms of dealt games, each read anew so that none shares."""
    stored = await _dealt_game()
    bodies = [encode(entry) for entry in stored.entries]
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / FILE_NAME)

        def room() -> asyncio.Task[None]:
            entries = [decode_entry(body) for body in bodies]
            table = Table.load(_copy(stored.header), stored.secret, entries)
            return asyncio.create_task(Room(table, store).run())

        grown = await _kb_of(room, tables)
        await store.close()
    return grown


def _copy(header: log.Header) -> log.Header:
    return log.from_lines(encode(header))[0]


async def _kb_of(make: Callable[[], asyncio.Task[None]], times: int) -> float:
    made = [make()]  # what all have in common
    await asyncio.sleep(0)
    gc.collect()
    tracemalloc.start()
    made += [make() for _ in range(times)]
    await asyncio.sleep(0)
    gc.collect()
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    for task in made:
        task.cancel()
    return kept / times / 1024


def run(quick: bool) -> list[Figure]:
    connection = run_in_loop(_kb_per_connection(3 if quick else 12))
    table = run_in_loop(_kb_per_table(50 if quick else 500))
    return [
        Figure("memory of an idle connection", connection, "KB", "at most 30"),
        Figure("memory of a live table", table, "KB", "at most 15"),
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))
