"""A real server in the test's own loop, on a real port."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import uvicorn

from tablee.server.main import config
from tablee.server.settings import Settings


class Running(uvicorn.Server):
    """A server that leaves the test runner's signals alone."""

    @property
    def base(self) -> str:
        port = self.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    running = Running(config(Settings(port=0, data=tmp_path)))
    task = asyncio.create_task(running._serve())
    while not running.started:  # noqa: ASYNC110  (uvicorn tells it in no other way)
        await asyncio.sleep(0.01)
    yield running.base
    running.should_exit = True
    await task
