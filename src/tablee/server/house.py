"""The house: all live tables of this server, loaded when somebody comes, closed when idle."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from tablee.kernel import registry
from tablee.kernel.directory import Summary
from tablee.kernel.errors import BrokenLog
from tablee.kernel.rules import Game
from tablee.server import founding, metrics, snapshots
from tablee.server.advising import Advisers
from tablee.server.house_rules import HouseRules
from tablee.server.news import TellOthers, tell_nobody
from tablee.server.ownership import Alone, Elsewhere, Ownership
from tablee.server.puzzles import Goals
from tablee.server.room import Room
from tablee.server.viewer import Viewer
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Store, StoredTable, StoreError, UnknownTable
from tablee.table.position import Position
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller

logger = logging.getLogger(__name__)

LIVE_TABLES = 5_000
WOKEN_TABLES = LIVE_TABLES // 2
"""A server that starts keeps room for people who come."""
WAKING_SECONDS = 0.1
LATELY_MS = 10 * 60_000
OPENERS_KNOWN = 20_000


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


async def own_figures() -> bytes:
    return metrics.exposition()


class House:
    def __init__(
        self, store: Store, rules: HouseRules | None = None, ownership: Ownership | None = None
    ) -> None:
        self.store = store
        self.rules = rules or HouseRules()
        self._ownership = ownership or Alone()
        self._rooms: dict[str, Room] = {}
        self._lives: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._openers: OrderedDict[str, str] = OrderedDict()
        """By table: the client address that opened it, as far as this server remembers."""
        self.tell_others: TellOthers = tell_nobody
        self.figures: Callable[[], Awaitable[bytes]] = own_figures
        """What Prometheus is told of all processes that share our port."""
        self.attended_elsewhere: dict[str, Mapping[str, int]] = {}
        """By node: its public tables, with the number of addresses from which people are there."""
        self.advisers = Advisers()
        self.goals = Goals()
        self.opened_at_ms = wall_ms()
        self.is_closing = False
        self.is_cut_off = False
        """Whether the store and the other nodes have been out of reach for a while."""
        self.is_draining = False
        """Whether no new tables are opened, because the server is to be restarted."""

    # Rooms

    async def room(self, name: str) -> Room:
        """The live room of a table, loaded if need be; `Elsewhere`, or `Refusal`."""
        if self.is_closing:
            raise Refusal(Code.SHUTTING_DOWN)
        self.rules.check_table(name)
        async with self._alone_with(name):
            return self._rooms.get(name) or await self._load(name)

    @asynccontextmanager
    async def _alone_with(self, name: str) -> AsyncIterator[None]:
        """While nobody else opens or shuts this table's room."""
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked():
                self._loading.pop(name, None)

    @asynccontextmanager
    async def without_room(self, name: str, code: Code | None = None) -> AsyncIterator[None]:
        """While the table has no room. Whoever was there is told why, or comes back after it."""
        async with self._alone_with(name):
            if (room := self._rooms.get(name)) is not None:
                await self._put_away(room, code)
            yield
            self.advisers.forget(name)

    async def _put_away(self, room: Room, code: Code | None) -> None:
        if code is not None:
            for viewer in list(room.viewers):
                viewer.turn_away(code)
        room.close()
        await asyncio.wait([self._lives[room.name]])

    async def shut(self, name: str, code: Code) -> None:
        """Send everybody away from a table."""
        async with self.without_room(name, code):
            pass

    async def delete(self, name: str) -> None:
        """Remove a table with all that is known of it, or `Refusal`."""
        with refusing(name):
            async with self.without_room(name, Code.UNKNOWN_TABLE):
                await self.store.delete(name)

    async def heed(self, rules: HouseRules) -> None:
        """From now on these hold."""
        self.rules = rules
        self.send_away_banned()
        for table in rules.closed:
            if table in self._rooms:
                await self.shut(table, Code.TABLE_CLOSED)

    def send_away_banned(self) -> None:
        """Those of whom it was decided that they stay out."""
        for room in list(self._rooms.values()):
            for viewer in list(room.viewers):
                try:
                    self.rules.check(viewer.client, viewer.caller.player)
                except Refusal as refusal:
                    viewer.turn_away(refusal.code)

    async def _load(self, name: str) -> Room:
        if len(self._rooms) >= LIVE_TABLES:
            raise Refusal(Code.TABLE_BUSY)
        with refusing(name):
            await self._ownership.claim(name)
            table, n = await snapshots.opened(self.store, name)
        # After a load that failed, two others may be under way at once.
        return self._rooms.get(name) or self._keep(Room(table, self.store, snapshot_n=n))

    async def position(self, name: str) -> Position:
        """How a table stands, wherever it lives; or `Refusal`."""
        try:
            return (await self.room(name)).table.position
        except Elsewhere:
            with refusing(name):
                return (await snapshots.opened(self.store, name)).table.position

    async def read(self, name: str) -> StoredTable:
        """The log of a table, or `Refusal`."""
        self.rules.check_table(name)
        with refusing(name):
            return await self.store.read(name)

    def _keep(self, room: Room) -> Room:
        self._rooms[room.name] = room
        metrics.tables.set(len(self._rooms))
        self._lives[room.name] = self._spawn(self._live(room))
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
            self._lives.pop(room.name, None)
            self._ownership.release(room.name)
            metrics.tables.set(len(self._rooms))
            for viewer in list(room.viewers):
                self._see_off(room, viewer)

    def _see_off(self, room: Room, viewer: Viewer) -> None:
        if room.is_deposed or self.is_closing:
            viewer.start_over()
        else:
            viewer.hang_up()

    def _spawn(self, work: Any) -> "asyncio.Task[None]":
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def rooms(self) -> Sequence[Room]:
        return list(self._rooms.values())

    def credit(self, seconds: float) -> None:
        """The server stood still for so long: that costs nobody any clock time."""
        for room in self.rooms:
            room.credit(round(1000 * seconds))

    def note_opener(self, table: str, client: str) -> None:
        self._openers[table] = client
        if len(self._openers) > OPENERS_KNOWN:
            self._openers.popitem(last=False)

    def opener_of(self, table: str) -> str:
        """Whose table it is in the eyes of the lobby: if it is not known, its own."""
        return self._openers.get(table, table)

    def clients_at(self, table: str) -> set[str]:
        """The addresses from which people are there."""
        room = self._rooms.get(table)
        return {viewer.client for viewer in room.viewers} if room else set()

    def is_attended(self, table: str) -> bool:
        """Whether somebody is there."""
        room = self._rooms.get(table)
        return room is not None and bool(room.viewers)

    async def is_attended_anywhere(self, table: str) -> bool:
        """Whether somebody is there, or another node has the table."""
        if table in self._rooms:
            return self.is_attended(table)
        try:
            await self._ownership.claim(table)
        except Elsewhere:
            return True
        self._ownership.release(table)
        return False

    def people_at(self, table: str) -> int:
        """From how many addresses people are there: one person with many pages is one."""
        elsewhere = sum(tables.get(table, 0) for tables in self.attended_elsewhere.values())
        return len(self.clients_at(table)) + elsewhere

    def is_listed(self, summary: Summary) -> bool:
        """Whether a table is worth a visit: it is open, and somebody is there or was just now."""
        if summary.table in self.rules.closed:
            return False
        return self.people_at(summary.table) > 0 or wall_ms() - summary.updated_at_ms < LATELY_MS

    async def wake(self) -> None:
        """Look at the tables where the house owes a move although nobody looks.

        The server does not wait for it; whoever comes meanwhile finds every table as ever.
        """
        self._spawn(self._wake(await self.store.due()))

    async def _wake(self, due: Sequence[Summary]) -> None:
        for summary in due:
            if len(self._rooms) >= WOKEN_TABLES:
                await asyncio.sleep(WAKING_SECONDS)  # those who have moved are put away meanwhile
            with suppress(
                Refusal, Elsewhere
            ):  # the log says why; the other tables shall not wait for it
                if not game_named(summary.game).rules.IS_REAL_TIME:
                    room = await self.room(summary.table)
                    await room.list_again(summary)

    def check_opens_tables(self) -> None:
        if self.is_closing or self.is_draining:
            raise Refusal(Code.SHUTTING_DOWN)

    async def close(self) -> None:
        """Let every room finish what it has begun, then close the store."""
        self.is_closing = True
        for room in list(self._rooms.values()):
            room.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        self.advisers.close()
        await self.store.close()

    async def rematch(self, room: Room, game: Game, caller: Caller) -> str:
        """The table of the rematch; whoever asks at the same time gets the same one."""
        self.check_opens_tables()
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
