"""A finished game taken up again over HTTP: who may, and what is saved."""

from pathlib import Path

import pytest
from tests.server.guest import Guest

from tablee.kernel import log
from tablee.kernel.replay import revealed_secret
from tablee.server.api import NewTry
from tablee.server.founding import open_second_try
from tablee.store.contract import StoredTable
from tablee.store.sqlite import SqliteStore
from tablee.table.seating import Caller
from tablee.table.table import Table
from tablee.table.wire import PersonColour

RECORDED = Path(__file__).parents[1] / "recorded" / "top_it" / "places_three_players.jsonl"
ADELE = Caller("adele", "Adèle", PersonColour.BLUE)
WISH = {"name": "Adèle", "colour": "blue", "n": 12}


@pytest.fixture
def old() -> StoredTable:
    header, entries = log.from_lines(RECORDED.read_bytes())
    secret = revealed_secret(entries)
    assert secret is not None
    return StoredTable(header, secret, tuple(entries))


async def test_it_is_saved_as_a_table_of_its_own(tmp_path: Path, old: StoredTable) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    wished = NewTry(name="Adèle", colour=PersonColour.BLUE, n=12, seat=2)
    name = await open_second_try(store, old, wished, ADELE)
    saved = await store.read(name)
    (mine,) = await store.tables_of("adele", 10)
    await store.close()
    assert saved.header.origin == old.header.table
    assert saved.entries[:12] == old.entries[:12]
    table = Table.load(saved.header, saved.secret, saved.entries)
    assert table.position.seat_of("adele") == 2
    assert (mine.table, mine.status, mine.is_public) == (name, "playing", False)


async def test_a_running_game_is_not_taken_up(server: str) -> None:
    async with Guest(server) as adele:
        table = await adele.open_table(game="top_it", seats=1)
        await adele.visit(table)
        await adele.do("start")
        answer = await adele.call("POST", f"/api/tables/{table}/tries", WISH)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        (WISH, 404, "unknown_table"),
        (WISH | {"n": 0}, 400, "malformed"),
        (WISH | {"seat": 99}, 400, "malformed"),
    ],
)
async def test_a_bad_wish_is_refused(
    server: str, wish: dict[str, object], status: int, code: str
) -> None:
    answer = await Guest(server).call("POST", "/api/tables/nowhere-at-all-1/tries", wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
