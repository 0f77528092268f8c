"""The numbers of the actions: side against side, or a stone on a large piece, or the opening.

A piece is laid with one of its sides against a side of a lying piece. Which of the lying pieces is
named, if it touches several: the first that was laid, and of its sides the first. Sides that a turn
makes alike are one, so that every place has exactly one number.
"""

from typing import NamedTuple

from tablee.games.top_it.data import LENGTHS, PIECES, SHAPES
from tablee.games.top_it.rules.forms import FORMS, PERIODS
from tablee.games.top_it.rules.geometry import HALF
from tablee.games.top_it.rules.meeting import KIND_OF, KINDS, NEIGHBOURS
from tablee.games.top_it.rules.packing import PackedPoint

LARGE = tuple(shape for shape, name in enumerate(SHAPES) if PIECES[name].is_large)
"""What a stone may top (TI-29)."""
_ALIKE = 12


class Way(NamedTuple):
    """A shape with one of its sides, of those that no turn makes alike."""

    shape: int
    side: int


def _different_sides(shape: int) -> int:
    return len(PIECES[SHAPES[shape]].sides) * PERIODS[shape] // _ALIKE


WAYS: tuple[tuple[Way, ...], ...] = tuple(
    tuple(
        Way(shape, side)
        for shape in range(len(SHAPES))
        for side in range(_different_sides(shape))
        if PIECES[SHAPES[shape]].sides[side] == length
    )
    for length in LENGTHS
)
"""By length: the ways to lay a piece along such a side."""


class Laying(NamedTuple):
    """Along which side of a lying piece, and how."""

    shape: int
    """Of the lying piece."""
    side: int
    way: int


LAYINGS: tuple[Laying, ...] = tuple(
    Laying(shape, side, way)
    for shape, name in enumerate(SHAPES)
    for side, length in enumerate(PIECES[name].sides)
    for way in range(len(WAYS[length]))
)
"""Along the eight pieces of a hand."""
FIRST_OF_SIDE: tuple[tuple[int, ...], ...] = tuple(
    tuple(LAYINGS.index(Laying(form.shape, side, 0)) for side in range(len(form.sides)))
    for form in FORMS
)
"""`FIRST_OF_SIDE[form][side]`: the first of the layings along a side of a lying form."""
_NO_WAY = -1


def _way_of(kind: int, form: int) -> int:
    """The way in which a form lies along a side of this kind."""
    length, direction = KINDS[kind]
    shape = FORMS[form].shape
    for number, side in enumerate(FORMS[form].sides):
        if side.length == length and (side.direction - direction) % 12 == HALF:
            return WAYS[length].index(Way(shape, number % _different_sides(shape)))
    return _NO_WAY


WAY_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(_way_of(kind, form) for form in range(len(FORMS))) for kind in range(len(KINDS))
)
"""`WAY_OF[kind][form]`."""


class Fit(NamedTuple):
    form: int
    offset: PackedPoint
    """Its corner, less the end of the side along which it lies."""


def _fits(kind: int) -> tuple[Fit, ...]:
    found = {
        _way_of(kind, neighbour.form): Fit(neighbour.form, neighbour.offset)
        for neighbours in NEIGHBOURS[kind]
        for neighbour in neighbours
    }
    return tuple(found[way] for way in range(len(WAYS[KINDS[kind][0]])))


FITS: tuple[tuple[Fit, ...], ...] = tuple(map(_fits, range(len(KINDS))))
"""`FITS[kind][way]`."""


def kind_of(form: int, side: int) -> int:
    """The kind of a side of a lying form."""
    along = FORMS[form].sides[side]
    return KIND_OF[along.length, along.direction]
