"""How good a move is: by its points, by what the next player makes of it, or by looking further.

A piece that is laid can no longer be laid in a better place. So a move gains its points, less what
the piece or stone was worth while it was still in hand.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct

from tablee.games.top_it import position as positions
from tablee.games.top_it.forms import VALUES
from tablee.games.top_it.model import Hand
from tablee.games.top_it.position import Position
from tablee.games.top_it.rooms import Spot, Tile

_HOPES = (4.1, 4.2, 4.5, 2.5, 3.7, 4.3, 4.1, 4.5)
"""By shape: what the neighbours of a piece may still bring. It is half of what they bring a greedy
player on average; with all of it, players wait too long."""
_WORTHS = tuple(value + hope for value, hope in zip(VALUES, _HOPES, strict=True))
_STONE_WORTH = 16.0
"""What a stone brings a greedy player on average."""


class Move(Struct, frozen=True):
    points: int
    gain: float
    target: Spot | Tile
    """Where to lay a piece, or which tile to top."""


Prospects = list[float]
"""By hand: the score, and what is still to be hoped for."""


def moves(position: Position, hand: int) -> list[Move]:
    """All moves of a hand that differ, in the order of the rules."""
    colours = positions.forbidden_colours(position, hand)
    found = []
    for shape in positions.allowed_shapes(position, hand):
        worth = _WORTHS[shape]
        for spot in _different(position, shape):
            if not spot.colours & colours:
                found.append(Move(spot.points, spot.points - worth, spot))
    for tile in positions.targets(position, hand):
        points = position.mosaic.worths[tile.number]
        found.append(Move(points, points - _STONE_WORTH, tile))
    return found


def _different(position: Position, shape: int) -> Sequence[Spot]:
    """How the very first piece is turned makes no difference."""
    spots = position.mosaic.spots(shape)
    return spots if position.mosaic.tiles else spots[:1]


def after(position: Position, hand: int, target: Spot | Tile) -> Position:
    """The position once a hand has laid a piece there, or topped that tile."""
    if isinstance(target, Spot):
        return positions.after_piece(position, hand, target)
    return positions.after_stone(position, hand, target)


def _by_gain(move: Move) -> float:
    return move.gain


def _worth(hand: Hand) -> float:
    return sum([_WORTHS[shape] for shape in hand.shapes]) + _STONE_WORTH * hand.has_stone


def _prospects(position: Position) -> Prospects:
    return [hand.score + _worth(hand) for hand in position.hands]


# Two plies


_CONSIDERED = 20
_CARE = 0.5
"""How much of what the next hand gains is held against a move, or alone in its favour."""


def careful_move(position: Position, hand: int, *, is_alone: bool) -> Move:
    """The best of the likely moves once the next hand's answer is counted."""
    care = _CARE if is_alone else -_CARE

    def judged(move: Move) -> float:
        following = after(position, hand, move.target)
        next_hand = positions.turn_after(following, hand).hand
        if next_hand is None:
            return move.gain
        return move.gain + care * max(map(_by_gain, moves(following, next_hand)))

    likely = sorted(moves(position, hand), key=_by_gain, reverse=True)[:_CONSIDERED]
    return max(likely, key=judged)


# Further


Aim = Callable[[Prospects, int], float]
"""What a hand strives for."""


def to_lead(prospects: Prospects, hand: int) -> float:
    """As far as possible before the best of the others."""
    others = [*prospects[:hand], *prospects[hand + 1 :]]
    return prospects[hand] - max(others)


def to_collect(prospects: Prospects, hand: int) -> float:  # noqa: ARG001
    """As many points as possible for all hands together (TI-50)."""
    return sum(prospects)


class Line(NamedTuple):
    """A move, and what comes of it if everybody then plays well."""

    prospects: Prospects
    move: Move


def searched_move(position: Position, hand: int, budget: int, *, is_alone: bool) -> Move:
    """The best move found by looking at about so many positions; the same for the same budget."""
    return _best_line(position, hand, budget, to_collect if is_alone else to_lead).move


def _best_line(position: Position, hand: int, budget: float, aim: Aim) -> Line:
    """Each hand in turn chooses what is best for itself, among its likely moves.

    The budget is split evenly among them, so that lines end by themselves where it is used up.
    """
    likely = sorted(moves(position, hand), key=_by_gain, reverse=True)
    if budget < 1:
        prospects = _prospects(position)
        prospects[hand] += likely[0].gain
        return Line(prospects, likely[0])
    width = min(len(likely), max(1, int(budget**_BREADTH)))
    lines = [_line(position, hand, move, (budget - width) / width, aim) for move in likely[:width]]
    return max(lines, key=lambda line: aim(line.prospects, hand))


_BREADTH = 0.6
"""Between looking deep (0) and looking around (1)."""


def _line(position: Position, hand: int, move: Move, budget: float, aim: Aim) -> Line:
    following = after(position, hand, move.target)
    next_hand = positions.turn_after(following, hand).hand
    if next_hand is None:
        return Line([float(other.score) for other in following.hands], move)
    return Line(_best_line(following, next_hand, budget, aim).prospects, move)
