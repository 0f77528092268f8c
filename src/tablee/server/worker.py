"""One of several processes that serve one port: started, watched and stopped by the keeper."""

import os
import signal
import socket
import sys
import threading
from pathlib import Path

import msgspec

from tablee.server.settings import Settings

READY = b"ready\n"
"""What a worker says when it has begun to listen."""


class WorkerOrder(msgspec.Struct, frozen=True):
    """What a worker is told first. Not by flags: everybody on the machine can read those."""

    settings: Settings
    listening: int
    """The number of the open socket that all workers share."""


def encode(order: WorkerOrder) -> bytes:
    return msgspec.json.encode(order, enc_hook=str) + b"\n"


def _to_path(_: type, value: str) -> Path:
    return Path(value)


decode = msgspec.json.Decoder(WorkerOrder, dec_hook=_to_path).decode


def main() -> None:
    order = decode(sys.stdin.buffer.readline())
    threading.Thread(target=_stop_with_keeper, daemon=True).start()
    # Imported when it is known what for: a keeper that is gone already starts nothing.
    from tablee.server.main import serve

    serve(order.settings, socket.socket(fileno=order.listening), _tell_ready)


def _stop_with_keeper() -> None:
    """Our input ends when the keeper does, however it ends."""
    while os.read(sys.stdin.fileno(), 1):  # not by Python's reader, whose lock an exit waits for
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _tell_ready() -> None:
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
