"""The deck and the orientations, against the text of the rules."""

from itertools import combinations, permutations

import pytest
from tests.games.copyright.oracle import Drawing, drawing, oriented

from tablee.games.copyright.data import (
    COMPOSED,
    FACES,
    HAND_CARDS,
    LOOKS,
    MODEL_CARDS,
    ORIENTATIONS,
    PICTURES,
    SYMBOL_CELLS,
    TURNED,
)


def looks(face: str) -> set[Drawing]:
    return {oriented(face, orientation) for orientation in range(8)}


@pytest.mark.parametrize("face", FACES)
def test_cr_1_a_card_shows_each_symbol_once_in_a_cell_of_its_own(face: str) -> None:
    assert len(set(face)) == 3
    assert all(picture.bit_count() == 3 for picture in PICTURES[face])


def test_cr_2_the_deck_is_the_66_kinds_and_no_two_are_equal_under_turning_and_flipping() -> None:
    assert len(FACES) == 66
    for one, other in combinations(FACES, 2):
        assert drawing(other) not in looks(one)


def test_cr_2_every_possible_card_is_of_one_of_the_66_kinds() -> None:
    kinds = [looks(face) for face in FACES]
    for cells in permutations("012345678", 3):
        assert sum(drawing("".join(cells)) in kind for kind in kinds) == 1


def test_cr_2_sixty_cards_have_8_orientations_and_six_have_4() -> None:
    counts = [len(LOOKS[face]) for face in FACES]
    assert (counts.count(8), counts.count(4)) == (60, 6)
    assert all(len(LOOKS[face]) == len(looks(face)) for face in FACES)


def test_cr_5_there_are_cards_for_a_model_and_six_hands() -> None:
    assert MODEL_CARDS + HAND_CARDS * 6 == 64 <= len(FACES)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_cr_13_an_orientation_mirrors_then_turns_clockwise(orientation: int) -> None:
    for face in FACES:
        cells = SYMBOL_CELLS[face][orientation]
        assert drawing("".join(map(str, cells))) == oriented(face, orientation)


@pytest.mark.parametrize("first", ORIENTATIONS)
@pytest.mark.parametrize("then", ORIENTATIONS)
def test_cr_13_two_turns_are_one_orientation(first: int, then: int) -> None:
    both = COMPOSED[first][then]
    assert [TURNED[then][TURNED[first][cell]] for cell in range(9)] == list(TURNED[both])


def test_a_picture_holds_the_symbols_of_cell_c_in_the_bits_from_3c() -> None:
    assert PICTURES["012"][0] == 0b100_010_001
    assert PICTURES["012"][1] == 1 << 3 * 2 | 2 << 3 * 5 | 4 << 3 * 8
