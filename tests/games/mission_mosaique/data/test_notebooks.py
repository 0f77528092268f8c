"""What is printed: the eight notebooks, their sections and their orders."""

from collections import Counter

from tablee.games.mission_mosaique.data.notebooks import NOTEBOOKS
from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH, SECTIONS_OF, Section
from tablee.games.mission_mosaique.model import NotebookColour, NotebookType


def test_mm_1_there_are_eight_notebooks() -> None:
    assert set(NOTEBOOKS) == set(NotebookColour)
    assert len(NOTEBOOKS) == 8


def test_mm_5_each_notebook_has_six_pages_and_one_section_a_page() -> None:
    for notebook in NOTEBOOKS.values():
        assert sorted(notebook.sections) == list(range(6))


def test_mm_6_three_columns_three_lines_two_grids_and_red_has_columns() -> None:
    types = Counter(notebook.type for notebook in NOTEBOOKS.values())
    assert types == {NotebookType.COLUMNS: 3, NotebookType.LINES: 3, NotebookType.GRID: 2}
    assert NOTEBOOKS[NotebookColour.RED].type is NotebookType.COLUMNS


def test_mm_7_sections_are_equal_and_fill_the_page() -> None:
    assert SECTIONS_OF[NotebookType.LINES][1] == Section(0, 100, 900, 200)
    assert SECTIONS_OF[NotebookType.COLUMNS][1] == Section(150, 0, 300, 600)
    assert SECTIONS_OF[NotebookType.GRID][4] == Section(300, 300, 600, 600)
    for sections in SECTIONS_OF.values():
        areas = [(each.right - each.left) * (each.bottom - each.top) for each in sections]
        assert areas == [PAGE_WIDTH * PAGE_HEIGHT // 6] * 6


def test_mm_8_no_notebook_fills_from_left_to_right_or_top_to_bottom() -> None:
    for notebook in NOTEBOOKS.values():
        assert list(notebook.sections) not in ([0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0])


def test_mm_9_red_begins_with_the_second_column_and_no_two_orders_are_the_same() -> None:
    assert NOTEBOOKS[NotebookColour.RED].sections[0] == 1
    assert len({notebook.sections for notebook in NOTEBOOKS.values()}) == 8
