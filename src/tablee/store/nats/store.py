"""The contract on NATS JetStream: logs, a directory that is followed, and values."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import cast

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import AnyEntry, Header
from tablee.store.contract import (
    Conflict,
    Contents,
    LastTouch,
    Snapshot,
    StoredTable,
    StoreError,
    TableExists,
    Unavailable,
)
from tablee.store.copying import copy_house
from tablee.store.nats import streams
from tablee.store.nats.broker import Broker
from tablee.store.nats.directory import Directory
from tablee.store.nats.logs import Logs
from tablee.store.nats.place import NatsPlace
from tablee.store.nats.publishing import Publisher
from tablee.store.nats.values import KeptValues
from tablee.store.nats.wires import NatsWires
from tablee.store.sqlite import SqliteStore

PLACES_KNOWN = 10_000


class NatsStore:
    """The contract on the servers of a place; `open` one, and `close` it in the end."""

    def __init__(self, broker: Broker) -> None:
        self.node = secrets.token_hex(4)
        """What this store signs with: never the same again."""
        self.broker = broker
        self.publisher = Publisher(broker)
        self._logs = Logs(broker, self.publisher, self.node)
        self._directory = Directory(broker, self.publisher, self.node)
        self._values = KeptValues(broker, self.publisher)
        self.wires = NatsWires(broker, self.node)
        self._places: dict[str, tuple[int, int]] = {}
        """Of the snapshots that were asked for: their entry, and the message that holds it."""
        self._is_closed = False
        self.after_close: Callable[[], None] | None = None
        """Stops what runs for this store alone."""

    @classmethod
    async def open(cls, place: NatsPlace) -> "NatsStore":
        """The store at this place; `Unavailable` if no server lets us in."""
        broker = await Broker.connect(place)
        store = cls(broker)
        try:
            await streams.make(broker, place)
            await store._directory.load()
        except StoreError:
            await store.close()
            raise
        store._directory.follow()
        return store

    def _check_open(self) -> None:
        if self._is_closed:
            raise Unavailable("the store is closed")

    # The log

    async def create(
        self,
        header: Header,
        secret: bytes,
        entries: Sequence[AnyEntry],
        summary: Summary,
        *,
        is_due: bool = False,
    ) -> None:
        self._check_open()
        try:
            await self._logs.create(header, secret, entries)
        except Conflict:
            raise TableExists(header.table) from None
        self._directory.list_table(summary, is_due)
        await self._directory.written(header.table)

    def append(
        self,
        table: str,
        after: int,
        entries: Sequence[AnyEntry],
        summary: Summary | None,
        ranking: Ranking | None = None,
        *,
        is_due: bool = False,
    ) -> Awaitable[None]:
        if entries and summary is None and ranking is None and not self._is_closed:
            saving = self._logs.append_at_once(table, after, entries)
            if saving is not None:
                return cast(Awaitable[None], saving)  # as what it is saved concerns nobody
        return self._append(table, after, entries, summary, ranking, is_due)

    async def _append(
        self,
        table: str,
        after: int,
        entries: Sequence[AnyEntry],
        summary: Summary | None,
        ranking: Ranking | None,
        is_due: bool,
    ) -> None:
        self._check_open()
        await self._logs.append(table, after, entries)
        if ranking is not None:
            await self._directory.rank(ranking)
        if summary is not None:
            self._directory.list_table(summary, is_due)

    async def claim(self, table: str, is_there: Callable[[str], bool]) -> str:
        self._check_open()
        return await self._logs.claim(table, is_there)

    def release(self, table: str) -> None:
        self._logs.release(table)

    async def read(self, table: str, after: int = 0) -> StoredTable:
        self._check_open()
        n, place = self._places.pop(table, (0, 0))
        return await self._logs.read(table, after, place if n == after + 1 else 0)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        self._check_open()
        at = self._logs.place_of(table, snapshot.n)
        await self._values.keep_snapshot(table, snapshot, at)

    async def snapshot_of(self, table: str) -> Snapshot | None:
        self._check_open()
        found = await self._values.snapshot_of(table)
        if found is None:
            return None
        self._places[table] = (found.snapshot.n, found.at)
        if len(self._places) > PLACES_KNOWN:
            del self._places[next(iter(self._places))]
        return found.snapshot

    # The directory

    async def open_tables(self, limit: int) -> Sequence[Summary]:
        return await self._directory.model.open_tables(limit)

    async def tables_of(self, player: str, limit: int) -> Sequence[Summary]:
        return await self._directory.model.tables_of(player, limit)

    async def due(self) -> Sequence[Summary]:
        return await self._directory.model.due()

    async def tables(self, limit: int) -> Sequence[Summary]:
        return await self._directory.model.tables(limit)

    async def archive(self, game: str, limit: int) -> Sequence[Summary]:
        return await self._directory.model.archive(game, limit)

    async def archive_of(self, game: str, player: str, limit: int) -> Sequence[Summary]:
        return await self._directory.model.archive_of(game, player, limit)

    async def rankings(self, board: str, limit: int) -> Sequence[Ranking]:
        return await self._directory.model.rankings(board, limit)

    async def ranking_of(self, board: str, player: str) -> Ranking | None:
        return await self._directory.model.ranking_of(board, player)

    def behind_seconds(self) -> float:
        """For how long our list of tables has not been up to date."""
        return self._directory.behind_seconds()

    async def rank(self, ranking: Ranking) -> None:
        self._check_open()
        await self._directory.rank(ranking)

    async def every_ranking(self) -> Sequence[Ranking]:
        return await self._directory.model.every_ranking()

    # Values of the house

    async def meta(self, name: str, default: bytes) -> bytes:
        self._check_open()
        return await self._values.meta(name, default)

    async def keep_meta(self, name: str, value: bytes) -> None:
        self._check_open()
        await self._values.keep_meta(name, value)

    async def replace_meta(self, name: str, old: bytes, new: bytes) -> None:
        self._check_open()
        await self._values.replace_meta(name, old, new)

    async def metas(self) -> Mapping[str, bytes]:
        self._check_open()
        return await self._values.metas()

    async def prove(self) -> None:
        self._check_open()
        if not self.broker.is_connected:
            raise Unavailable("no server of NATS can be reached")
        await self._values.prove()

    # The host's housekeeping

    async def delete(self, table: str) -> None:
        self._check_open()
        await self._logs.delete(table)
        await self._values.drop_snapshot(table)
        await self._directory.drop(table)

    async def rewrite(self, table: str, entries: Sequence[AnyEntry], summary: Summary) -> None:
        self._check_open()
        await self._logs.rewrite(table, entries)
        await self._values.drop_snapshot(table)
        await self._directory.forget_players(table)
        self._directory.list_table(summary, is_due=False)
        await self._directory.written(table)

    async def forget(self, player: str) -> None:
        self._check_open()
        await self._directory.forget(player)

    async def touched(
        self, after: LastTouch, before_ms: int, limit: int, *, is_over: bool
    ) -> Sequence[Summary]:
        return await self._directory.model.touched(after, before_ms, limit, is_over=is_over)

    async def keep_code(self, code: str, table: str, now_ms: int, until_ms: int) -> None:
        self._check_open()
        await self._values.keep_code(code, table, now_ms, until_ms)

    async def table_of_code(self, code: str, now_ms: int) -> str:
        self._check_open()
        return await self._values.table_of_code(code, now_ms)

    async def contents(self) -> Contents:
        listed = await self._directory.model.contents()
        return Contents(listed.tables, await streams.size(self.broker))

    async def backup(self, path: Path) -> None:
        """A copy of table after table, each as it stands when its turn comes."""
        if await asyncio.to_thread(path.exists):
            raise Unavailable(f"{path} is there already")
        copy = await SqliteStore.open(path)
        try:
            await copy_house(self, copy)
        finally:
            await copy.close()
            path.with_name(path.name + ".lock").unlink(missing_ok=True)

    # The end

    async def close(self) -> None:
        """Finish what was asked for, then hang up."""
        if self._is_closed:
            return
        self._is_closed = True
        await self._directory.stop_writing()
        await self.publisher.settled()
        await self._directory.close()
        await self.broker.close()
        if self.after_close is not None:
            await asyncio.to_thread(self.after_close)
