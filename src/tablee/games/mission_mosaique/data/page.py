"""The page of a notebook and its six sections, in whole units: 900 by 600, y downward."""

from typing import NamedTuple

from tablee.games.mission_mosaique.model import NotebookType

PAGE_WIDTH, PAGE_HEIGHT = 900, 600
"""MM-7: wide, like the envelope it is handled as."""
SECTIONS = 6  # MM-5

Point = tuple[int, int]
Location = tuple[float, float]
"""Where a pen may be: between the whole units too."""


class Section(NamedTuple):
    """A part of the page; its edges belong to it."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, point: Point) -> bool:
        x, y = point
        return self.left <= x <= self.right and self.top <= y <= self.bottom


COLUMNS_AND_ROWS = {
    NotebookType.LINES: (1, 6),
    NotebookType.COLUMNS: (6, 1),
    NotebookType.GRID: (3, 2),
}


def _sections(columns: int, rows: int) -> tuple[Section, ...]:
    width, height = PAGE_WIDTH // columns, PAGE_HEIGHT // rows
    return tuple(
        Section(x, y, x + width, y + height)
        for y in range(0, PAGE_HEIGHT, height)
        for x in range(0, PAGE_WIDTH, width)
    )


SECTIONS_OF = {kind: _sections(*shape) for kind, shape in COLUMNS_AND_ROWS.items()}
"""MM-7: from the left, then from the top."""
