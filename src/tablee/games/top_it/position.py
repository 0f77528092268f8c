"""A position: the mosaic, what each hand still holds, and what a hand may do with it.

It is what the rules, the advice and the bots have in common: it can be read from a state as well as
from a view.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from tablee.games.top_it.data import PIECES, SHAPES
from tablee.games.top_it.forms import FORMS, FORMS_OF
from tablee.games.top_it.laying import laid_of
from tablee.games.top_it.model import Hand, State, TileKey
from tablee.games.top_it.mosaic import Mosaic
from tablee.games.top_it.places import place_of
from tablee.games.top_it.rooms import Spot, Tile
from tablee.kernel.rules import Seat

IS_LARGE = tuple(PIECES[SHAPES[form.shape]].is_large for form in FORMS)
"""By form (TI-7)."""
FULL_HAND = Hand(tuple(range(len(SHAPES))), has_stone=True, score=0)
"""The eight pieces and the stone of a colour (TI-1, TI-8)."""


_DUEL = 2
"""Hands; two players have rules of their own (TI-43 to TI-46)."""


class Position(Struct, frozen=True):
    mosaic: Mosaic
    hands: tuple[Hand, ...]
    topped: int
    """The pieces that bear a stone, a bit each, by their numbers."""

    @property
    def is_duel(self) -> bool:
        return len(self.hands) == _DUEL


_KEPT = 256
_kept: OrderedDict[int, tuple[State, Position]] = OrderedDict()
"""The positions of the latest states, by identity: a state that is held here keeps its own."""


def position_of(state: State) -> Position:
    kept = _kept.get(id(state))
    return kept[1] if kept else keep(state, _read(state))


def keep(state: State, position: Position) -> Position:
    """Remembers what position a state is, so that it need not be read from it again."""
    if len(_kept) >= _KEPT:
        _kept.popitem(last=False)
    _kept[id(state)] = state, position
    return position


def _read(state: State) -> Position:
    topped = sum(1 << move.piece for move in state.moves if move.is_stone)
    return Position(mosaic_of(state.tiles), state.hands, topped)


@lru_cache(maxsize=256)
def mosaic_of(tiles: tuple[TileKey, ...]) -> Mosaic:
    """The mosaic of these tiles, from that of all but the last, which is mostly known."""
    if not tiles:
        return Mosaic()
    last = laid_of(tiles[-1])
    form, place = FORMS_OF[last.shape][last.turn], place_of(last.at)
    return mosaic_of(tiles[:-1]).with_tile(form, place, colour_of(last.hand))


def colour_of(hand: int) -> int:
    """The bit of a hand's colour."""
    return 1 << hand


def piece_of(tile: Tile) -> int:
    """The number of the piece that lies there."""
    return len(SHAPES) * (tile.colour.bit_length() - 1) + FORMS[tile.form].shape


def tile_of(mosaic: Mosaic, piece: int) -> Tile | None:
    """Where the piece of this number lies."""
    return next((tile for tile in mosaic.tiles if piece_of(tile) == piece), None)


# What may be done


def forbidden_colours(position: Position, hand: int) -> int:
    """What the pieces of a hand may not touch, nor its stone top (TI-19, TI-30); nothing between
    two players (TI-43, TI-44)."""
    return 0 if len(position.hands) == _DUEL else 1 << hand


def forbidden_shape(position: Position) -> int | None:
    """The second player's first piece differs from the first player's (TI-45)."""
    tiles = position.mosaic.tiles
    return FORMS[tiles[0].form].shape if len(tiles) == 1 and position.is_duel else None


def allowed_shapes(position: Position, hand: int) -> Sequence[int]:
    """The shapes of the hand that may be placed if they fit."""
    shapes = position.hands[hand].shapes
    forbidden = forbidden_shape(position)
    if forbidden is None:
        return shapes
    return [shape for shape in shapes if shape != forbidden]


def playable_shapes(position: Position, hand: int) -> list[int]:
    """The shapes of the hand that fit somewhere."""
    colours = forbidden_colours(position, hand)
    has_spot = position.mosaic.has_spot
    return [shape for shape in allowed_shapes(position, hand) if has_spot(shape, colours)]


