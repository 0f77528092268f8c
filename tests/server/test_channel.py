"""A channel over a real socket: what it hands over, and when it lets go."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest
from tests.server.test_frames import sent

from tablee.server import channel as channels
from tablee.server.channel import LARGEST_MESSAGE, Channel
from tablee.server.frames import CloseCode, Opcode, closing, frame

MEGABYTE = frame(Opcode.TEXT, bytes(1_000_000))
PATIENCE_SECONDS = 20


class Ears:
    """A listener that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.times_resumed = 0
        self.ends = 0

    def hear(self, text: str) -> None:
        if text == "fail":
            raise ValueError("a bug")
        self.heard.append(text)

    def go_on(self) -> None:
        self.times_resumed += 1

    def start_over(self) -> None: ...

    def end(self) -> None:
        self.ends += 1


async def _until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not happens():  # noqa: ASYNC110  (nobody tells it)
            await asyncio.sleep(0.001)


class Ends:
    """Both ends of a connection: our channel, and the peer's bare socket."""

    def __init__(self, channel: Channel, peer: socket.socket, ears: Ears) -> None:
        self.channel = channel
        self.peer = peer
        self.ears = ears
        self.connections = channel._connections
        self._loop = asyncio.get_running_loop()

    async def send(self, data: bytes) -> None:
        await self._loop.sock_sendall(self.peer, data)

    async def receive(self, size: int) -> bytes:
        async with asyncio.timeout(PATIENCE_SECONDS):
            data = b""
            while len(data) < size and (more := await self._loop.sock_recv(self.peer, size)):
                data += more
            return data

    async def receive_some(self) -> int:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return len(await self._loop.sock_recv(self.peer, 65_536))

    async def until_heard(self, number: int) -> list[str]:
        await _until(lambda: len(self.ears.heard) >= number)
        return self.ears.heard

    async def until_gone(self) -> None:
        await _until(lambda: not self.connections)
        assert self.ears.ends == 1


class _Door(asyncio.Protocol):
    """As uvicorn does: a first protocol, then ours."""

    def __init__(self, made: "asyncio.Future[Channel]", ping_seconds: float) -> None:
        self._made = made
        self._ping_seconds = ping_seconds

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        channel = Channel(transport, set(), self._ping_seconds)
        transport.set_protocol(channel)
        self._made.set_result(channel)


@asynccontextmanager
async def both_ends(ping_seconds: float = 600) -> AsyncIterator[Ends]:
    loop = asyncio.get_running_loop()
    made: asyncio.Future[Channel] = loop.create_future()
    server = await loop.create_server(partial(_Door, made, ping_seconds), "127.0.0.1", 0)
    async with server:
        with socket.create_connection(server.sockets[0].getsockname()) as peer:
            peer.setblocking(False)
            channel, ears = await made, Ears()
            channel.listener = ears
            yield Ends(channel, peer, ears)
            channel._transport.abort()
            await asyncio.sleep(0)


async def test_messages_are_heard_and_frames_are_sent() -> None:
    async with both_ends() as ends:
        await ends.send(sent(Opcode.TEXT, "été".encode()) + sent(Opcode.BINARY, b"\0\1"))
        assert await ends.until_heard(2) == ["été", ""]
        ends.channel.send(frame(Opcode.TEXT, b"hiver"))
        assert await ends.receive(7) == b"\x81\x05hiver"


async def test_a_ping_is_answered_in_kind() -> None:
    async with both_ends() as ends:
        await ends.send(sent(Opcode.PING, b"?!"))
        assert await ends.receive(4) == b"\x8a\x02?!"


async def test_a_page_that_answers_pings_stays() -> None:
    async with both_ends(ping_seconds=0.05) as ends:
        for _ in range(4):
            ping = await ends.receive(6)
            assert ping[:2] == b"\x89\x04"
            await ends.send(sent(Opcode.PONG, b"not it") + sent(Opcode.PONG, ping[2:]))
        assert ends.channel.is_open


