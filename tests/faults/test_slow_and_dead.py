"""Pages that stop reading, vanish, or shout: the others notice nothing, the server lets them go."""

import asyncio
import json
import socket
from pathlib import Path
from random import Random

import pytest
from tests.faults.client import ANSWER_SECONDS, Client, dial, hello, new_key, seat_people
from tests.faults.conftest import StartServer
from tests.faults.load import Load
from tests.faults.server import Server
from websockets.asyncio.client import ClientConnection

pytestmark = pytest.mark.faults

STALLED = 20
SMALL_BUFFER = 4_096
MOST_GROWTH_KB = 12_000
"""What 20 stalled pages may cost: a full buffer each (64 KB and a message), and the noise."""


def _resident_kb(server: Server) -> int:
    status = Path(f"/proc/{server.pid}/status").read_text()
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1])


async def _stop_reading(
    server: Server, table: str, key: str = "", address: str = "127.0.0.1"
) -> ClientConnection:
    """A page at that address that says hello and then takes nothing any more."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    raw.connect(("127.0.0.1", server.port))
    headers = {"X-Forwarded-For": address}
    page = await dial(server, table, sock=raw, ping_interval=None, additional_headers=headers)
    page.transport.pause_reading()
    await page.send(hello(key or new_key(), "stalled"))
    return page


async def _talk_a_lot(client: Client, times: int) -> None:
    for _ in range(times):
        assert (await client.do("say", text="é" * 300)).is_accepted


async def test_pages_that_stop_reading_cost_nobody_anything(server: Server) -> None:
    host, guest = await seat_people(server, 2)
    await _talk_a_lot(host, 200)
    before = _resident_kb(server)
    table = host.table["table"]
    # From homes of their own: few of one address may watch.
    homes = [f"203.0.113.{number + 1}" for number in range(STALLED)]
    pages = [await _stop_reading(server, table, address=home) for home in homes]
    await host.until(lambda: host.table["watchers"] == STALLED)
    await _talk_a_lot(host, 1_000)
    await guest.until(lambda: guest.lines_seen == host.lines_seen)
    assert _resident_kb(server) - before < MOST_GROWTH_KB
    for page in pages:
        page.transport.abort()
    await host.until(lambda: host.table["watchers"] == 0)
    assert server.tracebacks() == []


async def test_a_page_that_takes_nothing_is_let_go(start_server: StartServer) -> None:
    """Its connection is whole, its phone is in a tunnel: it gives no sign of life."""
    server = await start_server(ping_seconds=1)
    host, guest = await seat_people(server, 2)
    await guest.go()
    await _talk_a_lot(host, 100)  # so that the welcome alone is more than it can hold
    page = await _stop_reading(server, host.table["table"], guest.key)
    await host.until(lambda: bool(host.table["chairs"][1]["is_connected"]))
    await host.until(lambda: not host.table["chairs"][1]["is_connected"])
    page.transport.abort()
    assert server.tracebacks() == []


async def test_a_silent_page_is_missed_and_pauses_a_real_time_game(
    start_server: StartServer,
) -> None:
    """Half open: the other end is gone without a word, nothing is on its way to it."""
    server = await start_server(ping_seconds=1)
    host, guest = await seat_people(server, 2)
    await guest.go()
    page = await _stop_reading(server, host.table["table"], guest.key)
    await host.until(lambda: bool(host.table["chairs"][1]["is_connected"]))
    await host.until(lambda: host.table["status"] == "paused")
    assert host.table["is_automatic_pause"]
    page.transport.abort()
    await guest.come_in()
    await host.until(lambda: host.table["status"] == "playing")


async def test_a_page_that_does_not_say_hello_is_not_at_the_table(server: Server) -> None:
    host, _ = await seat_people(server, 2)
    async with dial(server, host.table["table"]):
        await host.do("say", text="anybody else?")
        assert host.table["watchers"] == 0


async def test_whoever_shouts_is_refused_and_nobody_waits_for_it(
    start_server: StartServer,
) -> None:
    server = await start_server(commands_per_second=40)
    host, guest = await seat_people(server, 2)
    async with dial(server, host.table["table"]) as shouter:
        await shouter.send(hello(new_key(), "shouter"))
        shouting = asyncio.create_task(_shout(shouter))
        codes = await _codes_heard(shouter, 60)
        for client in (host, guest):
            assert (await client.do("say", text="over the noise")).is_accepted
        shouting.cancel()
        shouter.transport.abort()
    assert codes == {"too_fast"}
    await host.until(lambda: host.table["watchers"] == 0)
    assert server.tracebacks() == []


async def _shout(page: ClientConnection) -> None:
    """As much as the connection takes, from now on."""
    while True:
        await page.send(json.dumps({"kind": "say", "id": "x", "text": "me"}))


async def _codes_heard(page: ClientConnection, refusals: int) -> set[str]:
    codes: list[str] = []
    async with asyncio.timeout(ANSWER_SECONDS):
        while len(codes) < refusals:
            message = json.loads(await page.recv())
            if message["kind"] == "refused":
                codes.append(message["code"])
    return set(codes)


async def _have_seen_the_same(one: Client, other: Client) -> None:
    """A bot may still act, and is seen by one a moment before the other."""

    def are_alike() -> bool:
        return (one.view, one.table) == (other.view, other.table)

    waits = [asyncio.ensure_future(page.until(are_alike)) for page in (one, other)]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    assert are_alike()


async def test_updates_add_up_to_what_a_newcomer_is_shown(server: Server) -> None:
    load = await Load.of(server, Random(12), [{}, {"variant": "timed"}])
    await load.until_accepted(150)
    await load.rest()
    for client in load.clients:
        again = await Client(server, client.table["table"], "again", client.key).come_in()
        await _have_seen_the_same(client, again)
        await again.go()
    await load.stop()


async def test_connections_that_break_again_and_again_lose_nothing(server: Server) -> None:
    rng = Random(11)
    load = await Load.of(server, rng, [{}, {"variant": "timed"}])
    for _ in range(60):
        rng.choice(load.clients).cut()
        await load.until_accepted(3)
    await load.stop()
    assert all(len(set(client.accepted)) == len(client.accepted) for client in load.clients)
    assert server.tracebacks() == []
