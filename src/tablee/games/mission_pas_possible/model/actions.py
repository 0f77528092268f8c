"""What players do. No logic."""

from typing import Annotated

from msgspec import Meta

from tablee.games.mission_pas_possible.model.material import (
    CardNumber,
    DieNumber,
    Mark,
    SpaceNumber,
    Struct,
)
from tablee.games.mission_pas_possible.model.talk import Phrase
from tablee.kernel.rules import Seat


class DrawDice(Struct, frozen=True, tag="draw_dice", tag_field="kind"):
    """The holder of the bag draws and rolls (MPP-21); the first time this starts the clock."""


class TakeDie(Struct, frozen=True, tag="take_die", tag_field="kind"):
    """Take a die of the centre into the hand; another one in the hand goes back there."""

    die: DieNumber


class PlaceDie(Struct, frozen=True, tag="place_die", tag_field="kind"):
    """Place a die from the hand, or straight from the centre, on an own card (MPP-29)."""

    die: DieNumber
    card: CardNumber
    space: SpaceNumber


class PutBack(Struct, frozen=True, tag="put_back", tag_field="kind"):
    """The die in the hand goes back to the centre."""


class PointAt(Struct, frozen=True, tag="point_at", tag_field="kind"):
    """ "I want this one": a wish that binds nobody."""

    die: DieNumber


class StopPointing(Struct, frozen=True, tag="stop_pointing", tag_field="kind"):
    """Wish for nothing any more."""


class Reroll(Struct, frozen=True, tag="reroll", tag_field="kind"):
    """Roll an unused die again; the team agrees on the order, anybody does it (MPP-54)."""

    die: DieNumber


class LoseDie(Struct, frozen=True, tag="lose_die", tag_field="kind"):
    """Choose the die that goes back to the bag (MPP-58, MPP-71)."""

    card: CardNumber
    space: SpaceNumber


class TakeBomb(Struct, frozen=True, tag="take_bomb", tag_field="kind"):
    """Take an open bomb card after a defusal (MPP-63)."""

    card: CardNumber


class RevealSabotage(Struct, frozen=True, tag="reveal_sabotage", tag_field="kind"):
    """Piles: reveal a sabotage card before taking a bomb card (MPP-95)."""


class OfferDie(Struct, frozen=True, tag="offer_die", tag_field="kind"):
    """ "For you, Dana": to somebody who can use the die (MPP-105)."""

    die: DieNumber
    seat: Annotated[Seat, Meta(ge=0, le=4)]


class TakeBackOffer(Struct, frozen=True, tag="take_back_offer", tag_field="kind"):
    die: DieNumber


class Speak(Struct, frozen=True, tag="speak", tag_field="kind"):
    phrase: Phrase


class AskFor(Struct, frozen=True, tag="ask_for", tag_field="kind"):
    """ "I need red": a colour or a number."""

    mark: Mark


class AskReroll(Struct, frozen=True, tag="ask_reroll", tag_field="kind"):
    """ "Roll the black one again": which unused die shall come first (MPP-54)."""

    die: DieNumber


class DeclareUnused(Struct, frozen=True, tag="declare_unused", tag_field="kind"):
    """Strict mode: nobody can use this die, says everybody who may still take one (MPP-103)."""

    die: DieNumber


FirstAction = (
    DrawDice
    | TakeDie
    | PlaceDie
    | PutBack
    | PointAt
    | StopPointing
    | Reroll
    | LoseDie
    | TakeBomb
    | RevealSabotage
)
"""What the first version of the rules knows."""

Talk = OfferDie | TakeBackOffer | Speak | AskFor | AskReroll
"""What binds nobody (MPP-105)."""

Action = FirstAction | Talk | DeclareUnused
