"""What cards and meetings tell, in bits."""

from math import log2

import pytest
from tests.games.top_secret.scenes import N11, N52, B, F, Z

from tablee.games.top_secret.advice import information
from tablee.games.top_secret.advice.deals import ALL, HOLDS, SHOWS, Mask, deals_of
from tablee.games.top_secret.data import AMBASSADOR, DUMMY
from tablee.games.top_secret.model.cards import Black
from tablee.games.top_secret.rules.shown import true_pairs

MINE = HOLDS[1][B] & HOLDS[1][N11]
MORE = MINE & SHOWS[0][F, N52] & SHOWS[2][F, Z]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def test_a_bit_halves_the_deals() -> None:
    assert information.bits(ALL, SHOWS[0][F, B]) == 1
    assert information.bits(ALL, HOLDS[0][F]) == 2
    assert information.bits(MINE, HOLDS[1][B]) == 0


@pytest.mark.parametrize("mask", [ALL, MINE, MORE])
def test_ts_28_a_pair_tells_what_the_twelve_of_each_deal_tell_on_average(mask: Mask) -> None:
    told = [
        information.bits(mask, SHOWS[0][pair])
        for deal in deals_of(mask)
        for pair in true_pairs(*deal.hand(0))
    ]
    assert information.bits_of_a_pair(mask, 0) == pytest.approx(mean(told))


@pytest.mark.parametrize("mask", [ALL, MINE, MORE])
def test_a_black_card_tells_what_the_two_of_each_deal_tell_on_average(mask: Mask) -> None:
    told = [
        information.bits(mask, HOLDS[0][card]) for deal in deals_of(mask) for card in deal.hand(0)
    ]
    assert information.bits_of_a_black_card(mask, 0) == pytest.approx(mean(told))


def test_only_the_black_cards_that_may_still_be_shown_count() -> None:
    known = MINE & HOLDS[0][F]
    assert information.bits_of_a_black_card(known, 0, (Black.IDENTITY,)) == 0
    fragment = information.bits_of_a_black_card(known, 0, (Black.FRAGMENT,))
    assert fragment == pytest.approx(log2(3))


def test_a_visitor_learns_from_whom_he_meets() -> None:
    of_meeting = information.bits_of_a_meeting
    assert of_meeting(MINE, 1, (0, 1), 4) == information.bits_of_a_pair(MINE, 0)
    assert of_meeting(MINE, 1, (1, DUMMY), 3) == information.bits_of_a_black_card(MINE, DUMMY)
    assert of_meeting(MINE, 1, (1, AMBASSADOR), 4) == information.bits_of_a_black_card(MINE, 0)


def test_ts_70_before_the_fifth_player_only_he_learns() -> None:
    audience = (0, 1, AMBASSADOR)
    assert information.bits_of_a_meeting(MINE, 1, audience, 5) == 0
    told = sum(information.bits_of_a_pair(ALL, agent) for agent in (0, 1))
    assert information.bits_of_a_meeting(ALL, AMBASSADOR, audience, 5) == pytest.approx(told)
