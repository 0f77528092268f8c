"""Placing a piece: where it may lie, and what it brings (TI-11 to TI-28)."""

from itertools import chain

import pytest
from msgspec.structs import replace
from tests.games.top_it import oracle, scenes
from tests.games.top_it.agreement import polygon
from tests.games.top_it.scenes import along, lying, middle, played, refusal, side_of

from tablee.games.top_it.advice import adviser
from tablee.games.top_it.data import PIECES, SHAPES
from tablee.games.top_it.model import (
    AskPlacements,
    IllegalCode,
    Placements,
    PlacePiece,
    PlaceStone,
    Shape,
    State,
)
from tablee.games.top_it.rules import rulebook, situations
from tablee.games.top_it.rules.forms import PERIODS
from tablee.games.top_it.rules.geometry import plus
from tablee.games.top_it.rules.meeting import NEIGHBOURS
from tablee.games.top_it.rules.packing import unpacked
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal

HEXAGON = middle(Shape.HEXAGON)
LARGE_SQUARE = middle(Shape.LARGE_SQUARE)


def test_ti_11_a_turn_is_one_own_piece_or_the_own_stone() -> None:
    state = played(scenes.begun(3), HEXAGON)
    assert state.to_move == 1
    actions = rulebook.legal(state, 1)
    assert {type(action) for action in actions} == {PlacePiece, PlaceStone}
    assert rulebook.legal(state, 0) == rulebook.legal(state, 2) == ()
    with pytest.raises(Illegal, match=IllegalCode.NOT_YOUR_TURN):
        rulebook.play(state, 2, actions[0], 0, Chance(b""))


def test_ti_12_the_first_piece_goes_to_the_middle_in_any_turn() -> None:
    state = scenes.begun(3)
    actions = rulebook.legal(state, 0)
    assert len(actions) == sum(PERIODS)
    assert all(refusal(state, action) == "" for action in actions)
    assert refusal(state, PlacePiece(Shape.HOUSE, 0, (1, 0, 0, 0))) == IllegalCode.NOT_IN_THE_MIDDLE


def test_ti_13_the_first_piece_scores_double() -> None:
    state = played(scenes.begun(3), HEXAGON)
    assert state.hands[0].score == scenes.points_of(state) == 12


def test_ti_14_the_stone_cannot_be_the_very_first_move() -> None:
    for seats in (1, 2, 3, 4):
        assert refusal(scenes.begun(seats), PlaceStone(0)) == IllegalCode.PIECE_FIRST


def test_ti_15_a_piece_must_touch_another_along_a_side() -> None:
    state = played(scenes.begun(3), HEXAGON)
    away = PlacePiece(Shape.HOUSE, 0, (20, 0, 0, 0))
    assert refusal(state, away) == IllegalCode.NOT_TOUCHING
    assert refusal(state, along(HEXAGON, 0, Shape.HOUSE)) == ""


def test_ti_15_a_corner_alone_is_not_enough() -> None:
    """The square's opposite corner, where the next square begins."""
    state = played(scenes.begun(3), LARGE_SQUARE)
    corner = side_of(LARGE_SQUARE, 1).end
    assert refusal(state, PlacePiece(Shape.LARGE_SQUARE, 0, corner)) == IllegalCode.NOT_TOUCHING


def test_ti_16_touching_sides_have_the_same_length() -> None:
    state = played(scenes.begun(3), HEXAGON)
    assert refusal(state, along(HEXAGON, 0, Shape.SMALL_SQUARE)) == IllegalCode.PART_OF_A_SIDE


def test_ti_17_touching_sides_coincide_end_to_end() -> None:
    """Shifted by a short side along a long one, two equal sides do not match."""
    state = played(scenes.begun(3), HEXAGON)
    matching = along(HEXAGON, 0, Shape.LARGE_SQUARE)
    shifted = PlacePiece(matching.shape, matching.turn, plus(matching.at, (1, 0, 0, 0)))
    assert refusal(state, matching) == ""
    assert refusal(state, shifted) == IllegalCode.PART_OF_A_SIDE


