"""Ports for servers that are killed and started again on the same one.

Below those that the system lends to whoever dials out, so that none is lent away while its server
is down; and each given to one process of tests on this machine only, until that ends.
"""

import fcntl
import socket
import tempfile
from pathlib import Path
from random import SystemRandom
from typing import IO

PORTS = range(20_000, 32_768)
_taken: list[IO[bytes]] = []
"""Held open, for the lock on each is ours as long as it is open."""


def free_port() -> int:
    """A port that nobody listens on, and that no other test is given."""
    while True:
        port = SystemRandom().choice(PORTS)
        if _take(port) and _is_free(port):
            return port


def _take(port: int) -> bool:
    folder = Path(tempfile.gettempdir()) / "tablee-test-ports"
    folder.mkdir(mode=0o777, exist_ok=True)
    file = (folder / str(port)).open("wb")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return False
    _taken.append(file)
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
