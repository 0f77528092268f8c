"""The daily puzzle: how it is dealt, and what its results are ranked by."""

from tests.games.copyright.scenes import PUZZLE, dealt, lay, play, result, to_be_copied

from tablee.games.copyright import puzzle
from tablee.games.copyright.former import version_1
from tablee.games.copyright.model import (
    AgreeToEnd,
    Continue,
    FirstOptions,
    ModelMaker,
    Options,
    Phase,
    Reason,
    State,
    TakeCard,
    Variant,
)
from tablee.games.copyright.rules import rulebook
from tablee.kernel.chance import Chance

OPTIONS = puzzle.options()


def finished(*cards: int, at: int) -> State:
    """The day's puzzle, ended with these cards lying over each other."""
    state = dealt(OPTIONS, seats=1)
    state = play(state, 0, *(lay(card) for card in cards))
    return play(play(state, 0, AgreeToEnd(agrees=True), at=at), 0, Continue())


def test_a_puzzle_is_for_one_and_its_options_hold_no_seed() -> None:
    assert Options(variant=Variant.PUZZLE) == OPTIONS
    assert list(rulebook.seats_allowed(OPTIONS)) == [1]


def test_more_points_rank_higher_and_then_less_time() -> None:
    by_points = sorted((finished(card, at=card) for card in range(10)), key=points)
    worst, best = by_points[0], by_points[-1]
    assert points(worst) < points(best)
    assert puzzle.rank_by(worst) < puzzle.rank_by(best)
    assert puzzle.rank_by(finished(0, at=9_000)) < puzzle.rank_by(finished(0, at=8_000))


def points(state: State) -> int:
    return state.seats[0].score


def test_the_proven_best_is_the_same_whatever_was_laid() -> None:
    goals = {puzzle.goal(finished(card, at=1_000)) for card in range(3)}
    assert len(goals) == 1
    goal = goals.pop()
    assert goal is not None
    assert goal.is_proven
    assert goal.score >= points(finished(0, at=1_000))


def test_nothing_is_proven_before_the_end() -> None:
    assert puzzle.goal(dealt(OPTIONS, seats=1)) is None


def test_a_puzzle_from_a_seed_is_the_same_deal_at_every_table() -> None:
    """By version 1 of the rules."""
    day, other_day = (
        FirstOptions(variant=Variant.PUZZLE, puzzle=seed) for seed in ("2026-11-15", "2026-11-16")
    )
    assert version_1.setup(day, 1, Chance(b"one")) == version_1.setup(day, 1, Chance(b"another"))
    assert (
        version_1.setup(day, 1, Chance(b"")).model
        != version_1.setup(other_day, 1, Chance(b"")).model
    )


def test_a_puzzle_without_a_seed_is_a_deal_of_its_own() -> None:
    assert dealt(PUZZLE, 1, b"one table") != dealt(PUZZLE, 1, b"another table")


def test_a_puzzle_always_has_its_model_from_chance() -> None:
    options = Options(variant=Variant.PUZZLE, model_maker=ModelMaker.PLAYERS)
    assert dealt(options, 1).phase is Phase.PLAY


def test_a_puzzle_goes_on_after_a_copy_until_its_player_is_content() -> None:
    state = to_be_copied(dealt(PUZZLE, 1), 0, lay(0), lay(1))
    state = play(state, 0, lay(0), lay(1))
    assert (state.phase, state.copiers) == (Phase.PLAY, (0,))
    state = play(state, 0, AgreeToEnd(agrees=True), at=61_500)
    over = state  # whoever has copied has no frame to confirm (CR-63)
    outcome = rulebook.outcome(over)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == (Reason.PUZZLE_DONE, (10,), (0,))
    assert result(over).lasted_ms == 61_500


def test_a_copy_that_is_taken_apart_again_earns_no_bonus() -> None:
    state = to_be_copied(dealt(PUZZLE, 1), 0, lay(0), lay(1))
    state = play(state, 0, lay(0), lay(1), TakeCard(1))
    assert state.copiers == ()
