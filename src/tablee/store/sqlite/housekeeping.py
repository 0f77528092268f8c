"""The host's housekeeping in the file: what is removed or written anew gives its room back."""

import sqlite3
from collections.abc import Sequence

from tablee.kernel.directory import Ranking, Summary
from tablee.store.contract import Conflict, Contents, LastTouch, TableExists, UnknownTable
from tablee.store.sqlite import statements
from tablee.store.sqlite.journal import Row, insert

PAGES_AT_ONCE = 500
_DERIVED = (
    "DELETE FROM snapshots WHERE table_id = ?",
    "DELETE FROM players WHERE table_id = ?",
)
_LOG = "DELETE FROM entries WHERE table_id = ?"
_REST = (
    "DELETE FROM codes WHERE table_id = ?",
    "DELETE FROM rankings WHERE json_extract(CAST(body AS TEXT), '$.table') = ?",
    "DELETE FROM tables WHERE id = ?",
)


def delete(table: str, connection: sqlite3.Connection) -> None:
    statements.end_of_log(table, connection)
    for statement in (*_DERIVED, _LOG, *_REST):
        connection.execute(statement, (table,))
    _give_back(connection)


def rewrite(rows: Sequence[Row], summary: Summary, connection: sqlite3.Connection) -> None:
    table = summary.table
    end = statements.end_of_log(table, connection)
    if end != len(rows):
        raise Conflict(f"the log of {table} ends with {end}, not {len(rows)}")
    for statement in (*_DERIVED, _LOG):
        connection.execute(statement, (table,))
    insert(rows, connection)
    statements.replace_summary(summary, connection, is_due=False)
    _give_back(connection)


def _give_back(connection: sqlite3.Connection) -> None:
    """Return what is free to the disk, but not so much at once that a move would wait for it."""
    (free,) = connection.execute("PRAGMA freelist_count").fetchone()
    for _ in range(min(free, PAGES_AT_ONCE)):
        connection.execute("PRAGMA incremental_vacuum(1)")  # Python's driver stops after one


def forget(player: str, connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM rankings WHERE player = ?", (player,))


def unlist(table: str, connection: sqlite3.Connection) -> None:
    """Forget how a table is listed whose log is kept elsewhere."""
    if connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount:
        connection.execute("DELETE FROM players WHERE table_id = ?", (table,))


def unrank(ranking: Ranking, connection: sqlite3.Connection) -> None:
    query = "DELETE FROM rankings WHERE board = ? AND player = ?"
    connection.execute(query, (ranking.board, ranking.player))


def rankings_from(table: str, connection: sqlite3.Connection) -> list[Ranking]:
    return statements.every_ranking(
        connection, "WHERE json_extract(CAST(body AS TEXT), '$.table') = ?", (table,)
    )


def rankings_by(player: str, connection: sqlite3.Connection) -> list[Ranking]:
    return statements.every_ranking(connection, "WHERE player = ?", (player,))


def touched(
    after: LastTouch, before_ms: int, limit: int, is_over: bool, connection: sqlite3.Connection
) -> list[Summary]:
    status = "=" if is_over else "<>"
    query = (
        f"WHERE status {status} 'ended' AND (updated_at_ms, id) > (?, ?) AND updated_at_ms < ?"
        " ORDER BY updated_at_ms, id LIMIT ?"
    )
    return statements.summaries(query, (*after, before_ms, limit), connection)


def keep_code(
    code: str, table: str, now_ms: int, until_ms: int, connection: sqlite3.Connection
) -> None:
    connection.execute("DELETE FROM codes WHERE until_ms <= ?", (now_ms,))
    found = connection.execute("SELECT table_id FROM codes WHERE code = ?", (code,)).fetchone()
    if found is not None and found != (table,):
        raise TableExists(code)
    connection.execute("INSERT OR REPLACE INTO codes VALUES (?, ?, ?)", (code, table, until_ms))


def table_of_code(code: str, now_ms: int, connection: sqlite3.Connection) -> str:
    query = "SELECT table_id FROM codes WHERE code = ? AND until_ms > ?"
    found = connection.execute(query, (code, now_ms)).fetchone()
    if found is None:
        raise UnknownTable(code)
    return str(found[0])


def contents(connection: sqlite3.Connection) -> Contents:
    tables = connection.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page_bytes,) = connection.execute("PRAGMA page_size").fetchone()
    return Contents(dict(tables), pages * page_bytes)
