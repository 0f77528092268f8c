"""The house: all live tables of this server, loaded when somebody comes, closed when idle."""

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from datetime import UTC, date, datetime
from typing import Any

import msgspec
from msgspec import Raw

from tablee.kernel import log, registry
from tablee.kernel.chance import SECRET_BYTES, commitment
from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.rules import Game, Puzzle, Seat
from tablee.server import metrics, names
from tablee.server.api import NewTable
from tablee.server.room import Room
from tablee.store.contract import Store, StoreError, TableExists, UnknownTable
from tablee.table.decide import (
    Caller,
    checked_options,
    nearest_number_of_seats,
    seat_bot,
    seat_person,
)
from tablee.table.draft import Draft
from tablee.table.position import Chair, opened
from tablee.table.refusal import Code, Refusal
from tablee.table.table import Batch, Table
from tablee.table.wire import Status

logger = logging.getLogger(__name__)

SEATS_BY_DEFAULT = 4
LIVE_TABLES = 5_000
WAITING_TABLES = 20
"""Tables that one player may keep waiting for a start."""
LATELY_MS = 10 * 60_000
PUZZLE_PREFIX = "puzzle"


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def today() -> date:
    return datetime.now(UTC).date()


def game_named(name: str) -> Game:
    try:
        return registry.load(name)
    except KeyError:
        raise Refusal(Code.UNKNOWN_GAME) from None


class House:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Lock] = {}
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
        try:
            stored = await self.store.read(name)
        except UnknownTable:
            raise Refusal(Code.UNKNOWN_TABLE) from None
        except StoreError as error:
            logger.error("not read", extra={"table": name, "reason": str(error)})
            raise Refusal(Code.TABLE_BUSY) from error
        table = await asyncio.to_thread(Table.load, stored.header, stored.secret, stored.entries)
        # After a load that failed, two others may be under way at once.
        return self._rooms.get(name) or self._keep(Room(table, self.store, self._on_end))

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
            for viewer in room.viewers:
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
        """Load the unfinished tables where bots may owe a move although nobody looks."""
        for summary in await self.store.unfinished():
            if not registry.load(summary.game).rules.IS_REAL_TIME:
                await self.room(summary.table)

    async def close(self) -> None:
        """Let every room finish what it has begun, then close the store."""
        self.is_closing = True
        for room in list(self._rooms.values()):
            room.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.store.close()

    # New tables

    async def open_table(self, game: Game, host: Caller, wished: NewTable) -> str:
        """A new table with its host on the first chair; its name."""
        await self._check_waiting_tables(host)
        options = checked_options(game, msgspec.json.encode(wished.options))
        seats = SEATS_BY_DEFAULT if wished.seats is None else wished.seats
        batch = self._blank(game, names.new_name())
        batch.draft.add(
            log.Configured,
            seats=nearest_number_of_seats(game, options, seats),
            options=options,
            is_public=wished.is_public,
        )
        seat_person(batch.draft, 0, host, wished.contribution)
        return await self._found(batch)

    async def _check_waiting_tables(self, host: Caller) -> None:
        latest = await self.store.tables_of(host.player, WAITING_TABLES)
        if sum(1 for summary in latest if summary.status == Status.WAITING) >= WAITING_TABLES:
            raise Refusal(Code.TOO_MANY_TABLES)

    async def _found(self, batch: Batch) -> str:
        """Save a new table; its name."""
        position = batch.draft.position
        name = position.header.table
        summary = batch.summary(wall_ms())
        try:
            secret = position.course.secret
            await self.store.create(position.header, secret, batch.entries, summary)
        except TableExists:
            raise
        except StoreError as error:
            logger.error("not saved", extra={"table": name, "reason": str(error)})
            raise Refusal(Code.NOT_SAVED) from error
        return name

    def _blank(self, game: Game, name: str) -> Batch:
        secret = secrets.token_bytes(SECRET_BYTES)
        header = log.Header(
            table=name,
            game=game.name,
            version=game.rules.VERSION,
            commitment=commitment(secret),
            created_at_ms=wall_ms(),
        )
        table = Table(opened(header, secret))
        return Batch(Draft(table.position, 0), table.presence)

    async def rematch(self, room: Room, game: Game, caller: Caller) -> str:
        """A new table with the same people: the same game and options, or another game."""
        old = room.table.position
        is_same = game.name == old.header.game
        options = old.configured.options if is_same else checked_options(game, b"{}")
        batch = self._blank(game, names.new_name())
        seats = nearest_number_of_seats(game, options, len(old.chairs))
        batch.draft.add(
            log.Configured,
            seats=max(seats, sum(1 for chair in old.chairs if chair.player)),
            options=options,
            is_public=old.configured.is_public,
            has_open_chairs=old.configured.has_open_chairs,
            pauses_for_absent=old.configured.pauses_for_absent,
        )
        for seat, chair in enumerate(_people_first(old.chairs)[:seats]):
            _sit_again(batch.draft, seat, chair)
        host = old.host if old.seat_of(old.host) is not None else caller.player
        batch.draft.add(log.HandedOver, player=host)
        return await self._found(batch)

    # Puzzles

    async def open_puzzle(self, game: Game, caller: Caller) -> str:
        """Today's puzzle as a table of the caller's own: begun anew, or found again."""
        puzzle = puzzle_of(game)
        board = puzzle_board(game, today())
        seed = await self._puzzle_seed(board)
        mine = hashlib.sha256(f"{board} {caller.player}".encode()).hexdigest()[:12]
        batch = self._blank(game, f"{board}-{mine}")
        options = Raw(msgspec.json.encode(puzzle.options(seed)))
        batch.draft.add(log.Configured, seats=1, options=options)
        seat_person(batch.draft, 0, caller, "")
        batch.draft.start()
        try:
            return await self._found(batch)
        except TableExists:
            return batch.draft.position.header.table

    async def _puzzle_seed(self, board: str) -> str:
        key = await self.store.meta("puzzle key", secrets.token_bytes(32))
        return hmac.new(key, board.encode(), hashlib.sha256).hexdigest()[:32]

    def _on_end(self, table: Table) -> None:
        position = table.position
        puzzle = position.course.game.puzzle
        board = "-".join(position.header.table.split("-")[:-1])
        if puzzle is None or position.match is None or not board.startswith(PUZZLE_PREFIX):
            return
        ranking = Ranking(
            board=board,
            player=position.chairs[0].player,
            name=position.chairs[0].name,
            rank_by=puzzle.rank_by(position.match.state),
            table=position.header.table,
            at_ms=wall_ms(),
        )
        self._spawn(self._rank(ranking))

    async def _rank(self, ranking: Ranking) -> None:
        try:
            await self.store.rank(ranking)
        except StoreError as error:
            logger.error("not ranked", extra={"table": ranking.table, "reason": str(error)})


def puzzle_of(game: Game) -> Puzzle[Any]:
    if game.puzzle is None:
        raise Refusal(Code.NO_PUZZLE)
    return game.puzzle


def puzzle_board(game: Game, day: date) -> str:
    return f"{PUZZLE_PREFIX}-{game.name}-{day.isoformat()}"


def _people_first(chairs: tuple[Chair, ...]) -> list[Chair]:
    """In their order, but nobody loses a place to a bot where there are fewer chairs."""
    return sorted(chairs, key=lambda chair: not chair.player) if chairs else []


def _sit_again(draft: Draft, seat: Seat, chair: Chair) -> None:
    if chair.player:
        seat_person(draft, seat, Caller(chair.player, chair.name, chair.colour), "")
    elif chair.bot is not None:
        seat_bot(draft, seat, chair.bot)
