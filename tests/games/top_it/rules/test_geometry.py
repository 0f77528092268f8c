"""Exact points, and the places that stand for them."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st
from tests.games.top_it import oracle
from tests.games.top_it.agreement import in_halves, polygon
from tests.games.top_it.scenes import mirrored

from tablee.games.top_it.model import Point
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF
from tablee.games.top_it.rules.geometry import (
    ORIGIN,
    as_whole,
    drawn,
    minus,
    plus,
    reach,
    sign,
    turned,
)
from tablee.games.top_it.rules.meeting import MEETING, OVERLAPPING, SHARED_SIDES, is_met
from tablee.games.top_it.rules.packing import packed, unpacked

coordinates = st.integers(-255, 255)
points = st.tuples(coordinates, coordinates, coordinates, coordinates)
small = st.integers(-3, 3)
near_points = st.tuples(small, small, small, small)
turns = st.integers(0, 11)
forms = st.integers(0, len(FORMS) - 1)


@given(points, turns)
def test_twelve_turns_are_none(point: Point, turn: int) -> None:
    assert turned(turned(point, turn), 12 - turn) == point


@given(points, points, turns)
def test_turning_is_linear(point: Point, other: Point, turn: int) -> None:
    assert turned(plus(point, other), turn) == plus(turned(point, turn), turned(other, turn))


@given(near_points, turns)
def test_a_point_is_drawn_where_it_is(point: Point, turn: int) -> None:
    (x, y), (v, w) = drawn(point), drawn(turned(point, turn))
    assert abs(x * x + y * y - v * v - w * w) < 1e-9


@given(st.integers(-5000, 5000), st.integers(-2500, 2500))
def test_the_sign_of_a_length(p: int, q: int) -> None:
    assert sign(p, q) == oracle.Surd(p, q).sign()


@given(points, points, turns)
def test_whole_numbers_compare_as_the_lengths_do(point: Point, other: Point, turn: int) -> None:
    """For all points that a client can send."""
    p, q = reach(minus(point, other), turn)
    whole = as_whole(p, q)
    assert (whole > 0) - (whole < 0) == sign(p, q)


def test_whole_numbers_compare_as_the_lengths_do_where_it_is_closest() -> None:
    """The fractions that come closest to √3, as far as coordinates go."""
    for p, q in [(1351, -780), (989, -571), (1732, -1000), (1766, -1020), (1767, -1020)]:
        assert (as_whole(p, q) > 0) == (sign(p, q) > 0)


@given(points, points)
def test_places_add_up_and_can_be_read_back(point: Point, other: Point) -> None:
    assert unpacked(packed(point)) == point
    difference = packed(point) - packed(other)
    assert difference == packed(minus(point, other))
    assert unpacked(difference) == minus(point, other)


@given(forms, forms, near_points)
def test_two_pieces_meet_as_the_oracle_says(form: int, other: int, at: Point) -> None:
    mine, theirs = polygon(form, at), polygon(other, (0, 0, 0, 0))
    overlap = oracle.overlap(mine, theirs)
    assert is_met(OVERLAPPING[form][other] - packed(at)) == overlap
    touches = False if overlap else oracle.touches(mine, theirs)
    assert is_met(MEETING[form][other] - packed(at)) == (overlap or touches is not False)
    assert (packed(at) in SHARED_SIDES[form][other]) == (touches is True)


Lying = tuple[int, Point]
"""A form, and where its first corner is."""


def met(here: Lying, there: Lying) -> list[bool]:
    between = packed(there[1]) - packed(here[1])
    return [is_met(table[here[0]][there[0]] + between) for table in (MEETING, OVERLAPPING)]


def image(lying: Lying, mapping: Callable[[Point], Point]) -> Lying:
    """What the piece becomes if each corner goes where the mapping takes it."""
    form, at = lying
    corners = {mapping(plus(corner, at)) for corner in FORMS[form].corners}
    return next(
        (other, first)
        for other in FORMS_OF[FORMS[form].shape]
        for first in corners
        if {plus(corner, first) for corner in FORMS[other].corners} == corners
    )


@given(forms, forms, near_points, turns)
def test_turned_together_two_pieces_meet_as_before(
    form: int, other: int, at: Point, turn: int
) -> None:
    def turn_it(point: Point) -> Point:
        return turned(point, turn)

    pieces = ((form, at), (other, ORIGIN))
    assert met(*(image(piece, turn_it) for piece in pieces)) == met(*pieces)


@given(forms, forms, near_points, st.tuples(*[st.integers(-200, 200)] * 4))
def test_shifted_together_two_pieces_meet_as_before(
    form: int, other: int, at: Point, by: Point
) -> None:
    shifted = ((form, plus(at, by)), (other, by))
    assert met(*shifted) == met((form, at), (other, ORIGIN))


@given(forms, forms, near_points)
def test_mirrored_together_two_pieces_meet_as_before(form: int, other: int, at: Point) -> None:
    pieces = ((form, at), (other, ORIGIN))
    assert met(*(image(piece, mirrored) for piece in pieces)) == met(*pieces)


@given(forms, forms, near_points)
def test_seen_from_the_other_piece_they_meet_as_well(form: int, other: int, at: Point) -> None:
    assert met((form, at), (other, ORIGIN)) == met((other, ORIGIN), (form, at))


@given(near_points)
def test_the_oracle_sees_the_same_points(point: Point) -> None:
    x, y = drawn(point)
    seen = in_halves(point)
    assert abs(seen.x.p + seen.x.q * 3**0.5 - 2 * x) < 1e-9
    assert abs(seen.y.p + seen.y.q * 3**0.5 - 2 * y) < 1e-9