def test_ti_17_a_long_side_against_two_short_ones_is_illegal() -> None:
    """The trapezoid's side of 2b against two large squares in a row."""
    second = along(LARGE_SQUARE, 1, Shape.LARGE_SQUARE)
    state = lying(3, [(0, LARGE_SQUARE), (1, second)], to_move=2)
    trapezoid = along(second, 0, Shape.TRAPEZOID, own=0)
    lower = {side_of(LARGE_SQUARE, 0).begin, side_of(second, 0).end}
    base = side_of(trapezoid, 0)
    assert {base.begin, base.end} == lower
    assert refusal(state, trapezoid) == IllegalCode.PART_OF_A_SIDE


def test_ti_17_a_short_side_against_part_of_a_long_one_is_illegal() -> None:
    trapezoid = middle(Shape.TRAPEZOID)
    state = played(scenes.begun(3), trapezoid)
    assert refusal(state, along(trapezoid, 0, Shape.LARGE_SQUARE)) == IllegalCode.PART_OF_A_SIDE


def test_ti_18_one_bad_contact_spoils_a_placement() -> None:
    """Pieces that share a whole side with one tile, but only a part of a side with another."""
    spoilt = 0
    for seed in range(2):
        state = scenes.at_random(2, seed, 12)
        mosaic = situations.mosaic_of(state.tiles)
        tiles = [polygon(tile.form, unpacked(tile.corner)) for tile in mosaic.tiles]
        for side in mosaic.free:
            for form, offset, *_ in chain.from_iterable(NEIGHBOURS[side.kind]):
                place = side.end + offset
                mine = polygon(form, unpacked(place))
                if not any(oracle.overlap(mine, theirs) for theirs in tiles):
                    contacts = {oracle.touches(mine, theirs) for theirs in tiles}
                    assert True in contacts
                    assert (mosaic.spot_at(form, place) is None) == (None in contacts)
                    spoilt += None in contacts
    assert spoilt > 0


def test_ti_19_same_colours_touch_at_corners_only() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=0)
    assert refusal(state, along(HEXAGON, 0, Shape.LARGE_SQUARE)) == IllegalCode.SAME_COLOUR
    between = along(HEXAGON, 0, Shape.LARGE_SQUARE)
    state = lying(3, [(0, HEXAGON), (1, between)], to_move=0)
    beyond = along(between, 1, Shape.LARGE_TRIANGLE)
    assert side_of(beyond, 0).begin in {side_of(between, 1).begin, side_of(between, 1).end}
    assert refusal(state, beyond) == ""


def test_ti_20_same_colours_touch_along_no_part_of_a_side_either() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=0)
    assert refusal(state, along(HEXAGON, 0, Shape.SMALL_SQUARE)) == IllegalCode.PART_OF_A_SIDE


def test_ti_21_pieces_never_overlap() -> None:
    state = played(scenes.begun(3), HEXAGON)
    assert refusal(state, PlacePiece(Shape.HOUSE, 0, HEXAGON.at)) == IllegalCode.OVERLAPPING


def test_ti_21_holes_are_allowed() -> None:
    """Three hexagons around a triangle's place, joined by three triangles: the place stays free,
    and can still be filled."""
    hole = middle(Shape.LARGE_TRIANGLE)
    hexagons = [along(hole, side, Shape.HEXAGON) for side in range(3)]
    placed = list(enumerate(hexagons))
    for hand in (2, 0, 1):
        state = lying(4, placed, to_move=hand)
        joining = next(
            action
            for action in rulebook.legal(state, hand)
            if getattr(action, "shape", None) is Shape.LARGE_TRIANGLE
            and scenes.points_of(played(state, action)) == 3 + 6 + 6
        )
        assert isinstance(joining, PlacePiece)
        placed.append((hand, joining))
    filled = played(lying(4, placed, to_move=3), hole)
    assert scenes.points_of(filled) == 3 + 6 + 6 + 6


