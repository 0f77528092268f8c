"""Whoever runs the house sees what is going on, and is obeyed; nobody else is."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import running
from tests.server.guest import CONTRIBUTION, Guest
from websockets.exceptions import ConnectionClosed

from tablee import __version__
from tablee.server import house_rules
from tablee.server.host_key import host_key
from tablee.server.settings import Settings
from tablee.server.wall_clock import wall_ms

ADDRESS = "203.0.113.7"


class Host:
    def __init__(self, base: str, key: str) -> None:
        self._guest = Guest(base)
        self._key = key

    async def report(self) -> Any:
        answer = await self._guest.call("GET", "/api/host", authorization=f"Bearer {self._key}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def order(self, kind: str, **fields: object) -> Any:
        answer = await self.try_to(kind, **fields)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def try_to(self, kind: str, **fields: object) -> Any:
        return await self._guest.call(
            "POST", "/api/host", {"kind": kind, **fields}, authorization=f"Bearer {self._key}"
        )


def host_of(base: str, data: Path) -> Host:
    return Host(base, host_key(Settings(data=data)))


@pytest.fixture
async def host(server: str, tmp_path: Path) -> AsyncIterator[Host]:
    yield host_of(server, tmp_path)


async def turned_away(guest: Guest) -> str:
    """The code with which the connection was ended."""
    with pytest.raises(ConnectionClosed):
        await guest.until(lambda _: False)
    return str(guest.refusals[""]["code"])


async def refused_at_the_door(guest: Guest, table: str, **headers: str) -> str:
    with pytest.raises(ConnectionClosed):
        await guest.visit(table, **headers)
    return str(guest.refusals[""]["code"])


# The key


def test_the_key_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    key = host_key(settings)
    assert host_key(settings) == key
    assert len(key) >= 32
    assert (tmp_path / "host-key").stat().st_mode & 0o077 == 0
    assert host_key(Settings(data=tmp_path / "other")) != key
    assert host_key(Settings(data=tmp_path, host_key="my own")) == "my own"


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_nobody_else_is_told_or_obeyed(server: str, method: str) -> None:
    for key in ("Bearer wrong", "", "Bearer", "Basic x"):
        answer = await Guest(server).call(
            method, "/api/host", {"kind": "notice", "text": "hi"}, authorization=key
        )
        assert (answer.status_code, answer.json()["code"]) == (401, "host_key_only")


@pytest.mark.usefixtures("tight_buckets")
async def test_keys_cannot_be_tried_out(server: str) -> None:
    codes = [
        (await Guest(server).call("GET", "/api/host", authorization=f"Bearer {n}")).status_code
        for n in range(61)
    ]
    assert codes == [401] * 60 + [429]


# What is going on


async def test_the_report_tells_of_tables_people_and_refusals(server: str, host: Host) -> None:
    async with Guest(server) as adele, Guest(server, "Gaston") as gaston:
        table = await adele.open_table(is_public=True)
        await adele.visit(table)
        await gaston.visit(table, **{"x-forwarded-for": ADDRESS})
        await gaston.refusal_of("start")
        report = await host.report()
    assert report["version"] == __version__
    (live,) = report["live"]
    assert (live["summary"]["table"], live["summary"]["status"]) == (table, "waiting")
    people = [(one["name"], one["seat"], one["address"]) for one in live["people"]]
    assert people == [("Adèle", 0, "127.0.0.1"), ("Gaston", None, ADDRESS)]
    assert report["commands"]["host_only"] >= 1
    assert report["store"]["tables"] == {"waiting": 1}
    assert report["store"]["bytes"] > 0


# What is to be done


async def test_a_closed_table_is_left_and_stays_shut_until_it_is_reopened(
    server: str, host: Host
) -> None:
    async with Guest(server) as adele:
        table = await adele.open_table(is_public=True)
        await adele.visit(table)
        await host.order("close", table=table)
        assert await turned_away(adele) == "table_closed"
        assert await refused_at_the_door(adele, table) == "table_closed"
        assert (await adele.call("GET", "/api/lobby")).json()["tables"] == []
        answer = await adele.call("GET", f"/api/tables/{table}/log")
        assert (answer.status_code, answer.json()["code"]) == (403, "table_closed")
        assert (await host.report())["closed"] == [table]
        await host.order("reopen", table=table)
        assert (await adele.visit(table)).you["seat"] == 0


async def test_what_was_decided_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as base:
        adele = Guest(base)
        table = await adele.open_table()
        host = host_of(base, tmp_path)
        await host.order("close", table=table)
        await host.order("ban", who=ADDRESS, minutes=5)
        await host.order("notice", text="Back at eight")
    async with running(tmp_path) as base:
        adele.base = base
        assert await refused_at_the_door(adele, table) == "table_closed"
        report = await host_of(base, tmp_path).report()
        assert [ban["who"] for ban in report["bans"]] == [ADDRESS]
        assert report["notice"] == "Back at eight"


async def test_a_deleted_table_is_gone(server: str, host: Host) -> None:
    async with Guest(server) as adele:
        table = await adele.open_table()
        await adele.visit(table)
        assert (await host.order("delete", table=table))["deleted"] == 1
        assert await turned_away(adele) == "unknown_table"
        assert await refused_at_the_door(adele, table) == "unknown_table"
        assert (await adele.call("GET", "/api/me/tables")).json()["tables"] == []
    again = await host.try_to("delete", table=table)
    assert (again.status_code, again.json()["code"]) == (404, "unknown_table")
    assert (await host.try_to("close", table=table)).status_code == 404


async def test_a_banned_address_stays_out_and_others_do_not(server: str, host: Host) -> None:
    there = {"x-forwarded-for": ADDRESS}
    async with Guest(server) as adele, Guest(server, "Gaston") as gaston:
        table = await adele.open_table()
        await adele.visit(table)
        await gaston.visit(table, **there)
        await host.order("ban", who=ADDRESS, minutes=10)
        assert await turned_away(gaston) == "banned"
        assert await refused_at_the_door(gaston, table, **there) == "banned"
        body = {"game": "copyright", "name": "G", "colour": "blue", "contribution": CONTRIBUTION}
        opened = await gaston.call("POST", "/api/tables", body, **there)
        assert (opened.status_code, opened.json()["code"]) == (403, "banned")
        await adele.do("say", text="still here")
        await host.order("ban", who=ADDRESS, minutes=0)
        await gaston.visit(table, **there)


async def test_a_banned_player_stays_out_from_wherever(server: str, host: Host) -> None:
    async with Guest(server) as adele, Guest(server, "Gaston") as gaston:
        table = await adele.open_table()
        await gaston.visit(table)
        await host.order("ban", who=gaston.you["player"], minutes=10)
        assert await turned_away(gaston) == "banned"
        elsewhere = {"x-forwarded-for": "203.0.113.99"}
        assert await refused_at_the_door(gaston, table, **elsewhere) == "banned"
        await adele.visit(table)


async def test_a_ban_of_an_ipv6_address_is_of_its_home(server: str, host: Host) -> None:
    await host.order("ban", who="2001:db8:1:2:3::4", minutes=10)
    guest = Guest(server)
    table = await Guest(server).open_table()
    neighbour = {"x-forwarded-for": "2001:db8:1:2::9"}
    assert await refused_at_the_door(guest, table, **neighbour) == "banned"


async def test_a_ban_ends_by_itself(
    server: str, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.order("ban", who="127.0.0.1", minutes=10)
    refused = await Guest(server).call("GET", "/api/me/tables")
    assert refused.json()["code"] == "banned"
    later = wall_ms() + 11 * 60_000
    monkeypatch.setattr(house_rules, "wall_ms", lambda: later)
    assert (await Guest(server).call("GET", "/api/me/tables")).status_code == 200


async def test_a_notice_is_for_everybody_and_made_plain(server: str, host: Host) -> None:
    assert (await Guest(server).call("GET", "/api/notice")).json() == {"text": ""}
    await host.order("notice", text="Back\u200b at\neight ")
    assert (await Guest(server).call("GET", "/api/notice")).json() == {"text": "Back at eight"}
    await host.order("notice", text="")
    assert (await Guest(server).call("GET", "/api/notice")).json() == {"text": ""}


async def test_a_house_that_is_drained_opens_no_tables_and_plays_on(
    server: str, host: Host
) -> None:
    body = {"game": "copyright", "name": "A", "colour": "blue", "contribution": CONTRIBUTION}
    async with Guest(server) as adele:
        await adele.visit(await adele.open_table())
        await host.order("drain", is_draining=True)
        refused = await adele.call("POST", "/api/tables", body)
        assert (refused.status_code, refused.json()["code"]) == (503, "shutting_down")
        assert (await adele.call("GET", "/health/ready")).status_code == 503
        assert (await adele.call("GET", "/health")).status_code == 200
        assert (await host.report())["is_draining"] is True
        await adele.do("say", text="we play on")
        await host.order("drain", is_draining=False)
        assert (await adele.call("POST", "/api/tables", body)).status_code == 201


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "dance"},
        {"kind": "ban", "who": "x", "minutes": 1},
        {"kind": "ban", "who": ADDRESS, "minutes": -1},
        {"kind": "notice", "text": "x" * 301},
        {"kind": "close"},
    ],
)
async def test_nonsense_is_no_order(host: Host, fields: dict[str, object]) -> None:
    answer = await host.try_to(**fields)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
