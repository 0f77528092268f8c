"""What two nodes have with each other: numbered parcels, our pages there, their pages here.

A parcel that is missing, a new session or a lost node means: all that was between the two is over,
and the pages begin anew.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from tablee.server import parcels
from tablee.server.frames import CloseCode
from tablee.server.guests import GuestChannel
from tablee.server.parcels import (
    FrameFor,
    PageClosed,
    PageEnters,
    PageHasRoom,
    PageHeld,
    PageIsFull,
    PageLeaves,
    PageReleased,
    PageSays,
    PageStartsOver,
    Parcel,
    ParcelItem,
)

PostParcel = Callable[[str, bytes], Coroutine[Any, Any, None]]
ReceiveGuest = Callable[[GuestChannel, PageEnters], None]


class PageAbroad(Protocol):
    """A page of ours at a table of the other's."""

    def show(self, frame: bytes) -> None: ...
    def hold(self) -> None: ...
    def release(self) -> None: ...
    def close(self, code: CloseCode, reason: str) -> None: ...
    def start_over(self) -> None: ...


class NodeLink:
    """Ours with one other node."""

    def __init__(self, me: str, peer: str, post: PostParcel, receive: ReceiveGuest) -> None:
        self._me = me
        self._peer = peer
        self._post = post
        self._receive = receive
        self._loop = asyncio.get_running_loop()
        self._session = 0
        self._sent = self._heard = 0
        self._unsent: list[ParcelItem] = []
        self._is_called = False
        self._posting: set[asyncio.Task[None]] = set()
        self.abroad: dict[int, PageAbroad] = {}
        self.guests: dict[int, GuestChannel] = {}

    # Out

    def send(self, item: ParcelItem) -> None:
        last = self._unsent[-1] if self._unsent else None
        if isinstance(item, FrameFor) and isinstance(last, FrameFor) and last.frame is item.frame:
            last.pages += item.pages  # the same bytes for all who saw the same before
        else:
            self._unsent.append(item)
        self.call()

    def call(self) -> None:
        """Send a parcel in this turn of the loop, even if there is nothing in it."""
        if not self._is_called:
            self._is_called = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._is_called = False
        items, self._unsent = self._unsent, []
        self._session = self._session or _new_session()
        self._sent += 1
        body = parcels.encode(Parcel(self._me, self._session, self._sent, items))
        task = self._loop.create_task(self._post(self._peer, body))
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)

    # In

    def hear(self, parcel: Parcel) -> None:
        if parcel.session < self._session:
            self.call()  # the other has missed that we began anew
            return
        if parcel.session > self._session:
            self.begin_anew(parcel.session)
        if parcel.number != self._heard + 1:
            self.begin_anew(max(self._session + 1, _new_session()))
            self.call()
            return
        self._heard += 1
        for item in parcel.items:
            self._take(item)

    def begin_anew(self, session: int = 0) -> None:
        """Nothing that was on its way counts any more; 0: until somebody has something to send."""
        self._session, self._sent, self._heard = session, 0, 0
        self._unsent.clear()
        guests, self.guests = self.guests, {}
        abroad, self.abroad = self.abroad, {}
        for guest in guests.values():
            guest.end()
        for page in abroad.values():
            page.start_over()

    def _take(self, item: ParcelItem) -> None:
        if isinstance(item, FrameFor):
            for number in item.pages:
                if (page := self.abroad.get(number)) is not None:
                    page.show(item.frame)
        elif isinstance(item, PageEnters):
            guest = GuestChannel(item.page, self.send, self._forget)
            self.guests[item.page] = guest
            self._receive(guest, item)
        elif isinstance(item, PageSays | PageLeaves | PageIsFull | PageHasRoom):
            if (guest_here := self.guests.get(item.page)) is not None:
                self._take_from_guest(guest_here, item)
        elif (page := self.abroad.get(item.page)) is not None:
            self._take_from_owner(page, item)

    def _take_from_guest(
        self, guest: GuestChannel, item: PageSays | PageLeaves | PageIsFull | PageHasRoom
    ) -> None:
        match item:
            case PageSays():
                guest.hear(item.text)
            case PageIsFull():
                guest.fill()
            case PageHasRoom():
                guest.go_on()
            case PageLeaves():
                guest.end()

    def _forget(self, page: int) -> None:
        self.guests.pop(page, None)

    def _take_from_owner(
        self, page: PageAbroad, item: PageHeld | PageReleased | PageClosed | PageStartsOver
    ) -> None:
        match item:
            case PageHeld():
                page.hold()
            case PageReleased():
                page.release()
            case PageClosed():
                self.abroad.pop(item.page, None)
                page.close(CloseCode(item.code), item.reason)
            case PageStartsOver():
                self.abroad.pop(item.page, None)
                page.start_over()


def _new_session() -> int:
    """Later ones are higher, whoever begins them."""
    return time.time_ns()
