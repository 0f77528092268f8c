"""What everybody sees, and how little of it changes with a move."""

from math import cos, pi, sin

import msgspec
from tests.games.top_it import scenes
from tests.games.top_it.scenes import along, lying, middle, number_of, played

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Corner, PlaceStone, Shape
from tablee.games.top_it.rules import rulebook, situations
from tablee.games.top_it.view import reading
from tablee.table.changes import changes

HEXAGON = middle(Shape.HEXAGON)


def test_a_position_can_be_read_back_from_the_view() -> None:
    for seed in range(12):
        state = scenes.at_random(1 + seed % 4, seed, 3 * seed)
        ours, read = (
            situations.situation_of(state),
            reading.situation_of(rulebook.view(state, None)),
        )
        assert read.mosaic.tiles == ours.mosaic.tiles
        assert (read.hands, read.topped) == (ours.hands, ours.topped)


def test_a_piece_is_drawn_by_its_outline_or_its_corners_alike() -> None:
    def turned(corner: Corner, turn: int) -> Corner:
        x, y = corner
        angle = pi / 6 * turn
        return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)

    view = rulebook.view(scenes.at_random(4, 9, 30), None)
    for hand in view.hands:
        for piece, shape in zip(hand.pieces, view.shapes, strict=True):
            assert piece.shape is shape.shape
            if piece.laid:
                for corner, drawn in zip(shape.outline, piece.laid.corners, strict=True):
                    x, y = turned(corner, piece.laid.turn)
                    assert abs(piece.laid.x + x - drawn[0]) < 1e-3
                    assert abs(piece.laid.y + y - drawn[1]) < 1e-3


def test_the_last_move_tells_which_pieces_scored() -> None:
    state = lying(3, [(0, HEXAGON), (1, along(HEXAGON, 0, Shape.HOUSE))], to_move=2)
    after = played(state, along(HEXAGON, 3, Shape.RHOMBUS))
    last = rulebook.view(after, None).last
    assert last is not None
    assert (last.number, last.hand, last.is_stone, last.points) == (3, 2, False, 8)
    assert last.scoring == (number_of(2, Shape.RHOMBUS), number_of(0, Shape.HEXAGON))
    topped = played(state, PlaceStone(number_of(0, Shape.HEXAGON)))
    view = rulebook.view(topped, None)
    assert view.last is not None
    assert (view.last.piece, view.last.is_stone, view.last.points) == (6, True, 13)
    hexagon = view.hands[0].pieces[6].laid
    assert hexagon is not None
    assert hexagon.topped_by == 2
    assert view.hands[2].stone is not None
    assert view.hands[2].stone.piece == 6


def test_the_scores_are_the_seats_own() -> None:
    state = scenes.at_random(3, 4, 15)
    view = rulebook.view(state, 1)
    assert view.scores == tuple(hand.score for hand in state.hands)
    assert view.winners is None
    assert rulebook.view(scenes.at_random(1, 4, 15), 0).scores == (
        sum(hand.score for hand in scenes.at_random(1, 4, 15).hands),
    )


def test_a_move_changes_little_of_the_view() -> None:
    """What is sent stays under 1,000 bytes on average, in the largest game."""
    sizes = []
    for moves in range(36):
        before, after = (scenes.at_random(4, 7, n) for n in (moves, moves + 1))
        sent = changes(rulebook.view(before, 0), rulebook.view(after, 0))
        sizes.append(len(msgspec.json.encode(sent)))
    assert sum(sizes) / len(sizes) < 500


def test_pieces_are_numbered_by_hand_and_shape() -> None:
    view = rulebook.view(scenes.begun(4), None)
    for number in range(32):
        hand, place = divmod(number, len(SHAPES))
        assert view.hands[hand].pieces[place].shape is SHAPES[place]
