"""How good a move is: by its points, by what the next player makes of it, or two rounds later.

A piece that is laid can no longer be laid in a better place. So a move gains its points, less what
the piece or stone was worth while it was still in hand.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct

from tablee.games.top_it.model import Hand
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.forms import Values
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.situations import Situation
from tablee.games.top_it.rules.tiles import Tile

_HOPES = (4.1, 4.2, 4.5, 2.5, 3.7, 4.3, 4.1, 4.5)
"""By shape: what the neighbours of a piece may still bring. It is half of what they bring a greedy
player on average; with all of it, players wait too long."""
_STONE_WORTH = 16.0
"""What a stone brings a greedy player on average."""


class WeighedMove(Struct, frozen=True):
    points: int
    gain: float
    target: Spot | Tile
    """Where to lay a piece, or which tile to top."""


Prospects = list[float]
"""By hand: the score, and what is still to be hoped for."""


def moves(situation: Situation, hand: int) -> list[WeighedMove]:
    """All moves of a hand that differ, in the order of the rules."""
    colours = situations.forbidden_colours(situation, hand)
    found = []
    for shape in situations.allowed_shapes(situation, hand):
        worth = situation.mosaic.values[shape] + _HOPES[shape]
        for spot in _different(situation, shape):
            if not spot.colours & colours:
                found.append(WeighedMove(spot.points, spot.points - worth, spot))
    for tile in situations.targets(situation, hand):
        points = situation.mosaic.worths[tile.number]
        found.append(WeighedMove(points, points - _STONE_WORTH, tile))
    return found


def _different(situation: Situation, shape: int) -> Sequence[Spot]:
    """How the very first piece is turned makes no difference."""
    spots = situation.mosaic.spots(shape)
    return spots if situation.mosaic.tiles else spots[:1]


def after(situation: Situation, hand: int, target: Spot | Tile) -> Situation:
    """The situation once a hand has laid a piece there, or topped that tile."""
    if isinstance(target, Spot):
        return situations.after_piece(situation, hand, target)
    return situations.after_stone(situation, hand, target)


def _by_gain(move: WeighedMove) -> float:
    return move.gain


def _worth(hand: Hand, values: Values) -> float:
    pieces = sum([values[shape] + _HOPES[shape] for shape in hand.shapes])
    return pieces + _STONE_WORTH * hand.has_stone


def _prospects(situation: Situation) -> Prospects:
    values = situation.mosaic.values
    return [hand.score + _worth(hand, values) for hand in situation.hands]


# Two plies


_CONSIDERED = 20
_CARE = 0.5
"""How much of what the next hand gains is held against a move, or alone in its favour."""


class Judged(NamedTuple):
    """A move, and its gain once the next hand's answer is counted."""

    worth: float
    move: WeighedMove


def carefully(situation: Situation, hand: int, *, is_alone: bool) -> list[Judged]:
    """The likely moves, the best first."""
    likely = sorted(moves(situation, hand), key=_by_gain, reverse=True)[:_CONSIDERED]
    judged = [judge(situation, hand, move, is_alone=is_alone) for move in likely]
    return sorted(judged, key=_by_worth, reverse=True)


def judge(situation: Situation, hand: int, move: WeighedMove, *, is_alone: bool) -> Judged:
    care = _CARE if is_alone else -_CARE
    following = after(situation, hand, move.target)
    next_hand = situations.next_after(following, hand).hand
    if next_hand is None:
        return Judged(move.gain, move)
    return Judged(move.gain + care * max(map(_by_gain, moves(following, next_hand))), move)


class Opened(NamedTuple):
    """The most points that a move leaves to the next hand; nobody and nothing at the end."""

    hand: int | None
    points: int


def opened(situation: Situation, hand: int, move: WeighedMove) -> Opened:
    following = after(situation, hand, move.target)
    next_hand = situations.next_after(following, hand).hand
    if next_hand is None:
        return Opened(None, 0)
    return Opened(next_hand, max(answer.points for answer in moves(following, next_hand)))


def _by_worth(judged: Judged) -> float:
    return judged.worth


def careful_move(situation: Situation, hand: int, *, is_alone: bool) -> WeighedMove:
    return carefully(situation, hand, is_alone=is_alone)[0].move


# Two rounds


class Foreseen(NamedTuple):
    """A move, and by how much its hand then leads two rounds later."""

    lead: float
    move: WeighedMove


def foreseen(situation: Situation, hand: int, moves: Sequence[WeighedMove]) -> list[Foreseen]:
    """How each of these moves turns out if everybody plays carefully for two more rounds: only
    then does one see what a move opens, and what a piece or a stone is still good for later."""
    return [Foreseen(to_lead(_played_on(situation, hand, move), hand), move) for move in moves]


def foreseen_move(situation: Situation, hand: int, tried: int) -> WeighedMove:
    """The best of so many careful moves, two rounds later."""
    careful = [judged.move for judged in carefully(situation, hand, is_alone=False)[:tried]]
    if len(careful) == 1:
        return careful[0]
    return max(foreseen(situation, hand, careful), key=lambda one: one.lead).move


def _played_on(situation: Situation, hand: int, move: WeighedMove) -> Prospects:
    """What everybody may hope for two careful rounds after the move, or has at the end."""
    situation = after(situation, hand, move.target)
    to_move = situations.next_after(situation, hand).hand
    for _ in range(2 * len(situation.hands)):
        if to_move is None:
            return [float(other.score) for other in situation.hands]
        answer = careful_move(situation, to_move, is_alone=False)
        situation = after(situation, to_move, answer.target)
        to_move = situations.next_after(situation, to_move).hand
    return _prospects(situation)


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
    move: WeighedMove


def searched_move(situation: Situation, hand: int, budget: int, *, is_alone: bool) -> WeighedMove:
    """The best move found by looking at about so many situations; the same for the same budget."""
    return _best_line(situation, hand, budget, to_collect if is_alone else to_lead).move


def collected(
    situation: Situation, hand: int, moves: Sequence[WeighedMove], budget: int
) -> list[Foreseen]:
    """What all hands together may come to after each of these moves, by looking at about so many
    situations for each."""
    lines = [_line(situation, hand, move, budget, to_collect) for move in moves]
    return [Foreseen(to_collect(line.prospects, hand), line.move) for line in lines]


def _best_line(situation: Situation, hand: int, budget: float, aim: Aim) -> Line:
    """Each hand in turn chooses what is best for itself, among its likely moves.

    The budget is split evenly among them, so that lines end by themselves where it is used up.
    """
    likely = sorted(moves(situation, hand), key=_by_gain, reverse=True)
    if budget < 1:
        prospects = _prospects(situation)
        prospects[hand] += likely[0].gain
        return Line(prospects, likely[0])
    width = min(len(likely), max(1, int(budget**_BREADTH)))
    lines = [_line(situation, hand, move, (budget - width) / width, aim) for move in likely[:width]]
    return max(lines, key=lambda line: aim(line.prospects, hand))


_BREADTH = 0.6
"""Between looking deep (0) and looking around (1)."""


def _line(situation: Situation, hand: int, move: WeighedMove, budget: float, aim: Aim) -> Line:
    following = after(situation, hand, move.target)
    next_hand = situations.next_after(following, hand).hand
    if next_hand is None:
        return Line([float(other.score) for other in following.hands], move)
    return Line(_best_line(following, next_hand, budget, aim).prospects, move)
