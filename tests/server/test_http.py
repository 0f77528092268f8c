"""The lobby, new tables, and how the server answers what is not right."""

import msgspec
import pytest
from pytest import MonkeyPatch
from tests.server.guest import CONTRIBUTION, Guest, http_to

from tablee.kernel import registry
from tablee.kernel.manifest import GameInfo
from tablee.server import founding, house, pages


def new_table(game: str = "copyright") -> dict[str, object]:
    return {"game": game, "name": "A", "colour": "blue", "contribution": CONTRIBUTION}


async def test_the_lobby_lists_the_games_and_the_public_tables(server: str) -> None:
    adele = Guest(server)
    hidden = await adele.open_table()
    shown = await adele.open_table(is_public=True, seats=3)
    lobby = (await adele.call("GET", "/api/lobby")).json()
    assert [game["game"] for game in lobby["games"]] == list(registry.names())
    infos = tuple(registry.load(name).info for name in registry.names())
    assert msgspec.convert(lobby["games"], tuple[GameInfo, ...]) == infos
    assert [table["table"] for table in lobby["tables"]] == [shown]
    assert hidden not in str(lobby)


async def test_an_open_page_can_ask_which_build_the_server_has(
    server: str, monkeypatch: MonkeyPatch
) -> None:
    page = b'<head><meta name="build" content="0a1b2c" /></head>'
    monkeypatch.setattr(pages, "pages", lambda: {"index.html": pages.Page(page, None, "", "", "")})
    assert (await Guest(server).call("GET", "/api/build")).json() == {"build": "0a1b2c"}


async def test_pages_that_are_not_built_have_no_name(server: str, monkeypatch: MonkeyPatch) -> None:
    nothing = pages.Page(pages.NOT_BUILT, None, "", "", "")
    monkeypatch.setattr(pages, "pages", lambda: {"index.html": nothing})
    assert (await Guest(server).call("GET", "/api/build")).json() == {"build": ""}


@pytest.mark.parametrize("path", ["/robots.txt", "/favicon.ico"])
async def test_what_every_browser_and_crawler_asks_for_is_there(server: str, path: str) -> None:
    answer = await Guest(server).call("GET", path)
    assert answer.status_code == 200
    assert "html" not in answer.headers["content-type"]


async def test_my_tables_are_mine(server: str) -> None:
    adele, gaston = Guest(server), Guest(server, "Gaston")
    table = await adele.open_table()
    mine = (await adele.call("GET", "/api/me/tables")).json()["tables"]
    assert [row["table"] for row in mine] == [table]
    assert (await gaston.call("GET", "/api/me/tables")).json()["tables"] == []


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/tables", {}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "chess"}, 400, "malformed"),
        ("GET", "/api/tables/no-such-10/replay", None, 404, "unknown_table"),
        ("GET", "/api/tables/no-such-10/log", None, 404, "unknown_table"),
        ("GET", "/api/puzzles/chess", None, 404, "unknown_game"),
    ],
)
async def test_what_is_not_right_gets_a_problem_with_a_sentence(
    server: str, method: str, path: str, body: object, status: int, code: str
) -> None:
    answer = await Guest(server, language="fr").call(method, path, body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"]


async def test_an_unknown_game_and_bad_options_are_refused(server: str) -> None:
    adele = Guest(server)
    body: dict[str, object] = {
        "game": "chess",
        "name": "A",
        "colour": "blue",
        "contribution": CONTRIBUTION,
    }
    assert (await adele.call("POST", "/api/tables", body)).json()["code"] == "unknown_game"
    bad = body | {"game": "copyright", "options": {"limit": -1}}
    assert (await adele.call("POST", "/api/tables", bad)).json()["code"] == "bad_options"


async def test_a_caller_without_a_key_is_told_so(server: str) -> None:
    answer = await Guest(server).call("GET", "/api/me/tables", authorization="Bearer x")
    assert (answer.status_code, answer.json()["code"]) == (401, "no_key")


async def test_another_sites_page_may_not_open_tables(server: str) -> None:
    body = new_table()
    answer = await Guest(server).call("POST", "/api/tables", body, origin="https://evil.example")
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")
    assert (await Guest(server).call("POST", "/api/tables", body, origin=server)).is_success


async def test_a_body_too_large_is_refused(server: str) -> None:
    answer = await Guest(server).call("POST", "/api/tables", {"game": "x" * 50_000})
    assert answer.status_code in (400, 413)
    assert answer.json()["code"] in ("malformed", "too_large")


async def test_opening_tables_without_end_is_refused(server: str) -> None:
    adele = Guest(server)
    body = new_table()
    answers = [await adele.call("POST", "/api/tables", body) for _ in range(40)]
    assert answers[0].is_success
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_fast")


@pytest.mark.usefixtures("tight_buckets")
async def test_looking_without_end_is_refused(server: str) -> None:
    async with http_to(server) as http:
        codes = [(await http.get("/api/lobby")).status_code for _ in range(101)]
    assert codes == [200] * 100 + [429]


async def test_nobody_keeps_very_many_tables_waiting(server: str, monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(founding, "WAITING_TABLES", 2)
    adele = Guest(server)
    for _ in range(2):
        await adele.open_table()
    refusal = await adele.call("POST", "/api/tables", new_table())
    assert refusal.json()["code"] == "too_many_tables"


async def test_tables_that_everybody_has_left_are_not_offered(
    server: str, monkeypatch: MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "LATELY_MS", 0)
    async with Guest(server) as adele:
        table = await adele.open_table(is_public=True)
        assert (await adele.call("GET", "/api/lobby")).json()["tables"] == []
        await adele.visit(table)
        assert len((await adele.call("GET", "/api/lobby")).json()["tables"]) == 1


async def test_health_metrics_and_the_api_description(server: str) -> None:
    guest = Guest(server)
    assert (await guest.call("GET", "/health")).json() == {"status": "ok"}
    assert "tablee_connections" in (await guest.call("GET", "/metrics")).text
    schema = (await guest.call("GET", "/api/schema/openapi.json")).json()
    assert {"/api/lobby", "/api/tables", "/api/tables/{table}/replay"} <= schema["paths"].keys()


async def test_pages_come_with_a_strict_policy_and_know_every_address(server: str) -> None:
    for path in ("/", "/t/lune-prune-42"):
        page = await Guest(server).call("GET", path)
        assert page.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
    assert (await Guest(server).call("GET", "/assets/nothing.js")).status_code == 404
    assert (await Guest(server).call("GET", "/api/nothing")).status_code == 404


async def test_an_unchanged_page_is_not_sent_again(server: str) -> None:
    guest = Guest(server)
    first = await guest.call("GET", "/")
    again = await guest.call("GET", "/", **{"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


async def test_a_game_without_words_of_its_own_is_read_off_its_types(server: str) -> None:
    adele = Guest(server)
    parts = await adele.call("GET", "/api/games/copyright")
    assert parts.json() == {"words": {}, "module": ""}
    unknown = await adele.call("GET", "/api/games/chess")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown_game")
