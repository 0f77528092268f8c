"""A peer that does not come to the end of its request is let go; a handshake ends as a channel."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import pytest
from tests.server.guest import Guest
from tests.server.test_frames import sent

from tablee.server import connection
from tablee.server.frames import Opcode

PATIENCE_SECONDS = 20


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


HANDSHAKE = (
    b"GET /api/tables/x-y-10/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def _answer_to(server: str, *pieces: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server).port)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.01)  # so that it comes by itself
    async with asyncio.timeout(PATIENCE_SECONDS):
        answer = await reader.read(65_536)
        while b"refused" not in answer and (more := await reader.read(65_536)):
            answer += more
    writer.close()
    return answer


async def test_whoever_speaks_before_the_handshake_is_over_is_heard_after_it(server: str) -> None:
    no_hello = sent(Opcode.TEXT, b"no hello")
    version = b"Sec-WebSocket-Version: 13\r\n\r\n"
    answer = await _answer_to(server, HANDSHAKE + version, no_hello[:3], no_hello[3:])
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"hello_first" in answer


async def test_a_handshake_of_another_version_is_refused(server: str) -> None:
    answer = await _answer_to(server, HANDSHAKE + b"Sec-WebSocket-Version: 8\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")


async def test_there_is_no_socket_elsewhere(server: str) -> None:
    elsewhere = HANDSHAKE.replace(b"/socket", b"/nowhere")
    answer = await _answer_to(server, elsewhere + b"Sec-WebSocket-Version: 13\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 40")
