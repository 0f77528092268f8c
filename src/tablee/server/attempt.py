"""What a room is about to save: a batch, the commands in it, and what becomes of them."""

from typing import NamedTuple

from tablee.kernel.errors import Illegal
from tablee.server.listing import Line
from tablee.server.thinking import BotMove
from tablee.server.viewer import Viewer
from tablee.table import wire
from tablee.table.refusal import Refusal
from tablee.table.table import Batch


class Waiting(NamedTuple):
    """A command in the queue."""

    viewer: Viewer
    command: wire.Command


class Attempt(NamedTuple):
    """A batch that is being saved, and what becomes of its commands."""

    batch: Batch
    waiting: list[Waiting]
    moves: list[BotMove]
    line: Line | None
    accepted: list[Waiting]
    refused: list[tuple[Waiting, Refusal | Illegal]]
    retries: int
    began: float
