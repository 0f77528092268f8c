"""The daily mission: alone, the same deal and dice for all, for points first, then for time."""

from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import scoring
from tablee.kernel.rules import Goal


def options() -> Options:
    """Nobody is told what to do, so that all are alike (MPP-106)."""
    return Options(is_daily=True, has_hints=False)


def rank_by(state: State) -> tuple[int, ...]:
    """The score, then the time that is left of the countdown."""
    return scoring.score(state).total, state.left_ms


def goal(state: State) -> Goal | None:  # noqa: ARG001
    """Nothing is proven of a mission: what it is worth lies also in how fast one is."""
    return None
