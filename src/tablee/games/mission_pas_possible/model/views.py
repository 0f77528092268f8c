"""What a player sees. No logic."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.material import (
    Card,
    CardNumber,
    Die,
    DieNumber,
    Mark,
    SpaceNumber,
    Spot,
    Struct,
)
from tablee.games.mission_pas_possible.model.news import News
from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.state import Phase
from tablee.games.mission_pas_possible.model.talk import Offer, Saying
from tablee.kernel.rules import Seat

SpotNumber = Annotated[int, Meta(ge=0, le=323)]
"""A space of a card in one whole number: six times the card's number, plus the space's."""


class CentreDie(Struct, frozen=True):
    """A die that is rolled and not placed."""

    die: Die
    held_by: Seat | None
    """In whose hand it is; None: free."""
    wanted_by: tuple[Seat, ...]
    usable_by: tuple[Seat, ...]
    """Who may place it now; in strict mode who may try to."""
    fits: tuple[SpotNumber, ...]
    """Where it fits, on the cards of all who may still place a die; in strict mode nobody tells."""
    offers: tuple[Offer, ...]
    """To those who can use it."""
    is_aside: bool
    """Unused for good: it will be rolled again (MPP-102, MPP-103)."""
    declared_by: tuple[Seat, ...]
    """Who says that nobody can use it (MPP-103)."""


class BombView(Struct, frozen=True):
    """A bomb card in front of a player."""

    card: Card
    dice: tuple[Die | None, ...]
    """By space."""


class Duty(StrEnum):
    """What a player must choose before anything else of his own."""

    LOSE_DIE = "lose_die"
    TAKE_BOMB = "take_bomb"


class SeatView(Struct, frozen=True):
    bombs: tuple[BombView | None, ...]
    """None: the place of a card that was defused, until another is taken for it (MPP-63)."""
    picks: int
    """The dice that the seat may still place this turn."""
    duty: Duty | None
    defused: tuple[int, ...]
    """The points of the cards it has defused, in order."""


class Placement(Struct, frozen=True):
    die: DieNumber
    card: CardNumber
    space: SpaceNumber


class OwnView(Struct, frozen=True):
    """What the seat itself may do; what all may do is told by the phase."""

    can_draw: bool
    can_reroll: bool
    """Any die of the centre."""
    can_reveal: bool
    """A sabotage card, before taking a bomb card."""
    placements: tuple[Placement, ...]
    """Of dice in the centre and of the die in one's hand; in strict mode every one there is."""
    losses: tuple[Spot, ...]
    bombs: tuple[CardNumber, ...]
    """The open bomb cards that it may take."""
    can_talk: bool
    """Offer dice to who can use them, and say things; by the first rules nobody could."""
    declarable: tuple[DieNumber, ...]
    """Strict mode: the dice that it may declare unused (MPP-103)."""


class Cause(Struct, frozen=True):
    """What costs everybody a matching die: a rerolled die or a sabotage card."""

    die: Die | None
    sabotage: Mark | None
    owing: tuple[Seat, ...]
    """Who still has to choose."""


class Score(Struct, frozen=True):
    """The lines of the score (MPP-84 to MPP-87)."""

    win: int
    time: int
    cards: int
    sabotages: int
    total: int


Face = Annotated[int, Meta(ge=0, le=149)]
"""A die as it lay: six times its number, plus what it showed less one. A game has hundreds."""


class PastBomb(Struct, frozen=True):
    """A bomb card as it lay in front of a player once; by now it is defused or lies there still."""

    card: CardNumber
    dice: tuple[Face | None, ...]
    """By space."""


class PastPlacement(Struct, frozen=True):
    seat: Seat
    die: Face
    card: CardNumber
    space: SpaceNumber


class PastTurn(Struct, frozen=True):
    """What the adviser needs to review a turn; the page asks for the review."""

    holder: Seat
    rolled: tuple[Face, ...]
    bombs: tuple[tuple[PastBomb, ...], ...]
    """By seat, as they were when the dice were rolled."""
    placed: tuple[PastPlacement, ...]
    unused: tuple[Face, ...]
    lost: tuple[PastPlacement, ...]
    """The dice that went from cards to the bag, with the places where they lay."""
    sabotages: tuple[Mark, ...]
    drawn_at_ms: int | None
    """None: by the first rules nobody noted it."""
    placed_at_ms: tuple[int, ...]


class Result(Struct, frozen=True):
    """How the game ended; also what the list of records keeps."""

    reason: Reason
    score: Score
    left_ms: int
    """Of the countdown."""
    defused: tuple[tuple[Card, ...], ...]
    """By seat."""
    turns: tuple[PastTurn, ...]


class View(Struct, frozen=True):
    options: Options
    phase: Phase
    turn: int
    """From 1; 0 before the first dice are drawn."""
    holder: Seat
    ends_at_ms: int | None
    """When the bombs go off; None: the clock has not started."""
    goal: int
    """How many bomb cards must be defused (MPP-76, MPP-79)."""
    defused: int
    score: int
    """Of the cards and sabotages so far."""
    centre: tuple[CentreDie, ...]
    """In the order of the roll."""
    cause: Cause | None
    """What players lose dice to at this moment."""
    bag: tuple[int, ...]
    """Dice in the bag by colour, in the order of `Colour`."""
    row: tuple[Card | None, ...]
    """The open bomb cards: five places, or in the piles setup the top of each pile."""
    piles: tuple[int, ...]
    """Piles: how many cards each has, the top one too."""
    deck: int
    """How many cards are face down, sabotage cards too."""
    sabotages: tuple[Mark, ...]
    """Revealed so far."""
    sabotages_left: int
    seats: tuple[SeatView, ...]
    own: OwnView | None
    news: News
    sayings: tuple[Saying, ...]
    """The last one of each seat in this turn, the newest last."""
    result: Result | None
