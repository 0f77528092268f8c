"""The daily puzzle: how it is dealt, and what its results are ranked by."""

from tests.games.copyright.scenes import dealt, lay, play

from tablee.games.copyright import puzzle, rules
from tablee.games.copyright.model import AgreeToEnd, Continue, State, Variant

OPTIONS = puzzle.options("2026-11-15")


def finished(*cards: int, at: int) -> State:
    """The day's puzzle, ended with these cards lying over each other."""
    state = dealt(OPTIONS, seats=1)
    state = play(state, 0, *(lay(card) for card in cards))
    return play(play(state, 0, AgreeToEnd(agrees=True), at=at), 0, Continue())


def test_a_puzzle_is_for_one_and_dealt_from_its_seed() -> None:
    assert (OPTIONS.variant, OPTIONS.puzzle) == (Variant.PUZZLE, "2026-11-15")
    assert list(rules.seats_allowed(OPTIONS)) == [1]


def test_more_points_rank_higher_and_then_less_time() -> None:
    by_points = sorted((finished(card, at=card) for card in range(10)), key=points)
    worst, best = by_points[0], by_points[-1]
    assert points(worst) < points(best)
    assert puzzle.rank_by(worst) < puzzle.rank_by(best)
    assert puzzle.rank_by(finished(0, at=9_000)) < puzzle.rank_by(finished(0, at=8_000))


def points(state: State) -> int:
    return state.seats[0].score


def test_the_proven_best_is_the_same_whatever_was_laid() -> None:
    bests = {puzzle.best(finished(card, at=1_000)) for card in range(3)}
    assert len(bests) == 1
    assert bests.pop() >= points(finished(0, at=1_000))
