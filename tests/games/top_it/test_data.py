"""The material: eight pieces of four colours."""

from tests.games.top_it import scenes
from tests.games.top_it.scenes import mirrored

from tablee.games.top_it.data import BB, COLOURS, PIECES, SHAPES, A, B
from tablee.games.top_it.model import Point, Shape
from tablee.games.top_it.rules import rulebook
from tablee.games.top_it.rules.forms import FORMS, PERIODS, VALUES
from tablee.games.top_it.rules.geometry import ORIGIN, drawn, plus, reach
from tablee.games.top_it.rules.meeting import NEIGHBOURS
from tablee.games.top_it.view.tiles import shape_views


def test_ti_1_four_colours_of_eight_pieces_and_a_stone() -> None:
    assert COLOURS == ("blue", "green", "yellow", "red")
    state = scenes.begun(4)
    assert sum(len(hand.shapes) for hand in state.hands) == 32
    assert sum(hand.has_stone for hand in state.hands) == 4


def test_ti_2_the_eight_shapes() -> None:
    assert {shape: len(PIECES[shape].sides) for shape in SHAPES} == {
        Shape.RHOMBUS: 4,
        Shape.SMALL_TRIANGLE: 3,
        Shape.LARGE_TRIANGLE: 3,
        Shape.SMALL_SQUARE: 4,
        Shape.LARGE_SQUARE: 4,
        Shape.TRAPEZOID: 4,
        Shape.HEXAGON: 6,
        Shape.HOUSE: 5,
    }


def test_ti_3_values() -> None:
    assert [PIECES[shape].value for shape in SHAPES] == [2, 3, 3, 4, 4, 5, 6, 7]


def test_ti_4_sides_are_1_or_root_3_and_every_outline_closes() -> None:
    lengths = {A: 1, B: 3, BB: 12}
    for form in FORMS:
        for side in form.sides:
            (x, y), (v, w) = drawn(side.begin), drawn(side.end)
            assert abs((x - v) ** 2 + (y - w) ** 2 - lengths[side.length]) < 1e-9
        assert form.sides[-1].end == ORIGIN


def test_ti_4_angles_of_a_piece_add_up() -> None:
    for piece in PIECES.values():
        assert sum(piece.angles) == 180 * (len(piece.sides) - 2)
        assert all(angle % 30 == 0 for angle in piece.angles)


def outline_of(corners: tuple[Point, ...]) -> frozenset[Point]:
    """The corners as a set, the leftmost and lowest at the origin, wherever the piece lies."""

    def where(point: Point) -> tuple[float, float]:
        x, y = drawn(point)
        return round(x, 6), round(y, 6)

    a, b, c, d = min(corners, key=where)
    return frozenset(plus(corner, (-a, -b, -c, -d)) for corner in corners)


def test_ti_6_every_shape_is_its_own_mirror_image() -> None:
    for shape in range(len(SHAPES)):
        turned = [form for form in FORMS if form.shape == shape]
        looks = {outline_of(form.corners) for form in turned}
        assert len(looks) == PERIODS[shape]
        assert {outline_of(tuple(map(mirrored, form.corners))) for form in turned} == looks


def test_ti_7_three_pieces_are_large() -> None:
    large = {view.shape for view in shape_views(VALUES) if view.is_large}
    assert large == {Shape.LARGE_SQUARE, Shape.LARGE_TRIANGLE, Shape.HEXAGON}


def test_turns_that_look_alike_are_one_form() -> None:
    assert PERIODS == (6, 12, 4, 3, 3, 12, 2, 12)
    assert len(FORMS) == 54


def test_a_side_has_all_its_neighbours() -> None:
    """A piece can be laid along a side by each of its own sides of that length that differ."""
    for kind, neighbours in enumerate(NEIGHBOURS):
        length = kind // 12
        expected = [
            PIECES[shape].sides.count(length) * PERIODS[number] // 12
            for number, shape in enumerate(SHAPES)
        ]
        assert [len(ways) for ways in neighbours] == expected


def test_no_mosaic_leaves_the_bounds_of_a_coordinate() -> None:
    """A row of 32 pieces: from corner to corner through each piece at most 4, and 4 more to where
    the next one begins."""
    farthest = max(abs(x) for form in FORMS for corner in form.corners for x in corner)
    assert farthest <= 4
    assert 31 * 2 * farthest <= 255


def test_no_piece_has_an_angle_of_150_degrees() -> None:
    """`meeting.py` relies on it: two neighbouring sides never touch at once."""
    assert all(angle < 150 for piece in PIECES.values() for angle in piece.angles)


def test_the_first_side_runs_in_the_direction_of_the_turn() -> None:
    for form in FORMS:
        assert form.sides[0].direction == form.turn
        assert reach(form.sides[0].end, form.turn) != (0, 0)


def test_the_rules_say_who_they_are() -> None:
    assert rulebook.NAME == "top_it"
    assert tuple(rulebook.SEATS) == (1, 2, 3, 4)
