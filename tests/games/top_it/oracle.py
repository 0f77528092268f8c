"""A slow and obvious Top It: every side against every side, in every turn, whole polygons compared.

It shares nothing with the game but the rulebook: its points are x and y, each a number p + q√3.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple


class Surd(NamedTuple):
    """p + q√3."""

    p: int
    q: int

    def plus(self, other: "Surd") -> "Surd":
        return Surd(self.p + other.p, self.q + other.q)

    def minus(self, other: "Surd") -> "Surd":
        return Surd(self.p - other.p, self.q - other.q)

    def times(self, other: "Surd") -> "Surd":
        return Surd(self.p * other.p + 3 * self.q * other.q, self.p * other.q + self.q * other.p)

    def sign(self) -> int:
        """Of p + q√3: where the two pull apart, the greater square wins."""
        p, q = self
        if p * q >= 0:
            return (p + q > 0) - (p + q < 0)
        stronger = p if p * p > 3 * q * q else q
        return 1 if stronger > 0 else -1


class Point(NamedTuple):
    """In half units, so that all points of a mosaic have whole p and q."""

    x: Surd
    y: Surd

    def plus(self, other: "Point") -> "Point":
        return Point(self.x.plus(other.x), self.y.plus(other.y))

    def minus(self, other: "Point") -> "Point":
        return Point(self.x.minus(other.x), self.y.minus(other.y))


Polygon = tuple[Point, ...]

ZERO = Surd(0, 0)
_QUARTER = [
    Point(Surd(2, 0), ZERO),
    Point(Surd(0, 1), Surd(1, 0)),
    Point(Surd(1, 0), Surd(0, 1)),
]
_LENGTHS = {"a": Surd(1, 0), "b": Surd(0, 1), "2b": Surd(0, 2)}

SHAPES = {
    "rhombus": (2, "b b b b", "60 120 60 120"),
    "small_triangle": (3, "b a a", "30 120 30"),
    "large_triangle": (3, "b b b", "60 60 60"),
    "small_square": (4, "a a a a", "90 90 90 90"),
    "large_square": (4, "b b b b", "90 90 90 90"),
    "trapezoid": (5, "2b b b b", "60 120 120 60"),
    "hexagon": (6, "b b b b b b", "120 120 120 120 120 120"),
    "house": (7, "b b a a b", "90 120 120 120 90"),
}
"""Values, sides and angles, as the rulebook prints them."""


class Tile(NamedTuple):
    polygon: Polygon
    value: int
    colour: int


class Found(NamedTuple):
    """A legal placement: the corners, whichever comes first, and the points."""

    corners: frozenset[Point]
    points: int


def cross(u: Point, v: Point) -> int:
    """The sign of the cross product: 1 if v points to the left of u."""
    return u.x.times(v.y).minus(u.y.times(v.x)).sign()


def _step(degrees: int) -> Point:
    """Half units in that direction; a quarter turn takes (x, y) to (-y, x)."""
    quarters, rest = divmod(degrees % 360, 90)
    step = _QUARTER[rest // 30]
    for _ in range(quarters):
        step = Point(ZERO.minus(step.y), step.x)
    return step


@cache
def outline(shape: str, turn: int) -> Polygon:
    """The corners of a shape from (0, 0) on, its first side in the direction of the turn."""
    _, sides, angles = SHAPES[shape]
    corner, degrees = Point(ZERO, ZERO), 30 * turn
    corners = []
    for side, angle in zip(sides.split(), angles.split(), strict=True):
        corners.append(corner)
        step, length = _step(degrees), _LENGTHS[side]
        corner = corner.plus(Point(step.x.times(length), step.y.times(length)))
        degrees += 180 - int(angle)
    assert corner == Point(ZERO, ZERO), "the outline closes"
    return tuple(corners)


def moved(polygon: Polygon, by: Point) -> Polygon:
    return tuple(corner.plus(by) for corner in polygon)


def sides(polygon: Polygon) -> list[tuple[Point, Point]]:
    return list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))


def overlap(polygon: Polygon, other: Polygon) -> bool:
    """Two convex polygons lie apart if all of one is beyond a side of the other."""

    def is_beyond(begin: Point, end: Point, corners: Polygon) -> bool:
        along = end.minus(begin)
        return all(cross(along, corner.minus(begin)) <= 0 for corner in corners)

    return not any(is_beyond(*side, other) for side in sides(polygon)) and not any(
        is_beyond(*side, polygon) for side in sides(other)
    )


def is_between(point: Point, begin: Point, end: Point) -> bool:
    """Whether a point of the line lies inside the side, not at its ends."""

    def is_ahead(u: Point, v: Point) -> bool:
        return u.x.times(v.x).plus(u.y.times(v.y)).sign() > 0

    return is_ahead(end.minus(begin), point.minus(begin)) and is_ahead(
        begin.minus(end), point.minus(end)
    )


def have_length_in_common(side: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two sides lie on each other along more than a point."""
    begin, end = side
    along = end.minus(begin)
    if any(cross(along, point.minus(begin)) for point in other):
        return False
    if {begin, end} == set(other):
        return True
    inside = [is_between(point, *side) for point in other]
    inside += [is_between(point, *other) for point in side]
    return any(inside)


