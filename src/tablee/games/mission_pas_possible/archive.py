"""The records of the teams, as on the last page of the booklet: level, result, score."""

import msgspec

from tablee.games.mission_pas_possible.data.sizes import COUNTDOWN_SECONDS
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Difficulty, Setup
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import scoring
from tablee.kernel.directory import ArchivedResult


class Told(msgspec.Struct, frozen=True):
    level: Difficulty
    reason: Reason
    points: int
    seconds_left: int
    countdown_seconds: int
    is_slower: bool
    """Played with more than ten minutes."""
    setup: Setup
    players: int
    bots: int
    """Of the players, those that are no people."""
    has_hints: bool


def result(state: State, bots: int) -> ArchivedResult | None:
    """More time makes no better rank: what it brings is told, and not compared.

    The daily mission has a ranking of its own.
    """
    players = len(state.seats)
    if state.reason is None or getattr(state.options, "is_daily", False):
        return None
    score, seconds = scoring.score(state), state.options.countdown_seconds
    is_slower = seconds > COUNTDOWN_SECONDS
    told = Told(
        level=state.options.level,
        reason=state.reason,
        points=score.total,
        seconds_left=state.left_ms // 1000,
        countdown_seconds=seconds,
        is_slower=is_slower,
        setup=state.options.setup,
        players=players,
        bots=bots,
        has_hints=state.options.has_hints,
    )
    rank_by = (score.total - score.time if is_slower else score.total,)
    return ArchivedResult(rank_by, told, ranked_in=_list_of(told))


def _list_of(told: Told) -> str:
    """Who played alike: level, setup, people, and each kind of help apart."""
    levels = list(Difficulty)
    helped = "".join("01"[is_helped] for is_helped in (told.is_slower, told.has_hints))
    people = told.players - told.bots
    return f"{levels.index(told.level)} {told.setup} {people} {told.bots} {helped}"
