"""The daily puzzle: one deal, the same for everybody, for points first and then for time."""

from tablee.games.copyright.advice import solver
from tablee.games.copyright.model import Options, RoundResult, State, Variant
from tablee.kernel.rules import Goal


def options() -> Options:
    return Options(variant=Variant.PUZZLE)


def rank_by(state: State) -> tuple[int, ...]:
    result = _result(state)
    return result.seats[0].points, -result.lasted_ms


def goal(state: State) -> Goal | None:
    """The proven best of the deal: a matter of milliseconds, once it is over."""
    result = state.result
    if result is None:
        return None
    copy = solver.best_copy(
        result.model,
        result.seats[0].hand,
        bonus=state.options.solver_bonus,
        solver_pays_overhang=state.options.solver_pays_overhang,
    )
    return Goal(copy.tally.net, is_proven=True)


def _result(state: State) -> RoundResult:
    assert state.result is not None, "only a finished puzzle is ranked"
    return state.result
