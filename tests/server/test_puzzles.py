"""The puzzle of the day on a real server: everybody's own work, on one board."""

import asyncio
import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.guest import Guest

from tablee.kernel import registry
from tablee.kernel.chance import commitment
from tablee.kernel.directory import Ranking
from tablee.kernel.log import Header
from tablee.kernel.rules import Goal
from tablee.server import puzzles
from tablee.server.wall_clock import today, wall_ms
from tablee.store.sqlite import SqliteStore
from tablee.table.position import opened as opened_position
from tablee.table.refusal import Code, Refusal
from tablee.table.show import summary

LAY = {"card": 0, "x": 0, "y": 0, "orientation": 0}
BOARD = "/api/puzzles/copyright"


async def opened(guest: Guest, day: str = "") -> str:
    """The guest's own table of a day's puzzle, today's by default."""
    answer = await guest.call("POST", BOARD, {"name": guest.name, "colour": "blue", "day": day})
    return str(answer.json()["table"])


async def finished(guest: Guest, day: str = "") -> str:
    table = await opened(guest, day)
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
        assert (board["mine"]["table"], board["mine"]["is_ranked"]) == (table, True)
        assert (board["place"], board["finished"], board["streak"]) == (1, 1, 1)
        assert board["goal"]["is_proven"]
        assert board["goal"]["score"] >= board["mine"]["rank_by"][0]
        replay = (await adele.call("GET", f"/api/tables/{table}/replay?seat=0")).json()
        events = [frame["event"] for frame in replay["frames"]]
        assert events[:3] == ["started", "expired", "acted"]
        log = await adele.call("GET", f"/api/tables/{table}/log")
        entries = [json.loads(line) for line in log.text.splitlines()[1:]]
        assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
        assert entries[-1]["kind"] == "ended"


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
        assert (before["goal"], before["mine"], before["place"]) == (None, None, None)
        await finished(gaston)
        after = (await gaston.call("GET", BOARD)).json()
        assert table in {row["table"] for row in after["rankings"]}


async def test_a_rematch_of_a_puzzle_deals_another_one(server: str) -> None:
    async with Guest(server) as adele:
        await finished(adele)
        puzzle, deal = adele.table, (adele.view["model"], adele.view["own"]["hand"])
        await adele.do("rematch")
        await adele.visit(adele.table["next_table"])
        assert adele.table["options"] == puzzle["options"]
        assert (puzzle["puzzle"], adele.table["puzzle"]) == (today().isoformat(), "")
        assert adele.table["commitment"] != puzzle["commitment"]
        await adele.do("start")
        await adele.until(lambda g: g.view is not None)
        assert (adele.view["model"], adele.view["own"]["hand"]) != deal


async def test_whoever_knows_a_player_cannot_work_out_the_puzzle(tmp_path: Path) -> None:
    """Seeds and names come from a key of the house: another house has others."""
    board = puzzles.board_of(registry.load("copyright"), date(2026, 11, 15))
    found = []
    for house in ("one", "other"):
        store = await SqliteStore.open(tmp_path / house)
        found.append(await puzzles.secrets_of(store, board, "adele"))
        assert await puzzles.secrets_of(store, board, "adele") == found[-1]
        await store.close()
    assert found[0].secret != found[1].secret
    assert found[0].table != found[1].table


async def test_a_past_puzzle_is_played_for_pleasure_only(server: str) -> None:
    async with Guest(server) as adele:
        day = (await adele.call("GET", BOARD)).json()["past"][0]["day"]
        table = await finished(adele, day)
        board = (await adele.call("GET", f"{BOARD}?day={day}")).json()
        assert (board["day"], board["is_today"]) == (day, False)
        assert (board["mine"]["table"], board["mine"]["is_ranked"]) == (table, False)
        assert board["goal"]["score"] >= board["mine"]["rank_by"][0]
        assert (board["rankings"], board["place"], board["streak"]) == ([], None, 0)
        assert table != await opened(adele)


@pytest.mark.parametrize("days", [-puzzles.PAST_DAYS - 1, 1])
async def test_neither_the_future_nor_the_far_past_can_be_played(server: str, days: int) -> None:
    day = (today() + timedelta(days)).isoformat()
    async with Guest(server) as adele:
        for asked in (day, "yesterday"):
            who = {"name": "Adèle", "colour": "blue", "day": asked}
            assert (await adele.call("POST", BOARD, who)).json()["code"] == "no_such_day"
            assert (await adele.call("GET", f"{BOARD}?day={asked}")).json()["code"] == "no_such_day"


async def test_one_who_has_begun_finds_the_table_again(server: str) -> None:
    async with Guest(server) as adele:
        table = await opened(adele)
        mine = (await adele.call("GET", BOARD)).json()["mine"]
        assert (mine["table"], mine["rank_by"]) == (table, None)


