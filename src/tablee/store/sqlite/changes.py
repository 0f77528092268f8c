"""What is done to the file, a group of changes at a time."""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, NamedTuple

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import Header
from tablee.store.contract import Conflict, StoreError, Unavailable
from tablee.store.sqlite import journal, statements
from tablee.store.sqlite.journal import Journal, Row

logger = logging.getLogger(__name__)

UNSORTED = 10_000
"""Entries that the journal may hold while the house is busy."""
SORTED_AT_ONCE = 256
ENDS_KNOWN = 20_000


class Create(NamedTuple):
    header: Header
    secret: bytes
    rows: Sequence[Row]
    summary: Summary
    is_due: bool


class Append(NamedTuple):
    table: str
    after: int
    rows: Sequence[Row]
    summary: Summary | None
    ranking: Ranking | None
    is_due: bool

    @property
    def is_plain(self) -> bool:
        """Whether nothing but the journal is touched."""
        return self.summary is None and self.ranking is None


class Rearrange(NamedTuple):
    """A change to a whole log; the journal holds nothing of that table meanwhile."""

    table: str
    do: Callable[[sqlite3.Connection], None]


Other = Callable[[sqlite3.Connection], Any]
Change = Create | Append | Rearrange | Other
"""Checks before it writes: where it raises a `StoreError`, it has written nothing."""


class Writer:
    """All that writes to a file, in one thread; so it knows where each log ends."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.journal = Journal(connection)
        self.damage = ""
        """What a change met that damaged pages kept from being saved; they do not heal."""
        self._ends: dict[str, int] = {}

    def save(self, changes: Sequence[Change]) -> Sequence[Any]:
        """All the changes, in few transactions: the journal is sorted before a log is rearranged,
        so these and the others are saved apart."""
        runs = groupby(changes, lambda change: isinstance(change, Rearrange))
        return [result for _, run in runs for result in self._save_together(list(run))]

    def _save_together(self, changes: Sequence[Change]) -> Sequence[Any]:
        """In one transaction; one that is refused does not touch its neighbours."""
        try:
            self._sort_for(changes)
            return self._save(changes)
        except Exception as error:
            self._ends.clear()
            roll_back(self._connection)
            self._note(error, len(changes))
            if is_damage(error) and len(changes) > 1:  # of one table's pages, as a rule
                return [self._save_together([change])[0] for change in changes]
            return [Unavailable(str(error)) for _ in changes]

    def _note(self, error: Exception, changes: int) -> None:
        self.damage = self.damage or (str(error) if is_damage(error) else "")
        log_trouble(error, changes)

    def _sort_for(self, changes: Sequence[Change]) -> None:
        whole = (change.table for change in changes if isinstance(change, Rearrange))
        if any(self.journal.of(table) for table in whole):
            self.journal.sort(self.journal.entries)

    def _save(self, changes: Sequence[Change]) -> Sequence[Any]:
        # A single statement is a transaction by itself, and two waits for the lock cheaper.
        is_single = all(isinstance(change, Append) and change.is_plain for change in changes)
        if not is_single:
            self._connection.execute("BEGIN IMMEDIATE")
        if len(self._ends) > ENDS_KNOWN:
            self._ends.clear()
        rows: list[Row] = []
        results = [self._attempt(change, rows) for change in changes]
        seq = journal.write(rows, self._connection) if rows else 0
        if not is_single:
            self._connection.execute("COMMIT")
        if rows:
            self.journal.keep(seq, rows)
        return results

    def _attempt(self, change: Change, rows: list[Row]) -> Any:
        try:
            match change:
                case Append():
                    return self._append(change, rows)
                case Create():
                    return self._create(change, rows)
                case Rearrange():
                    self._ends.pop(change.table, None)
                    return change.do(self._connection)
            return change(self._connection)
        except StoreError as refusal:
            return refusal

    def _create(self, change: Create, rows: list[Row]) -> None:
        connection = self._connection
        statements.create(
            change.header, change.secret, change.summary, connection, is_due=change.is_due
        )
        self._write(change.header.table, 0, change.rows, rows)

    def _append(self, change: Append, rows: list[Row]) -> None:
        end = self._end_of(change.table)
        if end != change.after:
            raise Conflict(f"the log of {change.table} ends with {end}, not {change.after}")
        if change.summary is not None:
            summary, is_due = change.summary, change.is_due
            statements.replace_summary(summary, self._connection, is_due=is_due)
        if change.ranking is not None:
            statements.rank(change.ranking, self._connection)
        self._write(change.table, end, change.rows, rows)

    def _write(self, table: str, end: int, new: Sequence[Row], rows: list[Row]) -> None:
        rows.extend(new)
        self._ends[table] = end + len(new)

    def _end_of(self, table: str) -> int:
        end = self._ends.get(table)
        if end is None:
            unsorted = self.journal.of(table)
            end = unsorted[-1][1] if unsorted else statements.end_of_log(table, self._connection)
        return end

    def tidy(self, is_idle: bool) -> bool:
        """Sort some of the journal, if there is time or need; whether more is left."""
        if is_idle or self.journal.entries > UNSORTED:
            try:
                self.journal.sort(SORTED_AT_ONCE)
            except sqlite3.Error as error:
                self._note(error, 0)
                return False  # until something is saved again
        return self.journal.entries > 0

    def tidy_all(self) -> None:
        """Sort the whole journal: when a file is opened, and before it is closed."""
        with suppress(sqlite3.Error):  # then it is sorted another time
            self.journal.sort(self.journal.entries)


def roll_back(connection: sqlite3.Connection) -> None:
    # SQLite has often rolled back by itself after a full disk; then there is nothing to do.
    with suppress(sqlite3.Error):
        connection.execute("ROLLBACK")


def is_damage(error: Exception) -> bool:
    """Whether pages of the file are not what they should be."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # without what kind of page it is
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def log_trouble(error: Exception, changes: int) -> None:
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    is_our_bug = not isinstance(error, sqlite3.Error)
    logger.error(
        "store unavailable",
        exc_info=error if is_our_bug else None,
        extra={"reason": str(error), "error": name, "changes": changes},
    )
