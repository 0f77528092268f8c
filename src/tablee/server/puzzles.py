"""The daily puzzle: its board, everybody's own table of it, and what is ranked."""

import hashlib
import hmac
import secrets
from datetime import date
from typing import Any, NamedTuple

from tablee.kernel.directory import Ranking
from tablee.kernel.rules import Game, Puzzle
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Store
from tablee.table.position import Position
from tablee.table.refusal import Code, Refusal

PREFIX = "puzzle-"
"""No other table's name begins so."""


class Secrets(NamedTuple):
    """What only this house knows of a day's puzzle, so that nobody can look it up beforehand."""

    seed: str
    table: str
    """The name of the player's own table."""


def puzzle_of(game: Game) -> Puzzle[Any]:
    if game.puzzle is None:
        raise Refusal(Code.NO_PUZZLE)
    return game.puzzle


def board_of(game: Game, day: date) -> str:
    return f"{PREFIX}{game.name}-{day.isoformat()}"


def is_daily(table: str) -> bool:
    return table.startswith(PREFIX)


async def secrets_of(store: Store, board: str, player: str) -> Secrets:
    key = await store.meta("puzzle key", secrets.token_bytes(32))

    def digest(of: str) -> str:
        return hmac.new(key, of.encode(), hashlib.sha256).hexdigest()

    return Secrets(digest(board)[:32], f"{board}-{digest(f'{board} {player}')[:16]}")


def ranking(position: Position) -> Ranking | None:
    """The result that a finished table brings to its board, if it is a puzzle of the day."""
    puzzle, name = position.course.game.puzzle, position.header.table
    if puzzle is None or position.match is None or position.outcome is None or not is_daily(name):
        return None
    solver = position.chairs[0]
    return Ranking(
        board=name.rpartition("-")[0],
        player=solver.player,
        name=solver.name,
        rank_by=puzzle.rank_by(position.match.state),
        table=name,
        at_ms=wall_ms(),
    )
