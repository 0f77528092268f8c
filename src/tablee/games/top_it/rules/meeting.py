"""How two forms meet, and which forms fit along a side: tables, computed once.

All shapes are convex, and their sides run in twelve directions only. So two pieces lie apart if and
only if one of these directions separates them: twelve comparisons, which one
addition of packed points makes at once (`packing.py`).
"""

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from tablee.games.top_it.data import LENGTHS, TURNS
from tablee.games.top_it.model import Point
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF, Form, Side
from tablee.games.top_it.rules.geometry import HALF, ORIGIN, STEPS, minus
from tablee.games.top_it.rules.packing import (
    ABOVE_ZERO,
    GUARDS,
    ONES,
    PackedPoint,
    in_lanes,
    packed,
    reaches,
)

_NUMBERS = range(len(FORMS))
Lanes = list[int]


def _farthest(extents: Iterable[Lanes]) -> Lanes:
    return [max(reach) for reach in zip(*extents, strict=True)]


def _extent(form: Form) -> Lanes:
    """How far the form stretches in each direction."""
    return _farthest(map(reaches, form.corners))


def _looks_out(form: Form) -> Lanes:
    """Ones in the directions in which a side looks out."""
    outwards = {side.outward for side in form.sides}
    return [int(direction in outwards) for direction in TURNS]


def _from_behind(lanes: Lanes) -> Lanes:
    """The same for each opposite direction."""
    return lanes[HALF:] + lanes[:HALF]


_EXTENTS = tuple(map(_extent, FORMS))
_STRETCH = tuple(map(in_lanes, _EXTENTS))
_STRETCH_BACK = tuple(in_lanes(_from_behind(extent)) for extent in _EXTENTS)
_OUT = tuple(in_lanes(_looks_out(form)) for form in FORMS)
_OUT_BACK = tuple(in_lanes(_from_behind(_looks_out(form))) for form in FORMS)

OVERLAPPING: tuple[tuple[int, ...], ...] = tuple(
    tuple(ABOVE_ZERO - ONES + _STRETCH_BACK[form] + _STRETCH[other] for other in _NUMBERS)
    for form in _NUMBERS
)
"""`OVERLAPPING[form][other]`, plus the corner of the other, less that of the form, has all its
guard bits set if and only if the two overlap (TI-21)."""

MEETING: tuple[tuple[int, ...], ...] = tuple(
    tuple(OVERLAPPING[form][other] + (_OUT_BACK[form] & _OUT[other]) for other in _NUMBERS)
    for form in _NUMBERS
)
"""In the same way: if they overlap, or touch along some length of two sides (TI-18). Corners do not
count (TI-19): where two sides end in one corner another direction separates the pieces, because no
piece has an angle of 150°."""


def is_met(lanes: int) -> bool:
    """Whether all guard bits are set."""
    return lanes & GUARDS == GUARDS


def _shared_sides(form: int, other: int) -> dict[PackedPoint, int]:
    return {
        packed(minus(theirs.end, mine.begin)): number
        for mine in FORMS[form].sides
        for number, theirs in enumerate(FORMS[other].sides)
        if mine.faces(theirs)
    }


SHARED_SIDES: tuple[tuple[dict[PackedPoint, int], ...], ...] = tuple(
    tuple(_shared_sides(form, other) for other in _NUMBERS) for form in _NUMBERS
)
"""`SHARED_SIDES[form][other]`: the corners of the form, less that of the other, where they share a
whole side (TI-17); and which side of the other it is."""


class Neighbour(NamedTuple):
    """A form that fits along a side."""

    form: int
    offset: PackedPoint
    """Its corner, less that of the side's end."""
    meeting: tuple[int, ...]
    """By form: as in `MEETING`, for its corner less that of the side's end."""


def _along(length: int, direction: int) -> list[tuple[int, Side]]:
    """The forms that fit along a side, each with its own side there."""
    side = Side(ORIGIN, STEPS[length][direction], direction, length)
    return [(form, own) for form in _NUMBERS for own in FORMS[form].sides if own.faces(side)]


def _neighbours(length: int, direction: int) -> tuple[tuple[Neighbour, ...], ...]:
    along = _along(length, direction)
    return tuple(
        tuple(_neighbour(form, -packed(own.begin)) for form, own in along if form in forms)
        for forms in FORMS_OF
    )


def _neighbour(form: int, offset: PackedPoint) -> Neighbour:
    return Neighbour(form, offset, tuple([met - offset for met in MEETING[form]]))


def _around(length: int, direction: int) -> Lanes:
    """How far all neighbours together stretch in each direction from the end of the side."""
    return _farthest(
        _shifted(_EXTENTS[form], minus(ORIGIN, own.begin))
        for form, own in _along(length, direction)
    )


def _shifted(extent: Lanes, by: Point) -> Lanes:
    return [reach + shift for reach, shift in zip(extent, reaches(by), strict=True)]


def _nearness(around: Lanes) -> tuple[int, ...]:
    back = ABOVE_ZERO + in_lanes(_from_behind(around))
    return tuple(back + stretch for stretch in _STRETCH)


KINDS = tuple(product(LENGTHS, TURNS))
"""The kinds of sides: length and direction."""
KIND_OF = {kind: number for number, kind in enumerate(KINDS)}
_AROUND_SIDES = tuple(_around(*kind) for kind in KINDS)
_AROUND_FORMS = tuple(
    _farthest(
        _shifted(_AROUND_SIDES[KIND_OF[side.length, side.direction]], side.end)
        for side in form.sides
    )
    for form in FORMS
)

NEIGHBOURS = tuple(_neighbours(*kind) for kind in KINDS)
"""`NEIGHBOURS[kind][shape]`: the ways to lay a shape along such a side."""
NEAR_SIDE = tuple(map(_nearness, _AROUND_SIDES))
"""`NEAR_SIDE[kind][form]`, plus the corner of the form, less that of the side's end, has all its
guard bits set if the form may meet a neighbour there; if not, it surely meets none."""
NEAR_FORM = tuple(map(_nearness, _AROUND_FORMS))
"""`NEAR_FORM[form][other]`: in the same way, along any side of a form."""
