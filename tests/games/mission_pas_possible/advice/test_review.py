"""The review after the game: what each sharing was worth, and what the best would have been."""

import pytest
from msgspec.structs import replace
from tests.games.mission_pas_possible.fronts import laid, number
from tests.games.mission_pas_possible.rolls import after, rolled

from tablee.games.mission_pas_possible.advice import adviser
from tablee.games.mission_pas_possible.advice.planner import work_left
from tablee.games.mission_pas_possible.advice.review import FELT
from tablee.games.mission_pas_possible.data.dice import FACES
from tablee.games.mission_pas_possible.model.actions import PlaceDie, TakeBomb
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.questions import AskReview, Review, SharedDie
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.model.views import View
from tablee.games.mission_pas_possible.rules import rulebook, turn
from tablee.games.mission_pas_possible.rules.changes import die_number
from tablee.kernel.rules import Level
from tablee.simulate import play_game

TWOS, COLOURS, STACK = "2, 2, 2", "B|G, Y|R, R|B", "stack Y, R, B, G"


def reviewed(view: View) -> Review:
    review = adviser.answer(view, None, AskReview())
    assert isinstance(review, Review)
    return review


def review_of(*states: State) -> Review:
    """Of a game whose turns ended so."""
    turns = tuple(state.turns[0] for state in states)
    times = tuple(state.times[0] for state in states)
    over = turn.over(replace(states[-1], turns=turns, times=times), Reason.TIME_IS_UP, 0)
    return reviewed(rulebook.view(over, None))


def die(state: State, place: int) -> int:
    return die_number(state.centre[place])


def well_shared() -> State:
    state = rolled((COLOURS,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5 B4 K2")
    return after(
        state,
        (0, PlaceDie(die(state, 1), number(COLOURS), 2)),
        (1, PlaceDie(die(state, 0), number(STACK), 1)),
        (2, PlaceDie(die(state, 2), number(TWOS), 0)),
    )


def badly_shared() -> State:
    """The first player takes the only die that the second can use."""
    state = rolled((COLOURS,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5 B4 K2")
    return after(
        state,
        (0, PlaceDie(die(state, 0), number(COLOURS), 1)),
        (2, PlaceDie(die(state, 2), number(TWOS), 0)),
    )


def test_the_best_sharing_misses_nothing() -> None:
    (only,) = review_of(well_shared()).turns
    spared = (
        work_left(laid(COLOURS))
        - work_left(laid(COLOURS, "_ _ B4"))
        + work_left(laid(STACK, "Y1"))
        - work_left(laid(STACK, "Y1 R5"))
        + work_left(laid(TWOS))
        - work_left(laid(TWOS, "K2"))
    )
    assert only.worth == only.best_worth == round(spared, 2)
    assert only.best == ()


def test_a_worse_one_is_told_the_best_and_the_difference() -> None:
    before = rolled((COLOURS,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5 B4 K2")
    review = review_of(badly_shared())
    (only,) = review.turns
    assert only.best_worth == review_of(well_shared()).turns[0].worth
    red, blue, black = (FACES[face] for face in before.centre)
    assert only.best == (
        SharedDie(0, blue, number(COLOURS), 1, 2),
        SharedDie(1, red, number(STACK), 4, 1),
        SharedDie(2, black, number(TWOS), 4, 0),
    )
    assert only.placed == (
        SharedDie(0, red, number(COLOURS), 1, 1),
        SharedDie(2, black, number(TWOS), 4, 0),
    )
    assert only.unused == (blue,)
    assert review.missed == pytest.approx(only.best_worth - only.worth)
    assert review.missed > 0.5


def test_the_finest_and_the_costliest_moment_are_named() -> None:
    review = review_of(badly_shared(), well_shared())
    assert (review.finest, review.costliest) == (2, 1)
    assert review_of(well_shared()).costliest is None


def test_a_turn_that_the_end_cut_short_is_not_judged() -> None:
    state = rolled((COLOURS,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5 B4 K2")
    cut = after(state, (2, PlaceDie(die(state, 2), number(TWOS), 0)))
    assert review_of(well_shared(), cut).turns == review_of(well_shared()).turns


def test_mpp_65_dice_on_a_card_that_was_just_taken_are_worth_what_they_spare() -> None:
    taken = "# > # < #"
    state = rolled((f"{COLOURS} @ B1 Y1 _",), (STACK,), centre="R3 R6")
    row = (number(taken), number("1, 3, 6"), None, None, None)
    shared = after(
        replace(state, row=row, deck=()),
        (0, PlaceDie(die(state, 0), number(COLOURS), 2)),
        (0, TakeBomb(number(taken))),
        (0, PlaceDie(die(state, 1), number(taken), 0)),
    )
    (only,) = review_of(shared).turns
    spared = work_left(laid(COLOURS, "B1 Y1 _"))
    spared += work_left(laid(taken)) - work_left(laid(taken, "R6"))
    assert only.worth == only.best_worth == round(spared, 2)


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_over_a_whole_game_nothing_is_better_than_the_best(players: int) -> None:
    bots = (Level.EASY, Level.HARD, Level.NORMAL, Level.EASY, Level.HARD)[:players]
    game = play_game("mission_pas_possible", Options(countdown_seconds=3600), bots, b"review")
    review = reviewed(game.view)
    assert 0 < len(review.turns) <= game.view.turn
    gaps = [turn.best_worth - turn.worth for turn in review.turns]
    assert all(gap == 0 or gap >= FELT for gap in gaps)
    assert all(bool(turn.best) == (turn.best_worth > turn.worth) for turn in review.turns)
    missed = sum(turn.best_worth - turn.worth for turn in review.turns)
    assert review.missed == pytest.approx(missed, abs=0.01)


def test_a_team_of_planners_misses_next_to_nothing() -> None:
    missed = {
        level: reviewed(
            play_game(
                "mission_pas_possible", Options(countdown_seconds=3600), (level,) * 3, b"missed"
            ).view
        ).missed
        for level in (Level.EASY, Level.HARD)
    }
    assert missed[Level.HARD] < missed[Level.EASY] / 10
