"""The nouns of Top It: options, actions, views, the state, questions. No logic.

Conventions, shared with the browser:
- The unit is the short side. x grows to the right and y downwards, as on a screen. Numbers with a
  point (`x`, `y`, `corners`, `outline`) are for drawing only.
- A turn is a number of twelfths of a circle, clockwise on the screen. A shape turned by its
  `period` looks as before, so its turns are 0 to `period` - 1.
- `x`, `y` is the middle of a piece: the mean of its corners, about which it turns. To draw a piece,
  shift the shape's `outline` to `x`, `y` and rotate it by 30° × `turn`; or join its `corners`.
- `at` is where the first corner of a piece lies, exactly: four whole numbers, the coordinates of a
  point in Z[ζ12]. The browser sends back the `turn` and `at` that it was given in a `Placement`.
- A hand is the eight pieces and the stone of one colour. With several players the hand of a seat
  has the seat's number; alone, one plays all four hands in turn (TI-48, TI-49).
- A piece is numbered 8 × hand + place of its shape in `Shape`; it is `hands[hand].pieces[place]`.
- Moves are numbered from 1, pieces and stones alike.
"""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A plain immutable value."""


# Options


OPENING_BY_CHANCE = "opening"
"""In place of a seed: the opening is drawn like everything else at the table."""


class Help(StrEnum):
    """How much the table shows before a piece or a stone is placed (TI-52)."""

    HAND = "hand"
    """Nothing: one lays it oneself, and is told in words if it cannot stay."""
    PLACES = "places"
    """Where it may go, but not what it brings."""
    POINTS = "points"
    """Where it may go, and what it brings."""


class Options(Struct, frozen=True, kw_only=True):
    starter: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The seat that begins, named by the host; by default chance names it (TI-9)."""
    puzzle: Annotated[str, Meta(max_length=64)] = ""
    """Solo: an opening is laid out, by the table's chance or from this seed; empty: none."""
    help: Help = Help.HAND
    large_square: Literal[4, 8] = 4
    """What a large square counts: 8 is a house rule (TI-51)."""


# Actions


class Shape(StrEnum):
    """The eight shapes (TI-2), in the order in which the pieces of a hand are numbered."""

    RHOMBUS = "rhombus"
    SMALL_TRIANGLE = "small_triangle"
    LARGE_TRIANGLE = "large_triangle"
    SMALL_SQUARE = "small_square"
    LARGE_SQUARE = "large_square"
    TRAPEZOID = "trapezoid"
    HEXAGON = "hexagon"
    HOUSE = "house"


Turn = Annotated[int, Meta(ge=0, le=11)]
Coordinate = Annotated[int, Meta(ge=-255, le=255)]
"""32 pieces in a row cannot reach further: each adds at most 8 to a coordinate."""
Point = tuple[Coordinate, Coordinate, Coordinate, Coordinate]
PieceNumber = Annotated[int, Meta(ge=0, le=31)]


class PlacePiece(Struct, frozen=True, tag="place_piece", tag_field="kind"):
    """Place a piece of the hand whose turn it is (TI-11)."""

    shape: Shape
    turn: Turn
    at: Point


class PlaceStone(Struct, frozen=True, tag="place_stone", tag_field="kind"):
    """Top a lying piece with the stone of the hand whose turn it is (TI-11)."""

    piece: PieceNumber


Action = PlacePiece | PlaceStone


class IllegalCode(StrEnum):
    """Why an action is refused; the sentences are in `refusals.json`."""

    GAME_IS_OVER = "game_is_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    TURNED_TOO_FAR = "turned_too_far"
    """By the shape's period or more: the same place has a smaller turn."""
    NOT_IN_THE_MIDDLE = "not_in_the_middle"
    SAME_AS_THE_FIRST = "same_as_the_first"
    OVERLAPPING = "overlapping"
    PART_OF_A_SIDE = "part_of_a_side"
    SAME_COLOUR = "same_colour"
    NOT_TOUCHING = "not_touching"
    PIECE_FIRST = "piece_first"
    STONE_IS_SPENT = "stone_is_spent"
    NOT_LAID = "not_laid"
    NOT_LARGE = "not_large"
    OWN_COLOUR = "own_colour"
    ALREADY_TOPPED = "already_topped"


class Reason(StrEnum):
    """How a game ended."""

    ALL_PLACED = "all_placed"
    NOBODY_CAN_MOVE = "nobody_can_move"


# Views


class Colour(StrEnum):
    """The colours (TI-1), in the order of the hands."""

    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"


Corner = tuple[float, float]


class ShapeView(Struct, frozen=True):
    """What is true of all pieces of a shape."""

    shape: Shape
    value: int
    is_large: bool
    """May be topped (TI-7, TI-29)."""
    period: int
    outline: tuple[Corner, ...]
    """The corners around the middle, unturned."""


class TileView(Struct, frozen=True):
    """Where a piece lies, or would lie."""

    turn: int
    at: Point
    x: float
    y: float
    corners: tuple[Corner, ...]


class LaidView(TileView, frozen=True):
    """A tile, and what it brought."""

    number: int
    """Of the move that laid it."""
    points: int
    topped_by: int | None
    """The hand whose stone lies on it."""


class PieceView(Struct, frozen=True):
    shape: Shape
    laid: LaidView | None
    """None: still in the hand, open to all (TI-10)."""


class StoneView(Struct, frozen=True):
    """A stone that was played."""

    piece: int
    number: int
    points: int


class HandView(Struct, frozen=True):
    seat: int
    colour: Colour
    score: int
    pieces: tuple[PieceView, ...]
    """All eight, in the order of `Shape`."""
    stone: StoneView | None
    """None: not played yet."""


