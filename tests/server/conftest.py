"""A real server in the test's own loop, on a real port."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from tablee.games.copyright.rules import rounds
from tablee.server import rates
from tablee.server.main import config
from tablee.server.rates import Bucket
from tablee.server.settings import Settings


class Running(uvicorn.Server):
    """A server that leaves the test runner's signals alone."""

    @property
    def base(self) -> str:
        port = self.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"


@pytest.fixture
def tight_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing leaks: on a busy machine a hasty guest would pass for a patient one."""

    def tight(_: float, burst: float, now: float) -> Bucket:
        return Bucket(0, burst, now)

    monkeypatch.setattr(rates, "Bucket", tight)


@pytest.fixture(autouse=True)
def short_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait for "three, two, one" to see whether a server works."""
    monkeypatch.setattr(rounds, "READY_MS", 0)
    monkeypatch.setattr(rounds, "CALLED_MS", 0)


@asynccontextmanager
async def running(data: Path, **settings: Any) -> AsyncIterator[str]:
    """The address of a server on this folder of data."""
    server = Running(config(Settings(port=0, data=data, **settings)))
    task = asyncio.create_task(server._serve())
    while not server.started:  # noqa: ASYNC110  (uvicorn tells it in no other way)
        await asyncio.sleep(0.01)
    yield server.base
    server.should_exit = True
    await task


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    async with running(tmp_path) as base:
        yield base