async def test_nothing_that_people_see_holds_the_secret_of_the_day(server: str) -> None:
    async with Guest(server) as adele:
        table = await opened(adele)
        await adele.visit(table)
        await adele.until(lambda g: g.view["model"] is not None)
        options, deal = adele.table["options"], adele.view["model"]
        assert "puzzle" not in options
        new = {"game": "copyright", "name": "Adèle", "colour": "blue", "options": options}
        answer = await adele.call("POST", "/api/tables", {**new, "contribution": "ab" * 16})
        await adele.visit(answer.json()["table"])
        await adele.do("start")
        await adele.until(lambda g: g.view is not None and g.view["model"] is not None)
        assert adele.view["model"] != deal


async def ranked_on(store: SqliteStore, *ago: int) -> int:
    """The streak of one who has finished the puzzles of so many days ago."""
    game = registry.load("copyright")
    for days in ago:
        board = puzzles.board_of(game, today() - timedelta(days))
        await rank(store, board)
    return await puzzles.streak_of(store, game, "adele")


async def rank(store: SqliteStore, board: str) -> None:
    secret = b"s" * 32
    header = Header(
        table=f"{board}-x",
        game="copyright",
        version=1,
        commitment=commitment(secret),
        created_at_ms=0,
    )
    position = opened_position(header, secret)
    await store.create(header, secret, (), summary(position, 0))
    mine = Ranking(
        board=board, player="adele", name="Adèle", rank_by=(9,), table=header.table, at_ms=0
    )
    await store.append(header.table, 0, (), None, mine)


@pytest.mark.parametrize(
    ("ago", "streak"), [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2), 3), ((1, 2, 4), 2), ((2,), 0)]
)
async def test_a_streak_goes_up_to_today_or_yesterday(
    tmp_path: Path, ago: tuple[int, ...], streak: int
) -> None:
    store = await SqliteStore.open(tmp_path / "house")
    assert await ranked_on(store, *ago) == streak
    await store.close()


def test_the_clock_of_a_puzzle_counts_absence_but_no_outage() -> None:
    now = wall_ms()
    header = Header(
        table="puzzle-copyright-2026-11-17-x",
        game="copyright",
        version=1,
        commitment="",
        created_at_ms=now - 100_000,
        puzzle="2026-11-17",
    )
    position = msgspec.structs.replace(opened_position(header, b"s" * 32), at_ms=20_000)
    assert puzzles.time_now(position, now - 500_000) >= 100_000
    assert 20_000 + 5_000 <= puzzles.time_now(position, now - 5_000) < 100_000


async def test_a_goal_is_thought_out_once() -> None:
    class Slow:
        asked = 0

        def options(self) -> None: ...

        def rank_by(self, _: object) -> tuple[int, ...]:
            return ()

        def goal(self, _: object) -> Goal:
            self.asked += 1
            return Goal(7, is_proven=False)

    goals, slow = puzzles.Goals(), Slow()
    both = await asyncio.gather(*(goals.goal("a board", slow, None) for _ in range(2)))
    assert both == [Goal(7, is_proven=False)] * 2
    assert slow.asked == 1


async def test_a_goal_that_was_not_to_be_found_yet_is_sought_again() -> None:
    class AtTheEnd:
        def options(self) -> None: ...

        def rank_by(self, _: object) -> tuple[int, ...]:
            return ()

        def goal(self, is_over: bool) -> Goal | None:
            return Goal(7, is_proven=True) if is_over else None

    goals, puzzle = puzzles.Goals(), AtTheEnd()
    assert await goals.goal("a board", puzzle, state=False) is None
    assert await goals.goal("a board", puzzle, state=True) == Goal(7, is_proven=True)


async def test_a_goal_is_sought_while_somebody_plays(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has finished looks at the ranking at once."""
    begun: list[str] = []
    begin = puzzles.Goals.begin

    def noted(goals: puzzles.Goals, board: str, *sought: Any) -> Any:
        begun.append(board)
        return begin(goals, board, *sought)

    monkeypatch.setattr(puzzles.Goals, "begin", noted)
    async with Guest(server) as adele:
        await opened(adele)
        assert len(begun) == 1
        await finished(adele)
        board = (await adele.call("GET", BOARD)).json()
        assert board["goal"] is not None
        assert len(set(begun)) == 1


def test_a_game_without_a_puzzle_says_so() -> None:
    game = replace(registry.load("copyright"), puzzle=None)
    with pytest.raises(Refusal) as refusal:
        puzzles.puzzle_of(game)
    assert refusal.value.code is Code.NO_PUZZLE
