"""What a page says, from hello to goodbye, and how fast it may speak."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from tablee.kernel.errors import Illegal
from tablee.server import abuse, metrics
from tablee.server.advising import Asker
from tablee.server.channel import Listener
from tablee.server.frames import CloseCode
from tablee.server.house import House, game_named
from tablee.server.ownership import Elsewhere
from tablee.server.players import player_of
from tablee.server.rates import Limits
from tablee.server.room import Room
from tablee.server.sights import framed
from tablee.server.sockets import SocketsPerClient
from tablee.server.viewer import Viewer
from tablee.table import limits, wire
from tablee.table.decide import FollowUp
from tablee.table.refusal import Code, Refusal, sentence
from tablee.table.seating import Caller, name_at
from tablee.table.wire import Language, Status

logger = logging.getLogger(__name__)

HELLO_SECONDS = 10
AGAIN_SECONDS = 0.02
"""A page whose table has moved waits so long before it is brought there."""


class Talking(Protocol):
    """A page's channel, here or at another node."""

    listener: Listener
    is_full: bool

    @property
    def is_open(self) -> bool: ...
    def send(self, sent: bytes) -> None: ...
    def hold(self) -> None: ...
    def release(self) -> None: ...
    def close(self, code: CloseCode, reason: str = "") -> None: ...
    def start_over(self) -> None: ...


