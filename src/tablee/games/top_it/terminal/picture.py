"""The mosaic as a picture of letters: a letter for the colour, the value in the middle."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

from tablee.games.top_it.model import Colour, Corner, LaidView, PieceView, View

_STYLES = {
    Colour.BLUE: "white on blue",
    Colour.GREEN: "white on dark_green",
    Colour.YELLOW: "black on yellow",
    Colour.RED: "white on red",
}
STONE = "●"
_MARK = "bold black on bright_white"
_ROWS_TO_COLUMNS = 2
"""A letter is about twice as high as wide."""
_WIDEST, _HIGHEST = 76, 22
_FINEST = 5
"""Columns for a short side, at most."""
_MARGIN = 1.0

Marks = Mapping[Corner, str]
"""What is written over the mosaic, by its place."""


class _Grid(NamedTuple):
    """Which part of the table is shown, and how finely."""

    left: float
    top: float
    columns: int
    rows: int
    scale: float
    """Columns for a short side."""

    def middle_of(self, column: int, row: int) -> Corner:
        """The point of the table in the middle of a letter."""
        height = _ROWS_TO_COLUMNS / self.scale
        return self.left + (column + 0.5) / self.scale, self.top + (row + 0.5) * height

    def cell_of(self, point: Corner) -> tuple[int, int]:
        x, y = point[0] - self.left, point[1] - self.top
        return int(x * self.scale), int(y * self.scale / _ROWS_TO_COLUMNS)


def picture(view: View, marks: Marks | None = None) -> Text:
    """The mosaic, and what is marked on it."""
    marks = marks or {}
    lying = [(hand.colour, piece) for hand in view.hands for piece in hand.pieces if piece.laid]
    points = [corner for _, piece in lying for corner in _laid(piece).corners]
    grid = _grid([*points, *marks] or [(0.0, 0.0)])
    letters = [[Text(" ")] * grid.columns for _ in range(grid.rows)]
    for colour, piece in lying:
        _fill(letters, grid, colour, _laid(piece))
        _write(letters, grid, _middle(piece), _value(view, piece), f"bold {_STYLES[colour]}")
    for point, mark in marks.items():
        _write(letters, grid, point, mark, _MARK)
    return Text("\n").join(Text("").join(row) for row in letters)


def _laid(piece: PieceView) -> LaidView:
    assert piece.laid is not None, "only lying pieces are drawn"
    return piece.laid


def _middle(piece: PieceView) -> Corner:
    return _laid(piece).x, _laid(piece).y


def _value(view: View, piece: PieceView) -> str:
    stone = STONE if _laid(piece).topped_by is not None else ""
    value = next(shape.value for shape in view.shapes if shape.shape is piece.shape)
    return f"{value}{stone}"


def _grid(points: Sequence[Corner]) -> _Grid:
    left, right = min(x for x, _ in points) - _MARGIN, max(x for x, _ in points) + _MARGIN
    top, bottom = min(y for _, y in points) - _MARGIN, max(y for _, y in points) + _MARGIN
    width, height = right - left, bottom - top
    scale = min(_FINEST, _WIDEST / width, _HIGHEST * _ROWS_TO_COLUMNS / height)
    columns, rows = int(width * scale) + 1, int(height * scale / _ROWS_TO_COLUMNS) + 1
    return _Grid(left, top, columns, rows, scale)


def _fill(letters: list[list[Text]], grid: _Grid, colour: Colour, laid: LaidView) -> None:
    columns, rows = zip(*map(grid.cell_of, laid.corners), strict=True)
    for row in range(min(rows), max(rows) + 1):
        for column in range(min(columns), max(columns) + 1):
            if _is_inside(grid.middle_of(column, row), laid.corners):
                letters[row][column] = Text(colour.value[0], _STYLES[colour])


def _is_inside(point: Corner, corners: Sequence[Corner]) -> bool:
    """Whether the point is to the same side of all sides."""
    x, y = point
    return all(
        (end_x - begin_x) * (y - begin_y) >= (end_y - begin_y) * (x - begin_x)
        for (begin_x, begin_y), (end_x, end_y) in pairwise((*corners, corners[0]))
    )


def _write(letters: list[list[Text]], grid: _Grid, at: Corner, word: str, style: str) -> None:
    column, row = grid.cell_of(at)
    for place, letter in enumerate(word, start=column):
        if place < grid.columns:
            letters[row][place] = Text(letter, style)
