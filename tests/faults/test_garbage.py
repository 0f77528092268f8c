"""Malformed, doubled, reordered and oversized messages: each gets an answer or a clean close."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from tests.faults.client import ANSWER_SECONDS, Client, dial, hello, new_key, seat_people
from tests.faults.garbage import Message, messages
from tests.faults.load import Load, accepted_commands_are_saved_once, every_log_replays
from tests.faults.server import Server
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.faults

SEED = 1_066
MESSAGES = 2_600
AT_ONCE = 40
INVALID_UTF8, POLICY_VIOLATION, PROTOCOL_ERROR, TOO_BIG = 1007, 1008, 1002, 1009


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


def _groups(items: Sequence[Message]) -> Iterator[Sequence[Message]]:
    for start in range(0, len(items), AT_ONCE):
        yield items[start : start + AT_ONCE]


def _answers(message: dict[str, Any]) -> int:
    """How many commands a message answers."""
    if message["kind"] in ("refused", "answered"):
        return 1
    return len(message.get("accepted", ()))


class Scribbler:
    """Somebody with a valid key who sends whatever there is, and counts the answers."""

    def __init__(self, server: Server, table: str, key: str) -> None:
        self._server = server
        self._table = table
        self._key = key
        self.codes = Counter[str]()

    async def send_all(self, garbage: Sequence[Message]) -> None:
        async with dial(self._server, self._table) as socket:
            await socket.send(hello(self._key, "scribbler"))
            for group in _groups(garbage):
                for message in group:
                    await socket.send(message)
                await self._read_answers(socket, len(group))

    async def _read_answers(self, socket: ClientConnection, awaited: int) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            while awaited:
                message = json.loads(await socket.recv())
                self.codes[message.get("code", message["kind"])] += 1
                awaited -= _answers(message)


async def test_ten_thousand_spoiled_messages_are_all_answered(server: Server) -> None:
    rng = Random(SEED)
    load = await Load.of(server, rng, [{}])
    player, other = await seat_people(server, 2)
    table = player.table["table"]
    scribblers = [
        Scribbler(server, table, player.key),
        Scribbler(server, table, new_key()),
        Scribbler(server, load.clients[0].table["table"], new_key()),
        Scribbler(server, load.clients[0].table["table"], new_key()),
    ]
    garbage = [list(messages(Random(rng.random()), MESSAGES)) for _ in scribblers]
    await asyncio.gather(
        *(each.send_all(sent) for each, sent in zip(scribblers, garbage, strict=True))
    )
    heard = sum((each.codes for each in scribblers), Counter[str]())
    assert {"malformed", "too_large", "update", "answered", "not_seated"} <= heard.keys()
    await load.until_accepted(20)
    await load.stop()
    await _still_works(server, other)
    stored = await server.stored()
    accepted_commands_are_saved_once(load.clients, stored)
    every_log_replays(stored)


async def _still_works(server: Server, client: Client) -> None:
    """The server is well, has had no bug, and its other guests notice nothing."""
    assert (await client.do("say", text="still here")).is_accepted
    await client.go()
    assert await server.is_healthy()
    assert server.tracebacks() == []


async def _close_code_after(socket: ClientConnection) -> int:
    """With which code the server closes; everything it says before is read."""
    async with asyncio.timeout(ANSWER_SECONDS):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


async def test_a_first_message_that_is_no_hello_ends_the_conversation(server: Server) -> None:
    (client, _) = await seat_people(server, 2)
    for message in messages(Random(SEED), 150):
        async with dial(server, client.table["table"]) as socket:
            await socket.send(message)
            refusal = json.loads(await socket.recv())
            assert (refusal["kind"], refusal["code"]) == ("refused", "hello_first")
            assert await _close_code_after(socket) == POLICY_VIOLATION
    await _still_works(server, client)


SPOILED_FRAMES = {
    "half a letter": (b"\x81\x82\0\0\0\0\xc3\x28", INVALID_UTF8),
    "an unmasked frame": (b"\x81\x02{}", PROTOCOL_ERROR),
    "an unknown opcode": (b"\x83\x80\0\0\0\0", PROTOCOL_ERROR),
    "reserved bits": (b"\xf1\x80\0\0\0\0", PROTOCOL_ERROR),
    "a continuation of nothing": (b"\x80\x80\0\0\0\0", PROTOCOL_ERROR),
    "a frame of a terabyte": (b"\x81\xff\0\0\x01\0\0\0\0\0\0\0\0\0", TOO_BIG),
    "a frame beyond the limit": (b"\x81\xff\0\0\0\0\0\x02\0\0\0\0\0\0", TOO_BIG),
    "a close with half a code": (b"\x88\x81\0\0\0\0\x03", PROTOCOL_ERROR),
    "a ping that is too long": (b"\x89\xfe\0\xff" + bytes(4 + 255), PROTOCOL_ERROR),
}


async def test_spoiled_frames_close_their_own_connection_only(server: Server) -> None:
    (client, _) = await seat_people(server, 2)
    for name, (frame, code) in SPOILED_FRAMES.items():
        async with dial(server, client.table["table"]) as socket:
            await socket.send(hello(new_key(), "spoiler"))
            socket.transport.write(frame)
            assert await _close_code_after(socket) == code, name
    await _still_works(server, client)


async def test_what_is_not_http_harms_nobody(server: Server) -> None:
    (client, _) = await seat_people(server, 2)
    rng = Random(SEED)
    for _ in range(50):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        start = rng.choice(
            (b"", b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nhost: x\r\n")
        )
        writer.write(start + rng.randbytes(rng.randrange(500)))
        writer.write_eof()
        await asyncio.wait_for(reader.read(), ANSWER_SECONDS)
        writer.close()
    await _still_works(server, client)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{}", 400),
        (b"[1, 2", 400),
        (b"\xff\xfe", 400),
        (b"[" * 15_000, 400),
        (b'{"game":' + b"[" * 5_000 + b"]" * 5_000 + b"}", 400),
        (b"x" * 100_000, 413),
    ],
)
async def test_a_spoiled_request_gets_a_problem(server: Server, body: bytes, status: int) -> None:
    headers = {"authorization": f"Bearer {new_key()}", "content-type": "application/json"}
    async with server.http() as http:
        answer = await http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json().keys() == {"code", "sentence"}
    assert server.tracebacks() == []
