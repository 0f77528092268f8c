"""Guests who pretend: another's key, another's seat, the host's rights, the hand of fate."""

import json
import secrets
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from tests.faults.client import Client, dial, hello, new_key, open_table, seat_people
from tests.faults.load import every_log_replays
from tests.faults.player import next_action
from tests.faults.server import Server
from websockets.exceptions import ConnectionClosed

from tablee.kernel import log
from tablee.table.decide import FollowUp

pytestmark = pytest.mark.faults

POLICY_VIOLATION = 1008
EVIL = "https://evil.example"
LAY = {"kind": "lay_card", "card": 0, "x": 0, "y": 0, "orientation": 0}


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


async def _turned_away(server: Server, table: str, message: str, **options: Any) -> str:
    """The code with which a connection is refused and closed after its first message."""
    async with dial(server, table, **options) as socket:
        with suppress(ConnectionClosed):  # it may be closed before it has said anything
            await socket.send(message)
        refusal = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == POLICY_VIOLATION
        return str(refusal["code"])


async def _watcher(server: Server, table: str) -> Client:
    return await Client(server, table, "watcher").come_in()


# Seats


async def test_a_public_id_is_no_key(server: Server) -> None:
    """Everybody sees the others' ids; they open nothing."""
    host, _ = await seat_people(server, 2)
    assert await _turned_away(server, host.table["table"], hello(host.player, "thief")) == (
        "hello_first"
    )
    thief = Client(server, host.table["table"], "thief", key=(host.player * 4)[:43])
    await thief.come_in()
    assert thief.seat is None
    assert thief.view is not None
    assert thief.view["own"] is None


async def test_a_key_is_held_to_its_own_seat_from_any_number_of_pages(server: Server) -> None:
    host, guest = await seat_people(server, 2)
    page = await Client(server, host.table["table"], "other page", host.key).come_in()
    assert page.seat == host.seat
    assert (await page.act(LAY)).is_accepted
    assert guest.seat != host.seat
    await guest.until(lambda: bool(guest.view and guest.view["seats"][0]["laid"]))
    assert guest.view is not None
    assert guest.view["seats"][1]["laid"] == []


@pytest.mark.parametrize("extra", [{"seat": 0}, {"by": "somebody"}, {"player": "somebody"}])
async def test_nobody_acts_for_another_seat(server: Server, extra: dict[str, Any]) -> None:
    _, guest = await seat_people(server, 2)
    assert (await guest.do("act", action=LAY, **extra)).code == "malformed"
    assert (await guest.act({**LAY, **extra})).code == "malformed"


async def test_a_spectator_changes_nothing(server: Server) -> None:
    host, _ = await seat_people(server, 2)
    watcher = await _watcher(server, host.table["table"])
    await host.until(lambda: host.table["watchers"] == 1)
    before = len(host.frames)
    answers = [
        await watcher.act(LAY),
        await watcher.do("undo"),
        await watcher.do("pause", wishes=True),
        await watcher.do("stand"),
        await watcher.do("sit", seat=0, contribution=secrets.token_hex(16)),
    ]
    codes = ["not_seated", "not_seated", "not_seated", "not_seated", "chair_taken"]
    assert [answer.code for answer in answers] == codes
    assert (await host.do("say", text="all as it was")).is_accepted
    assert len(host.frames) == before + 1


async def test_only_the_host_arranges_the_table(server: Server) -> None:
    host_key = new_key()
    table = await open_table(server, host_key)
    await Client(server, table, "host", host_key).come_in()
    guest = await _watcher(server, table)
    await guest.do("sit", seat=1, contribution=secrets.token_hex(16))
    before = guest.table
    for kind, fields in (
        ("start", {}),
        ("fill_with_bots", {"level": "easy"}),
        ("seat_bot", {"seat": 2, "level": "easy"}),
        ("vacate", {"seat": 0}),
        ("swap", {"seat": 0, "other": 1}),
        ("configure", {"seats": 2}),
        ("hand_over", {"player": guest.player}),
    ):
        assert (await guest.do(kind, **fields)).code == "host_only", kind
    assert guest.table == before


async def test_a_connection_does_not_change_hands(server: Server) -> None:
    host, guest = await seat_people(server, 2)
    page = await _watcher(server, host.table["table"])
    other = json.loads(hello(guest.key, "guest"))
    fields = {name: other[name] for name in ("key", "name", "colour", "language")}
    assert (await page.do("hello", **fields)).code == "another_player"
    assert (await page.act(LAY)).code == "not_seated"


# Fate


def _entry_kinds() -> list[type[log.Entry]]:
    return [kind for kind in log.Entry.__subclasses__() if kind is not log.Said]


