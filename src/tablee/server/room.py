"""A live table with its I/O: one ordered queue of commands, saved, then answered and shown."""

import asyncio
import logging
import secrets
import time
from functools import partial

from tablee.kernel.clock import Millis
from tablee.kernel.directory import Summary
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Level, Seat
from tablee.server import metrics, puzzles, reports
from tablee.server.alarm import Alarm
from tablee.server.attempt import SLOW_SAVE_SECONDS, Attempt, QueuedCommand
from tablee.server.audience import Audience
from tablee.server.listing import TableListing, line_of
from tablee.server.memories import Memories
from tablee.server.sights import Sights, framed
from tablee.server.snapshots import AT_THE_END, WHILE_PLAYING, Snapshots
from tablee.server.thinking import BotMove, Thinking
from tablee.server.viewer import Viewer
from tablee.store.contract import Conflict, Store, StoreError, Uncertain
from tablee.table import limits, wire
from tablee.table.position import Chair
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import name_at
from tablee.table.table import Batch, Table
from tablee.table.talking import check_may_speak
from tablee.table.wire import Status

logger = logging.getLogger(__name__)

COMMANDS_PER_BATCH = 64
LINGER_MS: Millis = 30_000
"""How long a table that nobody looks at stays in memory."""
CROWD_SECONDS = 0.25
"""So often at most all are told of watchers who come and go."""
REST_MS: Millis = 1_000
"""How long a table that could not be saved leaves the store alone, if nobody acts."""


