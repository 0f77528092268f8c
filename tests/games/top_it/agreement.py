"""Situations of the game as the oracle sees them, and whether the two agree on one."""

from tests.games.top_it import oracle, scenes
from tests.games.top_it.oracle import Found, Surd

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Point
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.forms import FORMS
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.geometry import plus
from tablee.games.top_it.rules.packing import unpacked
from tablee.games.top_it.rules.tiles import Tile, tile_of


def in_halves(point: Point) -> oracle.Point:
    """A point of Z[ζ12] in half units: ζ = (√3 + i) / 2, ζ² = (1 + i√3) / 2, ζ³ = i."""
    a, b, c, d = point
    return oracle.Point(Surd(2 * a + c, b), Surd(b + 2 * d, c))


def polygon(form: int, at: Point) -> oracle.Polygon:
    return tuple(in_halves(plus(corner, at)) for corner in FORMS[form].corners)


def as_seen_by_the_oracle(tile: Tile) -> oracle.Tile:
    corners = polygon(tile.form, unpacked(tile.corner))
    shape = SHAPES[FORMS[tile.form].shape]
    return oracle.Tile(corners, oracle.SHAPES[shape][0], tile.hand)


def found(spot: Spot) -> Found:
    return Found(frozenset(polygon(spot.form, unpacked(spot.corner))), spot.points)


def both(seed: int) -> tuple[list[Found], set[Found]]:
    """The placements of some piece in a random situation: the game's list, the oracle's set."""
    state = scenes.at_random(2 + seed % 3, seed, 1 + seed % 30)
    hand, shape = seed % state.seats, seed // 3 % len(SHAPES)
    forbidden = frozenset[int]() if state.seats == 2 else frozenset({hand})
    ours = situations.spots(situations.situation_of(state), hand, shape)
    tiles = [as_seen_by_the_oracle(tile_of(key, 0)) for key in state.tiles]
    return [found(spot) for spot in ours], oracle.placements(tiles, SHAPES[shape], forbidden)
