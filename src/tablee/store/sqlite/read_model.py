"""The directory in memory, for a store that keeps its tables elsewhere.

It follows what the store tells it, and answers as the file does: by the same statements.
"""

import sqlite3
from asyncio import Future
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from tablee.kernel.directory import Ranking, Summary
from tablee.store.contract import Unavailable
from tablee.store.group_commit import GroupCommit
from tablee.store.sqlite import housekeeping, statements
from tablee.store.sqlite.changes import log_trouble, roll_back
from tablee.store.sqlite.file import in_memory
from tablee.store.sqlite.queries import DirectoryQueries, Query
from tablee.store.sqlite.statements import ListedTable

T = TypeVar("T")
ModelStep = Callable[[sqlite3.Connection], Any]


class ReadModel(DirectoryQueries):
    """Changes and questions, one after the other, in a thread of its own."""

    def __init__(self) -> None:
        self._connection = in_memory()
        self._steps: GroupCommit[ModelStep] = GroupCommit(self._take)
        self._steps.start()

    def list_table(self, listing: ListedTable) -> "Future[None]":
        return self._steps.do(partial(statements.list_table, listing))

    def do_all(self, steps: Sequence[ModelStep]) -> "Future[None]":
        """Many changes for the price of one change of threads."""
        return self._steps.do(partial(_each, steps))

    @asynccontextmanager
    async def filling(self) -> AsyncIterator[None]:
        """While everything is listed for the first time: indexes are made in one go afterwards."""
        indexes = await self._look(_drop_indexes)
        yield
        await self._look(partial(_make_indexes, indexes))

    def rank(self, ranking: Ranking) -> "Future[None]":
        return self._steps.do(partial(statements.rank, ranking))

    def unrank(self, ranking: Ranking) -> "Future[None]":
        return self._steps.do(partial(housekeeping.unrank, ranking))

    def drop(self, table: str) -> "Future[None]":
        return self._steps.do(partial(housekeeping.unlist, table))

    async def rankings_from(self, table: str) -> Sequence[Ranking]:
        """The results that a table has brought to any board."""
        return await self._look(partial(housekeeping.rankings_from, table))

    async def rankings_by(self, player: str) -> Sequence[Ranking]:
        return await self._look(partial(housekeeping.rankings_by, player))

    async def players_of(self, table: str) -> Sequence[str]:
        """All who are known to have sat at a table."""
        return await self._look(partial(statements.players_of, table))

    async def due(self) -> Sequence[Summary]:
        return await self._look(partial(statements.due, ()))

    async def close(self) -> None:
        await self._steps.close()
        self._connection.close()

    async def _look(self, run: Query[T]) -> T:
        found: T = await self._steps.do(run)
        return found

    # In the thread

    def _take(self, steps: Sequence[ModelStep]) -> Sequence[Any]:
        try:
            self._connection.execute("BEGIN")
            results = [step(self._connection) for step in steps]
            self._connection.execute("COMMIT")
        except Exception as error:
            roll_back(self._connection)
            log_trouble(error, len(steps))
            return [Unavailable(str(error)) for _ in steps]
        return results


def _drop_indexes(connection: sqlite3.Connection) -> list[str]:
    """The statements that make them again."""
    query = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    indexes = connection.execute(query).fetchall()
    for name, _ in indexes:
        connection.execute(f"DROP INDEX {name}")
    return [statement for _, statement in indexes]


def _make_indexes(making: Sequence[str], connection: sqlite3.Connection) -> None:
    for statement in making:
        connection.execute(statement)


def _each(steps: Sequence[ModelStep], connection: sqlite3.Connection) -> None:
    for step in steps:
        step(connection)
