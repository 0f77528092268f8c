"""Uvicorn's connections, which let go of a peer that has stopped to give or to take.

A polite close waits until the peer has taken what is unsent. A phone out of reach, or a client that
never reads, would keep its connection and its unsent bytes for ever; so would one that never comes
to the end of its request.
"""

import asyncio
from collections.abc import Mapping
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tablee.server.channel import CLOSE_SECONDS, Channel

REQUEST_SECONDS = 15
"""How long a request may take to arrive, from its first byte or from the connection."""
HEADER_BYTES = 16_384
"""What the headers of a request may hold together."""
UNREAD_BYTES = 4 * HEADER_BYTES
"""What may come of a request before its headers are complete."""
HANDSHAKE = "tablee.handshake"
"""Under this name a WebSocket's handler finds its `Handshake` among the scope's extensions."""


class TooManyHeaders(Exception):  # noqa: N818
    """More than any browser sends: the parser stops, and the request is answered with 400."""


class Request(HttpToolsProtocol):
    _deadline: asyncio.TimerHandle | None = None
    _header_bytes = 0
    """Of the request that is being read; what is behind its headers is the application's affair."""
    _named_bytes = 0
    _has_headers = False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._has_headers or self.transport.is_closing():
            return
        self._header_bytes += len(data)
        if self._header_bytes > UNREAD_BYTES:
            self.send_400_response("Too many headers.")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._named_bytes += len(name) + len(value)
        if self._named_bytes > HEADER_BYTES:
            raise TooManyHeaders
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._has_headers = True
        super().on_headers_complete()

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
        self._header_bytes = self._named_bytes = 0
        self._has_headers = False
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


class Handshake(WebSocketsSansIOProtocol):
    """The beginning of a WebSocket. Once accepted, it goes on as a `Channel`, without ASGI."""

    _early = b""
    """What a hasty client has sent after its request, before it was accepted."""
    _is_over = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][HANDSHAKE] = {"protocol": self}

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._early += data
            self.transport.pause_reading()
        else:
            super().data_received(data)

    def start_keepalive(self) -> None:
        """Not here: the channel sends its own pings."""

    def become_channel(self) -> Channel:
        """Let the accepted connection go on without us."""
        self._is_over = True
        self.connections.discard(self)
        connections: set[Any] = self.connections  # uvicorn lists only protocols of its own
        channel = Channel(self.transport, connections, self.config.ws_ping_interval or 0)
        self.transport.set_protocol(channel)
        if self._early:
            channel.hold()
            channel.data_received(self._early)
            channel.release()
        return channel

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if not self._is_over and not self.disconnected:
            self._let_go()

    def _let_go(self) -> None:
        """The handler has turned the client away, or has failed."""
        if self.close_timer is None:
            self.transport.close()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


def channel_of(scope: Mapping[str, Any]) -> Channel:
    """The channel that an accepted connection becomes."""
    handshake: Handshake = scope["extensions"][HANDSHAKE]["protocol"]
    return handshake.become_channel()
