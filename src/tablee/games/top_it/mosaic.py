"""The mosaic: what lies, where one more piece fits, and what it would bring.

A mosaic never changes; `with_tile` makes the next one. Whoever wants to know all places has them
found room by room, and only in the rooms that the new tile is near; whoever wants to know one place
has only that one looked at.
"""

from bisect import bisect_left
from collections.abc import Iterator
from operator import attrgetter

from tablee.games.top_it.forms import FORMS, FORMS_OF, VALUES
from tablee.games.top_it.meeting import KIND_OF, MEETING, NEIGHBOURS, SHARED_SIDES
from tablee.games.top_it.places import GUARDS, Place, place_of
from tablee.games.top_it.rooms import FreeSide, Room, Spot, Spots, Tile, Tiles, side_number
from tablee.kernel.chance import Chance

Touched = list[tuple[Tile, int]]
"""Tiles, each with the number of its side that is touched, in their order."""

MIDDLE: Place = 0
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
_WAYS = tuple(max(map(len, ways)) for ways in zip(*NEIGHBOURS, strict=True))
"""By shape: in how many ways it can be laid along a side, at most."""
_KINDS = tuple(
    frozenset(kind for kind, neighbours in enumerate(NEIGHBOURS) if neighbours[shape])
    for shape in range(len(VALUES))
)
"""By shape: along what kinds of sides it can be laid."""
_number_of = attrgetter("number")
_ATTEMPTS = 20
_NOTHING = None, MIDDLE, None


