"""Uvicorn's connections, which let go of a peer that has stopped to give or to take.

A polite close waits until the peer has taken what is unsent. A phone out of reach, or a client that
never reads, would keep its connection and its unsent bytes for ever; so would one that never comes
to the end of its request.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 15
"""How long a request may take to arrive, from its first byte or from the connection."""


class Request(HttpToolsProtocol):
    _deadline: asyncio.TimerHandle | None = None

    def _await_request(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_request()

    def on_message_begin(self) -> None:
        self._await_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)


class Connection(WebSocketsSansIOProtocol):
    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)
