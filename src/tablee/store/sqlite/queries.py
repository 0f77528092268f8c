"""What is asked of the directory, wherever its rows are kept: in the file, or in memory."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from tablee.kernel.directory import Ranking, Summary
from tablee.store.contract import Contents, LastTouch
from tablee.store.sqlite import housekeeping, statements

T = TypeVar("T")
Query = Callable[[sqlite3.Connection], T]


class DirectoryQueries(ABC):
    """The part of the contract that lists tables and results."""

    @abstractmethod
    async def _look(self, run: Query[T]) -> T:
        """What the query finds."""

    async def open_tables(self, limit: int) -> Sequence[Summary]:
        query = "WHERE is_public AND status <> 'ended' ORDER BY created_at_ms DESC LIMIT ?"
        return await self._look(partial(statements.summaries, query, (limit,)))

    async def tables_of(self, player: str, limit: int) -> Sequence[Summary]:
        return await self._look(partial(statements.tables_of, player, limit))

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

    async def every_ranking(self) -> Sequence[Ranking]:
        return await self._look(statements.every_ranking)

    async def touched(
        self, after: LastTouch, before_ms: int, limit: int, *, is_over: bool
    ) -> Sequence[Summary]:
        sought = partial(housekeeping.touched, after, before_ms, limit, is_over)
        return await self._look(sought)

    async def contents(self) -> Contents:
        return await self._look(housekeeping.contents)
