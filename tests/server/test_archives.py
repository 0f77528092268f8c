"""The archive of a game: who may see what of the best results."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.guest import Guest

from tablee.kernel import registry
from tablee.kernel.directory import ArchivedResult, Sitter, Summary
from tablee.kernel.log import Header
from tablee.server.archives import archive_of
from tablee.store.sqlite import SqliteStore
from tablee.table.refusal import Code, Refusal

TOP_IT = registry.load("top_it")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


async def keep(
    store: SqliteStore, table: str, player: str, points: int, *, is_public: bool
) -> None:
    header = Header(table=table, game="top_it", version=1, commitment="", created_at_ms=7)
    summary = Summary(
        table=table,
        game="top_it",
        status="ended",
        is_public=is_public,
        has_open_chairs=True,
        chairs=(Sitter(player, player.title(), "blue", False),),
        winners=(0,),
        scores=(points,),
        result=ArchivedResult((points,), {"points": points}),
        created_at_ms=7,
        updated_at_ms=9,
    )
    await store.create(header, b"s" * 32, (), summary)


async def test_everybody_sees_the_best_and_ones_own(store: SqliteStore) -> None:
    await keep(store, "moon-plum-42", "adele", 240, is_public=False)
    await keep(store, "sun-pear-17", "gaston", 300, is_public=False)
    archive = await archive_of(store, TOP_IT, "adele")
    assert [line.scores for line in archive.best] == [(300,), (240,)]
    (mine,) = archive.mine
    assert (mine.told, mine.at_ms, mine.table) == ({"points": 240}, 7, "moon-plum-42")


async def test_a_private_table_is_named_to_its_own_people_only(store: SqliteStore) -> None:
    await keep(store, "moon-plum-42", "adele", 240, is_public=False)
    await keep(store, "sun-pear-17", "adele", 230, is_public=True)
    archive = await archive_of(store, TOP_IT, "gaston")
    assert [line.table for line in archive.best] == ["", "sun-pear-17"]
    assert archive.mine == ()


async def test_a_game_without_an_archive_says_so(store: SqliteStore) -> None:
    with pytest.raises(Refusal) as refusal:
        await archive_of(store, registry.load("copyright"), "adele")
    assert refusal.value.code is Code.NO_ARCHIVE


async def test_the_archive_is_asked_for_over_http(server: str) -> None:
    adele = Guest(server)
    answer = await adele.call("GET", "/api/archive/top_it")
    assert answer.json() == {"best": [], "mine": []}
    refused = await adele.call("GET", "/api/archive/copyright")
    assert (refused.status_code, refused.json()["code"]) == (404, "no_archive")