def spots(position: Position, hand: int, shape: int) -> list[Spot]:
    """Where the hand may place a shape, if that is not forbidden altogether."""
    colours = forbidden_colours(position, hand)
    return [spot for spot in position.mosaic.spots(shape) if not spot.colours & colours]


def is_stone_allowed(position: Position) -> bool:
    """A stone needs a piece to lie on (TI-14); the second of two players lays a piece (TI-46)."""
    return len(position.mosaic.tiles) > int(position.is_duel)


def targets(position: Position, hand: int) -> Iterator[Tile]:
    """The tiles that the hand may top."""
    if not position.hands[hand].has_stone or not is_stone_allowed(position):
        return
    colours = forbidden_colours(position, hand)
    for tile in position.mosaic.tiles:
        if (
            IS_LARGE[tile.form]  # TI-29
            and not tile.colour & colours
            and not position.topped >> piece_of(tile) & 1  # TI-31
        ):
            yield tile


def can_move(position: Position, hand: int) -> bool:
    """Whether there is any move for the hand; to pass by choice is none (TI-38)."""
    if next(targets(position, hand), None):  # a stone is quicker to look for than a place
        return True
    colours = forbidden_colours(position, hand)
    has_spot = position.mosaic.has_spot
    return any(has_spot(shape, colours) for shape in allowed_shapes(position, hand))


class Turn(Struct, frozen=True):
    """Whose turn it is, None if nobody's; and who was passed over."""

    hand: int | None
    passed: tuple[int, ...]


def turn_after(position: Position, hand: int) -> Turn:
    """Clockwise, the next hand that can move (TI-9, TI-37); the game is over when no hand can, and
    what is not placed then brings nothing (TI-36, TI-39, TI-40)."""
    count = len(position.hands)
    passed: list[int] = []
    for step in range(1, count + 1):
        following = (hand + step) % count
        if can_move(position, following):
            return Turn(following, tuple(passed))
        if not is_empty(position.hands[following]):
            passed.append(following)
    return Turn(None, ())


def is_empty(hand: Hand) -> bool:
    return not hand.shapes and not hand.has_stone


# What is done


def hands_after_piece(
    hands: tuple[Hand, ...], hand: int, shape: int, points: int
) -> tuple[Hand, ...]:
    mine = hands[hand]
    shapes = tuple([other for other in mine.shapes if other != shape])
    changed = Hand(shapes, mine.has_stone, mine.score + points)
    return (*hands[:hand], changed, *hands[hand + 1 :])


def hands_after_stone(hands: tuple[Hand, ...], hand: int, points: int) -> tuple[Hand, ...]:
    mine = hands[hand]
    changed = Hand(mine.shapes, has_stone=False, score=mine.score + points)
    return (*hands[:hand], changed, *hands[hand + 1 :])


def after_piece(position: Position, hand: int, spot: Spot) -> Position:
    """The position once the hand has placed a piece there."""
    mosaic = position.mosaic.with_tile(spot.form, spot.place, colour_of(hand))
    shape = FORMS[spot.form].shape
    hands = hands_after_piece(position.hands, hand, shape, spot.points)
    return Position(mosaic, hands, position.topped)


def after_stone(position: Position, hand: int, tile: Tile) -> Position:
    """The position once the hand has topped this tile; nothing else changes (TI-33 to TI-35)."""
    points = position.mosaic.worths[tile.number]
    hands = hands_after_stone(position.hands, hand, points)
    return Position(position.mosaic, hands, position.topped | 1 << piece_of(tile))


# Who it is for


def seat_of(state: State, hand: int) -> Seat:
    """Alone, one plays all hands (TI-48)."""
    return 0 if state.seats == 1 else hand


def totals(state: State) -> tuple[int, ...]:
    """The scores by seat; alone, the sum of all colours (TI-50)."""
    scores = tuple([hand.score for hand in state.hands])
    return (sum(scores),) if state.seats == 1 else scores


def winners(state: State) -> tuple[Seat, ...] | None:
    """Most points win, ties share (TI-42); None: the game is not over."""
    if state.to_move is not None:
        return None
    scores = totals(state)
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
