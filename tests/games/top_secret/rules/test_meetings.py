"""Who meets whom: exactly two of five cards, and what the dummy and the fifth player change."""

from itertools import product

import pytest
from tests.games.top_secret.scenes import PONTE, RIALTO, SALUTE, SAN_GIORGIO, SAN_MARCO

from tablee.games.top_secret.data import PLACES
from tablee.games.top_secret.model.cards import Place
from tablee.games.top_secret.model.record import Round
from tablee.games.top_secret.rules.meetings import found


def meetings(*places: Place, seats: int = 4, starter: int = 0) -> list[tuple[int, ...]]:
    """The visitors of each meeting, in order."""
    return [meeting.visitors for meeting in found(Round(1, starter, places), seats)]


def test_ts_20_information_flows_where_exactly_two_cards_show_the_same_place() -> None:
    assert meetings(RIALTO, SALUTE, RIALTO, PONTE, SAN_MARCO) == [(0, 2)]
    assert meetings(RIALTO, SALUTE, SAN_GIORGIO, PONTE, PONTE) == [(3, 4)]


def test_ts_20_the_worked_round() -> None:
    """Rialto, Rialto, San Marco, San Marco and the Ambassador at San Marco: one pair meets."""
    (meeting,) = found(Round(1, 0, (RIALTO, RIALTO, SAN_MARCO, SAN_MARCO, SAN_MARCO)), 4)
    assert meeting.visitors == (0, 1)
    assert meeting.place is RIALTO


@pytest.mark.parametrize("together", [3, 4, 5])
def test_ts_21_one_alone_or_three_or_more_nothing_happens(together: int) -> None:
    others = (RIALTO, SALUTE)[: 5 - together]
    assert meetings(*[PONTE] * together, *others) == []
    assert meetings(*PLACES) == []


def test_ts_22_at_most_two_meetings_in_a_round() -> None:
    """Over all 3,125 ways to lay five cards."""
    for seats in (3, 4, 5):
        counts = {len(meetings(*places, seats=seats)) for places in product(PLACES, repeat=5)}
        assert counts == {0, 1, 2}


@pytest.mark.parametrize(
    ("starter", "order"),
    [(0, [(0, 2), (1, 3)]), (1, [(1, 3), (2, 0)]), (2, [(2, 0), (3, 1)]), (3, [(3, 1), (0, 2)])],
)
def test_ts_50_two_meetings_come_in_the_order_of_the_first_visitor(
    starter: int, order: list[tuple[int, ...]]
) -> None:
    assert meetings(RIALTO, SALUTE, RIALTO, SALUTE, PONTE, starter=starter) == order


def test_ts_62_dummy_and_ambassador_alone_nothing() -> None:
    places = (RIALTO, SALUTE, SAN_MARCO, PONTE, PONTE)
    assert meetings(*places, seats=3) == []
    assert meetings(*places, seats=4) == [(3, 4)]


def test_ts_60_an_agent_meets_the_dummy() -> None:
    assert meetings(RIALTO, SALUTE, SAN_MARCO, RIALTO, PONTE, seats=3) == [(0, 3)]


def test_ts_70_the_fifth_player_meets_exactly_two_agents() -> None:
    places = (RIALTO, SALUTE, RIALTO, PONTE, RIALTO)
    assert meetings(*places, seats=5) == [(0, 2, 4)]
    assert meetings(*places, seats=4) == []


def test_ts_70_beside_that_two_other_agents_may_meet() -> None:
    assert meetings(SALUTE, RIALTO, RIALTO, SALUTE, RIALTO, seats=5) == [(0, 3), (1, 2, 4)]


def test_ts_73_the_ambassador_with_three_or_four_agents_nothing() -> None:
    assert meetings(RIALTO, RIALTO, RIALTO, SALUTE, RIALTO, seats=5) == []
    assert meetings(*[RIALTO] * 5, seats=5) == []


def test_ts_73_two_agents_without_him_meet_three_do_not() -> None:
    assert meetings(RIALTO, RIALTO, SALUTE, SAN_GIORGIO, PONTE, seats=5) == [(0, 1)]
    assert meetings(RIALTO, RIALTO, RIALTO, SAN_GIORGIO, PONTE, seats=5) == []
