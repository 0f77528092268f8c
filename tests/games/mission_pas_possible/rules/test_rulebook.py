"""Time, and how games end."""

import pytest
from tests.games.mission_pas_possible.scenes import expire, place, refusal, scene, take

from tablee.games.mission_pas_possible.model.actions import DrawDice
from tablee.games.mission_pas_possible.model.codes import IllegalCode, Reason
from tablee.games.mission_pas_possible.model.options import Difficulty, Options, Setup
from tablee.games.mission_pas_possible.model.state import Phase
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.rules import Level
from tablee.simulate import play_game

ANYTHING = "stack _, _, Y&1, _, _"


def test_mpp_81_the_game_is_lost_when_time_runs_out() -> None:
    state = expire(scene((ANYTHING,), (ANYTHING,), (ANYTHING,), centre="R1 R2 R3"))
    outcome = rulebook.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (Reason.TIME_IS_UP, ())
    assert state.phase is Phase.OVER
    assert refusal(state, 0, DrawDice()) == IllegalCode.GAME_IS_OVER


def test_mpp_82_a_placement_at_the_very_last_moment_counts() -> None:
    state = scene((ANYTHING,), (ANYTHING,), (ANYTHING,), centre="R1 R2 R3")
    assert rulebook.deadline(state) == 600_001
    placed = place(state, 0, "R1", ANYTHING, 0, at=600_000)
    assert placed.phase is Phase.PLACE


def test_a_die_that_would_go_back_after_the_end_does_not_delay_it() -> None:
    state = scene((ANYTHING,), (ANYTHING,), (ANYTHING,), centre="R1 R2 R3")
    held = take(state, 0, "R1", at=599_000)
    assert rulebook.deadline(held) == 600_001
    assert expire(held).reason is Reason.TIME_IS_UP


@pytest.mark.parametrize("setup", [Setup.NORMAL, Setup.SINGLE_DECK])
@pytest.mark.parametrize("seats", rulebook.SEATS)
def test_mpp_83_a_win_counts_all_six_sabotages(setup: Setup, seats: int) -> None:
    """MPP-76: and takes exactly as many defusals as there are cards in row and deck."""
    options = Options(setup=setup, level=Difficulty.TRAINING, countdown_seconds=3600)
    played = play_game("mission_pas_possible", options, (Level.HARD,) * seats, b"six")
    result = played.view.result
    assert result.reason is Reason.ALL_DEFUSED
    assert result.score.sabotages == 12
    assert played.view.defused == played.view.goal == 15 + seats


def test_mpp_79_an_insane_win_takes_every_card() -> None:
    options = Options(level=Difficulty.INSANE, countdown_seconds=3600)
    played = play_game("mission_pas_possible", options, (Level.HARD,) * 3, b"insane")
    assert played.view.result.reason is Reason.ALL_DEFUSED
    assert played.view.defused == 27 + 2 * 3
    assert not any(seat.bombs for seat in played.view.seats)
