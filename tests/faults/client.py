"""Pages that play on a server over real sockets."""

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, NamedTuple

import msgspec
from tests.faults.server import Dialled
from tests.server.guest import applied
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.server.players import player_of

ANSWER_SECONDS = 180
"""Patience for a busy machine; whatever goes well does not use it up."""
DIAL_SECONDS = 10
"""For one attempt: whoever comes back has tried several times before others lose patience."""
BACK_OFF_SECONDS = 0.05


class Answer(NamedTuple):
    """What became of a command: `code` is empty if it was accepted."""

    id: str
    code: str = ""
    sentence: str = ""
    answer: Any = None

    @property
    def is_accepted(self) -> bool:
        return not self.code


class Clock(NamedTuple):
    """A clock as a message showed it, at a moment of the client's own."""

    at_ms: int
    left_ms: int | None
    is_running: bool
    seen_at: float

    @property
    def deadline_ms(self) -> int | None:
        return None if self.left_ms is None else self.at_ms + self.left_ms

    def left_at(self, moment: float) -> float:
        """The milliseconds left at a later moment, as a browser counts them."""
        gone = (moment - self.seen_at) * 1000 if self.is_running else 0
        return (self.left_ms or 0) - gone


class Wait(NamedTuple):
    """Of a command for its answer, by the client's own clock."""

    since: float
    until: float


@dataclass
class _Pending:
    kind: str
    text: str
    answered: asyncio.Future[Answer]
    since: float


class Client:
    """A page: it keeps its own copy of table and view, and comes back by itself after any cut.

    What was not answered when a connection broke is sent again under the same id.
    """

    def __init__(
        self, server: Dialled, table: str, name: str, key: str = "", address: str = "127.0.0.1"
    ) -> None:
        self.server = server
        self.name = name
        self._headers = {"X-Forwarded-For": address}
        self.key = key or new_key()
        self.player = player_of(self.key)
        self._table_name = table
        self._ids = (f"{name}-{number}" for number in count(1))
        self._pending: dict[str, _Pending] = {}
        self._socket: ClientConnection | None = None
        self._is_welcome = False
        self._life: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self.you: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.clock = Clock(0, None, False, 0)
        self.lines: list[dict[str, Any]] = []
        self.accepted: list[str] = []
        self.played: list[str] = []
        """The accepted commands that must be in the log."""
        self.refused: dict[str, str] = {}
        self.waits: list[Wait] = []
        self.reactions: list[str] = []
        self.welcomes: list[Clock] = []
        self.closes: list[int] = []
        self.has_gone = False
        self.cuts = 0
        """How often this page has lost its connection by itself."""
        self.frames: list[str] = []
        """Everything that the server has ever sent here."""

    @property
    def seat(self) -> int | None:
        return self.you.get("seat")

    @property
    def port(self) -> int:
        """Of the server that this page is connected to; 0: of none just now."""
        return int(self._socket.remote_address[1]) if self._socket is not None else 0

    # The connection

    async def come_in(self) -> "Client":
        self._life = asyncio.create_task(self._live())
        await self.until_welcome()
        return self

    async def go(self) -> None:
        self.has_gone = True
        async with self._news:
            self._news.notify_all()
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    def cut(self) -> None:
        """Lose the connection, if there is one just now; another is found."""
        if self._socket is not None:
            self.cuts += 1
            self._socket.transport.abort()

    async def _live(self) -> None:
        while True:
            try:
                async with dial(
                    self.server, self._table_name, additional_headers=self._headers
                ) as self._socket:
                    await self._converse(self._socket)
            except ConnectionClosed as closed:
                self.closes.append(closed.rcvd.code if closed.rcvd else 1006)
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            self._socket, self._is_welcome = None, False
            await asyncio.sleep(BACK_OFF_SECONDS)

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(hello(self.key, self.name))
        await self._take(await socket.recv())
        self._is_welcome = True
        for pending in list(self._pending.values()):
            await socket.send(pending.text)
        while True:
            await self._take(await socket.recv())

    # Commands

    async def send(self, kind: str, **fields: Any) -> "asyncio.Future[Answer]":
        """Send a command; the future holds its answer, however many connections that takes."""
        command = {"kind": kind, "id": next(self._ids), **fields}
        loop = asyncio.get_running_loop()
        pending = _Pending(kind, json.dumps(command), loop.create_future(), loop.time())
        self._pending[command["id"]] = pending
        if self._socket is not None and self._is_welcome:
            with suppress(ConnectionClosed):
                await self._socket.send(pending.text)
        return pending.answered

    @property
    def is_waiting(self) -> bool:
        """Whether anything that was sent has no answer yet."""
        return bool(self._pending)

    async def do(self, kind: str, **fields: Any) -> Answer:
        """Send a command and wait for its answer."""
        async with asyncio.timeout(ANSWER_SECONDS):
            return await (await self.send(kind, **fields))

    async def act(self, action: dict[str, Any]) -> Answer:
        return await self.do("act", action=action)

    # Messages

    async def until(self, happens: Callable[[], bool]) -> None:
        async with asyncio.timeout(ANSWER_SECONDS), self._news:
            await self._news.wait_for(happens)

    async def until_welcome(self, times: int = 1) -> None:
        await self.until(lambda: len(self.welcomes) >= times)

    async def until_frame(self, n: int) -> None:
        """Until so many messages have come."""
        await self.until(lambda: len(self.frames) >= n)

    async def until_line(self, n: int) -> None:
        """Until the book has so many lines."""
        await self.until(lambda: self.lines_seen >= n)

    @property
    def lines_seen(self) -> int:
        return int(self.lines[-1]["n"]) if self.lines else 0

    async def until_dealt(self) -> None:
        """Dealt, and any "three, two, one" over."""
        await self.until(lambda: self.view is not None and self.view.get("phase") != "ready")

    async def _take(self, text: str | bytes) -> None:
        assert isinstance(text, str), "the server sends text"
        self.frames.append(text)
        message = msgspec.json.decode(text)
        getattr(self, f"_take_{message['kind']}")(message)
        if message["kind"] == "welcome" and self._is_welcome and self._socket is not None:
            for pending in list(self._pending.values()):  # the table has moved meanwhile
                await self._socket.send(pending.text)
        async with self._news:
            self._news.notify_all()
        await asyncio.sleep(0)  # whoever waits looks at this before the next message changes it

    def _take_welcome(self, message: dict[str, Any]) -> None:
        self.you, self.table = message["you"], message["table"]
        self.view, self.lines = message["view"], message["lines"]
        self._take_clock(message)
        self.welcomes.append(self.clock)

    def _take_update(self, message: dict[str, Any]) -> None:
        self.you = message.get("you", self.you)
        for name in message.keys() & {"table", "view"}:
            setattr(self, name, applied(getattr(self, name), message[name]))
        self.lines = [*self.lines, *message.get("lines", ())]
        self._take_clock(message)
        for command_id in message.get("accepted", ()):
            self.accepted.append(command_id)
            if command_id in self._pending and self._pending[command_id].kind in ("act", "say"):
                self.played.append(command_id)
            self._settle(Answer(command_id))

    def _take_clock(self, message: dict[str, Any]) -> None:
        if "clock" in message:
            now = asyncio.get_running_loop().time()
            self.clock = Clock(**message["clock"], seen_at=now)

    def _take_refused(self, message: dict[str, Any]) -> None:
        self.refused[message["id"]] = message["code"]
        self._settle(Answer(message["id"], message["code"], message["sentence"]))

    def _take_answered(self, message: dict[str, Any]) -> None:
        self._settle(Answer(message["id"], answer=message["answer"]))

    def _take_reacted(self, message: dict[str, Any]) -> None:
        self.reactions.append(message["reaction"])

    def _settle(self, answer: Answer) -> None:
        pending = self._pending.pop(answer.id, None)
        if pending is None:
            return
        self.waits.append(Wait(pending.since, asyncio.get_running_loop().time()))
        if not pending.answered.done():
            pending.answered.set_result(answer)


