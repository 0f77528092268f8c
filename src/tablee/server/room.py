"""A live table with its I/O: one ordered queue of commands, saved, then answered and shown."""

import asyncio
import logging
import secrets
import time
from typing import Any, NamedTuple

from tablee.bots.driver import Driver
from tablee.kernel import log
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Level, Seat
from tablee.server import metrics, puzzles
from tablee.server.viewer import Viewer
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Conflict, Store, StoreError
from tablee.table import limits, wire
from tablee.table.refusal import Code, Refusal
from tablee.table.table import Batch, Table
from tablee.table.wire import Status

logger = logging.getLogger(__name__)

RETRIES = 8
COMMANDS_PER_BATCH = 64
LINGER_MS: Millis = 30_000
"""How long a table that nobody looks at stays in memory."""
REST_MS: Millis = 1_000
"""How long a table that could not be saved leaves the store alone, if nobody acts."""


class Waiting(NamedTuple):
    """A command in the queue."""

    viewer: Viewer
    command: wire.Command


class BotMove(NamedTuple):
    seat: Seat
    action: Any


class Room:
    """Everything that happens at one table, in order."""

    def __init__(self, table: Table, store: Store, seed: bytes = b"") -> None:
        self.table = table
        self.game = table.position.header.game
        self.viewers: set[Viewer] = set()
        self.table_view = table.table_view()
        self._store = store
        self._driver = Driver(seed or secrets.token_bytes(16))
        self._queue: list[Waiting] = []
        self._bell = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._empty_since: Millis | None = self.monotonic_ms()
        self._resting_until: Millis = 0
        self.founding = asyncio.Lock()
        """Held while the table of the rematch is opened."""
        self.rematch = table.position.next_table
        self.is_closing = False

    @property
    def name(self) -> str:
        return self.table.position.header.table

    @staticmethod
    def monotonic_ms() -> Millis:
        return time.monotonic_ns() // 1_000_000

    # From the connections

    def enter(self, viewer: Viewer) -> None:
        player = viewer.caller.player
        own_pages = self.table.presence.connections[player]
        is_crowded = self._watches(viewer) and self._watching_pages() >= limits.WATCHERS
        if is_crowded or own_pages >= limits.CONNECTIONS_PER_PLAYER:
            raise Refusal(Code.TABLE_FULL)
        self.viewers.add(viewer)
        self.table.presence.arrive(player, self.monotonic_ms())
        self._empty_since = None
        self._show_presence()

    def _watches(self, viewer: Viewer) -> bool:
        return self.table.position.seat_of(viewer.caller.player) is None

    def _watching_pages(self) -> int:
        return sum(1 for viewer in self.viewers if self._watches(viewer))

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.table.presence.depart(viewer.caller.player, self.monotonic_ms())
        if not self.viewers:
            self._empty_since = self.monotonic_ms()
        self._show_presence()

    def submit(self, viewer: Viewer, command: wire.Command) -> None:
        """Queue a command; its answer comes to the viewer."""
        if self.is_closing:
            raise Refusal(Code.SHUTTING_DOWN)
        if len(self._queue) >= limits.QUEUE_LENGTH:
            raise Refusal(Code.TABLE_BUSY)
        self._queue.append(Waiting(viewer, command))
        self._bell.set()

    def react(self, viewer: Viewer, reaction: wire.Reaction) -> None:
        """Show a reaction to everybody; it is not saved."""
        caller = viewer.caller
        seat = self.table.position.seat_of(caller.player)
        message = wire.Reacted(seat=seat, name=caller.name, reaction=reaction)
        for other in self.viewers:
            other.tell(message)

    def _show_presence(self) -> None:
        self.table.run_clock(self.monotonic_ms())
        self._look_at_table()
        for viewer in self.viewers:
            viewer.refresh()
        self._let_bots_look()
        self._bell.set()

    def _look_at_table(self) -> None:
        """What has not changed stays the same object: then viewers need not compare it."""
        now = self.table.table_view()
        if now != self.table_view:
            self.table_view = now

    # The loop

    async def run(self) -> None:
        """Live until nobody has looked for a while, or until closed."""
        while not self.is_closing:
            self._set_timer()
            await self._bell.wait()
            self._bell.clear()
            await self._turn()
            if self._is_idle():
                return

    def close(self) -> None:
        self.is_closing = True
        self._bell.set()

    def _is_idle(self) -> bool:
        is_empty = self._empty_since is not None and not self._queue
        is_quiet = self._driver.wakes_at() is None or not self.table.clock.is_running
        return is_empty and is_quiet and self.monotonic_ms() >= self._idle_at()

    def _idle_at(self) -> Millis:
        return (self._empty_since or 0) + LINGER_MS

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        moments = [self.table.wakes_at(), self._bots_wake_at()]
        moments += [self._idle_at()] if self._empty_since is not None else []
        soonest = min((at for at in moments if at is not None), default=None)
        if soonest is not None:
            delay = max(0, max(soonest, self._resting_until) - self.monotonic_ms()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._bell.set)

    async def _turn(self) -> None:
        """Everything that is waiting now, as one batch."""
        waiting = self._queue[:COMMANDS_PER_BATCH]
        del self._queue[:COMMANDS_PER_BATCH]
        if self._queue:
            self._bell.set()
        moves = await self._bot_moves()
        fresh = [item for item in waiting if not self._was_done_before(item)]
        try:
            await self._judge_and_save(fresh, moves)
        except StoreError as error:
            logger.error("not saved", extra={"table": self.name, "reason": str(error)})
            self._resting_until = self.monotonic_ms() + REST_MS
            for item in fresh:
                self._refuse(item, Refusal(Code.NOT_SAVED))
            self._let_bots_look()

    def _was_done_before(self, item: Waiting) -> bool:
        if self.table.done_before(item.viewer.caller, item.command) is None:
            return False
        item.viewer.accept(item.command.id)
        return True

    async def _judge_and_save(self, waiting: list[Waiting], moves: list[BotMove]) -> None:
        for _ in range(RETRIES):
            batch = self.table.open_batch(self.monotonic_ms())
            accepted, refused = self._judge(batch, waiting, moves)
            try:
                await self._save(batch)
            except Conflict:
                await self._catch_up()
                waiting = [item for item in waiting if not self._was_done_before(item)]
                continue
            self._adopt(batch, accepted)
            for item, error in refused:
                self._refuse(item, error)
            return
        raise Conflict(f"{self.name}: lost {RETRIES} races")

    def _judge(
        self, batch: Batch, waiting: list[Waiting], moves: list[BotMove]
    ) -> tuple[list[Waiting], list[tuple[Waiting, Refusal | Illegal]]]:
        accepted: list[Waiting] = []
        refused: list[tuple[Waiting, Refusal | Illegal]] = []
        for item in waiting:
            try:
                batch.handle(item.command, item.viewer.caller)
                accepted.append(item)
            except (Refusal, Illegal) as error:
                refused.append((item, error))
        for move in moves:
            self._judge_bot(batch, move)
        self.table.close_batch(batch, self.monotonic_ms())
        return accepted, refused

    def _judge_bot(self, batch: Batch, move: BotMove) -> None:
        if batch.draft.position.status is not Status.PLAYING:
            return
        try:
            batch.handle_bot(move.seat, move.action)
        except Illegal as error:
            # The table moved on while the bot made up its mind; it is asked again.
            logger.info(
                "bot too late",
                extra={"table": self.name, "seat": move.seat, "code": error.code.value},
            )

    async def _save(self, batch: Batch) -> None:
        if not batch.entries:
            return
        is_listed = any(not isinstance(entry, log.Acted) for entry in batch.entries)
        position = batch.draft.position
        needs_listing = is_listed or not position.course.game.rules.IS_REAL_TIME
        summary = batch.summary(wall_ms()) if needs_listing else None
        ranking = puzzles.ranking(position)
        started = time.perf_counter()
        await self._store.append(self.name, self.table.position.n, batch.entries, summary, ranking)
        metrics.save_seconds.observe(time.perf_counter() - started)

    async def _catch_up(self) -> None:
        """Another server has written to this table: follow it, then judge again."""
        stored = await self._store.read(self.name, self.table.position.n)
        self.table.catch_up(stored.entries)

    def _adopt(self, batch: Batch, accepted: list[Waiting]) -> None:
        lines = self.table.adopt(batch, self.monotonic_ms())
        self._look_at_table()
        for item in accepted:
            metrics.accepted.inc()
            item.viewer.accept(item.command.id)
        for viewer in self.viewers:
            viewer.refresh(lines)
        self._let_bots_look()

    def _refuse(self, item: Waiting, error: Refusal | Illegal) -> None:
        metrics.refused(error.code.value)
        item.viewer.refuse(item.command.id, error)

    # Bots

    def _bots(self) -> dict[Seat, Level]:
        chairs = enumerate(self.table.position.chairs)
        return {seat: chair.bot for seat, chair in chairs if chair.bot is not None}

    def _let_bots_look(self) -> None:
        position = self.table.position
        if position.match is None or position.status is not Status.PLAYING:
            self._driver.stop()
            return
        now = self.table.clock.now(self.monotonic_ms())
        self._driver.look(position.match, self._bots(), now)

    def _bots_wake_at(self) -> Millis | None:
        at = self._driver.wakes_at()
        return None if at is None else self.table.clock.moment_of(at)

    async def _bot_moves(self) -> list[BotMove]:
        match = self.table.position.match
        if match is None or not self.table.clock.is_running:
            return []
        moves = []
        for seat in self._driver.due(self.table.clock.now(self.monotonic_ms())):
            # Thinking can take a while: other tables go on meanwhile.
            action = await asyncio.to_thread(self._driver.act, match, seat, self._bots()[seat])
            if action is not None:
                moves.append(BotMove(seat, action))
        return moves
