"""The room along a free side: which pieces fit there, and what they would bring."""

from collections.abc import Sequence

from msgspec import Struct

from tablee.games.top_it.meeting import MEETING, NEAR_SIDE, NEIGHBOURS, SHARED_SIDES, Neighbour
from tablee.games.top_it.places import GUARDS, Place


class Tile(Struct, frozen=True):
    """A lying piece."""

    form: int
    place: Place
    colour: int
    """One bit, by hand."""
    value: int
    number: int
    """How many lay before it."""


class FreeSide(Struct, frozen=True):
    """A side of a tile that no other tile touches."""

    number: int
    """As `side_number` says it."""
    tile: Tile
    kind: int
    end: Place


class Spot(Struct, frozen=True):
    """A place where a piece fits, whatever its colour."""

    form: int
    place: Place
    points: int
    """Its own value and those of the tiles that it touches (TI-24 to TI-27)."""
    colours: int
    """The colours of those tiles, a bit each."""


Tiles = tuple[Tile, ...]
Spots = Sequence[Spot]

_SIDES = 8
"""More than a piece has."""


def side_number(tile: Tile, side: int) -> int:
    """Sides are numbered tile by tile, in the order in which these were laid."""
    return _SIDES * tile.number + side


class Room:
    """What fits along a free side, found when somebody asks, and remembered."""

    __slots__ = ("_before", "_near", "among", "known", "side")

    def __init__(self, side: FreeSide, among: Tiles) -> None:
        self.side = side
        self.among = among
        """All tiles that are near, and some that are not."""
        self.known: dict[int, Spots] = {}
        """By shape: the spots that were asked for already."""
        self._near: _Near | None = None
        self._before = _NOTHING

    def with_tile(self, tile: Tile) -> "Room":
        """The same room once there is a new tile; what it is far from stays as it is."""
        side = self.side
        if (NEAR_SIDE[side.kind][tile.form] + tile.place - side.end) & GUARDS != GUARDS:
            return self
        room = Room(side, (*self.among, tile))
        if self._near is not None:
            room._near = (*self._near, (tile, tile.place - side.end))
            room._before = self.known
        return room

    @property
    def near(self) -> "_Near":
        if self._near is None:
            own, end = self.side.tile, self.side.end
            nearness = NEAR_SIDE[self.side.kind]
            self._near = tuple(
                [
                    (tile, tile.place - end)
                    for tile in self.among
                    if (nearness[tile.form] + tile.place - end) & GUARDS == GUARDS
                    and tile is not own
                ]
            )
        return self._near

    def spots(self, shape: int) -> Spots:
        """Where the shape fits along this side, but for what fits along an earlier side as well."""
        if shape not in self.known:
            before = self._before.get(shape)
            if before is None:
                found = self._fitting(NEIGHBOURS[self.side.kind][shape])
            else:
                found = _beside(before, self.among[-1])
            self.known[shape] = found
        return self.known[shape]

    def _fitting(self, neighbours: Sequence[Neighbour]) -> list[Spot]:
        """The spots of those neighbours that fit and that no earlier side has as well."""
        first, own, end = self.side.number, self.side.tile, self.side.end
        found = []
        for form, offset, value, meeting in neighbours:
            points, colours = value + own.value, own.colour
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


_Near = tuple[tuple[Tile, Place], ...]
"""The other tiles that a piece along a side may meet, with their places less that of its end."""
_NOTHING: dict[int, Spots] = {}


def _beside(spots: Spots, tile: Tile) -> list[Spot]:
    """What remains of the spots with a new tile there."""
    kept = []
    for spot in spots:
        form, place = spot.form, spot.place
        if (MEETING[form][tile.form] + tile.place - place) & GUARDS != GUARDS:
            kept.append(spot)
        elif place - tile.place in SHARED_SIDES[form][tile.form]:
            points, colours = spot.points + tile.value, spot.colours | tile.colour
            kept.append(Spot(form, place, points, colours))
    return kept
