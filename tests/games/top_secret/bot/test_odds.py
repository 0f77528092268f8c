"""How likely visitors are to meet, beside all that can be laid, one by one."""

from itertools import product

import pytest
from tests.games.top_secret.scenes import (
    PONTE,
    RIALTO,
    SALUTE,
    SAN_GIORGIO,
    SAN_MARCO,
    begun,
    play,
    visit,
)

from tablee.games.top_secret.bot import odds
from tablee.games.top_secret.bot.odds import Group
from tablee.games.top_secret.data import AMBASSADOR
from tablee.games.top_secret.model.actions import LayPlace
from tablee.games.top_secret.model.record import Round
from tablee.games.top_secret.rules import meetings, rulebook


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_groups_are_those_whom_the_rules_let_meet(seats: int) -> None:
    found = set()
    for places in product((RIALTO, SAN_MARCO, PONTE), repeat=5):
        for meeting in meetings.found(Round(1, 0, places), seats):
            found.add(tuple(sorted(meeting.visitors)))
    assert set(odds.groups(seats)) == found


@pytest.mark.parametrize("group", [(0, 1), (2, 3), (1, AMBASSADOR), (0, 3, AMBASSADOR)])
def test_the_chance_to_meet_counts_all_that_can_be_laid(group: Group) -> None:
    state = play(begun(), 0, LayPlace(RIALTO))
    visitors = odds.presences(rulebook.view(state, 1))
    laid = list(product(*visitors))
    met = sum(is_met(places, group) for places in laid)
    assert len(laid) == 5**4
    assert odds.chance_to_meet(group, visitors) == pytest.approx(met / len(laid))


def is_met(places: tuple[str, ...], group: Group) -> bool:
    place = places[group[0]]
    return tuple(visitor for visitor in range(5) if places[visitor] == place) == group


def test_ts_17_a_laid_place_is_certain_and_a_used_one_impossible() -> None:
    state = visit(begun(), RIALTO, SAN_MARCO, SALUTE, SAN_GIORGIO, PONTE)
    state = play(state, 1, LayPlace(RIALTO))
    first, second, *_ = odds.presences(rulebook.view(state, 2))
    assert first == dict.fromkeys((SAN_MARCO, SALUTE, SAN_GIORGIO, PONTE), 1 / 4)
    assert second == {RIALTO: 1.0}


def test_ts_21_three_at_a_place_do_not_meet() -> None:
    two, three = (
        [{place: 1.0} for place in (RIALTO, RIALTO, third, SAN_MARCO, PONTE)]
        for third in (SALUTE, RIALTO)
    )
    assert odds.chance_to_meet((0, 1), two) == 1
    assert odds.chance_to_meet((0, 1), three) == 0
