"""Bots against bots on the command line, and the arithmetic of confidence."""

import math
import statistics

import pytest
from tests.cli.conftest import Run

from tablee.cli.simulate import Estimate, WinShare

QUICK = ("--bots", "easy,easy", "--set", "limit=1", "--processes", "1", "--seed", "a")


def test_games_are_played_and_counted(run: Run) -> None:
    ran = run("simulate", "copyright", *QUICK, "--games", 3)
    assert ran.code == 0
    title, _, *rows = ran.out.splitlines()
    assert title.startswith("3 games of about")
    assert [row.split()[:2] for row in rows] == [["1", "easy"], ["2", "easy"]]
    wins = [float(row.split()[2].rstrip("%")) for row in rows]
    assert math.isclose(sum(wins), 100, abs_tol=0.2)


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    words = ("simulate", "copyright", *QUICK, "--games", 2)
    assert run(*words).out == run(*words).out


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--bots", "easy"), "cannot be played by 1"),
        (("--bots", "cunning"), "a bot is one of"),
        (("--games", "0"), "at least one"),
    ],
)
def test_wrong_choices_are_told(run: Run, flags: tuple[str, ...], told: str) -> None:
    ran = run("simulate", "copyright", *flags)
    assert (ran.code, told in ran.err) == (2, True)


def test_an_estimate_is_a_mean_with_its_margin() -> None:
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    estimate = Estimate.of(values)
    assert estimate.mean == 5
    assert math.isclose(estimate.margin, 1.96 * statistics.stdev(values) / math.sqrt(8))


def test_one_game_proves_nothing() -> None:
    assert Estimate.of([3.0]) == (3.0, math.inf)


def test_a_share_lies_in_wilsons_interval() -> None:
    share = WinShare.of([1.0] * 5 + [0.0] * 5)
    assert (share.part, round(share.low, 4), round(share.high, 4)) == (0.5, 0.2366, 0.7634)


def test_winning_every_game_is_not_taken_for_certainty() -> None:
    share = WinShare.of([1.0] * 100)
    assert (round(share.low, 3), round(share.high, 3)) == (0.963, 1.0)
    assert round(WinShare.of([0.0] * 100).low, 3) == 0
