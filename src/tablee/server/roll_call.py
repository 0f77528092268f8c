"""Every node tells of itself, so that whichever the host asks tells of the whole house."""

import logging
import resource
import socket
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec

from tablee import __version__
from tablee.server import api, metrics
from tablee.server.house import House
from tablee.server.room import Room
from tablee.server.siblings import AskingAll
from tablee.server.viewer import Viewer
from tablee.server.wall_clock import wall_ms
from tablee.table import show

logger = logging.getLogger(__name__)

TOPIC = "accounts"
TABLES_TOLD = 100
LARGEST_ACCOUNT = 500_000
"""In bytes: the servers carry a million at most, unless they are told otherwise."""


class Fellows(Protocol):
    """Ourselves among the nodes of a house."""

    @property
    def me(self) -> str: ...

    @property
    def wires(self) -> AskingAll: ...

    def others(self) -> Sequence[str]:
        """The nodes that are there beside us."""

    def pages_abroad(self) -> int: ...

    def guest_pages(self) -> int: ...

    def behind_seconds(self) -> float:
        """For how long our list of tables has not been up to date."""


class NodeAccount(msgspec.Struct, frozen=True):
    """What a node tells of itself."""

    report: api.NodeReport
    live: Sequence[api.TableReport]
    """The liveliest of its tables."""
    commands: Mapping[str, int]


class RollAnswers(NamedTuple):
    accounts: Sequence[NodeAccount]
    """Ours first."""
    silent: Sequence[str]
    """Who is there and has not answered."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(NodeAccount).decode


class RollCall:
    def __init__(self, house: House, fellows: Fellows | None = None) -> None:
        """`fellows`: none where one process is the house."""
        self._house = house
        self._fellows = fellows

    async def open(self) -> None:
        """From now on we answer the others."""
        if self._fellows is not None:
            await self._fellows.wires.answer_all(TOPIC, self._answer)

    async def call(self) -> RollAnswers:
        """What all nodes tell of themselves, as far as they do so in a moment."""
        own = self._account()
        if self._fellows is None:
            return RollAnswers([own], [])
        others = set(self._fellows.others())
        # We hear our own question too, and answer it.
        bodies = await self._fellows.wires.ask_all(TOPIC, b"", len(others) + 1)
        heard = {each.report.node: each for each in _understood(bodies)}
        heard.pop(self._fellows.me, None)
        told = [heard[node] for node in sorted(heard)]
        return RollAnswers([own, *told], sorted(others - heard.keys()))

    def _answer(self, _: bytes) -> bytes:
        account = self._account()
        while len(body := _encode(account)) > LARGEST_ACCOUNT and account.live:
            fewer = account.live[: len(account.live) // 2]
            account = msgspec.structs.replace(account, live=fewer)
        return body

    def _account(self) -> NodeAccount:
        rooms = self._house.rooms
        liveliest = sorted(rooms, key=lambda room: len(room.viewers), reverse=True)[:TABLES_TOLD]
        node = self._fellows.me if self._fellows else ""
        return NodeAccount(
            self._report(node, rooms),
            [_live(room, node) for room in liveliest],
            dict(metrics.commands.counts),
        )

    def _report(self, node: str, rooms: Sequence[Room]) -> api.NodeReport:
        fellows = self._fellows
        return api.NodeReport(
            node=node,
            machine=socket.gethostname(),
            version=__version__,
            opened_at_ms=self._house.opened_at_ms,
            tables=len(rooms),
            people=len({viewer.caller.player for room in rooms for viewer in room.viewers}),
            pages_abroad=fellows.pages_abroad() if fellows else 0,
            guest_pages=fellows.guest_pages() if fellows else 0,
            saving_ms=round(1000 * metrics.save_seconds.mean, 3),
            lag_ms=round(1000 * metrics.loop_lag_seconds.mean, 3),
            behind_ms=round(1000 * fellows.behind_seconds()) if fellows else 0,
            memory_bytes=_memory_bytes(),
        )


def _understood(bodies: Sequence[bytes]) -> list[NodeAccount]:
    accounts = []
    for body in bodies:
        try:
            accounts.append(_decode(body))
        except msgspec.MsgspecError as error:  # from a node of another release
            logger.warning("account not understood", extra={"reason": str(error)})
    return accounts


def _live(room: Room, node: str) -> api.TableReport:
    position = room.table.position
    seats = {chair.player: seat for seat, chair in enumerate(position.chairs) if chair.player}
    people = sorted(room.viewers, key=lambda viewer: seats.get(viewer.caller.player, len(seats)))
    return api.TableReport(
        summary=show.summary(position, wall_ms()),
        entries=position.n,
        people=tuple(_person(viewer, seats.get(viewer.caller.player)) for viewer in people),
        node=node,
    )


def _person(viewer: Viewer, seat: int | None) -> api.PersonThere:
    return api.PersonThere(viewer.caller.player, viewer.caller.name, viewer.client, seat)


def _memory_bytes() -> int:
    """The most that this process has held; the system tells it in its own units."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
