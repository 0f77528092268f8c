"""A server under test as a process: started on an empty folder, watched from outside, stopped."""

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

from benchmarks.peers.peer import Peer
from benchmarks.server import cpu_seconds
from tests.ports import free_port

LONGEST_START = 180.0
LONGEST_STOP = 10.0
LOOK_SECONDS = 0.005
LOOK_IDLE_SECONDS, IDLE_CPU_SECONDS = 0.4, 0.02


class Process:
    def __init__(self, peer: Peer, data: Path) -> None:
        self.peer = peer
        self.port = free_port()
        self._words, environment = peer.command(self.port, data)
        self._log = (data / "server.log").open("wb")
        self.began = monotonic()
        self._process = subprocess.Popen(
            self._words,
            env={**os.environ, **environment},
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )

    async def until_up(self) -> None:
        while not await self.peer.is_up(self.port):
            is_late = monotonic() - self.began > LONGEST_START
            if is_late or self._process.poll() is not None:
                raise RuntimeError(f"{self.peer.name} did not start: {self._told()}")
            await asyncio.sleep(LOOK_SECONDS)

    async def until_idle(self) -> None:
        """Until nothing of the start is left to do: what follows is measured."""
        before = -1.0
        while self.cpu_seconds - before > IDLE_CPU_SECONDS:
            before = self.cpu_seconds
            await asyncio.sleep(LOOK_IDLE_SECONDS)

    def _told(self) -> str:
        return Path(self._log.name).read_text()

    @property
    def cpu_seconds(self) -> float:
        return cpu_seconds(self._process.pid)

    @property
    def resident_bytes(self) -> int:
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def collect_garbage(self) -> None:
        """Node's servers do on this sign; Python's count theirs."""
        if "--expose-gc" in self._words:
            self._process.send_signal(signal.SIGHUP)

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait()
        self._log.close()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(LONGEST_STOP)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


@asynccontextmanager
async def running(peer: Peer) -> AsyncIterator[Process]:
    # A real disk, not a memory one: what is saved is flushed to it.
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        process = Process(peer, Path(folder))
        try:
            await process.until_up()
            yield process
        finally:
            process.stop()
