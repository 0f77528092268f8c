"""What is asked of the file, as SQL: changes that check before they write, and questions."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import AnyEntry, Header, decode_entry, encode
from tablee.store.contract import Conflict, Snapshot, StoredTable, TableExists, UnknownTable
from tablee.store.sqlite import journal
from tablee.store.sqlite.journal import Row

_decode_header = msgspec.json.Decoder(Header).decode
_decode_summary = msgspec.json.Decoder(Summary).decode
_decode_ranking = msgspec.json.Decoder(Ranking).decode

_ROWS_AT_ONCE = 64

TABLES_OF = (
    "SELECT summary FROM players JOIN tables ON tables.id = players.table_id"
    " WHERE player = ? ORDER BY players.updated_at_ms DESC LIMIT ?"
)


def create(
    header: Header,
    secret: bytes,
    summary: Summary,
    connection: sqlite3.Connection,
    *,
    is_due: bool,
) -> None:
    row = (header.table, encode(header), secret, *_directory_columns(summary, is_due))
    created = connection.execute(
        "INSERT OR IGNORE INTO tables"
        " (id, header, secret,"
        " game, status, is_public, created_at_ms, updated_at_ms, result_key, result_list,"
        " is_due, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    if created.rowcount == 0:
        raise TableExists(header.table)
    _note_players(summary, connection)


def rows(table: str, after: int, entries: Sequence[AnyEntry]) -> list[Row]:
    numbers = range(after + 1, after + 1 + len(entries))
    if [entry.n for entry in entries] != list(numbers):
        raise ValueError(f"entries after {after} must be numbered in their order")
    return [(table, entry.n, encode(entry)) for entry in entries]


def end_of_log(table: str, connection: sqlite3.Connection) -> int:
    """The number of the last sorted entry, or `UnknownTable`."""
    (end,) = connection.execute(
        "SELECT max(n) FROM entries WHERE table_id = ?", (table,)
    ).fetchone()
    if end is None and not _is_known(table, connection):
        raise UnknownTable(table)
    return end or 0


def _is_known(table: str, connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone())


def _directory_columns(summary: Summary, is_due: bool) -> tuple[Any, ...]:
    return (
        summary.game,
        summary.status,
        summary.is_public,
        summary.created_at_ms,
        summary.updated_at_ms,
        _sort_key(summary.result.rank_by) if summary.result else None,
        summary.result.ranked_in if summary.result else "",
        is_due,
        encode(summary),
    )


def replace_summary(summary: Summary, connection: sqlite3.Connection, *, is_due: bool) -> None:
    connection.execute(
        "UPDATE tables SET game = ?, status = ?, is_public = ?, created_at_ms = ?,"
        " updated_at_ms = ?, result_key = ?, result_list = ?, is_due = ?, summary = ? WHERE id = ?",
        (*_directory_columns(summary, is_due), summary.table),
    )
    _note_players(summary, connection)


class ListedTable(NamedTuple):
    """How a table is listed whose log is kept elsewhere."""

    summary: Summary
    players: Sequence[str]
    """All who ever sat there, as far as that is known."""
    is_due: bool

    def columns(self) -> tuple[Any, ...]:
        return (*_directory_columns(self.summary, self.is_due), self.summary.table)

    def rows_of_players(self) -> Iterator[tuple[Any, ...]]:
        for player in _players_in(self.summary, self.players):
            yield player, self.summary.table, self.summary.updated_at_ms


@cache
def _listing(tables: int) -> str:
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '')"] * tables)
    return (
        "INSERT OR REPLACE INTO tables"
        " (game, status, is_public, created_at_ms, updated_at_ms, result_key, result_list,"
        f" is_due, summary, id, header, secret) VALUES {places}"
    )


@cache
def _seating(players: int) -> str:
    places = ", ".join(["(?, ?, ?)"] * players)
    return f"INSERT OR REPLACE INTO players (player, table_id, updated_at_ms) VALUES {places}"


def list_table(listing: ListedTable, connection: sqlite3.Connection) -> None:
    connection.execute(_listing(1), listing.columns())
    _note_players(listing.summary, connection, listing.players)


def list_tables(listings: Sequence[ListedTable], connection: sqlite3.Connection) -> None:
    """Many, of which all players are known. Few statements: after each one the thread has to wait
    for its turn, and whoever starts lists all tables there are."""
    _insert(_listing, [listing.columns() for listing in listings], connection)
    seated = [row for listing in listings for row in listing.rows_of_players()]
    _insert(_seating, sorted(seated), connection)


def _insert(
    statement: Callable[[int], str], rows: Sequence[tuple[Any, ...]], connection: sqlite3.Connection
) -> None:
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        some = rows[start : start + _ROWS_AT_ONCE]
        connection.execute(statement(len(some)), [value for row in some for value in row])


def players_of(table: str, connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT player FROM players WHERE table_id = ?", (table,))
    return [player for (player,) in found]


def _players_in(summary: Summary, left: Sequence[str]) -> set[str]:
    return {*left, *(chair.player for chair in summary.chairs if chair.player)}


def _note_players(
    summary: Summary, connection: sqlite3.Connection, left: Sequence[str] = ()
) -> None:
    table, touched = summary.table, summary.updated_at_ms
    connection.executemany(
        "INSERT INTO players (player, table_id, updated_at_ms) VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET updated_at_ms = excluded.updated_at_ms",
        [(player, table, touched) for player in _players_in(summary, left)],
    )
    if not left:  # others may have sat there, whom nobody has named now
        connection.execute(
            "UPDATE players SET updated_at_ms = ? WHERE table_id = ?", (touched, table)
        )


def read(
    table: str, after: int, unsorted: Sequence[Row], connection: sqlite3.Connection
) -> StoredTable:
    """The whole log. `unsorted` was asked for first: some of it may be sorted by now."""
    opened = connection.execute("SELECT header, secret FROM tables WHERE id = ?", (table,))
    row = opened.fetchone()
    if row is None:
        raise UnknownTable(table)
    query = "SELECT n, body FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
    found = connection.execute(query, (table, after)).fetchall()
    end = found[-1][0] if found else after
    bodies = [body for _, body in found] + [body for _, n, body in unsorted if n > end]
    entries = tuple(decode_entry(body) for body in bodies)
    return StoredTable(_decode_header(row[0]), row[1], entries)


def read_beside_server(table: str, after: int, connection: sqlite3.Connection) -> StoredTable:
    """The whole log, for a reader that has no journal in memory."""
    connection.execute("BEGIN")  # so that nothing is sorted between the two questions
    try:
        return read(table, after, journal.unsorted_of(table, connection), connection)
    finally:
        connection.execute("COMMIT")


def summaries(
    query: str, parameters: Sequence[Any], connection: sqlite3.Connection
) -> list[Summary]:
    found = connection.execute(f"SELECT summary FROM tables {query}", parameters)
    return [_decode_summary(summary) for (summary,) in found]


def tables_of(player: str, limit: int, connection: sqlite3.Connection) -> list[Summary]:
    found = connection.execute(TABLES_OF, (player, limit))
    return [_decode_summary(summary) for (summary,) in found]


def due(lately_written: Sequence[str], connection: sqlite3.Connection) -> list[Summary]:
    query = (
        "WHERE is_due OR status = 'playing' AND id IN (SELECT value FROM json_each(?))"
        " ORDER BY created_at_ms"
    )
    return summaries(query, (encode(list(lately_written)).decode(),), connection)


def archive(among: str, parameters: Sequence[Any], connection: sqlite3.Connection) -> list[Summary]:
    order = "ORDER BY result_key DESC, created_at_ms"
    found = connection.execute(
        "SELECT summary FROM (SELECT summary, result_list,"
        f" row_number() OVER (PARTITION BY result_list {order}) AS place FROM tables"
        f" WHERE game = ? AND result_key IS NOT NULL {among})"
        " WHERE place <= ? ORDER BY result_list, place",
        parameters,
    )
    return [_decode_summary(summary) for (summary,) in found]


def _sort_key(rank_by: Sequence[int]) -> bytes:
    """Bytes that compare as the tuples do: every number as eight bytes, the least one as zeros."""
    return b"".join((number + 2**63).to_bytes(8, "big") for number in rank_by)


def rank(ranking: Ranking, connection: sqlite3.Connection) -> None:
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


def metas(connection: sqlite3.Connection) -> dict[str, bytes]:
    return dict(connection.execute("SELECT name, value FROM meta WHERE name <> 'proof'"))


def every_ranking(
    connection: sqlite3.Connection, among: str = "", parameters: Sequence[Any] = ()
) -> list[Ranking]:
    query = f"SELECT body FROM rankings {among} ORDER BY board, at_ms"
    found = connection.execute(query, parameters)
    return [_decode_ranking(body) for (body,) in found]


def prove(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR REPLACE INTO meta (name, value) VALUES ('proof', randomblob(8))")


def keep_meta(name: str, value: bytes, connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", (name, value))


def replace_meta(name: str, old: bytes, new: bytes, connection: sqlite3.Connection) -> None:
    change = "UPDATE meta SET value = ? WHERE name = ? AND value = ?"
    if not connection.execute(change, (new, name, old)).rowcount:
        raise Conflict(f"{name} is another by now")


def keep_snapshot(table: str, snapshot: Snapshot, connection: sqlite3.Connection) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO snapshots (table_id, n, body) VALUES (?, ?, ?)", (table, *snapshot)
    )


def snapshot_of(table: str, connection: sqlite3.Connection) -> Snapshot | None:
    query = "SELECT n, body FROM snapshots WHERE table_id = ?"
    found = connection.execute(query, (table,)).fetchone()
    return None if found is None else Snapshot(*found)
