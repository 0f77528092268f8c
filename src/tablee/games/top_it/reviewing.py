"""Goes through a finished game once more: what each turn brought, and the most it could have."""

from tablee.games.top_it import describing, reading, search
from tablee.games.top_it.data import OPENING_MOVES, SHAPES
from tablee.games.top_it.forms import FORMS_OF
from tablee.games.top_it.model import (
    Laid,
    Placement,
    Review,
    ReviewedMove,
    Target,
    Topped,
    View,
)
from tablee.games.top_it.mosaic import Mosaic, Spot
from tablee.games.top_it.places import place_of
from tablee.games.top_it.position import FULL_HAND, Position, tile_of
from tablee.games.top_it.search import Move


def review(view: View) -> Review:
    """Turn by turn; the opening of a puzzle was nobody's choice."""
    position = Position(Mosaic(), (FULL_HAND,) * len(view.hands), 0)
    skipped = OPENING_MOVES if view.options.puzzle else 0
    reviewed = []
    for made in _moves(view):
        hand = made.hand if isinstance(made, Topped) else made.piece // len(SHAPES)
        if made.number > skipped:
            reviewed.append(_reviewed(position, hand, made))
        position = search.after(position, hand, _move(position, made))
    return Review(tuple(reviewed))


def _moves(view: View) -> list[Laid | Topped]:
    stones = [
        Topped(number, hand.stone.piece, hand.stone.number, hand.stone.points)
        for number, hand in enumerate(view.hands)
        if hand.stone
    ]
    return sorted([*reading.laid_of(view), *stones], key=lambda made: made.number)


def _move(position: Position, made: Laid | Topped) -> Move:
    """The move that was made, as the search knows it."""
    if isinstance(made, Topped):
        tile = tile_of(position.mosaic, made.piece)
        assert tile is not None, "what is topped lies there"
        return Move(made.points, 0, tile)
    form = FORMS_OF[made.piece % len(SHAPES)][made.turn]
    return Move(made.points, 0, Spot(form, place_of(made.at), made.points, 0))


def _reviewed(position: Position, hand: int, made: Laid | Topped) -> ReviewedMove:
    best = max(search.moves(position, hand), key=lambda move: move.points)
    if best.points == made.points:
        best = _move(position, made)
    return ReviewedMove(made.number, hand, made.points, _described(position.mosaic, best))


def _described(mosaic: Mosaic, move: Move) -> Placement | Target:
    if isinstance(move.target, Spot):
        return describing.placement(mosaic, move.target)
    return describing.target(mosaic, move.target)
