"""Runs the server until it is told to stop."""

import faulthandler
import gc
import signal
import sys

import uvicorn

from tablee.server import logs
from tablee.server.app import build
from tablee.server.connection import Handshake, Request
from tablee.server.settings import Settings

GRACE_SECONDS = 5
THREAD_SECONDS = 0.0005
"""How long a thread that computes may keep the others waiting; Python's own 5 ms can be felt."""

NEW_OBJECTS = 10_000
"""How many are made before Python looks for unused rings among them; hardly any is in one."""


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
    )


def serve(settings: Settings) -> None:
    logs.set_up(settings.log_level)
    faulthandler.enable()  # a crash below Python leaves at least a word of where it was
    # Uvicorn raises the signal once more when all is closed; to stop when told to is no failure.
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told_to_stop, lambda *_: None)
    server = uvicorn.Server(config(settings))
    _tune()
    server.run()


def _tune() -> None:
    """Python's own settings, for many who act while a few bots think."""
    sys.setswitchinterval(THREAD_SECONDS)
    gc.set_threshold(NEW_OBJECTS)
    gc.freeze()  # what the server itself is made of stays: no collection need look at it again
