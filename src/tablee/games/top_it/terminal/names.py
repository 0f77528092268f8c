"""How pieces, hands and colours are called in a terminal."""

from collections.abc import Iterable, Sequence

from tablee.games.top_it.data import COLOURS, SHAPES
from tablee.games.top_it.model import HandView, Shape, View


def shape_name(shape: Shape) -> str:
    return shape.value.replace("_", " ")


def piece_name(piece: int) -> str:
    """“blue hexagon”, by the number of the piece."""
    hand, shape = divmod(piece, len(SHAPES))
    return f"{COLOURS[hand]} {shape_name(SHAPES[shape])}"


def legend_of(view: View) -> str:
    """The numbers to type, and what they stand for."""
    numbered = enumerate(view.shapes, start=1)
    return " · ".join(f"{number} {shape_name(s.shape)} (+{s.value})" for number, s in numbered)


def pieces_left(hand: HandView) -> str:
    """“1 · 3 4 · 6 7 8”: the numbers of the pieces that are still in the hand."""
    numbered = enumerate(hand.pieces, start=1)
    return " ".join("·" if piece.laid else str(number) for number, piece in numbered)


def hand_name(view: View, hand: int, names: Sequence[str]) -> str:
    """“Ada, blue”; alone, one plays all colours (TI-48)."""
    one = view.hands[hand]
    return one.colour.value if len(view.scores) == 1 else f"{names[one.seat]}, {one.colour}"


def sum_of(values: Iterable[int]) -> str:
    return " + ".join(map(str, values))
