"""The mosaic: what lies, where one more piece fits, and what it would bring.

A mosaic never changes; `with_tile` makes the next one. Whoever wants to know all places has them
found gap by gap, and only in the gaps that the new tile is near; whoever wants to know one place
has only that one looked at.
"""

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from operator import attrgetter

from tablee.games.top_it.rules.forms import FORMS, FORMS_OF, VALUES, Values
from tablee.games.top_it.rules.gaps import FreeSide, Gap, Spot, Spots, side_number
from tablee.games.top_it.rules.meeting import KIND_OF, MEETING, NEIGHBOURS, SHARED_SIDES
from tablee.games.top_it.rules.packing import GUARDS, PackedPoint, packed
from tablee.games.top_it.rules.tiles import Tile, Tiles
from tablee.kernel.chance import Chance

Touched = list[tuple[Tile, int]]
"""Tiles, each with the number of its side that is touched, in their order."""

MIDDLE: PackedPoint = 0
_SIDES_OF = tuple(
    tuple((KIND_OF[side.length, side.direction], packed(side.end)) for side in form.sides)
    for form in FORMS
)
"""By form: the kind of each side, and where it ends."""
_WAYS = tuple(max(map(len, ways)) for ways in zip(*NEIGHBOURS, strict=True))
"""By shape: in how many ways it can be laid along a side, at most."""
_KINDS = tuple(
    frozenset(kind for kind, neighbours in enumerate(NEIGHBOURS) if neighbours[shape])
    for shape in range(len(VALUES))
)
"""By shape: along what kinds of sides it can be laid."""
_number_of = attrgetter("number")
_ATTEMPTS = 20


@cache
def _first_spots(values: Values) -> tuple[Spots, ...]:
    """By shape: the first piece goes to the middle and counts double (TI-12, TI-13)."""
    return tuple(
        tuple([Spot(form, MIDDLE, 2 * value, 0) for form in forms])
        for value, forms in zip(values, FORMS_OF, strict=True)
    )


_NOTHING = None, MIDDLE, None


