"""What is asked of the file, as SQL: changes that check before they write, and questions."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import AnyEntry, Header, decode_entry, encode
from tablee.store.contract import Conflict, StoredTable, TableExists, UnknownTable

_decode_header = msgspec.json.Decoder(Header).decode
_decode_summary = msgspec.json.Decoder(Summary).decode
_decode_ranking = msgspec.json.Decoder(Ranking).decode

Row = tuple[str, int, bytes]


def create(
    header: Header,
    secret: bytes,
    rows: Sequence[Row],
    summary: Summary,
    connection: sqlite3.Connection,
) -> None:
    row = (header.table, encode(header), secret, *_directory_columns(summary))
    created = connection.execute(
        "INSERT OR IGNORE INTO tables"
        " (id, header, secret,"
        " game, status, is_public, created_at_ms, updated_at_ms, result_key, summary)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    if created.rowcount == 0:
        raise TableExists(header.table)
    _insert(rows, connection)
    _note_players(summary, connection)


def rows(table: str, after: int, entries: Sequence[AnyEntry]) -> list[Row]:
    numbers = range(after + 1, after + 1 + len(entries))
    if [entry.n for entry in entries] != list(numbers):
        raise ValueError(f"entries after {after} must be numbered in their order")
    return [(table, entry.n, encode(entry)) for entry in entries]


def append(
    table: str,
    after: int,
    rows: Sequence[Row],
    summary: Summary | None,
    ranking: Ranking | None,
    connection: sqlite3.Connection,
) -> None:
    _check_end(table, after, connection)
    _insert(rows, connection)
    if summary is not None:
        _replace_summary(summary, connection)
    if ranking is not None:
        _rank(ranking, connection)


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


def _directory_columns(summary: Summary) -> tuple[Any, ...]:
    return (
        summary.game,
        summary.status,
        summary.is_public,
        summary.created_at_ms,
        summary.updated_at_ms,
        _sort_key(summary.result.rank_by) if summary.result else None,
        encode(summary),
    )


def _replace_summary(summary: Summary, connection: sqlite3.Connection) -> None:
    connection.execute(
        "UPDATE tables SET game = ?, status = ?, is_public = ?, created_at_ms = ?,"
        " updated_at_ms = ?, result_key = ?, summary = ? WHERE id = ?",
        (*_directory_columns(summary), summary.table),
    )
    _note_players(summary, connection)


def _note_players(summary: Summary, connection: sqlite3.Connection) -> None:
    connection.executemany(
        "INSERT OR IGNORE INTO players (player, table_id) VALUES (?, ?)",
        [(chair.player, summary.table) for chair in summary.chairs if chair.player],
    )


def read(table: str, after: int, connection: sqlite3.Connection) -> StoredTable:
    found = connection.execute("SELECT header, secret FROM tables WHERE id = ?", (table,))
    row = found.fetchone()
    if row is None:
        raise UnknownTable(table)
    query = "SELECT body FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
    entries = tuple(decode_entry(body) for (body,) in connection.execute(query, (table, after)))
    return StoredTable(_decode_header(row[0]), row[1], entries)


def summaries(
    query: str, parameters: Sequence[Any], connection: sqlite3.Connection
) -> list[Summary]:
    found = connection.execute(f"SELECT summary FROM tables {query}", parameters)
    return [_decode_summary(summary) for (summary,) in found]


def archive(among: str, parameters: Sequence[Any], connection: sqlite3.Connection) -> list[Summary]:
    query = (
        f"WHERE game = ? AND result_key IS NOT NULL {among}"
        " ORDER BY result_key DESC, created_at_ms LIMIT ?"
    )
    return summaries(query, parameters, connection)


def _sort_key(rank_by: Sequence[int]) -> bytes:
    """Bytes that compare as the tuples do: every number as eight bytes, the least one as zeros."""
    return b"".join((number + 2**63).to_bytes(8, "big") for number in rank_by)


def _rank(ranking: Ranking, connection: sqlite3.Connection) -> None:
    sort_key = _sort_key(ranking.rank_by)
    connection.execute(
        "INSERT OR IGNORE INTO rankings (board, player, sort_key, at_ms, body)"
        " VALUES (?, ?, ?, ?, ?)",
        (ranking.board, ranking.player, sort_key, ranking.at_ms, encode(ranking)),
    )


def rankings(
    query: str, parameters: Sequence[Any], connection: sqlite3.Connection
) -> list[Ranking]:
    found = connection.execute(f"SELECT body FROM rankings WHERE board = ? {query}", parameters)
    return [_decode_ranking(body) for (body,) in found]


def meta(name: str, default: bytes, connection: sqlite3.Connection) -> bytes:
    connection.execute("INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)", (name, default))
    value: bytes
    (value,) = connection.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
    return value
