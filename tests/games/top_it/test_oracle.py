"""The fast placements against the slow oracle, on random positions."""

import pytest

from tablee.games.top_it import position as positions
from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.forms import FORMS, FORMS_OF
from tablee.games.top_it.geometry import plus
from tablee.games.top_it.model import Laid, Point
from tablee.games.top_it.mosaic import Spot
from tablee.games.top_it.places import point_of
from tests.games.top_it import oracle, scenes
from tests.games.top_it.oracle import Found, Surd

POSITIONS = 2_000


def drawn(point: Point) -> oracle.Point:
    """A point of Z[ζ12] in half units: ζ = (√3 + i) / 2, ζ² = (1 + i√3) / 2, ζ³ = i."""
    a, b, c, d = point
    return oracle.Point(Surd(2 * a + c, b), Surd(b + 2 * d, c))


def polygon(form: int, at: Point) -> oracle.Polygon:
    return tuple(drawn(plus(corner, at)) for corner in FORMS[form].corners)


def tile(laid: Laid) -> oracle.Tile:
    hand, shape = divmod(laid.piece, len(SHAPES))
    corners = polygon(FORMS_OF[shape][laid.turn], laid.at)
    return oracle.Tile(corners, oracle.SHAPES[SHAPES[shape]][0], hand)


def found(spot: Spot) -> Found:
    return Found(frozenset(polygon(spot.form, point_of(spot.place))), spot.points)


@pytest.mark.parametrize("part", range(20))
def test_all_placements_are_found_and_each_once(part: int) -> None:
    for seed in range(part, POSITIONS, 20):
        state = scenes.at_random(2 + seed % 3, seed, 1 + seed % 30)
        hand, shape = seed % state.seats, seed // 3 % len(SHAPES)
        forbidden = frozenset[int]() if state.seats == 2 else frozenset({hand})
        position = positions.position_of(state)
        ours = [found(spot) for spot in positions.spots(position, hand, shape)]
        theirs = oracle.placements([tile(laid) for laid in state.laid], SHAPES[shape], forbidden)
        assert len(ours) == len(set(ours))
        assert set(ours) == theirs
