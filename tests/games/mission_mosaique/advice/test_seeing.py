"""A drawing at a glance: where there is ink, and how it runs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.mission_mosaique.advice.fitting import fitted
from tablee.games.mission_mosaique.advice.seeing import (
    DIRECTIONS,
    FULL,
    SIDE,
    Sight,
    mirrored,
    sight_of,
)
from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH, Location

Drawing = list[list[Location]]

SQUARE: Drawing = [[(300.0, 150.0), (600.0, 150.0), (600.0, 450.0), (300.0, 450.0), (300.0, 150.0)]]
CROSS: Drawing = [[(300.0, 150.0), (600.0, 450.0)], [(600.0, 150.0), (300.0, 450.0)]]
LEANING: Drawing = [[(0.0, 0.0), (300.0, 200.0), (300.0, 600.0)]]
places = st.tuples(st.integers(0, PAGE_WIDTH), st.integers(0, PAGE_HEIGHT))
drawings = st.lists(st.lists(places, min_size=1, max_size=6), min_size=1, max_size=4)


def ink_by_direction(sight: Sight) -> list[int]:
    return [sum(sum(row[way::DIRECTIONS]) for row in sight) for way in range(DIRECTIONS)]


@given(drawings)
def test_a_sight_has_its_size_whatever_is_drawn_and_nothing_around_it(drawing: Drawing) -> None:
    sight = sight_of(drawing)
    assert [len(row) for row in sight] == [DIRECTIONS * (SIDE + 2)] * (SIDE + 2)
    assert all(0 <= ink <= FULL for row in sight for ink in row)
    assert not any(sight[0]) and not any(sight[-1])
    assert not any(ink for row in sight for ink in (*row[:DIRECTIONS], *row[-DIRECTIONS:]))


def test_lines_are_told_apart_by_how_they_run() -> None:
    level, falling, upright, rising = ink_by_direction(sight_of(SQUARE))
    assert level > 0 and upright > 0 and falling == rising == 0
    level, falling, upright, rising = ink_by_direction(sight_of(CROSS))
    assert falling > 0 and rising > 0 and level == upright == 0


def differences(one: Sight, other: Sight) -> list[int]:
    pairs = zip(one, other, strict=True)
    return [
        abs(ink - its) for row, other_row in pairs for ink, its in zip(row, other_row, strict=True)
    ]


def test_large_and_small_look_the_same_wherever_they_are() -> None:
    small = [[(x / 2 + 16, y / 2 + 8) for x, y in line] for line in SQUARE]
    found = differences(sight_of(SQUARE), sight_of(small))
    assert sum(found) < 0.06 * sum(map(sum, sight_of(SQUARE)))


def test_a_mirrored_sight_is_the_sight_of_the_mirrored_drawing() -> None:
    other_way = [[(PAGE_WIDTH - x, y) for x, y in line] for line in LEANING]
    assert max(differences(mirrored(sight_of(LEANING)), sight_of(other_way))) <= 1


def test_fitted_drawings_are_as_large_as_the_page_wherever_they_were() -> None:
    small = [[(x / 3 + 20, y / 3 + 10) for x, y in line] for line in SQUARE]
    assert [point for line in fitted(small) for point in line] == [
        pytest.approx(point) for line in fitted(SQUARE) for point in line
    ]
    heights = [y for line in fitted(SQUARE) for _, y in line]
    assert (min(heights), max(heights)) == pytest.approx((24, PAGE_HEIGHT - 24))
