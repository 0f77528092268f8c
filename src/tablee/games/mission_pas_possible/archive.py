"""The records of the teams, as on the last page of the booklet: level, result, score."""

import msgspec

from tablee.games.mission_pas_possible.data.sizes import COUNTDOWN_SECONDS
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Difficulty
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


def result(state: State) -> ArchivedResult | None:
    """More time makes no better rank: what it brings is told, and not compared."""
    if state.reason is None:
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
    )
    return ArchivedResult((score.total - score.time if is_slower else score.total,), told)
