"""What the wire and the logs carry: nothing that its reader must not know."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from tests.faults.client import Client, seat_people
from tests.faults.player import next_action
from tests.faults.server import Server

from tablee.games.copyright.model import State
from tablee.kernel import log
from tablee.kernel.replay import replay
from tablee.store.contract import StoredTable

pytestmark = pytest.mark.faults

ROUNDS = 3
FACE = re.compile('"([0-8]{3})"')
"""How a card is written; every card of the deck is written differently."""


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


async def _play_rounds(clients: list[Client], rng: Random) -> None:
    """Some moves in each round, then everybody agrees to end it."""
    for _ in range(ROUNDS):
        for client in clients * 3:
            await _play_once(client, rng)
        for client in clients:
            await client.act({"kind": "agree_to_end", "agrees": True})
        for client in clients * 2:
            await client.act({"kind": "continue"})


async def _play_once(client: Client, rng: Random) -> None:
    assert client.view is not None
    assert client.seat is not None
    action = next_action(client.view, client.seat, rng)
    if action is not None:
        await client.act(action)


def _states(stored: StoredTable) -> Iterator[State]:
    for _, match in replay(stored.header, stored.entries, stored.secret):
        if match is not None:
            yield match.state


async def test_frames_hold_no_cards_but_ones_own_and_the_laid_ones(server: Server) -> None:
    clients = await seat_people(server, 3)
    watcher = await Client(server, clients[0].table["table"], "watcher").come_in()
    rng = Random(5)
    for client in clients * 4:
        await _play_once(client, rng)
    states = list(_states(await server.stored_table(clients[0].table["table"])))
    seats = states[-1].seats
    laid = {card.face for state in states for seat in state.seats for card in seat.laid}
    for client in (*clients, watcher):
        own = () if client.seat is None else seats[client.seat].hand
        received = set(FACE.findall("".join(client.frames)))
        assert received >= set(own)
        assert received <= {*own, *laid}
    assert {face for seat in seats for face in seat.hand} - laid, "something was left to hide"


async def test_frames_and_logs_hold_no_keys_and_no_secret(server: Server) -> None:
    clients = await seat_people(server, 2, 1)
    watcher = await Client(server, clients[0].table["table"], "watcher").come_in()
    await _play_rounds(clients, Random(6))
    stored = await server.stored_table(clients[0].table["table"])
    everybody = (*clients, watcher)
    wire = "".join(frame for client in everybody for frame in client.frames)
    contributions = [e.contribution for e in stored.entries if isinstance(e, log.Seated)]
    hidden = [client.key for client in everybody] + [stored.secret.hex(), *contributions]
    for secret in hidden:
        assert secret not in wire
        assert secret not in server.log.read_text()
    assert stored.header.commitment in wire


@pytest.mark.parametrize("path", ["replay", "log", "replay?seat=0"])
async def test_a_running_game_is_neither_replayed_nor_exported(server: Server, path: str) -> None:
    host, _ = await seat_people(server, 2)
    table = host.table["table"]
    async with server.http() as http:
        headers = {"authorization": f"Bearer {host.key}"}
        answer = await http.get(f"/api/tables/{table}/{path}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


async def test_nobody_is_given_a_table_that_does_not_exist(server: Server) -> None:
    async with server.http() as http:
        answer = await http.get("/api/tables/no-such-table/log")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
