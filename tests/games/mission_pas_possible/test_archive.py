"""What a mission leaves in the archive."""

from msgspec.structs import replace
from tests.games.mission_pas_possible.scenes import expire, place, scene

from tablee.games.mission_pas_possible import archive
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Difficulty, Options, Setup
from tablee.games.mission_pas_possible.model.state import State

NEARLY = "# > # < # @ R6 _ B6"


def won(options: Options) -> State:
    """With 34 seconds left: 10 for the win, 3 for the time, 1 for the card."""
    state = scene((NEARLY,), centre="G1", row=("2, 2, 2",), options=options)
    return place(state, 0, "G1", "# > # < #", 1, at=566_000)


def test_a_running_mission_leaves_nothing() -> None:
    assert archive.result(scene((NEARLY,), centre="G1"), bots=0) is None


def test_a_win_tells_its_level_score_and_time() -> None:
    result = archive.result(won(Options(level=Difficulty.ELITE)), bots=0)
    assert result is not None
    assert result.rank_by == (14,)
    assert result.told == archive.Told(
        level=Difficulty.ELITE,
        reason=Reason.ALL_DEFUSED,
        points=14,
        seconds_left=34,
        countdown_seconds=600,
        is_slower=False,
        setup=Setup.NORMAL,
        players=1,
        bots=0,
        has_hints=True,
    )


def test_a_slower_clock_is_marked_and_its_time_does_not_count_for_the_rank() -> None:
    result = archive.result(won(Options(countdown_seconds=1200)), bots=0)
    assert result is not None
    assert (result.told.is_slower, result.told.points, result.rank_by) == (True, 14, (11,))


def test_a_loss_is_told_as_well() -> None:
    lost = archive.result(replace(expire(scene((NEARLY,), centre="G1")), left_ms=0), bots=0)
    assert lost is not None
    assert lost.told.reason is Reason.TIME_IS_UP


def list_of(options: Options, bots: int = 0, players: int = 1) -> str:
    state = scene(*[(NEARLY,)] * players, centre="G1", row=("2, 2, 2",), options=options)
    result = archive.result(expire(state), bots)
    assert result is not None
    return result.ranked_in


def test_every_level_setup_company_and_help_has_a_list_of_its_own() -> None:
    lists = [
        list_of(Options()),
        list_of(Options(level=Difficulty.ELITE)),
        list_of(Options(setup=Setup.PILES)),
        list_of(Options(has_hints=False)),
        list_of(Options(countdown_seconds=900)),
        list_of(Options(), players=3),
        list_of(Options(), players=3, bots=1),
        list_of(Options(), players=3, bots=2),
    ]
    assert len(set(lists)) == len(lists)
    assert list_of(Options(is_strict=True)) == list_of(Options())


def test_a_daily_mission_is_ranked_elsewhere() -> None:
    assert archive.result(won(Options(is_daily=True)), bots=0) is None
