"""The nouns of Copyright: options, actions, views, the state, questions. No logic.

Conventions, shared with the browser:
- A cell of a 3×3 card or model is numbered 0 to 8, row by row. A set of symbols is a bit mask:
  square 1, circle 2, cross 4.
- A face is three digits: the cells of the square, the circle and the cross of a card as dealt.
- An orientation is 0 to 7: mirrored left to right if it is 4 or more, *then* turned clockwise by
  `orientation % 4` quarter turns.
- A place is the column `x` and the row `y` of the top left cell of a card or frame on the mat. The
  first card of a stack lies at (0, 0); only what lies relative to what matters.
"""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain immutable value."""


# Options


class Variant(StrEnum):
    BASE = "base"
    TIMED = "timed"
    LIGHTNING = "lightning"
    PUZZLE = "puzzle"
    """Solo: one deal, for as many points as you can, as fast as you can."""


class ModelMaker(StrEnum):
    CHANCE = "chance"
    PLAYERS = "players"


class Options(Struct, frozen=True, kw_only=True):
    variant: Variant = Variant.BASE
    limit: Annotated[int, Meta(ge=1, le=100)] | None = None
    """Points to reach (CR-42, CR-59); by default 20, or 3 in the lightning variant."""
    turn_seconds: Annotated[int, Meta(ge=10, le=180)] = 45
    round_seconds: Annotated[int, Meta(ge=30, le=1800)] | None = None
    """The optional clock of a round (CR-27)."""
    model_maker: ModelMaker = ModelMaker.CHANCE
    solver_bonus: Literal[1, 5] = 1
    solver_pays_overhang: bool = True
    has_aid: bool = True
    """Whether each player sees what their stack would score."""


class FirstOptions(Options, frozen=True, kw_only=True):
    """Of version 1 of the rules."""

    puzzle: Annotated[str, Meta(max_length=64)] = ""
    """The seed of a puzzle that everybody gets the same deal of; empty: a deal of its own."""


# Actions

CardIndex = Annotated[int, Meta(ge=0, le=39)]
"""A card by its place in the player's hand, or by the turn in which it was drawn."""
Orientation = Annotated[int, Meta(ge=0, le=7)]
Place = Annotated[int, Meta(ge=-99, le=99)]
Moment = Annotated[int, Meta(ge=0, le=100_000)]
"""The moments of a game are numbered: each phase and each turn is a new one."""


class Move(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="kind",
):
    """What a player does. With a `moment` it is refused at any other one (CR-62)."""

    moment: Moment | None = None


class LayCard(Move, frozen=True, tag="lay_card"):
    """Lay a card from the hand, or move one already laid."""

    card: CardIndex
    x: Place
    y: Place
    orientation: Orientation


class TakeCard(Move, frozen=True, tag="take_card"):
    """Take a card off; what then hangs on nothing comes back with it (CR-15, CR-16)."""

    card: CardIndex


class TurnStack(Move, frozen=True, tag="turn_stack"):
    """Turn or flip the whole stack (CR-19)."""

    orientation: Annotated[int, Meta(ge=1, le=7)]


class AgreeToEnd(Move, frozen=True, tag="agree_to_end"):
    """Agree that the round ends uncopied, or take that back (CR-27)."""

    agrees: bool


class TurnModelCard(Move, frozen=True, tag="turn_model_card"):
    """The maker of the model turns one of its four cards (CR-6, CR-7)."""

    card: Annotated[int, Meta(ge=0, le=3)]
    orientation: Orientation


class PlaceFrame(Move, frozen=True, tag="place_frame"):
    """Put the frame over one's stack (CR-24, CR-25)."""

    x: Place
    y: Place


class Continue(Move, frozen=True, tag="continue"):
    """Nothing more to do here: the model is made, the card or frame lies, the scores are read."""


Action = LayCard | TakeCard | TurnStack | AgreeToEnd | TurnModelCard | PlaceFrame | Continue


class IllegalCode(StrEnum):
    """Why an action is refused; the sentences are in `refusals.json`."""

    WRONG_PHASE = "wrong_phase"
    TOO_LATE = "too_late"
    NOT_THE_MAKER = "not_the_maker"
    NO_SUCH_CARD = "no_such_card"
    CARD_IS_FIXED = "card_is_fixed"
    NOT_LAID = "not_laid"
    ALREADY_SO = "already_so"
    NOT_IN_THE_MIDDLE = "not_in_the_middle"
    OFF_THE_MAT = "off_the_mat"
    NOT_TOUCHING = "not_touching"
    NOTHING_LAID = "nothing_laid"
    FRAME_OFF_THE_STACK = "frame_off_the_stack"
    ALREADY_DONE = "already_done"


class Reason(StrEnum):
    """How a game ended."""

    LIMIT_REACHED = "limit_reached"
    PUZZLE_DONE = "puzzle_done"


# Views


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
    totals: tuple[tuple[int, ...], ...]
    """The points of each finished round, by seat: the score sheet."""
    finest: FinestCopy | None
    winners: tuple[int, ...] | None


# State


class SeatState(Struct, frozen=True, kw_only=True):
    score: int = 0
    hand: tuple[Face, ...] = ()
    """All cards of the round, the laid ones too, in the order in which they were dealt or drawn."""
    laid: tuple[LaidCard, ...] = ()
    missed: int = 0
    """Cards not laid in time, in the timed variant (CR-51)."""
    frame: Spot | None = None
    """Where the frame is put, in the frame phase."""
    is_done: bool = False
    agrees_to_end: bool = False


class FirstState(Struct, frozen=True, kw_only=True):
    """A game by version 1 of the rules. Logs hold digests of it: it never changes."""

    options: FirstOptions
    phase: Phase = Phase.PLAY
    round: int = 0
    turn: int = 0
    maker: int | None = None
    model_cards: tuple[LaidCard, ...] = ()
    model: tuple[Symbols, ...] | None = None
    """None while its maker is at it."""
    pile: tuple[Face, ...] = ()
    seats: tuple[SeatState, ...]
    copiers: tuple[int, ...] = ()
    """The seats whose stack is a copy of the model right now, the fastest first (CR-33, CR-54)."""
    began_ms: int = 0
    lasted_ms: int = 0
    """How long the players laid cards in the round that is being scored."""
    deadline_ms: int | None = None
    result: RoundResult | None = None
    totals: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] | None = None


class State(FirstState, frozen=True, kw_only=True):
    options: Options  # type: ignore[assignment]  # those of today, without the first ones' seed
    moment: Moment = 0
    lies: tuple[Orientation, ...] = ()
    """How each card of the deck comes from the pile in this round, in the order of the deck."""
    finest: FinestCopy | None = None


# Questions


class WhatIf(Struct, frozen=True, tag="what_if", tag_field="kind"):
    """What would one's stack score with this card there?"""

    card: CardIndex
    x: Place
    y: Place
    orientation: Orientation


class WhatWasPossible(Struct, frozen=True, tag="what_was_possible", tag_field="kind"):
    """The best copy that a seat's cards of the last round could make."""

    seat: Annotated[int, Meta(ge=0, le=5)]


class IfSo(Struct, frozen=True, tag="if_so", tag_field="kind"):
    is_legal: bool
    tally: Tally | None


class Possible(Struct, frozen=True, tag="possible", tag_field="kind"):
    laid: tuple[LaidCard, ...]
    tally: Tally
    points: int
    """What it would have earned by the rules of the variant."""


class Unanswered(Struct, frozen=True, tag="unanswered", tag_field="kind"):
    """The view does not hold what the answer needs."""


Question = WhatIf | WhatWasPossible
Answer = IfSo | Possible | Unanswered
