"""The store: how many durable appends a second many tables make together, and one after the other.

The disk flush is the price; group commit shares it. Beside it: one commit each, as a store without
groups would pay.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from benchmarks.figures import Figure
from msgspec import Raw

from tablee.kernel.directory import Sitter, Summary
from tablee.kernel.log import Acted, Header
from tablee.store.sqlite import FILE_NAME, SqliteStore

TABLES = 50
ACTION = Raw(b'{"kind":"lay_card","card":3,"x":1,"y":0,"orientation":4}')


class Cost(NamedTuple):
    per_second: float
    cpu_ms: float
    """Of this process, for each append."""


def run(quick: bool) -> list[Figure]:
    appends = 40 if quick else 400
    together = asyncio.run(_measure(tables=TABLES, appends=appends))
    alone = asyncio.run(_measure(tables=1, appends=appends))
    peer = f"one commit each: {alone.per_second:,.0f}/s, {alone.cpu_ms:.3f} ms"
    return [
        Figure(f"durable appends, {TABLES} tables at once", together.per_second, "/s", peer=peer),
        Figure("CPU of a durable append in a group", together.cpu_ms, "ms", peer=peer),
    ]


async def _measure(tables: int, appends: int) -> Cost:
    """Every table appends its entries one after the other; all tables at once."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:  # a real disk, not a memory one
        store = await SqliteStore.open(Path(folder) / FILE_NAME)
        names = [f"table-{number}" for number in range(tables)]
        for name in names:
            await store.create(header_of(name), bytes(32), [], summary_of(name))
        began, cpu_began = time.perf_counter(), time.process_time()
        await asyncio.gather(*(_play(store, name, appends) for name in names))
        seconds, cpu = time.perf_counter() - began, time.process_time() - cpu_began
        await store.close()
    total = tables * appends
    return Cost(total / seconds, 1000 * cpu / total)


async def _play(store: SqliteStore, table: str, appends: int) -> None:
    for n in range(1, appends + 1):
        entry = Acted(n=n, at_ms=n * 100, by="p" * 16, command="c" * 16, seat=1, action=ACTION)
        await store.append(table, n - 1, [entry], None)


def header_of(table: str) -> Header:
    return Header(table=table, game="copyright", version=1, commitment="0" * 64, created_at_ms=0)


def summary_of(table: str) -> Summary:
    return Summary(
        table=table,
        game="copyright",
        status="playing",
        is_public=False,
        has_open_chairs=True,
        chairs=tuple(Sitter(f"player {seat}", "Ada", "blue", False) for seat in range(4)),
        created_at_ms=0,
        updated_at_ms=0,
    )
