"""Pages as lean as can be, so that the server is what is measured, and not the one who measures.

They speak just enough WebSocket: small text frames out, whole frames in.
"""

import asyncio
import json
import struct
from collections.abc import Callable
from typing import Any

_UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_FINAL_TEXT, _FINAL_BINARY, _PING, _PONG = 0x81, 0x82, 0x89, 0x8A
_UNMASKED = bytes(4)
"""A mask of zeros is a valid mask, and leaves the text as it is."""


def frame(data: bytes, kind: int = _FINAL_TEXT) -> bytes:
    """A client's frame of up to 65,535 bytes."""
    length = bytes([128 | len(data)]) if len(data) < 126 else struct.pack("!BH", 254, len(data))
    return bytes([kind]) + length + _UNMASKED + data


class Page(asyncio.Protocol):
    """One connection; `hear` gets every message that comes."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._buffer = b""
        self._is_open = asyncio.Event()
        self._transport: asyncio.Transport
        self._inbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.hear: Callable[[bytes], None] = self._inbox.put_nowait
        self.bytes_heard = 0
        """With the heads of their frames."""

    @classmethod
    async def open(cls, port: int, path: str) -> "Page":
        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(lambda: cls(path), "127.0.0.1", port)
        async with asyncio.timeout(60):
            await page._is_open.wait()
        return page

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(_UPGRADE.format(path=self._path).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open.is_set():
            _, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._buffer = rest
            self._is_open.set()
        self._buffer = self._read_frames(self._buffer)

    def _read_frames(self, buffer: bytes) -> bytes:
        """Hear the whole frames in the buffer; what is left of it."""
        at = 0
        while (found := _payload(buffer, at)) is not None:
            start, end = found
            if end > len(buffer):
                break
            if buffer[at] == _PING:
                self._transport.write(frame(buffer[start:end], _PONG))
            else:
                self.bytes_heard += end - at
                self.hear(buffer[start:end])
            at = end
        return buffer[at:]

    def send(self, text: bytes) -> None:
        self._transport.write(frame(text))

    def send_binary(self, data: bytes) -> None:
        self._transport.write(frame(data, _FINAL_BINARY))

    def ping(self, data: bytes) -> None:
        """Ask for a sign of life, which is heard like a message."""
        self._transport.write(frame(data, _PING))

    def command(self, kind: str, **fields: Any) -> None:
        self.send(json.dumps({"kind": kind, "id": kind, **fields}).encode())

    async def next(self) -> bytes:
        """The next message, as long as nobody else hears them."""
        async with asyncio.timeout(60):
            return await self._inbox.get()

    async def until(self, sign: bytes) -> None:
        """Read on until a message holds this."""
        while sign not in await self.next():
            pass

    def close(self) -> None:
        self._transport.abort()


def _payload(buffer: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the server's frame at this place begins and ends, if that is known."""
    if len(buffer) < at + 4:
        return None
    length = buffer[at + 1]
    if length < 126:
        return at + 2, at + 2 + length
    if length == 126:
        return at + 4, at + 4 + int.from_bytes(buffer[at + 2 : at + 4], "big")
    if len(buffer) < at + 10:
        return None
    return at + 10, at + 10 + int.from_bytes(buffer[at + 2 : at + 10], "big")
