"""Goes through a finished game once more, as a careful player judges it: what each turn gave, what
it opened for the next player, and what would have been better."""

from tablee.games.top_it.advice import describing, search
from tablee.games.top_it.data import OPENING_MOVES
from tablee.games.top_it.model import Placement, Review, ReviewedMove, Target, View
from tablee.games.top_it.rules.forms import FORMS
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.mosaic import MIDDLE, Mosaic
from tablee.games.top_it.rules.situations import FULL_HAND, Situation, lying
from tablee.games.top_it.rules.tiles import Tile
from tablee.games.top_it.view import reading
from tablee.games.top_it.view.reading import Made


def review(view: View) -> Review:
    """Turn by turn; the opening of a puzzle was nobody's choice."""
    situation = Situation(Mosaic(values=reading.values_of(view)), (FULL_HAND,) * len(view.hands), 0)
    skipped = OPENING_MOVES if view.options.puzzle else 0
    reviewed = []
    for made in reading.moves_of(view):
        target = _target(situation, made)
        if made.number > skipped:
            is_alone = len(view.scores) == 1
            reviewed.append(_reviewed(situation, made, target, is_alone=is_alone))
        situation = search.after(situation, made.hand, target)
    return Review(tuple(reviewed))


def _target(situation: Situation, made: Made) -> Spot | Tile:
    """Where the piece was laid, or which tile was topped."""
    if isinstance(made.what, Tile):
        return Spot(made.what.form, made.what.corner, made.points, 0)
    tile = lying(situation.mosaic, made.what)
    assert tile is not None, "what is topped lies there"
    return tile


def _reviewed(
    situation: Situation, made: Made, target: Spot | Tile, *, is_alone: bool
) -> ReviewedMove:
    move = next(m for m in search.moves(situation, made.hand) if _is_at(m.target, target))
    best = search.carefully(situation, made.hand, is_alone=is_alone)[0]
    lost = best.worth - search.judge(situation, made.hand, move, is_alone=is_alone).worth
    chosen = best.move if round(lost) > 0 else move
    opened = search.opened(situation, made.hand, move)
    return ReviewedMove(
        made.number,
        made.hand,
        made.points,
        best=_described(situation.mosaic, chosen.target),
        lost=max(0, round(lost)),
        opened_for=opened.hand,
        opened=opened.points,
        best_opened=search.opened(situation, made.hand, chosen).points,
    )


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
