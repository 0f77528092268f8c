"""Sharing the dice of a turn: never worse than any other way that the rules allow."""

import pytest
from tests.games.mission_pas_possible.fronts import by_chance, laid, number, roll
from tests.games.mission_pas_possible.sharing_oracle import least_cost

from tablee.games.mission_pas_possible.advice.front import spots_for
from tablee.games.mission_pas_possible.advice.planner import (
    POINT,
    Sharing,
    Step,
    best_sharing,
    risks,
    work_left,
)
from tablee.games.mission_pas_possible.model.material import Spot

ALL_TWOS = laid("2, 2, 2")
COLOURS = laid("B|G, Y|R, R|B")
STACK = laid("stack Y, R, B, G")


def given(sharing: Sharing) -> dict[int, list[int]]:
    """By seat: the places in the roll of its dice."""
    dice: dict[int, list[int]] = {}
    for step in sharing.steps:
        dice.setdefault(step.seat, []).append(step.place)
    return dice


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_sharing_that_the_rules_allow_is_better(seats: int) -> None:
    for seed in range({1: 20, 2: 20, 3: 100, 4: 12}[seats]):
        before = by_chance(seats, seed)
        found = best_sharing(before)
        points = POINT * 10 * len(before.fronts)
        assert found.cost == pytest.approx(least_cost(before), abs=points), before


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_mpp_31_all_that_can_be_placed_is_placed(seats: int) -> None:
    for seed in range(20):
        before = by_chance(seats, seed)
        found = best_sharing(before)
        used = {step.place for step in found.steps}
        assert len(used) == len(found.steps)
        for seat, front in enumerate(before.fronts):
            if not any(step.seat == seat for step in found.steps):
                left = [d for place, d in enumerate(before.dice) if place not in used]
                assert not any(list(spots_for(front, die.kind)) for die in left)


def test_mpp_23_the_die_goes_to_the_one_who_can_use_no_other() -> None:
    shared = best_sharing(roll(COLOURS, ALL_TWOS, STACK, dice="Y3 R2 K1"))
    assert given(shared) == {1: [1], 2: [0]}
    assert given(best_sharing(roll(COLOURS, ALL_TWOS, STACK, dice="R3 R2 Y1"))) == {
        0: [0],
        1: [1],
        2: [2],
    }


def test_mpp_24_two_dice_of_a_turn_may_go_on_the_same_card_in_its_order() -> None:
    (step, other) = best_sharing(roll(STACK, laid("# = # = #"), dice="R1 Y4")).steps[:2]
    assert (step, other) == (
        Step(0, 1, Spot(number("stack Y, R, B, G"), 0)),
        Step(0, 0, Spot(number("stack Y, R, B, G"), 1)),
    )


def test_a_die_that_is_kept_for_one_goes_to_no_other() -> None:
    before = roll(COLOURS, STACK, ALL_TWOS, dice="Y3")
    assert given(best_sharing(before)) == {1: [0]}
    (die,) = before.dice
    kept = before._replace(dice=(die._replace(kept_for=0),))
    assert given(best_sharing(kept)) == {0: [0]}


def test_who_has_placed_already_gets_nothing() -> None:
    before = roll(STACK, COLOURS, ALL_TWOS, dice="Y3")._replace(picks=(0, 1, 1))
    assert given(best_sharing(before)) == {1: [0]}


def test_points_decide_between_equals() -> None:
    """Both cards lack a two; the one that is left will be as much work as the other would be."""
    cheap, dear = "# = # = #", "2, 2, 2"
    front = (*laid(cheap, "B2 K2 _"), *laid(dear, "G2 R2 _"))
    (step,) = best_sharing(roll(front, picks=1, dice="R2")).steps
    assert step.spot.card == number(dear)


def test_mpp_55_the_risk_of_a_reroll_is_a_lost_die_of_its_colour_or_number() -> None:
    front = laid("2, 2, 2", "R2 _ _")
    loss = work_left(laid("2, 2, 2")) - work_left(front)
    assert risks(front) == pytest.approx((loss, loss / 6, loss / 6, loss / 6, loss / 6))


def test_mpp_57_a_covered_die_is_not_at_risk() -> None:
    front = laid("stack Y, R, B, G", "Y5 R2 _ _")
    loss = work_left(laid("stack Y, R, B, G", "Y5")) - work_left(front)
    assert risks(front)[3] == pytest.approx(loss / 6)
    assert risks(front)[0] == pytest.approx(loss)


def test_mpp_58_of_several_matching_dice_the_cheapest_is_lost() -> None:
    front = laid("5, Y, G&2", "R5 _ G2")
    cheap = work_left(laid("5, Y, G&2", "_ _ G2")) - work_left(front)
    assert risks(front)[0] == pytest.approx(
        (5 * cheap + min(cheap, work_left(laid("5, Y, G&2", "R5")) - work_left(front))) / 6
    )


def test_a_roll_that_nobody_can_use_is_left() -> None:
    shared = best_sharing(roll(ALL_TWOS, ALL_TWOS, ALL_TWOS, dice="R3"))
    assert shared.steps == ()
    assert shared.cost == pytest.approx(3 * work_left(ALL_TWOS))
