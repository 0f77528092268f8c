"""Checks a piece or a stone that somebody wants to place, and says what is wrong with it."""

from typing import NamedTuple

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import IllegalCode, PlacePiece
from tablee.games.top_it.rules.forms import FORMS_OF, PERIODS
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.meeting import MEETING, OVERLAPPING, SHARED_SIDES, is_met
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.packing import PackedPoint, packed
from tablee.games.top_it.rules.situations import (
    IS_LARGE,
    Situation,
    forbidden_colours,
    forbidden_shape,
    is_stone_allowed,
    lying,
)
from tablee.games.top_it.rules.tiles import Tile
from tablee.kernel.errors import Illegal

INDEX_OF = {shape: index for index, shape in enumerate(SHAPES)}


class Fault(NamedTuple):
    """Why a piece cannot lie somewhere, and which tile is in the way, if one is."""

    code: IllegalCode
    tile: Tile | None = None


def spot_of(situation: Situation, hand: int, action: PlacePiece) -> Spot:
    """The spot that is meant, or `Illegal`."""
    shape = INDEX_OF[action.shape]
    if refusal := shape_refusal(situation, hand, shape):
        raise Illegal(refusal)
    if action.turn >= PERIODS[shape]:
        raise Illegal(IllegalCode.TURNED_TOO_FAR)
    form, corner = FORMS_OF[shape][action.turn], packed(action.at)
    colours = forbidden_colours(situation, hand)
    spot = situation.mosaic.spot_at(form, corner)
    if spot is None or spot.colours & colours:
        raise Illegal(fault(situation.mosaic, form, corner, colours).code)
    return spot


def shape_refusal(situation: Situation, hand: int, shape: int) -> IllegalCode | None:
    """Why the hand may not place this shape anywhere, if that is so."""
    if shape not in situation.hands[hand].shapes:
        return IllegalCode.NOT_IN_HAND
    if shape == forbidden_shape(situation):
        return IllegalCode.SAME_AS_THE_FIRST  # TI-45
    return None


def fault(mosaic: Mosaic, form: int, corner: PackedPoint, colours: int) -> Fault:
    """What is wrong with a piece that may not lie there, the worst first."""
    if not mosaic.tiles:
        return Fault(IllegalCode.NOT_IN_THE_MIDDLE)  # TI-12
    met = [tile for tile in mosaic.tiles if _is_met(MEETING, form, corner, tile)]
    for tile in met:
        if _is_met(OVERLAPPING, form, corner, tile):
            return Fault(IllegalCode.OVERLAPPING, tile)  # TI-21
    for tile in met:
        if corner - tile.corner not in SHARED_SIDES[form][tile.form]:
            return Fault(IllegalCode.PART_OF_A_SIDE, tile)  # TI-16 to TI-18, TI-20
    for tile in met:
        if tile.colour & colours:
            return Fault(IllegalCode.SAME_COLOUR, tile)  # TI-19
    return Fault(IllegalCode.NOT_TOUCHING)  # TI-15


def _is_met(table: tuple[tuple[int, ...], ...], form: int, corner: PackedPoint, tile: Tile) -> bool:
    return is_met(table[form][tile.form] + tile.corner - corner)


def stone_refusal(situation: Situation, hand: int) -> IllegalCode | None:
    """Why the hand may not place its stone anywhere, if that is so."""
    if not situation.hands[hand].has_stone:
        return IllegalCode.STONE_IS_SPENT  # TI-11
    if not is_stone_allowed(situation):
        return IllegalCode.PIECE_FIRST  # TI-14, TI-46
    return None


def target_of(situation: Situation, hand: int, piece: int) -> Tile:
    """The tile that is meant to be topped, or `Illegal`."""
    if refusal := stone_refusal(situation, hand):
        raise Illegal(refusal)
    tile = lying(situation.mosaic, piece)
    if tile is None:
        raise Illegal(IllegalCode.NOT_LAID)
    if not IS_LARGE[tile.form]:
        raise Illegal(IllegalCode.NOT_LARGE)  # TI-29
    if tile.colour & forbidden_colours(situation, hand):
        raise Illegal(IllegalCode.OWN_COLOUR)  # TI-30
    if situation.topped >> piece & 1:
        raise Illegal(IllegalCode.ALREADY_TOPPED)  # TI-31
    return tile
