"""The duels of Top Secret's bots: fair, and won by the stronger."""

from benchmarks.top_secret_bots import dealt_match, is_won, seating

from tablee.games.top_secret.advice.deals import Deal
from tablee.kernel.rules import Level


def test_both_bots_of_a_strength_are_allies_by_the_deal() -> None:
    for number in range(20):
        match = dealt_match(number)
        deal = Deal(match.state.identities, match.state.fragments)
        seats = seating(match, number)
        assert sorted(seats) == [0, 1, 2, 3]
        assert deal.ally(seats.index(0)) == seats.index(1)
        assert deal.ally(seats.index(2)) == seats.index(3)


def test_every_chair_is_the_first_of_the_one_side_in_turn() -> None:
    firsts = [seating(dealt_match(number), number).index(0) for number in range(8)]
    assert firsts == [0, 1, 2, 3] * 2


def test_the_stronger_team_wins_more() -> None:
    """`make bench` measures it over 500 games; here it must merely show."""
    for one, other in ((Level.HARD, Level.NORMAL), (Level.NORMAL, Level.EASY)):
        assert sum(is_won(one, other, number) for number in range(24)) > 12
