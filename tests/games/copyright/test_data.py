"""The deck and the orientations, against the text of the rules."""

from itertools import combinations, permutations

import pytest

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

Drawing = tuple[str, str, str]


def drawing(face: str) -> Drawing:
    """A card drawn as three lines of text, with no table of the code under test."""
    cells = ["."] * 9
    for symbol, cell in zip("sox", face, strict=True):
        cells[int(cell)] = symbol
    text = "".join(cells)
    return text[:3], text[3:6], text[6:]


def mirrored(lines: Drawing) -> Drawing:
    a, b, c = lines
    return a[::-1], b[::-1], c[::-1]


def quarter_turned(lines: Drawing) -> Drawing:
    """Clockwise: the left column, read upwards, becomes the top row."""
    a, b, c = ("".join(column) for column in zip(*reversed(lines), strict=True))
    return a, b, c


def looks(face: str) -> set[Drawing]:
    seen = set()
    for start in (drawing(face), mirrored(drawing(face))):
        lines = start
        for _ in range(4):
            seen.add(lines)
            lines = quarter_turned(lines)
    return seen


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
        lines = mirrored(drawing(face)) if orientation >= 4 else drawing(face)
        for _ in range(orientation % 4):
            lines = quarter_turned(lines)
        cells = SYMBOL_CELLS[face][orientation]
        assert drawing("".join(map(str, cells))) == lines


@pytest.mark.parametrize("first", ORIENTATIONS)
@pytest.mark.parametrize("then", ORIENTATIONS)
def test_cr_13_two_turns_are_one_orientation(first: int, then: int) -> None:
    both = COMPOSED[first][then]
    assert [TURNED[then][TURNED[first][cell]] for cell in range(9)] == list(TURNED[both])


def test_a_picture_holds_the_symbols_of_cell_c_in_the_bits_from_3c() -> None:
    assert PICTURES["012"][0] == 0b100_010_001
    assert PICTURES["012"][1] == 1 << 3 * 2 | 2 << 3 * 5 | 4 << 3 * 8
