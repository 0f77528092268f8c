"""When snapshots of a table are taken, and how a table is opened from one."""

import asyncio
import logging
from typing import NamedTuple

from tablee.kernel import log
from tablee.kernel.errors import BrokenLog
from tablee.store.contract import Snapshot, Store, StoredTable
from tablee.table import snapshot
from tablee.table.table import Table

logger = logging.getLogger(__name__)

WHILE_PLAYING = 400
"""A snapshot is taken when so many entries have come since the last one."""
AT_THE_END = 50
"""The same for a table that leaves the memory."""


class Snapshots:
    """The snapshots of one live table."""

    def __init__(self, store: Store, n: int) -> None:
        """`n`: after which entry the newest one was taken; 0: there is none."""
        self._store = store
        self._n = n
        self._keeping: asyncio.Future[None] | None = None

    def keep(self, table: Table, after: int) -> None:
        """Take a snapshot if at least so many entries have come since the last one."""
        if table.position.n - self._n < after or self._keeping is not None:
            return
        self._n = table.position.n
        body = snapshot.taken(table)
        if body is not None:
            kept = self._store.keep_snapshot(table.position.header.table, Snapshot(self._n, body))
            self._keeping = asyncio.ensure_future(kept)
            self._keeping.add_done_callback(self._kept)

    async def settled(self) -> None:
        """Until the snapshot that is being kept is kept, or not."""
        if self._keeping is not None:
            await asyncio.wait((self._keeping,))

    def _kept(self, kept: asyncio.Future[None]) -> None:
        self._keeping = None
        if not kept.cancelled() and (error := kept.exception()) is not None:
            # It is derived data: without it the table opens all the same, only later.
            logger.error("no snapshot", extra={"reason": str(error)})


class OpenedTable(NamedTuple):
    table: Table
    n: int
    """The last entry of the snapshot that it was opened from; 0: there was none."""


async def opened(store: Store, name: str) -> OpenedTable:
    """The table as it stands; `StoreError` or `BrokenLog`."""
    found = await store.snapshot_of(name)
    if found is not None:
        stored = await store.read(name, found.n - 1)
        table = await asyncio.to_thread(_from_snapshot, stored, found)
        if table is not None:
            return OpenedTable(table, found.n)
    stored = await store.read(name)
    return OpenedTable(await asyncio.to_thread(_from_log, stored), 0)


def _from_log(stored: StoredTable) -> Table:
    snapshot.code_of(stored.header.game)  # here, so that no snapshot has to wait for it later
    return Table.load(stored.header, stored.secret, stored.entries)


def _from_snapshot(stored: StoredTable, found: Snapshot) -> Table | None:
    """`None`: the snapshot is of no use, for whatever reason; the log will tell."""
    last: log.AnyEntry | None = stored.entries[0] if stored.entries else None
    if last is None:
        return None
    try:
        table = snapshot.restored(stored.header, stored.secret, found.body, last)
        if table is not None:
            table.catch_up(stored.entries[1:])
    except BrokenLog:
        return None
    return table
