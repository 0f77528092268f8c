"""The contract on one SQLite file: a writer thread with group commit, and a reader beside it.

Reads have a connection of their own: in WAL mode they never wait behind a write.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import AnyEntry, Header
from tablee.store.contract import StoredTable, StoreError, Unavailable
from tablee.store.group_commit import GroupCommit
from tablee.store.sqlite import statements
from tablee.store.sqlite.file import SqliteFile

T = TypeVar("T")
Query = Callable[[sqlite3.Connection], T]
Change = Callable[[sqlite3.Connection], T]
"""Checks before it writes: where it raises a `StoreError`, it has written nothing."""

logger = logging.getLogger(__name__)


def _save(connection: sqlite3.Connection, changes: Sequence[Change[Any]]) -> Sequence[Any]:
    """All the changes in one transaction; one that is refused does not touch its neighbours."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [_attempt(change, connection) for change in changes]
        connection.execute("COMMIT")
    except Exception as error:
        _roll_back(connection)
        _log_trouble(error, len(changes))
        return [Unavailable(str(error)) for _ in changes]
    return results


def _attempt(change: Change[Any], connection: sqlite3.Connection) -> Any:
    try:
        return change(connection)
    except StoreError as refusal:
        return refusal


def _roll_back(connection: sqlite3.Connection) -> None:
    # SQLite has often rolled back by itself after a full disk; then there is nothing to do.
    with suppress(sqlite3.Error):
        connection.execute("ROLLBACK")


def _log_trouble(error: Exception, changes: int) -> None:
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    is_our_bug = not isinstance(error, sqlite3.Error)
    logger.error(
        "store unavailable",
        exc_info=error if is_our_bug else None,
        extra={"reason": str(error), "error": name, "changes": changes},
    )


class SqliteStore:
    """The contract on one file; `open` one, and `close` it in the end."""

    def __init__(self, file: SqliteFile) -> None:
        self._file = file
        self._writer: GroupCommit[Change[Any]] = GroupCommit(partial(_save, file.writing))
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="tablee-store-reader")
        self._writer.start()

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
        self, header: Header, secret: bytes, entries: Sequence[AnyEntry], summary: Summary
    ) -> None:
        rows = statements.rows(header.table, 0, entries)
        await self._writer.do(partial(statements.create, header, secret, rows, summary))

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[AnyEntry],
        summary: Summary | None,
        ranking: Ranking | None = None,
    ) -> None:
        rows = statements.rows(table, after, entries)
        await self._writer.do(partial(statements.append, table, after, rows, summary, ranking))

    async def read(self, table: str, after: int = 0) -> StoredTable:
        return await self._look(partial(statements.read, table, after))

    async def open_tables(self, limit: int) -> Sequence[Summary]:
        query = "WHERE is_public AND status <> 'ended' ORDER BY created_at_ms DESC LIMIT ?"
        return await self._look(partial(statements.summaries, query, (limit,)))

    async def tables_of(self, player: str, limit: int) -> Sequence[Summary]:
        query = (
            "WHERE id IN (SELECT table_id FROM players WHERE player = ?)"
            " ORDER BY updated_at_ms DESC LIMIT ?"
        )
        return await self._look(partial(statements.summaries, query, (player, limit)))

    async def unfinished(self) -> Sequence[Summary]:
        query = "WHERE status IN ('playing', 'paused') ORDER BY created_at_ms"
        return await self._look(partial(statements.summaries, query, ()))

    async def tables(self, limit: int) -> Sequence[Summary]:
        query = "ORDER BY updated_at_ms DESC LIMIT ?"
        return await self._look(partial(statements.summaries, query, (limit,)))

    async def archive(self, game: str, limit: int) -> Sequence[Summary]:
        return await self._look(partial(statements.archive, "", (game, limit)))

    async def archive_of(self, game: str, player: str, limit: int) -> Sequence[Summary]:
        seated = "AND id IN (SELECT table_id FROM players WHERE player = ?)"
        return await self._look(partial(statements.archive, seated, (game, player, limit)))

    async def rankings(self, board: str, limit: int) -> Sequence[Ranking]:
        query = "ORDER BY sort_key DESC, at_ms LIMIT ?"
        return await self._look(partial(statements.rankings, query, (board, limit)))

    async def ranking_of(self, board: str, player: str) -> Ranking | None:
        found = await self._look(partial(statements.rankings, "AND player = ?", (board, player)))
        return found[0] if found else None

    async def meta(self, name: str, default: bytes) -> bytes:
        value: bytes = await self._writer.do(partial(statements.meta, name, default))
        return value

    async def close(self) -> None:
        """Finish what was asked for, then let the file go."""
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._file.close()

    async def _look(self, run: Query[T]) -> T:
        if self._writer.is_closed:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, run, self._file.reading)
        except sqlite3.Error as error:
            _log_trouble(error, 1)
            raise Unavailable(str(error)) from error
