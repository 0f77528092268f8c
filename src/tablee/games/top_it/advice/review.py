"""Goes through a finished game once more, as the best search judges it: what each turn gave, what
it opened for the next player, when the stone was due, and what would have been better."""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tablee.games.top_it.advice import describing, search, weighing
from tablee.games.top_it.advice.search import Foreseen
from tablee.games.top_it.advice.weighing import WeighedMove
from tablee.games.top_it.data import OPENING_MOVES
from tablee.games.top_it.model import Placement, Review, ReviewedMove, Target, View
from tablee.games.top_it.rules import situations
from tablee.games.top_it.rules.forms import FORMS, Values
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.mosaic import MIDDLE, Mosaic
from tablee.games.top_it.rules.situations import FULL_HAND, Situation, lying
from tablee.games.top_it.rules.tiles import Tile
from tablee.games.top_it.view import reading
from tablee.games.top_it.view.reading import Made

COMPARED = 5
"""How many likely moves a move is compared with."""
BUDGET_ALONE = 60
"""How many situations are looked at for each of them, alone."""


class PastTurn(NamedTuple):
    made: Made
    target: Spot | Tile
    before: Situation


def review(view: View) -> Review:
    """Turn by turn, without the opening of a puzzle: that was nobody's choice."""
    skipped = OPENING_MOVES if view.options.puzzle else 0
    hands, is_alone = len(view.hands), len(view.scores) == 1
    return _review(reading.values_of(view), hands, tuple(reading.moves_of(view)), skipped, is_alone)


@lru_cache(maxsize=64)
def _review(
    values: Values, hands: int, moves: tuple[Made, ...], skipped: int, is_alone: bool
) -> Review:
    """Everybody at the table asks for the same one."""
    turns = _turns(Situation(Mosaic(values=values), (FULL_HAND,) * hands, 0), moves)
    return Review(
        tuple(
            _reviewed(turn, turns[number + 1 :], is_alone=is_alone)
            for number, turn in enumerate(turns)
            if turn.made.number > skipped
        )
    )


def _turns(situation: Situation, moves: tuple[Made, ...]) -> list[PastTurn]:
    turns = []
    for made in moves:
        target = _target(situation, made)
        turns.append(PastTurn(made, target, situation))
        situation = weighing.after(situation, made.hand, target)
    return turns


def _target(situation: Situation, made: Made) -> Spot | Tile:
    """Where the piece was laid, or which tile was topped."""
    if isinstance(made.what, Tile):
        return Spot(made.what.form, made.what.corner, made.points, 0)
    tile = lying(situation.mosaic, made.what)
    assert tile is not None, "what is topped lies there"
    return tile


def _reviewed(turn: PastTurn, later: list[PastTurn], *, is_alone: bool) -> ReviewedMove:
    made, situation = turn.made, turn.before
    move = next(m for m in weighing.moves(situation, made.hand) if _is_at(m.target, turn.target))
    own, best = _judged(situation, made.hand, move, is_alone=is_alone)
    lost = max(0, round(best.lead - own.lead))
    chosen = best.move if lost > 0 else move
    opened = search.opened(situation, made.hand, move)
    return ReviewedMove(
        made.number,
        made.hand,
        made.points,
        best=_described(situation.mosaic, chosen.target),
        lost=lost,
        opened_for=opened.hand,
        opened=opened.points,
        best_opened=search.opened(situation, made.hand, chosen).points,
        stone_later=_stone_later(turn, later),
    )


def _judged(
    situation: Situation, hand: int, move: WeighedMove, *, is_alone: bool
) -> tuple[Foreseen, Foreseen]:
    """What comes of the move, and of the best among the likely ones."""
    likely = search.carefully(situation, hand, is_alone=is_alone)[:COMPARED]
    compared = [move, *(judged.move for judged in likely if judged.move != move)]
    if is_alone:
        foreseen = search.collected(situation, hand, compared, BUDGET_ALONE)
    else:
        foreseen = search.foreseen(situation, hand, compared)
    return foreseen[0], max(foreseen, key=lambda one: one.lead)


def _stone_later(turn: PastTurn, later: list[PastTurn]) -> int | None:
    if not isinstance(turn.target, Tile):
        return None
    hand, freed = turn.made.hand, ~(1 << turn.target.piece)
    worths = [
        situation.mosaic.worths[tile.number]
        for other in later
        if other.made.hand == hand
        for situation in [_with_stone(other.before, hand, freed)]
        for tile in situations.targets(situation, hand)
    ]
    return max(worths, default=None)


def _with_stone(situation: Situation, hand: int, freed: int) -> Situation:
    """The same, had the hand kept its stone."""
    hands = tuple(
        replace(each, has_stone=True) if number == hand else each
        for number, each in enumerate(situation.hands)
    )
    return Situation(situation.mosaic, hands, situation.topped & freed)


def _is_at(target: Spot | Tile, made: Spot | Tile) -> bool:
    """How the very first piece is turned makes no difference, so only its shape is compared."""
    if isinstance(target, Tile) or isinstance(made, Tile):
        return target == made
    if (target.form, target.corner) == (made.form, made.corner):
        return True
    return target.corner == made.corner == MIDDLE and _shape(target) == _shape(made)


def _shape(spot: Spot) -> int:
    return FORMS[spot.form].shape


def _described(mosaic: Mosaic, target: Spot | Tile) -> Placement | Target:
    if isinstance(target, Spot):
        return describing.placement(mosaic, target)
    return describing.target(mosaic, target)
