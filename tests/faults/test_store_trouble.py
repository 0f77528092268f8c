"""A full disk and a locked file: players are told, nothing is pretended, and it goes on after."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.faults.client import Client, new_key, open_table, seat_people
from tests.faults.load import accepted_commands_are_saved_once, every_log_replays
from tests.faults.server import Server

from tablee.store.sqlite import FILE_NAME

pytestmark = pytest.mark.faults

MOST_TRIES = 200


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server's may grow beyond what its tables take now."""
    log_file = Path(f"{server.data / FILE_NAME}-wal")
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log_file.stat().st_size, hard))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it was killed meanwhile
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))


@contextmanager
def locked_file(server: Server) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with closing(sqlite3.connect(server.data / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def _say(client: Client) -> str:
    return (await client.do("say", text="is this kept?")).code


async def _until_refused(client: Client) -> None:
    """What still fits may be saved; then comes the refusal, with a sentence."""
    for _ in range(MOST_TRIES):
        answer = await client.do("say", text="is this kept?")
        if not answer.is_accepted:
            assert answer.code == "not_saved"
            assert "did not happen" in answer.sentence
            return
    raise AssertionError("the disk is not full")


async def _problem_of_new_table(server: Server) -> tuple[int, str]:
    with pytest.raises(httpx.HTTPStatusError) as error:
        await open_table(server, new_key())
    return error.value.response.status_code, error.value.response.json()["code"]


async def _check(server: Server, clients: list[Client]) -> None:
    """What was acknowledged is there, what was refused is not, and people have seen the same."""
    stored = await server.stored()
    accepted_commands_are_saved_once(clients, stored)
    every_log_replays(stored)
    saved = {(entry.by, entry.command) for table in stored for entry in table.entries}
    refused = {(client.player, command) for client in clients for command in client.refused}
    assert refused
    assert not refused & saved
    newest = max(client.lines_seen for client in clients)
    for client in clients:
        await client.until_line(newest)
    said = [[line["n"] for line in client.lines] for client in clients]
    assert said[0] == said[1]
    assert server.tracebacks() == []
    assert any(event["event"] == "store unavailable" for event in server.events())


async def test_a_full_disk_is_told_and_survived(server: Server) -> None:
    host, guest = await seat_people(server, 2)
    assert await _say(host) == ""
    with full_disk(server):
        await _until_refused(host)
        await _until_refused(guest)
        assert await _problem_of_new_table(server) == (503, "not_saved")
        assert not await server.is_healthy()
        assert await server.answers("/health/live")
    assert await server.is_healthy()
    assert await _say(host) == ""
    assert await _say(guest) == ""
    await _check(server, [host, guest])


async def test_a_locked_file_is_told_and_survived(server: Server) -> None:
    host, guest = await seat_people(server, 2)
    with locked_file(server):
        assert await _say(host) == "not_saved"
        assert not await server.is_healthy()
        assert await server.answers("/health/live")
    assert await server.is_healthy()
    assert await _say(host) == ""
    assert await _say(guest) == ""
    await _check(server, [host, guest])


async def test_a_full_disk_at_the_moment_of_a_kill_loses_nothing(server: Server) -> None:
    host, guest = await seat_people(server, 2)
    with full_disk(server):
        await _until_refused(host)
        server.kill()
    await server.start()
    assert await _say(guest) == ""
    assert await _say(host) == ""
    await _check(server, [host, guest])
