"""Games alone are kept, to be beaten; games in company and the daily ones are not."""

import pytest

from tablee.games.top_it import archive
from tablee.games.top_it.model import Options
from tablee.games.top_it.rules.rulebook import setup
from tablee.kernel.chance import Chance
from tablee.kernel.directory import ArchivedResult


def test_a_game_alone_leaves_its_points() -> None:
    state = setup(Options(), 1, Chance(b"seed"))
    assert archive.result(state) == ArchivedResult((0,), archive.Told(points=0))


@pytest.mark.parametrize(("seats", "puzzle"), [(2, ""), (1, "today")])
def test_other_games_leave_nothing(seats: int, puzzle: str) -> None:
    assert archive.result(setup(Options(puzzle=puzzle), seats, Chance(b"seed"))) is None
