"""No game of any setup, level and size may stall: bots of every level play each to its end."""

from itertools import product

import pytest

from tablee.games.mission_pas_possible.bot import player
from tablee.games.mission_pas_possible.model.options import Difficulty, Options, Setup
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

COMBINATIONS = list(product(Setup, Difficulty, rulebook.SEATS))
LONG_SECONDS = 3600


def options_of(number: int) -> Options:
    """Each of 75 combinations, with the small switches thrown differently for neighbours."""
    setup, level, _ = COMBINATIONS[number]
    return Options(
        setup=setup,
        level=level,
        has_six_point_cards=number % 2 == 1,
        is_strict=number % 3 == 1,
        is_beginner=number % 7 > 3,
        countdown_seconds=LONG_SECONDS,
    )


def round_of(state: State, at: int, level: Level) -> State:
    """Everybody does once what its bot would, a second apart."""
    for seat in range(len(state.seats)):
        action = player.act(rulebook.view(state, seat), seat, level, Chance(bytes([seat])))
        if action is not None:
            state = rulebook.play(state, seat, action, at, Chance(at.to_bytes(4)))
    return state


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
@pytest.mark.parametrize("level", Level)
def test_mpp_101_a_team_of_bots_comes_to_an_end(number: int, level: Level) -> None:
    options, seats = options_of(number), COMBINATIONS[number][2]
    assert seats in rulebook.seats_allowed(options)
    state = rulebook.setup(options, seats, Chance(bytes([number])))
    at = 0
    while state.reason is None:
        at += 1000
        deadline = rulebook.deadline(state)
        if deadline is not None and deadline <= at:
            state = rulebook.expire(state, at, Chance(b"time"))
            continue
        before, state = state, round_of(state, at, level)
        assert state != before, "nobody knows what to do"
