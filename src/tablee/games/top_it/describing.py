"""Spots and targets as a player is told of them."""

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.drawing import drawing
from tablee.games.top_it.forms import FORMS
from tablee.games.top_it.model import Placement, Target
from tablee.games.top_it.mosaic import Mosaic
from tablee.games.top_it.places import point_of
from tablee.games.top_it.position import piece_of
from tablee.games.top_it.rooms import Spot, Tile


def placement(mosaic: Mosaic, spot: Spot) -> Placement:
    form = FORMS[spot.form]
    at = point_of(spot.place)
    where = drawing(spot.form, at)
    return Placement(
        shape=SHAPES[form.shape],
        turn=form.turn,
        at=at,
        x=where.x,
        y=where.y,
        corners=where.corners,
        points=spot.points,
        scoring=tuple(piece_of(tile) for tile, _ in mosaic.touched(spot.form, spot.place) or ()),
    )


def target(mosaic: Mosaic, tile: Tile) -> Target:
    return Target(
        piece=piece_of(tile),
        points=mosaic.worths[tile.number],
        scoring=scoring(mosaic, tile),
    )


def scoring(mosaic: Mosaic, tile: Tile) -> tuple[int, ...]:
    """The piece and its neighbours, whose values add up (TI-24, TI-32)."""
    return (piece_of(tile), *map(piece_of, mosaic.neighbours(tile)))
