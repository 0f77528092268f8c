"""The WebSocket of a table: who is there, then commands in and messages out."""

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tablee.kernel.errors import Illegal
from tablee.server import metrics
from tablee.server.house import House, game_named
from tablee.server.players import client_of, player_of
from tablee.server.rates import Bucket, Limits
from tablee.server.room import Room
from tablee.server.settings import Settings
from tablee.server.viewer import Stalled, Viewer, encode
from tablee.table import limits, wire
from tablee.table.decide import FollowUp
from tablee.table.refusal import Code, Refusal, sentence
from tablee.table.seating import Caller
from tablee.table.wire import Language, Status

logger = logging.getLogger(__name__)

HELLO_SECONDS = 10
BURST_SECONDS = 3
TALK_DIVISOR = 15
"""Words and reactions may come so many times slower than other commands."""
POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013
GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What Litestar and Uvicorn raise, here and there, when the peer is not there any more."""

Connection = WebSocket[object, object, State]


class SocketsPerClient:
    """How many sockets each client address holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def open(self, client: str) -> bool:
        if self._open.get(client, 0) >= self._most:
            return False
        self._open[client] = self._open.get(client, 0) + 1
        metrics.connections.inc()
        return True

    def close(self, client: str) -> None:
        metrics.connections.dec()
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


def is_allowed_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us. Programs other than browsers send none."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Connection,
    table: FromPath[str],
    house: NamedDependency[House],
    settings: NamedDependency[Settings],
    sockets: NamedDependency[SocketsPerClient],
    limits: NamedDependency[Limits],
) -> None:
    headers = socket.headers
    client = client_of(socket)
    await socket.accept()
    if not is_allowed_origin(headers.get("origin"), headers.get("host"), settings.origins):
        await _turn_away(socket, Code.FORBIDDEN_ORIGIN)
    elif not sockets.open(client):
        await _turn_away(socket, Code.TOO_FAST)
    else:
        try:
            await _Conversation(socket, house, limits, settings).hold(table)
        finally:
            sockets.close(client)


async def _turn_away(socket: Connection, code: Code, language: Language = Language.EN) -> None:
    said = sentence(Refusal(code), language)
    with suppress(*GONE):
        await socket.send_data(encode(wire.Refused(id="", code=code, sentence=said)).decode())
        await socket.close(code=POLICY_VIOLATION, reason=code.value)


