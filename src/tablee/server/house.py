"""The house: all live tables of this server, loaded when somebody comes, closed when idle."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from tablee.kernel import registry
from tablee.kernel.directory import Summary
from tablee.kernel.errors import BrokenLog
from tablee.kernel.rules import Game
from tablee.server import founding, metrics, snapshots
from tablee.server.puzzles import Goals
from tablee.server.room import Room
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Store, StoredTable, StoreError, UnknownTable
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller

logger = logging.getLogger(__name__)

LIVE_TABLES = 5_000
WOKEN_TABLES = LIVE_TABLES // 2
"""A server that starts keeps room for people who come."""
WAKING_SECONDS = 0.1
LATELY_MS = 10 * 60_000


def game_named(name: str) -> Game:
    try:
        return registry.load(name)
    except KeyError:
        raise Refusal(Code.UNKNOWN_GAME) from None


@contextmanager
def refusing(table: str) -> Iterator[None]:
    """Whatever keeps a table from being read is a `Refusal`."""
    try:
        yield
    except UnknownTable:
        raise Refusal(Code.UNKNOWN_TABLE) from None
    except StoreError as error:
        logger.error("not read", extra={"table": table, "reason": str(error)})
        raise Refusal(Code.TABLE_BUSY) from error
    except BrokenLog as error:
        logger.error("broken", extra={"table": table, "reason": str(error)})
        raise Refusal(Code.BROKEN_TABLE) from error


class House:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self.goals = Goals()
        self._opened_at_ms = wall_ms()
        self.is_closing = False

    # Rooms

    async def room(self, name: str) -> Room:
        """The live room of a table, loaded if need be, or `Refusal`."""
        if self.is_closing:
            raise Refusal(Code.SHUTTING_DOWN)
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                return self._rooms.get(name) or await self._load(name)
        finally:
            if not lock.locked():
                self._loading.pop(name, None)

    async def _load(self, name: str) -> Room:
        if len(self._rooms) >= LIVE_TABLES:
            raise Refusal(Code.TABLE_BUSY)
        with refusing(name):
            table, n = await snapshots.opened(self.store, name)
        # After a load that failed, two others may be under way at once.
        return self._rooms.get(name) or self._keep(Room(table, self.store, snapshot_n=n))

    async def read(self, name: str) -> StoredTable:
        """The log of a table, or `Refusal`."""
        with refusing(name):
            return await self.store.read(name)

    def _keep(self, room: Room) -> Room:
        self._rooms[room.name] = room
        metrics.tables.set(len(self._rooms))
        self._spawn(self._live(room))
        return room

    async def _live(self, room: Room) -> None:
        try:
            await room.run()
        except Exception:
            logger.exception("room failed", extra={"table": room.name})
        finally:
            # Whoever is still here reconnects, and the table is read anew from the store.
            room.close()
            self._rooms.pop(room.name, None)
            metrics.tables.set(len(self._rooms))
            for viewer in list(room.viewers):
                viewer.hang_up()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def is_lively(self, summary: Summary) -> bool:
        """Whether a listed table is worth a visit: somebody is there, or was a moment ago."""
        room = self._rooms.get(summary.table)
        is_attended = room is not None and bool(room.viewers)
        return is_attended or wall_ms() - summary.updated_at_ms < LATELY_MS

    async def wake(self) -> None:
        """Look at the tables where the house owes a move although nobody looks.

        The server does not wait for it; whoever comes meanwhile finds every table as ever.
        """
        self._spawn(self._wake(await self.store.due()))

    async def _wake(self, due: Sequence[Summary]) -> None:
        for summary in due:
            if len(self._rooms) >= WOKEN_TABLES:
                await asyncio.sleep(WAKING_SECONDS)  # those who have moved are put away meanwhile
            with suppress(Refusal):  # the log says why; the other tables shall not wait for it
                if not game_named(summary.game).rules.IS_REAL_TIME:
                    room = await self.room(summary.table)
                    await room.list_again(summary)

    async def close(self) -> None:
        """Let every room finish what it has begun, then close the store."""
        self.is_closing = True
        for room in list(self._rooms.values()):
            room.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.store.close()

    async def rematch(self, room: Room, game: Game, caller: Caller) -> str:
        """The table of the rematch; whoever asks at the same time gets the same one."""
        async with room.founding:
            if not room.rematch:
                room.rematch = await self._open_rematch(room, game, caller)
        return room.rematch

    async def _open_rematch(self, room: Room, game: Game, caller: Caller) -> str:
        try:
            return await founding.open_rematch(self.store, room.table.position, game, caller)
        except StoreError as error:
            logger.error("no rematch", extra={"table": room.name, "reason": str(error)})
            raise Refusal(Code.NOT_SAVED) from error
