"""The moves of a hand, and what each of them gains.

A piece that is laid can no longer be laid in a better place. So a move gains its points, less what
the piece or stone was worth while it was still in hand.
"""

from collections.abc import Sequence

from msgspec import Struct

from tablee.games.top_it.model import Hand
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.forms import Values
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.situations import Situation
from tablee.games.top_it.rules.tiles import Tile

HOPES = (4.1, 4.2, 4.5, 2.5, 3.7, 4.3, 4.1, 4.5)
"""By shape: what the neighbours of a piece may still bring. It is half of what they bring a greedy
player on average; with all of it, players wait too long."""
STONE_WORTH = 16.0
"""What a stone brings a greedy player on average."""


class WeighedMove(Struct, frozen=True):
    points: int
    gain: float
    target: Spot | Tile
    """Where to lay a piece, or which tile to top."""


def moves(situation: Situation, hand: int) -> list[WeighedMove]:
    """All moves of a hand that differ, in the order of the rules."""
    colours = situations.forbidden_colours(situation, hand)
    found = []
    for shape in situations.allowed_shapes(situation, hand):
        worth = situation.mosaic.values[shape] + HOPES[shape]
        for spot in _different(situation, shape):
            if not spot.colours & colours:
                found.append(WeighedMove(spot.points, spot.points - worth, spot))
    for tile in situations.targets(situation, hand):
        points = situation.mosaic.worths[tile.number]
        found.append(WeighedMove(points, points - STONE_WORTH, tile))
    return found


def by_gain(situation: Situation, hand: int) -> list[WeighedMove]:
    """All moves of a hand, those that gain most first."""
    return sorted(moves(situation, hand), key=lambda move: move.gain, reverse=True)


def _different(situation: Situation, shape: int) -> Sequence[Spot]:
    """How the very first piece is turned makes no difference."""
    spots = situation.mosaic.spots(shape)
    return spots if situation.mosaic.tiles else spots[:1]


def after(situation: Situation, hand: int, target: Spot | Tile) -> Situation:
    """The situation once a hand has laid a piece there, or topped that tile."""
    if isinstance(target, Spot):
        return situations.after_piece(situation, hand, target)
    return situations.after_stone(situation, hand, target)


Prospects = list[float]
"""By hand: the score, and what is still to be hoped for."""


def prospects(situation: Situation) -> Prospects:
    values = situation.mosaic.values
    return [hand.score + _worth(hand, values) for hand in situation.hands]


def _worth(hand: Hand, values: Values) -> float:
    pieces = sum([values[shape] + HOPES[shape] for shape in hand.shapes])
    return pieces + STONE_WORTH * hand.has_stone
