"""The server of NATS of one folder of data: for the processes of one host, and their commands."""

import os
import re
import signal
import socket
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path

from tablee.store.contract import InUse
from tablee.store.nats.local_server import STOP_SECONDS, LocalServer
from tablee.store.sqlite.file import take_lock

ADDRESS_FILE = "address"
"""Where the server listens, with its key; readable by its owner alone."""
LOCK_FILE = "server"
ANSWER_SECONDS = 1.0
LOOK_SECONDS = 0.01


class PrivateServer:
    """At most one at a time has the folder; whoever comes after a crash ends what it left."""

    def __init__(self, folder: Path, *, is_synced: bool = True) -> None:
        self.server = LocalServer(folder, is_synced=is_synced)
        self._folder = folder
        self._held = ExitStack()
        """The lock, while it is ours."""

    def check_is_free(self) -> None:
        """`InUse` if somebody else has it."""
        self._take_lock()
        self._held.close()

    def start(self) -> str:
        """Its address; `InUse` if somebody else has started it, `Unavailable` if it does not."""
        self._take_lock()
        try:
            end_orphan(self._folder)
            address = self.server.start()
        except BaseException:
            self._held.close()
            raise
        self._tell(address)
        return address

    def _tell(self, address: str) -> None:
        path = self._folder / ADDRESS_FILE
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(address)

    def stop(self) -> None:
        self.server.stop()
        (self._folder / ADDRESS_FILE).unlink(missing_ok=True)
        self._held.close()

    def _take_lock(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        try:
            self._held.enter_context(closing(take_lock(self._folder / LOCK_FILE)))
        except InUse:
            raise InUse(
                f"another Tablée already serves {self._folder.parent}: stop it first"
            ) from None


def address_of(folder: Path) -> str:
    """Of the server that runs there, or `InUse` if it is only about to."""
    try:
        return (folder / ADDRESS_FILE).read_text()
    except OSError:
        raise InUse(f"the house in {folder.parent} is about to open or to close") from None


def end_orphan(folder: Path) -> None:
    """End a server that has outlived whoever started it: two on one folder would spoil it."""
    for ports in folder.glob("*.ports"):
        found = re.search(r"_(\d+)\.ports", ports.name)
        if found and _is_ours(folder, ports):
            _end(int(found[1]))
        ports.unlink(missing_ok=True)


def _is_ours(folder: Path, ports: Path) -> bool:
    """Whether what listens there now calls itself after our folder."""
    port = re.search(r":(\d+)", ports.read_text())
    try:
        address = ("127.0.0.1", int(port[1]) if port else 0)
        with socket.create_connection(address, ANSWER_SECONDS) as connection:
            greeting = connection.recv(4096)
    except OSError:
        return False
    return f'"server_name":"{LocalServer.name_for(folder)}"'.encode() in greeting


def _end(process: int) -> None:
    give_up_at = time.monotonic() + STOP_SECONDS
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGTERM)
        while time.monotonic() < give_up_at:
            os.kill(process, 0)
            time.sleep(LOOK_SECONDS)
        os.kill(process, signal.SIGKILL)
