"""The puzzle of the day on a real server: everybody's own work, on one board."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from tests.server.guest import Guest

from tablee.kernel import registry
from tablee.server import puzzles
from tablee.store.sqlite import SqliteStore
from tablee.table.refusal import Code, Refusal

LAY = {"card": 0, "x": 0, "y": 0, "orientation": 0}
BOARD = "/api/puzzles/copyright"


async def opened(guest: Guest) -> str:
    """The guest's own table of today's puzzle."""
    answer = await guest.call("POST", BOARD, {"name": guest.name, "colour": "blue"})
    return str(answer.json()["table"])


async def finished(guest: Guest) -> str:
    table = await opened(guest)
    await guest.visit(table)
    await guest.act("lay_card", **LAY)
    await guest.act("agree_to_end", agrees=True)
    await guest.act("continue")
    await guest.until(lambda g: g.table["status"] == "ended")
    return table


async def test_a_puzzle_is_played_ranked_replayed_and_checked(server: str) -> None:
    async with Guest(server) as adele:
        table = await opened(adele)
        assert (await adele.call("GET", f"/api/tables/{table}/log")).json()["code"] == "not_over"
        assert await finished(adele) == table
        board = (await adele.call("GET", BOARD)).json()
        assert board["mine"]["table"] == table
        assert board["best"] >= board["mine"]["rank_by"][0]
        replay = (await adele.call("GET", f"/api/tables/{table}/replay?seat=0")).json()
        assert [frame["event"] for frame in replay["frames"]][:2] == ["started", "acted"]
        log = await adele.call("GET", f"/api/tables/{table}/log")
        assert log.text.count("\n") == adele.n + 1


async def test_everybody_gets_the_same_puzzle(server: str) -> None:
    async with Guest(server) as adele, Guest(server, "Gaston") as gaston:
        hands = []
        for guest in (adele, gaston):
            await guest.visit(await opened(guest))
            hands.append((guest.view["model"], guest.view["own"]["hand"]))
        assert hands[0] == hands[1]


async def test_a_puzzle_is_played_once(server: str) -> None:
    async with Guest(server) as adele:
        table = await finished(adele)
        assert await opened(adele) == table
        await adele.visit(table)
        refusal = await adele.refusal_of("act", action={"kind": "lay_card", **LAY})
        assert refusal["code"] == "already_over"


async def test_the_others_tables_are_told_only_to_those_who_have_played(server: str) -> None:
    async with Guest(server) as adele, Guest(server, "Gaston") as gaston:
        table = await finished(adele)
        before = (await gaston.call("GET", BOARD)).json()
        assert [(row["name"], row["table"]) for row in before["rankings"]] == [("Adèle", "")]
        assert before["best"] is None
        await finished(gaston)
        after = (await gaston.call("GET", BOARD)).json()
        assert table in {row["table"] for row in after["rankings"]}


async def test_a_rematch_of_a_puzzle_deals_another_one(server: str) -> None:
    async with Guest(server) as adele:
        await finished(adele)
        seed = adele.table["options"]["puzzle"]
        await adele.do("rematch")
        await adele.visit(adele.table["next_table"])
        assert seed
        assert adele.table["options"] == {**adele.table["options"], "variant": "puzzle"}
        assert adele.table["options"].get("puzzle", "") == ""
        assert not puzzles.is_daily(adele.table["table"])


async def test_whoever_knows_a_player_cannot_work_out_the_puzzle(tmp_path: Path) -> None:
    """Seeds and names come from a key of the house: another house has others."""
    board = puzzles.board_of(registry.load("copyright"), date(2026, 11, 15))
    found = []
    for house in ("one", "other"):
        store = await SqliteStore.open(tmp_path / house)
        found.append(await puzzles.secrets_of(store, board, "adele"))
        assert await puzzles.secrets_of(store, board, "adele") == found[-1]
        await store.close()
    assert found[0].seed != found[1].seed
    assert found[0].table != found[1].table


def test_a_game_without_a_puzzle_says_so() -> None:
    game = replace(registry.load("copyright"), puzzle=None)
    with pytest.raises(Refusal) as refusal:
        puzzles.puzzle_of(game)
    assert refusal.value.code is Code.NO_PUZZLE
