"""How a table stands in the directory, and when its line there is written anew.

The directory is derived from the log and only a list, so it may be a moment behind where nothing
depends on it: whose move it is is written at most once a second. What people choose a table by, and
whether the house owes it a move, is saved in the same stroke as the entry that changes it.
"""

import logging
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tablee.kernel import log
from tablee.kernel.clock import Millis
from tablee.kernel.directory import Summary
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Store, StoreError
from tablee.table import show
from tablee.table.position import Position

logger = logging.getLogger(__name__)

EVERY_MS: Millis = 1_000
TOUCH_MS: Millis = 60_000
"""How often the line of a table that is being played is renewed if nothing else changes."""
_MOVES = (log.Acted, log.Expired, log.Undone, log.Said)


class DirectoryLine(NamedTuple):
    summary: Summary
    is_due: bool
    """Whether the house owes the table a move although nobody looks."""

    def is_like(self, other: "DirectoryLine") -> bool:
        touched = self.summary.updated_at_ms
        return self == DirectoryLine(replace(other.summary, updated_at_ms=touched), other.is_due)


def line_of(position: Position, updated_at_ms: int) -> DirectoryLine:
    return DirectoryLine(show.summary(position, updated_at_ms), show.is_due(position))


class TableListing:
    def __init__(self, line: DirectoryLine | None = None) -> None:
        """`line`: as the directory has it, if that is known."""
        self._line = line
        self._written_at: Millis = 0
        self._compared_at: Millis = 0
        """When the line was last found to be as it should be, or written."""
        self.is_behind = False

    def next_at(self) -> Millis | None:
        """The monotonic moment at which the line should be looked at again."""
        return self._compared_at + EVERY_MS if self.is_behind else None

    def line_for(
        self, position: Position, entries: Sequence[log.AnyEntry], now: Millis
    ) -> DirectoryLine | None:
        """What is to be saved with these entries; `None`: nothing, or later."""
        if self._line is None or not all(isinstance(entry, _MOVES) for entry in entries):
            return line_of(position, wall_ms())
        is_early = now - self._compared_at < EVERY_MS
        if is_early and self._line.is_due == show.is_due(position):
            self.is_behind = self.is_behind or bool(entries)
            return None
        return self._line_if_new(position, now)

    def _line_if_new(self, position: Position, now: Millis) -> DirectoryLine | None:
        assert self._line is not None
        line = line_of(position, wall_ms())
        if line.is_like(self._line) and now - self._written_at < TOUCH_MS:
            self.is_behind, self._compared_at = False, now
            return None
        return line

    def last_line(self, position: Position) -> DirectoryLine | None:
        """What is to be saved before the table is put away."""
        if not self.is_behind or self._line is None:
            return None
        line = line_of(position, wall_ms())
        return None if line.is_like(self._line) else line

    def written(self, line: DirectoryLine, now: Millis) -> None:
        """The line is saved."""
        self._line = line
        self._written_at = self._compared_at = now
        self.is_behind = False

    async def write(self, store: Store, line: DirectoryLine, n: int) -> None:
        """Save the line of a table whose log ends with `n`, without an entry."""
        table = line.summary.table
        try:
            await store.append(table, n, (), line.summary, is_due=line.is_due)
        except StoreError as error:  # it is only a list; the next change brings it up to date
            logger.error("not listed", extra={"table": table, "reason": str(error)})
        else:
            self.written(line, self._written_at)