class _Conversation:
    """One connection, from hello to goodbye."""

    def __init__(self, socket: Connection, house: House, rates: Limits, settings: Settings) -> None:
        self._socket = socket
        self._house = house
        self._rates = rates
        loop = asyncio.get_running_loop()
        self._now = loop.time
        rate = settings.commands_per_second
        self._bucket = Bucket(rate, rate * BURST_SECONDS, loop.time())
        self._chatter = Bucket(rate / TALK_DIVISOR, rate, loop.time())
        self._rest_seconds = 1 / rate

    async def hold(self, table: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello()
        except (TimeoutError, WebSocketDisconnect):
            return
        if hello is None:
            await _turn_away(self._socket, Code.HELLO_FIRST)
            return
        try:
            with self._rates.looking_for_table(client_of(self._socket)):
                room = await self._house.room(table)
            viewer = Viewer(room, _caller(hello), hello.language, self._send)
            room.enter(viewer)
        except Refusal as refusal:
            await _turn_away(self._socket, refusal.code, hello.language)
            return
        try:
            done = await self._talk(room, viewer)
        finally:
            room.leave(viewer)
        await self._say_goodbye(done)

    async def _hello(self) -> wire.Hello | None:
        try:
            command = _decoded(await self._receive())
        except Refusal:
            return None
        return command if isinstance(command, wire.Hello) else None

    async def _talk(self, room: Room, viewer: Viewer) -> set[asyncio.Task[None]]:
        """Read and write side by side until either ends; that one."""
        viewer.greet()
        sides = (self._listen(room, viewer), viewer.write())
        tasks = [asyncio.create_task(side) for side in sides]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return done

    async def _say_goodbye(self, done: set[asyncio.Task[None]]) -> None:
        for task in done:
            error = task.exception()
            if isinstance(error, Stalled):
                with suppress(*GONE):
                    await self._socket.close(code=TRY_AGAIN_LATER, reason="stalled")
            elif error is not None and not isinstance(error, GONE):
                raise error

    async def _listen(self, room: Room, viewer: Viewer) -> None:
        while True:
            data = await self._receive()
            if not self._bucket.allows(self._now()):
                _refuse(viewer, data, Refusal(Code.TOO_FAST))
                # Whoever hurries is not read any faster, and so keeps nobody waiting.
                await asyncio.sleep(self._rest_seconds)
                continue
            try:
                await self._hear(room, viewer, data)
            except (Refusal, Illegal) as error:
                _refuse(viewer, data, error)

    async def _hear(self, room: Room, viewer: Viewer, data: str) -> None:
        command = _decoded(data)
        self._check_talk(command)
        match command:
            case wire.Hello():
                self._rename(room, viewer, command)
                return
            case wire.React():
                room.react(viewer, command.reaction)
            case wire.Ask():
                await self._ask(room, viewer, command)
                return
            case wire.Rematch():
                await self._rematch(room, viewer, command)
                return
            case _:
                room.submit(viewer, command)
                return
        viewer.accept(command.id)

    def _check_talk(self, command: wire.Command) -> None:
        """Everybody reads what is said, so it may come no faster than it can be read."""
        if isinstance(command, wire.Say | wire.React) and not self._chatter.allows(self._now()):
            raise Refusal(Code.TOO_FAST)

    def _rename(self, room: Room, viewer: Viewer, hello: wire.Hello) -> None:
        caller = _caller(hello)
        if caller.player != viewer.caller.player:
            raise Refusal(Code.ANOTHER_PLAYER)
        before, viewer.caller, viewer.language = viewer.caller, caller, hello.language
        position = room.table.position
        seat = position.seat_of(caller.player)
        is_at_table = seat is not None and position.chairs[seat].is_human
        if seat is None or not is_at_table or caller == before or position.outcome is not None:
            viewer.accept(hello.id)
        else:  # sit down again, under the new name
            room.submit(viewer, wire.Sit(id=hello.id, seat=seat, contribution=""))

    async def _ask(self, room: Room, viewer: Viewer, command: wire.Ask) -> None:
        # An adviser may search for a while: the tables go on meanwhile.
        answer = await asyncio.to_thread(room.table.answer, viewer.caller, command.question)
        viewer.tell(wire.Answered(id=command.id, answer=answer))

    async def _rematch(self, room: Room, viewer: Viewer, command: wire.Rematch) -> None:
        position = room.table.position
        if position.next_table:
            viewer.accept(command.id)
            return
        _check_rematch(room, viewer.caller)
        name = position.header.game if command.game is msgspec.UNSET else command.game
        table = await self._house.rematch(room, game_named(name), viewer.caller)
        room.submit(viewer, FollowUp(id=command.id, table=table))

    async def _receive(self) -> str:
        """The next message as text; binary ones cannot be meant for us."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=1005)
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def _send(self, data: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})


def _check_rematch(room: Room, caller: Caller) -> None:
    """After the end it is for everybody who sat there; before the start, the host's choice."""
    position = room.table.position
    if position.status not in (Status.ENDED, Status.WAITING):
        raise Refusal(Code.NOT_OVER)
    if position.seat_of(caller.player) is None:
        raise Refusal(Code.NOT_SEATED)
    is_host = caller.player == room.table.presence.acting_host(position)
    if position.status is Status.WAITING and not is_host:
        raise Refusal(Code.HOST_ONLY)


def _caller(hello: wire.Hello) -> Caller:
    return Caller.called(player_of(hello.key), hello.name, hello.colour)


def _decoded(data: str) -> wire.AnyCommand:
    if len(data) > limits.MESSAGE_BYTES:
        raise Refusal(Code.TOO_LARGE)
    try:
        return wire.decode_command(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal(Code.MALFORMED) from None


def _refuse(viewer: Viewer, data: str, error: Refusal | Illegal) -> None:
    metrics.refused(error.code.value)
    viewer.refuse(_id_in(data), error)


class _Identified(msgspec.Struct):
    id: str = ""


_decode_identified = msgspec.json.Decoder(_Identified).decode


def _id_in(data: str) -> str:
    """The id of a command that could not be read as a whole, so that its sender knows which."""
    try:
        found = _decode_identified(data[: limits.MESSAGE_BYTES]).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return found[: limits.COMMAND_ID_LENGTH]
