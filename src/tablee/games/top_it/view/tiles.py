"""Where a piece is seen: numbers for the eye, rounded, derived from the exact ones."""

from functools import cache, lru_cache

from tablee.games.top_it.data import PIECES, SHAPES
from tablee.games.top_it.model import Corner, Point, ShapeView, TileView
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF, PERIODS, Values
from tablee.games.top_it.rules.geometry import drawn, middle, plus
from tablee.games.top_it.rules.packing import unpacked
from tablee.games.top_it.rules.tiles import Tile

_DECIMALS = 4


def _rounded(corner: Corner) -> Corner:
    return round(corner[0], _DECIMALS), round(corner[1], _DECIMALS)


@lru_cache(maxsize=4096)
def tile_view(form: int, at: Point) -> TileView:
    """A form whose first corner lies at this point."""
    corners = [drawn(plus(corner, at)) for corner in FORMS[form].corners]
    x, y = _rounded(middle(corners))
    return TileView(FORMS[form].turn, at, x, y, tuple(map(_rounded, corners)))


def view_of(tile: Tile) -> TileView:
    return tile_view(tile.form, unpacked(tile.corner))


def _outline(form: int) -> tuple[Corner, ...]:
    corners = [drawn(corner) for corner in FORMS[form].corners]
    x, y = middle(corners)
    return tuple(_rounded((corner[0] - x, corner[1] - y)) for corner in corners)


def _shape_view(index: int, value: int) -> ShapeView:
    shape = SHAPES[index]
    return ShapeView(
        shape=shape,
        value=value,
        is_large=PIECES[shape].is_large,
        period=PERIODS[index],
        outline=_outline(FORMS_OF[index][0]),
    )


@cache
def shape_views(values: Values) -> tuple[ShapeView, ...]:
    return tuple(_shape_view(index, value) for index, value in enumerate(values))
