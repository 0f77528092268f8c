"""The passing: who draws which page of which notebook, with 3 to 8 players."""

import pytest
from tests.games.mission_mosaique.scenes import COLOURS, begun, do, drawn, guesser, opened

from tablee.games.mission_mosaique.model import Continue, Phase, ProposeNothing
from tablee.games.mission_mosaique.rules import passing

DRAWERS = {
    3: [0, 1, 0, 1, 0, 1],
    4: [0, 1, 2, 0, 1, 2],
    5: [0, 1, 2, 3, 0, 1],
    6: [0, 1, 2, 3, 4, 0],
    7: [0, 1, 2, 3, 4, 5],
    8: [0, 1, 2, 3, 4, 5],
}
"""The table of MM-43: steps left of the starter, page by page."""


@pytest.mark.parametrize(("seats", "steps"), DRAWERS.items())
def test_mm_43_the_passing_table(seats: int, steps: list[int]) -> None:
    for starter in range(seats):
        expected = tuple((starter + step) % seats for step in steps)
        assert passing.authors(starter, seats) == expected


@pytest.mark.parametrize("seats", DRAWERS)
def test_mm_37_all_pass_at_once_so_everybody_always_has_one_notebook(seats: int) -> None:
    for page in range(6):
        held = [passing.starter_of(seat, page, seats) for seat in range(seats)]
        assert sorted(held) == list(range(seats))
        assert all(
            passing.drawer(starter, page, seats) == seat for seat, starter in enumerate(held)
        )


@pytest.mark.parametrize("seats", DRAWERS)
def test_mm_36_the_notebooks_go_to_the_left(seats: int) -> None:
    assert passing.drawer(0, 1, seats) == 1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_mm_41_mm_42_the_recipient_passes_the_own_notebook_on_undrawn(seats: int) -> None:
    """After n − 1 passes it would lie before its recipient: it is with its starter instead."""
    assert passing.drawer(0, seats - 2, seats) == passing.recipient(0, seats) - 1
    assert passing.drawer(0, seats - 1, seats) == 0


@pytest.mark.parametrize("seats", DRAWERS)
def test_mm_45_the_recipient_never_draws_on_the_own_notebook(seats: int) -> None:
    for starter in range(seats):
        assert passing.recipient(starter, seats) not in passing.authors(starter, seats)


def test_mm_43_with_eight_the_recipients_right_neighbour_does_not_draw_either() -> None:
    assert passing.recipient(0, 8) == 7
    assert set(range(8)) - set(passing.authors(0, 8)) == {6, 7}


@pytest.mark.parametrize("seats", DRAWERS)
def test_mm_44_each_player_draws_six_sections_a_round(seats: int) -> None:
    drawn_by = [seat for starter in range(seats) for seat in passing.authors(starter, seats)]
    assert all(drawn_by.count(seat) == 6 for seat in range(seats))


@pytest.mark.parametrize("seats", DRAWERS)
def test_mm_18_mm_19_everybody_is_the_recipient_of_one_notebook(seats: int) -> None:
    recipients = [passing.recipient(starter, seats) for starter in range(seats)]
    assert sorted(recipients) == list(range(seats))
    assert passing.recipient(1, seats) == 0
    assert passing.started_by_left_of(0, seats) == 1


def test_mm_60_mm_61_notebooks_move_one_seat_to_the_right_each_round() -> None:
    state = begun(4)
    assert [passing.colour(state, seat) for seat in range(4)] == list(COLOURS[:4])
    for _ in range(4):
        state = opened(drawn(state) if state.phase is Phase.READ else state)
        state = do(state, guesser(state), ProposeNothing())
        state = do(state, guesser(state), Continue())
    assert state.round == 2
    assert passing.colour(state, 0) is COLOURS[1]
    assert passing.colour(state, 3) is COLOURS[0]


@pytest.mark.parametrize("seats", DRAWERS)
def test_mm_36_mm_46_a_notebook_goes_to_whoever_draws_next_and_at_last_to_its_recipient(
    seats: int,
) -> None:
    for starter in range(seats):
        drawers = passing.authors(starter, seats)
        holders = [passing.holder_after(starter, page, seats) for page in range(6)]
        assert holders == [*drawers[1:], passing.recipient(starter, seats)]


def test_mm_41_whoever_meets_the_own_name_is_not_told_as_the_next_holder() -> None:
    """With three, the second pass skips the recipient: back to the starter."""
    assert passing.holder_after(0, 1, 3) == 0
