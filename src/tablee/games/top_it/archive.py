"""What a finished mosaic leaves: the house's finest hang in a gallery, one's own are records."""

import msgspec

from tablee.games.top_it.model import State
from tablee.games.top_it.rules.forms import FORMS
from tablee.games.top_it.rules.situations import situation_of, totals
from tablee.games.top_it.view.tiles import view_of
from tablee.kernel.directory import ArchivedResult

_PARTS = 100


Hung = tuple[int, int, int, int, int | None]
"""A piece in the gallery: its number, its turn, its middle across and down in hundredths of a short
side, and the hand whose stone lies on it. There are many, in lists of many: so it is brief."""


class Told(msgspec.Struct, frozen=True):
    points: int
    """Of all hands together."""
    mosaic: tuple[Hung, ...] = ()
    """In the order in which it was laid; results of before have none."""
    large_square: int = 4


def result(state: State, bots: int) -> ArchivedResult | None:  # noqa: ARG001
    """The daily mosaics have a board of their own."""
    if state.options.puzzle:
        return None
    points = sum(totals(state))
    return ArchivedResult((points,), Told(points, _hung(state), state.options.large_square))


def _hung(state: State) -> tuple[Hung, ...]:
    topped_by = {move.piece: move.hand for move in state.moves if move.is_stone}
    hung: list[Hung] = []
    for tile in situation_of(state).mosaic.tiles:
        where = view_of(tile)
        x, y = round(_PARTS * where.x), round(_PARTS * where.y)
        hung.append((tile.piece, FORMS[tile.form].turn, x, y, topped_by.get(tile.piece)))
    return tuple(hung)
