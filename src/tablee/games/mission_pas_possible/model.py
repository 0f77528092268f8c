"""The nouns of Mission Pas Possible: options, actions, views. No logic.

Conventions, shared with the browser:
- The 25 dice are numbered 0 to 24, five of each colour in the order of `Colour`; a die keeps its
  number from the bag to a card and back, so that it can be followed on the screen.
- The 54 bomb cards are numbered 0 to 53. Only the numbers of cards that lie open are ever shown.
- The spaces of a card are numbered from 0 through all its groups: a row from left to right, a stack
  from the bottom up, a pyramid from its base up, each level from left to right.
- Moments (`…_ms`) are table time; the message that brings a view tells how late it is.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.games.mission_pas_possible.material import (
    Card,
    CardNumber,
    Die,
    DieNumber,
    Mark,
    SpaceNumber,
    Struct,
)
from tablee.games.mission_pas_possible.news import News, Placed
from tablee.kernel.rules import Seat

# Options


class Difficulty(StrEnum):
    """The five levels, which set the size of the deck (MPP-14)."""

    TRAINING = "training"
    STANDARD = "standard"
    EXPERT = "expert"
    ELITE = "elite"
    INSANE = "insane"


class Setup(StrEnum):
    NORMAL = "normal"
    SINGLE_DECK = "single_deck"
    PILES = "piles"


CardCount = Annotated[int, Meta(ge=0, le=13)]


class Mix(Struct, frozen=True, kw_only=True):
    """How many cards of each value an advanced setup has (MPP-90)."""

    ones: CardCount = 0
    twos: CardCount = 0
    threes: CardCount = 0
    fours: CardCount = 0
    sixes: CardCount = 0


class Options(Struct, frozen=True, kw_only=True):
    level: Difficulty = Difficulty.STANDARD
    has_six_point_cards: bool = False
    """MPP-8; an advanced setup says it in its mix (MPP-98)."""
    setup: Setup = Setup.NORMAL
    mix: Mix | None = None
    """Of an advanced setup; by default an even one, for any number of players."""
    is_beginner: bool = False
    """Everybody begins with one card of 1 or 2 and one of 3 or 4 (MPP-11)."""
    is_strict: bool = False
    """A wrong placement is not refused: it costs the dice of the card (MPP-53)."""
    countdown_seconds: Annotated[int, Meta(ge=10, le=3600)] = 600
    """MPP-5; more than 600 is the slower clock, and is marked so among the records."""
    has_hints: bool = True


# Actions


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


Action = (
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


class Illegal(StrEnum):
    """Why an action is refused; the sentences are in `refusals.json`."""

    GAME_IS_OVER = "game_is_over"
    NOT_YOUR_BAG = "not_your_bag"
    DICE_ARE_OUT = "dice_are_out"
    """Of the bag already: no new ones before the turn is over."""
    NOT_IN_THE_CENTRE = "not_in_the_centre"
    SOMEBODY_WAS_FASTER = "somebody_was_faster"
    NO_DIE_LEFT_TO_TAKE = "no_die_left_to_take"
    """One has taken one's share of this turn."""
    FITS_NOWHERE = "fits_nowhere"
    HAND_IS_EMPTY = "hand_is_empty"
    NOT_YOUR_CARD = "not_your_card"
    NO_SUCH_SPACE = "no_such_space"
    SPACE_IS_FILLED = "space_is_filled"
    NOT_YET_SUPPORTED = "not_yet_supported"
    DOES_NOT_MATCH = "does_not_match"
    CARD_WOULD_BE_STUCK = "card_would_be_stuck"
    ALREADY_SO = "already_so"
    STILL_USABLE = "still_usable"
    SOMEBODY_MUST_CHOOSE = "somebody_must_choose"
    LOSE_A_DIE_FIRST = "lose_a_die_first"
    TAKE_A_BOMB_FIRST = "take_a_bomb_first"
    NOTHING_TO_LOSE = "nothing_to_lose"
    CANNOT_BE_LOST = "cannot_be_lost"
    NO_BOMB_TO_TAKE = "no_bomb_to_take"
    NOT_OPEN = "not_open"
    NOTHING_TO_REVEAL = "nothing_to_reveal"


class Reason(StrEnum):
    """How a game ended."""

    ALL_DEFUSED = "all_defused"
    TIME_IS_UP = "time_is_up"
    BAG_IS_EMPTY = "bag_is_empty"


# Views


class Phase(StrEnum):
    DRAW = "draw"
    """The holder of the bag is to draw."""
    PLACE = "place"
    REROLL = "reroll"
    """Nobody can use what is left in the centre (MPP-54)."""
    OVER = "over"


class CentreDie(Struct, frozen=True):
    """A die that is rolled and not placed."""

    die: Die
    held_by: Seat | None
    """In whose hand it is; None: free."""
    wanted_by: tuple[Seat, ...]
    usable_by: tuple[Seat, ...]
    """Who may place it now; in strict mode who may try to."""


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
    bombs: tuple[BombView, ...]
    picks: int
    """The dice that the seat may still place this turn."""
    duty: Duty | None
    defused: tuple[int, ...]
    """The points of the cards it has defused, in order."""


class Placement(Struct, frozen=True):
    die: DieNumber
    card: CardNumber
    space: SpaceNumber


class Spot(Struct, frozen=True):
    """A space of a card."""

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
    """Of dice in the centre and of the die in the own hand; in strict mode every one there is."""
    losses: tuple[Spot, ...]
    bombs: tuple[CardNumber, ...]
    """The open bomb cards that it may take."""


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


class PastBomb(Struct, frozen=True):
    """A bomb card as it lay in front of a player once; by now it is defused or lies there still."""

    card: CardNumber
    dice: tuple[Die | None, ...]
    """By space."""


class TurnView(Struct, frozen=True):
    """A turn that was played: what the review needs."""

    number: int
    holder: Seat
    rolled: tuple[Die, ...]
    bombs: tuple[tuple[PastBomb, ...], ...]
    """By seat, as they were when the dice were rolled."""
    placed: tuple[Placed, ...]
    unused: tuple[Die, ...]


class Result(Struct, frozen=True):
    """How the game ended; also what the list of records keeps."""

    reason: Reason
    score: Score
    left_ms: int
    """Of the countdown."""
    defused: tuple[tuple[Card, ...], ...]
    """By seat."""
    turns: tuple[TurnView, ...]


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
    result: Result | None
