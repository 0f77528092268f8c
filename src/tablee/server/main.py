"""Runs the server until it is told to stop."""

import faulthandler
import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from tablee.server import logs
from tablee.server.app import build
from tablee.server.connection import Handshake, Request
from tablee.server.pages import CONTENT_SECURITY_POLICY
from tablee.server.settings import Settings

GRACE_SECONDS = 5
THREAD_SECONDS = 0.0005
"""How long a thread that computes may keep the others waiting; Python's own 5 ms can be felt."""

NEW_OBJECTS = 10_000
"""So many allocations until Python looks for reference cycles: our objects hardly form any."""


SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer, on those too that are given before a request is understood."""


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        build(settings),
        host=settings.host,
        port=settings.port,
        http=Request,
        ws=Handshake,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        access_log=False,
        log_config=None,
        server_header=False,
        headers=list(SECURITY_HEADERS.items()),
    )


class HouseServer(uvicorn.Server):
    """Tells when it has begun to listen."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_ready()


def serve(
    settings: Settings,
    listening: socket.socket | None = None,
    on_ready: Callable[[], None] = lambda: None,
) -> None:
    """`listening`: the socket to serve on, if others serve on it too."""
    logs.set_up(settings.log_level)
    faulthandler.enable()  # a crash below Python leaves at least a word of where it was
    # Uvicorn raises the signal once more when all is closed; to stop when told to is no failure.
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told_to_stop, lambda *_: None)
    server = HouseServer(config(settings), on_ready)
    _tune()
    server.run(None if listening is None else [listening])


def _tune() -> None:
    """Python's own settings, for many who act while a few bots think."""
    sys.setswitchinterval(THREAD_SECONDS)
    gc.set_threshold(NEW_OBJECTS)
    gc.freeze()  # what the server itself is made of stays: no collection need look at it again