@dataclass
class Door:
    """What all conversations of a server share."""

    house: House
    rates: Limits
    sockets: SocketsPerClient
    commands_per_second: float
    errands: set[asyncio.Task[None]] = field(default_factory=set)

    def send_on(self, visit: "PageVisit", node: str) -> None:
        """The table lives on another node. No way leads there from here: the page comes back."""
        visit.channel.close(CloseCode.TRY_AGAIN_LATER, node)

    def send_out(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do what takes a while beside the conversation."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)


class PageVisit(NamedTuple):
    """A page that wants to come to a table."""

    channel: Talking
    hello: wire.Hello
    client: str
    table: str


def turn_away(channel: Talking, code: Code, language: Language = Language.EN) -> None:
    said = sentence(Refusal(code), language)
    channel.send(framed(wire.Refused(id="", code=code, sentence=said)))
    channel.close(CloseCode.POLICY_VIOLATION, code.value)


class Arrival:
    """A page that has not said yet who is there."""

    __slots__ = ("_channel", "_client", "_door", "_table", "_timer")

    def __init__(self, channel: Talking, door: Door, client: str, table: str) -> None:
        self._channel = channel
        self._door = door
        self._client = client
        self._table = table
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(HELLO_SECONDS, turn_away, channel, Code.HELLO_FIRST)

    def hear(self, text: str) -> None:
        self._timer.cancel()
        try:
            hello = _decoded(text)
        except Refusal:
            hello = None
        if isinstance(hello, wire.Hello):
            self._channel.hold()
            self._door.send_out(self._come_in(hello))
        else:
            turn_away(self._channel, Code.HELLO_FIRST)

    def come_again(self, hello: wire.Hello) -> None:
        """The page has said hello before; the table was elsewhere since."""
        self._timer.cancel()
        self._channel.listener = self
        self._channel.hold()
        self._door.send_out(self._come_in(hello, AGAIN_SECONDS))

    def start_over(self) -> None:
        """It is coming in anyway."""

    async def _find(self) -> Room | Elsewhere:
        with self._door.rates.looking_for_table(self._client):
            try:
                return await self._door.house.room(self._table)
            except Elsewhere as elsewhere:
                return elsewhere

    async def _come_in(self, hello: wire.Hello, after_seconds: float = 0) -> None:
        try:
            if after_seconds:
                await asyncio.sleep(after_seconds)
            self._door.house.rules.check(self._client, player_of(hello.key))
            found = await self._find()
            if self._channel.is_open and isinstance(found, Elsewhere):
                visit = PageVisit(self._channel, hello, self._client, self._table)
                self._door.send_on(visit, found.node)
            elif self._channel.is_open and isinstance(found, Room):
                self._sit_down(found, hello)
        except Refusal as refusal:
            self._refuse(refusal, hello.language)
        except Exception:
            logger.exception("nobody could come in", extra={"table": self._table})
            self._channel.close(CloseCode.OUR_FAULT)

    def _refuse(self, refusal: Refusal, language: Language) -> None:
        if self._door.house.is_cut_off:
            self._channel.close(CloseCode.TRY_AGAIN_LATER, "cut off")
            return
        if refusal.code is Code.SHUTTING_DOWN:  # nobody's fault: the page comes back by itself
            self._channel.close(CloseCode.RESTART)
            return
        abuse.note(refusal.code, self._client)
        turn_away(self._channel, refusal.code, language)

    def _sit_down(self, room: Room, hello: wire.Hello) -> None:
        caller = _caller(hello)
        viewer = Viewer(
            room, caller, hello.language, self._channel, self._client, is_watching=hello.watches
        )
        room.enter(viewer)
        self._channel.listener = Conversation(
            self._channel, self._door, self._client, room, viewer, hello
        )
        self._channel.release()

    def go_on(self) -> None:
        """Nothing is sent before the welcome."""

    def end(self) -> None:
        self._timer.cancel()
        self._door.sockets.close(self._client)


class Conversation:
    """A page at a table: its commands, one after the other."""

    __slots__ = (
        "_budget",
        "_channel",
        "_client",
        "_door",
        "_hello",
        "_now",
        "_room",
        "_talk",
        "_viewer",
    )

    def __init__(
        self,
        channel: Talking,
        door: Door,
        client: str,
        room: Room,
        viewer: Viewer,
        hello: wire.Hello,
    ) -> None:
        self._channel = channel
        self._door = door
        self._client = client
        self._room = room
        self._viewer = viewer
        self._hello = hello
        self._now = asyncio.get_running_loop().time
        self._budget = door.rates.commands_of(viewer.caller.player, client)
        self._talk = door.rates.talk_of(viewer.caller.player, client)

    def go_on(self) -> None:
        self._viewer.go_on()

    def end(self) -> None:
        self._room.leave(self._viewer)
        self._door.sockets.close(self._client)

    def start_over(self) -> None:
        self._room.leave(self._viewer)
        arrival = Arrival(self._channel, self._door, self._client, self._room.name)
        arrival.come_again(self._hello)

    def hear(self, text: str) -> None:
        if not self._budget.allows(self._now()):
            self._refuse(text, Refusal(Code.TOO_FAST))
            self._rest()
            return
        try:
            self._obey(_decoded(text))
        except (Refusal, Illegal) as error:
            self._refuse(text, error)

    def _refuse(self, text: str, error: Refusal | Illegal) -> None:
        abuse.note(error.code, self._client)
        metrics.refused(error.code.value)
        self._viewer.refuse(_id_in(text), error)

    def _rest(self) -> None:
        """Whoever hurries is not read any faster, and so keeps nobody waiting."""
        self._channel.hold()
        seconds = 1 / self._door.commands_per_second
        asyncio.get_running_loop().call_later(seconds, self._channel.release)

    def _obey(self, command: wire.AnyCommand) -> None:
        match command:
            case wire.Act():
                self._room.submit(self._viewer, command)
            case wire.Hello():
                self._rename(command)
            case wire.React():
                self._check_talk()
                self._room.react(self._viewer, command.reaction)
                self._viewer.accept(command.id)
            case wire.Say():
                self._check_talk()
                self._room.submit(self._viewer, command)
            case wire.Ask():
                self._begin(command, self._answer(command))
            case wire.Rematch():
                self._begin(command, self._rematch(command))
            case _:
                self._room.submit(self._viewer, command)

    def _check_talk(self) -> None:
        """Everybody reads what is said, so it may come no faster than it can be read."""
        now = self._now()
        if not (self._talk.allows(now) and self._room.audience.hears(self._viewer, now)):
            raise Refusal(Code.TOO_FAST)

    def _rename(self, hello: wire.Hello) -> None:
        caller, viewer = _caller(hello), self._viewer
        if caller.player != viewer.caller.player:
            raise Refusal(Code.ANOTHER_PLAYER)
        before, viewer.caller, viewer.language = viewer.caller, caller, hello.language
        self._hello = hello
        shown = name_at(self._room.table.position, caller)
        self._room.table.presence.rename(caller.player, shown)
        position = self._room.table.position
        seat = position.seat_of(caller.player)
        is_at_table = seat is not None and position.chairs[seat].is_human
        if seat is None or not is_at_table or caller == before or position.outcome is not None:
            viewer.accept(hello.id)
        else:  # sit down again, under the new name
            self._room.submit(viewer, wire.Sit(id=hello.id, seat=seat, contribution=""))

    # What takes a while; the page's next command waits for it, the tables go on meanwhile

    def _begin(self, command: wire.Command, errand: Coroutine[Any, Any, None]) -> None:
        self._channel.hold()
        self._door.send_out(self._finish(command, errand))

    async def _finish(self, command: wire.Command, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except (Refusal, Illegal) as error:
            metrics.refused(error.code.value)
            self._viewer.refuse(command.id, error)
        except Exception:
            logger.exception("an errand failed", extra={"table": self._room.name})
            self._channel.close(CloseCode.OUR_FAULT)
        self._channel.release()

    async def _answer(self, command: wire.Ask) -> None:
        # An adviser may search for a while.
        table, caller = self._room.table, self._viewer.caller
        find_out = partial(table.answer, caller, command.question)
        advisers, position = self._door.house.advisers, table.position
        asker = Asker(self._client, caller.player)
        if position.outcome is None:
            answer = await advisers.ask(asker, find_out)
        else:
            seat = position.seat_of(caller.player)
            about = ("ask", position.n, seat, bytes(command.question))
            answer = await advisers.ask_of_finished(asker, self._room.name, about, find_out)
        self._viewer.tell(wire.Advised(id=command.id, answer=answer))

    async def _rematch(self, command: wire.Rematch) -> None:
        room, viewer = self._room, self._viewer
        position = room.table.position
        if position.next_table:
            viewer.accept(command.id)
            return
        _check_rematch(room, viewer.caller)
        name = position.header.game if command.game is msgspec.UNSET else command.game
        table = await self._door.house.rematch(room, game_named(name), viewer.caller)
        room.submit(viewer, FollowUp(id=command.id, table=table))


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


def _decoded(text: str) -> wire.AnyCommand:
    if len(text) > limits.MESSAGE_BYTES:
        raise Refusal(Code.TOO_LARGE)
    try:
        return wire.decode_command(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal(Code.MALFORMED) from None


class _Identified(msgspec.Struct):
    id: str = ""


_decode_identified = msgspec.json.Decoder(_Identified).decode


def _id_in(text: str) -> str:
    """The id of a command that could not be read as a whole, so that its sender knows which."""
    try:
        found = _decode_identified(text[: limits.MESSAGE_BYTES]).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return found[: limits.COMMAND_ID_LENGTH]
