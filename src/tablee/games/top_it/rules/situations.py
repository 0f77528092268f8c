"""A situation: the mosaic, what each hand still holds, and what a hand may do with it.

It is what the rules, the advice and the bots have in common: it can be read from a state as well as
from a view.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from tablee.games.top_it.data import PIECES, SHAPES
from tablee.games.top_it.model import Hand, State, TileKey
from tablee.games.top_it.rules.forms import FORMS, VALUES, Values, values_with
from tablee.games.top_it.rules.gaps import Spot
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.tiles import Tile, colour_of, tile_of
from tablee.kernel.rules import Seat

IS_LARGE = tuple(PIECES[SHAPES[form.shape]].is_large for form in FORMS)
"""By form (TI-7)."""
FULL_HAND = Hand(tuple(range(len(SHAPES))), has_stone=True, score=0)
"""The eight pieces and the stone of a colour (TI-1, TI-8)."""


_DUEL = 2
"""Hands; two players have rules of their own (TI-43 to TI-46)."""


class Situation(Struct, frozen=True, gc=False):
    mosaic: Mosaic
    hands: tuple[Hand, ...]
    topped: int
    """The pieces that bear a stone, a bit each, by their numbers."""

    @property
    def is_duel(self) -> bool:
        return len(self.hands) == _DUEL


_KEPT = 256
_kept: OrderedDict[int, tuple[State, Situation]] = OrderedDict()
"""The situations of the latest states, by identity: a state that is held here keeps its own."""


def situation_of(state: State) -> Situation:
    kept = _kept.get(id(state))
    return kept[1] if kept else keep(state, _read(state))


def keep(state: State, situation: Situation) -> Situation:
    """Remembers what situation a state is, so that it need not be read from it again."""
    if len(_kept) >= _KEPT:
        _kept.popitem(last=False)
    _kept[id(state)] = state, situation
    return situation


def _read(state: State) -> Situation:
    topped = sum(1 << move.piece for move in state.moves if move.is_stone)
    return Situation(state_mosaic(state), state.hands, topped)


def state_mosaic(state: State) -> Mosaic:
    return mosaic_of(state.tiles, values_with(state.options.large_square))


@lru_cache(maxsize=256)
def mosaic_of(tiles: tuple[TileKey, ...], values: Values = VALUES) -> Mosaic:
    """The mosaic of these tiles, from that of all but the last, which is mostly known."""
    if not tiles:
        return Mosaic(values=values)
    last = tile_of(tiles[-1], len(tiles) - 1)
    return mosaic_of(tiles[:-1], values).with_tile(last.form, last.corner, last.colour)


def lying(mosaic: Mosaic, piece: int) -> Tile | None:
    """The tile that the piece of this number is, if it lies: mostly it is one of the last."""
    return next((tile for tile in reversed(mosaic.tiles) if tile.piece == piece), None)


def scoring(mosaic: Mosaic, tile: Tile) -> tuple[int, ...]:
    """The piece and its neighbours, whose values add up (TI-24, TI-32)."""
    return (tile.piece, *(neighbour.piece for neighbour in mosaic.neighbours(tile)))


# What may be done


def forbidden_colours(situation: Situation, hand: int) -> int:
    """What the pieces of a hand may not touch, nor its stone top (TI-19, TI-30); nothing between
    two players (TI-43, TI-44)."""
    return 0 if len(situation.hands) == _DUEL else 1 << hand


def forbidden_shape(situation: Situation) -> int | None:
    """The second player's first piece differs from the first player's (TI-45)."""
    tiles = situation.mosaic.tiles
    return FORMS[tiles[0].form].shape if len(tiles) == 1 and situation.is_duel else None


def allowed_shapes(situation: Situation, hand: int) -> Sequence[int]:
    """The shapes of the hand that may be placed if they fit."""
    shapes = situation.hands[hand].shapes
    forbidden = forbidden_shape(situation)
    if forbidden is None:
        return shapes
    return [shape for shape in shapes if shape != forbidden]


def playable_shapes(situation: Situation, hand: int) -> list[int]:
    """The shapes of the hand that fit somewhere."""
    colours = forbidden_colours(situation, hand)
    has_spot = situation.mosaic.has_spot
    return [shape for shape in allowed_shapes(situation, hand) if has_spot(shape, colours)]


def spots(situation: Situation, hand: int, shape: int) -> list[Spot]:
    """Where the hand may place a shape, if that is not forbidden altogether."""
    colours = forbidden_colours(situation, hand)
    return [spot for spot in situation.mosaic.spots(shape) if not spot.colours & colours]


def is_stone_allowed(situation: Situation) -> bool:
    """A stone needs a piece to lie on (TI-14); the second of two players lays a piece (TI-46)."""
    return len(situation.mosaic.tiles) > int(situation.is_duel)


def targets(situation: Situation, hand: int) -> Iterator[Tile]:
    """The tiles that the hand may top."""
    if not situation.hands[hand].has_stone or not is_stone_allowed(situation):
        return
    colours = forbidden_colours(situation, hand)
    for tile in situation.mosaic.tiles:
        if (
            IS_LARGE[tile.form]  # TI-29
            and not tile.colour & colours
            and not situation.topped >> tile.piece & 1  # TI-31
        ):
            yield tile


def can_move(situation: Situation, hand: int) -> bool:
    """Whether there is any move for the hand; to pass by choice is none (TI-38)."""
    if next(targets(situation, hand), None):  # a stone is quicker to look for than a place
        return True
    colours = forbidden_colours(situation, hand)
    has_spot = situation.mosaic.has_spot
    return any(has_spot(shape, colours) for shape in allowed_shapes(situation, hand))


class Next(Struct, frozen=True, gc=False):
    """Who is to move, None if nobody can; and who was passed over."""

    hand: int | None
    passed: tuple[int, ...]


def next_after(situation: Situation, hand: int) -> Next:
    """Clockwise, the next hand that can move (TI-9, TI-37); the game is over when no hand can, and
    what is not placed then brings nothing (TI-36, TI-39, TI-40)."""
    count = len(situation.hands)
    passed: list[int] = []
    for step in range(1, count + 1):
        following = (hand + step) % count
        if can_move(situation, following):
            return Next(following, tuple(passed))
        if not is_empty(situation.hands[following]):
            passed.append(following)
    return Next(None, ())


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


def after_piece(situation: Situation, hand: int, spot: Spot) -> Situation:
    """The situation once the hand has placed a piece there."""
    mosaic = situation.mosaic.with_tile(spot.form, spot.corner, colour_of(hand))
    shape = FORMS[spot.form].shape
    hands = hands_after_piece(situation.hands, hand, shape, spot.points)
    return Situation(mosaic, hands, situation.topped)


def after_stone(situation: Situation, hand: int, tile: Tile) -> Situation:
    """The situation once the hand has topped this tile; nothing else changes (TI-33 to TI-35)."""
    points = situation.mosaic.worths[tile.number]
    hands = hands_after_stone(situation.hands, hand, points)
    return Situation(situation.mosaic, hands, situation.topped | 1 << tile.piece)


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
