"""The lightning variant: only the first copy counts."""

from tests.games.copyright.scenes import LIGHTNING, agreed, copied, dealt, result

from tablee.games.copyright.model import Phase
from tablee.games.copyright.rules import rounds


def test_cr_58_the_first_copy_gets_1_point_and_the_others_nothing() -> None:
    state = copied(LIGHTNING, 3, 0, 0, 0)
    assert [seat.points for seat in result(state).seats] == [1, 0, 0]


def test_cr_58_a_round_without_a_copy_gives_no_points() -> None:
    assert [seat.points for seat in result(agreed(dealt(LIGHTNING))).seats] == [0, 0]


def test_cr_59_first_to_3_points_wins() -> None:
    assert rounds.limit(LIGHTNING) == 3
    assert copied(LIGHTNING, 2, 1, 0).phase is Phase.SCORED
    assert copied(LIGHTNING, 2, 2, 0).winners == (0,)


def test_cr_60_no_frame_is_needed() -> None:
    state = copied(LIGHTNING)
    assert state.phase is Phase.SCORED
    assert result(state).seats[0].points == 1


def test_cr_60_the_copy_is_shown_in_its_frame_but_its_cells_count_for_nothing() -> None:
    solver, other = result(copied(LIGHTNING)).seats
    assert solver.tally is not None
    assert (len(solver.tally.right), solver.points) == (9, 1)
    assert other.tally is not None
    assert (len(other.tally.right) > 0, other.points) == (True, 0)