class LastMove(Struct, frozen=True):
    number: int
    hand: int
    piece: int
    """The piece that was laid, or topped."""
    is_stone: bool
    points: int
    scoring: tuple[int, ...]
    """The pieces whose values add up to the points, the piece itself first (TI-24, TI-32); the very
    first piece counts double (TI-13)."""


class View(Struct, frozen=True):
    """Everything is open (TI-10), so that everybody sees the same."""

    options: Options
    shapes: tuple[ShapeView, ...]
    hands: tuple[HandView, ...]
    to_move: int | None
    """The hand whose turn it is; None: the game is over."""
    is_stone_allowed: bool
    """Whether a stone could be placed at all by now (TI-14, TI-46)."""
    last: LastMove | None
    passed: tuple[int, ...]
    """The hands that could not move after the last move, and were passed over (TI-37)."""
    scores: tuple[int, ...]
    """By seat; alone, the sum of the four hands (TI-50)."""
    winners: tuple[int, ...] | None


# State


TileKey = int
"""A piece as it lies, in one whole number; `rules/tiles.py` writes and reads it."""


class Move(Struct, frozen=True, array_like=True):
    """What was done. Moves are numbered from 1, in their order."""

    hand: int
    piece: int
    """The piece that was laid, or topped."""
    is_stone: bool
    points: int


class Hand(Struct, frozen=True, array_like=True):
    shapes: tuple[int, ...]
    """Not placed yet, by their place in `Shape`."""
    has_stone: bool
    score: int


class State(Struct, frozen=True, kw_only=True):
    options: Options
    seats: int
    hands: tuple[Hand, ...]
    tiles: tuple[TileKey, ...] = ()
    """In the order in which they were laid."""
    moves: tuple[Move, ...] = ()
    to_move: int | None
    passed: tuple[int, ...] = ()


# Questions


class AskPlacements(Struct, frozen=True, tag="placements", tag_field="kind"):
    """Where may this piece of my hand go? Alone: of the hand whose turn it is."""

    shape: Shape


class AskTargets(Struct, frozen=True, tag="targets", tag_field="kind"):
    """What may my stone top?"""


class WhyNot(Struct, frozen=True, tag="why_not", tag_field="kind"):
    """What is wrong with a piece of my hand dropped there: its middle, and its turn."""

    shape: Shape
    x: Annotated[float, Meta(ge=-500, le=500)]
    y: Annotated[float, Meta(ge=-500, le=500)]
    turn: Turn | None
    """None: in any turn."""


class WhyNotTop(Struct, frozen=True, tag="why_not_top", tag_field="kind"):
    """What is wrong with my stone on this piece?"""

    piece: PieceNumber


class AskReview(Struct, frozen=True, tag="review", tag_field="kind"):
    """After the game: what was the best move of each turn?"""


class Placement(TileView, frozen=True, tag="placement", tag_field="kind"):
    """A legal place of a piece, and what it brings; `turn` and `at` make it a `PlacePiece`."""

    shape: Shape
    points: int | None
    """None: the table does not tell before it is laid (TI-52)."""
    scoring: tuple[int, ...]
    """The lying pieces that it would touch, which score with it (TI-24)."""


class Target(Struct, frozen=True, tag="target", tag_field="kind"):
    """A piece that the stone may top, and what it brings."""

    piece: int
    points: int | None
    """None: the table does not tell before it is topped (TI-52)."""
    scoring: tuple[int, ...]
    """The pieces whose values add up to the points, the target first (TI-32)."""


class Placements(Struct, frozen=True, tag="placements", tag_field="kind"):
    """All there are, each once: most points first, or around the mosaic if no points are told."""

    placements: tuple[Placement, ...]


class Targets(Struct, frozen=True, tag="targets", tag_field="kind"):
    """All there are: most points first, or as they were laid where no points are told."""

    targets: tuple[Target, ...]


class ByHand(Struct, frozen=True, tag="by_hand", tag_field="kind"):
    """Whoever plays by hand looks for a place, or a target, without help (TI-52)."""

    fits_somewhere: bool


class Fits(Struct, frozen=True, tag="fits", tag_field="kind"):
    """Nothing is wrong: the piece was dropped on this legal place or next to it, or the stone may
    top this piece."""

    choice: Placement | Target


class Because(Struct, frozen=True, tag="because", tag_field="kind"):
    """Why the piece cannot lie there; or, asked for all places, why it may lie nowhere."""

    code: IllegalCode
    side: tuple[Corner, Corner] | None
    """The offending side of a lying piece, if it is a matter of sides."""
    piece: int | None
    """The lying piece that is in the way, if one is."""


class ReviewedMove(Struct, frozen=True):
    """A turn of the game, judged by the best search: what comes of a move if everybody plays on
    with care for two rounds; alone, what all colours together may still come to."""

    number: int
    hand: int
    points: int
    best: Placement | Target
    """The best move; the move itself if it was as good."""
    lost: int
    """By how many points the best move was better; 0: it was not."""
    opened_for: int | None
    """The next hand; None: the game was over."""
    opened: int
    """The most points that the move left to the next hand."""
    best_opened: int
    """The most that the best move would have left."""
    stone_later: int | None
    """Of a stone: the most that it would have brought at a later turn of the hand, as the game went
    on; None: it was no stone, or there was no later turn."""


class Review(Struct, frozen=True, tag="review", tag_field="kind"):
    moves: tuple[ReviewedMove, ...]


class Unanswered(Struct, frozen=True, tag="unanswered", tag_field="kind"):
    """The view does not hold what the answer needs."""


Question = AskPlacements | AskTargets | WhyNot | WhyNotTop | AskReview
Answer = Placements | Targets | ByHand | Fits | Because | Review | Unanswered
