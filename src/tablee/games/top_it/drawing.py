"""Where to draw a piece: numbers for the eye, rounded, derived from the exact ones."""

from functools import lru_cache
from typing import NamedTuple

from tablee.games.top_it.data import PIECES, SHAPES
from tablee.games.top_it.forms import FORMS, FORMS_OF, PERIODS
from tablee.games.top_it.geometry import drawn, middle, plus
from tablee.games.top_it.model import Corner, Point, ShapeView
from tablee.games.top_it.places import point_of
from tablee.games.top_it.rooms import Tile

_DECIMALS = 4


class Drawing(NamedTuple):
    x: float
    y: float
    corners: tuple[Corner, ...]


def _rounded(corner: Corner) -> Corner:
    return round(corner[0], _DECIMALS), round(corner[1], _DECIMALS)


@lru_cache(maxsize=4096)
def drawing(form: int, at: Point) -> Drawing:
    """A form whose first corner lies at this point."""
    corners = [drawn(plus(corner, at)) for corner in FORMS[form].corners]
    return Drawing(*_rounded(middle(corners)), tuple(map(_rounded, corners)))


def drawing_of(tile: Tile) -> Drawing:
    return drawing(tile.form, point_of(tile.place))


def _outline(form: int) -> tuple[Corner, ...]:
    corners = [drawn(corner) for corner in FORMS[form].corners]
    x, y = middle(corners)
    return tuple(_rounded((corner[0] - x, corner[1] - y)) for corner in corners)


def _shape_view(index: int) -> ShapeView:
    shape = SHAPES[index]
    return ShapeView(
        shape=shape,
        value=PIECES[shape].value,
        is_large=PIECES[shape].is_large,
        period=PERIODS[index],
        outline=_outline(FORMS_OF[index][0]),
    )


SHAPE_VIEWS = tuple(map(_shape_view, range(len(SHAPES))))
