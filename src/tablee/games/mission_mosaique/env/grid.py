"""The grid on which pens move: sixteen columns and rows over the section that is drawn in."""

import sys

from tablee.games.mission_mosaique.data.page import SECTIONS_OF, Section
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, Ink, NotebookView, Stroke

SIDE = 16
CELLS = SIDE * SIDE
_MOST_KEPT = 2_000
_LOW_BYTE = 0 if sys.byteorder == "little" else 1
_kept: dict[tuple[Section, tuple[int, ...]], tuple[Ink, bytearray]] = {}
"""What was drawn last, as cells, by where and when the pen first touched the paper."""


def section_of(notebook: NotebookView, section: int) -> Section:
    return SECTIONS_OF[notebook.type][section]


def point_of(cell: int, section: Section) -> tuple[int, int]:
    """The point of the page in the middle of a cell."""
    row, column = divmod(cell, SIDE)
    x = section.left + (2 * column + 1) * (section.right - section.left) // (2 * SIDE)
    y = section.top + (2 * row + 1) * (section.bottom - section.top) // (2 * SIDE)
    return x, y


def cell_of(x: int, y: int, section: Section) -> int:
    """The cell of a point of the page; beside the section, the nearest one."""
    column = (x - section.left) * SIDE // max(1, section.right - section.left)
    row = (y - section.top) * SIDE // max(1, section.bottom - section.top)
    return max(0, min(SIDE - 1, row)) * SIDE + max(0, min(SIDE - 1, column))


def drawn(ink: Ink, section: Section) -> bytes:
    """A number for each cell, row by row: 1 where the pen has been. What is drawn grows point by
    point, so only the new ones are looked at."""
    begun = section, ink[0][:NUMBERS_PER_POINT]
    kept = _kept.get(begun)
    if kept is not None and kept[0] is ink:
        return bytes(kept[1])
    added = None if kept is None else _added(kept[0], ink)
    if kept is None or added is None:
        added, cells = ink, bytearray(2 * CELLS)
    else:
        cells = kept[1]
    for stroke in added:
        _ink(cells, stroke, section)
    if len(_kept) >= _MOST_KEPT:
        _kept.clear()
    _kept[begun] = ink, cells
    return bytes(cells)


def _added(before: Ink, ink: Ink) -> Ink | None:
    """The points that are new, stroke by stroke; None: something was taken back."""
    finished = len(before) - 1
    last = before[-1]
    if ink[:finished] != before[:-1] or len(ink) < len(before):
        return None
    if ink[finished][: len(last)] != last:
        return None
    return (ink[finished][len(last) :], *ink[len(before) :])


def _ink(cells: bytearray, stroke: Stroke, section: Section) -> None:
    for x, y in zip(stroke[::NUMBERS_PER_POINT], stroke[1::NUMBERS_PER_POINT], strict=True):
        cells[2 * cell_of(x, y, section) + _LOW_BYTE] = 1
