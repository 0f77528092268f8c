"""How two forms meet, and which forms fit along a side: tables, computed once.

All shapes are convex, and their sides run in twelve directions only. So two pieces lie apart if and
only if one of these directions separates them: twelve comparisons, which `places` makes at once.
"""

from itertools import product
from typing import NamedTuple

from tablee.games.top_it.data import LENGTHS, TURNS
from tablee.games.top_it.forms import FORMS, FORMS_OF, Form, Side
from tablee.games.top_it.geometry import HALF, ORIGIN, STEPS, minus
from tablee.games.top_it.places import (
    ABOVE_ZERO,
    GUARDS,
    ONES,
    Place,
    in_lanes,
    place_of,
    reaches,
)

_NUMBERS = range(len(FORMS))
Lanes = list[int]


def _extent(form: Form) -> Lanes:
    """How far the form stretches in each direction."""
    return [max(reach) for reach in zip(*map(reaches, form.corners), strict=True)]


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
"""`OVERLAPPING[form][other]`, plus the place of the other, less the place of the form, has all its
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


def _shared_sides(form: int, other: int) -> dict[Place, int]:
    return {
        place_of(minus(theirs.end, mine.begin)): number
        for mine in FORMS[form].sides
        for number, theirs in enumerate(FORMS[other].sides)
        if mine.faces(theirs)
    }


SHARED_SIDES: tuple[tuple[dict[Place, int], ...], ...] = tuple(
    tuple(_shared_sides(form, other) for other in _NUMBERS) for form in _NUMBERS
)
"""`SHARED_SIDES[form][other]`: the places of the form, less that of the other, where they share a
whole side (TI-17); and which side of the other it is."""


class Neighbour(NamedTuple):
    """A form that fits along a side: its place, less that of the side's end."""

    form: int
    offset: Place


def _along(length: int, direction: int) -> list[tuple[int, Side]]:
    """The forms that fit along a side, each with its own side there."""
    side = Side(ORIGIN, STEPS[length][direction], direction, length)
    return [(form, own) for form in _NUMBERS for own in FORMS[form].sides if own.faces(side)]


def _neighbours(length: int, direction: int) -> tuple[tuple[Neighbour, ...], ...]:
    along = _along(length, direction)
    return tuple(
        tuple(Neighbour(form, -place_of(own.begin)) for form, own in along if form in forms)
        for forms in FORMS_OF
    )


def _nearness(length: int, direction: int) -> tuple[int, ...]:
    """Around all neighbours together, so that what is far from it is far from each."""
    shifted = [
        [reach + shift for reach, shift in zip(_EXTENTS[form], shifts, strict=True)]
        for form, own in _along(length, direction)
        for shifts in [reaches(minus(ORIGIN, own.begin))]
    ]
    around = [max(reach) for reach in zip(*shifted, strict=True)]
    back = ABOVE_ZERO + in_lanes(_from_behind(around))
    return tuple(back + stretch for stretch in _STRETCH)


KINDS = tuple(product(LENGTHS, TURNS))
"""The kinds of sides: length and direction."""
KIND_OF = {kind: number for number, kind in enumerate(KINDS)}
NEIGHBOURS = tuple(_neighbours(*kind) for kind in KINDS)
"""`NEIGHBOURS[kind][shape]`: the ways to lay a shape along such a side."""
NEARNESS = tuple(_nearness(*kind) for kind in KINDS)
"""`NEARNESS[kind][form]`, plus the place of the form, less that of the side's end, has all its
guard bits set if the form may meet a neighbour there; if not, it surely meets none."""
