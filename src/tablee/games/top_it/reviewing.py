"""Goes through a finished game once more: what each turn brought, and the most it could have."""

from tablee.games.top_it import describing, reading, search
from tablee.games.top_it.data import OPENING_MOVES
from tablee.games.top_it.forms import FORMS_OF
from tablee.games.top_it.laying import Laid
from tablee.games.top_it.model import Placement, Review, ReviewedMove, Target, View
from tablee.games.top_it.mosaic import Mosaic
from tablee.games.top_it.places import place_of
from tablee.games.top_it.position import FULL_HAND, Position, tile_of
from tablee.games.top_it.reading import Made
from tablee.games.top_it.rooms import Spot, Tile


def review(view: View) -> Review:
    """Turn by turn; the opening of a puzzle was nobody's choice."""
    position = Position(Mosaic(), (FULL_HAND,) * len(view.hands), 0)
    skipped = OPENING_MOVES if view.options.puzzle else 0
    reviewed = []
    for made in reading.moves_of(view):
        target = _target(position, made)
        if made.number > skipped:
            reviewed.append(_reviewed(position, made, target))
        position = search.after(position, made.hand, target)
    return Review(tuple(reviewed))


def _target(position: Position, made: Made) -> Spot | Tile:
    """Where the piece was laid, or which tile was topped."""
    if isinstance(made.what, Laid):
        form = FORMS_OF[made.what.shape][made.what.turn]
        return Spot(form, place_of(made.what.at), made.points, 0)
    tile = tile_of(position.mosaic, made.what)
    assert tile is not None, "what is topped lies there"
    return tile


def _reviewed(position: Position, made: Made, target: Spot | Tile) -> ReviewedMove:
    best = max(search.moves(position, made.hand), key=lambda move: move.points)
    chosen = target if best.points == made.points else best.target
    described = _described(position.mosaic, chosen)
    return ReviewedMove(made.number, made.hand, made.points, described)


def _described(mosaic: Mosaic, target: Spot | Tile) -> Placement | Target:
    if isinstance(target, Spot):
        return describing.placement(mosaic, target)
    return describing.target(mosaic, target)
