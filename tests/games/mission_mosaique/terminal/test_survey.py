"""The survey of Mission Mosaïque: a team's stamps and ranks, for every strength and number."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from tests.cli.conftest import Run

from tablee.games.mission_mosaique.rules import rulebook, solving
from tablee.games.mission_mosaique.terminal import survey
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Level
from tablee.simulate import Played

NAME = "mission_mosaique"
MISSED = {Level.HARD: 0, Level.NORMAL: 1, Level.EASY: 5}
"""Codes that a team misses in its first game; in every further one it misses one more."""


def _games(_: str, __: Any, bots: Sequence[Level], games: int, **___: Any) -> Iterator[Played]:
    """Whole games take their time, and are played elsewhere."""
    seats = len(bots)
    for game in range(games):
        stamps = 3 * seats - MISSED[bots[0]] - game
        reason = solving.rank(stamps, seats).value
        view = SimpleNamespace(stamps=stamps)
        yield Played(tuple(range(seats)), Outcome((), (stamps,) * seats, reason), view, 0, 0)


def test_mm_63_a_team_has_its_stamps_and_its_rank_in_common(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(survey, "simulate", _games)
    out = run("simulate", NAME, "--games", 2).out
    titles = [line.strip() for line in out.splitlines() if "Teams" in line]
    assert titles == [
        f"Teams of {level} bots: stamps and ranks" for level in ("hard", "normal", "easy")
    ]
    rows = [line.split() for line in out.splitlines() if line.strip()[:1].isdigit()]
    assert [int(row[0]) for row in rows] == 3 * list(rulebook.SEATS)
    hard_3, normal_4, easy_8 = rows[0], rows[7], rows[17]
    assert hard_3[1:] == ["2", "8.5", "9", "0%", "0%", "0%", "0%", "50%", "50%"]
    assert normal_4[1:] == ["2", "10.5", "12", "0%", "0%", "0%", "0%", "100%", "0%"]
    assert easy_8[1:] == ["2", "18.5", "24", "0%", "0%", "0%", "100%", "0%", "0%"]
