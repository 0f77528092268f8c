"""Appends to many tables at once and tells each acknowledgement, until it is killed.

`python append_forever.py FILE TABLE…`: every table exists, and goes on from where its log ends.
"""

import asyncio
import sys
from pathlib import Path

from tablee.kernel.log import Said
from tablee.store.sqlite import SqliteStore


async def play(store: SqliteStore, table: str) -> None:
    n = len((await store.read(table)).entries)
    while True:
        n += 1
        await store.append(table, n - 1, [Said(n=n, at_ms=n, name="Ada", text=table)], None)
        sys.stdout.write(f"{table} {n}\n")
        sys.stdout.flush()


async def main(path: Path, tables: list[str]) -> None:
    store = await SqliteStore.open(path)
    await asyncio.gather(*(play(store, table) for table in tables))


asyncio.run(main(Path(sys.argv[1]), sys.argv[2:]))
