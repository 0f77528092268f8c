"""What a player does, and why it may be refused."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

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
