"""The eight notebooks: what is printed in each of them. Data, no logic."""

from typing import NamedTuple

from tablee.games.mission_mosaique.model import NotebookColour, NotebookType


class Notebook(NamedTuple):
    """A type, and the section that is framed on each of the six pages, counted from 0."""

    type: NotebookType
    sections: tuple[int, int, int, int, int, int]


NOTEBOOKS = {
    # MM-6: three of columns, three of lines, two grids. MM-8, MM-9: the printed orders.
    NotebookColour.RED: Notebook(NotebookType.COLUMNS, (1, 4, 0, 3, 5, 2)),
    NotebookColour.BLUE: Notebook(NotebookType.LINES, (2, 0, 5, 1, 4, 3)),
    NotebookColour.GREEN: Notebook(NotebookType.GRID, (4, 1, 3, 5, 0, 2)),
    NotebookColour.YELLOW: Notebook(NotebookType.COLUMNS, (3, 0, 5, 2, 4, 1)),
    NotebookColour.PURPLE: Notebook(NotebookType.LINES, (0, 3, 1, 5, 2, 4)),
    NotebookColour.ORANGE: Notebook(NotebookType.GRID, (2, 5, 0, 4, 1, 3)),
    NotebookColour.PINK: Notebook(NotebookType.COLUMNS, (5, 2, 4, 0, 3, 1)),
    NotebookColour.GREY: Notebook(NotebookType.LINES, (4, 1, 2, 0, 5, 3)),
}

ROUNDS = 3  # MM-21
PAGES = 6  # MM-5
