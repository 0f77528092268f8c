"""The stone: what it may top, and what it brings (TI-29 to TI-35)."""

import pytest
from tests.games.top_it import scenes
from tests.games.top_it.scenes import along, lying, middle, number_of, played, refusal

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import IllegalCode, PlacePiece, PlaceStone, Shape
from tablee.games.top_it.rules import rulebook

HEXAGON = middle(Shape.HEXAGON)
BLUE_HEXAGON = PlaceStone(number_of(0, Shape.HEXAGON))


def around_a_hexagon() -> list[tuple[int, PlacePiece]]:
    """Neighbours of 3, 4, 5, 6, 2 and 3 points on the six sides of blue's hexagon."""
    return [
        (1, along(HEXAGON, 0, Shape.SMALL_TRIANGLE)),
        (1, along(HEXAGON, 1, Shape.LARGE_SQUARE)),
        (1, along(HEXAGON, 2, Shape.TRAPEZOID, own=2)),
        (1, along(HEXAGON, 3, Shape.HEXAGON)),
        (1, along(HEXAGON, 4, Shape.RHOMBUS)),
        (1, along(HEXAGON, 5, Shape.LARGE_TRIANGLE)),
    ]


@pytest.mark.parametrize("shape", SHAPES)
def test_ti_29_the_stone_tops_large_pieces_only(shape: Shape) -> None:
    state = lying(3, [(0, middle(shape))], to_move=1)
    is_large = shape in {Shape.HEXAGON, Shape.LARGE_SQUARE, Shape.LARGE_TRIANGLE}
    expected = "" if is_large else IllegalCode.NOT_LARGE
    assert refusal(state, PlaceStone(number_of(0, shape))) == expected


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_ti_30_the_stone_tops_no_piece_of_its_own_colour(seats: int) -> None:
    state = lying(seats, [(0, HEXAGON)], to_move=0)
    assert refusal(state, BLUE_HEXAGON) == IllegalCode.OWN_COLOUR


def test_ti_31_one_stone_a_piece() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=2, topped=[(1, BLUE_HEXAGON.piece)])
    assert refusal(state, BLUE_HEXAGON) == IllegalCode.ALREADY_TOPPED


def test_ti_32_the_stone_scores_the_piece_and_its_neighbours() -> None:
    """The rulebook's example: 6 + 3 + 4 + 5 + 6 + 2 + 3 = 29."""
    state = lying(3, [(0, HEXAGON), *around_a_hexagon()], to_move=2)
    topped = played(state, BLUE_HEXAGON)
    assert scenes.points_of(topped) == topped.hands[2].score == 29


def test_ti_32_at_that_moment() -> None:
    state = lying(3, [(0, HEXAGON), *around_a_hexagon()[:2]], to_move=2)
    topped = played(state, BLUE_HEXAGON)
    assert scenes.points_of(topped) == 6 + 3 + 4
    later = lying(
        3, [(0, HEXAGON), *around_a_hexagon()[:2]], to_move=1, topped=[(2, BLUE_HEXAGON.piece)]
    )
    beside = played(later, along(HEXAGON, 2, Shape.TRAPEZOID, own=2))
    assert beside.hands[2].score == later.hands[2].score


def test_ti_33_the_stone_stays_and_pieces_are_still_laid_beside_it() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=1, topped=[(2, BLUE_HEXAGON.piece)])
    after = played(state, along(HEXAGON, 0, Shape.LARGE_SQUARE))
    assert [move for move in after.moves if move.is_stone] == list(state.moves[1:])


def test_ti_34_a_stone_adds_no_value_and_no_neighbour() -> None:
    """TI-35: and the piece under it keeps its own."""
    beside = along(HEXAGON, 0, Shape.LARGE_SQUARE)
    bare = lying(3, [(0, HEXAGON)], to_move=1)
    topped = lying(3, [(0, HEXAGON)], to_move=1, topped=[(2, BLUE_HEXAGON.piece)])
    points = [scenes.points_of(played(state, beside)) for state in (bare, topped)]
    assert points == [10, 10]


def test_a_stone_is_played_once() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=1, topped=[(1, BLUE_HEXAGON.piece)])
    assert refusal(state, BLUE_HEXAGON) == IllegalCode.STONE_IS_SPENT
    assert not any(isinstance(action, PlaceStone) for action in rulebook.legal(state, 1))


def test_a_stone_lies_on_what_lies_there() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=1)
    assert refusal(state, PlaceStone(number_of(2, Shape.HEXAGON))) == IllegalCode.NOT_LAID


def test_a_stone_can_be_the_second_move_of_three_players() -> None:
    state = played(scenes.begun(3), HEXAGON)
    assert scenes.points_of(played(state, BLUE_HEXAGON)) == 6
