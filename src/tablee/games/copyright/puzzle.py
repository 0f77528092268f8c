"""The daily puzzle: one deal, the same for everybody, for points first and then for time."""

from tablee.games.copyright import solver
from tablee.games.copyright.model import Options, RoundResult, State, Variant


def options(seed: str) -> Options:
    return Options(variant=Variant.PUZZLE, puzzle=seed)


def rank_by(state: State) -> tuple[int, ...]:
    result = _result(state)
    return result.seats[0].points, -result.lasted_ms


def best(state: State) -> int:
    result = _result(state)
    copy = solver.best_copy(
        result.model,
        result.seats[0].hand,
        bonus=state.options.solver_bonus,
        solver_pays_overhang=state.options.solver_pays_overhang,
    )
    return copy.tally.net


def _result(state: State) -> RoundResult:
    assert state.result is not None, "only a finished puzzle is ranked"
    return state.result