class Room:
    """Everything that happens at one table, in order."""

    def __init__(self, table: Table, store: Store, seed: bytes = b"", snapshot_n: int = 0) -> None:
        self.table = table
        self.game = table.position.header.game
        self.viewers: set[Viewer] = set()
        self.sights = Sights(table)
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._life: asyncio.Future[None] = self._loop.create_future()
        """Done when the room is."""
        self._thinking = Thinking(seed or secrets.token_bytes(16), self._take_move, self._wait)
        self._bots_on: tuple[tuple[Chair, ...], dict[Seat, Level]] = ((), {})
        """The chairs, and which of them have bots."""
        self._queue: list[QueuedCommand] = []
        self._moves: list[BotMove] = []
        self._is_saving = False
        """Whether a turn is under way; the next one begins when it is over."""
        self._is_called = False
        """Whether a turn is about to begin."""
        self._alarm = Alarm(self.ring)
        self._empty_since: Millis | None = self.monotonic_ms()
        self._resting_until: Millis = 0
        self._listing = TableListing()
        self._snapshots = Snapshots(store, snapshot_n)
        self._memories = Memories(store)
        self.founding = asyncio.Lock()
        """Held while the table of the rematch is opened."""
        self.rematch = table.position.next_table
        self.audience = Audience(table, self.viewers, self._loop.time())
        self._crowd_timer: asyncio.TimerHandle | None = None
        self.is_closing = False
        self.is_deposed = False
        """Whether another node has the table, or the log alone can tell how it stands."""

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
        if own_pages >= limits.CONNECTIONS_PER_PLAYER:
            raise Refusal(Code.TABLE_FULL)
        self.audience.check_may_enter(viewer, self.monotonic_ms())
        self.viewers.add(viewer)
        name = name_at(self.table.position, viewer.caller)
        self.table.presence.arrive(player, self.monotonic_ms(), name)
        self._empty_since = None
        self._show_presence(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.table.presence.depart(viewer.caller.player, self.monotonic_ms())
        if not self.viewers:
            self._empty_since = self.monotonic_ms()
        self._show_presence(viewer)

    def submit(self, viewer: Viewer, command: wire.Command) -> None:
        """Queue a command; its answer comes to the viewer."""
        if self.is_deposed:
            return  # the page is welcomed where the table is now, and sends it again
        if self.is_closing:
            raise Refusal(Code.SHUTTING_DOWN)
        if len(self._queue) >= limits.QUEUE_LENGTH:
            raise Refusal(Code.TABLE_BUSY)
        self._queue.append(QueuedCommand(viewer, command))
        self.ring()

    def _take_move(self, move: BotMove) -> None:
        self._moves.append(move)
        self.ring()

    def react(self, viewer: Viewer, reaction: wire.Reaction) -> None:
        """Show a reaction to everybody; it is not saved."""
        caller = viewer.caller
        check_may_speak(self.table.position, caller.player)
        seat = self.table.position.seat_of(caller.player)
        message = framed(
            wire.Reacted(seat=seat, name=name_at(self.table.position, caller), reaction=reaction)
        )
        for other in list(self.viewers):
            other.tell_in_passing(message)

    def _show_presence(self, viewer: Viewer) -> None:
        """Tell who is there: of those who play at once, of those who watch now and then."""
        if self.is_closing:
            return
        self.table.run_clock(self.monotonic_ms())
        if not self.audience.watches(viewer):
            self._show()
        elif viewer in self.viewers:
            self.sights.look()
            viewer.show()
        if self.audience.watches(viewer) and self._crowd_timer is None:
            self._crowd_timer = self._loop.call_later(CROWD_SECONDS, self._show_crowd)
        self._let_bots_look()
        self.ring()

    def _show_crowd(self) -> None:
        self._crowd_timer = None
        if not self.is_closing:
            self._show()

    def _show(self, now: Millis | None = None) -> None:
        """Show everybody what has changed."""
        self.sights.look()
        now = self.monotonic_ms() if now is None else now
        for viewer in list(self.viewers):
            viewer.show(now)
        self.sights.forget()

    # Turns: everything that waits becomes one batch, which is saved, then answered and shown

    async def run(self) -> None:
        """Live until nobody has looked for a while, or until closed."""
        self.ring()
        try:
            await self._life
        finally:
            self._alarm.stop()
            self._thinking.stop()
        if self.is_deposed:
            return
        self._snapshots.keep(self.table, AT_THE_END)
        await asyncio.gather(self._snapshots.settled(), self._memories.settled())
        if line := self._listing.last_line(self.table.position):
            await self._listing.write(self._store, line, self.table.position.n)

    def close(self) -> None:
        self.is_closing = True
        self.ring()

    def ring(self) -> None:
        """There is something to do."""
        if not self._is_called and not self._life.done():
            self._is_called = True
            if not self._is_saving:
                self._loop.call_soon(self._turn)

    def _turn(self) -> None:
        if self._life.done() or self._is_saving or not self._is_called:
            return  # rung twice, or answered already
        try:
            self._is_called = False
            if self.is_closing or self._is_idle():
                self._life.set_result(None)
            else:
                self._begin_turn()
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        """A bug of ours: whoever keeps the room hears of it."""
        if not self._life.done():
            self._life.set_exception(error)

    def _end_turn(self) -> None:
        self._is_saving = False
        if self._is_called:
            self._loop.call_soon(self._turn)
        self._wait()

    def _wait(self) -> None:
        """Until something comes, or until the next moment at which something is due."""
        if not self._is_saving and not self._is_called and not self._life.done():
            self._set_alarm()

    async def list_again(self, summary: Summary) -> None:
        """Bring the directory, which has `summary`, up to date with the log."""
        line = line_of(self.table.position, summary.updated_at_ms)
        await self._listing.write(self._store, line, self.table.position.n)

    def _is_idle(self) -> bool:
        if self._empty_since is None or self._queue:
            return False
        has_bots_at_work = self._thinking.is_under_way or self._thinking.wakes_at() is not None
        is_quiet = not has_bots_at_work or not self.table.clock.is_running
        return is_quiet and self.monotonic_ms() >= self._idle_at()

    def _idle_at(self) -> Millis:
        return (self._empty_since or 0) + LINGER_MS

    def _set_alarm(self) -> None:
        moments = [self.table.wakes_at(), self._listing.next_at()]
        if self._thinking.has_scene:
            moments.append(self._bots_wake_at())
        if self._empty_since is not None:
            moments.append(self._idle_at())
        at = min([at for at in moments if at is not None], default=None)
        if at is not None and at < self._resting_until:
            at = self._resting_until
        self._alarm.set(at, self.monotonic_ms)

    def _begin_turn(self) -> None:
        waiting = self._queue[:COMMANDS_PER_BATCH]
        del self._queue[:COMMANDS_PER_BATCH]
        if self._queue:
            self._is_called = True
        moves, self._moves = self._moves, []
        now = self.monotonic_ms()
        if self._thinking.has_scene:
            self._thinking.act(self.table.clock, now)
        fresh = [item for item in waiting if not self._was_done_before(item)]
        self._try(fresh, moves, now)

    def _was_done_before(self, item: QueuedCommand) -> bool:
        if self.table.done_before(item.viewer.caller, item.command) is None:
            return False
        item.viewer.accept(item.command.id)
        return True

    def _try(self, waiting: list[QueuedCommand], moves: list[BotMove], now: Millis) -> None:
        """Judge, and begin to save what follows from it."""
        batch = self.table.open_batch(now)
        accepted, refused = self._judge(batch, waiting, moves, now)
        entries, position = batch.draft.entries, batch.draft.position
        is_new = bool(entries) or self._listing.is_behind
        line = self._listing.line_for(position, entries, now) if is_new else None
        attempt = Attempt(batch, waiting, line, accepted, refused, time.perf_counter())
        if not entries and line is None:
            self._adopt(attempt, now)
            self._end_turn()
            return
        self._is_saving = True
        self._save(attempt).add_done_callback(partial(self._saved, attempt))

    def _save(self, attempt: Attempt) -> asyncio.Future[None]:
        batch, line = attempt.batch, attempt.line
        saving = self._store.append(
            self.name,
            self.table.position.n,
            batch.draft.entries,
            line.summary if line else None,
            puzzles.ranking(batch.draft.position),
            is_due=line is not None and line.is_due,
        )
        return asyncio.ensure_future(saving)

    def credit(self, millis: Millis) -> None:
        """The server stood still for so long. What a save has taken is credited when it is over."""
        if not self._is_saving:
            self.table.clock.give_back(millis, self.monotonic_ms())
            self._wait()

    def _saved(self, attempt: Attempt, saved: asyncio.Future[None]) -> None:
        seconds, now = attempt.seconds, self.monotonic_ms()
        if seconds > SLOW_SAVE_SECONDS:
            self.table.clock.give_back(round(1000 * seconds), now)
        try:
            error = saved.exception()
            if error is None:
                metrics.save_seconds.observe(seconds)
                self._adopt(attempt, now)
            elif isinstance(error, Conflict | Uncertain):
                self._step_down(error)
            elif isinstance(error, StoreError):
                self._give_up(attempt, error)
            else:
                raise error
            self._end_turn()
        except Exception as failure:
            self._fail(failure)

    def _give_up(self, attempt: Attempt, error: StoreError) -> None:
        reports.not_saved(self.name, error)
        self._resting_until = self.monotonic_ms() + REST_MS
        for item in attempt.waiting:
            self._refuse(item, Refusal(Code.NOT_SAVED))
        self._let_bots_look()

    def _step_down(self, error: StoreError) -> None:
        """Nothing more is done here: the pages come in again and find out from the log."""
        logger.warning("stepped down", extra={"table": self.name, "reason": str(error)})
        self.is_deposed = True
        self.close()

    def _judge(
        self, batch: Batch, waiting: list[QueuedCommand], moves: list[BotMove], now: Millis
    ) -> tuple[list[QueuedCommand], list[tuple[QueuedCommand, Refusal | Illegal]]]:
        accepted: list[QueuedCommand] = []
        refused: list[tuple[QueuedCommand, Refusal | Illegal]] = []
        for item in waiting:
            try:
                batch.handle(item.command, item.viewer.caller)
                accepted.append(item)
            except (Refusal, Illegal) as error:
                refused.append((item, error))
        for move in moves:
            self._judge_bot(batch, move)
        self.table.close_batch(batch, now)
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

    def _adopt(self, attempt: Attempt, now: Millis) -> None:
        before = self.table.position
        self.table.adopt(attempt.batch, now)
        if attempt.line is not None:
            self._listing.written(attempt.line, now)
        reports.adopted(attempt, before, self.table.position)
        for item in attempt.accepted:
            item.viewer.accepts(item.command.id)
        self._show(now)
        self._let_bots_look()
        for item, error in attempt.refused:
            self._refuse(item, error)
        self._snapshots.keep(self.table, WHILE_PLAYING)
        self.audience.follow(before, now)
        self._memories.follow(self.table.position, attempt.batch.entries)

    def _refuse(self, item: QueuedCommand, error: Refusal | Illegal) -> None:
        metrics.refused(error.code.value)
        item.viewer.refuse(item.command.id, error)

    # Bots

    def _bots(self) -> dict[Seat, Level]:
        chairs = self.table.position.chairs
        if chairs is not self._bots_on[0]:
            bots = {seat: chair.bot for seat, chair in enumerate(chairs) if chair.bot is not None}
            self._bots_on = (chairs, bots)
        return self._bots_on[1]

    def _let_bots_look(self) -> None:
        position, bots = self.table.position, self._bots()
        if bots or self._thinking.has_scene:
            match = position.match if position.status is Status.PLAYING else None
            self._thinking.look(match, bots, self.table.clock.now(self.monotonic_ms()))

    def _bots_wake_at(self) -> Millis | None:
        at = self._thinking.wakes_at()
        return None if at is None else self.table.clock.moment_of(at)