def touches(polygon: Polygon, other: Polygon) -> bool | None:
    """Whether they share a whole side; None if they share only a part of one."""
    contacts = [
        set(side) == set(theirs)
        for side, theirs in product(sides(polygon), sides(other))
        if have_length_in_common(side, theirs)
    ]
    if not all(contacts):
        return None
    return bool(contacts)


@lru_cache(maxsize=4096)
def _box(polygon: Polygon) -> tuple[float, float, float, float]:
    """About: a little larger than the polygon."""
    xs = [corner.x.p + 3**0.5 * corner.x.q for corner in polygon]
    ys = [corner.y.p + 3**0.5 * corner.y.q for corner in polygon]
    return min(xs) - 0.01, max(xs) + 0.01, min(ys) - 0.01, max(ys) + 0.01


def _are_far(polygon: Polygon, other: Polygon) -> bool:
    left, right, top, bottom = _box(polygon)
    west, east, north, south = _box(other)
    return left > east or right < west or top > south or bottom < north


def points_of(tiles: Iterable[Tile], new: Tile, forbidden: frozenset[int]) -> int | None:
    """What the new tile brings; None if it may not lie there."""
    points, touched = new.value, 0
    for tile in tiles:
        if _are_far(tile.polygon, new.polygon):
            continue
        if overlap(tile.polygon, new.polygon):
            return None
        contact = touches(tile.polygon, new.polygon)
        if contact is None or (contact and tile.colour in forbidden):
            return None
        points += tile.value * contact
        touched += contact
    return points if touched else None


def _candidates(tiles: Iterable[Tile], shape: str) -> Iterator[Polygon]:
    """Every side of the mosaic with every side of the shape laid along it, in every turn."""
    for tile, turn in product(tiles, range(12)):
        polygon = outline(shape, turn)
        own = [(mine, mine.minus(to)) for mine, to in sides(polygon)]
        for begin, end in sides(tile.polygon):
            along = end.minus(begin)
            for mine, back in own:
                if along == back:
                    yield moved(polygon, end.minus(mine))


def placements(tiles: list[Tile], shape: str, forbidden: frozenset[int]) -> set[Found]:
    """All legal placements of a shape that may not touch the forbidden colours."""
    value = SHAPES[shape][0]
    found = set()
    for polygon in {frozenset(polygon): polygon for polygon in _candidates(tiles, shape)}.values():
        points = points_of(tiles, Tile(polygon, value, -1), forbidden)
        if points is not None:
            found.add(Found(frozenset(polygon), points))
    return found
