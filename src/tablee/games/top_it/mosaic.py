"""The mosaic: what lies, where one more piece fits, and what it would bring.

A mosaic never changes; `with_tile` makes the next one, which shares all that the new tile is far
from. Where a piece fits is found side by side, when somebody asks, and remembered.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.games.top_it.forms import FORMS, FORMS_OF, VALUES
from tablee.games.top_it.meeting import KIND_OF, MEETING, NEARNESS, NEIGHBOURS, SHARED_SIDES
from tablee.games.top_it.places import GUARDS, Place, place_of


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


Spots = tuple[Spot, ...]
Touched = list[tuple[Tile, int]]
"""Tiles, each with the number of its side that is touched."""

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

    __slots__ = ("_before", "_spots", "end", "kind", "near", "number", "tile")

    def __init__(
        self, number: int, tile: Tile, kind: int, end: Place, near: tuple[Tile, ...]
    ) -> None:
        self.number = number
        self.tile = tile
        self.kind = kind
        self.end = end
        self.near = near
        """The other tiles that a piece laid along this side may meet."""
        self._spots: dict[int, Spots] = {}
        self._before: dict[int, Spots] = {}
        """What was known before the newest of the near tiles lay there."""

    def beside(self, tile: Tile) -> "FreeSide":
        """The same side once there is a new tile near it."""
        side = FreeSide(self.number, self.tile, self.kind, self.end, (*self.near, tile))
        side._before = self._spots
        return side

    def spots(self, shape: int) -> Spots:
        """Where the shape fits along this side, but for what fits along an earlier side as well."""
        spots = self._spots.get(shape)
        if spots is None:
            before = self._before.get(shape)
            spots = self._find(shape) if before is None else _beside(before, self.near[-1])
            self._spots[shape] = spots
        return spots

    def _find(self, shape: int) -> Spots:
        found = []
        least = VALUES[shape] + self.tile.value
        for form, offset in NEIGHBOURS[self.kind][shape]:
            place = self.end + offset
            points, colours = least, self.tile.colour
            meeting = MEETING[form]
            for other, lies, colour, value, number in self.near:
                if (meeting[other] + lies - place) & GUARDS == GUARDS:
                    side = SHARED_SIDES[form][other].get(place - lies)
                    if side is None or _SIDES * number + side < self.number:
                        break
                    points += value
                    colours |= colour
            else:
                found.append(Spot(form, place, points, colours))
        return tuple(found)


def _beside(spots: Spots, tile: Tile) -> Spots:
    """What remains of the spots with a new tile there."""
    kept = []
    for spot in spots:
        form, place, points, colours = spot
        if (MEETING[form][tile.form] + tile.place - place) & GUARDS != GUARDS:
            kept.append(spot)
        elif place - tile.place in SHARED_SIDES[form][tile.form]:
            kept.append(Spot(form, place, points + tile.value, colours | tile.colour))
    return tuple(kept)


class Mosaic:
    """All tiles, in the order in which they were laid."""

    __slots__ = ("_spots", "free", "tiles", "worths")

    def __init__(
        self,
        tiles: tuple[Tile, ...] = (),
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
        spots = self._spots.get(shape)
        if spots is None:
            found = [spot for side in self.free for spot in side.spots(shape)]
            spots = self._spots[shape] = tuple(found) if self.tiles else _FIRST_SPOTS[shape]
        return spots

    def has_spot(self, shape: int, colours: int) -> bool:
        """Whether the shape fits somewhere without touching any of these colours."""
        if not self.tiles:
            return True
        return any(not spot.colours & colours for side in self.free for spot in side.spots(shape))

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

    def touched(self, form: int, place: Place) -> Touched | None:
        """The tiles that share a side with a piece there; None if it does not fit."""
        meeting = MEETING[form]
        found = []
        for tile in self.tiles:
            if (meeting[tile.form] + tile.place - place) & GUARDS == GUARDS:
                side = SHARED_SIDES[form][tile.form].get(place - tile.place)
                if side is None:
                    return None
                found.append((tile, _SIDES * tile.number + side))
        return found

    def neighbours(self, tile: Tile) -> list[Tile]:
        """The tiles that share a side with this one."""
        shared = SHARED_SIDES[tile.form]
        return [o for o in self.tiles if tile.place - o.place in shared[o.form]]

    def with_tile(self, form: int, place: Place, colour: int) -> "Mosaic":
        """The mosaic with one more tile, where it fits."""
        touched = self.touched(form, place)
        assert touched is not None, "the rules check this first"
        tile = Tile(form, place, colour, VALUES[FORMS[form].shape], len(self.tiles))
        return Mosaic(
            (*self.tiles, tile),
            (*self._still_free(tile, touched), *self._new_sides(tile, touched)),
            _worths(self.worths, tile, touched),
        )

    def _still_free(self, tile: Tile, touched: Touched) -> list[FreeSide]:
        covered = {side for _, side in touched}
        form, place = tile.form, tile.place
        free = []
        for side in self.free:
            if (NEARNESS[side.kind][form] + place - side.end) & GUARDS != GUARDS:
                free.append(side)
            elif side.number not in covered:
                free.append(side.beside(tile))
        return free

    def _new_sides(self, tile: Tile, touched: Touched) -> Iterator[FreeSide]:
        covered = {
            SHARED_SIDES[other.form][tile.form][other.place - tile.place] for other, _ in touched
        }
        for number, (kind, offset) in enumerate(_SIDES_OF[tile.form]):
            if number not in covered:
                end = tile.place + offset
                near = _near(kind, end, self.tiles)
                yield FreeSide(_SIDES * tile.number + number, tile, kind, end, near)


def _near(kind: int, end: Place, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    nearness = NEARNESS[kind]
    return tuple(
        [tile for tile in tiles if (nearness[tile.form] + tile.place - end) & GUARDS == GUARDS]
    )


def _worths(worths: tuple[int, ...], tile: Tile, touched: Touched) -> tuple[int, ...]:
    after = [*worths, tile.value]
    for other, _ in touched:
        after[other.number] += tile.value
        after[tile.number] += other.value
    return tuple(after)
