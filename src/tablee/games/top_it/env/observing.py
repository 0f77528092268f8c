"""What is seen of Top It, as a row of numbers; docs/envs/top_it.md names each of them."""

from struct import Struct

import numpy as np

from tablee.envs.encoding import Numbers
from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import HandView, LaidView, PieceView, View

_COORDINATE = 255
_MOVES = 36
_POINTS = 99
_SCORE = 999
_PIECE_LOW = (0, 0, *(-_COORDINATE,) * 4, 0, 0, 0, 0)
_PIECE_HIGH = (1, 11, *(_COORDINATE,) * 4, _MOVES, _POINTS, 1, 1)
_HAND_HIGH = (_SCORE, 1, 1, 1)
_TABLE_HIGH = (1, 8, _MOVES)

_row = Struct(f"{len(_PIECE_HIGH)}h").pack
_IN_HAND = _row(*(0,) * len(_PIECE_HIGH))
_MOST_KEPT = 10_000


class Observing:
    """It remembers the rows of pieces: a view shares with the last one what has not changed."""

    def __init__(self, hands: int) -> None:
        pieces = hands * len(SHAPES)
        low = (*_PIECE_LOW * pieces, *(0,) * (hands * len(_HAND_HIGH) + len(_TABLE_HIGH)))
        high = (*_PIECE_HIGH * pieces, *_HAND_HIGH * hands, *_TABLE_HIGH)
        self.low, self.high = np.array(low, np.int16), np.array(high, np.int16)
        self._hands = hands
        self._rest = Struct(f"{hands * len(_HAND_HIGH) + len(_TABLE_HIGH)}h")
        self._rows: dict[tuple[int, int], tuple[PieceView, bytes]] = {}

    def numbers(self, view: View, own: int) -> Numbers:
        """Pieces first, then hands, then the table; one's own hand comes first of the hands."""
        turned = (*view.hands[own:], *view.hands[:own])
        rows = [self._piece(piece, own) for hand in turned for piece in hand.pieces]
        rows.append(self._rest.pack(*self._hands_and_table(view, turned, own)))
        return np.frombuffer(bytearray().join(rows), np.int16)

    def _piece(self, piece: PieceView, own: int) -> bytes:
        if piece.laid is None:
            return _IN_HAND
        kept = self._rows.get((id(piece), own))
        if kept is None or kept[0] is not piece:
            if len(self._rows) >= _MOST_KEPT:
                self._rows.clear()
            self._rows[id(piece), own] = kept = piece, _lying(piece.laid, own)
        return kept[1]

    def _hands_and_table(self, view: View, turned: tuple[HandView, ...], own: int) -> list[int]:
        numbers = []
        for place, hand in enumerate(turned):
            number = (own + place) % self._hands
            is_passed = number in view.passed
            numbers += [hand.score, hand.stone is None, number == view.to_move, is_passed]
        moves = 0 if view.last is None else view.last.number
        return [*numbers, view.is_stone_allowed, view.options.large_square, moves]


def _lying(laid: LaidView, own: int) -> bytes:
    is_topped = laid.topped_by is not None
    is_own_stone = laid.topped_by == own
    return _row(1, laid.turn, *laid.at, laid.number, laid.points, is_topped, is_own_stone)
