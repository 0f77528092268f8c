"""Several nodes, one house: whoever is asked answers for every table."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.guest import Guest
from tests.server.nodes import Node, a_table_of_two, hear_both, node
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.server import cut_off
from tablee.server.frames import CloseCode
from tablee.store.nats import NatsPlace, NatsStore
from tablee.store.nats.local_server import LocalServer


@pytest.fixture
def nats_server(tmp_path: Path) -> Iterator[LocalServer]:
    server = LocalServer(tmp_path / "nats", is_synced=False)
    server.start()
    yield server
    server.stop()


@pytest.fixture
async def nodes(tmp_path: Path, nats_server: LocalServer) -> AsyncIterator[list[Node]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(node(tmp_path / name, nats_server.address))
            for name in ("one", "two")
        ]


async def test_two_people_at_two_nodes_play_at_one_table(nodes: list[Node]) -> None:
    _, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        await adele.until(lambda guest: guest.table["chairs"][1]["name"] == "Bob")
        await adele.do("start")
        await hear_both(adele, bob, lambda guest: guest.view is not None)
        await bob.do("say", text="bonjour")
        await hear_both(adele, bob, lambda guest: guest.lines[-1].get("text") == "bonjour")
        await bob.send("react", reaction="wow")
        await hear_both(adele, bob, lambda guest: bool(guest.reactions))
        refusal = await bob.refusal_of("configure", has_open_chairs=False)
        assert refusal["code"] == "host_only"


async def test_who_leaves_another_node_is_seen_to_leave(nodes: list[Node]) -> None:
    _, adele, bob = await a_table_of_two(nodes)
    async with adele:
        await adele.until(lambda guest: guest.table["chairs"][1]["is_connected"])
        await bob.leave()
        await adele.until(lambda guest: not guest.table["chairs"][1]["is_connected"])


async def test_somebody_sent_away_is_sent_away_at_every_node(nodes: list[Node]) -> None:
    _, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        await adele.until(lambda guest: guest.table["chairs"][1]["name"] == "Bob")
        await adele.do("remove", player=bob.you["player"])
        await bob.until(lambda guest: "" in guest.refusals)
        assert bob.refusals[""]["code"] == "removed"


async def test_every_node_lists_the_tables_of_all(nodes: list[Node]) -> None:
    adele, bob = Guest(nodes[0].base, "Adèle"), Guest(nodes[1].base, "Bob")
    table = await adele.open_table(seats=2, is_public=True)
    async with asyncio.timeout(20):
        while True:
            lobby = (await bob.call("GET", "/api/lobby")).json()
            if [listed["table"] for listed in lobby["tables"]] == [table]:
                break
            await asyncio.sleep(0.02)


async def test_a_node_that_stops_hands_its_tables_over(
    nodes: list[Node], nats_server: LocalServer
) -> None:
    """Bob's page stays connected: he notices nothing but a new welcome."""
    table, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        await adele.do("start")
        await bob.until(lambda guest: guest.view is not None)
        await adele.leave()
        stopping = asyncio.create_task(nodes[0].stop())
        for number in range(20):
            await bob.do("say", text=f"word {number}")
        await stopping
        await bob.do("say", text="the last word")
    store = await NatsStore.open(NatsPlace(nats_server.address))
    stored = await store.read(table)
    await store.close()
    said = [entry.text for entry in stored.entries if hasattr(entry, "text")]
    assert said == [*(f"word {number}" for number in range(20)), "the last word"]


async def test_an_owner_who_was_deposed_is_answered_by_the_next_one(
    nodes: list[Node], nats_server: LocalServer
) -> None:
    """Somebody else claims the table, as if its node had been silent; then they are gone."""
    table, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        rival = await NatsStore.open(NatsPlace(nats_server.address))
        assert await rival.claim(table, lambda _: False) == ""
        await asyncio.gather(adele.do("say", text="one"), bob.do("say", text="two"))
        stored = await rival.read(table)
        await rival.close()
    said = [entry.text for entry in stored.entries if hasattr(entry, "text")]
    assert sorted(said) == ["one", "two"]


async def test_pages_and_nodes_are_counted(nodes: list[Node]) -> None:
    _, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        told = (await adele.call("GET", "/metrics")).text.splitlines()
        assert "tablee_nodes 2" in told
        assert "tablee_guest_pages 1" in told or "tablee_pages_abroad 1" in told


async def test_a_node_without_a_broker_says_so_and_comes_back_by_itself(
    nodes: list[Node], nats_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pages are let go, and nobody comes in, until the broker is there again."""
    monkeypatch.setattr(cut_off, "CUT_OFF_SECONDS", 0.5)
    table, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        nats_server.stop()
        for guest in (adele, bob):
            assert (await guest.call("GET", "/health")).status_code == 503
            with pytest.raises(ConnectionClosed) as closed:
                await guest.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.TRY_AGAIN_LATER
            with pytest.raises(InvalidStatus):
                await guest.dial(table)
        nats_server.start()
        await asyncio.gather(*(_come_back(guest, table) for guest in (adele, bob)))
        await bob.do("say", text="here again")
        await hear_both(adele, bob, lambda guest: guest.lines[-1].get("text") == "here again")
        assert (await bob.call("GET", "/health")).status_code == 200


async def _come_back(guest: Guest, table: str) -> None:
    """As a page does: again and again."""
    while True:
        try:
            await guest.visit(table)
        except (InvalidStatus, ConnectionClosed):
            await asyncio.sleep(0.05)
        else:
            return


async def test_processes_that_share_a_folder_are_counted_by_whichever_is_asked(
    tmp_path: Path, nats_server: LocalServer
) -> None:
    async with AsyncExitStack() as stack:
        two = [
            await stack.enter_async_context(node(tmp_path / "shared", nats_server.address))
            for _ in range(2)
        ]
        told = (await Guest(two[0].base).call("GET", "/metrics")).text.splitlines()
        counted = [line for line in told if line.startswith("tablee_nodes")]
        assert len({line.split('"')[1] for line in counted}) == 2
        assert len([line for line in told if line.startswith("# TYPE tablee_nodes ")]) == 1
        buckets = [line for line in told if line.startswith("tablee_save_seconds_bucket{worker=")]
        assert 'le="0.001"' in buckets[0]
