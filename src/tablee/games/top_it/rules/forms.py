"""Forms: the 54 different ways to turn the eight shapes, corner by corner."""

from functools import cache
from typing import NamedTuple

from tablee.games.top_it.data import PIECES, SHAPES, Piece
from tablee.games.top_it.model import Point, Shape
from tablee.games.top_it.rules.geometry import HALF, ORIGIN, STEPS, plus


class Side(NamedTuple):
    """A side of a form. The inside is to the left of its direction."""

    begin: Point
    end: Point
    direction: int
    length: int

    @property
    def outward(self) -> int:
        """The direction in which the side looks out."""
        return (self.direction - 3) % 12

    def faces(self, other: "Side") -> bool:
        """Whether the two can be the same side of two neighbours (TI-16, TI-17)."""
        return self.length == other.length and (self.direction - other.direction) % 12 == HALF


class Form(NamedTuple):
    """A shape turned; its first corner is at the origin."""

    shape: int
    turn: int
    sides: tuple[Side, ...]

    @property
    def corners(self) -> tuple[Point, ...]:
        return tuple(side.begin for side in self.sides)


def _walk(piece: Piece, turn: int) -> tuple[Side, ...]:
    """Around the piece, side by side, from the origin in the direction of the turn."""
    sides = []
    corner, direction = ORIGIN, turn
    for length, angle in zip(piece.sides, piece.angles, strict=True):
        end = plus(corner, STEPS[length][direction])
        sides.append(Side(corner, end, direction, length))
        corner, direction = end, (direction + HALF - angle // 30) % 12
    return tuple(sides)


def _period(shape: Shape) -> int:
    """The smallest turn after which the piece looks as before."""

    def looks(turn: int) -> set[tuple[int, int]]:
        return {(side.direction, side.length) for side in _walk(PIECES[shape], turn)}

    return next(turn for turn in range(1, 13) if looks(turn % 12) == looks(0))


PERIODS: tuple[int, ...] = tuple(map(_period, SHAPES))
"""By shape: how many turns look different."""

FORMS: tuple[Form, ...] = tuple(
    Form(number, turn, _walk(PIECES[shape], turn))
    for number, shape in enumerate(SHAPES)
    for turn in range(PERIODS[number])
)

FORMS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, form in enumerate(FORMS) if form.shape == shape)
    for shape in range(len(SHAPES))
)
"""`FORMS_OF[shape][turn]`: the number of the form."""

Values = tuple[int, ...]
"""By shape."""
VALUES: Values = tuple(PIECES[shape].value for shape in SHAPES)
"""Those of the box (TI-3)."""


@cache
def values_with(large_square: int) -> Values:
    """Those of a table where a large square counts so much (TI-51)."""
    at = SHAPES.index(Shape.LARGE_SQUARE)
    return (*VALUES[:at], large_square, *VALUES[at + 1 :])
