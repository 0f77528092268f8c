"""The daily puzzle: its days, everybody's own table of it, and what is ranked."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any, NamedTuple

from tablee.kernel.directory import Ranking
from tablee.kernel.log import PUZZLE_PREFIX
from tablee.kernel.rules import Game, Goal, Puzzle
from tablee.server.wall_clock import today, wall_ms
from tablee.store.contract import Store
from tablee.table.position import Position
from tablee.table.refusal import Code, Refusal

PAST_DAYS = 30
"""How far back a missed puzzle may still be played."""
GOALS_KEPT = 64


class Secrets(NamedTuple):
    """What only this house knows of a day's puzzle, so that nobody can look it up beforehand."""

    secret: bytes
    """The secret of every table of that puzzle: all chance comes from it."""
    table: str
    """The name of the player's own table."""


def puzzle_of(game: Game) -> Puzzle[Any]:
    if game.puzzle is None:
        raise Refusal(Code.NO_PUZZLE)
    return game.puzzle


def board_of(game: Game, day: date) -> str:
    return f"{PUZZLE_PREFIX}{game.name}-{day.isoformat()}"


def day_named(name: str) -> date:
    """Today, or a past day whose puzzle may still be played, or `Refusal`."""
    if not name:
        return today()
    try:
        day = date.fromisoformat(name)
    except ValueError:
        raise Refusal(Code.NO_SUCH_DAY) from None
    if not today() - timedelta(PAST_DAYS) <= day <= today():
        raise Refusal(Code.NO_SUCH_DAY)
    return day


def days_before(day: date) -> Iterator[date]:
    while True:
        day -= timedelta(1)
        yield day


async def secrets_of(store: Store, board: str, player: str) -> Secrets:
    key = await store.meta("puzzle key", secrets.token_bytes(32))

    def digest(of: str) -> bytes:
        return hmac.new(key, of.encode(), hashlib.sha256).digest()

    name = f"{board}-{digest(f'{board} {player}').hex()[:16]}"
    return Secrets(digest(f"{board} secret"), name)


def time_now(position: Position, house_opened_at_ms: int) -> int:
    """The table time of a puzzle: since its start, as long as the house was open."""
    now = wall_ms()
    since_start = now - position.header.created_at_ms
    return min(since_start, position.at_ms + now - house_opened_at_ms)


def ranking(position: Position) -> Ranking | None:
    """The result that a finished table brings to its board, if it is a puzzle of the day."""
    puzzle, header = position.course.game.puzzle, position.header
    if puzzle is None or position.match is None or position.outcome is None:
        return None
    if not header.is_ranked:
        return None
    solver = position.chairs[0]
    return Ranking(
        board=header.table.rpartition("-")[0],
        player=solver.player,
        name=solver.name,
        rank_by=puzzle.rank_by(position.match.state),
        table=header.table,
        at_ms=wall_ms(),
    )


async def streak_of(store: Store, game: Game, player: str) -> int:
    """On how many days in a row the player has finished the puzzle, up to today or yesterday."""
    has_today = await store.ranking_of(board_of(game, today()), player) is not None
    streak = int(has_today)
    for day in days_before(today()):
        if await store.ranking_of(board_of(game, day), player) is None:
            break
        streak += 1
    return streak


class Goals:
    """What the puzzles are compared with: each is thought out once, beside everything else."""

    def __init__(self) -> None:
        self._goals: dict[str, asyncio.Future[Goal | None]] = {}

    def begin(self, board: str, puzzle: Puzzle[Any], state: Any) -> asyncio.Future[Goal | None]:
        """Think it out, unless that has begun; nobody has to wait for it."""
        begun = self._goals.get(board)
        if begun is None or (begun.done() and begun.result() is None):  # perhaps there is one now
            while len(self._goals) >= GOALS_KEPT:
                self._goals.pop(next(iter(self._goals)))
            begun = asyncio.ensure_future(asyncio.to_thread(puzzle.goal, state))
            self._goals[board] = begun
        return begun

    async def goal(self, board: str, puzzle: Puzzle[Any], state: Any) -> Goal | None:
        return await asyncio.shield(self.begin(board, puzzle, state))
