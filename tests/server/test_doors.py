"""Names nobody guesses, codes that hold for minutes, a lobby that nobody fills alone."""

import asyncio
import math
from pathlib import Path

import pytest
from tests.server.conftest import running
from tests.server.guest import Guest, http_to

from tablee.server import lobby, names, routes
from tablee.server.connection import HEADER_BYTES, UNREAD_BYTES
from tablee.server.wall_clock import wall_ms


def test_a_name_holds_sixty_bits_of_chance() -> None:
    assert names.LENGTH * math.log2(len(set(names.LETTERS))) >= 60
    name = names.new_name()
    assert len(name.rpartition("-")[2]) == names.LENGTH
    assert len({names.new_name() for _ in range(1_000)}) == 1_000


async def test_a_new_table_has_such_a_name(server: str) -> None:
    table = await Guest(server).open_table()
    assert len(table.rpartition("-")[2]) == names.LENGTH


# Codes


async def test_a_code_leads_to_the_table_while_it_is_shown(server: str) -> None:
    adele, gaston = Guest(server), Guest(server, "Gaston")
    table = await adele.open_table()
    shown = await adele.call("POST", f"/api/tables/{table}/code", {"code": ""})
    code = shown.json()["code"]
    assert code.rpartition("-")[2].isdecimal()
    assert (await gaston.call("GET", f"/api/codes/{code}")).json() == {"table": table}
    again = await adele.call("POST", f"/api/tables/{table}/code", {"code": code})
    assert again.json()["code"] == code


async def test_a_code_ends_some_minutes_after_it_was_last_shown(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    adele = Guest(server)
    table = await adele.open_table()
    shown = await adele.call("POST", f"/api/tables/{table}/code", {"code": ""})
    now = wall_ms()
    monkeypatch.setattr(routes, "wall_ms", lambda: now + names.CODE_MS + 1_000)
    answer = await adele.call("GET", f"/api/codes/{shown.json()['code']}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")


async def test_who_does_not_sit_there_shows_no_code(server: str) -> None:
    table = await Guest(server).open_table()
    answer = await Guest(server).call("POST", f"/api/tables/{table}/code", {"code": ""})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_seated")


async def test_a_code_of_another_table_is_not_taken_over(server: str) -> None:
    adele = Guest(server)
    one, other = await adele.open_table(), await adele.open_table()
    code = (await adele.call("POST", f"/api/tables/{one}/code", {"code": ""})).json()["code"]
    stolen = await adele.call("POST", f"/api/tables/{other}/code", {"code": code})
    assert stolen.json()["code"] != code
    assert (await adele.call("GET", f"/api/codes/{code}")).json() == {"table": one}


@pytest.mark.usefixtures("tight_buckets")
async def test_codes_cannot_be_tried_out_one_by_one_nor_at_once(server: str) -> None:
    async with http_to(server) as http:
        answers = await asyncio.gather(
            *(http.get(f"/api/codes/lune-prune-{n}") for n in range(1000, 1090))
        )
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [404] * 60 + [429] * 30


# The lobby


async def _listed(base: str) -> list[str]:
    answer = await Guest(base).call("GET", "/api/lobby")
    return [table["table"] for table in answer.json()["tables"]]


async def test_the_lobby_shows_the_liveliest_first(server: str) -> None:
    async with Guest(server) as adele, Guest(server) as gaston, Guest(server) as zoe:
        crowded = await adele.open_table(is_public=True)
        quiet = await Guest(server).open_table(is_public=True)
        await zoe.visit(quiet)
        newest = await Guest(server).open_table(is_public=True)
        await adele.visit(crowded)
        await gaston.visit(crowded, **{"x-forwarded-for": "203.0.113.7"})
        assert await _listed(server) == [crowded, quiet, newest]


async def test_one_clients_tables_do_not_push_others_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "TABLES_LISTED", 4)
    async with running(tmp_path) as base:
        honest = await Guest(base).open_table(is_public=True)
        there = {"x-forwarded-for": "203.0.113.66"}
        body = {"game": "copyright", "name": "S", "colour": "blue", "contribution": "ab" * 16}
        for _ in range(8):
            opened = await Guest(base).call(
                "POST", "/api/tables", body | {"is_public": True}, **there
            )
            assert opened.status_code == 201
        tables = await _listed(base)
    assert len(tables) == 4
    assert honest in tables


# Requests


async def _raw(server: str, request: bytes) -> bytes:
    host, port = server.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    answer = await reader.read()
    writer.close()
    return answer


async def test_headers_are_bounded(server: str) -> None:
    line = b"x-filler: " + b"x" * 1_000 + b"\r\n"
    begin = b"GET /api/build HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
    few = await _raw(server, begin + line * 10 + b"\r\n")
    many = await _raw(server, begin + line * (HEADER_BYTES // 1_000 + 1) + b"\r\n")
    endless = await _raw(server, begin + b"x-filler: " + b"x" * (UNREAD_BYTES + 1))
    assert few.startswith(b"HTTP/1.1 200")
    assert many.startswith(b"HTTP/1.1 400")
    assert endless.startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /api/lobby HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET /api/nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"DELETE /api/lobby HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"nonsense\r\n\r\n",
    ],
)
async def test_every_answer_carries_the_same_security_headers_once(
    server: str, request_: bytes
) -> None:
    head = (await _raw(server, request_)).partition(b"\r\n\r\n")[0].lower()
    for header in (
        b"content-security-policy",
        b"x-content-type-options",
        b"referrer-policy",
        b"permissions-policy",
    ):
        assert head.count(b"\r\n" + header + b":") == 1
