"""The contract on one SQLite file: a thread that saves groups, and a reader beside it.

Reads have a connection of their own: in WAL mode they never wait behind a write.
"""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import AnyEntry, Header
from tablee.store.contract import Snapshot, StoredTable, Unavailable
from tablee.store.group_commit import GroupCommit
from tablee.store.sqlite import backups, housekeeping, statements
from tablee.store.sqlite.changes import Append, Change, Create, Rearrange, Writer, log_trouble
from tablee.store.sqlite.file import SqliteFile
from tablee.store.sqlite.queries import DirectoryQueries, Query

T = TypeVar("T")


def _refuse(changes: Sequence[Change]) -> Sequence[Unavailable]:
    return [Unavailable("the file was opened readonly") for _ in changes]


class SqliteStore(DirectoryQueries):
    """The contract on one file; `open` one, and `close` it in the end."""

    def __init__(self, file: SqliteFile) -> None:
        self._file = file
        self._writer = None if file.is_read_only else Writer(file.writing)
        self._lately_written = self._writer.journal.tables if self._writer else []
        """Of the server before this one; how these are listed may be behind their logs."""
        self._commits: GroupCommit[Change] = (
            GroupCommit(self._writer.save, self._writer.tidy)
            if self._writer
            else GroupCommit(_refuse)
        )
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="tablee-store-reader")
        self._commits.start()

    @classmethod
    async def open(cls, path: Path, *, is_read_only: bool = False) -> "SqliteStore":
        """The store in this file; `Unavailable` if another server has it.

        Opened for reading only, it can stand beside a running server, and refuses every change.
        """
        opening = SqliteFile.of_reader if is_read_only else SqliteFile.of_server
        try:
            return cls(await asyncio.to_thread(opening, path))
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(f"{path}: {error}") from error

    async def create(
        self,
        header: Header,
        secret: bytes,
        entries: Sequence[AnyEntry],
        summary: Summary,
        *,
        is_due: bool = False,
    ) -> None:
        rows = statements.rows(header.table, 0, entries)
        await self._commits.do(Create(header, secret, rows, summary, is_due))

    def append(
        self,
        table: str,
        after: int,
        entries: Sequence[AnyEntry],
        summary: Summary | None,
        ranking: Ranking | None = None,
        *,
        is_due: bool = False,
    ) -> Future[None]:
        rows = statements.rows(table, after, entries)
        return self._commits.do(Append(table, after, rows, summary, ranking, is_due))

    async def read(self, table: str, after: int = 0) -> StoredTable:
        if self._writer is None:
            return await self._look(partial(statements.read_beside_server, table, after))
        unsorted = self._writer.journal.of(table)
        return await self._look(partial(statements.read, table, after, unsorted))

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._commits.do(partial(statements.keep_snapshot, table, snapshot))

    async def snapshot_of(self, table: str) -> Snapshot | None:
        return await self._look(partial(statements.snapshot_of, table))

    async def due(self) -> Sequence[Summary]:
        return await self._look(partial(statements.due, self._lately_written))

    async def meta(self, name: str, default: bytes) -> bytes:
        value: bytes = await self._commits.do(partial(statements.meta, name, default))
        return value

    async def prove(self) -> None:
        if self._writer is not None and self._writer.damage:
            raise Unavailable(f"{self._file.path} is damaged: {self._writer.damage}")
        await self._commits.do(statements.prove)

    async def keep_meta(self, name: str, value: bytes) -> None:
        await self._commits.do(partial(statements.keep_meta, name, value))

    async def replace_meta(self, name: str, old: bytes, new: bytes) -> None:
        await self._commits.do(partial(statements.replace_meta, name, old, new))

    async def delete(self, table: str) -> None:
        await self._commits.do(Rearrange(table, partial(housekeeping.delete, table)))

    async def rewrite(self, table: str, entries: Sequence[AnyEntry], summary: Summary) -> None:
        rows = statements.rows(table, 0, entries)
        await self._commits.do(Rearrange(table, partial(housekeeping.rewrite, rows, summary)))

    async def forget(self, player: str) -> None:
        await self._commits.do(partial(housekeeping.forget, player))

    async def keep_code(self, code: str, table: str, now_ms: int, until_ms: int) -> None:
        await self._commits.do(partial(housekeeping.keep_code, code, table, now_ms, until_ms))

    async def table_of_code(self, code: str, now_ms: int) -> str:
        return await self._look(partial(housekeeping.table_of_code, code, now_ms))

    async def backup(self, path: Path) -> None:
        """Beside everything else: it has a connection and a thread of its own."""
        try:
            await asyncio.to_thread(backups.write, self._file.path, path)
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(f"{path}: {error}") from error

    async def rank(self, ranking: Ranking) -> None:
        await self._commits.do(partial(statements.rank, ranking))

    async def metas(self) -> Mapping[str, bytes]:
        return await self._look(statements.metas)

    async def close(self) -> None:
        """Finish what was asked for, then let the file go."""
        await self._commits.close()
        if self._writer is not None:
            await asyncio.to_thread(self._writer.tidy_all)
        await asyncio.to_thread(self._reader.shutdown)
        self._file.close()

    async def _look(self, run: Query[T]) -> T:
        if self._commits.is_closed:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, run, self._file.reading)
        except sqlite3.Error as error:
            log_trouble(error, 1)
            raise Unavailable(str(error)) from error
