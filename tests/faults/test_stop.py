"""A server that is told to stop: everything acknowledged is saved, and everybody comes back."""

import asyncio
from random import Random

import pytest
from tests.faults.client import seat_people
from tests.faults.load import Load, accepted_commands_are_saved_once, every_log_replays
from tests.faults.server import Server

pytestmark = pytest.mark.faults

SERVICE_RESTART = 1012


async def test_a_server_stops_when_told_to_and_loses_nothing(server: Server) -> None:
    load = await Load.of(server, Random(7), [{}, {"variant": "timed"}])
    await load.until_accepted(200)
    server.ask_to_stop()
    assert await server.exit_code() == 0
    assert {code for client in load.clients for code in client.closes} == {SERVICE_RESTART}
    stored = await server.stored()
    accepted_commands_are_saved_once(load.clients, stored)
    every_log_replays(stored)
    await server.start()
    await load.until_accepted(50)
    await load.stop()
    assert server.tracebacks() == []


async def test_a_server_with_silent_pages_stops_all_the_same(server: Server) -> None:
    clients = await seat_people(server, 2)
    server.ask_to_stop()
    assert await server.exit_code() == 0
    await asyncio.gather(*(client.go() for client in clients))
