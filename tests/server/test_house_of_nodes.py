"""What the host decides, and what people may do, holds at every node of a house."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.faults.client import hello
from tests.server.guest import PATIENCE_SECONDS, Guest
from tests.server.nodes import Node, a_table_of_two, hear_both, node
from websockets.exceptions import ConnectionClosed

from tablee.server import house, news_desk, roll_call
from tablee.server.nodes import TOPIC, Heartbeat
from tablee.store.nats import NatsPlace, NatsStore
from tablee.store.nats.local_server import LocalServer

HOST_KEY = "the host's own key of these tests"
LOOK_SECONDS = 0.02
LOBBY_SECONDS = 0.5
"""Who looks at the lobby more often for long is told to slow down."""
SOCKETS = 6
TABLES = 40
"""An hour; ten at once."""


@pytest.fixture
def nats_server(tmp_path: Path) -> Iterator[LocalServer]:
    server = LocalServer(tmp_path / "nats", is_synced=False)
    server.start()
    yield server
    server.stop()


@pytest.fixture
async def nodes(tmp_path: Path, nats_server: LocalServer) -> AsyncIterator[list[Node]]:
    settings = {
        "host_key": HOST_KEY,
        "connections_per_client": SOCKETS,
        "tables_per_hour": TABLES,
        "keep_abandoned_days": 1e-9,
    }
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(node(tmp_path / name, nats_server.address, **settings))
            for name in ("one", "two")
        ]


async def order(at: Node, **what: Any) -> dict[str, int]:
    host = Guest(at.base)
    answer = await host.call("POST", "/api/host", what, authorization=f"Bearer {HOST_KEY}")
    assert answer.status_code == 201, answer.text
    obeyed: dict[str, int] = answer.json()
    return obeyed


async def until(is_so: Callable[[], Awaitable[bool]], every: float = LOOK_SECONDS) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not await is_so():  # noqa: ASYNC110  (another node tells it)
            await asyncio.sleep(every)


async def report_of(at: Node) -> Any:
    answer = await Guest(at.base).call("GET", "/api/host", authorization=f"Bearer {HOST_KEY}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def is_refused(guest: Guest, table: str, code: str, **headers: str) -> bool:
    """Whether somebody who comes in now is told this."""
    socket = await guest.dial(table, **headers)
    with suppress(ConnectionClosed):  # turned away before any word
        await socket.send(hello(guest.key, guest.name))
    said = str(await socket.recv())
    await socket.close()
    return code in said


async def test_a_ban_holds_at_every_node_and_for_those_who_are_there(nodes: list[Node]) -> None:
    table, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        await order(nodes[1], kind="ban", who=adele.you["player"], minutes=5)
        await adele.until(lambda guest: "" in guest.refusals)
        assert adele.refusals[""]["code"] == "banned"
        await until(lambda: is_refused(adele, table, "banned"))
        await order(nodes[0], kind="ban", who=bob.you["player"], minutes=5)
        await bob.until(lambda guest: "" in guest.refusals)
        assert bob.refusals[""]["code"] == "banned"
        adele.base = nodes[1].base  # the first ban has not been forgotten over the second
        assert await is_refused(adele, table, "banned")


async def test_orders_of_the_same_moment_all_hold(nodes: list[Node]) -> None:
    players = [f"player-{number}" for number in range(20)]
    orders = (order(nodes[n % 2], kind="ban", who=who, minutes=5) for n, who in enumerate(players))
    await asyncio.gather(*orders, order(nodes[0], kind="notice", text="Back at eight"))

    async def is_told_of_all(at: Node) -> bool:
        report = await report_of(at)
        banned = {ban["who"] for ban in report["bans"]}
        return banned == set(players) and report["notice"] == "Back at eight"

    for at in nodes:
        await until(partial(is_told_of_all, at))


async def test_a_table_is_closed_and_opened_again_by_any_node(nodes: list[Node]) -> None:
    table, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        await order(nodes[1], kind="close", table=table)
        await hear_both(adele, bob, lambda guest: "" in guest.refusals)
        assert adele.refusals[""]["code"] == bob.refusals[""]["code"] == "table_closed"
        await order(nodes[1], kind="reopen", table=table)
        await until(lambda: _comes_in(adele, table))


async def _comes_in(guest: Guest, table: str) -> bool:
    return await is_refused(guest, table, '"kind":"welcome"')


async def test_a_table_that_another_node_deletes_is_gone(nodes: list[Node]) -> None:
    table, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        assert (await order(nodes[1], kind="delete", table=table))["deleted"] == 1
        await hear_both(adele, bob, lambda guest: "" in guest.refusals)
        assert adele.refusals[""]["code"] == bob.refusals[""]["code"] == "unknown_table"


async def test_a_table_where_somebody_is_at_another_node_is_not_pruned(nodes: list[Node]) -> None:
    _, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        assert (await order(nodes[1], kind="prune"))["deleted"] == 0
        await hear_both(adele, bob, lambda guest: guest.refusals == {})
        await bob.do("say", text="still here")


async def test_notice_and_drain_are_for_the_whole_house(nodes: list[Node]) -> None:
    bob = Guest(nodes[1].base)
    await order(nodes[0], kind="notice", text="Back at eight")
    await order(nodes[0], kind="drain", is_draining=True)

    async def is_told() -> bool:
        ready = await bob.call("GET", "/health/ready")
        notice = await bob.call("GET", "/api/notice")
        return ready.status_code == 503 and "Back at eight" in notice.text

    await until(is_told)


async def test_any_node_tells_the_host_of_the_whole_house(nodes: list[Node]) -> None:
    """The first node owns one table, with a page of the second's; the second owns two others."""
    table, adele, bob = await a_table_of_two(nodes)
    carl, dora = Guest(nodes[1].base, "Carl"), Guest(nodes[1].base, "Dora")
    async with adele, bob, carl, dora:
        for host in (carl, dora):
            await host.visit(await host.open_table())
        reports = [await report_of(at) for at in nodes]
    for report in reports:
        assert (report["tables"], report["people"], report["silent"]) == (3, 4, [])
        owned = {(node["tables"], node["people"]): node for node in report["nodes"]}
        assert owned.keys() == {(1, 2), (2, 2)}
        first, second = owned[1, 2], owned[2, 2]
        assert (first["pages_abroad"], first["guest_pages"]) == (0, 1)
        assert (second["pages_abroad"], second["guest_pages"]) == (1, 0)
        owners = {live["summary"]["table"]: live["node"] for live in report["live"]}
        assert owners.pop(table) == first["node"]
        assert list(owners.values()) == [second["node"]] * 2
    assert reports[0]["nodes"][0] != reports[1]["nodes"][0]  # whoever is asked comes first


