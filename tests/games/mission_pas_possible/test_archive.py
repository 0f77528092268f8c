"""What a mission leaves in the archive."""

from msgspec.structs import replace
from tests.games.mission_pas_possible.scenes import expire, place, scene

from tablee.games.mission_pas_possible import archive
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Difficulty, Options
from tablee.games.mission_pas_possible.model.state import State

NEARLY = "# > # < # @ R6 _ B6"


def won(options: Options) -> State:
    """With 34 seconds left: 10 for the win, 3 for the time, 1 for the card."""
    state = scene((NEARLY,), centre="G1", row=("2, 2, 2",), options=options)
    return place(state, 0, "G1", "# > # < #", 1, at=566_000)


def test_a_running_mission_leaves_nothing() -> None:
    assert archive.result(scene((NEARLY,), centre="G1")) is None


def test_a_win_tells_its_level_score_and_time() -> None:
    result = archive.result(won(Options(level=Difficulty.ELITE)))
    assert result is not None
    assert result.rank_by == (14,)
    assert result.told == archive.Told(
        level=Difficulty.ELITE,
        reason=Reason.ALL_DEFUSED,
        points=14,
        seconds_left=34,
        countdown_seconds=600,
        is_slower=False,
    )


def test_a_slower_clock_is_marked_and_its_time_does_not_count_for_the_rank() -> None:
    result = archive.result(won(Options(countdown_seconds=1200)))
    assert result is not None
    assert (result.told.is_slower, result.told.points, result.rank_by) == (True, 14, (11,))


def test_a_loss_is_told_as_well() -> None:
    lost = archive.result(replace(expire(scene((NEARLY,), centre="G1")), left_ms=0))
    assert lost is not None
    assert lost.told.reason is Reason.TIME_IS_UP
