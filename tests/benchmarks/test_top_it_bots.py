"""Top It's matches: what is measured, and that a match of one's choice can be played alone."""

import pytest
from benchmarks.top_it_bots import SEED, easy, greedy, matched

from benchmarks import top_it_bots


def test_games_are_the_same_in_any_company() -> None:
    """Shared among processes or not, each game is told by its number."""
    alone = [top_it_bots._played(greedy, easy, 1, SEED, number).won for number in range(6)]
    assert matched(greedy, easy, 1, 6).won == pytest.approx(sum(alone) / 6)


def test_only_the_thoughts_of_the_measured_player_are_timed() -> None:
    played = top_it_bots._played(greedy, easy, 3, SEED, 5)
    pieces_and_stone = 11
    assert 0 < len(played.spent) <= pieces_and_stone


def test_a_single_match_of_any_length(capsys: pytest.CaptureFixture[str]) -> None:
    top_it_bots.main(["greedy against one easy", "--games", "4"])
    told = capsys.readouterr().out
    assert "won by greedy against one easy" in told
    assert "4 games" in told
    assert "hard" not in told


def test_a_match_that_nobody_plays(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        top_it_bots.main(["hard against the wall"])
    assert "hard against three normal" in capsys.readouterr().err
