"""Reads a position back from a view: it holds all that there is to know."""

from typing import NamedTuple

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.laying import Laid, key_of
from tablee.games.top_it.model import Hand, HandView, LaidView, View
from tablee.games.top_it.position import Position, mosaic_of


def position_of(view: View) -> Position:
    tiles = tuple([key_of(_laid(number, piece)) for number, piece in _lying(view)])
    topped = sum(1 << hand.stone.piece for hand in view.hands if hand.stone)
    return Position(mosaic_of(tiles), tuple(map(_hand, view.hands)), topped)


def _lying(view: View) -> list[tuple[int, LaidView]]:
    """The pieces with their numbers, in the order in which they were laid."""
    pieces = [piece.laid for hand in view.hands for piece in hand.pieces]
    lying = [(number, piece) for number, piece in enumerate(pieces) if piece]
    return sorted(lying, key=lambda numbered: numbered[1].number)


def _laid(number: int, piece: LaidView) -> Laid:
    return Laid(number, piece.turn, piece.at)


def _hand(hand: HandView) -> Hand:
    shapes = tuple(index for index in range(len(SHAPES)) if hand.pieces[index].laid is None)
    return Hand(shapes, hand.stone is None, hand.score)


class Made(NamedTuple):
    """A move of a game, as its view tells of it."""

    number: int
    hand: int
    points: int
    what: Laid | int
    """The piece that was laid, or the number of the one that was topped."""


def moves_of(view: View) -> list[Made]:
    """All moves, in their order."""
    pieces = [
        Made(piece.number, number // len(SHAPES), piece.points, _laid(number, piece))
        for number, piece in _lying(view)
    ]
    stones = [
        Made(hand.stone.number, number, hand.stone.points, hand.stone.piece)
        for number, hand in enumerate(view.hands)
        if hand.stone
    ]
    return sorted([*pieces, *stones])


def own_hand(view: View, seat: int | None) -> int | None:
    """The hand that a seat plays with: its own, or alone the one whose turn it is."""
    if seat is None:
        return None
    if view.to_move is not None and view.hands[view.to_move].seat == seat:
        return view.to_move
    return next((n for n, hand in enumerate(view.hands) if hand.seat == seat), None)
