"""The mosaic: what lies, where one more piece fits, and what it would bring.

A mosaic never changes; `with_tile` makes the next one, which shares all that the new tile is far
from. Where a piece fits is found side by side, when somebody asks, and remembered.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.top_it.forms import FORMS, FORMS_OF, VALUES
from tablee.games.top_it.meeting import (
    KIND_OF,
    MEETING,
    NEAR_FORM,
    NEAR_SIDE,
    NEIGHBOURS,
    SHARED_SIDES,
    Neighbour,
)
from tablee.games.top_it.places import GUARDS, Place, place_of
from tablee.kernel.chance import Chance


class Tile(NamedTuple):
    """A lying piece."""

    form: int
    place: Place
    colour: int
    """One bit, by hand."""
    value: int
    number: int
    """How many lay before it."""


class Spot(NamedTuple):
    """A place where a piece fits, whatever its colour."""

    form: int
    place: Place
    points: int
    """Its own value and those of the tiles that it touches (TI-24 to TI-27)."""
    colours: int
    """The colours of those tiles, a bit each."""


Spots = Sequence[Spot]
Touched = list[tuple[Tile, int]]
"""Tiles, each with the number of its side that is touched."""

Tiles = tuple[Tile, ...]
Near = tuple[tuple[Tile, Place], ...]
"""The other tiles that a piece along a side may meet, with their places less that of its end."""

MIDDLE: Place = 0
_SIDES = 8
"""More than a piece has: side s of tile t is numbered _SIDES * t + s."""
_SIDES_OF = tuple(
    tuple((KIND_OF[side.length, side.direction], place_of(side.end)) for side in form.sides)
    for form in FORMS
)
"""By form: the kind of each side, and where it ends."""
_FIRST_SPOTS = tuple(
    tuple(Spot(form, MIDDLE, 2 * VALUES[shape], 0) for form in forms)
    for shape, forms in enumerate(FORMS_OF)
)
"""By shape: the first piece goes to the middle and counts double (TI-12, TI-13)."""


class FreeSide:
    """A side of a tile that no other tile touches."""

    __slots__ = ("_before", "_near", "among", "end", "kind", "known", "number", "tile")

    def __init__(self, number: int, tile: Tile, kind: int, end: Place, among: Tiles) -> None:
        self.number = number
        self.tile = tile
        self.kind = kind
        self.end = end
        self.among = among
        """All other tiles that are near, and some that are not."""
        self.known: dict[int, Spots] = {}
        """By shape: the spots that were asked for already."""
        self._near: Near | None = None
        self._before = _NOTHING

    def beside(self, tile: Tile) -> "FreeSide":
        """The same side once there is a new tile near it."""
        side = FreeSide(self.number, self.tile, self.kind, self.end, (*self.among, tile))
        if self._near is not None:
            side._near = (*self._near, (tile, tile.place - self.end))
            side._before = self.known
        return side

    @property
    def near(self) -> Near:
        if self._near is None:
            end = self.end
            near = _near(NEAR_SIDE[self.kind], end, self.among)
            self._near = tuple([(tile, tile[1] - end) for tile in near])
        return self._near

    def spots(self, shape: int) -> Spots:
        """Where the shape fits along this side, but for what fits along an earlier side as well."""
        if shape not in self.known:
            before = self._before.get(shape)
            if before is None:
                found = self.fitting(NEIGHBOURS[self.kind][shape])
            else:
                found = _beside(before, self.among[-1])
            self.known[shape] = found
        return self.known[shape]

    def fitting(self, neighbours: Sequence[Neighbour]) -> list[Spot]:
        """The spots of those neighbours that fit and that no earlier side has as well."""
        found = []
        for form, offset, value, meeting in neighbours:
            points, colours = value + self.tile.value, self.tile.colour
            for tile, lies in self.near:
                if (meeting[tile[0]] + lies) & GUARDS == GUARDS:
                    side = SHARED_SIDES[form][tile[0]].get(offset - lies)
                    if side is None or _SIDES * tile.number + side < self.number:
                        break
                    points += tile.value
                    colours |= tile.colour
            else:
                found.append(Spot(form, self.end + offset, points, colours))
        return found


_NOTHING: dict[int, Spots] = {}


def _beside(spots: Spots, tile: Tile) -> list[Spot]:
    """What remains of the spots with a new tile there."""
    kept = []
    for spot in spots:
        form, place, points, colours = spot
        if (MEETING[form][tile.form] + tile.place - place) & GUARDS != GUARDS:
            kept.append(spot)
        elif place - tile.place in SHARED_SIDES[form][tile.form]:
            kept.append(Spot(form, place, points + tile.value, colours | tile.colour))
    return kept


_WAYS = tuple(max(map(len, ways)) for ways in zip(*NEIGHBOURS, strict=True))
"""By shape: in how many ways it can be laid along a side, at most."""
_KINDS = tuple(
    frozenset(kind for kind, neighbours in enumerate(NEIGHBOURS) if neighbours[shape])
    for shape in range(len(VALUES))
)
"""By shape: along what kinds of sides it can be laid."""
_ATTEMPTS = 20


class Mosaic:
    """All tiles, in the order in which they were laid."""

    __slots__ = ("_spots", "free", "tiles", "worths")

    def __init__(
        self,
        tiles: Tiles = (),
        free: tuple[FreeSide, ...] = (),
        worths: tuple[int, ...] = (),
    ) -> None:
        self.tiles = tiles
        self.free = free
        """In the order of their numbers."""
        self.worths = worths
        """By tile: its value and those of its neighbours, which a stone on it brings (TI-32)."""
        self._spots: dict[int, Spots] = {}

    def spots(self, shape: int) -> Spots:
        """All places where the shape fits, each once, in the order of the sides."""
        if not self.tiles:
            return _FIRST_SPOTS[shape]
        if shape not in self._spots:
            found: list[Spot] = []
            for side in self.free:
                found += side.known[shape] if shape in side.known else side.spots(shape)
            self._spots[shape] = tuple(found)
        return self._spots[shape]

    def has_spot(self, shape: int, colours: int) -> bool:
        """Whether the shape fits somewhere without touching any of these colours."""
        if not self.tiles:
            return True
        for side in self.free:
            for spot in side.known[shape] if shape in side.known else side.spots(shape):
                if not spot[3] & colours:
                    return True
        return False

    def spot_at(self, form: int, place: Place) -> Spot | None:
        """The spot of this form there, if it fits."""
        if not self.tiles:
            first = _FIRST_SPOTS[FORMS[form].shape][FORMS[form].turn]
            return first if place == MIDDLE else None
        touched = self.touched(form, place)
        if not touched:
            return None  # TI-15
        points, colours = VALUES[FORMS[form].shape], 0
        for tile, _ in touched:
            points += tile.value
            colours |= tile.colour
        return Spot(form, place, points, colours)

    def spot_by_chance(self, shape: int, colours: int, chance: Chance) -> Spot | None:
        """One of the spots that touch none of these colours, each equally likely; None if there is
        none. Places are tried blindly, which is mostly enough; then all are looked at."""
        sides = [side for side in self.free if side.kind in _KINDS[shape]]
        for _ in range(_ATTEMPTS if sides else 0):
            number, way = divmod(chance.below(len(sides) * _WAYS[shape]), _WAYS[shape])
            side = sides[number]
            found = side.fitting(NEIGHBOURS[side.kind][shape][way : way + 1])
            if found and not found[0].colours & colours:
                return found[0]
        spots = [spot for spot in self.spots(shape) if not spot.colours & colours]
        return chance.choice(spots) if spots else None

    def touched(self, form: int, place: Place) -> Touched | None:
        """The tiles that share a side with a piece there; None if it does not fit."""
        return _touched(self.tiles, form, place)

    def neighbours(self, tile: Tile) -> list[Tile]:
        """The tiles that share a side with this one."""
        shared = SHARED_SIDES[tile.form]
        return [o for o in self.tiles if tile.place - o.place in shared[o.form]]

    def with_tile(self, form: int, place: Place, colour: int) -> "Mosaic":
        """The mosaic with one more tile, where it fits."""
        tile = Tile(form, place, colour, VALUES[FORMS[form].shape], len(self.tiles))
        near = _near(NEAR_FORM[form], place, self.tiles)
        touched = _touched(near, form, place)
        assert touched is not None, "the rules check this first"
        return Mosaic(
            (*self.tiles, tile),
            (*self._still_free(tile, touched), *_new_sides(tile, near, touched)),
            _worths(self.worths, tile, touched),
        )

    def _still_free(self, tile: Tile, touched: Touched) -> list[FreeSide]:
        covered = [side for _, side in touched]
        form, place = tile.form, tile.place
        free = list(self.free)
        near = [
            number
            for number, side in enumerate(free)
            if (NEAR_SIDE[side.kind][form] + place - side.end) & GUARDS == GUARDS
        ]
        for number in reversed(near):
            if free[number].number in covered:
                del free[number]
            else:
                free[number] = free[number].beside(tile)
        return free


def _near(nearness: Sequence[int], place: Place, tiles: Tiles) -> Tiles:
    return tuple(
        [tile for tile in tiles if (nearness[tile[0]] + tile[1] - place) & GUARDS == GUARDS]
    )


def _touched(tiles: Tiles, form: int, place: Place) -> Touched | None:
    meeting = MEETING[form]
    found = []
    for tile in tiles:
        if (meeting[tile[0]] + tile[1] - place) & GUARDS == GUARDS:
            side = SHARED_SIDES[form][tile.form].get(place - tile.place)
            if side is None:
                return None
            found.append((tile, _SIDES * tile.number + side))
    return found


def _new_sides(tile: Tile, tiles: Tiles, touched: Touched) -> list[FreeSide]:
    """The sides of a new tile that touch none of the others; only the tiles near it matter."""
    form, place, *_ = tile
    covered = [SHARED_SIDES[other.form][form][other.place - place] for other, _ in touched]
    first = _SIDES * tile.number
    free = []
    for number, (kind, offset) in enumerate(_SIDES_OF[form]):
        if number not in covered:
            free.append(FreeSide(first + number, tile, kind, place + offset, tiles))
    return free


def _worths(worths: tuple[int, ...], tile: Tile, touched: Touched) -> tuple[int, ...]:
    after = [*worths, tile.value]
    for other, _ in touched:
        after[other.number] += tile.value
        after[tile.number] += other.value
    return tuple(after)
