"""What is done to a table's log is done in the order in which it was asked for."""

import asyncio
from types import TracebackType


class Turns:
    def __init__(self) -> None:
        self._over: dict[str, asyncio.Event] = {}
        """Of each table that somebody works on: set when the last who came is done."""

    def turn(self, table: str) -> "LogTurn":
        """After all who came before, whatever becomes of them."""
        return LogTurn(self._over, table)

    def turn_at_once(self, table: str) -> "LogTurn | None":
        """The same, if nobody else is at it; whoever takes it has to `end` it."""
        if table in self._over:
            return None
        turn = LogTurn(self._over, table)
        turn.begin()
        return turn


class LogTurn:
    """Without a generator behind it: there is one for every entry."""

    __slots__ = ("_all", "_over", "_table")

    def __init__(self, over: dict[str, asyncio.Event], table: str) -> None:
        self._all = over
        self._table = table
        self._over = asyncio.Event()

    def begin(self) -> None:
        self._all[self._table] = self._over

    async def __aenter__(self) -> None:
        before = self._all.get(self._table)
        self.begin()
        if before is not None:
            try:
                await before.wait()
            except BaseException:
                self.end()
                raise

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.end()

    def end(self) -> None:
        self._over.set()
        if self._all.get(self._table) is self._over:
            del self._all[self._table]
