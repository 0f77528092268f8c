"""What a meeting is worth to a player, in a world that it imagines."""

import pytest
from tests.games.top_secret.scenes import N0, N11, N29, N52, B, F, X, Z, begun

from tablee.games.top_secret.advice.deals import ALL, HOLDS, Deal, Mask
from tablee.games.top_secret.advice.information import bits_of_a_meeting, bits_of_a_pair
from tablee.games.top_secret.bot import stakes
from tablee.games.top_secret.bot.beliefs import World
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.chance import Chance

DEAL = Deal((F, B, Z, X), (N52, N11, N0, N29))
AMBASSADOR = 4


def dealt(agent: int) -> Mask:
    identity, fragment = DEAL.hand(agent)
    return HOLDS[agent][identity] & HOLDS[agent][fragment]


BEGINNING = (*map(dealt, range(4)), ALL)
EVERYTHING = dealt(0) & dealt(1) & dealt(2)


def situation(seats: int, mask: Mask = BEGINNING[0]) -> Situation:
    """Seat 0 is to act."""
    view = rulebook.view(begun(seats), 0)
    assert view.own is not None
    return Situation(view, view.own, 0, mask, Chance(b""))


def world(**ready: int) -> World:
    """The real deal, in which these visitors know everything and the others only their cards."""
    beliefs = [EVERYTHING if each in ready.values() else BEGINNING[each] for each in range(5)]
    return World(DEAL, tuple(beliefs))


def test_with_teams_one_is_for_the_ally_and_against_the_rivals() -> None:
    here = situation(4)
    sides = [stakes.side(here, world(), visitor) for visitor in range(5)]
    assert sides == [1, 1, -1, -1, 0]


@pytest.mark.parametrize(
    ("seats", "sides"), [(3, [1, -1 / 2, -1 / 2, 0, 0]), (5, [1] + 4 * [-1 / 4])]
)
def test_alone_the_rivals_together_weigh_as_much_as_oneself(seats: int, sides: list[float]) -> None:
    here = situation(seats)
    assert [stakes.side(here, world(), visitor) for visitor in range(5)] == sides


def test_ts_42_whoever_is_ready_wins_beside_the_ally() -> None:
    assert stakes.worth(situation(4, EVERYTHING), world(), (0, 1)) == 1
    assert stakes.worth(situation(4), world(ally=1), (0, 1)) == 1
    assert stakes.worth(situation(4), world(rival=2), (2, 3)) == -stakes.BLOCKING


def test_ts_47_beside_others_who_is_ready_only_exchanges() -> None:
    assert 0 < abs(stakes.worth(situation(4), world(rival=2), (1, 2))) < 1
    assert abs(stakes.worth(situation(4, EVERYTHING), world(), (0, AMBASSADOR))) < 1


def test_ts_64_alone_whoever_is_ready_wins_at_any_meeting() -> None:
    assert stakes.worth(situation(3, EVERYTHING), world(), (0, AMBASSADOR)) == 1
    assert stakes.worth(situation(3), world(rival=1), (1, 2)) == -stakes.BLOCKING / 2


def test_ts_74_before_the_fifth_player_and_another_only_he_calls() -> None:
    audience = (0, 1, AMBASSADOR)
    assert stakes.worth(situation(5), world(ambassador=4), audience) == -stakes.BLOCKING / 4
    assert abs(stakes.worth(situation(5, EVERYTHING), world(), audience)) < 1 / 4


def test_else_a_meeting_is_worth_what_everybody_learns_there() -> None:
    told = bits_of_a_pair(BEGINNING[0], 1) + bits_of_a_pair(BEGINNING[1], 0)
    assert stakes.worth(situation(4), world(), (0, 1)) == pytest.approx(stakes.BIT * told)
    grudged = stakes.RIVALRY * bits_of_a_pair(BEGINNING[2], 0)
    gained = bits_of_a_pair(BEGINNING[0], 2) - grudged
    assert stakes.worth(situation(4), world(), (0, 2)) == pytest.approx(stakes.BIT * gained)
    answer = bits_of_a_meeting(BEGINNING[2], 2, (2, AMBASSADOR), 4)
    asked = stakes.worth(situation(4), world(), (2, AMBASSADOR))
    assert asked == pytest.approx(-stakes.BIT * stakes.RIVALRY * answer)