async def test_a_node_that_does_not_answer_is_named(
    nodes: list[Node], nats_server: LocalServer
) -> None:
    stranger = await NatsStore.open(NatsPlace(nats_server.address))

    async def is_named() -> bool:
        beat = msgspec.json.encode(Heartbeat(stranger.node))
        await stranger.wires.tell_all(TOPIC, beat)
        report = await report_of(nodes[0])
        assert len(report["nodes"]) == 2
        return bool(report["silent"] == [stranger.node])

    await until(is_named)
    await stranger.close()


async def test_an_account_that_is_too_long_tells_of_fewer_tables(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = [Guest(nodes[0].base, name) for name in ("Adèle", "Bob", "Carl", "Dora")]
    async with AsyncExitStack() as stack:
        for guest in guests:
            await stack.enter_async_context(await guest.visit(await guest.open_table()))
        one = len(msgspec.json.encode((await report_of(nodes[0]))["live"][0]))
        monkeypatch.setattr(roll_call, "LARGEST_ACCOUNT", 3 * one)
        report = await report_of(nodes[1])
    assert (report["tables"], len(report["live"])) == (4, 2)


async def test_pause_wishes_of_pages_at_two_nodes_meet(nodes: list[Node]) -> None:
    _, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        await adele.until(lambda guest: guest.table["chairs"][1]["name"] == "Bob")
        await adele.do("start")
        await hear_both(adele, bob, lambda guest: guest.view is not None)
        await bob.do("pause", wishes=True)
        await adele.until(lambda guest: guest.table["chairs"][1]["wishes"])
        await adele.do("pause", wishes=True)
        await hear_both(adele, bob, lambda guest: not guest.clock["is_running"])


@pytest.mark.usefixtures("tight_buckets")
async def test_sockets_of_one_address_are_counted_over_all_nodes(nodes: list[Node]) -> None:
    adele, bob = Guest(nodes[0].base, "Adèle"), Guest(nodes[1].base, "Bob")
    table = await adele.open_table()
    held = [await adele.dial(table) for _ in range(SOCKETS)]
    await until(lambda: is_refused(bob, table, "too_fast"))
    for socket in held:
        await socket.close()
    await until(lambda: _comes_in(bob, table))


@pytest.mark.usefixtures("tight_buckets")
async def test_tables_of_one_address_are_counted_over_all_nodes(nodes: list[Node]) -> None:
    adele, bob = Guest(nodes[0].base, "Adèle"), Guest(nodes[1].base, "Bob")
    for _ in range(10):
        await adele.open_table()
    body = {"game": "copyright", "name": "Bob", "colour": "blue", "contribution": "ab" * 16}

    async def is_too_fast() -> bool:
        return (await bob.call("POST", "/api/tables", body)).status_code == 429

    await until(is_too_fast)


@pytest.mark.usefixtures("tight_buckets")
async def test_one_who_talks_at_tables_of_two_nodes_has_one_measure(nodes: list[Node]) -> None:
    """Thirty words at once: those said at one node are not to be had again at the other."""
    adele, again = Guest(nodes[0].base, "Adèle"), Guest(nodes[1].base, "Adèle")
    again.key = adele.key
    tables = [await guest.open_table() for guest in (adele, again)]
    async with await adele.visit(tables[0]) as here, await again.visit(tables[1]) as there:
        for number in range(30):
            await here.do("say", text=f"{number}")

        async def is_too_fast() -> bool:
            sent = await there.send("say", text="and more")
            await there.until(lambda guest: sent in guest.accepted or sent in guest.refusals)
            await asyncio.sleep(0.1)
            return sent in there.refusals

        await until(is_too_fast)
        said = [line for line in there.lines if line.get("text") == "and more"]
        assert len(said) < 20


@pytest.mark.usefixtures("tight_buckets")
async def test_what_a_relayed_page_says_counts_once(nodes: list[Node]) -> None:
    """Ninety at once: if the node of the page counted them too, sixty would be too many."""
    _, adele, bob = await a_table_of_two(nodes)
    async with adele, bob:
        await adele.until(lambda guest: guest.table["chairs"][1]["name"] == "Bob")
        await adele.do("start")
        for number in range(60):
            await bob.do("pause", wishes=number % 2 == 0)
        await asyncio.sleep(3 * news_desk.COUNT_SECONDS)  # whatever is counted has been told
        await bob.do("pause", wishes=True)


async def test_where_people_are_is_known_to_every_lobby(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that nobody has touched for long is listed as long as somebody is there."""
    monkeypatch.setattr(house, "LATELY_MS", -1)
    adele, bob = Guest(nodes[0].base, "Adèle"), Guest(nodes[1].base, "Bob")
    table = await adele.open_table(is_public=True)

    async def is_listed() -> bool:
        lobby = (await bob.call("GET", "/api/lobby")).json()
        return [listed["table"] for listed in lobby["tables"]] == [table]

    async def is_unlisted() -> bool:
        return not await is_listed()

    async with await adele.visit(table):
        await until(is_listed, LOBBY_SECONDS)
    await until(is_unlisted, LOBBY_SECONDS)
