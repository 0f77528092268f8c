"""Runs the server until it is told to stop."""

import signal
import socket

import uvicorn

from tablee.server import logs
from tablee.server.app import build
from tablee.server.connection import Connection
from tablee.server.settings import Settings

LARGEST_FRAME = 65_536
"""Beyond this a connection is cut; below it and above what we accept, the sender is told."""
GRACE_SECONDS = 5


def addresses(settings: Settings) -> list[str]:
    """Where people can open the table."""
    found = [f"http://localhost:{settings.port}"]
    if settings.host not in ("127.0.0.1", "localhost", "::1"):
        found.append(f"http://{_own_address() or settings.host}:{settings.port}")
    return found


def _own_address() -> str | None:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        build(settings),
        host=settings.host,
        port=settings.port,
        ws=Connection,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        access_log=False,
        log_config=None,
        server_header=False,
    )


def serve(settings: Settings) -> None:
    logs.set_up(settings.log_level)
    # Uvicorn raises the signal once more when all is closed; to stop when told to is no failure.
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told_to_stop, lambda *_: None)
    uvicorn.Server(config(settings)).run()
