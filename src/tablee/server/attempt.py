"""What a room is about to save: a batch, the commands in it, and what becomes of them."""

from typing import NamedTuple

from tablee.kernel.errors import Illegal
from tablee.server.listing import DirectoryLine
from tablee.server.thinking import BotMove
from tablee.server.viewer import Viewer
from tablee.table import wire
from tablee.table.refusal import Refusal
from tablee.table.table import Batch


class QueuedCommand(NamedTuple):
    """A command in the queue."""

    viewer: Viewer
    command: wire.Command


class Attempt(NamedTuple):
    """A batch that is being saved, and what becomes of its commands."""

    batch: Batch
    waiting: list[QueuedCommand]
    moves: list[BotMove]
    line: DirectoryLine | None
    accepted: list[QueuedCommand]
    refused: list[tuple[QueuedCommand, Refusal | Illegal]]
    retries: int
    began: float
