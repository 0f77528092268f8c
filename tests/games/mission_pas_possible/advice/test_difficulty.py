"""A card's points follow its difficulty."""

from functools import cache
from statistics import median

from tests.games.mission_pas_possible.fronts import number

from tablee.games.mission_pas_possible.advice.difficulty import expected_turns, medians
from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.turns import TURNS_OF

OWN = {*range(5, 12), *range(16, 24), *range(29, 37), *range(44, 49)}
"""The cards whose points the booklet does not tell."""


@cache
def measured() -> list[float]:
    """Fewer turns than the figures in the docs are made of; enough for the order."""
    return expected_turns(5_000)


def test_mpp_3_the_medians_of_the_difficulty_keep_the_order_of_the_points() -> None:
    ordered = medians(measured())
    assert list(ordered) == [1, 2, 3, 4, 6]
    assert list(ordered.values()) == sorted(set(ordered.values()))


def test_the_figures_that_hands_are_dealt_by_are_those_of_the_measure() -> None:
    """Of fewer turns, so roughly."""
    assert len(TURNS_OF) == len(CARDS)
    assert all(
        known / 1.5 < found < known * 1.5 for known, found in zip(TURNS_OF, measured(), strict=True)
    )


def test_mpp_3_our_own_cards_have_the_points_of_their_difficulty() -> None:
    """All but the stack of five, for which the known cards of one rare die set the measure."""
    stack = number("stack _, _, Y&1, _, _")
    own = [c for c in CARDS if c.card in OWN and c.card != stack]
    by_ease = sorted(own, key=lambda each: TURNS_OF[each.card])
    assert [each.points for each in by_ease] == sorted(each.points for each in own)


def test_the_measure_is_the_same_every_time() -> None:
    assert expected_turns(50) == expected_turns(50)


def test_every_card_takes_a_turn_at_least() -> None:
    turns = measured()
    assert len(turns) == len(CARDS)
    assert min(turns) >= 1
    assert turns[number("#|c = #|c")] < median(turns) < turns[number("c = c = c = c")]
