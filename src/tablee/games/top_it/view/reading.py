"""Reads a situation back from a view: it holds all that there is to know."""

from typing import NamedTuple

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Hand, HandView, LaidView, View
from tablee.games.top_it.rules.forms import Values
from tablee.games.top_it.rules.situations import Situation, mosaic_of
from tablee.games.top_it.rules.tiles import Tile, key_of, tile_at


def situation_of(view: View) -> Situation:
    tiles = tuple(map(key_of, _tiles(view)))
    topped = sum(1 << hand.stone.piece for hand in view.hands if hand.stone)
    return Situation(mosaic_of(tiles, values_of(view)), tuple(map(_hand, view.hands)), topped)


def values_of(view: View) -> Values:
    return tuple(shape.value for shape in view.shapes)


def _lying(view: View) -> list[tuple[int, LaidView]]:
    """The pieces with their numbers, in the order in which they were laid."""
    pieces = [piece.laid for hand in view.hands for piece in hand.pieces]
    lying = [(number, piece) for number, piece in enumerate(pieces) if piece]
    return sorted(lying, key=lambda numbered: numbered[1].number)


def _tiles(view: View) -> list[Tile]:
    lying = enumerate(_lying(view))
    return [tile_at(piece, laid.turn, laid.at, number) for number, (piece, laid) in lying]


def _hand(hand: HandView) -> Hand:
    shapes = tuple(index for index in range(len(SHAPES)) if hand.pieces[index].laid is None)
    return Hand(shapes, hand.stone is None, hand.score)


class Made(NamedTuple):
    """A move of a game, as its view tells of it."""

    number: int
    hand: int
    points: int
    what: Tile | int
    """The tile that was laid, or the number of the piece that was topped."""


def moves_of(view: View) -> list[Made]:
    """All moves, in their order."""
    pieces = [
        Made(laid.number, tile.hand, laid.points, tile)
        for tile, (_, laid) in zip(_tiles(view), _lying(view), strict=True)
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
