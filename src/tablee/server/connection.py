"""Uvicorn's WebSocket connection, which lets go of a peer that takes nothing any more.

A polite close waits until the peer has taken what is unsent. A phone out of reach, or a client that
never reads, would keep its connection and its unsent bytes for ever.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Connection(WebSocketsSansIOProtocol):
    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)
