"""The newest entries: a row for each group that was saved together, sorted into the logs later.

A group holds entries of many tables. Put straight into their logs they would touch a page of the
file for every table, and the flush would write them all; a row at the end of the journal touches
one or two. What is in the journal is as durable as what is in the logs. The one server of a file
also has it in memory, so that its own reads need not look for it.
"""

import sqlite3
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import Raw

Row = tuple[str, int, bytes]
"""The table, the number of the entry, the entry."""

_ROWS_AT_ONCE = 64
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[tuple[str, int, Raw]]).decode


class _Group(NamedTuple):
    seq: int
    rows: Sequence[Row]


def write(rows: Iterable[Row], connection: sqlite3.Connection) -> int:
    """Save a group with one statement; where it stands in the journal."""
    body = _encode([(table, n, Raw(entry)) for table, n, entry in rows])
    done = connection.execute("INSERT INTO journal (body) VALUES (?)", (body,))
    assert done.lastrowid is not None
    return done.lastrowid


def _groups(connection: sqlite3.Connection) -> Iterator[_Group]:
    for seq, body in connection.execute("SELECT seq, body FROM journal ORDER BY seq"):
        yield _Group(seq, [(table, n, bytes(entry)) for table, n, entry in _decode(body)])


def unsorted_of(table: str, connection: sqlite3.Connection) -> list[Row]:
    """A table's rows in the journal, for a program that reads the file beside its server."""
    return [row for group in _groups(connection) for row in group.rows if row[0] == table]


@cache
def _insertion(rows: int) -> str:
    places = ", ".join(["(?, ?, ?)"] * rows)
    return f"INSERT INTO entries (table_id, n, body) VALUES {places}"


def insert(rows: Sequence[Row], connection: sqlite3.Connection) -> None:
    """Few statements: after each one the thread has to wait for its turn."""
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        some = rows[start : start + _ROWS_AT_ONCE]
        connection.execute(_insertion(len(some)), [value for row in some for value in row])


class Journal:
    """The journal as its one writer knows it; other threads may ask `of`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._kept: deque[_Group] = deque()
        self._of: dict[str, deque[Row]] = {}
        self.entries = 0
        for group in _groups(connection):
            self.keep(group.seq, group.rows)

    def keep(self, seq: int, rows: Sequence[Row]) -> None:
        """Remember a group that is saved."""
        self._kept.append(_Group(seq, rows))
        self.entries += len(rows)
        for row in rows:
            self._of.setdefault(row[0], deque()).append(row)

    @property
    def tables(self) -> list[str]:
        return list(self._of)

    def of(self, table: str) -> Sequence[Row]:
        """A table's rows that may not be in its log yet."""
        return tuple(self._of.get(table, ()))

    def sort(self, most: int) -> None:
        """Move the oldest groups, of at least so many entries together, into their logs."""
        if not self._kept:
            return
        groups: list[_Group] = []
        rows: list[Row] = []
        for group in self._kept:
            groups.append(group)
            rows.extend(group.rows)
            if len(rows) >= most:
                break
        self._move(sorted(rows), groups[-1].seq)
        for group in groups:
            self._forget(group)

    def _move(self, rows: Sequence[Row], seq: int) -> None:
        # Nobody waits for this, and nothing is lost without a flush: it is in the journal or here.
        self._connection.execute("PRAGMA synchronous = NORMAL")
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            insert(rows, self._connection)
            self._connection.execute("DELETE FROM journal WHERE seq <= ?", (seq,))
            self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            self._connection.execute("PRAGMA synchronous = FULL")

    def _forget(self, group: _Group) -> None:
        self._kept.popleft()
        self.entries -= len(group.rows)
        for table, _, _ in group.rows:
            left = self._of[table]
            left.popleft()
            if not left:
                del self._of[table]
