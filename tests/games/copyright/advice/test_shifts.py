"""Cards against the frame, checked with the slow words of the oracle."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st
from tests.games.copyright import oracle

from tablee.games.copyright.advice.shifts import (
    PICTURE_BITS,
    REACHES,
    Reach,
    shifts_within,
    sight,
    sights,
)
from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import LaidCard

steps = st.integers(-3, 3)


@given(st.sampled_from(FACES), st.integers(0, 7), steps, steps)
def test_cr_14_a_sight_is_what_a_shifted_card_shows_and_covers(
    face: str, orientation: int, x: int, y: int
) -> None:
    shown = sight(face, orientation, (x, y))
    cells = oracle.cells(LaidCard(0, face, x, y, orientation))
    for cell in range(9):
        there = cells.get((cell % 3, cell // 3))
        symbols = sum(oracle.SYMBOLS[symbol] for symbol in there or ())
        assert shown >> 3 * cell & 7 == symbols
        assert shown >> PICTURE_BITS + cell & 1 == (there is not None)


@given(st.sampled_from(FACES), steps, steps)
def test_sights_are_all_that_can_be_seen_of_a_card(face: str, x: int, y: int) -> None:
    found = sights(face, (x, y))
    assert set(found) == {sight(face, orientation, (x, y)) for orientation in range(8)}
    assert all(sight(face, found[shown], (x, y)) == shown for shown in found)


def test_cr_37_a_reach_allows_the_shifts_that_stick_out_no_further() -> None:
    assert set(shifts_within(Reach(up=1, down=0, left=0, right=2))) == set(
        product((0, 1, 2), (-1, 0))
    )


def test_cr_36_reaches_are_sorted_by_the_lines_that_stick_out() -> None:
    assert REACHES[0] == (Reach(0, 0, 0, 0),)
    assert [len(REACHES[overhang]) for overhang in range(4)] == [1, 4, 10, 16]
    assert all(sum(reach) == overhang for overhang in REACHES for reach in REACHES[overhang])


def test_cr_38_a_card_wholly_outside_is_only_tried_where_it_can_join_others() -> None:
    outside = [reach for reaches in REACHES.values() for reach in reaches if max(reach) == 3]
    assert outside
    assert all(up + down > 2 and left + right > 2 for up, down, left, right in outside)
