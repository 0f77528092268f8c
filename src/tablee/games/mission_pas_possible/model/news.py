"""What happened last: the events that are told and animated. No logic."""

from tablee.games.mission_pas_possible.model.material import (
    CardNumber,
    Die,
    Mark,
    SpaceNumber,
    Struct,
)
from tablee.kernel.rules import Seat


class Drawn(Struct, frozen=True, tag="drawn", tag_field="kind"):
    seat: Seat


class Placed(Struct, frozen=True, tag="placed", tag_field="kind"):
    seat: Seat
    die: Die
    card: CardNumber
    space: SpaceNumber


class Spoiled(Struct, frozen=True, tag="spoiled", tag_field="kind"):
    """A wrong placement in strict mode: all dice of the card are in the bag (MPP-53)."""

    seat: Seat
    die: Die
    card: CardNumber


class Defused(Struct, frozen=True, tag="defused", tag_field="kind"):
    seat: Seat
    card: CardNumber
    points: int


class BombTaken(Struct, frozen=True, tag="bomb_taken", tag_field="kind"):
    seat: Seat
    card: CardNumber


class Sabotaged(Struct, frozen=True, tag="sabotaged", tag_field="kind"):
    sabotage: Mark


class Rerolled(Struct, frozen=True, tag="rerolled", tag_field="kind"):
    seat: Seat
    die: Die
    """As it lies after the roll."""


class Lost(Struct, frozen=True, tag="lost", tag_field="kind"):
    seat: Seat
    die: Die
    card: CardNumber
    space: SpaceNumber


class WentBack(Struct, frozen=True, tag="went_back", tag_field="kind"):
    """A die was held for too long, or fits nowhere any more; it is in the centre again."""

    seat: Seat
    die: Die


Event = Drawn | Placed | Spoiled | Defused | BombTaken | Sabotaged | Rerolled | Lost | WentBack


class News(Struct, frozen=True):
    """What happened last that is worth telling, in order; taking and pointing are not."""

    number: int
    """Grows with each piece of news."""
    events: tuple[Event, ...]
