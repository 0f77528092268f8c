"""A page of another node at a table of ours: for the room it is a page like any other."""

from collections import deque
from collections.abc import Callable

from tablee.server.channel import Listener, Nobody
from tablee.server.frames import CloseCode
from tablee.server.parcels import (
    FrameFor,
    PageClosed,
    PageHeld,
    PageReleased,
    PageStartsOver,
    ParcelItem,
)

WAITING_TEXTS = 256
"""What a page may have said while it was held; its own node stops reading it in a moment."""


class GuestChannel:
    """Stands for the page's own channel, which is at another node."""

    def __init__(
        self, page: int, send: Callable[[ParcelItem], None], forget: Callable[[int], object]
    ) -> None:
        self.listener: Listener = Nobody()
        self.is_full = False
        self.is_open = True
        self._page = page
        self._send = send
        self._forget = forget
        self._is_held = False
        self._waiting: deque[str] = deque()

    # From its node

    def hear(self, text: str) -> None:
        if len(self._waiting) >= WAITING_TEXTS:
            self.close(CloseCode.TRY_AGAIN_LATER, "stalled")
            return
        self._waiting.append(text)
        self._deliver()

    def _deliver(self) -> None:
        while self._waiting and self.is_open and not self._is_held:
            self.listener.hear(self._waiting.popleft())

    def fill(self) -> None:
        self.is_full = True

    def go_on(self) -> None:
        self.is_full = False
        if self.is_open:
            self.listener.go_on()

    def end(self) -> None:
        """The page has gone, or its node has."""
        if self.is_open:
            self.is_open = False
            self._forget(self._page)
            listener, self.listener = self.listener, Nobody()
            listener.end()

    # From our side

    def send(self, sent: bytes) -> None:
        if self.is_open:
            self._send(FrameFor([self._page], sent))

    def hold(self) -> None:
        self._is_held = True
        self._send(PageHeld(self._page))

    def release(self) -> None:
        self._is_held = False
        self._send(PageReleased(self._page))
        self._deliver()

    def close(self, code: CloseCode, reason: str = "") -> None:
        if self.is_open:
            self._send(PageClosed(self._page, code, reason))
            self.end()

    def start_over(self) -> None:
        """Its own node finds out where the table is now."""
        if self.is_open:
            self._send(PageStartsOver(self._page))
            self.end()
