"""What a player may ask the adviser, and its answers."""

from typing import Annotated

from msgspec import Meta

from tablee.games.copyright.model.actions import CardIndex, Orientation, Place
from tablee.games.copyright.model.options import Struct
from tablee.games.copyright.model.views import LaidCard, Tally


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
