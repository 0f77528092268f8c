"""The store in one SQLite file: a writer thread with group commit, and a reader beside it.

Reads have a connection of their own: in WAL mode they never wait behind a write.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import AnyEntry, Header, decode_entry, encode
from tablee.store.contract import (
    Conflict,
    StoredTable,
    StoreError,
    TableExists,
    Unavailable,
    UnknownTable,
)
from tablee.store.group_commit import GroupCommit

T = TypeVar("T")
Query = Callable[[sqlite3.Connection], T]
Change = Callable[[sqlite3.Connection], T]
"""Checks before it writes: where it raises a `StoreError`, it has written nothing."""

FILE_NAME = "tablee.sqlite3"
"""The file in a server's folder of data."""
BUSY_SECONDS = 2.0
"""How long to wait for another program that holds the file."""
MIGRATIONS = Path(__file__).parent / "migrations"

logger = logging.getLogger(__name__)

_decode_header = msgspec.json.Decoder(Header).decode
_decode_summary = msgspec.json.Decoder(Summary).decode
_decode_ranking = msgspec.json.Decoder(Ranking).decode


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


def _connect(path: Path, *, is_read_only: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    if is_read_only:
        connection.execute("PRAGMA query_only = ON")
    else:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    return connection


def _take_lock(path: Path) -> sqlite3.Connection:
    """Make this process the only server of the file, for as long as the connection is open.

    The lock is SQLite's own on an empty file beside: it works on every system, does not keep
    others from reading the tables, and the system frees it when the process dies.
    """
    lock = sqlite3.connect(
        path.with_name(path.name + ".lock"),
        timeout=0,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise Unavailable(f"another Tablée already serves {path}: stop it first") from error
    return lock


def _numbered_migrations() -> list[tuple[int, str]]:
    scripts = sorted(MIGRATIONS.glob("*.sql"))
    return [(int(script.name[:4]), script.read_text()) for script in scripts]


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that the file has not seen, each wholly or not at all."""
    for number, script in _numbered_migrations():
        if number > _version(connection):
            connection.executescript(
                f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;"
            )


def _check_version(connection: sqlite3.Connection, path: Path) -> None:
    found, known = _version(connection), _numbered_migrations()[-1][0]
    if found > known:
        raise Unavailable(f"{path} was written by a newer Tablée: upgrade this one")
    if found < known:
        raise Unavailable(f"{path} was written by an older Tablée: start the server once")


Row = tuple[str, int, bytes]


def _create(
    header: Header,
    secret: bytes,
    rows: Sequence[Row],
    summary: Summary,
    connection: sqlite3.Connection,
) -> None:
    row = (header.table, encode(header), secret, *_directory_columns(summary))
    created = connection.execute(
        "INSERT OR IGNORE INTO tables"
        " (id, header, secret, status, is_public, created_at_ms, updated_at_ms, summary)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    if created.rowcount == 0:
        raise TableExists(header.table)
    _insert(rows, connection)
    _note_players(summary, connection)


def _rows(table: str, after: int, entries: Sequence[AnyEntry]) -> list[Row]:
    numbers = range(after + 1, after + 1 + len(entries))
    if [entry.n for entry in entries] != list(numbers):
        raise ValueError(f"entries after {after} must be numbered in their order")
    return [(table, entry.n, encode(entry)) for entry in entries]


def _append(
    table: str,
    after: int,
    rows: Sequence[Row],
    summary: Summary | None,
    connection: sqlite3.Connection,
) -> None:
    _check_end(table, after, connection)
    _insert(rows, connection)
    if summary is not None:
        _replace_summary(summary, connection)


def _insert(rows: Sequence[Row], connection: sqlite3.Connection) -> None:
    connection.executemany("INSERT INTO entries (table_id, n, body) VALUES (?, ?, ?)", rows)


def _check_end(table: str, after: int, connection: sqlite3.Connection) -> None:
    (end,) = connection.execute(
        "SELECT max(n) FROM entries WHERE table_id = ?", (table,)
    ).fetchone()
    if end is None and not _is_known(table, connection):
        raise UnknownTable(table)
    if (end or 0) != after:
        raise Conflict(f"the log of {table} ends with {end or 0}, not {after}")


def _is_known(table: str, connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone())


def _directory_columns(summary: Summary) -> tuple[str, bool, int, int, bytes]:
    return (
        summary.status,
        summary.is_public,
        summary.created_at_ms,
        summary.updated_at_ms,
        encode(summary),
    )


def _replace_summary(summary: Summary, connection: sqlite3.Connection) -> None:
    connection.execute(
        "UPDATE tables SET status = ?, is_public = ?, created_at_ms = ?, updated_at_ms = ?,"
        " summary = ? WHERE id = ?",
        (*_directory_columns(summary), summary.table),
    )
    _note_players(summary, connection)


def _note_players(summary: Summary, connection: sqlite3.Connection) -> None:
    connection.executemany(
        "INSERT OR IGNORE INTO players (player, table_id) VALUES (?, ?)",
        [(chair.player, summary.table) for chair in summary.chairs if chair.player],
    )


def _read(table: str, after: int, connection: sqlite3.Connection) -> StoredTable:
    found = connection.execute("SELECT header, secret FROM tables WHERE id = ?", (table,))
    row = found.fetchone()
    if row is None:
        raise UnknownTable(table)
    query = "SELECT body FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
    entries = tuple(decode_entry(body) for (body,) in connection.execute(query, (table, after)))
    return StoredTable(_decode_header(row[0]), row[1], entries)


def _summaries(
    query: str, parameters: Sequence[Any], connection: sqlite3.Connection
) -> list[Summary]:
    found = connection.execute(f"SELECT summary FROM tables {query}", parameters)
    return [_decode_summary(summary) for (summary,) in found]


def _sort_key(rank_by: Sequence[int]) -> bytes:
    """Bytes that compare as the tuples do: every number as eight bytes, the least one as zeros."""
    return b"".join((number + 2**63).to_bytes(8, "big") for number in rank_by)


def _rank(ranking: Ranking, connection: sqlite3.Connection) -> bool:
    sort_key = _sort_key(ranking.rank_by)
    kept = connection.execute(
        "INSERT OR IGNORE INTO rankings (board, player, sort_key, at_ms, body)"
        " VALUES (?, ?, ?, ?, ?)",
        (ranking.board, ranking.player, sort_key, ranking.at_ms, encode(ranking)),
    )
    return kept.rowcount == 1


def _rankings(
    query: str, parameters: Sequence[Any], connection: sqlite3.Connection
) -> list[Ranking]:
    found = connection.execute(f"SELECT body FROM rankings WHERE board = ? {query}", parameters)
    return [_decode_ranking(body) for (body,) in found]


def _meta(name: str, default: bytes, connection: sqlite3.Connection) -> bytes:
    connection.execute("INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)", (name, default))
    value: bytes
    (value,) = connection.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
    return value


class SqliteFile(NamedTuple):
    """The open connections to a file. Only a server holds the lock; a reader has none."""

    writing: sqlite3.Connection
    reading: sqlite3.Connection
    lock: sqlite3.Connection | None

    @classmethod
    def of_server(cls, path: Path) -> "SqliteFile":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # the secrets of running games are in it
        with ExitStack() as opened:
            lock = opened.enter_context(closing(_take_lock(path)))
            writing = opened.enter_context(closing(_connect(path, is_read_only=False)))
            _migrate(writing)
            _check_version(writing, path)
            file = cls(writing, _connect(path, is_read_only=True), lock)
            opened.pop_all()
        return file

    @classmethod
    def of_reader(cls, path: Path) -> "SqliteFile":
        if not path.exists():
            raise Unavailable(f"no tables are kept in {path}")
        with ExitStack() as opened:
            reading = opened.enter_context(closing(_connect(path, is_read_only=True)))
            _check_version(reading, path)
            file = cls(_connect(path, is_read_only=True), reading, None)
            opened.pop_all()
        return file

    def close(self) -> None:
        for connection in self:
            if connection is not None:
                connection.close()


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
        rows = _rows(header.table, 0, entries)
        await self._writer.do(partial(_create, header, secret, rows, summary))

    async def append(
        self, table: str, after: int, entries: Sequence[AnyEntry], summary: Summary | None
    ) -> None:
        rows = _rows(table, after, entries)
        await self._writer.do(partial(_append, table, after, rows, summary))

    async def read(self, table: str, after: int = 0) -> StoredTable:
        return await self._look(partial(_read, table, after))

    async def open_tables(self, limit: int) -> Sequence[Summary]:
        query = "WHERE is_public AND status <> 'ended' ORDER BY created_at_ms DESC LIMIT ?"
        return await self._look(partial(_summaries, query, (limit,)))

    async def tables_of(self, player: str, limit: int) -> Sequence[Summary]:
        query = (
            "WHERE id IN (SELECT table_id FROM players WHERE player = ?)"
            " ORDER BY updated_at_ms DESC LIMIT ?"
        )
        return await self._look(partial(_summaries, query, (player, limit)))

    async def unfinished(self) -> Sequence[Summary]:
        query = "WHERE status IN ('playing', 'paused') ORDER BY created_at_ms"
        return await self._look(partial(_summaries, query, ()))

    async def tables(self, limit: int) -> Sequence[Summary]:
        query = "ORDER BY updated_at_ms DESC LIMIT ?"
        return await self._look(partial(_summaries, query, (limit,)))

    async def rank(self, ranking: Ranking) -> bool:
        is_kept: bool = await self._writer.do(partial(_rank, ranking))
        return is_kept

    async def rankings(self, board: str, limit: int) -> Sequence[Ranking]:
        query = "ORDER BY sort_key DESC, at_ms LIMIT ?"
        return await self._look(partial(_rankings, query, (board, limit)))

    async def ranking_of(self, board: str, player: str) -> Ranking | None:
        found = await self._look(partial(_rankings, "AND player = ?", (board, player)))
        return found[0] if found else None

    async def meta(self, name: str, default: bytes) -> bytes:
        value: bytes = await self._writer.do(partial(_meta, name, default))
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
