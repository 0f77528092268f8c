"""The daily game alone: the same opening for everybody, for as many points as you can."""

from tablee.games.top_it.model import Options, State
from tablee.games.top_it.position import totals


def options(seed: str) -> Options:
    return Options(puzzle=seed)


def rank_by(state: State) -> tuple[int, ...]:
    return totals(state)


def best(state: State) -> int | None:  # noqa: ARG001  (nobody knows the best of 32 moves)
    return None
