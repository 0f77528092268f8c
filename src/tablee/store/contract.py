"""What a store promises, whichever keeps the tables: SQLite in a file, or NATS on many machines."""

from collections.abc import Awaitable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import AnyEntry, Header


class StoreError(Exception):
    """Base of what a store may refuse with."""


class Conflict(StoreError):  # noqa: N818
    """The log does not end where the writer thought: read again, judge again, retry."""


class Unavailable(StoreError):  # noqa: N818
    """Nothing was saved: the disk is full, the file is locked, the servers cannot be reached."""


class InUse(Unavailable):
    """A server has it, and lets nobody else write."""


class Uncertain(StoreError):  # noqa: N818
    """It may be saved or not: only the log can tell, and only once another has written to it."""


class UnknownTable(StoreError):  # noqa: N818
    pass


class TableExists(StoreError):  # noqa: N818
    pass


class StoredTable(msgspec.Struct, frozen=True):
    header: Header
    secret: bytes
    entries: tuple[AnyEntry, ...]


class Snapshot(NamedTuple):
    """A table as it stood after entry `n`: derived from the log, and never believed against it."""

    n: int
    body: bytes


class LastTouch(NamedTuple):
    """When a table was last touched; no two tables share one, so a list can be gone on with."""

    updated_at_ms: int
    table: str = ""


class Contents(NamedTuple):
    """How much a store holds."""

    tables: Mapping[str, int]
    """How many of each status."""
    bytes: int


class Store(Protocol):
    """Every method either does all it says, durably, or raises and does nothing."""

    async def create(
        self,
        header: Header,
        secret: bytes,
        entries: Sequence[AnyEntry],
        summary: Summary,
        *,
        is_due: bool = False,
    ) -> None:
        """A new table with its first entries, in one stroke, or `TableExists`."""

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
        """Add entries `after` + 1 … to the log, or `Conflict` if it does not end with `after`.

        In the same stroke `summary` replaces the table's line in the directory, with `is_due`:
        whether the house owes the table a move although nobody looks. `ranking` is kept unless
        its player already has one on that board.
        """

    async def read(self, table: str, after: int = 0) -> StoredTable:
        """The log from entry `after` + 1 on, or `UnknownTable`."""

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one."""

    async def snapshot_of(self, table: str) -> Snapshot | None:
        """The table's snapshot, if there is one."""

    async def open_tables(self, limit: int) -> Sequence[Summary]:
        """Public tables that wait or play, the newest first."""

    async def tables_of(self, player: str, limit: int) -> Sequence[Summary]:
        """Tables where this player sits or sat, the latest touched first."""

    async def due(self) -> Sequence[Summary]:
        """Tables that a server that starts must look at: where the house owes a move, and those
        played so lately that their line in the directory may be behind their log."""

    async def tables(self, limit: int) -> Sequence[Summary]:
        """All tables, the latest touched first: for the host's own command line."""

    async def archive(self, game: str, limit: int) -> Sequence[Summary]:
        """The finished tables of a game that left a result, list by list, the best of each first.

        So many at most of each list.
        """

    async def archive_of(self, game: str, player: str, limit: int) -> Sequence[Summary]:
        """The same, of tables where this player sits or sat."""

    async def rankings(self, board: str, limit: int) -> Sequence[Ranking]:
        """The best results of a board, the earlier first among equals."""

    async def ranking_of(self, board: str, player: str) -> Ranking | None:
        """The player's own result on a board, however far down it stands."""

    async def meta(self, name: str, default: bytes) -> bytes:
        """A value of the whole house, set to `default` the first time it is asked for."""

    async def prove(self) -> None:
        """Save something of no meaning, to see whether saving works."""

    async def keep_meta(self, name: str, value: bytes) -> None:
        """A value of the whole house, in place of the one that was there."""

    async def replace_meta(self, name: str, old: bytes, new: bytes) -> None:
        """The same, or `Conflict` if `old` is not what is there by now."""

    # The host's housekeeping

    async def delete(self, table: str) -> None:
        """Remove a table and all that is known of it, rankings too; or `UnknownTable`."""

    async def rewrite(self, table: str, entries: Sequence[AnyEntry], summary: Summary) -> None:
        """Put a log of the same length in place of a table's, or `Conflict` if it has grown.

        Players whom `summary` does not name do not find the table any more. Its snapshot goes.
        """

    async def forget(self, player: str) -> None:
        """Remove a player's rankings."""

    async def touched(
        self, after: LastTouch, before_ms: int, limit: int, *, is_over: bool
    ) -> Sequence[Summary]:
        """Finished or unfinished tables last touched after a moment and before another one, the
        longest untouched first."""

    async def keep_code(self, code: str, table: str, now_ms: int, until_ms: int) -> None:
        """Let a short code stand for a table until then; `TableExists` if it stands for another."""

    async def table_of_code(self, code: str, now_ms: int) -> str:
        """The table that a code stands for now, or `UnknownTable`."""

    async def contents(self) -> Contents:
        """How much there is."""

    async def backup(self, path: Path) -> None:
        """Write all that there is now to a new SQLite file, while others go on, and check it."""

    async def rank(self, ranking: Ranking) -> None:
        """Keep a result unless its player already has one on that board."""

    async def metas(self) -> Mapping[str, bytes]:
        """All values of the house, for whoever copies it."""

    async def every_ranking(self) -> Sequence[Ranking]:
        """The results of all boards, for whoever copies the house."""

    async def close(self) -> None: ...
