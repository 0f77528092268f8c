"""The gap along a free side: which pieces fit there, and what they would bring."""

from collections.abc import Sequence

from msgspec import Struct

from tablee.games.top_it.rules.forms import VALUES, Values
from tablee.games.top_it.rules.meeting import (
    MEETING,
    NEAR_SIDE,
    NEIGHBOURS,
    SHARED_SIDES,
)
from tablee.games.top_it.rules.packing import GUARDS, PackedPoint
from tablee.games.top_it.rules.tiles import Tile, Tiles


class FreeSide(Struct, frozen=True, gc=False):
    """A side of a tile that no other tile touches."""

    number: int
    """As `side_number` says it."""
    tile: Tile
    kind: int
    end: PackedPoint


class Spot(Struct, frozen=True, gc=False):
    """A place where a piece fits, whatever its colour."""

    form: int
    corner: PackedPoint
    points: int
    """Its own value and those of the tiles that it touches (TI-24 to TI-27)."""
    colours: int
    """The colours of those tiles, a bit each."""


Spots = Sequence[Spot]

_SIDES = 8
"""More than a piece has."""


def side_number(tile: Tile, side: int) -> int:
    """Sides are numbered tile by tile, in the order in which these were laid."""
    return _SIDES * tile.number + side


class Gap:
    """What fits along a free side, found when somebody asks, and remembered."""

    __slots__ = ("_before", "_near", "among", "known", "side", "values")

    def __init__(self, side: FreeSide, among: Tiles, values: Values = VALUES) -> None:
        self.side = side
        self.values = values
        """By shape."""
        self.among = among
        """All tiles that are near, and some that are not."""
        self.known: dict[int, Spots] = {}
        """By shape: the spots that were asked for already."""
        self._near: _Near | None = None
        self._before = _NOTHING

    def with_tile(self, tile: Tile) -> "Gap":
        """The same gap once there is a new tile; what it is far from stays as it is."""
        side = self.side
        if (NEAR_SIDE[side.kind][tile.form] + tile.corner - side.end) & GUARDS != GUARDS:
            return self
        gap = Gap(side, (*self.among, tile), self.values)
        if self._near is not None:
            gap._near = (*self._near, (tile, tile.corner - side.end))
            gap._before = self.known
        return gap

    @property
    def near(self) -> "_Near":
        if self._near is None:
            own, end = self.side.tile, self.side.end
            nearness = NEAR_SIDE[self.side.kind]
            self._near = tuple(
                [
                    (tile, tile.corner - end)
                    for tile in self.among
                    if (nearness[tile.form] + tile.corner - end) & GUARDS == GUARDS
                    and tile is not own
                ]
            )
        return self._near

    def spots(self, shape: int) -> Spots:
        """Where the shape fits along this side, but for what fits along an earlier side as well."""
        if shape not in self.known:
            before = self._before.get(shape)
            found = self._fitting(shape) if before is None else _beside(before, self.among[-1])
            self.known[shape] = found
        return self.known[shape]

    def _fitting(self, shape: int) -> list[Spot]:
        """The spots of the shape that fit and that no earlier side has as well."""
        first, own, end = self.side.number, self.side.tile, self.side.end
        least = self.values[shape] + own.value
        found = []
        for form, offset, meeting in NEIGHBOURS[self.side.kind][shape]:
            points, colours = least, own.colour
            for tile, lies in self.near:
                if (meeting[tile.form] + lies) & GUARDS == GUARDS:
                    side = SHARED_SIDES[form][tile.form].get(offset - lies)
                    if side is None or side_number(tile, side) < first:
                        break
                    points += tile.value
                    colours |= tile.colour
            else:
                found.append(Spot(form, end + offset, points, colours))
        return found


_Near = tuple[tuple[Tile, PackedPoint], ...]
"""The other tiles that a piece along a side may meet, with their places less that of its end."""
_NOTHING: dict[int, Spots] = {}


def _beside(spots: Spots, tile: Tile) -> list[Spot]:
    """What remains of the spots with a new tile there."""
    kept = []
    for spot in spots:
        form, corner = spot.form, spot.corner
        if (MEETING[form][tile.form] + tile.corner - corner) & GUARDS != GUARDS:
            kept.append(spot)
        elif corner - tile.corner in SHARED_SIDES[form][tile.form]:
            points, colours = spot.points + tile.value, spot.colours | tile.colour
            kept.append(Spot(form, corner, points, colours))
    return kept