def test_ti_21_any_turn_is_allowed() -> None:
    state = played(scenes.begun(3), middle(Shape.TRAPEZOID))
    placings = [a for a in rulebook.legal(state, 1) if isinstance(a, PlacePiece)]
    turns = {action.turn for action in placings if action.shape is Shape.HOUSE}
    assert len(turns) > 6
    assert refusal(state, PlacePiece(Shape.HEXAGON, 2, (0, 0, 0, 0))) == IllegalCode.TURNED_TOO_FAR


def test_ti_22_a_corner_inside_a_side_is_allowed_and_scores_nothing() -> None:
    """Found by chance: a legal placement with a corner in the middle of a foreign side."""
    for seed in range(200):
        state = scenes.at_random(3, seed, 14)
        situation = situations.situation_of(state)
        hand = state.to_move or 0
        for shape in situations.playable_shapes(situation, hand):
            for spot in situations.spots(situation, hand, shape):
                mine = polygon(spot.form, unpacked(spot.corner))
                for tile in situation.mosaic.tiles:
                    theirs = polygon(tile.form, unpacked(tile.corner))
                    if has_corner_inside_a_side(mine, theirs):
                        touched = situation.mosaic.touched(spot.form, spot.corner)
                        assert touched
                        assert tile not in [other for other, _ in touched]
                        return
    pytest.fail("no such placement in 200 games")


def has_corner_inside_a_side(mine: oracle.Polygon, theirs: oracle.Polygon) -> bool:
    if oracle.touches(mine, theirs) is not False:
        return False
    return any(
        oracle.cross(end.minus(begin), corner.minus(begin)) == 0
        and oracle.is_between(corner, begin, end)
        for corner in mine
        for begin, end in oracle.sides(theirs)
    )


def test_ti_23_a_placed_piece_is_never_moved() -> None:
    state = lying(3, [(0, HEXAGON)], to_move=0)
    elsewhere = PlacePiece(Shape.HEXAGON, 0, (9, 0, 0, 0))
    assert refusal(state, elsewhere) == IllegalCode.NOT_IN_HAND


# What it brings


def around_a_square() -> list[tuple[int, PlacePiece]]:
    """Small triangle, hexagon and large triangle along three sides of a large square's place."""
    return [
        (1, along(LARGE_SQUARE, 0, Shape.SMALL_TRIANGLE)),
        (2, along(LARGE_SQUARE, 1, Shape.HEXAGON)),
        (1, along(LARGE_SQUARE, 2, Shape.LARGE_TRIANGLE)),
    ]


def test_ti_24_a_piece_scores_its_value_and_those_it_touches() -> None:
    """The rulebook's example: 4 + 3 + 6 + 3 = 16."""
    state = lying(3, around_a_square(), to_move=0)
    assert scenes.points_of(played(state, LARGE_SQUARE)) == 16


AROUND_THE_PRINTED_SQUARE = [
    (1, along(LARGE_SQUARE, 0, Shape.HOUSE)),
    (1, along(LARGE_SQUARE, 1, Shape.SMALL_TRIANGLE)),
    (2, along(LARGE_SQUARE, 2, Shape.TRAPEZOID, own=2)),
    (2, along(LARGE_SQUARE, 3, Shape.LARGE_TRIANGLE)),
]


def test_ti_5_the_example_of_22() -> None:
    """4 + 7 + 3 + 5 + 3: the terms of the printed example, truly added."""
    state = lying(3, AROUND_THE_PRINTED_SQUARE, to_move=0)
    assert scenes.points_of(played(state, LARGE_SQUARE)) == 22


def with_squares_of_8(state: State) -> State:
    return replace(state, options=replace(state.options, large_square=8))


def test_ti_51_by_the_house_rule_the_printed_example_brings_26() -> None:
    state = with_squares_of_8(lying(3, AROUND_THE_PRINTED_SQUARE, to_move=0))
    assert scenes.points_of(played(state, LARGE_SQUARE)) == 26


