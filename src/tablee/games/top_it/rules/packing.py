"""Points packed into single whole numbers, which add up and compare in twelve directions at once.

A packed point has sixteen lanes of bits. Twelve hold how far the point lies in each direction; the
four lowest hold its coordinates, so that the point can be read back. Lanes may be negative as long
as packed points are only added and subtracted; to look at all lanes of a difference at once, add
what makes each of them positive: the guard bit of a lane is then set where the difference is not
negative.
"""

from collections.abc import Iterable
from functools import lru_cache

from tablee.games.top_it.model import Point
from tablee.games.top_it.rules.geometry import as_whole, reach

PackedPoint = int

_COORDINATE_BITS = 12
_COORDINATE_MASK = (1 << _COORDINATE_BITS) - 1
_COORDINATE_HALF = 1 << (_COORDINATE_BITS - 1)
_LANE_BITS = 26
_LANES_FROM = 4 * _COORDINATE_BITS
_COORDINATES = (1 << _LANES_FROM) - 1
_HALVES = sum(_COORDINATE_HALF << n * _COORDINATE_BITS for n in range(4))


def in_lanes(values: Iterable[int]) -> int:
    """One value for each of the twelve directions."""
    lanes = enumerate(values)
    return sum(value << (_LANES_FROM + direction * _LANE_BITS) for direction, value in lanes)


ONES = in_lanes([1] * 12)
GUARDS = ONES << (_LANE_BITS - 1)
ABOVE_ZERO = GUARDS + _HALVES
"""Added to a difference of packed points, it makes every lane positive."""


def reaches(point: Point) -> list[int]:
    """How far the point lies in each of the twelve directions."""
    return [as_whole(*reach(point, direction)) for direction in range(12)]


def _unit(axis: int) -> PackedPoint:
    a, b, c, d = (int(axis == n) for n in range(4))
    return in_lanes(reaches((a, b, c, d))) + (1 << axis * _COORDINATE_BITS)


_UNITS = tuple(_unit(axis) for axis in range(4))


@lru_cache(maxsize=4096)
def packed(point: Point) -> PackedPoint:
    a, b, c, d = point
    one, zeta, zeta_2, zeta_3 = _UNITS
    return a * one + b * zeta + c * zeta_2 + d * zeta_3


def unpacked(packed: PackedPoint) -> Point:
    """The point itself."""
    lanes = (packed + _HALVES) & _COORDINATES
    return (
        (lanes & _COORDINATE_MASK) - _COORDINATE_HALF,
        (lanes >> _COORDINATE_BITS & _COORDINATE_MASK) - _COORDINATE_HALF,
        (lanes >> 2 * _COORDINATE_BITS & _COORDINATE_MASK) - _COORDINATE_HALF,
        (lanes >> 3 * _COORDINATE_BITS) - _COORDINATE_HALF,
    )
