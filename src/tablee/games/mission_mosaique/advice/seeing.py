"""A drawing as seen at a glance: how much ink of each direction there is, on a coarse grid."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import itemgetter

from tablee.games.mission_mosaique.data.page import Location

SIDE = 32
DIRECTIONS = 4
FULL = 255
"""A cell that is full of ink."""
_MARGIN = 2
_STEP = 0.7
"""In cells: how long the pieces are that a line is taken in."""

Lines = Sequence[Sequence[Location]]
Sight = list[list[int]]
"""By row from the top, by cell from the left, by direction; with a margin of one empty cell."""


def _fitted(lines: Lines) -> list[list[Location]]:
    """On the grid, as large as it allows, in its middle."""
    xs = [x for line in lines for x, _ in line]
    ys = [y for line in lines for _, y in line]
    size = max(max(xs) - min(xs), max(ys) - min(ys)) or 1
    scale = (SIDE - 2 * _MARGIN) / size
    left = SIDE / 2 - scale * (min(xs) + max(xs)) / 2
    top = SIDE / 2 - scale * (min(ys) + max(ys)) / 2
    return [[(left + scale * x, top + scale * y) for x, y in line] for line in lines]


def _pieces(line: Sequence[Location]) -> Iterator[tuple[float, float, float, float]]:
    """Short straight pieces: the middle, the length, the direction between 0 and DIRECTIONS."""
    for (x, y), (end_x, end_y) in pairwise(line):
        right, down = end_x - x, end_y - y
        length = math.hypot(right, down)
        if not length:
            continue
        steps = math.ceil(length / _STEP)
        turn = math.atan2(down, right) / math.pi * DIRECTIONS % DIRECTIONS
        for step in range(steps):
            along = (step + 0.5) / steps
            yield x + right * along, y + down * along, length / steps, turn


def _shares(place: float) -> tuple[tuple[int, float], tuple[int, float]]:
    """The two cells that a place lies between the middles of, and how much of it each has."""
    first = math.floor(place - 0.5)
    nearer = place - 0.5 - first
    last = SIDE - 1
    return (min(max(first, 0), last), 1 - nearer), (min(max(first + 1, 0), last), nearer)


def sight_of(lines: Lines) -> Sight:
    """As the recogniser has learned to see; the training takes its drawings in the same way."""
    inked = [[0.0] * (SIDE * DIRECTIONS) for _ in range(SIDE)]
    for line in _fitted(lines):
        for x, y, length, turn in _pieces(line):
            first = int(turn) % DIRECTIONS
            nearer = turn - int(turn)
            along, across = length * (1 - nearer), length * nearer
            for row, part in _shares(y):
                cells = inked[row]
                for column, share in _shares(x):
                    cell = column * DIRECTIONS
                    cells[cell + first] += part * share * along
                    cells[cell + (first + 1) % DIRECTIONS] += part * share * across
    beside = [0] * DIRECTIONS
    empty = [0] * (DIRECTIONS * (SIDE + 2))
    rows = [[*beside, *(int(FULL * min(ink, 1)) for ink in row), *beside] for row in inked]
    return [empty, *rows, empty]


def mirrored(sight: Sight) -> Sight:
    """Left is right, and a line that rises falls."""
    order = itemgetter(0, *range(DIRECTIONS - 1, 0, -1))
    return [
        [
            ink
            for cell in range(len(row) - DIRECTIONS, -1, -DIRECTIONS)
            for ink in order(row[cell : cell + DIRECTIONS])
        ]
        for row in sight
    ]
