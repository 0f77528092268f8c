"""What a room is about to save: a batch, the commands in it, and what becomes of them."""

import time

from msgspec import Struct

from tablee.kernel.errors import Illegal
from tablee.server.listing import DirectoryLine
from tablee.server.viewer import Viewer
from tablee.table import wire
from tablee.table.refusal import Refusal
from tablee.table.table import Batch

SLOW_SAVE_SECONDS = 0.25
"""The time of a save that takes longer is nobody's: the store was away, and nobody could act."""


class QueuedCommand(Struct, frozen=True):
    """A command in the queue."""

    viewer: Viewer
    command: wire.Command


class Attempt(Struct, frozen=True):
    """A batch that is being saved, and what becomes of its commands."""

    batch: Batch
    waiting: list[QueuedCommand]
    line: DirectoryLine | None
    accepted: list[QueuedCommand]
    refused: list[tuple[QueuedCommand, Refusal | Illegal]]
    began: float

    @property
    def seconds(self) -> float:
        """Since it began."""
        return time.perf_counter() - self.began
