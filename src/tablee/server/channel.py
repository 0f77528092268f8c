"""An open WebSocket: text in and out, signs of life, an orderly end.

It stands right on the transport. What comes is handed to a listener at once, what is sent is
written at once; no task and no queue of ours stands between.
"""

import asyncio
import logging
import secrets
from typing import Protocol

from tablee.server.frames import (
    Broken,
    CloseCode,
    Opcode,
    Reader,
    SocketMessage,
    closing,
    code_of,
    frame,
    text_of,
)

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 65_536
"""Beyond this a connection is cut; below it and above what we accept, the sender is told."""
CLOSE_SECONDS = 10
"""How long a peer may take to read what is unsent, and to say goodbye in its turn."""


class Listener(Protocol):
    """Whoever is told what happens on a channel."""

    def hear(self, text: str) -> None:
        """A message has come; a binary one, which cannot be meant for us, as an empty text."""

    def go_on(self) -> None:
        """What was sent has been taken: there is room for more."""

    def start_over(self) -> None:
        """The table has gone elsewhere: come in again, as if the page had just said hello."""

    def end(self) -> None:
        """The connection ends; nothing can be sent any more. Called once."""


class Nobody:
    """Stands in until the channel is given its listener."""

    def hear(self, text: str) -> None: ...
    def go_on(self) -> None: ...
    def start_over(self) -> None: ...
    def end(self) -> None: ...


class Channel(asyncio.Protocol):
    __slots__ = (
        "_asked",
        "_connections",
        "_is_held",
        "_loop",
        "_ping_seconds",
        "_reader",
        "_timer",
        "_transport",
        "is_full",
        "is_open",
        "listener",
    )

    def __init__(
        self, transport: asyncio.Transport, connections: set[asyncio.Protocol], ping_seconds: float
    ) -> None:
        """`connections`: all that the server must close when it stops."""
        self.listener: Listener = Nobody()
        self.is_full = False
        """Whether the peer has so much to take that nothing more should be sent for now."""
        self.is_open = True
        self._transport = transport
        self._connections = connections
        self._loop = asyncio.get_running_loop()
        self._reader = Reader(LARGEST_MESSAGE)
        self._is_held = False
        self._ping_seconds = ping_seconds
        self._asked = b""
        """The ping that waits for its answer."""
        self._timer = self._loop.call_later(ping_seconds, self._ask_for_sign_of_life)
        connections.add(self)

    # What comes

    def data_received(self, data: bytes) -> None:
        self._reader.feed(data)
        self._deliver()

    def _deliver(self) -> None:
        try:
            while not self._is_held and (message := self._reader.next()) is not None:
                self._take(message)
        except Broken as broken:
            self._hang_up(broken.code)
        except Exception:
            logger.exception("a listener failed")
            self._hang_up(CloseCode.OUR_FAULT)

    def _take(self, message: SocketMessage) -> None:
        opcode, data = message
        if opcode is Opcode.TEXT:
            text = text_of(data)
            if self.is_open:
                self.listener.hear(text)
        elif opcode is Opcode.BINARY:
            if self.is_open:
                self.listener.hear("")
        elif opcode is Opcode.PING:
            self._write(frame(Opcode.PONG, data))
        elif opcode is Opcode.PONG:
            self._asked = b"" if data == self._asked else self._asked
        else:
            self._say_goodbye(code_of(data))

    def hold(self) -> None:
        """Hand over nothing more, and read nothing more, until `release`."""
        self._is_held = True
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def release(self) -> None:
        self._is_held = False
        self._loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        self._deliver()
        if not self._is_held and not self._transport.is_closing():
            self._transport.resume_reading()

    # What goes

    def send(self, sent: bytes) -> None:
        """Write a frame, if the connection is still open."""
        if self.is_open:
            self._transport.write(sent)

    def _write(self, sent: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(sent)

    def pause_writing(self) -> None:
        self.is_full = True

    def resume_writing(self) -> None:
        self.is_full = False
        if self.is_open:
            self.listener.go_on()

    def start_over(self) -> None:
        if self.is_open:
            self.listener.start_over()

    # Signs of life

    def _ask_for_sign_of_life(self) -> None:
        if self._asked:
            self._transport.abort()
            return
        self._asked = secrets.token_bytes(4)
        self._write(frame(Opcode.PING, self._asked))
        self._timer = self._loop.call_later(self._ping_seconds, self._ask_for_sign_of_life)

    # The end

    def close(self, code: CloseCode, reason: str = "") -> None:
        """Say goodbye and wait for the answer, but not for ever."""
        if self.is_open:
            self._write(closing(code, reason))
            self._end()
            self._is_held = False
            if not self._transport.is_closing():
                self._transport.resume_reading()

    def _say_goodbye(self, code: int) -> None:
        """The peer has said goodbye, first or in its turn."""
        if self.is_open:
            said = CloseCode.NORMAL if code == CloseCode.NO_STATUS else code
            self._hang_up(said)
        else:
            self._transport.close()

    def _hang_up(self, code: int) -> None:
        """Say goodbye and wait for nothing but that it is taken."""
        if self.is_open:
            self._write(closing(code))
        self._end()
        self._transport.close()

    def _end(self) -> None:
        """Nothing is sent any more; what is not taken in time is thrown away."""
        if not self.is_open:
            return
        self.is_open = False
        self._timer.cancel()
        self._timer = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)
        listener, self.listener = self.listener, Nobody()
        try:
            listener.end()
        except Exception:
            logger.exception("a listener failed to end")

    def shutdown(self) -> None:
        """The server stops."""
        self._hang_up(CloseCode.RESTART)

    def connection_lost(self, _: Exception | None) -> None:
        self._connections.discard(self)
        self._end()
        self._timer.cancel()