class Mosaic:
    """All tiles, in the order in which they were laid."""

    __slots__ = ("_gaps", "_gaps_before", "_latest", "_spots", "free", "tiles", "values", "worths")

    def __init__(
        self,
        tiles: Tiles = (),
        free: tuple[FreeSide, ...] = (),
        worths: tuple[int, ...] = (),
        gaps_before: tuple[Gap, ...] = (),
        values: Values = VALUES,
    ) -> None:
        self.tiles = tiles
        self.values = values
        self.free = free
        """In the order of their numbers."""
        self.worths = worths
        """By tile: its value and those of its neighbours, which a stone on it brings (TI-32)."""
        self._gaps_before = gaps_before
        """Those of the mosaic without the last tile, if somebody had asked for them."""
        self._gaps: tuple[Gap, ...] | None = None
        self._spots: dict[int, Spots] = {}
        self._latest: tuple[int | None, PackedPoint, Touched | None] = _NOTHING

    def spots(self, shape: int) -> Spots:
        """All places where the shape fits, each once, in the order of the sides."""
        if not self.tiles:
            return _first_spots(self.values)[shape]
        if shape not in self._spots:
            found: list[Spot] = []
            for gap in self.gaps:
                found += gap.known[shape] if shape in gap.known else gap.spots(shape)
            self._spots[shape] = tuple(found)
        return self._spots[shape]

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """Along every free side."""
        if self._gaps is None:
            self._gaps = tuple(self._found_gaps())
            self._gaps_before = ()
        return self._gaps

    def _found_gaps(self) -> Iterator[Gap]:
        gaps = {gap.side.number: gap for gap in self._gaps_before}
        for side in self.free:
            gap = gaps.get(side.number)
            yield gap.with_tile(self.tiles[-1]) if gap else Gap(side, self.tiles, self.values)

    def has_spot(self, shape: int, colours: int) -> bool:
        """Whether the shape fits somewhere without touching any of these colours. Where the last
        tiles lie there is mostly room, so this is where it is looked for first."""
        if not self.tiles or shape in self._spots:
            return any(not spot.colours & colours for spot in self.spots(shape))
        return any(self._fits_along(side, shape, colours) for side in reversed(self.free))

    def has_spot_beside_last(self, shape: int, colours: int) -> bool:
        """The same along the sides of the last tile only."""
        last = self.tiles[-1]
        sides = [side for side in self.free if side.tile is last]
        return any(self._fits_along(side, shape, colours) for side in sides)

    def _fits_along(self, side: FreeSide, shape: int, colours: int) -> bool:
        if side.tile.colour & colours:
            return False
        for form, offset, *_ in NEIGHBOURS[side.kind][shape]:
            touched = _touched(self.tiles, form, side.end + offset)
            if touched and not _colours(touched) & colours:
                return True
        return False

    def spot_at(self, form: int, corner: PackedPoint) -> Spot | None:
        """The spot of this form there, if it fits."""
        if not self.tiles:
            first = _first_spots(self.values)[FORMS[form].shape][FORMS[form].turn]
            return first if corner == MIDDLE else None
        touched = self.touched(form, corner)
        if not touched:
            return None  # TI-15
        return self._spot(form, corner, touched)

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
        corner = side.end + offset
        touched = self.touched(form, corner)
        is_first = touched and touched[0][1] == side.number
        return self._spot(form, corner, touched) if touched and is_first else None

    def _spot(self, form: int, corner: PackedPoint, touched: Touched) -> Spot:
        points = self.values[FORMS[form].shape] + sum([tile.value for tile, _ in touched])
        return Spot(form, corner, points, _colours(touched))

    def touched(self, form: int, corner: PackedPoint) -> Touched | None:
        """The tiles that share a side with a piece there; None if it does not fit. A piece is
        looked for, checked, then laid, so the latest answer is remembered."""
        latest = self._latest
        if latest[0] != form or latest[1] != corner:
            self._latest = latest = form, corner, _touched(self.tiles, form, corner)
        return latest[2]

    def neighbours(self, tile: Tile) -> list[Tile]:
        """The tiles that share a side with this one."""
        shared = SHARED_SIDES[tile.form]
        return [o for o in self.tiles if tile.corner - o.corner in shared[o.form]]

    def with_tile(self, form: int, corner: PackedPoint, colour: int) -> "Mosaic":
        """The mosaic with one more tile, where it fits."""
        touched = self.touched(form, corner)
        assert touched is not None, "the rules check this first"
        tile = Tile(form, corner, colour, self.values[FORMS[form].shape], len(self.tiles))
        free = list(self.free)
        for _, number in touched:
            del free[bisect_left(free, number, key=_number_of)]
        return Mosaic(
            (*self.tiles, tile),
            (*free, *_new_sides(tile, touched)),
            _worths(self.worths, tile, touched),
            self._gaps or (),
            self.values,
        )


def _touched(tiles: Tiles, form: int, corner: PackedPoint) -> Touched | None:
    meeting, guards = MEETING[form], GUARDS
    found = []
    for tile in tiles:
        if (meeting[tile.form] + tile.corner - corner) & guards == guards:
            side = SHARED_SIDES[form][tile.form].get(corner - tile.corner)
            if side is None:
                return None
            found.append((tile, side_number(tile, side)))
    return found


def _colours(touched: Touched) -> int:
    colours = 0
    for tile, _ in touched:
        colours |= tile.colour
    return colours


def _new_sides(tile: Tile, touched: Touched) -> list[FreeSide]:
    """The sides of a new tile that touch none of the others."""
    form, corner = tile.form, tile.corner
    covered = [SHARED_SIDES[other.form][form][other.corner - corner] for other, _ in touched]
    first = side_number(tile, 0)
    return [
        FreeSide(first + number, tile, kind, corner + offset)
        for number, (kind, offset) in enumerate(_SIDES_OF[form])
        if number not in covered
    ]


def _worths(worths: tuple[int, ...], tile: Tile, touched: Touched) -> tuple[int, ...]:
    after = [*worths, tile.value]
    for other, _ in touched:
        after[other.number] += tile.value
        after[tile.number] += other.value
    return tuple(after)
