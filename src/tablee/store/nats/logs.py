"""The logs of the tables: a subject each, and the sequence that each append expects.

A message with a header begins a log; what was before it, if anything, does not count any more.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from tablee.kernel.log import AnyEntry, Header, encode
from tablee.store.contract import Conflict, StoredTable, Unavailable, UnknownTable
from tablee.store.nats import messages, reading, subjects
from tablee.store.nats.broker import Broker, command
from tablee.store.nats.messages import LogMessage, NumberedBody
from tablee.store.nats.publishing import Publisher
from tablee.store.nats.reading import Found
from tablee.store.nats.subjects import LOG
from tablee.store.nats.turns import LogTurn, Turns

ENDS_KNOWN = 20_000


class End(NamedTuple):
    """Where a log ends."""

    n: int
    seq: int
    """Of the last message, which the next append expects."""
    at: int
    """Of the message that holds entry `n`; 0: not known."""


EMPTY = End(0, 0, 0)
LOST = End(-1, 0, 0)
"""Of a log that is ours no more: nothing that we append is saved."""


class Logs:
    def __init__(self, broker: Broker, publisher: Publisher, node: str) -> None:
        self._broker = broker
        self._publisher = publisher
        self._node = node
        self._turns = Turns()
        self._ends: dict[str, End] = {}
        self._claimed: dict[str, End] = {}
        """Of the tables that are ours: where we, and nobody else, know their logs to end."""

    async def create(self, header: Header, secret: bytes, entries: Sequence[AnyEntry]) -> None:
        """`Conflict` if there is one already."""
        if not subjects.is_name(header.table):
            raise ValueError(f"no table can be called {header.table!r}")
        bodies = messages.first_bodies(header, secret, entries, "")
        await self._save(header.table, EMPTY, bodies)

    async def append(self, table: str, after: int, entries: Sequence[AnyEntry]) -> None:
        """Without entries: only see where the log ends."""
        bodies = messages.bodies(after, entries, self._node) if entries else []
        async with self._turns.turn(table):
            end = await self._end(table, after)
            if bodies:
                await self._save(table, end, bodies)

    def append_at_once(
        self, table: str, after: int, entries: Sequence[AnyEntry]
    ) -> "asyncio.Future[int] | None":
        """The same without a task, as is nearly always possible: the table is ours, nobody else is
        at it, and the entries fit into one message. `None`: it is not."""
        end = self._claimed.get(table)
        if end is None or end.n != after:
            return None
        bodies = messages.bodies(after, entries, self._node)
        turn = self._turns.turn_at_once(table) if len(bodies) == 1 else None
        if turn is None:
            return None
        self._claimed[table] = LOST  # until it is known what became of this
        saving = self._publisher.save(LOG, subjects.log_of(table), bodies[0].body, end.seq)
        saving.add_done_callback(partial(self._note_saved, table, end, bodies[0].n, turn))
        return saving

    def _note_saved(
        self, table: str, end: End, n: int, turn: LogTurn, saving: "asyncio.Future[int]"
    ) -> None:
        turn.end()
        if saving.cancelled():
            return
        error = saving.exception()
        if error is None:
            self._note_end(table, End(n, saving.result(), saving.result()))
        elif isinstance(error, Unavailable):  # nothing has happened
            self._note_end(table, end)

    async def _end(self, table: str, after: int) -> End:
        """Where the log ends, if that is with `after`."""
        end = self._claimed.get(table)
        if end is None:
            end = self._ends.get(table)
            if end is None or end.n != after:
                end = await self._look_for_end(table)
        if end.n != after:
            raise Conflict(f"the log of {table} ends with {end.n}, not {after}")
        return end

    async def _look_for_end(self, table: str) -> End:
        found = await self.last(table)
        message = messages.log_message(found.body)
        return End(message.n, found.seq, found.seq if message.entries else 0)

    async def last(self, table: str) -> Found:
        """The last message of a log, or `UnknownTable`."""
        found = None
        if subjects.is_name(table):
            found = await reading.last(self._broker, LOG, subjects.log_of(table))
        if found is None:
            raise UnknownTable(table)
        return found

    async def _save(self, table: str, end: End, bodies: Sequence[NumberedBody]) -> int:
        self._ends.pop(table, None)  # until it is known what became of this
        if table in self._claimed:
            self._claimed[table] = LOST
        try:
            seq = await self._send(subjects.log_of(table), bodies, end.seq)
        except Unavailable:  # nothing has happened
            self._note_end(table, end)
            raise
        self._note_end(table, End(bodies[-1].n, seq, seq))
        return seq

    async def _send(self, subject: str, bodies: Sequence[NumberedBody], expected: int) -> int:
        if len(bodies) == 1:
            return await self._publisher.save(LOG, subject, bodies[0].body, expected)
        return await self._publisher.save_whole(subject, [each.body for each in bodies], expected)

    def _note_end(self, table: str, end: End) -> None:
        if table in self._claimed:
            self._claimed[table] = end
        elif end is not EMPTY:
            self._ends[table] = end
            if len(self._ends) > ENDS_KNOWN:
                del self._ends[next(iter(self._ends))]

    async def claim(self, table: str, is_there: Callable[[str], bool]) -> str:
        """The node that has the table; empty: we, from now on.

        The claim is a message of the log: whoever had the table expects another one there.
        """
        async with self._turns.turn(table):
            while True:
                found = await self.last(table)
                message = messages.log_message(found.body)
                if message.by not in ("", self._node) and is_there(message.by):
                    return message.by
                body = encode(LogMessage(message.n, self._node))
                with suppress(Conflict):  # somebody else was faster
                    seq = await self._publisher.save(LOG, subjects.log_of(table), body, found.seq)
                    at = found.seq if message.entries else 0
                    self._claimed[table] = End(message.n, seq, at)
                    return ""

    def release(self, table: str) -> None:
        self._claimed.pop(table, None)

    def place_of(self, table: str, n: int) -> int:
        """The message that holds entry `n`, if that is the last one; 0: not known."""
        end = self._claimed.get(table) or self._ends.get(table)
        return end.at if end is not None and end.n == n else 0

    async def read(self, table: str, after: int, place: int) -> StoredTable:
        """`place`: the message that holds entry `after` + 1, if that is known."""
        last = await self.last(table)
        subject = subjects.log_of(table)
        first = await reading.first(self._broker, LOG, subject)
        opening = messages.log_message(first.body)
        entries: list[AnyEntry] = []
        start = max(place, first.seq)
        async for found in reading.until(self._broker, LOG, subject, start, last.seq):
            message = messages.log_message(found.body)
            if message.header is not None:
                opening, entries = message, []
            entries += messages.entries_in(message, after)
        if opening.header is None:
            raise Unavailable(f"the log of {table} has no beginning")
        return StoredTable(opening.header, opening.secret, tuple(entries))

    async def delete(self, table: str) -> None:
        async with self._turns.turn(table):
            await self.last(table)
            self._ends.pop(table, None)
            await self._purge(table, {})

    async def rewrite(self, table: str, entries: Sequence[AnyEntry]) -> None:
        """Begin the log anew, if it ends where these entries end; then let the old one go."""
        async with self._turns.turn(table):
            self._ends.pop(table, None)
            end = await self._end(table, len(entries))
            stored = await self.read(table, 0, 0)
            bodies = messages.first_bodies(stored.header, stored.secret, entries, self._node)
            seq = await self._save(table, end, bodies)
            await self._purge(table, {"seq": seq - len(bodies) + 1})

    async def _purge(self, table: str, which: dict[str, int]) -> None:
        body = {"filter": subjects.log_of(table), **which}
        if error := await command(self._broker, f"STREAM.PURGE.{LOG}", body):
            raise Unavailable(error.description)
