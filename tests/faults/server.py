"""A real server in a process of its own."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import httpx
from tests.ports import free_port
from tests.server.guest import http_to

from tablee.server.settings import Settings
from tablee.server.stores import open_store
from tablee.store.contract import StoredTable

TABLEE = Path(sys.executable).with_name("tablee")
READY_SECONDS = 120
"""Patience for a busy machine; whatever goes well does not use it up."""
LOOK_SECONDS = 0.025
UNHURRIED = {
    "commands_per_second": 100_000,
    "tables_per_hour": 1_000_000,
    "connections_per_client": 10_000,
}
"""Settings for tests that are not about rates: one address plays all the players."""


class Dialled(Protocol):
    """What a page knows of a house: an address, which may be another one each time."""

    @property
    def address(self) -> str: ...

    def http(self) -> httpx.AsyncClient: ...


class Server:
    """`tablee serve` on one folder of data and one port, as often as it is started."""

    def __init__(self, data: Path, **settings: object) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.data = data
        self.port = free_port()
        self.log = data / "server.log"
        chosen = {**UNHURRIED, **settings, "port": self.port, "data": data}
        self._flags = [word for name, value in chosen.items() for word in (_flag(name), str(value))]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._running.pid

    @property
    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "start it first"
        return self._process

    async def start(self, before: Callable[[], None] | None = None) -> "Server":
        """Run it, and wait until it answers. `before` runs in the new process first."""
        self.spawn(before)
        async with asyncio.timeout(READY_SECONDS):
            while not await self.is_healthy():
                assert self._running.poll() is None, self.log.read_text()
                await asyncio.sleep(LOOK_SECONDS)
        return self

    def spawn(self, before: Callable[[], None] | None = None) -> None:
        """Run it."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [TABLEE, "serve", *self._flags],
                stdout=subprocess.DEVNULL,
                stderr=log,
                preexec_fn=before,  # noqa: PLW1509  (it sets a limit, and takes no lock)
            )

    async def is_healthy(self) -> bool:
        return await self.answers("/health")

    async def answers(self, path: str) -> bool:
        try:
            async with self.http() as http:
                answer = await http.get(path)
        except httpx.TransportError:
            return False
        return answer.status_code == 200 and answer.json() == {"status": "ok"}

    def http(self) -> httpx.AsyncClient:
        return http_to(f"http://{self.address}")

    def kill(self) -> None:
        """As a power cut would: no warning, no farewell."""
        assert self._running.poll() is None, self._how_it_ended()
        self._running.kill()
        self._running.wait()

    def ask_to_stop(self) -> None:
        self._running.send_signal(signal.SIGTERM)

    async def exit_code(self) -> int:
        return await asyncio.to_thread(self._running.wait, READY_SECONDS)

    def clean_up(self) -> None:
        """Kill what still runs; a server that ended by itself, and not as it was told, failed."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self.kill()
        assert self._process.returncode in (0, -signal.SIGKILL), self._how_it_ended()

    def _how_it_ended(self) -> str:
        return f"the server ended by itself: {self._running.returncode}\n{self.log.read_text()}"

    def events(self) -> list[dict[str, Any]]:
        """What it has logged; a line that is not JSON is a traceback of the interpreter."""
        whole_lines = self.log.read_text().rpartition("\n")[0]  # the last one may be half written
        return [json.loads(line) for line in whole_lines.splitlines()]

    def tracebacks(self) -> list[str]:
        return [event["trace"] for event in self.events() if "trace" in event]

    async def stored(self) -> list[StoredTable]:
        """Every table as it is on the disk."""
        store = await open_store(Settings(data=self.data), is_read_only=True)
        try:
            return [await store.read(summary.table) for summary in await store.tables(1_000_000)]
        finally:
            await store.close()

    async def stored_table(self, table: str) -> StoredTable:
        return next(each for each in await self.stored() if each.header.table == table)


def _flag(setting: str) -> str:
    return "--" + setting.replace("_", "-")
