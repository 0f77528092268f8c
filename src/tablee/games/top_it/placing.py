"""Checks a piece or a stone that somebody wants to place, and says what is wrong with it."""

from typing import NamedTuple

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.forms import FORMS_OF, PERIODS
from tablee.games.top_it.meeting import MEETING, OVERLAPPING, SHARED_SIDES, is_met
from tablee.games.top_it.model import Illegal as Code
from tablee.games.top_it.model import PlacePiece
from tablee.games.top_it.mosaic import Mosaic
from tablee.games.top_it.places import Place, place_of
from tablee.games.top_it.position import (
    IS_LARGE,
    Position,
    forbidden_colours,
    forbidden_shape,
    is_stone_allowed,
    tile_of,
)
from tablee.games.top_it.rooms import Spot, Tile
from tablee.kernel.errors import Illegal

INDEX_OF = {shape: index for index, shape in enumerate(SHAPES)}


class Fault(NamedTuple):
    """Why a piece cannot lie somewhere, and which tile is in the way, if one is."""

    code: Code
    tile: Tile | None = None


def spot_of(position: Position, hand: int, action: PlacePiece) -> Spot:
    """The spot that is meant, or `Illegal`."""
    shape = INDEX_OF[action.shape]
    if refusal := shape_refusal(position, hand, shape):
        raise Illegal(refusal)
    if action.turn >= PERIODS[shape]:
        raise Illegal(Code.TURNED_TOO_FAR)
    form, place = FORMS_OF[shape][action.turn], place_of(action.at)
    colours = forbidden_colours(position, hand)
    spot = position.mosaic.spot_at(form, place)
    if spot is None or spot.colours & colours:
        raise Illegal(fault(position.mosaic, form, place, colours).code)
    return spot


def shape_refusal(position: Position, hand: int, shape: int) -> Code | None:
    """Why the hand may not place this shape anywhere, if that is so."""
    if shape not in position.hands[hand].shapes:
        return Code.NOT_IN_HAND
    if shape == forbidden_shape(position):
        return Code.SAME_AS_THE_FIRST  # TI-45
    return None


def fault(mosaic: Mosaic, form: int, place: Place, colours: int) -> Fault:
    """What is wrong with a piece that may not lie there, the worst first."""
    if not mosaic.tiles:
        return Fault(Code.NOT_IN_THE_MIDDLE)  # TI-12
    met = [tile for tile in mosaic.tiles if _is_met(MEETING, form, place, tile)]
    for tile in met:
        if _is_met(OVERLAPPING, form, place, tile):
            return Fault(Code.OVERLAPPING, tile)  # TI-21
    for tile in met:
        if place - tile.place not in SHARED_SIDES[form][tile.form]:
            return Fault(Code.PART_OF_A_SIDE, tile)  # TI-16 to TI-18, TI-20
    for tile in met:
        if tile.colour & colours:
            return Fault(Code.SAME_COLOUR, tile)  # TI-19
    return Fault(Code.NOT_TOUCHING)  # TI-15


def _is_met(table: tuple[tuple[int, ...], ...], form: int, place: Place, tile: Tile) -> bool:
    return is_met(table[form][tile.form] + tile.place - place)


def stone_refusal(position: Position, hand: int) -> Code | None:
    """Why the hand may not place its stone anywhere, if that is so."""
    if not position.hands[hand].has_stone:
        return Code.STONE_IS_SPENT  # TI-11
    if not is_stone_allowed(position):
        return Code.PIECE_FIRST  # TI-14, TI-46
    return None


def target_of(position: Position, hand: int, piece: int) -> Tile:
    """The tile that is meant to be topped, or `Illegal`."""
    if refusal := stone_refusal(position, hand):
        raise Illegal(refusal)
    tile = tile_of(position.mosaic, piece)
    if tile is None:
        raise Illegal(Code.NOT_LAID)
    if not IS_LARGE[tile.form]:
        raise Illegal(Code.NOT_LARGE)  # TI-29
    if tile.colour & forbidden_colours(position, hand):
        raise Illegal(Code.OWN_COLOUR)  # TI-30
    if position.topped >> piece & 1:
        raise Illegal(Code.ALREADY_TOPPED)  # TI-31
    return tile
