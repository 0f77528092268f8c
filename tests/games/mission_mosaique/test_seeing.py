"""How alike two drawings are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.mission_mosaique.fitting import fitted
from tablee.games.mission_mosaique.page import PAGE_HEIGHT, PAGE_WIDTH, Place
from tablee.games.mission_mosaique.seeing import likeness, nearby, sight_of, silhouette_of

Drawing = list[list[Place]]

SQUARE: Drawing = [[(300.0, 150.0), (600.0, 150.0), (600.0, 450.0), (300.0, 450.0), (300.0, 150.0)]]
CROSS: Drawing = [[(300.0, 150.0), (600.0, 450.0)], [(600.0, 150.0), (300.0, 450.0)]]
places = st.tuples(st.integers(0, PAGE_WIDTH), st.integers(0, PAGE_HEIGHT))
drawings = st.lists(st.lists(places, min_size=1, max_size=6), min_size=1, max_size=4)


def moved(drawing: Drawing, right: float) -> Drawing:
    return [[(x + right, y) for x, y in line] for line in drawing]


@given(drawings)
def test_a_drawing_is_wholly_like_itself(drawing: Drawing) -> None:
    assert likeness(sight_of(drawing), sight_of(drawing)) == 1
    assert likeness(silhouette_of(drawing), silhouette_of(drawing)) == 1


@given(drawings, drawings)
def test_likeness_is_mutual_and_between_0_and_1(one: Drawing, other: Drawing) -> None:
    like = likeness(sight_of(one), sight_of(other))
    assert 0 <= like <= 1
    assert like == pytest.approx(likeness(sight_of(other), sight_of(one)))


def test_different_drawings_are_less_alike() -> None:
    assert likeness(sight_of(SQUARE), sight_of(CROSS)) < 0.3


def test_an_unsteady_line_is_still_alike() -> None:
    shaken = [[(x + (9 if n % 2 else -9), y) for n, (x, y) in enumerate(line)] for line in SQUARE]
    assert likeness(sight_of(SQUARE), sight_of(shaken)) > 0.9


def test_lines_that_run_across_each_other_differ_but_for_a_silhouette() -> None:
    ladder: Drawing = [[(x, 200.0), (x, 400.0)] for x in range(300, 600, 20)]
    steps: Drawing = [[(300.0, y), (600.0, y)] for y in range(200, 400, 20)]
    assert likeness(sight_of(ladder), sight_of(steps)) < 0.1
    assert likeness(silhouette_of(ladder), silhouette_of(steps)) > 0.9


def test_nearby_finds_a_drawing_that_is_a_little_off() -> None:
    off = sight_of(moved(SQUARE, 90))
    plain = likeness(sight_of(SQUARE), off)
    assert max(likeness(near, off) for near in nearby(sight_of(SQUARE))) > plain


def test_nothing_is_like_nothing() -> None:
    assert likeness(sight_of([]), sight_of(SQUARE)) == 0
    assert likeness(sight_of(SQUARE), sight_of([])) == 0


def test_right_and_left_edge_do_not_meet() -> None:
    left = [[(0.0, y) for y in (60.0, 500.0)]]
    right = [[(float(PAGE_WIDTH), y) for y in (60.0, 500.0)]]
    assert max(likeness(near, sight_of(right)) for near in nearby(sight_of(left))) == 0


def test_fitted_drawings_are_as_large_as_the_page_wherever_they_were() -> None:
    small = [[(x / 3 + 20, y / 3 + 10) for x, y in line] for line in SQUARE]
    assert [point for line in fitted(small) for point in line] == [
        pytest.approx(point) for line in fitted(SQUARE) for point in line
    ]
    heights = [y for line in fitted(SQUARE) for _, y in line]
    assert (min(heights), max(heights)) == pytest.approx((24, PAGE_HEIGHT - 24))
