"""How a piece lies, in one whole number: a mosaic is then a key that is quick to look up."""

from functools import lru_cache

from msgspec import Struct

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Point, TileKey

_PIECES, _TURNS, _SPAN = 32, 12, 512
_LEAST = -_SPAN // 2
_ALL_LEAST = ((_LEAST * _SPAN + _LEAST) * _SPAN + _LEAST) * _SPAN + _LEAST


class Laid(Struct, frozen=True):
    """A piece as it lies: its number, its turn, and where its first corner is."""

    piece: int
    turn: int
    at: Point

    @property
    def hand(self) -> int:
        return self.piece // len(SHAPES)

    @property
    def shape(self) -> int:
        return self.piece % len(SHAPES)


def key_of(laid: Laid) -> TileKey:
    a, b, c, d = laid.at
    point = ((a * _SPAN + b) * _SPAN + c) * _SPAN + d
    return ((point - _ALL_LEAST) * _PIECES + laid.piece) * _TURNS + laid.turn


@lru_cache(maxsize=4096)
def laid_of(key: TileKey) -> Laid:
    number, turn = divmod(key, _TURNS)
    number, piece = divmod(number, _PIECES)
    number, d = divmod(number, _SPAN)
    number, c = divmod(number, _SPAN)
    a, b = divmod(number, _SPAN)
    return Laid(piece, turn, (a + _LEAST, b + _LEAST, c + _LEAST, d + _LEAST))
