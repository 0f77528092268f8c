"""Pages at one node, their table at another: what they say goes there, what they see comes back."""

import asyncio
import logging
from collections.abc import Callable
from itertools import count
from typing import Protocol

from tablee.server import metrics, parcels
from tablee.server.channel import Channel
from tablee.server.frames import CloseCode
from tablee.server.links import NodeLink, ReceiveGuest
from tablee.server.nodes import Nodes
from tablee.server.parcels import PageEnters, PageHasRoom, PageIsFull, PageLeaves, PageSays
from tablee.server.rates import Bucket

logger = logging.getLogger(__name__)

REST_SECONDS = 0.1
"""How long a page that says too much is not read."""
SIGN_SECONDS = 1.0
"""How often nodes that share pages send each other a parcel, though there be nothing in it."""


class ParcelPost(Protocol):
    """Brings parcels to one node."""

    async def send(self, node: str, body: bytes) -> None: ...

    async def receive(
        self, hear: Callable[[bytes], None], on_nobody: Callable[[str], None]
    ) -> None:
        """`on_nobody`: what was sent to that node has met nobody."""


class Relay:
    def __init__(self, post: ParcelPost, nodes: Nodes) -> None:
        self._post = post
        self._nodes = nodes
        self._links: dict[str, NodeLink] = {}
        self._pages = count(1)
        self._receive: ReceiveGuest | None = None
        self._task: asyncio.Task[None] | None = None
        nodes.on_loss.append(self._lose)

    async def open(self, receive: ReceiveGuest) -> None:
        """`receive`: what becomes of the pages of others."""
        self._receive = receive
        await self._post.receive(self._hear, self._nodes.lose)
        self._task = asyncio.create_task(self._give_signs())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _link(self, node: str) -> NodeLink:
        link = self._links.get(node)
        if link is None:
            assert self._receive is not None, "open it first"
            link = self._links[node] = NodeLink(
                self._nodes.me, node, self._post.send, self._receive
            )
        return link

    def _hear(self, body: bytes) -> None:
        parcel = parcels.decode(body)
        self._link(parcel.sender).hear(parcel)
        self._count()

    def _lose(self, node: str) -> None:
        if (link := self._links.pop(node, None)) is not None:
            link.begin_anew()
            self._count()

    async def _give_signs(self) -> None:
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            for link in self._links.values():
                if link.abroad or link.guests:
                    link.call()

    def pages_abroad(self) -> int:
        """Pages here whose table lives on another node."""
        return sum(len(link.abroad) for link in self._links.values())

    def guest_pages(self) -> int:
        """Pages of other nodes at tables that live here."""
        return sum(len(link.guests) for link in self._links.values())

    def _count(self) -> None:
        metrics.pages_abroad.set(self.pages_abroad())
        metrics.guest_pages.set(self.guest_pages())

    def send_home(self) -> None:
        """Close all pages of ours that are at other nodes: nothing reaches us from there."""
        for link in self._links.values():
            for page in list(link.abroad.values()):
                page.close(CloseCode.TRY_AGAIN_LATER, "cut off")

    def send_abroad(self, node: str, page: "RelayedPage", entering: PageEnters) -> None:
        """Bring a page of ours to a table of that node's."""
        number = next(self._pages)
        link = self._link(node)
        link.abroad[number] = page
        page.travel(link, number)
        entering.page = number
        link.send(entering)
        self._count()


class RelayedPage:
    """Listens to a page whose table is elsewhere."""

    def __init__(
        self,
        channel: Channel,
        pace: Bucket,
        start_over: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        self._channel = channel
        self._pace = pace
        self._start_over = start_over
        self._leave = leave
        self._link: NodeLink | None = None
        self._number = 0
        self._has_told_full = False
        self._loop = asyncio.get_running_loop()

    def travel(self, link: NodeLink, number: int) -> None:
        self._link, self._number = link, number

    # From the page

    def hear(self, text: str) -> None:
        assert self._link is not None
        self._link.send(PageSays(self._number, text))
        if not self._pace.allows(self._loop.time()):  # its owner refuses it; we read no faster
            self._channel.hold()
            self._loop.call_later(REST_SECONDS, self._channel.release)

    def go_on(self) -> None:
        assert self._link is not None
        if self._has_told_full:
            self._has_told_full = False
            self._link.send(PageHasRoom(self._number))

    def end(self) -> None:
        assert self._link is not None
        self._link.abroad.pop(self._number, None)
        self._link.send(PageLeaves(self._number))
        self._leave()

    # From the owner

    def show(self, frame: bytes) -> None:
        self._channel.send(frame)
        if self._channel.is_full and not self._has_told_full:
            self._has_told_full = True
            assert self._link is not None
            self._link.send(PageIsFull(self._number))

    def hold(self) -> None:
        self._channel.hold()

    def release(self) -> None:
        self._channel.release()

    def close(self, code: CloseCode, reason: str) -> None:
        self._channel.close(code, reason)

    def start_over(self) -> None:
        if self._channel.is_open:
            self._start_over()