FORGED: dict[str, dict[str, Any]] = {
    "configured": {"seats": 2, "options": {}},
    "seated": {"seat": 0, "player": "x", "name": "x", "colour": "blue"},
    "bot_seated": {"seat": 0, "level": "easy", "name": "x"},
    "vacated": {"seat": 0},
    "swapped": {"seat": 0, "other": 1},
    "handed_over": {"player": "x"},
    "removed": {"player": "x", "name": "x"},
    "readmitted": {"player": "x"},
    "muted": {"player": "x", "is_muted": True},
    "started": {"digest": "0" * 32},
    "acted": {"seat": 0, "action": LAY, "digest": ""},
    "expired": {"digest": "0" * 32},
    "undone": {"seat": 0},
    "paused": {"is_automatic": True},
    "resumed": {},
    "ended": {"outcome": {"winners": [1], "scores": [0, 99], "reason": "x"}, "secret": "00" * 32},
    "rematched": {"table": "elsewhere"},
    "follow_up": {"table": "elsewhere"},
}


def test_every_kind_of_entry_is_forged() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in _entry_kinds()}
    assert {*tags, str(FollowUp.__struct_config__.tag)} == set(FORGED)


async def test_chance_and_time_are_not_for_clients_to_send(server: Server) -> None:
    host, guest = await seat_people(server, 2, round_seconds=600)
    table = host.table["table"]
    before = len((await server.stored_table(table)).entries)
    for kind, fields in FORGED.items():
        for sender in (host, guest):
            stamp = {"n": before + 1, "at_ms": 10**9, "by": "", "command": ""}
            assert (await sender.do(kind, **fields)).code == "malformed", kind
            assert (await sender.do(kind, **fields, **stamp)).code == "malformed", kind
    stored = await server.stored_table(table)
    assert len(stored.entries) == before
    every_log_replays([stored])


@pytest.mark.parametrize("extra", [{"at_ms": 10**9}, {"n": 1}, {"digest": "0" * 32}])
async def test_a_move_carries_neither_time_nor_chance(
    server: Server, extra: dict[str, Any]
) -> None:
    host, _ = await seat_people(server, 2)
    assert (await host.do("act", action=LAY, **extra)).code == "malformed"
    assert (await host.act({**LAY, **extra})).code == "malformed"


async def test_the_same_command_is_done_once_however_often_it_is_sent(server: Server) -> None:
    host, guest = await seat_people(server, 2)
    command = json.dumps({"kind": "say", "id": "again", "text": "once"})
    async with dial(server, host.table["table"]) as one, dial(server, host.table["table"]) as two:
        for socket in (one, two):
            await socket.send(hello(host.key, "host"))
            for _ in range(20):
                await socket.send(command)
    await guest.do("say", text="done")
    said = [line["text"] for line in guest.lines if line["event"] == "said"]
    assert said == ["once", "done"]


# Before hello, and from elsewhere


@pytest.mark.parametrize("kind", ["start", "stand", "undo", "say"])
async def test_nothing_is_done_before_hello(server: Server, kind: str) -> None:
    host, _ = await seat_people(server, 2)
    command = json.dumps({"kind": kind, "id": "early", **({"text": "x"} if kind == "say" else {})})
    assert await _turned_away(server, host.table["table"], command) == "hello_first"


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1.evil.example"])
async def test_pages_of_other_sites_get_no_socket(server: Server, origin: str) -> None:
    table = await open_table(server, new_key())
    code = await _turned_away(server, table, hello(new_key(), "page"), origin=origin)
    assert code == "forbidden_origin"


async def test_pages_of_other_sites_open_no_tables(server: Server) -> None:
    headers = {"authorization": f"Bearer {new_key()}", "origin": EVIL}
    async with server.http() as http:
        answer = await http.post("/api/tables", json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")


@pytest.mark.parametrize("authorization", ["", "Bearer", "Bearer short", "Basic " + "x" * 43])
async def test_whoever_brings_no_key_is_told_so(server: Server, authorization: str) -> None:
    headers = {"authorization": authorization}
    body = {"game": "copyright", "name": "x", "colour": "blue", "contribution": "0" * 32}
    async with server.http() as http:
        mine = await http.get("/api/me/tables", headers=headers)
        opened = await http.post("/api/tables", json=body, headers=headers)
    for answer in (mine, opened):
        assert (answer.status_code, answer.json()["code"]) == (401, "no_key")


async def test_one_can_sit_only_once(server: Server) -> None:
    host_key = new_key()
    table = await open_table(server, host_key, seats=4)
    host = await Client(server, table, "host", host_key).come_in()
    await host.do("sit", seat=2, contribution=secrets.token_hex(16))
    assert [chair["player"] for chair in host.table["chairs"]] == ["", "", host.player, ""]


async def test_a_seated_player_may_still_play_after_all_this(server: Server) -> None:
    """The server has had no bug in all these tests."""
    host, _ = await seat_people(server, 2)
    assert host.view is not None
    assert host.seat is not None
    action = next_action(host.view, host.seat, Random(1))
    assert action is not None
    assert (await host.act(action)).is_accepted
    assert server.tracebacks() == []
