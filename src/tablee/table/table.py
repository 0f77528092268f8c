"""A live table, sans I/O: commands and moments go in, entries and messages come out.

The caller saves what a `Batch` drafted, then calls `adopt`; if it could not be saved, the batch is
dropped and the table stands where it stood.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.kernel import log
from tablee.kernel.clock import Millis, TableClock
from tablee.kernel.errors import Illegal
from tablee.kernel.match import Match
from tablee.kernel.rules import Level, Seat
from tablee.table import limits, offering, show, wire
from tablee.table.decide import Deciding, act, decide
from tablee.table.done import DoneCommands
from tablee.table.draft import Draft
from tablee.table.idling import Idling
from tablee.table.position import Position, follow, opened
from tablee.table.presence import Presence
from tablee.table.refusal import Code, Refusal
from tablee.table.seating import Caller, seat_bot
from tablee.table.wire import Status

COUNT_IN_MS: Millis = 3_000
"""Three, two, one: nobody is thrown into a real-time game that was paused."""
CommandKey = tuple[str, str]
"""A player and the id that the player's browser gave a command."""
_MOVES = (wire.Act, wire.Undo)


class Batch(Struct):
    """Commands that are saved together."""

    draft: Draft
    presence: Presence
    idling: Idling
    monotonic_ms: Millis
    accepted: dict[CommandKey, int] = {}  # a struct gives every batch its own

    @property
    def entries(self) -> list[log.AnyEntry]:
        return self.draft.entries

    def handle(self, command: wire.Command, caller: Caller) -> None:
        """Draft a command; `Refusal` or `Illegal` leaves the draft as it was."""
        if (caller.player, command.id) in self.accepted:
            return  # sent twice, applied once
        if self.idling.touch(caller.player, self.monotonic_ms):
            self.presence.comings_and_goings += 1
        _check_length(self.draft.position, command)
        mark = self.draft.mark()
        self.draft.by, self.draft.command = caller.player, command.id
        try:
            deciding = Deciding(self.draft, self.presence, caller)
            act(command, deciding) if isinstance(command, wire.Act) else decide(command, deciding)
        except (Refusal, Illegal):
            self.draft.back_to(mark)
            raise
        finally:
            self.draft.by = self.draft.command = ""
        self.accepted[(caller.player, command.id)] = self.draft.position.n

    def handle_bot(self, seat: Seat, action: Any) -> None:
        """Draft a bot's action; `Illegal` if the moment for it has passed."""
        self.draft.act(seat, action)


