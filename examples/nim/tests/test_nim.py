"""Nim by its rules."""

import pytest
from tablee_nim.model import IllegalCode, Take

import tablee


def test_whoever_takes_the_last_stone_wins() -> None:
    match = tablee.LocalMatch("nim", seats=2, seed=1, heaps=1)
    seat = match.movers[0]
    (stones,) = match.state.heaps
    match.play(seat, Take(1, stones))
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)


def test_or_loses_if_it_is_played_so() -> None:
    match = tablee.LocalMatch("nim", seats=3, seed=1, heaps=1, last_stone_loses=True)
    seat = match.movers[0]
    match.play(seat, Take(1, match.state.heaps[0]))
    assert match.outcome is not None
    assert seat not in match.outcome.winners
    assert len(match.outcome.winners) == 2


def test_nobody_takes_more_than_there_is() -> None:
    match = tablee.LocalMatch("nim", seats=2, seed=1, heaps=1)
    with pytest.raises(tablee.Illegal, match=IllegalCode.NO_SUCH_HEAP):
        match.play(match.movers[0], Take(2, 1))


def test_the_hard_bot_beats_the_easy_one() -> None:
    won = 0
    for number in range(40):
        match = tablee.LocalMatch("nim", seats=2, seed=number, heaps=5)
        while not match.is_over:
            seat = match.movers[0]
            match.play(seat, match.suggest(seat, "hard" if seat == number % 2 else "easy"))
        assert match.outcome is not None
        won += number % 2 in match.outcome.winners
    assert won >= 28
