"""The description of the HTTP side is true: every answer is one that it tells of."""

import logging
from typing import Any

import httpx
import pytest
from pytest import LogCaptureFixture, MonkeyPatch
from tests.server.guest import CONTRIBUTION, Guest, http_to

from tablee.server.house import House
from tablee.server.problems import STATUS
from tablee.table.refusal import Code

WHO = {"name": "A", "colour": "blue"}
NEW = {"game": "copyright", **WHO, "contribution": CONTRIBUTION}
KEY = {"authorization": "Bearer " + "k" * 43}
STRANGER = {**KEY, "origin": "https://elsewhere.example"}

CASES: list[tuple[str, str, dict[str, str], Any, str]] = [
    ("GET", "/api/lobby", {}, None, ""),
    ("GET", "/api/me/tables", {}, None, "no_key"),
    ("GET", "/api/me/tables", KEY, None, ""),
    ("POST", "/api/tables", {}, NEW, "no_key"),
    ("POST", "/api/tables", STRANGER, NEW, "forbidden_origin"),
    ("POST", "/api/tables", KEY, NEW, ""),
    ("POST", "/api/tables", KEY, {**NEW, "game": "chess"}, "unknown_game"),
    ("POST", "/api/tables", KEY, {**NEW, "options": {"limit": 0}}, "bad_options"),
    ("POST", "/api/tables", KEY, {**NEW, "seats": 99}, "malformed"),
    ("POST", "/api/tables", KEY, {**NEW, "more": 1}, "malformed"),
    ("POST", "/api/tables", KEY, b"{", "malformed"),
    ("POST", "/api/tables", KEY, b"[" * 20_000, "too_large"),
    ("POST", "/api/tables", KEY, b"[" * 16_000, "malformed"),
    ("GET", "/api/puzzles/{game}", {}, None, "no_key"),
    ("GET", "/api/puzzles/{game}", KEY, None, ""),
    ("POST", "/api/puzzles/{game}", KEY, WHO, ""),
    ("POST", "/api/puzzles/{game}", KEY, {}, "malformed"),
    ("GET", "/api/tables/{table}/replay", {}, None, "unknown_table"),
    ("GET", "/api/tables/{table}/log", {}, None, "unknown_table"),
]


async def answer_to(
    server: str, method: str, path: str, headers: dict[str, str], body: Any
) -> httpx.Response:
    address = path.format(game="copyright", table="lune-prune-4217")
    content = {"content": body} if isinstance(body, bytes) else {"json": body}
    json = {"content-type": "application/json"}
    async with http_to(server) as http:
        return await http.request(method, address, headers=headers | json, **content)


@pytest.mark.parametrize(("method", "path", "headers", "body", "code"), CASES)
async def test_every_answer_is_described(
    server: str, method: str, path: str, headers: dict[str, str], body: Any, code: str
) -> None:
    answer = await answer_to(server, method, path, headers, body)
    told = answer.json()
    assert told.get("code", "") == code
    schema = (await Guest(server).call("GET", "/api/schema")).json()
    described = schema["paths"][path][method.lower()]["responses"][str(answer.status_code)]
    kind = described["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    assert (kind == "Problem") is bool(code)
    assert set(schema["components"]["schemas"][kind]["required"]) <= told.keys()


async def test_a_file_and_a_key_are_described(server: str) -> None:
    schema = (await Guest(server).call("GET", "/api/schema")).json()
    file = schema["paths"]["/api/tables/{table}/log"]["get"]["responses"]["200"]
    assert file["content"].keys() == {"application/jsonl"}
    (scheme,) = schema["paths"]["/api/tables"]["post"]["security"]
    assert schema["components"]["securitySchemes"].keys() == scheme.keys()


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/nothing"), ("DELETE", "/api/tables")])
async def test_an_address_that_is_none_is_told_in_the_readers_language(
    server: str, method: str, path: str
) -> None:
    answer = await Guest(server, language="fr").call(method, path)
    assert answer.json()["code"] == "unknown_address"
    assert answer.json()["sentence"].startswith("Il n’y a rien")


async def test_our_own_bug_is_told_and_noted(
    server: str, monkeypatch: MonkeyPatch, caplog: LogCaptureFixture
) -> None:
    def fail(*_: object) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr(House, "is_listed", fail)
    adele = Guest(server)
    await adele.open_table(is_public=True)
    with caplog.at_level(logging.ERROR):
        answer = await adele.call("GET", "/api/lobby")
    assert (answer.status_code, answer.json()["code"]) == (500, "our_fault")
    assert [record.getMessage() for record in caplog.records] == ["our fault"]
    assert caplog.records[0].exc_info


def test_every_status_is_of_a_refusal() -> None:
    assert STATUS.keys() <= set(Code)