async def test_whoever_gives_no_sign_of_life_is_cut_off_in_the_middle() -> None:
    async with both_ends(ping_seconds=0.05) as ends:
        ends.channel.send(MEGABYTE * 32)
        await ends.until_gone()


async def test_what_is_not_taken_in_time_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "CLOSE_SECONDS", 0.1)
    async with both_ends() as ends:
        ends.channel.send(MEGABYTE * 32)
        ends.channel.close(CloseCode.TRY_AGAIN_LATER, "stalled")
        assert ends.ears.ends == 1, "the table need not wait for it"
        await ends.until_gone()


async def test_a_page_that_takes_slowly_says_when_there_is_room_again() -> None:
    async with both_ends() as ends:
        while not ends.channel.is_full:
            ends.channel.send(MEGABYTE)
        assert ends.ears.times_resumed == 0
        while not ends.ears.times_resumed:
            await ends.receive_some()
        assert not ends.channel.is_full


async def test_a_held_channel_keeps_what_has_come_for_later() -> None:
    async with both_ends() as ends:
        ends.channel.hold()
        await ends.send(sent(Opcode.TEXT, b"1") + sent(Opcode.TEXT, b"2"))
        for _ in range(20):
            await asyncio.sleep(0)
        assert ends.ears.heard == []
        ends.channel.release()
        assert await ends.until_heard(2) == ["1", "2"]
        await ends.send(sent(Opcode.TEXT, b"3"))
        await ends.until_heard(3)


async def test_a_goodbye_is_answered_and_the_connection_ends() -> None:
    async with both_ends() as ends:
        await ends.send(sent(Opcode.CLOSE, (1001).to_bytes(2) + b"bye"))
        assert await ends.receive(100) == closing(1001)
        await ends.until_gone()


async def test_our_goodbye_waits_for_the_answer() -> None:
    async with both_ends() as ends:
        ends.channel.hold()
        ends.channel.close(CloseCode.POLICY_VIOLATION, "hello_first")
        ends.channel.send(b"too late")
        assert await ends.receive(15) == closing(1008, "hello_first")
        await ends.send(sent(Opcode.TEXT, b"unheard") + sent(Opcode.CLOSE, (1008).to_bytes(2)))
        assert await ends.receive(100) == b""
        await ends.until_gone()
        assert ends.ears.heard == []


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (sent(Opcode.TEXT, b"\xc3\x28"), CloseCode.INVALID_TEXT),
        (sent(Opcode.TEXT, b"x", masked=0), CloseCode.PROTOCOL_ERROR),
        (sent(Opcode.CLOSE, b"\x03"), CloseCode.PROTOCOL_ERROR),
        (sent(Opcode.TEXT, bytes(LARGEST_MESSAGE + 1))[:20], CloseCode.TOO_BIG),
    ],
)
async def test_a_spoiled_stream_is_closed_with_its_code(stream: bytes, code: CloseCode) -> None:
    async with both_ends() as ends:
        await ends.send(sent(Opcode.TEXT, b"fine") + stream)
        assert await ends.receive(100) == closing(code)
        await ends.until_gone()
        assert ends.ears.heard == ["fine"]


async def test_a_listener_that_fails_loses_its_own_connection_only(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with both_ends() as ends:
        await ends.send(sent(Opcode.TEXT, b"fail"))
        assert await ends.receive(100) == closing(CloseCode.OUR_FAULT)
        await ends.until_gone()
    assert "a bug" in caplog.text


async def test_a_server_that_stops_says_so() -> None:
    async with both_ends() as ends:
        ends.channel.shutdown()
        assert await ends.receive(100) == closing(CloseCode.RESTART)
        await ends.until_gone()


async def test_a_connection_that_breaks_ends_once() -> None:
    async with both_ends() as ends:
        ends.peer.close()
        await ends.until_gone()
