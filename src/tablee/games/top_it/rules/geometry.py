"""Points of Z[ζ12], ζ12 = e^(iπ/6): four whole numbers each, compared exactly, in whole numbers.

The point (a, b, c, d) is a + bζ + cζ² + dζ³, and ζ⁴ = ζ² - 1. A length is p + q√3, twice over so
that p and q are whole.
"""

from collections.abc import Iterable

from tablee.games.top_it.data import BB, A, B
from tablee.games.top_it.model import Point

ORIGIN: Point = (0, 0, 0, 0)
HALF = 6
"""Half a circle, in twelfths."""


def plus(point: Point, other: Point) -> Point:
    a, b, c, d = point
    e, f, g, h = other
    return a + e, b + f, c + g, d + h


def minus(point: Point, other: Point) -> Point:
    a, b, c, d = point
    e, f, g, h = other
    return a - e, b - f, c - g, d - h


def turned(point: Point, turn: int) -> Point:
    """Turned about the origin by so many twelfths: multiplied by ζ each time."""
    for _ in range(turn % 12):
        a, b, c, d = point
        point = -d, a, b + d, c
    return point


def _steps() -> dict[int, tuple[Point, ...]]:
    """√3 = ζ + 1/ζ, so that a step along a long side is two short steps."""
    short = tuple(turned((1, 0, 0, 0), turn) for turn in range(12))
    long = tuple(plus(short[turn - 1], short[(turn + 1) % 12]) for turn in range(12))
    return {A: short, B: long, BB: tuple(plus(step, step) for step in long)}


STEPS: dict[int, tuple[Point, ...]] = _steps()
"""`STEPS[length][direction]`: from the beginning of a side to its end."""


def reach(point: Point, direction: int) -> tuple[int, int]:
    """How far the point lies in a direction: p and q of twice that, p + q√3."""
    a, b, c, _ = turned(point, -direction)
    return 2 * a + c, b


def sign(p: int, q: int) -> int:
    """Whether p + q√3 is below, at or above zero: -1, 0 or 1."""
    if p >= 0 and q >= 0:
        return int(p > 0 or q > 0)
    if p <= 0 and q <= 0:
        return -1
    return 1 if (p * p > 3 * q * q) == (p > 0) else -1


_NUMERATOR, _DENOMINATOR = 5042, 2911
"""A fraction so close to √3 that p + q√3 and p + q × fraction have the same sign for all p and q
that two points within the bounds of `Coordinate` can lead to; 5042² - 3 × 2911² = 1."""


def as_whole(p: int, q: int) -> int:
    """p + q√3 as one whole number, in the same order as the lengths themselves."""
    return p * _DENOMINATOR + q * _NUMERATOR


_ROOT = 3**0.5


def drawn(point: Point) -> tuple[float, float]:
    """Where to draw a point; for the eye, never for the rules."""
    a, b, c, d = point
    return (2 * a + c + b * _ROOT) / 2, (2 * d + b + c * _ROOT) / 2


def middle(points: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """The mean of drawn points."""
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)
