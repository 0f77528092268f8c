"""Ink ends at the edges of the section (MM-29)."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.mission_mosaique.bot.clipping import clipped
from tablee.games.mission_mosaique.data.page import SECTIONS_OF, Section
from tablee.games.mission_mosaique.model import NotebookType

SECTION = Section(100, 100, 200, 300)
# Half a unit off, so that no line runs along an edge.
places = st.tuples(
    st.integers(0, 899).map(lambda x: x + 0.5), st.integers(0, 599).map(lambda y: y + 0.5)
)
lines = st.lists(places, min_size=2, max_size=8)


def length(line: list[tuple[float, float]]) -> float:
    return sum(math.dist(*pair) for pair in pairwise(line))


def test_mm_29_a_line_inside_the_section_is_left_as_it_is() -> None:
    line = [(110.0, 110.0), (190.0, 110.0), (150.0, 290.0)]
    assert list(clipped(line, SECTION)) == [line]


def test_mm_29_a_line_outside_leaves_no_ink() -> None:
    assert list(clipped([(0.0, 0.0), (90.0, 500.0), (300.0, 500.0)], SECTION)) == []


def test_mm_29_a_line_that_leaves_and_comes_back_makes_two_pieces() -> None:
    line = [(150.0, 150.0), (250.0, 150.0), (250.0, 250.0), (150.0, 250.0)]
    assert list(clipped(line, SECTION)) == [
        [(150.0, 150.0), (200.0, 150.0)],
        [(200.0, 250.0), (150.0, 250.0)],
    ]


def test_mm_29_a_line_across_is_cut_at_both_edges() -> None:
    assert list(clipped([(0.0, 200.0), (300.0, 200.0)], SECTION)) == [
        [(100.0, 200.0), (200.0, 200.0)]
    ]


@pytest.mark.parametrize("notebook", NotebookType)
@given(line=lines)
def test_mm_29_the_sections_together_hold_the_whole_line(
    notebook: NotebookType, line: list[tuple[float, float]]
) -> None:
    total = 0.0
    for section in SECTIONS_OF[notebook]:
        for piece in clipped(line, section):
            assert all(
                section.left - 1e-6 <= x <= section.right + 1e-6
                and section.top - 1e-6 <= y <= section.bottom + 1e-6
                for x, y in piece
            )
            total += length(piece)
    assert math.isclose(total, length(line), abs_tol=1e-6)
