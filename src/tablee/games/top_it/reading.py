"""Reads a position back from a view: it holds all that there is to know."""

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Hand, HandView, Laid, LaidView, View
from tablee.games.top_it.position import Position, mosaic_of


def position_of(view: View) -> Position:
    topped = sum(1 << hand.stone.piece for hand in view.hands if hand.stone)
    return Position(mosaic_of(laid_of(view)), tuple(map(_hand, view.hands)), topped)


def laid_of(view: View) -> tuple[Laid, ...]:
    """The pieces in the order in which they were laid."""
    pieces = [piece.laid for hand in view.hands for piece in hand.pieces]
    laid = [_laid(number, piece) for number, piece in enumerate(pieces) if piece]
    return tuple(sorted(laid, key=lambda piece: piece.number))


def _laid(number: int, piece: LaidView) -> Laid:
    return Laid(number, piece.turn, piece.at, piece.number, piece.points)


def _hand(hand: HandView) -> Hand:
    shapes = tuple(index for index in range(len(SHAPES)) if hand.pieces[index].laid is None)
    return Hand(shapes, hand.stone is None, hand.score)


def own_hand(view: View, seat: int | None) -> int | None:
    """The hand that a seat plays with: its own, or alone the one whose turn it is."""
    if seat is None:
        return None
    if view.to_move is not None and view.hands[view.to_move].seat == seat:
        return view.to_move
    return next((n for n, hand in enumerate(view.hands) if hand.seat == seat), None)
