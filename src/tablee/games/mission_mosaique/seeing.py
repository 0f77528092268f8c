"""A drawing as seen at a glance: on a coarse grid, the direction of each line kept.

All cells of all directions are the bits of one whole number, so that two drawings are laid over
each other by a single `&`.
"""

import math
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import pairwise, product
from operator import or_
from typing import NamedTuple

from tablee.games.mission_mosaique.page import PAGE_HEIGHT, PAGE_WIDTH, Place

_CELL = 30
_COLUMNS, _ROWS = PAGE_WIDTH // _CELL, PAGE_HEIGHT // _CELL
_MARGIN = 4
"""Empty cells beside and below the page: what is spread or shifted meets nothing there."""
_ROW = _COLUMNS + _MARGIN
_LAYER = _ROW * (_ROWS + _MARGIN)
_DIRECTIONS = 4
_ALL = _LAYER * _DIRECTIONS
_FLAT = (1 << _LAYER) - 1

_SHIFTS = tuple(down * _ROW + right for down, right in product((0, -1, 1), repeat=2))


class Sight(NamedTuple):
    """A drawing, twice in each number: to be compared closely, and less closely."""

    lines: int
    """The cells that the lines run through, each in its direction."""
    around: int
    """The cells one step around them, then those two steps around, in both nearest directions."""
    size: int


def _on_grid(place: Place) -> Place:
    """In cells; the last edge of the page belongs to its last cells."""
    x, y = place
    return min(x / _CELL, _COLUMNS - 0.01), min(y / _CELL, _ROWS - 0.01)


def _cells(start: Place, end: Place) -> int:
    """Which cells a straight line runs through, more or less."""
    (x, y), (end_x, end_y) = start, end
    steps = int(1.4 * math.dist(start, end)) + 1
    right, down = (end_x - x) / steps, (end_y - y) / steps
    cells = 0
    for step in range(steps + 1):
        cells |= 1 << int(y + down * step) * _ROW + int(x + right * step)
    return cells


def _lines_and_neighbours(lines: Iterable[Sequence[Place]]) -> tuple[int, int]:
    """The cells in the nearest direction, and in the two nearest ones."""
    nearest = both = 0
    for line in lines:
        places = [_on_grid(place) for place in line]
        for start, end in pairwise(places if len(places) > 1 else places * 2):
            cells = _cells(start, end)
            turn = math.atan2(end[1] - start[1], end[0] - start[0]) / math.pi * _DIRECTIONS
            before = int(turn + _DIRECTIONS)
            nearest |= cells << round(turn) % _DIRECTIONS * _LAYER
            both |= cells << before % _DIRECTIONS * _LAYER
            both |= cells << (before + 1) % _DIRECTIONS * _LAYER
    return nearest, both


def _spread(cells: int) -> int:
    """With all cells one step around."""
    wide = cells | cells << 1 | cells >> 1
    return wide | wide << _ROW | wide >> _ROW


def _sight(lines: int, soft: int) -> Sight:
    near = _spread(soft)
    far = _spread(near)
    return Sight(lines | lines << _ALL, near | far << _ALL, 2 * lines.bit_count())


def sight_of(lines: Iterable[Sequence[Place]]) -> Sight:
    return _sight(*_lines_and_neighbours(lines))


def _flattened(cells: int) -> int:
    layers = (cells >> layer * _LAYER for layer in range(_DIRECTIONS))
    return reduce(or_, layers) & _FLAT


def silhouette_of(lines: Iterable[Sequence[Place]]) -> Sight:
    """The same without the directions: where there is ink, but not how it runs."""
    nearest, both = _lines_and_neighbours(lines)
    return _sight(_flattened(nearest), _flattened(both))


def _shifted(cells: int, by: int) -> int:
    return cells << by if by >= 0 else cells >> -by


def nearby(sight: Sight) -> list[Sight]:
    """The drawing where it is, and one cell off in each direction."""
    return [
        Sight(_shifted(sight.lines, by), _shifted(sight.around, by), sight.size) for by in _SHIFTS
    ]


def likeness(drawing: Sight, other: Sight) -> float:
    """How much of each lies near the other, from 0 to 1."""
    if not drawing.size or not other.size:
        return 0.0
    mine = (drawing.lines & other.around).bit_count() / drawing.size
    theirs = (other.lines & drawing.around).bit_count() / other.size
    return mine * theirs
