"""What a seat sees."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.copyright.model.actions import LayCard, Moment, Orientation, TakeCard, TurnStack
from tablee.games.copyright.model.options import Options, Struct


class Phase(StrEnum):
    MODEL = "model"
    READY = "ready"
    """The model lies face down: three, two, one (CR-10)."""
    PLAY = "play"
    CALLED = "called"
    """The round has just ended: hands off, everybody looks up (CR-63)."""
    FRAME = "frame"
    SCORED = "scored"
    OVER = "over"


Face = Annotated[str, Meta(pattern="^[0-8]{3}$")]
Symbols = Annotated[int, Meta(ge=0, le=7)]


class LaidCard(Struct, frozen=True):
    card: int
    face: Face
    x: int
    y: int
    orientation: int


class Spot(Struct, frozen=True):
    x: int
    y: int


class Tally(Struct, frozen=True):
    """What a stack scores under a frame, line by line."""

    frame: Spot
    right: tuple[int, ...]
    """The cells of the frame, 0 to 8, that are identical to the model's (CR-28 to CR-31)."""
    rows_out: tuple[int, ...]
    """The rows of the mat that stick out, each -1 (CR-35 to CR-38)."""
    columns_out: tuple[int, ...]
    bonus: int
    missed: int
    """Cards not laid in time, each -2 (CR-51)."""
    net: int


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat."""

    score: int
    laid: tuple[LaidCard, ...]
    """The stack, the lowest card first."""
    in_hand: int
    is_done: bool
    """Has nothing more to do in this phase or turn."""
    agrees_to_end: bool
    has_copied: bool
    tally: Tally | None
    """What its frame counts, once frames are put (CR-24)."""


class OwnView(Struct, frozen=True):
    """What only the seat itself sees."""

    hand: tuple[Face, ...]
    """All cards of the seat in this round, the laid ones too; indices are `card` in the actions."""
    lies: tuple[Orientation, ...]
    """How each card of the hand came from the pile: some turned, some on their back (CR-64)."""
    drawn: int | None
    """The only card that may be laid or moved this turn, in the timed variant."""
    spots: tuple[Spot, ...]
    """Where a card from the hand may be laid."""
    can_turn_stack: bool
    """Whether the whole stack may be turned or flipped now (CR-19, CR-50)."""
    model_cards: tuple[LaidCard, ...]
    """The cards of the model, for its maker while making it."""
    tally: Tally | None
    """What the stack would score with the best frame, or in the frame phase with the chosen one."""
    frames: tuple[Spot, ...]
    """Where the frame may be put, in the frame phase."""


class SeatResult(Struct, frozen=True):
    hand: tuple[Face, ...]
    laid: tuple[LaidCard, ...]
    tally: Tally | None
    """None: no card laid, or no frame needed."""
    points: int
    total: int


class RoundResult(Struct, frozen=True):
    number: int
    model: tuple[Symbols, ...]
    copied_by: int | None
    lasted_ms: int
    seats: tuple[SeatResult, ...]


class Movement(Struct, frozen=True):
    """What a hand did in a round."""

    at_ms: int
    """Since the start signal."""
    seat: int
    turn: int
    action: LayCard | TakeCard | TurnStack


class FinestCopy(Struct, frozen=True):
    """The copy of the evening: of all rounds the one with the most points, then the fastest."""

    round: int
    seat: int
    model: tuple[Symbols, ...]
    laid: tuple[LaidCard, ...]
    tally: Tally
    points: int
    lasted_ms: int


class View(Struct, frozen=True):
    options: Options
    limit: int
    phase: Phase
    round: int
    turn: int
    """Of the timed variant, from 1; else 0."""
    moment: Moment | None
    """The number of this moment, for the actions that are meant for it; None: by version 1."""
    began_ms: int | None
    """When the players began to lay cards, in table time; None: not yet."""
    maker: int | None
    """The seat that makes this round's model; None: chance."""
    model: tuple[Symbols, ...] | None
    """Nine sets of symbols, once the round has begun."""
    model_cards: tuple[LaidCard, ...]
    """How the four cards of the model lay, once the round is scored."""
    seats: tuple[SeatView, ...]
    own: OwnView | None
    result: RoundResult | None
    """The last round, once scored."""
    movements: tuple[Movement, ...]
    """How the last round went, once scored; empty by former versions of the rules."""
    totals: tuple[tuple[int, ...], ...]
    """The points of each finished round, by seat: the score sheet."""
    finest: FinestCopy | None
    winners: tuple[int, ...] | None
