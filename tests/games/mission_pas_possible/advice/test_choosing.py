"""What is best for one's own cards."""

from tests.games.mission_pas_possible.fronts import laid, number, roll

from tablee.games.mission_pas_possible.advice.choosing import (
    easiest_bomb,
    greedy_step,
    least_loss,
    own_best_step,
    smallest_bomb,
)
from tablee.games.mission_pas_possible.advice.planner import Step
from tablee.games.mission_pas_possible.model.material import Spot

RARE, COMMON = "5, Y, G&2", "B|G, Y|R, R|B"
FRONT = (*laid(RARE), *laid(COMMON, "B1"))


def test_the_rarest_die_saves_the_most_work() -> None:
    before = roll(FRONT, FRONT, FRONT, dice="R1 G2")
    assert own_best_step(before, 0) == Step(0, 1, Spot(number(RARE), 2))


def test_only_the_dice_that_are_named_are_considered() -> None:
    before = roll(FRONT, FRONT, FRONT, dice="R1 G2")
    assert own_best_step(before, 0, [0]) in (
        Step(0, 0, Spot(number(COMMON), 1)),
        Step(0, 0, Spot(number(COMMON), 2)),
    )
    assert own_best_step(before, 0, []) is None


def test_the_greedy_step_fills_the_card_with_the_fewest_empty_spaces() -> None:
    before = roll(FRONT, FRONT, FRONT, dice="G2 R1")
    step = greedy_step(before, 0)
    assert step is not None
    assert (step.place, step.spot.card) == (1, number(COMMON))


def test_who_may_place_no_more_has_no_step() -> None:
    before = roll(FRONT, dice="G2 R1", picks=0)
    assert greedy_step(before, 0) is None
    assert own_best_step(before, 0) is None


def test_mpp_63_the_easiest_bomb_is_not_the_smallest() -> None:
    cards = [number(card) for card in ("c&# = c&#", "# > # < #", "2, 2, 2")]
    assert easiest_bomb(cards) == number("# > # < #")
    assert smallest_bomb(cards) == number("c&# = c&#")


def test_of_bombs_that_are_equal_work_the_one_with_more_points_is_taken() -> None:
    """Two cards that ask for the same dice, of three and of four points."""
    three, four = number("5, Y, G&2"), number("B, 3, G&6")
    assert easiest_bomb([three, four]) == easiest_bomb([four, three]) == four


def test_mpp_58_the_die_that_is_easy_to_replace_is_lost() -> None:
    front = laid(RARE, "G5 _ G2")
    spots = [Spot(number(RARE), 0), Spot(number(RARE), 2)]
    assert least_loss(front, spots) == spots[0]
