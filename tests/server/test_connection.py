"""A peer that gives or takes nothing any more is let go."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from tests.server.guest import Guest
from uvicorn.server import ServerState

from tablee.server import connection
from tablee.server.connection import Connection

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MEGABYTE = bytes(1_000_000)
PATIENCE_SECONDS = 20


class Watched(Connection):
    """A connection that is in a hurry, and tells when it is gone."""

    def __init__(self, app: Any, ping_seconds: float) -> None:
        config = uvicorn.Config(
            app, ws_ping_interval=ping_seconds, ws_ping_timeout=ping_seconds, log_config=None
        )
        super().__init__(config, ServerState(), {})
        self.close_timeout = 0.1
        self.is_gone = asyncio.Event()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_gone.set()


@asynccontextmanager
async def connection_to_deaf_peer(app: Any, ping_seconds: float) -> AsyncIterator[Watched]:
    """The server's end of a connection whose other end never reads."""
    watched = Watched(app, ping_seconds)
    server = await asyncio.get_running_loop().create_server(lambda: watched, "127.0.0.1", 0)
    async with server:
        with socket.create_connection(server.sockets[0].getsockname()) as peer:
            peer.sendall(HANDSHAKE)
            yield watched


async def send_for_ever(_: Message, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "bytes": MEGABYTE})


async def send_much_and_go(_: Message, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "bytes": MEGABYTE * 32})


async def test_whoever_gives_no_sign_of_life_is_cut_off_in_the_middle() -> None:
    async with connection_to_deaf_peer(send_for_ever, ping_seconds=0.1) as connection:
        await asyncio.wait_for(connection.is_gone.wait(), PATIENCE_SECONDS)


async def test_what_is_not_taken_in_time_is_thrown_away() -> None:
    async with connection_to_deaf_peer(send_much_and_go, ping_seconds=600) as connection:
        await asyncio.wait_for(connection.is_gone.wait(), PATIENCE_SECONDS)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        b"GET /favicon.ico HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    ],
    ids=["nothing", "a head", "a body", "a second request"],
)
async def test_whoever_does_not_come_to_the_end_of_a_request_is_cut_off(
    server: str, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "REQUEST_SECONDS", 0.2)
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server).port)
    writer.write(begun)
    async with asyncio.timeout(PATIENCE_SECONDS):
        with suppress(ConnectionError):
            await reader.read()
    writer.close()


async def test_whoever_has_asked_may_wait_for_the_answer(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "REQUEST_SECONDS", 1)
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        await asyncio.sleep(1.5)  # longer than an unfinished request would have
        await adele.do("stand")
