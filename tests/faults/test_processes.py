"""Several processes on one port: whatever ends is started again, and nobody loses a move."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest
from tests.faults.load import Load, accepted_commands_are_saved_once, every_log_replays
from tests.faults.server import LOOK_SECONDS, READY_SECONDS, Server

pytestmark = pytest.mark.faults

PROCESSES = 2
TABLES = 4
"""So many that hardly ever all pages come to their own table's worker by chance."""
ENDINGS = {1006, 1012}
"""How a page's connection ends with the worker that it came to."""


class ManyProcesses(Server):
    """`tablee serve --processes 2`; its log tells which processes there are."""

    def serving(self, event: str = "worker serves") -> list[int]:
        return [told["pid"] for told in self.events() if told["event"] == event]

    def workers(self) -> list[int]:
        return [pid for pid in self.serving() if is_alive(pid)]

    def nats(self) -> int:
        return self.serving("nats-server serves")[-1]

    async def start(self, before: Callable[[], None] | None = None) -> "ManyProcesses":
        """One worker is enough to answer; wait for all."""
        await super().start(before)
        await self.until(lambda: len(self.workers()) == PROCESSES)
        return self

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(READY_SECONDS):
            while not is_so():  # noqa: ASYNC110  (a file tells it)
                await asyncio.sleep(LOOK_SECONDS)

    async def stop(self) -> int:
        self.ask_to_stop()
        return await self.exit_code()


def is_alive(pid: int) -> bool:
    """Whether it runs: one that has ended, but that nobody has buried yet, does not."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return told.rpartition(")")[2].split()[0] not in ("Z", "X")


@pytest.fixture
async def many(tmp_path: Path) -> AsyncIterator[ManyProcesses]:
    server = ManyProcesses(tmp_path / "many", processes=PROCESSES)
    await server.start()
    yield server
    assert await server.stop() == 0
    assert not any(map(is_alive, [*server.serving(), *server.serving("nats-server serves")]))


async def _load(server: Server) -> Load:
    load = await Load.of(server, Random(5), [{}] * TABLES)
    await load.until_accepted(50)
    return load


async def _end(server: Server, load: Load) -> None:
    await load.until_accepted(100)
    await load.stop()
    stored = await server.stored()
    accepted_commands_are_saved_once(load.clients, stored)
    every_log_replays(stored)


async def test_a_worker_that_is_killed_is_started_again(many: ManyProcesses) -> None:
    load = await _load(many)
    for killed in many.workers():
        os.kill(killed, signal.SIGKILL)
        await many.until(lambda: not is_alive(killed) and len(many.workers()) == PROCESSES)  # noqa: B023
        await load.until_accepted(50)
    assert len(many.serving()) == 2 * PROCESSES
    await _end(many, load)


async def test_a_worker_that_is_stopped_hands_its_tables_over(many: ManyProcesses) -> None:
    load = await _load(many)
    stopped = many.workers()[0]
    os.kill(stopped, signal.SIGTERM)
    await many.until(lambda: not is_alive(stopped) and len(many.workers()) == PROCESSES)
    await _end(many, load)
    assert {code for client in load.clients for code in client.closes} <= {1012}
    assert many.tracebacks() == []


async def test_workers_are_renewed_one_by_one_while_people_play(many: ManyProcesses) -> None:
    load = await _load(many)
    old = many.workers()
    os.kill(many.pid, signal.SIGUSR1)
    await many.until(lambda: len(many.serving()) == 2 * PROCESSES and not any(map(is_alive, old)))
    assert len(many.workers()) == PROCESSES
    await _end(many, load)
    assert {code for client in load.clients for code in client.closes} <= {1012}


async def test_a_nats_that_is_killed_is_started_again(many: ManyProcesses) -> None:
    load = await _load(many)
    for _ in range(2):
        killed = many.nats()
        os.kill(killed, signal.SIGKILL)
        await many.until(lambda: many.nats() != killed)  # noqa: B023
        await load.until_accepted(50)
    await _end(many, load)


async def test_all_stop_in_order_and_come_back(many: ManyProcesses) -> None:
    load = await _load(many)
    assert await many.stop() == 0
    await many.start()
    await _end(many, load)
    assert {code for client in load.clients for code in client.closes} <= {1012}


async def test_a_killed_keeper_leaves_nobody_behind(many: ManyProcesses) -> None:
    """Its workers stop by themselves; whoever starts anew ends its NATS."""
    load = await _load(many)
    workers, nats = many.workers(), many.nats()
    many.kill()
    await many.until(lambda: not any(map(is_alive, workers)))
    await many.start()
    assert not is_alive(nats)
    await _end(many, load)
