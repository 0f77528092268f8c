"""Servers that are killed, starved and lied to, each in a folder of its own."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from tests.faults.server import Server

StartServer = Callable[..., Awaitable[Server]]


@pytest.fixture
async def start_server(tmp_path: Path) -> AsyncIterator[StartServer]:
    """Starts servers with these settings; whatever still runs in the end is killed."""
    servers: list[Server] = []

    async def start(**settings: object) -> Server:
        server = Server(tmp_path / f"server-{len(servers)}", **settings)
        servers.append(server)
        return await server.start()

    yield start
    for server in servers:
        server.clean_up()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for tests that must not harm it."""
    server = Server(tmp_path_factory.mktemp("shared"))
    asyncio.run(server.start())
    yield server
    server.clean_up()


@pytest.fixture
async def server(start_server: StartServer) -> Server:
    return await start_server()
