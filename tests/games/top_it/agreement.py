"""Positions of the game as the oracle sees them, and whether the two agree on one."""

from tests.games.top_it import oracle, scenes
from tests.games.top_it.oracle import Found, Surd

from tablee.games.top_it import position as positions
from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.forms import FORMS, FORMS_OF
from tablee.games.top_it.geometry import plus
from tablee.games.top_it.laying import Laid, laid_of
from tablee.games.top_it.model import Point
from tablee.games.top_it.places import point_of
from tablee.games.top_it.rooms import Spot


def in_halves(point: Point) -> oracle.Point:
    """A point of Z[ζ12] in half units: ζ = (√3 + i) / 2, ζ² = (1 + i√3) / 2, ζ³ = i."""
    a, b, c, d = point
    return oracle.Point(Surd(2 * a + c, b), Surd(b + 2 * d, c))


def polygon(form: int, at: Point) -> oracle.Polygon:
    return tuple(in_halves(plus(corner, at)) for corner in FORMS[form].corners)


def tile(laid: Laid) -> oracle.Tile:
    corners = polygon(FORMS_OF[laid.shape][laid.turn], laid.at)
    return oracle.Tile(corners, oracle.SHAPES[SHAPES[laid.shape]][0], laid.hand)


def found(spot: Spot) -> Found:
    return Found(frozenset(polygon(spot.form, point_of(spot.place))), spot.points)


def both(seed: int) -> tuple[list[Found], set[Found]]:
    """The placements of some piece in a random position: the game's list, the oracle's set."""
    state = scenes.at_random(2 + seed % 3, seed, 1 + seed % 30)
    hand, shape = seed % state.seats, seed // 3 % len(SHAPES)
    forbidden = frozenset[int]() if state.seats == 2 else frozenset({hand})
    ours = positions.spots(positions.position_of(state), hand, shape)
    tiles = [tile(laid_of(key)) for key in state.tiles]
    return [found(spot) for spot in ours], oracle.placements(tiles, SHAPES[shape], forbidden)
