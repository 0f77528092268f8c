"""No game of any options, level and size may stall: bots of every level play each to its end.

Every team plays once, with the switches thrown so that any three choices meet in some game; the
long form, `make options`, plays the whole product of all options that the rules know.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product, starmap
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tablee.games.mission_pas_possible.bot import player
from tablee.games.mission_pas_possible.model.options import Difficulty, Options, Setup
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover

LONG_SECONDS = 1800
"""A second for everybody's next move: nearly every game ends before."""


class Team(NamedTuple):
    setup: Setup
    difficulty: Difficulty
    level: Level
    seats: int


TEAMS = list(starmap(Team, product(Setup, Difficulty, Level, rulebook.SEATS)))
SWITCHES = ("has_six_point_cards", "is_strict", "is_beginner", "is_daily")
THREES = list(combinations(range(len(Team._fields) + len(SWITCHES)), 3))
"""Of the choices, each time three."""


def options_of(team: Team, thrown: Sequence[bool]) -> Options:
    switches = dict(zip(SWITCHES, thrown, strict=True))
    plain = Options(setup=team.setup, level=team.difficulty, countdown_seconds=LONG_SECONDS)
    return replace(plain, **switches)


def thrown_by(team: Team) -> tuple[bool, ...]:
    """Differently for teams that differ in one thing only; the daily mission is for one."""
    setup, difficulty, level = (
        list(type(choice)).index(choice) for choice in (team.setup, team.difficulty, team.level)
    )
    number = 5 * setup + 3 * difficulty + 7 * level + 11 * team.seats
    *others, is_daily = (number >> bit & 1 == 1 for bit in range(len(SWITCHES)))
    return (*others, is_daily and team.seats == 1)


def round_of(state: State, at: int, level: Level) -> State:
    """Everybody does once what its bot would, a second apart."""
    for seat in range(len(state.seats)):
        action = player.act(rulebook.view(state, seat), seat, level, Chance(bytes([seat])))
        if action is not None:
            state = rulebook.play(state, seat, action, at, Chance(at.to_bytes(4)))
    return state


def play_to_the_end(options: Options, seats: int, level: Level, deal: bytes) -> State:
    state = rulebook.setup(options, seats, Chance(deal))
    at = 0
    while state.reason is None:
        at += 1000
        deadline = rulebook.deadline(state)
        if deadline is not None and deadline <= at:
            state = rulebook.expire(state, at, Chance(b"time"))
            continue
        before, state = state, round_of(state, at, level)
        assert state != before, f"nobody knows what to do: {options}, {seats} players"
    return state


@pytest.mark.parametrize("team", TEAMS)
def test_mpp_101_a_team_of_bots_comes_to_an_end(team: Team) -> None:
    options = options_of(team, thrown_by(team))
    assert team.seats in rulebook.seats_allowed(options)
    assert play_to_the_end(options, team.seats, team.level, bytes([team.seats])).reason is not None


@pytest.mark.parametrize("chosen", THREES)
def test_any_three_choices_meet_in_some_game(chosen: tuple[int, ...]) -> None:
    possible = {threefold(team, thrown, chosen) for team, thrown in whole_product()}
    assert {threefold(team, thrown_by(team), chosen) for team in TEAMS} == possible


def whole_product() -> Iterator[tuple[Team, tuple[bool, ...]]]:
    for team, thrown in product(TEAMS, product((False, True), repeat=len(SWITCHES))):
        if team.seats in rulebook.seats_allowed(options_of(team, thrown)):
            yield team, thrown


def threefold(team: Team, thrown: Sequence[bool], chosen: Sequence[int]) -> tuple[object, ...]:
    choices = (*team, *thrown)
    return tuple(choices[each] for each in chosen)


@pytest.mark.at_length
@pytest.mark.slow
@pytest.mark.parametrize("setup", Setup)
@pytest.mark.parametrize("difficulty", Difficulty)
@pytest.mark.parametrize("level", Level)
def test_mpp_101_so_does_every_team_with_any_options(
    setup: Setup, difficulty: Difficulty, level: Level
) -> None:
    played = 0
    for team, thrown in whole_product():
        if team[:3] == (setup, difficulty, level):
            deal = bytes([team.seats, *thrown])
            end = play_to_the_end(options_of(team, thrown), team.seats, level, deal)
            played += end.reason is not None
    assert played == 8 * len(rulebook.SEATS) + 8, "the daily mission is for one"