def new_key() -> str:
    return secrets.token_urlsafe(32)


def dial(server: Dialled, table: str, **options: Any) -> connect:
    url = f"ws://{server.address}/api/tables/{table}/socket"
    return connect(url, compression=None, proxy=None, open_timeout=DIAL_SECONDS, **options)


def hello(key: str, name: str, command_id: str = "hello") -> str:
    return json.dumps(
        {
            "kind": "hello",
            "id": command_id,
            "key": key,
            "name": name,
            "colour": "teal",
            "language": "en",
        }
    )


async def open_table(server: Dialled, host_key: str, **fields: Any) -> str:
    """A new table of Copyright; its name."""
    body = {
        "game": "copyright",
        "name": "Host",
        "colour": "blue",
        "contribution": secrets.token_hex(16),
        **fields,
    }
    async with server.http() as http:
        headers = {"authorization": f"Bearer {host_key}"}
        answer = await http.post("/api/tables", json=body, headers=headers)
    answer.raise_for_status()
    table: str = answer.json()["table"]
    return table


async def seat_people(
    server: Dialled, people: int, bots: int = 0, *, game: str = "copyright", **options: Any
) -> list[Client]:
    """A started game: so many people, the host first, and so many bots."""
    host_key = new_key()
    table = await open_table(server, host_key, game=game, seats=people + bots, options=options)
    clients = [Client(server, table, "p0", host_key)]
    clients += [Client(server, table, f"p{number}") for number in range(1, people)]
    for seat, client in enumerate(clients):
        await client.come_in()
        if seat:
            await client.do("sit", seat=seat, contribution=secrets.token_hex(16))
    if bots:
        await clients[0].do("fill_with_bots", level="normal")
    started = await clients[0].do("start")
    assert started.is_accepted, started
    await asyncio.gather(*(client.until_dealt() for client in clients))
    return clients


async def seen_by_all(clients: Sequence[Client], seat: int, action: dict[str, Any]) -> None:
    """Do something that everybody at the table is told of, and wait until they are."""
    told = [(client, len(client.frames)) for client in clients]
    answer = await clients[seat].act(action)
    assert answer.is_accepted, answer
    await asyncio.gather(*(client.until_frame(frames + 1) for client, frames in told))
