"""Judges a piece that was dropped somewhere: which place is meant, and what is wrong with it.

A hand is not exact, so a drop is taken for the nearest place where the piece would lie along some
side; from there on, the rules decide. Where nothing fits, the rule is named that newcomers break
most.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from tablee.games.top_it.advice import describing
from tablee.games.top_it.model import (
    Because,
    Corner,
    Fits,
    Help,
    IllegalCode,
    Point,
    WhyNot,
)
from tablee.games.top_it.rules import placing
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF, PERIODS, Side
from tablee.games.top_it.rules.gaps import FreeSide
from tablee.games.top_it.rules.geometry import HALF, ORIGIN, STEPS, drawn, minus, plus, reach
from tablee.games.top_it.rules.meeting import KINDS
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.packing import packed, unpacked
from tablee.games.top_it.rules.placing import Fault
from tablee.games.top_it.rules.situations import Situation, forbidden_colours
from tablee.games.top_it.rules.tiles import Tile
from tablee.games.top_it.view.tiles import tile_view, view_of

SNAP = 0.75
"""A piece dropped so far from a place is still taken for it: three quarters of a short side."""
FIRST_SNAP = 3.0
"""The first piece, for which there is only one place."""


_MOST_BROKEN_FIRST = (
    IllegalCode.SAME_COLOUR,
    IllegalCode.PART_OF_A_SIDE,
    IllegalCode.OVERLAPPING,
    IllegalCode.NOT_TOUCHING,
)


class _Meant(NamedTuple):
    """A place that may be meant: how far from the drop, which form, and its first corner."""

    distance: float
    form: int
    at: Point


def judgement(situation: Situation, hand: int, drop: WhyNot, help_: Help) -> Fits | Because:
    shape = placing.INDEX_OF[drop.shape]
    if refusal := placing.shape_refusal(situation, hand, shape):
        return Because(refusal, None, None)
    mosaic, colours = situation.mosaic, forbidden_colours(situation, hand)
    dropped = drop.x, drop.y
    meant = sorted(m for form in _forms(shape, drop.turn) for m in _near(mosaic, form, dropped))
    for _, form, point in meant:
        spot = mosaic.spot_at(form, packed(point))
        if spot is not None and not spot.colours & colours:
            return Fits(describing.placement(mosaic, spot, help_))
    if not meant:
        return _away_from_all_places(mosaic, dropped)
    return _most_broken(mosaic, meant, colours)


def _forms(shape: int, turn: int | None) -> Sequence[int]:
    forms = FORMS_OF[shape]
    return forms if turn is None else (forms[turn % PERIODS[shape]],)


def _near(mosaic: Mosaic, form: int, dropped: Corner) -> Iterator[_Meant]:
    points = {point for side in mosaic.free for point in _along(side, form)}
    snap = SNAP if mosaic.tiles else FIRST_SNAP
    for point in points if mosaic.tiles else {ORIGIN}:  # TI-12
        where = tile_view(form, point)
        distance = dist((where.x, where.y), dropped)
        if distance <= snap:
            yield _Meant(distance, form, point)


def _most_broken(mosaic: Mosaic, meant: Sequence[_Meant], colours: int) -> Because:
    """Of all that is wrong with these places, the nearest of what newcomers do wrong most."""

    def judged(one: _Meant) -> tuple[int, Fault, _Meant]:
        fault = placing.fault(mosaic, one.form, packed(one.at), colours)
        return _MOST_BROKEN_FIRST.index(fault.code), fault, one

    _, fault, one = min(map(judged, meant), key=lambda found: (found[0], found[2].distance))
    return _because(fault, one.form, one.at)


def _along(free: FreeSide, form: int) -> Iterator[Point]:
    """Where the form lies along a side, from its beginning or to its end, whatever the lengths."""
    length, direction = KINDS[free.kind]
    end = unpacked(free.end)
    begin = minus(end, STEPS[length][direction])
    for side in FORMS[form].sides:
        if (side.direction - direction) % 12 == HALF:
            yield minus(end, side.begin)
            yield minus(begin, side.end)


def _away_from_all_places(mosaic: Mosaic, dropped: Corner) -> Because:
    if not mosaic.tiles:
        return Because(IllegalCode.NOT_IN_THE_MIDDLE, None, None)
    below = next((tile for tile in mosaic.tiles if _covers(tile, dropped)), None)
    if below is None:
        return Because(IllegalCode.NOT_TOUCHING, None, None)
    return Because(IllegalCode.OVERLAPPING, None, below.piece)


def _covers(tile: Tile, dropped: Corner) -> bool:
    """Whether the point is to the left of all sides."""
    corners = view_of(tile).corners
    x, y = dropped
    return all(
        (end_x - begin_x) * (y - begin_y) > (end_y - begin_y) * (x - begin_x)
        for (begin_x, begin_y), (end_x, end_y) in pairwise((*corners, corners[0]))
    )


def _because(fault: Fault, form: int, at: Point) -> Because:
    if fault.tile is None:
        return Because(fault.code, None, None)
    side = _common_side(fault.tile, form, at)
    return Because(fault.code, side, fault.tile.piece)


def _common_side(tile: Tile, form: int, at: Point) -> tuple[Corner, Corner] | None:
    """The side of the tile that lies on a line with a side of the piece, if they only touch."""
    lies_at = unpacked(tile.corner)
    for theirs in FORMS[tile.form].sides:
        begin = plus(theirs.begin, lies_at)
        for mine in FORMS[form].sides:
            if _are_in_line(theirs, minus(plus(mine.begin, at), begin), mine):
                return drawn(begin), drawn(plus(theirs.end, lies_at))
    return None


def _are_in_line(theirs: Side, between: Point, mine: Side) -> bool:
    is_opposite = (mine.direction - theirs.direction) % 12 == HALF
    return is_opposite and reach(between, theirs.outward) == (0, 0)
