"""The directory: every node follows its stream into a read model of its own, and adds lines to it.

It may be a moment behind: it is only a list, and the log is the truth.
"""

import asyncio
import gc
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from tablee.kernel.directory import Ranking, Summary
from tablee.kernel.log import encode
from tablee.store.contract import Conflict, StoreError
from tablee.store.nats import reading, subjects
from tablee.store.nats.broker import Broker
from tablee.store.nats.messages import ListedLine, decode_line, decode_ranking
from tablee.store.nats.publishing import Publisher
from tablee.store.nats.reading import Found
from tablee.store.sqlite import housekeeping, statements
from tablee.store.sqlite.read_model import ModelStep, ReadModel
from tablee.store.sqlite.statements import ListedTable

logger = logging.getLogger(__name__)

LOADED_AT_ONCE = 2_000
FOLLOW_SECONDS = 0.25
"""How far the list of another node may be behind."""


@contextmanager
def _without_garbage() -> Iterator[None]:
    """What is read points to nothing that points back; to look for that would take as long as to
    read it."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Gone(NamedTuple):
    """A table that is listed no more."""

    table: str


def _listed(listings: list[ListedTable]) -> list[ModelStep]:
    return [partial(statements.list_tables, listings)] if listings else []


def _step(change: Ranking | ListedTable | Gone) -> ModelStep:
    match change:
        case Gone(table):
            return partial(housekeeping.unlist, table)
        case ListedTable():
            return partial(statements.list_table, change)
        case Ranking():
            return partial(statements.rank, change)


class Directory:
    def __init__(self, broker: Broker, publisher: Publisher, node: str) -> None:
        self.model = ReadModel()
        self._broker = broker
        self._publisher = publisher
        self._node = node
        self._loop = asyncio.get_running_loop()
        self._read_out_at = self._loop.time()
        """When we last knew that we had read all that there was."""
        self._next = 1
        """The sequence from which on we have not seen the stream."""
        self._lines: dict[str, ListedLine] = {}
        """The newest line of each table that is yet to be written."""
        self._writing: dict[str, asyncio.Task[None]] = {}
        self._following: asyncio.Task[None] | None = None

    # Following

    async def load(self) -> None:
        """Read all that there is."""
        with _without_garbage():
            async with self.model.filling():
                await self._read_all()

    async def _read_all(self) -> None:
        """Sort in what has come while the next is on its way."""
        sorting: asyncio.Future[None] | None = None
        while found := await self._read_some(LOADED_AT_ONCE):
            if sorting is not None:
                await sorting
            sorting = self._take(found)
        if sorting is not None:
            await sorting

    def follow(self) -> None:
        self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            try:
                if self._broker.is_connected:
                    await self._catch_up()
            except StoreError as error:
                logger.warning("directory behind", extra={"reason": str(error)})

    async def _catch_up(self) -> None:
        asked_at = self._loop.time()
        found = await self._read_some()
        # What comes short of what was asked for is the end, unless nobody has answered.
        is_answered = self._loop.time() - asked_at < reading.SILENCE_SECONDS
        if found:
            await self._take(found)
        if is_answered and len(found) < reading.AT_ONCE:
            self._read_out_at = asked_at

    def behind_seconds(self) -> float:
        """For how long the list has not been up to date; a look takes a moment itself."""
        late = self._loop.time() - self._read_out_at
        return late if late > 2 * FOLLOW_SECONDS else 0.0

    async def _read_some(self, most: int = reading.AT_ONCE) -> list[Found]:
        return await reading.some(
            self._broker, subjects.DIRECTORY, subjects.ALL_LISTED, self._next, most
        )

    def _take(self, found: list[Found]) -> "asyncio.Future[None]":
        self._next = found[-1].seq + 1
        steps: list[ModelStep] = []
        alike: list[ListedTable] = []
        for change in map(self._change_in, found):
            if isinstance(change, ListedTable) and change.players:
                alike.append(change)  # most are of this kind, and are listed together
                continue
            steps += _listed(alike)
            alike = []
            if change is not None:
                steps.append(_step(change))
        return self.model.do_all([*steps, *_listed(alike)])

    def _change_in(self, message: Found) -> "Ranking | ListedTable | Gone | None":
        """What a message changes in the read model."""
        if message.subject.startswith(subjects.RANKED):
            return decode_ranking(message.body) if message.body else None
        line = decode_line(message.body)
        if line.by == self._node:  # we knew it before it was written
            return None
        if line.summary is None:
            return Gone(message.subject.removeprefix(subjects.LISTED))
        return ListedTable(line.summary, line.players, line.is_due)

    # Writing

    def list_table(self, summary: Summary, is_due: bool) -> None:
        """From now on we list it so; the others hear of it in a moment."""
        table = summary.table
        self.model.list_table(ListedTable(summary, (), is_due))
        self._lines[table] = ListedLine(summary, is_due, by=self._node)
        if table not in self._writing:
            task = self._writing[table] = asyncio.create_task(self._write(table))
            task.add_done_callback(lambda _: self._writing.pop(table, None))

    async def _write(self, table: str) -> None:
        while line := self._lines.pop(table, None):
            players = tuple(await self.model.players_of(table))
            body = encode(ListedLine(line.summary, line.is_due, players, self._node))
            await self._save(subjects.line_of(table), body)

    async def rank(self, ranking: Ranking) -> None:
        """Keep a result unless its player already has one on that board."""
        await self.model.rank(ranking)
        subject = subjects.ranking_of(ranking.board, ranking.player)
        await self._save(subject, encode(ranking), expected=0)

    async def _save(self, subject: str, body: bytes, expected: int | None = None) -> None:
        try:
            await self._publisher.save(subjects.DIRECTORY, subject, body, expected)
        except Conflict:
            pass  # there is one already, or was
        except StoreError as error:  # it is only a list; the next change brings it up to date
            logger.error("not listed", extra={"subject": subject, "reason": str(error)})

    # Removing: what others have seen must be told to be gone

    async def drop(self, table: str) -> None:
        await self.written(table)
        await self._unrank(await self.model.rankings_from(table))
        await self.model.drop(table)
        await self._save(subjects.line_of(table), encode(ListedLine(None, by=self._node)))

    async def forget(self, player: str) -> None:
        await self._unrank(await self.model.rankings_by(player))

    async def _unrank(self, rankings: Sequence[Ranking]) -> None:
        for ranking in rankings:
            await self.model.unrank(ranking)
            await self._save(subjects.ranking_of(ranking.board, ranking.player), b"")

    async def forget_players(self, table: str) -> None:
        """Whoever the next line does not name never sat there."""
        await self.written(table)
        await self.model.drop(table)

    async def written(self, table: str) -> None:
        """Until what we know of a table is written."""
        if task := self._writing.get(table):
            await asyncio.wait((task,))

    async def stop_writing(self) -> None:
        """Until all that we know is written."""
        while self._writing:
            await asyncio.wait(list(self._writing.values()))

    async def close(self) -> None:
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
        await self.model.close()
