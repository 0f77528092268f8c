"""A player of Top It in three strengths: greedy, careful of the next player, or looking ahead."""

from tablee.games.top_it import reading, search
from tablee.games.top_it.legal import place_piece
from tablee.games.top_it.model import Action, PlaceStone, View
from tablee.games.top_it.position import Position, piece_of
from tablee.games.top_it.rooms import Spot
from tablee.games.top_it.search import Move
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat

BUDGET = 200
"""How many positions the strongest looks at."""
_LOOK_MS = {Level.EASY: 2500, Level.NORMAL: 3500, Level.HARD: 4500}
_HESITATION_MS = 2500


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    """A look at the mosaic, longer the better one plays."""
    if view.to_move is None or view.hands[view.to_move].seat != seat:
        return None
    return _LOOK_MS[level] + chance.below(_HESITATION_MS)


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:
    hand = view.to_move
    if hand is None or view.hands[hand].seat != seat:
        return None
    is_alone = len(view.scores) == 1
    position = reading.position_of(view)
    match level:
        case Level.EASY:
            move = _greedy_move(position, hand, chance)
        case Level.NORMAL:
            move = search.careful_move(position, hand, is_alone=is_alone)
        case Level.HARD:
            move = search.searched_move(position, hand, BUDGET, is_alone=is_alone)
    return _action(move)


def _greedy_move(position: Position, hand: int, chance: Chance) -> Move:
    """Most points at once; which of several, chance decides."""
    moves = search.moves(position, hand)
    most = max(move.points for move in moves)
    return chance.choice([move for move in moves if move.points == most])


def _action(move: Move) -> Action:
    if isinstance(move.target, Spot):
        return place_piece(move.target)
    return PlaceStone(piece_of(move.target))
