"""MPP-106, the daily mission: alone, the same for everybody, ranked by points and then by time."""

from tests.games.mission_pas_possible.scenes import expire, place, scene

from tablee.games.mission_pas_possible import puzzle
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.chance import Chance

NEARLY = "# > # < # @ R6 _ B6"
OPTIONS = puzzle.options()


def won(at: int) -> State:
    state = scene((NEARLY,), centre="G1", row=("2, 2, 2",), options=OPTIONS)
    return place(state, 0, "G1", "# > # < #", 1, at=at)


def test_mpp_106_it_is_for_one_and_tells_nobody_what_to_do() -> None:
    assert list(rulebook.seats_allowed(OPTIONS)) == [1]
    assert not OPTIONS.has_hints


def test_mpp_106_everybody_is_dealt_alike() -> None:
    one, other = (rulebook.setup(OPTIONS, 1, Chance(b"today")) for _ in range(2))
    assert one == other
    assert rulebook.setup(OPTIONS, 1, Chance(b"tomorrow")) != one


def test_more_points_rank_higher_and_then_more_time() -> None:
    lost = expire(scene((NEARLY,), centre="G1", options=OPTIONS))
    assert puzzle.rank_by(won(561_000)) > puzzle.rank_by(won(565_000)) > puzzle.rank_by(lost)
    assert puzzle.rank_by(won(561_000))[0] == puzzle.rank_by(won(565_000))[0]


def test_nothing_is_proven_of_a_mission() -> None:
    assert puzzle.goal(won(566_000)) is None