def _check_length(position: Position, command: wire.Command) -> None:
    """A log grows for as long as a game needs; talk is bounded apart, and stops nothing else."""
    if isinstance(command, wire.Say):
        return
    is_move = isinstance(command, _MOVES)
    if position.n - position.said >= (limits.ENTRIES if is_move else limits.ENTRIES // 2):
        raise Refusal(Code.LOG_FULL)


def _soonest(*moments: Millis | None) -> Millis | None:
    return min([at for at in moments if at is not None], default=None)


class Table:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.presence = Presence()
        self.idling = Idling()
        self.clock = TableClock(position.at_ms)
        self.lines: deque[wire.BookLine] = deque(maxlen=limits.LINES_KEPT)
        self.lines_written = 0
        """How many lines the book has had, those included that are not kept."""
        self.done = DoneCommands()
        self.last_entry: log.AnyEntry | None = None

    @classmethod
    def load(cls, header: log.Header, secret: bytes, entries: Iterable[log.AnyEntry]) -> "Table":
        """The table that a stored log amounts to; `BrokenLog` if it does not."""
        table = cls(opened(header, secret))
        table.catch_up(entries)
        return table

    def catch_up(self, entries: Iterable[log.AnyEntry]) -> None:
        """Follow entries that are already in the store."""
        for entry in entries:
            before, self.position = self.position, follow(self.position, entry)
            self._write_down(show.lines(before, entry))
            if entry.command:
                self.done.add(entry.by, entry.command, entry.n)
            self.last_entry = entry
        self.clock = TableClock(self.position.at_ms)

    def _write_down(self, lines: Sequence[wire.BookLine]) -> None:
        """Number the lines as they come: an entry's own number would tell of others unseen."""
        for line in lines:
            self.lines_written += 1
            self.lines.append(replace(line, n=self.lines_written))

    # Batches

    def open_batch(self, monotonic_ms: Millis) -> Batch:
        """A draft that begins with what time has done since."""
        now = self.clock.now(monotonic_ms)
        draft = Draft(self.position, now, wishes=self.presence.wishes)
        draft.let_time_act()
        self.presence.look_for_host(self.position, monotonic_ms)
        return Batch(draft, self.presence, self.idling, monotonic_ms)

    def done_before(self, caller: Caller, command: wire.Command) -> int | None:
        """The number under which this very command was accepted once already."""
        return self.done.number_of(caller.player, command.id)

    def close_batch(self, batch: Batch, monotonic_ms: Millis) -> None:
        """Add what the table does by itself: pause for the absent, go on when they are back."""
        self._replace_idle(batch, monotonic_ms)
        draft = batch.draft
        if draft.position.is_paused:
            if self._is_ready(draft.position, draft.wishes) and self._is_counted_in(monotonic_ms):
                draft.add(log.Resumed(**draft.stamp()))
        elif self._is_missing_somebody(draft.position, monotonic_ms):
            draft.add(log.Paused(**draft.stamp(), is_automatic=True))

    def _is_missing_somebody(self, position: Position, monotonic_ms: Millis) -> bool:
        """Whether a running game has to be paused for somebody who has gone."""
        if not self.presence.is_anybody_away(position):
            return False
        if position.status is not Status.PLAYING or not self._waits_for_people:
            return False
        missed_at = self.presence.missed_at(position)
        is_missed = missed_at is not None and missed_at <= monotonic_ms
        return (
            is_missed and position.configured.pauses_for_absent and self.presence.is_anybody_there
        )

    def _is_ready(self, position: Position, wishes: frozenset[str]) -> bool:
        """Whether a pause may end: all who are there wish it, or all who were missed are back."""
        if not position.is_paused:
            return False
        is_complete = position.is_automatic_pause and self._is_complete(position)
        return is_complete or self.presence.is_wish_of_all(wishes, position)

    def _is_counted_in(self, monotonic_ms: Millis) -> bool:
        resumes_at = self.presence.resumes_at
        is_over = resumes_at is not None and resumes_at <= monotonic_ms
        return is_over or not self.position.course.game.rules.IS_REAL_TIME

    def _count_in(self, monotonic_ms: Millis) -> None:
        """Begin to count when everybody is ready; stop if somebody is not any more."""
        if not (self.position.is_paused and self._is_ready(self.position, self.presence.wishes)):
            self.presence.resumes_at = None
        elif self.presence.resumes_at is None:
            self.presence.resumes_at = monotonic_ms + COUNT_IN_MS

    def _replace_idle(self, batch: Batch, monotonic_ms: Millis) -> None:
        draft = batch.draft
        for seat in self.idling.check(draft.position, self.presence, monotonic_ms):
            seat_bot(draft, seat, Level.NORMAL, is_for_idle=True)

    def _is_complete(self, position: Position) -> bool:
        """Whether every person who has a chair of their own is there, and at least one is."""
        return bool(position.people) and all(map(self.presence.is_there, position.people))

    def adopt(self, batch: Batch, monotonic_ms: Millis) -> None:
        """The batch is saved: stand where it leads."""
        draft = batch.draft
        if draft.lines:
            self._write_down(draft.lines)
        if draft.entries:
            self.last_entry = draft.entries[-1]
        for (player, command_id), n in batch.accepted.items():
            self.done.add(player, command_id, n)
        if draft.wishes or self.presence.wishes:
            here = filter(self.presence.is_there, draft.wishes)
            self.presence.wishes = frozenset(here)
        self.position = draft.position
        self._count_in(monotonic_ms)
        self.run_clock(monotonic_ms)

    # Time

    def run_clock(self, monotonic_ms: Millis) -> None:
        """Table time runs while the game is on; a real-time game waits for its people."""
        self.presence.look_for_host(self.position, monotonic_ms)
        is_attended = not self._waits_for_people or self._is_attended(monotonic_ms)
        if self.position.status is Status.PLAYING and is_attended:
            self.clock.start(monotonic_ms)
        else:
            self.clock.stop(monotonic_ms)

    @property
    def _waits_for_people(self) -> bool:
        """Whoever leaves the puzzle of the day could look for its solution: its clock runs on."""
        return self.position.course.game.rules.IS_REAL_TIME and not self.position.header.day

    def run_on(self, at_ms: Millis) -> None:
        """Count table time from `at_ms`, if it stood before: the clock ran on unseen."""
        self.clock = TableClock(max(self.position.at_ms, at_ms))

    def _is_attended(self, monotonic_ms: Millis) -> bool:
        gathered_at = self.presence.gathered_at(self.position)
        is_gathering = gathered_at is not None and monotonic_ms < gathered_at
        return self.presence.is_anybody_there and not is_gathering

    def wakes_at(self) -> Millis | None:
        """The monotonic moment at which the table must be looked at again, if nobody acts."""
        position, presence = self.position, self.presence
        if position.status is not Status.PLAYING:
            return _soonest(self._host_missed_at(), presence.resumes_at)
        if presence.is_everybody_there(position):
            return _soonest(self._deadline_at(), self.idling.checks_at(position))
        return _soonest(
            self._deadline_at(),
            self._missed_at(),
            self._gathered_at(),
            self._host_missed_at(),
            self.idling.checks_at(position) if presence.is_anybody_there else None,
        )

    def _host_missed_at(self) -> Millis | None:
        if self.presence.is_host_missed:
            return None
        return self.presence.host_missed_at(self.position)

    def _gathered_at(self) -> Millis | None:
        return None if self.clock.is_running else self.presence.gathered_at(self.position)

    def _deadline_at(self) -> Millis | None:
        match = self.position.match
        deadline = match.deadline if match else None
        return None if deadline is None else self.clock.moment_of(deadline)

    def _missed_at(self) -> Millis | None:
        position = self.position
        may_pause = position.configured.pauses_for_absent and self._waits_for_people
        return self.presence.missed_at(position) if may_pause else None

    # What people see

    @property
    def shown_match(self) -> Match | None:
        """The game as far as it can be seen: nothing before the start, nor behind a pause."""
        match = self.position.match
        is_hidden = match and self.position.is_paused and match.game.rules.IS_REAL_TIME
        return None if is_hidden else match

    def view(self, seat: Seat | None) -> Any:
        """The game as it is seen from a seat."""
        match = self.shown_match
        return None if match is None else match.view(seat)

    def table_view(self) -> wire.TableView:
        return show.table_view(self.position, self.presence, self.idling.warned)

    def table_view_depends_on(self) -> tuple[object, ...]:
        return show.table_view_depends_on(self.position, self.presence, self.idling.warned)

    def check_may_enter(self, player: str) -> None:
        """`Refusal` says why not."""
        position = self.position
        if player in position.removed:
            raise Refusal(Code.REMOVED)
        if not (position.configured.allows_watching or position.has_chair_for(player)):
            raise Refusal(Code.WATCHING_CLOSED)

    @property
    def undoers(self) -> Sequence[Seat]:
        """From which seats the last step may be taken back."""
        return show.undoers(self.position)

    @property
    def deadline(self) -> Millis | None:
        """The moment of table time at which time itself acts, as everybody may see it come."""
        match = self.position.match
        return match.deadline if match and self.position.outcome is None else None

    def clock_view(self, monotonic_ms: Millis) -> wire.Clock:
        at = self.clock.now(monotonic_ms)
        deadline = self.deadline
        left = None if deadline is None else max(0, deadline - at)
        return wire.Clock(at, left, self.clock.is_running)

    def answer(self, caller: Caller, question: bytes) -> Any:
        """The adviser's answer to a question about the caller's own view."""
        game = self.position.course.game
        seat = self.position.seat_of(caller.player)
        view = self.view(seat)
        if view is None:
            raise Refusal(Code.PAUSED if self.position.is_paused else Code.NOT_STARTED)
        if self.position.match is not None and offering.is_asked(question):
            return offering.legal_actions(self.position.match, seat)
        try:
            asked = game.decode_question(question)
        except msgspec.MsgspecError:
            raise Refusal(Code.MALFORMED) from None
        return game.adviser.answer(view, seat, asked)
