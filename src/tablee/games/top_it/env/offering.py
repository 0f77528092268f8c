"""What may be laid along each free side, as bits: one for each way of `numbering.WAYS`.

A mosaic grows tile by tile, so that of the last one only what the new tile is near is looked at.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tablee.games.top_it.data import LENGTHS, SHAPES
from tablee.games.top_it.env import numbering
from tablee.games.top_it.rules.gaps import FreeSide
from tablee.games.top_it.rules.meeting import KINDS, MEETING, NEAR_SIDE, SHARED_SIDES
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.packing import GUARDS, PackedPoint
from tablee.games.top_it.rules.tiles import Tile, Tiles

Ways = int
_SIDES = 8
"""As sides are numbered in `rules/gaps.py`: so many for a tile."""
_MOST_KEPT = 1 << 16
_WAYS_OF = {
    length: [
        sum(1 << number for number, way in enumerate(numbering.WAYS[place]) if way.shape == shape)
        for shape in range(len(SHAPES))
    ]
    for place, length in enumerate(LENGTHS)
}
"""By length and shape."""
_ALL_WAYS = tuple((1 << len(fits)) - 1 for fits in numbering.FITS)
"""By kind of side."""


class _Met(NamedTuple):
    """The ways to lay a piece along a side that meet a tile there."""

    overlapping: Ways
    sharing: Ways
    """They share a whole side with it."""


@lru_cache(maxsize=_MOST_KEPT)
def _met(kind: int, form: int, lies: PackedPoint) -> _Met:
    """By a tile of this form, whose corner lies there seen from the end of the side."""
    overlapping = sharing = 0
    for way, fit in enumerate(numbering.FITS[kind]):
        if (MEETING[fit.form][form] + lies - fit.offset) & GUARDS == GUARDS:
            if fit.offset - lies in SHARED_SIDES[fit.form][form]:
                sharing |= 1 << way
            else:
                overlapping |= 1 << way
    return _Met(overlapping, sharing)


class _Room(NamedTuple):
    """What fits along a free side."""

    ways: Ways
    touching: tuple[tuple[int, Ways], ...]
    """Colours of tiles, each with the ways that touch it."""


class Offering:
    def __init__(self) -> None:
        self._tiles: Tiles = ()
        self._rooms: dict[int, _Room] = {}
        """By number of the side, for the mosaic of these tiles."""

    def numbers(
        self, mosaic: Mosaic, shapes: Sequence[int], colours: int, blocks: dict[int, int]
    ) -> int:
        """A bit for each laying of these shapes that touches none of the colours; `blocks` says by
        colour where the layings along its pieces begin."""
        self._look_at(mosaic)
        wanted = {length: sum(ways[shape] for shape in shapes) for length, ways in _WAYS_OF.items()}
        numbers = 0
        for side in mosaic.free:
            tile = side.tile
            if not tile.colour & colours:
                ways = _without(self._rooms[side.number], colours) & wanted[KINDS[side.kind][0]]
                first = numbering.FIRST_OF_SIDE[tile.form][side.number % _SIDES]
                numbers |= ways << blocks[tile.colour] + first
        return numbers

    def _look_at(self, mosaic: Mosaic) -> None:
        tiles, known = mosaic.tiles, len(self._tiles)
        if tiles[:known] != self._tiles:
            self._rooms, known = {}, 0
        if known < len(tiles):
            new = tiles[known:]
            self._rooms = {side.number: self._room(side, tiles, new) for side in mosaic.free}
            self._tiles = tiles

    def _room(self, side: FreeSide, tiles: Tiles, new: Tiles) -> _Room:
        room = self._rooms.get(side.number)
        if room is None:
            room, new = _Room(_ALL_WAYS[side.kind], ()), tiles
        near = NEAR_SIDE[side.kind]
        for tile in new:
            lies = tile.corner - side.end
            if (near[tile.form] + lies) & GUARDS == GUARDS and tile is not side.tile:
                room = _beside(room, side, tile, lies)
        return room


def _beside(room: _Room, side: FreeSide, tile: Tile, lies: PackedPoint) -> _Room:
    """What remains with this tile there. What touches an earlier one has its number from that."""
    overlapping, sharing = _met(side.kind, tile.form, lies)
    if tile.number < side.tile.number:
        return _Room(room.ways & ~overlapping & ~sharing, room.touching)
    if not sharing:
        return _Room(room.ways & ~overlapping, room.touching)
    return _Room(room.ways & ~overlapping, (*room.touching, (tile.colour, sharing)))


def _without(room: _Room, colours: int) -> Ways:
    ways = room.ways
    if colours:
        for colour, touching in room.touching:
            if colour & colours:
                ways &= ~touching
    return ways