def test_ti_51_by_the_house_rule_a_large_square_counts_8_wherever_it_counts() -> None:
    """As the first piece (TI-13), as a neighbour (TI-24), under a stone (TI-32), and as it is
    shown; other pieces count as ever."""
    opened = played(with_squares_of_8(scenes.begun(3)), LARGE_SQUARE)
    assert scenes.points_of(opened) == 16
    house = played(opened, along(LARGE_SQUARE, 0, Shape.HOUSE))
    assert scenes.points_of(house) == 15
    topped = played(house, PlaceStone(scenes.number_of(0, Shape.LARGE_SQUARE)))
    assert scenes.points_of(topped) == 15
    values = {shape.shape: shape.value for shape in rulebook.view(opened, 0).shapes}
    assert values == {shape: piece.value for shape, piece in PIECES.items()} | {
        Shape.LARGE_SQUARE: 8
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ti_51_by_the_house_rule_all_places_bring_what_the_advice_says(seats: int) -> None:
    """However the points are found: in the gaps, for one place, or read from a view."""
    state = with_squares_of_8(scenes.at_random(seats, 5, 14))
    seat = scenes.seat_to_move(state)
    view = rulebook.view(state, seat)
    for shape in SHAPES:
        answer = adviser.answer(view, seat, AskPlacements(shape))
        for place in answer.placements if isinstance(answer, Placements) else ():
            after = played(state, PlacePiece(place.shape, place.turn, place.at))
            assert scenes.points_of(after) == place.points


def test_ti_25_a_corner_scores_nothing() -> None:
    """A house that touches the square of 16 points at a corner only."""
    placed = around_a_square()
    triangle = placed[2][1]
    house = along(triangle, 1, Shape.HOUSE)
    corners = {side_of(house, n).begin for n in range(5)}
    square = {side_of(LARGE_SQUARE, n).begin for n in range(4)}
    assert len(corners & square) == 1
    state = lying(3, [*placed, (2, house)], to_move=0)
    assert scenes.points_of(played(state, LARGE_SQUARE)) == 16


def test_ti_26_a_neighbour_counts_once() -> None:
    """Two convex pieces share at most one side, so that nobody could count twice anyway."""
    for seed in range(20):
        mosaic = situations.mosaic_of(scenes.at_random(4, seed, 30).tiles)
        for tile in mosaic.tiles:
            around = mosaic.neighbours(tile)
            assert len(around) == len(set(around))
            worth = tile.value + sum(other.value for other in around)
            assert mosaic.worths[tile.number] == worth


def test_ti_27_the_colour_of_a_neighbour_does_not_matter() -> None:
    placed = [(3 - hand, piece) for hand, piece in around_a_square()]
    state = lying(3, placed, to_move=0)
    assert scenes.points_of(played(state, LARGE_SQUARE)) == 16


def test_ti_28_points_are_noted_at_once_and_never_change() -> None:
    state = played(scenes.begun(3), HEXAGON)
    for seat in (1, 2, 0, 1, 2):
        before = state
        state = played(state, rulebook.legal(state, seat)[0])
        gained = scenes.points_of(state)
        assert gained > 0
        assert [hand.score for hand in state.hands] == [
            hand.score + gained * (number == seat) for number, hand in enumerate(before.hands)
        ]
        assert state.moves[:-1] == before.moves


def test_every_legal_placement_lies_apart_from_the_mosaic() -> None:
    for seed in range(6):
        state = scenes.at_random(4, seed, 12)
        situation = situations.situation_of(state)
        tiles = [polygon(t.form, unpacked(t.corner)) for t in situation.mosaic.tiles]
        for shape in situations.playable_shapes(situation, 0):
            for spot in situations.spots(situation, 0, shape):
                mine = polygon(spot.form, unpacked(spot.corner))
                assert not any(oracle.overlap(mine, theirs) for theirs in tiles)


def test_placements_come_in_the_same_order_however_the_mosaic_was_read() -> None:
    """From the beginning at once, or move by move with lists asked for on the way."""
    for seed in range(10):
        state = scenes.at_random(3, seed, 20)
        grown = [list(situations.mosaic_of(state.tiles).spots(shape)) for shape in range(8)]
        situations.mosaic_of.cache_clear()
        read = [list(situations.mosaic_of(state.tiles).spots(shape)) for shape in range(8)]
        assert grown == read
