"""What a page has been told over its socket, read along while the browser receives it.

Tests look at the page; this is for those who must think about what they see: which cards, which
model. It knows no more than the page does.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.async_api import Page, WebSocket
from tests.server.guest import applied

PATIENCE_SECONDS = 60
"""For a busy machine; whatever goes well does not use it up."""


class Told:
    """The table and the view of the newest connection."""

    def __init__(self, page: Page) -> None:
        self.you: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.welcomes = 0
        self._news = asyncio.Event()
        page.on("websocket", self._listen)

    @property
    def seat(self) -> int:
        seat: int = self.you["seat"]
        return seat

    async def until(
        self, is_so: Callable[["Told"], bool], seconds: float = PATIENCE_SECONDS
    ) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not is_so(self):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError as error:
            raise AssertionError(f"the page was told only this: {self.view}") from error

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["kind"] == "welcome":
            self.welcomes += 1
            self.you, self.table, self.view = message["you"], message["table"], message["view"]
        elif message["kind"] == "update":
            self.you = message.get("you", self.you)
            for name in message.keys() & {"table", "view"}:
                setattr(self, name, applied(getattr(self, name), message[name]))
        self._news.set()
