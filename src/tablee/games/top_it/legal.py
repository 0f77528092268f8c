"""What a hand may do, in lists that are computed only where looked at."""

from collections.abc import Sequence
from functools import cached_property

from tablee.games.top_it import position as positions
from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.forms import FORMS
from tablee.games.top_it.model import Action, PlacePiece, PlaceStone
from tablee.games.top_it.mosaic import Spot
from tablee.games.top_it.places import point_of
from tablee.games.top_it.position import Position
from tablee.kernel.choices import Choices, Listing


def place_piece(spot: Spot) -> PlacePiece:
    """The action that places a piece there."""
    form = FORMS[spot.form]
    return PlacePiece(SHAPES[form.shape], form.turn, point_of(spot.place))


class Placings(Listing[PlacePiece]):
    """All places of one piece."""

    def __init__(self, position: Position, hand: int, shape: int) -> None:
        self._position = position
        self._hand = hand
        self._shape = shape

    @cached_property
    def _spots(self) -> Sequence[Spot]:
        return positions.spots(self._position, self._hand, self._shape)

    def __len__(self) -> int:
        return len(self._spots)

    def at(self, index: int) -> PlacePiece:
        return place_piece(self._spots[index])


def moves(position: Position, hand: int) -> Sequence[Action]:
    """Piece by piece in the order of `Shape`, then the stone."""
    shapes = positions.playable_shapes(position, hand)
    parts: list[Sequence[Action]] = [Placings(position, hand, shape) for shape in shapes]
    if tiles := positions.targets(position, hand):
        parts.append([PlaceStone(positions.piece_of(tile)) for tile in tiles])
    return Choices(parts)
