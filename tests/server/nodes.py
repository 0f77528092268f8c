"""Several nodes in the test's own loop, and people at them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.conftest import Running
from tests.server.guest import CONTRIBUTION, Guest

from tablee.server.main import config
from tablee.server.settings import Settings


class Node(NamedTuple):
    base: str
    server: Running
    task: "asyncio.Task[None]"

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.task


@asynccontextmanager
async def node(data: Path, store: str, **settings: Any) -> AsyncIterator[Node]:
    server = Running(config(Settings(port=0, data=data, store=store, **settings)))
    task = asyncio.create_task(server._serve())
    while not server.started:
        assert not task.done(), "it did not start"
        await asyncio.sleep(0.01)
    found = Node(server.base, server, task)
    yield found
    await found.stop()


async def hear_both(one: Guest, other: Guest, is_so: Callable[[Guest], bool]) -> None:
    await asyncio.gather(one.until(is_so), other.until(is_so))


async def a_table_of_two(nodes: list[Node]) -> tuple[str, Guest, Guest]:
    """The host comes first, so that the table lives on the first node."""
    adele, bob = Guest(nodes[0].base, "Adèle"), Guest(nodes[1].base, "Bob")
    table = await adele.open_table(seats=2)
    await adele.visit(table)
    await bob.visit(table)
    await bob.do("sit", seat=1, contribution=CONTRIBUTION)
    return table, adele, bob
