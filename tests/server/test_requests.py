"""Which handler a request goes to, and what it is given."""

from collections.abc import Mapping
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.guest import Guest, http_to
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.server.app import Shared
from tablee.server.http import (
    BODY_BYTES,
    Addresses,
    HttpAnswer,
    HttpCall,
    get,
    guarded,
    post,
    read_body,
)
from tablee.server.routes import ROUTES
from tablee.table.refusal import Code, Refusal


class Wish(msgspec.Struct):
    wish: int


@get("/api/one/{name}")
def one(name: str, house: str, number: int = 7) -> dict[str, object]:
    return {"name": name, "house": house, "number": number}


@post("/api/one/{name}")
async def wish(name: str, data: Wish) -> Wish:
    return Wish(data.wish + len(name))


@get("/")
def otherwise(request: HttpCall) -> HttpAnswer:
    return HttpAnswer(request.path.encode())


ADDRESSES = Addresses((one, wish), otherwise)
SHARED = SimpleNamespace(house="the house")


def request_for(method: str, path: str, query: str = "", body: bytes = b"") -> HttpCall:
    scope: dict[str, Any] = {"method": method, "path": path, "headers": []}
    request = HttpCall({**scope, "query_string": query.encode()}, SHARED)
    request.body = body
    return request


async def told(request: HttpCall) -> Any:
    route = ADDRESSES.find(request)
    assert route is not None
    response = await route.answer(request)
    return msgspec.json.decode(response.body), response.status


async def test_a_handler_is_given_what_it_names() -> None:
    first = {"name": "a b", "house": "the house", "number": 7}
    assert await told(request_for("GET", "/api/one/a b")) == (first, 200)
    assert await told(request_for("GET", "/api/one/a b/", "number=8")) == (
        first | {"number": 8},
        200,
    )
    assert await told(request_for("POST", "/api/one/ab", body=b'{"wish":1}')) == ({"wish": 3}, 201)


@pytest.mark.parametrize(
    "request_",
    [
        request_for("GET", "/api/one/a", "number=eight"),
        request_for("POST", "/api/one/a", body=b"{}"),
        request_for("POST", "/api/one/a", body=b'{"wish":"\xff"}'),
        request_for("POST", "/api/one/a", body=b"[" * 16_000),
    ],
)
async def test_what_cannot_be_read_is_malformed(request_: HttpCall) -> None:
    with pytest.raises(Refusal) as refused:
        await told(request_)
    assert refused.value.code is Code.MALFORMED


def test_every_other_path_is_for_the_pages_and_no_other_method() -> None:
    for path in ("/", "/t/lune", "/api/one", "/api/one/a/b"):
        assert ADDRESSES.find(request_for("GET", path)) is otherwise
        assert ADDRESSES.find(request_for("POST", path)) is None
    assert ADDRESSES.find(request_for("DELETE", "/api/one/a")) is None
    assert ADDRESSES.find(request_for("HEAD", "/api/one/a")) is one


async def test_a_guard_stands_before_the_handler() -> None:
    def closed(_: HttpCall) -> None:
        raise Refusal(Code.TOO_FAST)

    (route,) = guarded(closed, get("/api/two")(one.handler))
    with pytest.raises(Refusal):
        await route.answer(request_for("GET", "/api/two"))


@pytest.mark.parametrize("size", [BODY_BYTES, BODY_BYTES + 1])
async def test_a_body_is_read_to_the_end_unless_it_is_too_large(size: int) -> None:
    parts: list[dict[str, Any]] = [
        {"body": b"x" * (size - 10), "more_body": True},
        {"body": b"y" * 10},
    ]

    async def receive() -> Mapping[str, Any]:
        return parts.pop(0)

    request = request_for("POST", "/api/one/a")
    if size > BODY_BYTES:
        with pytest.raises(Refusal):
            await read_body(request, receive)
    else:
        await read_body(request, receive)
        assert len(request.body) == size


def test_every_route_asks_for_something_that_there_is() -> None:
    shared = {part.name for part in fields(Shared)} | {"request", "data"}
    for route in ROUTES:
        known = shared | set(route.names)
        asked = {need.name for need in route.needs if not route.is_of_query(need)}
        assert asked <= known, route.path


async def test_what_is_there_can_be_asked_for_without_its_body(server: str) -> None:
    async with http_to(server) as http:
        whole, head = await http.get("/api/lobby"), await http.head("/api/lobby")
    assert head.status_code == 200
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert (head.content, bool(whole.content)) == (b"", True)


async def test_a_method_that_an_address_does_not_have_is_told(server: str) -> None:
    answer = await Guest(server).call("DELETE", "/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "unknown_address")


async def test_there_is_no_socket_but_at_a_table(server: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(server.replace("http", "ws") + "/api/nothing")
    assert refused.value.response.status_code == 403


async def test_every_answer_says_what_it_allows_and_keeps_itself_safe(server: str) -> None:
    async with http_to(server) as http:
        wrong = await http.request("DELETE", "/api/lobby")
        unknown = await http.get("/api/tables/no-such-table/replay")
        head, whole = await http.head("/api/lobby"), await http.get("/api/lobby")
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, HEAD")
    assert unknown.status_code == 404
    assert head.content == b""
    assert head.headers["content-length"] == str(len(whole.content))
    for answer in (wrong, unknown, head, whole):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" in answer.headers
