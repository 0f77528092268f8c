"""What is kept and for how long, and somebody who wishes to be forgotten."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.conftest import running
from tests.server.finished import TALK, finished, keep
from tests.server.guest import Guest
from tests.server.test_host import host_of
from tests.store.conftest import ids

from tablee.kernel import log
from tablee.kernel.replay import verify
from tablee.server import retention
from tablee.server.house import House
from tablee.server.orders import Obeyed
from tablee.server.players import player_of
from tablee.server.retention import Retention
from tablee.server.settings import Settings
from tablee.store.contract import UnknownTable
from tablee.store.sqlite import FILE_NAME, SqliteStore


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(await SqliteStore.open(tmp_path / FILE_NAME))
    yield house
    await house.close()


@pytest.fixture(autouse=True)
def no_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BREATH_SECONDS", 0)
    monkeypatch.setattr(retention, "AT_ONCE", 2)


async def _talk(house: House, table: str) -> list[str]:
    entries = (await house.store.read(table)).entries
    return [entry.text for entry in entries if isinstance(entry, log.Said)]


async def test_everything_is_kept_unless_the_host_says_otherwise(house: House) -> None:
    await keep(house.store, finished("old", days_ago=10_000))
    assert await Retention(house, Settings()).prune() == Obeyed(0, 0)
    assert await _talk(house, "old") == [TALK]


async def test_finished_games_go_when_they_are_old(house: House) -> None:
    for name, days in (("a", 40), ("b", 35), ("c", 31), ("young", 29)):
        await keep(house.store, finished(name, days_ago=days))
    done = await Retention(house, Settings(keep_finished_days=30)).prune()
    assert done.deleted == 3
    assert ids(await house.store.tables(10)) == ["young"]


async def test_abandoned_tables_go_and_finished_games_stay(house: House) -> None:
    await keep(house.store, finished("over", days_ago=40))
    waiting = finished("waiting", days_ago=40)
    before_start = tuple(entry for entry in waiting.entries if entry.n <= 2)
    await keep(house.store, replace(waiting, entries=before_start))
    done = await Retention(house, Settings(keep_abandoned_days=30)).prune()
    assert done.deleted == 1
    assert ids(await house.store.tables(10)) == ["over"]


async def test_a_table_where_somebody_is_does_not_go(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / FILE_NAME)
    await keep(store, finished("watched", days_ago=40))
    await store.close()
    async with running(tmp_path, keep_finished_days=30) as base, Guest(base) as adele:
        await adele.visit("watched")
        assert (await host_of(base, tmp_path).order("prune"))["deleted"] == 0
        await adele.leave()


async def test_talk_goes_once_and_the_games_stay_and_verify(house: House) -> None:
    for name, days in (("a", 40), ("b", 35), ("c", 31), ("young", 29)):
        await keep(house.store, finished(name, days_ago=days))
    pruning = Retention(house, Settings(keep_chat_days=30))
    assert (await pruning.prune()).silenced == 3
    assert (await pruning.prune()).silenced == 0
    assert await _talk(house, "a") == [""]
    assert await _talk(house, "young") == [TALK]
    stored = await house.store.read("a")
    verify(stored.header, stored.entries)


async def test_somebody_is_forgotten_and_their_games_stay(tmp_path: Path) -> None:
    async with running(tmp_path) as base:
        adele, gaston = Guest(base), Guest(base, "Gaston")
        people = (player_of(adele.key), player_of(gaston.key))
    store = await SqliteStore.open(tmp_path / FILE_NAME)
    for name in ("one", "two"):
        await keep(store, finished(name, people))
    await store.close()
    async with running(tmp_path) as base:
        adele.base = gaston.base = base
        running_table = await adele.open_table()
        answer = await adele.call("POST", "/api/me/forget")
        assert answer.json() == {"games": 2, "running": 1}
        mine = (await adele.call("GET", "/api/me/tables")).json()["tables"]
        assert [table["table"] for table in mine] == [running_table]
        theirs = (await gaston.call("GET", "/api/me/tables")).json()["tables"]
        assert {table["table"] for table in theirs} == {"one", "two"}
        file = await gaston.call("GET", "/api/tables/one/log")
        assert people[0] not in file.text
        assert "Zoé 0" not in file.text
        assert TALK not in file.text
        assert "Zoé 1" in file.text
        header, entries = log.from_lines(file.content)
        verify(header, entries)
        other = log.from_lines((await gaston.call("GET", "/api/tables/two/log")).content)[1]
    stand_ins = [{entry.by for entry in each} - {people[1], ""} for each in (entries, other)]
    assert not stand_ins[0] & stand_ins[1], "nobody can tell that it was the same person"


async def test_a_forgotten_table_is_told_anew_to_whoever_looks(tmp_path: Path) -> None:
    async with running(tmp_path) as base:
        adele = Guest(base)
    store = await SqliteStore.open(tmp_path / FILE_NAME)
    await keep(store, finished("one", (player_of(adele.key),)))
    await store.close()
    async with running(tmp_path) as base, Guest(base, "Gaston") as gaston:
        adele.base = base
        await gaston.visit("one")
        assert gaston.table["chairs"][0]["name"] == "Zoé 0"
        await adele.call("POST", "/api/me/forget")
        await gaston.visit("one")
        assert gaston.table["chairs"][0]["name"] == "?"
        assert TALK not in str(gaston.lines)


async def test_what_is_not_there_any_more_disturbs_no_pruning(house: House) -> None:
    await keep(house.store, finished("a", days_ago=40))
    await house.delete("a")
    with pytest.raises(UnknownTable):
        await house.store.read("a")
    assert (await Retention(house, Settings(keep_finished_days=30)).prune()).deleted == 0
