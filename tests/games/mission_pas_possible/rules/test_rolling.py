"""What the dice of a daily mission show."""

import pytest
from msgspec.structs import replace
from tests.games.mission_pas_possible.scenes import dealt, draw, reroll, scene, with_bag

from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook, turn

DAILY = Options(is_daily=True)


def daily() -> State:
    return dealt(DAILY, seats=1, seed=b"the day")


def test_mpp_106_a_daily_mission_is_for_one() -> None:
    assert rulebook.seats_allowed(DAILY) == [1]


def test_mpp_106_whoever_is_dealt_alike_rolls_alike_whatever_chance_did_between() -> None:
    first, second = (draw(daily(), seed=seed) for seed in (b"one", b"another"))
    assert first.centre == second.centre
    assert draw(dealt(DAILY, seats=1, seed=b"the day after")).centre != first.centre


def test_mpp_106_dice_that_are_not_in_the_bag_are_passed_over() -> None:
    whole = draw(daily()).centre
    bag = [die for die in range(25) if die != whole[0] // 6]
    assert draw(with_bag(daily(), *bag)).centre[:2] == whole[1:]


@pytest.mark.parametrize("to", [1, 6])
def test_mpp_106_a_reroll_shows_the_same_to_everybody(to: int) -> None:
    """Whatever the table's own chance would make of it."""
    state = scene(("5, Y, G&2 @ B5 Y1 _",), centre="K4 K5 K6")
    state = replace(turn.settled(state, 1), dice_seed="the day")
    assert reroll(state, 0, "K4", to=to).bag == reroll(state, 0, "K4", to=2).bag
    assert reroll(state, 0, "K4", to=to).news == reroll(state, 0, "K4", to=2).news


def test_mpp_106_nobody_sees_the_seed() -> None:
    assert daily().dice_seed
    assert daily().dice_seed not in repr(rulebook.view(daily(), 0))
