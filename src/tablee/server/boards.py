"""The board of a day's puzzle, as its page shows it."""

from collections.abc import Sequence
from datetime import date
from itertools import islice
from typing import Any

from msgspec.structs import replace

from tablee.kernel.directory import Ranking
from tablee.kernel.rules import Game, Goal, Puzzle
from tablee.server import api, puzzles
from tablee.server.house import House
from tablee.server.wall_clock import today
from tablee.store.contract import Store
from tablee.table.position import Position
from tablee.table.refusal import Code, Refusal

RANKINGS_LISTED = 50
RANKINGS_COUNTED = 1_000
PAST_DAYS_LISTED = 7


async def board_for(house: House, game: Game, day: date, player: str) -> api.PuzzleBoard:
    """The board as this player may see it: nobody looks at others' tables before playing."""
    board = puzzles.board_of(game, day)
    rankings = await house.store.rankings(board, RANKINGS_COUNTED)
    own = await _own(house, board, player)
    has_finished = own is not None and own.outcome is not None
    listed = rankings[:RANKINGS_LISTED]
    return api.PuzzleBoard(
        day=day.isoformat(),
        is_today=day == today(),
        rankings=tuple(listed if has_finished else map(_without_table, listed)),
        finished=len(rankings),
        mine=None if own is None else _mine(own, player),
        place=_place(rankings, player),
        goal=await _goal(house, board, own) if own is not None and has_finished else None,
        streak=await puzzles.streak_of(house.store, game, player),
        past=await _past(house.store, game, player),
    )


async def _own(house: House, board: str, player: str) -> Position | None:
    """Where the player's own table of the puzzle stands; `None`: there is none yet."""
    name = (await puzzles.secrets_of(house.store, board, player)).table
    try:
        return await house.position(name)
    except Refusal as refusal:
        if refusal.code is Code.UNKNOWN_TABLE:
            return None
        raise


def _mine(own: Position, player: str) -> api.OwnPuzzle:
    puzzle, rank_by = puzzles.puzzle_of(own.course.game), None
    if own.match is not None and own.outcome is not None:
        rank_by = puzzle.rank_by(own.match.state)
    return api.OwnPuzzle(own.header.table, rank_by, own.header.is_ranked, player)


def _place(rankings: Sequence[Ranking], player: str) -> int | None:
    """Equals share a place; who was earlier only stands first."""
    mine = next((ranking for ranking in rankings if ranking.player == player), None)
    if mine is None:
        return None
    return 1 + sum(1 for ranking in rankings if ranking.rank_by > mine.rank_by)


def think_ahead(house: House, game: Game, day: date, begun: Position) -> None:
    """Think out the goal while somebody plays, so that the ranking does not wait for it."""
    house.goals.begin(*_sought(puzzles.board_of(game, day), begun))


async def _goal(house: House, board: str, own: Position) -> Goal | None:
    return await house.goals.goal(*_sought(board, own))


def _sought(board: str, own: Position) -> tuple[str, Puzzle[Any], Any]:
    assert own.match is not None, "a puzzle begins as soon as it is opened"
    # By the rules of the table: a puzzle of before an upgrade had another deal.
    of_rules = f"{board} {own.header.version}"
    return of_rules, puzzles.puzzle_of(own.course.game), own.match.state


async def _past(store: Store, game: Game, player: str) -> tuple[api.PuzzleDay, ...]:
    days = islice(puzzles.days_before(today()), PAST_DAYS_LISTED)
    return tuple([await _past_day(store, game, day, player) for day in days])


async def _past_day(store: Store, game: Game, day: date, player: str) -> api.PuzzleDay:
    ranking = await store.ranking_of(puzzles.board_of(game, day), player)
    return api.PuzzleDay(day.isoformat(), None if ranking is None else ranking.rank_by)


def _without_table(ranking: Ranking) -> Ranking:
    return replace(ranking, table="")
