"""A player of Top It in three strengths: careless, careful of the next player, or farsighted."""

from tablee.games.top_it.advice import search, weighing
from tablee.games.top_it.advice.weighing import WeighedMove
from tablee.games.top_it.model import Action, PlaceStone, View
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.legal import place_piece
from tablee.games.top_it.rules.situations import Situation
from tablee.games.top_it.view import reading
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat

SEEN = 10
"""How many moves a careless player sees."""
TRIED = 7
"""How many moves a farsighted player follows for two rounds."""
BUDGET = 600
"""How many situations it looks at alone."""
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
    situation = reading.situation_of(view)
    match level:
        case Level.EASY:
            move = careless_move(situation, hand, chance)
        case Level.NORMAL:
            move = search.careful_move(situation, hand, chance, is_alone=is_alone)
        case Level.HARD:
            move = farsighted_move(situation, hand, is_alone=is_alone)
    return _action(move)


def careless_move(situation: Situation, hand: int, chance: Chance) -> WeighedMove:
    """The most points of the few moves that were seen, as a child plays: no thought for later."""
    moves = weighing.moves(situation, hand)
    seen = [chance.choice(moves) for _ in range(SEEN)]
    return max(seen, key=lambda move: move.points)


def farsighted_move(situation: Situation, hand: int, *, is_alone: bool) -> WeighedMove:
    if is_alone:
        return search.searched_move(situation, hand, BUDGET, is_alone=True)
    return search.foreseen_move(situation, hand, TRIED)


def _action(move: WeighedMove) -> Action:
    if isinstance(move.target, Spot):
        return place_piece(move.target)
    return PlaceStone(move.target.piece)
