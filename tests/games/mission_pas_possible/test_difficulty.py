"""A card's points follow its difficulty."""

from functools import cache
from statistics import median

from tests.games.mission_pas_possible.fronts import number

from tablee.games.mission_pas_possible.data import CARDS
from tablee.games.mission_pas_possible.difficulty import expected_turns, medians


@cache
def measured() -> list[float]:
    """Fewer turns than the figures in the docs are made of; enough for the order."""
    return expected_turns(5_000)


def test_mpp_3_the_medians_of_the_difficulty_keep_the_order_of_the_points() -> None:
    ordered = medians(measured())
    assert list(ordered) == [1, 2, 3, 4, 6]
    assert list(ordered.values()) == sorted(set(ordered.values()))


def test_the_measure_is_the_same_every_time() -> None:
    assert expected_turns(50) == expected_turns(50)


def test_every_card_takes_a_turn_at_least() -> None:
    turns = measured()
    assert len(turns) == len(CARDS)
    assert min(turns) >= 1
    assert turns[number("#|c = #|c")] < median(turns) < turns[number("c = c = c = c")]