class Mosaic:
    """All tiles, in the order in which they were laid."""

    __slots__ = ("_latest", "_rooms", "_rooms_before", "_spots", "free", "tiles", "worths")

    def __init__(
        self,
        tiles: Tiles = (),
        free: tuple[FreeSide, ...] = (),
        worths: tuple[int, ...] = (),
        rooms_before: tuple[Room, ...] = (),
    ) -> None:
        self.tiles = tiles
        self.free = free
        """In the order of their numbers."""
        self.worths = worths
        """By tile: its value and those of its neighbours, which a stone on it brings (TI-32)."""
        self._rooms_before = rooms_before
        """Those of the mosaic without the last tile, if somebody had asked for them."""
        self._rooms: tuple[Room, ...] | None = None
        self._spots: dict[int, Spots] = {}
        self._latest: tuple[int | None, Place, Touched | None] = _NOTHING

    def spots(self, shape: int) -> Spots:
        """All places where the shape fits, each once, in the order of the sides."""
        if not self.tiles:
            return _FIRST_SPOTS[shape]
        if shape not in self._spots:
            found: list[Spot] = []
            for room in self.rooms:
                found += room.known[shape] if shape in room.known else room.spots(shape)
            self._spots[shape] = tuple(found)
        return self._spots[shape]

    @property
    def rooms(self) -> tuple[Room, ...]:
        """Along every free side."""
        if self._rooms is None:
            self._rooms = tuple(self._found_rooms())
            self._rooms_before = ()
        return self._rooms

    def _found_rooms(self) -> Iterator[Room]:
        rooms = {room.side.number: room for room in self._rooms_before}
        for side in self.free:
            room = rooms.get(side.number)
            yield room.with_tile(self.tiles[-1]) if room else Room(side, self.tiles)

    def has_spot(self, shape: int, colours: int) -> bool:
        """Whether the shape fits somewhere without touching any of these colours. Where the last
        tiles lie there is mostly room, so this is where it is looked for first."""
        if not self.tiles or shape in self._spots:
            return any(not spot.colours & colours for spot in self.spots(shape))
        for side in reversed(self.free):
            if side.tile.colour & colours:
                continue
            for form, offset, *_ in NEIGHBOURS[side.kind][shape]:
                touched = _touched(self.tiles, form, side.end + offset)
                if touched and not _colours(touched) & colours:
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
        return _spot(form, place, touched)

    def spot_by_chance(self, shape: int, colours: int, chance: Chance) -> Spot | None:
        """One of the spots that touch none of these colours, each equally likely; None if there is
        none. Places are tried blindly, which is mostly enough; then all are looked at."""
        sides = self._sides_for(shape, colours)
        for _ in range(_ATTEMPTS if sides else 0):
            number, way = divmod(chance.below(len(sides) * _WAYS[shape]), _WAYS[shape])
            spot = self._spot_along(sides[number], shape, way)
            if spot and not spot.colours & colours:
                return spot
        spots = [spot for spot in self.spots(shape) if not spot.colours & colours]
        return chance.choice(spots) if spots else None

    def _sides_for(self, shape: int, colours: int) -> list[FreeSide]:
        """The free sides along which the shape may lie."""
        kinds = _KINDS[shape]
        return [side for side in self.free if side.kind in kinds and not side.tile.colour & colours]

    def _spot_along(self, side: FreeSide, shape: int, way: int) -> Spot | None:
        """The spot of a way to lay the shape along this side, unless an earlier side has it too."""
        neighbours = NEIGHBOURS[side.kind][shape]
        if way >= len(neighbours):
            return None
        form, offset, *_ = neighbours[way]
        place = side.end + offset
        touched = self.touched(form, place)
        return _spot(form, place, touched) if touched and touched[0][1] == side.number else None

    def touched(self, form: int, place: Place) -> Touched | None:
        """The tiles that share a side with a piece there; None if it does not fit. A piece is
        looked for, checked, then laid, so the latest answer is remembered."""
        latest = self._latest
        if latest[0] != form or latest[1] != place:
            self._latest = latest = form, place, _touched(self.tiles, form, place)
        return latest[2]

    def neighbours(self, tile: Tile) -> list[Tile]:
        """The tiles that share a side with this one."""
        shared = SHARED_SIDES[tile.form]
        return [o for o in self.tiles if tile.place - o.place in shared[o.form]]

    def with_tile(self, form: int, place: Place, colour: int) -> "Mosaic":
        """The mosaic with one more tile, where it fits."""
        touched = self.touched(form, place)
        assert touched is not None, "the rules check this first"
        tile = Tile(form, place, colour, VALUES[FORMS[form].shape], len(self.tiles))
        free = list(self.free)
        for _, number in touched:
            del free[bisect_left(free, number, key=_number_of)]
        return Mosaic(
            (*self.tiles, tile),
            (*free, *_new_sides(tile, touched)),
            _worths(self.worths, tile, touched),
            self._rooms or (),
        )


def _touched(tiles: Tiles, form: int, place: Place) -> Touched | None:
    meeting, guards = MEETING[form], GUARDS
    found = []
    for tile in tiles:
        if (meeting[tile.form] + tile.place - place) & guards == guards:
            side = SHARED_SIDES[form][tile.form].get(place - tile.place)
            if side is None:
                return None
            found.append((tile, side_number(tile, side)))
    return found


def _spot(form: int, place: Place, touched: Touched) -> Spot:
    points = VALUES[FORMS[form].shape] + sum([tile.value for tile, _ in touched])
    return Spot(form, place, points, _colours(touched))


def _colours(touched: Touched) -> int:
    colours = 0
    for tile, _ in touched:
        colours |= tile.colour
    return colours


def _new_sides(tile: Tile, touched: Touched) -> list[FreeSide]:
    """The sides of a new tile that touch none of the others."""
    form, place = tile.form, tile.place
    covered = [SHARED_SIDES[other.form][form][other.place - place] for other, _ in touched]
    first = side_number(tile, 0)
    return [
        FreeSide(first + number, tile, kind, place + offset)
        for number, (kind, offset) in enumerate(_SIDES_OF[form])
        if number not in covered
    ]


def _worths(worths: tuple[int, ...], tile: Tile, touched: Touched) -> tuple[int, ...]:
    after = [*worths, tile.value]
    for other, _ in touched:
        after[other.number] += tile.value
        after[tile.number] += other.value
    return tuple(after)
