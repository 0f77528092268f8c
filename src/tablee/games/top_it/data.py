"""The material of Top It: the eight pieces of a colour, their values and sides (TI-1 to TI-7).

Every angle is a multiple of 30° and every side a multiple of 1 or √3, so that every corner of a
mosaic is a point of Z[ζ12]: four whole numbers.
"""

from typing import NamedTuple

from tablee.games.top_it.model import Colour, Shape

COLOURS = tuple(Colour)
SHAPES = tuple(Shape)
TURNS = range(12)

A = 0
"""The short side, 1."""
B = 1
"""The long side, √3."""
BB = 2
"""The longest side, 2√3."""
LENGTHS = (A, B, BB)


class Piece(NamedTuple):
    value: int
    sides: tuple[int, ...]
    """Lengths, in order around the piece."""
    angles: tuple[int, ...]
    """In degrees: the angle after each side."""
    is_large: bool = False


PIECES: dict[Shape, Piece] = {
    Shape.RHOMBUS: Piece(2, (B, B, B, B), (60, 120, 60, 120)),
    Shape.SMALL_TRIANGLE: Piece(3, (B, A, A), (30, 120, 30)),
    Shape.LARGE_TRIANGLE: Piece(3, (B, B, B), (60, 60, 60), is_large=True),
    Shape.SMALL_SQUARE: Piece(4, (A, A, A, A), (90, 90, 90, 90)),
    Shape.LARGE_SQUARE: Piece(4, (B, B, B, B), (90, 90, 90, 90), is_large=True),
    Shape.TRAPEZOID: Piece(5, (BB, B, B, B), (60, 120, 120, 60)),
    Shape.HEXAGON: Piece(6, (B, B, B, B, B, B), (120,) * 6, is_large=True),
    Shape.HOUSE: Piece(7, (B, B, A, A, B), (90, 120, 120, 120, 90)),
}
"""TI-3, TI-4, TI-7: the only table of values and sides there is."""

HANDS_ALONE = 4
"""One player uses all four colours (TI-48)."""
OPENING_MOVES = 4
"""The moves that chance makes in a daily game: one for each colour."""
