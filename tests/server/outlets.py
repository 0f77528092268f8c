"""Pages without a socket."""

from typing import Any

import msgspec

from tablee.server.frames import CloseCode
from tablee.table import wire

_decode = msgspec.json.Decoder().decode


class Taking:
    """A page that keeps what it is sent, while it takes anything."""

    def __init__(self) -> None:
        self.is_full = False
        self.frames: list[bytes] = []
        self.closed: CloseCode | None = None

    def send(self, sent: bytes) -> None:
        self.frames.append(sent)

    def close(self, code: CloseCode, reason: str = "") -> None:  # noqa: ARG002
        self.closed = code

    def start_over(self) -> None:
        self.closed = CloseCode.RESTART

    def take(self) -> list[dict[str, Any]]:
        """The messages since the last time."""
        frames, self.frames = self.frames, []
        return [_decode(frame[frame.index(b"{") :]) for frame in frames]


REACTION = wire.Reacted(seat=0, name="A", reaction=wire.Reaction.WOW)
