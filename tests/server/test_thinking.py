"""Bots think beside the event loop, and people at their table do not wait for them."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from tablee.kernel.chance import Chance
from tablee.kernel.clock import TableClock
from tablee.kernel.match import Match
from tablee.kernel.rules import Level
from tablee.server.thinking import BotMove, Thinking

BOTS = {1: Level.NORMAL}


class Thinker:
    """A bot that notes where it thinks; it acts only on even views."""

    def __init__(self) -> None:
        self.threads: set[threading.Thread] = set()
        self.may_pace = threading.Event()
        self.may_pace.set()
        self.paced: list[Any] = []

    def pace(self, view: Any, seat: int, level: Level, chance: Chance) -> int:
        del seat, level, chance
        self.threads.add(threading.current_thread())
        self.may_pace.wait()
        self.paced.append(view)
        return 100

    def act(self, view: Any, seat: int, level: Level, chance: Chance) -> Any:
        del seat, level, chance
        self.threads.add(threading.current_thread())
        if view == "trouble":
            raise RuntimeError("a bot's own bug")
        return None if view % 2 else ("did", view)


def match_of(bot: Thinker, state: Any) -> Match:
    rules = SimpleNamespace(view=lambda state, _seat: state, legal=lambda *_: ["a plain move"])
    return Match(SimpleNamespace(bot=bot, rules=rules), b"", state)  # type: ignore[arg-type]


class Room:
    """Hears of moves, and that the bell was rung."""

    def __init__(self) -> None:
        self.moves: list[BotMove] = []
        self.rung = asyncio.Event()
        self.thinking = Thinking(b"seed", self.moves.append, self.rung.set)
        self.clock = TableClock()
        self.clock.start(0)

    async def quiet(self) -> None:
        """Until the bots have nothing to think about."""
        async with asyncio.timeout(20):
            while self.thinking.is_under_way:
                self.rung.clear()
                await self.rung.wait()

    async def see(self, match: Match, at: int = 0) -> None:
        self.thinking.look(match, BOTS, at)
        await self.quiet()

    async def act_at(self, now: int) -> None:
        self.thinking.act(self.clock, now)
        await self.quiet()


async def test_neither_pace_nor_act_runs_on_the_main_thread() -> None:
    bot, room = Thinker(), Room()
    await room.see(match_of(bot, 2))
    assert room.thinking.wakes_at() == 100
    await room.act_at(99)
    assert room.moves == []
    await room.act_at(100)
    assert room.moves == [BotMove(1, ("did", 2))]
    assert threading.main_thread() not in bot.threads
    assert len(bot.threads) > 0


async def test_what_changes_while_a_bot_thinks_is_looked_at_afterwards() -> None:
    bot, room = Thinker(), Room()
    bot.may_pace.clear()
    match = match_of(bot, 2)
    room.thinking.look(match, BOTS, 0)
    await asyncio.sleep(0)
    for state in (4, 6):
        room.thinking.look(replace(match, state=state), BOTS, state)
    assert room.thinking.wakes_at() is None
    bot.may_pace.set()
    await room.quiet()
    assert bot.paced == [2, 6]


async def test_a_bot_whose_move_came_too_late_is_asked_again() -> None:
    bot, room = Thinker(), Room()
    match = match_of(bot, 2)
    await room.see(match)
    await room.act_at(100)
    assert room.thinking.wakes_at() is None
    await room.see(match, 130)
    assert room.thinking.wakes_at() == 230


async def test_a_bot_that_waits_asks_itself_again_after_its_pace() -> None:
    bot, room = Thinker(), Room()
    await room.see(match_of(bot, 1))
    await room.act_at(150)
    assert room.moves == []
    assert room.thinking.wakes_at() == 250


async def test_nobody_thinks_where_nobody_plays() -> None:
    bot, room = Thinker(), Room()
    await room.see(match_of(bot, 2))
    room.thinking.look(None, BOTS, 10)
    assert room.thinking.wakes_at() is None
    await room.act_at(500)
    assert room.moves == []


async def test_a_bots_own_bug_leaves_the_room_open(caplog: Any) -> None:
    bot, room = Thinker(), Room()
    await room.see(match_of(bot, "trouble"))
    await room.act_at(100)
    assert [record.message for record in caplog.records] == ["a bot failed"]
    assert room.moves == [BotMove(1, "a plain move")]
    await room.see(match_of(bot, 2), 200)
    await room.act_at(300)
    assert room.moves[-1] == BotMove(1, ("did", 2))
