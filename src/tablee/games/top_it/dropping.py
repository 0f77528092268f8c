"""Judges a piece that was dropped somewhere: which place is meant, and what is wrong with it.

A hand is not exact, so a drop is taken for the nearest place where the piece would lie along some
side; from there on, the rules decide.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import dist

from tablee.games.top_it import describing, placing
from tablee.games.top_it.drawing import drawing, drawing_of
from tablee.games.top_it.forms import FORMS, FORMS_OF, PERIODS, Side
from tablee.games.top_it.geometry import HALF, ORIGIN, STEPS, drawn, minus, plus, reach
from tablee.games.top_it.meeting import KINDS
from tablee.games.top_it.model import Because, Corner, Fits, Point, WhyNot
from tablee.games.top_it.model import Illegal as Code
from tablee.games.top_it.mosaic import Mosaic
from tablee.games.top_it.places import place_of, point_of
from tablee.games.top_it.placing import Fault
from tablee.games.top_it.position import Position, forbidden_colours, piece_of
from tablee.games.top_it.rooms import FreeSide, Tile

SNAP = 0.75
"""A piece dropped so far from a place is still taken for it: three quarters of a short side."""


def judgement(position: Position, hand: int, drop: WhyNot) -> Fits | Because:
    shape = placing.INDEX_OF[drop.shape]
    if refusal := placing.shape_refusal(position, hand, shape):
        return Because(refusal, None, None)
    mosaic, colours = position.mosaic, forbidden_colours(position, hand)
    form = FORMS_OF[shape][drop.turn % PERIODS[shape]]
    meant = _nearest_first(mosaic, form, (drop.x, drop.y))
    for point in meant:
        spot = mosaic.spot_at(form, place_of(point))
        if spot is not None and not spot.colours & colours:
            return Fits(describing.placement(mosaic, spot))
    if not meant:
        return _away_from_all_places(mosaic, (drop.x, drop.y))
    return _because(placing.fault(mosaic, form, place_of(meant[0]), colours), form, meant[0])


def _nearest_first(mosaic: Mosaic, form: int, dropped: Corner) -> list[Point]:
    """The places that may be meant, by their first corners."""

    def distance(point: Point) -> float:
        where = drawing(form, point)
        return dist((where.x, where.y), dropped)

    points = {point for side in mosaic.free for point in _along(side, form)}
    if not mosaic.tiles:
        points = {ORIGIN}  # TI-12
    return sorted((point for point in points if distance(point) <= SNAP), key=distance)


def _along(free: FreeSide, form: int) -> Iterator[Point]:
    """Where the form lies along a side, from its beginning or to its end, whatever the lengths."""
    length, direction = KINDS[free.kind]
    end = point_of(free.end)
    begin = minus(end, STEPS[length][direction])
    for side in FORMS[form].sides:
        if (side.direction - direction) % 12 == HALF:
            yield minus(end, side.begin)
            yield minus(begin, side.end)


def _away_from_all_places(mosaic: Mosaic, dropped: Corner) -> Because:
    if not mosaic.tiles:
        return Because(Code.NOT_IN_THE_MIDDLE, None, None)
    below = next((tile for tile in mosaic.tiles if _covers(tile, dropped)), None)
    if below is None:
        return Because(Code.NOT_TOUCHING, None, None)
    return Because(Code.OVERLAPPING, None, piece_of(below))


def _covers(tile: Tile, dropped: Corner) -> bool:
    """Whether the point is to the left of all sides."""
    corners = drawing_of(tile).corners
    x, y = dropped
    return all(
        (end_x - begin_x) * (y - begin_y) > (end_y - begin_y) * (x - begin_x)
        for (begin_x, begin_y), (end_x, end_y) in pairwise((*corners, corners[0]))
    )


def _because(fault: Fault, form: int, at: Point) -> Because:
    if fault.tile is None:
        return Because(fault.code, None, None)
    side = _common_side(fault.tile, form, at)
    return Because(fault.code, side, piece_of(fault.tile))


def _common_side(tile: Tile, form: int, at: Point) -> tuple[Corner, Corner] | None:
    """The side of the tile that lies on a line with a side of the piece, if they only touch."""
    lies_at = point_of(tile.place)
    for theirs in FORMS[tile.form].sides:
        begin = plus(theirs.begin, lies_at)
        for mine in FORMS[form].sides:
            if _are_in_line(theirs, minus(plus(mine.begin, at), begin), mine):
                return drawn(begin), drawn(plus(theirs.end, lies_at))
    return None


def _are_in_line(theirs: Side, between: Point, mine: Side) -> bool:
    is_opposite = (mine.direction - theirs.direction) % 12 == HALF
    return is_opposite and reach(between, theirs.outward) == (0, 0)
