"""A piece as it lies: one shape for the rules, and one whole number for the state that keeps it.

A mosaic in whole numbers is a key that is quick to look up.
"""

from functools import lru_cache

from msgspec import Struct

from tablee.games.top_it.data import COLOURS, SHAPES
from tablee.games.top_it.model import Point, TileKey
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF, VALUES
from tablee.games.top_it.rules.packing import PackedPoint, packed, unpacked


class Tile(Struct, frozen=True, gc=False):
    """A lying piece."""

    form: int
    corner: PackedPoint
    """Where its first corner lies."""
    colour: int
    """One bit, by hand."""
    value: int
    number: int
    """How many lay before it."""

    @property
    def hand(self) -> int:
        return self.colour.bit_length() - 1

    @property
    def piece(self) -> int:
        return _PIECES_OF[self.colour][self.form]


Tiles = tuple[Tile, ...]
_PIECES_OF = {
    1 << hand: tuple(len(SHAPES) * hand + form.shape for form in FORMS)
    for hand in range(len(COLOURS))
}
"""By colour and form."""


def colour_of(hand: int) -> int:
    """The bit of a hand's colour."""
    return 1 << hand


def tile_at(piece: int, turn: int, at: Point, number: int) -> Tile:
    """The piece of this number, turned and laid there, by the values of the box."""
    hand, shape = divmod(piece, len(SHAPES))
    return Tile(FORMS_OF[shape][turn], packed(at), colour_of(hand), VALUES[shape], number)


_PIECES, _TURNS, _SPAN = 32, 12, 512
_LEAST = -_SPAN // 2
_ALL_LEAST = ((_LEAST * _SPAN + _LEAST) * _SPAN + _LEAST) * _SPAN + _LEAST


def key_of(tile: Tile) -> TileKey:
    a, b, c, d = unpacked(tile.corner)
    point = ((a * _SPAN + b) * _SPAN + c) * _SPAN + d
    return ((point - _ALL_LEAST) * _PIECES + tile.piece) * _TURNS + FORMS[tile.form].turn


@lru_cache(maxsize=4096)
def tile_of(key: TileKey, number: int) -> Tile:
    """The tile of this key, before which so many lay."""
    rest, turn = divmod(key, _TURNS)
    rest, piece = divmod(rest, _PIECES)
    rest, d = divmod(rest, _SPAN)
    rest, c = divmod(rest, _SPAN)
    a, b = divmod(rest, _SPAN)
    return tile_at(piece, turn, (a + _LEAST, b + _LEAST, c + _LEAST, d + _LEAST), number)
