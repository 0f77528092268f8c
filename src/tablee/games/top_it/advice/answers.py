"""What the next hand can gain by its answer to a move, found without making the move.

A new tile changes little: the places that it covers are gone, and those beside it bring its value
as well, as do the tiles beside it once they are topped. So the answers are found and sorted once;
for each move only the best of them are looked at again.
"""

from typing import NamedTuple

from tablee.games.top_it.advice.weighing import (
    HOPES,
    STONE_WORTH,
    after,
    by_gain,
    moves,
)
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.forms import FORMS
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.meeting import MEETING, SHARED_SIDES, is_met
from tablee.games.top_it.rules.situations import IS_LARGE, Situation
from tablee.games.top_it.rules.tiles import Tile

_OPENING = 2
"""So many tiles must lie: before, other rules hold for the answer (TI-13, TI-45, TI-46)."""
_NOTHING = float("-inf")


class _Piece(NamedTuple):
    gain: float
    spot: Spot


class _Stone(NamedTuple):
    gain: float
    tile: Tile


class Answers:
    """The answers of the next hand, as they were before a hand made its move."""

    def __init__(self, situation: Situation, hand: int) -> None:
        self._situation = situation
        self._hand = hand
        following = (hand + 1) % len(situation.hands)
        self._next = situation.hands[following]
        self._forbidden = situations.forbidden_colours(situation, following)
        self._humblest_first = sorted(self._next.shapes, key=lambda shape: HOPES[shape])
        self._is_opening = len(situation.mosaic.tiles) < _OPENING
        answers = [] if self._is_opening else by_gain(situation, following)
        self._pieces = [_Piece(a.gain, a.target) for a in answers if isinstance(a.target, Spot)]
        self._stones = [_Stone(a.gain, a.target) for a in answers if isinstance(a.target, Tile)]

    def best_after(self, target: Spot | Tile) -> float:
        """The most that whoever is next can gain after this move; 0: the game is over then."""
        if self._is_opening:
            return self._found_by_moving(target)
        if isinstance(target, Tile):
            best = self._best_after_stone(target)
        else:
            best = self._best_after_piece(target)
        return self._found_by_moving(target) if best == _NOTHING else best

    def _best_after_stone(self, topped: Tile) -> float:
        """All that is gone is this tile, for another stone (TI-31)."""
        left = [stone.gain for stone in self._stones if stone.tile != topped]
        return max([*left[:1], *[piece.gain for piece in self._pieces[:1]]], default=_NOTHING)

    def _best_after_piece(self, laid: Spot) -> float:
        value = self._situation.mosaic.values[FORMS[laid.form].shape]
        best = self._best_piece(laid, value, self._best_stone(laid, value))
        return self._best_beside_it_alone(laid, value, best)

    def _best_stone(self, laid: Spot, value: int) -> float:
        gains = [
            gain + value * (laid.corner - tile.corner in SHARED_SIDES[laid.form][tile.form])
            for gain, tile in self._stones
        ]
        if self._next.has_stone and IS_LARGE[laid.form]:
            gains.append(laid.points - STONE_WORTH)
        return max(gains, default=_NOTHING)

    def _best_piece(self, laid: Spot, value: int, best: float) -> float:
        """Once one is found that the new piece does not touch, only what lies beside it can be
        better."""
        form, corner, shared = laid.form, laid.corner, SHARED_SIDES[laid.form]
        for gain, spot in self._pieces:
            if gain + value <= best:
                break
            if corner - spot.corner in shared[spot.form]:
                best = gain + value
            elif gain > best and not is_met(MEETING[spot.form][form] + corner - spot.corner):
                best = gain
        return best

    def _best_beside_it_alone(self, laid: Spot, value: int, best: float) -> float:
        """What a piece gains that touches only the new one, if that is more than the best."""
        humble = [shape for shape in self._humblest_first if value - HOPES[shape] > best]
        if not humble:
            return best
        following = after(self._situation, self._hand, laid).mosaic
        fitting = (s for s in humble if following.has_spot_beside_last(s, self._forbidden))
        return next((value - HOPES[shape] for shape in fitting), best)

    def _found_by_moving(self, target: Spot | Tile) -> float:
        situation = after(self._situation, self._hand, target)
        hand = situations.next_after(situation, self._hand).hand
        return 0.0 if hand is None else max(move.gain for move in moves(situation, hand))
