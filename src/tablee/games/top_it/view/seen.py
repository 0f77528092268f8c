"""What everybody sees, built field by field from the state: nothing is hidden (TI-10).

Parts that have not changed since the last view are the same objects: the table sends only what
differs.
"""

from functools import lru_cache

from tablee.games.top_it.data import COLOURS, SHAPES
from tablee.games.top_it.model import (
    HandView,
    LaidView,
    LastMove,
    PieceView,
    State,
    StoneView,
    TileKey,
    View,
)
from tablee.games.top_it.rules.forms import FORMS, values_with
from tablee.games.top_it.rules.situations import (
    is_stone_allowed,
    lying,
    scoring,
    seat_of,
    situation_of,
    totals,
    winners,
)
from tablee.games.top_it.rules.tiles import tile_of
from tablee.games.top_it.view.tiles import shape_views, view_of
from tablee.kernel.memo import once_per_state
from tablee.kernel.rules import Seat

_IN_HAND = tuple(PieceView(shape, None) for shape in SHAPES)


def view(state: State, seat: Seat | None) -> View:  # noqa: ARG001  (everybody sees the same)
    return _seen_by_all(state)


@once_per_state
def _seen_by_all(state: State) -> View:
    return View(
        options=state.options,
        shapes=shape_views(values_with(state.options.large_square)),
        hands=_hands(state),
        to_move=state.to_move,
        is_stone_allowed=is_stone_allowed(situation_of(state)),
        last=_last(state),
        passed=state.passed,
        scores=totals(state),
        winners=winners(state),
    )


def _hands(state: State) -> tuple[HandView, ...]:
    stones = _stones(state)
    pieces = _pieces(state, {stone.piece: hand for hand, stone in stones.items()})
    return tuple(
        HandView(
            seat=seat_of(state, number),
            colour=COLOURS[number],
            score=hand.score,
            pieces=tuple(pieces[len(SHAPES) * number : len(SHAPES) * (number + 1)]),
            stone=stones.get(number),
        )
        for number, hand in enumerate(state.hands)
    )


def _stones(state: State) -> dict[int, StoneView]:
    """By hand."""
    return {
        move.hand: StoneView(move.piece, number, move.points)
        for number, move in enumerate(state.moves, start=1)
        if move.is_stone
    }


def _pieces(state: State, topped_by: dict[int, int]) -> list[PieceView]:
    """All pieces of all hands, by their numbers."""
    pieces = [*_IN_HAND] * len(state.hands)
    tiles = iter(state.tiles)
    for number, move in enumerate(state.moves, start=1):
        if not move.is_stone:
            topped = topped_by.get(move.piece)
            pieces[move.piece] = _piece(next(tiles), number, move.points, topped)
    return pieces


@lru_cache(maxsize=4096)
def _piece(key: TileKey, number: int, points: int, topped_by: int | None) -> PieceView:
    laid = tile_of(key, 0)
    seen = view_of(laid)
    return PieceView(
        SHAPES[FORMS[laid.form].shape],
        LaidView(seen.turn, seen.at, seen.x, seen.y, seen.corners, number, points, topped_by),
    )


def _last(state: State) -> LastMove | None:
    if not state.moves:
        return None
    move = state.moves[-1]
    mosaic = situation_of(state).mosaic
    tile = lying(mosaic, move.piece)
    assert tile is not None, "it was laid or topped"
    return LastMove(
        number=len(state.moves),
        hand=move.hand,
        piece=move.piece,
        is_stone=move.is_stone,
        points=move.points,
        scoring=scoring(mosaic, tile),
    )
