"""What everybody sees, built field by field from the state: nothing is hidden (TI-10).

Parts that have not changed since the last view are the same objects: the table sends only what
differs.
"""

from functools import lru_cache

from tablee.games.top_it.data import COLOURS, SHAPES
from tablee.games.top_it.describing import scoring
from tablee.games.top_it.drawing import SHAPE_VIEWS, drawing
from tablee.games.top_it.forms import FORMS_OF
from tablee.games.top_it.model import (
    HandView,
    Laid,
    LaidView,
    LastMove,
    PieceView,
    State,
    StoneView,
    Topped,
    View,
)
from tablee.games.top_it.position import (
    mosaic_of,
    seat_of,
    tile_of,
    totals,
    winners,
)
from tablee.kernel.rules import Seat

_IN_HAND = tuple(PieceView(shape, None) for shape in SHAPES)


def view(state: State, seat: Seat | None) -> View:  # noqa: ARG001  (everybody sees the same)
    return View(
        options=state.options,
        shapes=SHAPE_VIEWS,
        hands=_hands(state),
        to_move=state.to_move,
        last=_last(state),
        passed=state.passed,
        scores=totals(state),
        winners=winners(state),
    )


def _hands(state: State) -> tuple[HandView, ...]:
    stones = {stone.hand: stone for stone in state.stones}
    pieces = [*_IN_HAND] * len(state.hands)
    topped_by = {stone.piece: stone.hand for stone in state.stones}
    for laid in state.laid:
        pieces[laid.piece] = _piece(laid, topped_by.get(laid.piece))
    return tuple(
        HandView(
            seat=seat_of(state, number),
            colour=COLOURS[number],
            score=hand.score,
            pieces=tuple(pieces[len(SHAPES) * number : len(SHAPES) * (number + 1)]),
            stone=_stone(stones[number]) if number in stones else None,
        )
        for number, hand in enumerate(state.hands)
    )


@lru_cache(maxsize=4096)
def _piece(laid: Laid, topped_by: int | None) -> PieceView:
    shape = laid.piece % len(SHAPES)
    where = drawing(FORMS_OF[shape][laid.turn], laid.at)
    return PieceView(
        SHAPES[shape],
        LaidView(
            turn=laid.turn,
            at=laid.at,
            x=where.x,
            y=where.y,
            corners=where.corners,
            number=laid.number,
            points=laid.points,
            topped_by=topped_by,
        ),
    )


def _stone(stone: Topped) -> StoneView:
    return StoneView(stone.piece, stone.number, stone.points)


def _last(state: State) -> LastMove | None:
    number = len(state.laid) + len(state.stones)
    if number == 0:
        return None
    is_stone = bool(state.stones) and state.stones[-1].number == number
    move = state.stones[-1] if is_stone else state.laid[-1]
    mosaic = mosaic_of(state.laid)
    tile = tile_of(mosaic, move.piece)
    assert tile is not None, "it was laid or topped"
    return LastMove(
        number=number,
        hand=state.stones[-1].hand if is_stone else move.piece // len(SHAPES),
        piece=move.piece,
        is_stone=is_stone,
        points=move.points,
        scoring=scoring(mosaic, tile),
    )
