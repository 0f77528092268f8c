"""How pictures are made of traced lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools.mission_mosaique.composing import composed, simplified

LINE = [(0.0, 0.0), (50.0, 0.0), (100.0, 0.0)]
FRAME = [[(0.0, 0.0), (0.0, 100.0)], [(150.0, 100.0), (150.0, 0.0)]]
"""Two sides that make a picture fill the page, so that the rest keeps its place."""


def test_a_straight_line_needs_two_points_only() -> None:
    assert simplified(LINE) == [LINE[0], LINE[-1]]


def test_a_corner_is_kept() -> None:
    corner = [*LINE, (100.0, 80.0)]
    assert simplified(corner) == [(0.0, 0.0), (100.0, 0.0), (100.0, 80.0)]


@given(st.lists(st.tuples(st.floats(0, 900), st.floats(0, 600)), min_size=2, max_size=30))
def test_a_simplified_line_has_its_ends_and_no_new_points(line: list[tuple[float, float]]) -> None:
    short = simplified(line)
    assert (short[0], short[-1]) == (line[0], line[-1])
    assert set(short) <= set(line)


def test_lines_that_meet_at_their_ends_are_one_stroke() -> None:
    halves = [[(10.0, 50.0), (70.0, 20.0)], [(130.0, 50.0), (70.0, 20.0)]]
    strokes = composed([*FRAME, *halves])
    assert len(strokes) == 3


def test_what_is_drawn_twice_even_backwards_is_drawn_once() -> None:
    (first, second) = FRAME
    assert len(composed([first, second, first, second[::-1]])) == 2


def test_long_strokes_come_first() -> None:
    dash = [(70.0, 50.0), (80.0, 50.0)]
    *_, last = composed([dash, *FRAME])
    assert abs(last[0][0] - last[1][0]) == pytest.approx(55, abs=2)
