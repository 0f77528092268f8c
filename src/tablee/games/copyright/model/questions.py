"""What a player may ask the adviser, and its answers."""

from typing import Annotated

from msgspec import Meta

from tablee.games.copyright.model.actions import CardIndex, Orientation, Place
from tablee.games.copyright.model.options import Struct
from tablee.games.copyright.model.views import LaidCard, Movement, Tally


class WhatIf(Struct, frozen=True, tag="what_if", tag_field="kind"):
    """What would one's stack score with this card there?"""

    card: CardIndex
    x: Place
    y: Place
    orientation: Orientation


class WhatWasPossible(Struct, frozen=True, tag="what_was_possible", tag_field="kind"):
    """The best copy that a seat's cards of the last round could make."""

    seat: Annotated[int, Meta(ge=0, le=5)]


class HowItWent(Struct, frozen=True, tag="how_it_went", tag_field="kind"):
    """The last round, movement by movement."""


class IfSo(Struct, frozen=True, tag="if_so", tag_field="kind"):
    is_legal: bool
    tally: Tally | None


class Possible(Struct, frozen=True, tag="possible", tag_field="kind"):
    laid: tuple[LaidCard, ...]
    tally: Tally
    points: int
    """What it would have earned by the rules of the variant."""


class ReviewedMovement(Struct, frozen=True):
    """A movement, and how its seat stood after it."""

    done: Movement
    laid: tuple[LaidCard, ...]
    tally: Tally | None
    """What the stack counted then; None: nothing lay."""
    reach: int
    """The proven most that adding cards could still make of it."""
    missing: int | None
    """The fewest cards that would have made it a whole copy; None: something was in the way."""


class ReviewedHand(Struct, frozen=True):
    best: int
    """The proven most that these cards could earn."""
    fewest: int | None
    """The fewest of them that make a whole copy."""


class Review(Struct, frozen=True, tag="review", tag_field="kind"):
    hands: tuple[ReviewedHand, ...]
    """By seat."""
    movements: tuple[ReviewedMovement, ...]


class Unanswered(Struct, frozen=True, tag="unanswered", tag_field="kind"):
    """The view does not hold what the answer needs."""


Question = WhatIf | WhatWasPossible | HowItWent
Answer = IfSo | Possible | Review | Unanswered
