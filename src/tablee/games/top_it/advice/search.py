"""Which move is best: by the next player's answer, two rounds later, or looking further."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.games.top_it.advice.answers import Answers
from tablee.games.top_it.advice.weighing import (
    Prospects,
    WeighedMove,
    after,
    by_gain,
    moves,
    prospects,
)
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.situations import Situation
from tablee.kernel.chance import Chance

# Two plies


_CONSIDERED = 20
"""How many moves are worth a second look: those that gain most at once."""
_CARE = 0.5
"""How much of what the next hand gains is held against a move, or alone in its favour."""
_SHADES = 100
"""A careful player takes moves for equal that differ by less than a point."""


class Judged(NamedTuple):
    """A move, and its gain once the next hand's answer is counted."""

    worth: float
    move: WeighedMove


def carefully(
    situation: Situation, hand: int, *, is_alone: bool, considered: int = _CONSIDERED
) -> list[Judged]:
    """The likely moves, the best first."""
    care, answers = _CARE if is_alone else -_CARE, Answers(situation, hand)
    judged = [
        Judged(move.gain + care * answers.best_after(move.target), move)
        for move in by_gain(situation, hand)[:considered]
    ]
    return sorted(judged, key=_by_worth, reverse=True)


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


def careful_move(
    situation: Situation,
    hand: int,
    chance: Chance,
    *,
    is_alone: bool,
    considered: int = _CONSIDERED,
) -> WeighedMove:
    """The best once the next answer is counted; of those that are nearly as good, any."""
    judged = carefully(situation, hand, is_alone=is_alone, considered=considered)
    shades = [one.worth + chance.below(_SHADES) / _SHADES for one in judged]
    return judged[shades.index(max(shades))].move


# Two rounds


class Foreseen(NamedTuple):
    """A move, and by how much its hand leads two rounds later, on average."""

    lead: float
    move: WeighedMove


def foreseen(situation: Situation, hand: int, moves: Sequence[WeighedMove]) -> list[Foreseen]:
    """How each of these moves turns out if everybody plays carefully for two more rounds: only
    then does one see what a move opens, and what a piece or a stone is still good for later."""
    return [Foreseen(_mean_lead(situation, hand, move), move) for move in moves]


def foreseen_move(situation: Situation, hand: int, tried: int) -> WeighedMove:
    """The best of so many careful moves, two rounds later."""
    careful = [judged.move for judged in carefully(situation, hand, is_alone=False)[:tried]]
    if len(careful) == 1:
        return careful[0]
    return max(foreseen(situation, hand, careful), key=lambda one: one.lead).move


_FUTURES = 3
"""How often a move is followed: by a single future, chance would judge it as much as the search."""


_FORESEEN = 12
"""How many moves are considered there, by every hand: a quicker look than at the table."""


def _mean_lead(situation: Situation, hand: int, move: WeighedMove) -> float:
    """The same chances for every move, so that the moves are compared and not the luck."""
    leads = [
        to_lead(_played_on(situation, hand, move, Chance(bytes([future]))), hand)
        for future in range(_FUTURES)
    ]
    return sum(leads) / _FUTURES


def _played_on(situation: Situation, hand: int, move: WeighedMove, chance: Chance) -> Prospects:
    """What everybody may hope for two careful rounds after the move, or has at the end."""
    situation = after(situation, hand, move.target)
    to_move = situations.next_after(situation, hand).hand
    for _ in range(2 * len(situation.hands)):
        if to_move is None:
            return [float(other.score) for other in situation.hands]
        answer = careful_move(situation, to_move, chance, is_alone=False, considered=_FORESEEN)
        situation = after(situation, to_move, answer.target)
        to_move = situations.next_after(situation, to_move).hand
    return prospects(situation)


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
    likely = by_gain(situation, hand)
    if budget < 1:
        hoped = prospects(situation)
        hoped[hand] += likely[0].gain
        return Line(hoped, likely[0])
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
