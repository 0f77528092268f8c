"""A game as the rules keep it. No logic."""

from enum import StrEnum

from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.material import (
    CardNumber,
    DieNumber,
    Mark,
    SpaceNumber,
    Struct,
)
from tablee.games.mission_pas_possible.model.news import News
from tablee.games.mission_pas_possible.model.options import FirstOptions, Options
from tablee.games.mission_pas_possible.model.talk import Offer, Saying
from tablee.kernel.rules import Seat


class Phase(StrEnum):
    DRAW = "draw"
    """The holder of the bag is to draw."""
    PLACE = "place"
    REROLL = "reroll"
    """Nobody can use what is left in the centre (MPP-54)."""
    OVER = "over"


DieKey = int
"""A die as it lies, in one whole number: six times its own number, plus what it shows less one."""


class Bomb(Struct, frozen=True):
    """A bomb card in front of a player."""

    card: CardNumber
    dice: tuple[DieKey | None, ...]


class Held(Struct, frozen=True):
    die: DieKey
    since_ms: int


class SeatState(Struct, frozen=True, kw_only=True):
    bombs: tuple[Bomb, ...] = ()
    picks: int = 0
    held: Held | None = None
    wanted: DieNumber | None = None
    opening: int | None = None
    """Where among the player's cards the defused one lay, until an open card is taken for it
    (MPP-63)."""
    may_reveal: bool = False
    """And may reveal a sabotage card before (MPP-95, MPP-96)."""


class Loss(Struct, frozen=True):
    """Everybody loses a die that matches the colour or the number (MPP-55, MPP-70)."""

    die: DieKey | None
    sabotage: Mark | None
    owing: tuple[Seat, ...]


class Move(Struct, frozen=True):
    """A die that came to a space, or left it."""

    seat: Seat
    die: DieKey
    card: CardNumber
    space: SpaceNumber


class Turn(Struct, frozen=True, kw_only=True):
    """What a turn began with, and what was done with its dice."""

    holder: Seat
    rolled: tuple[DieKey, ...]
    bombs: tuple[tuple[Bomb, ...], ...]
    moves: tuple[Move, ...] = ()
    unused: tuple[DieKey, ...] = ()


class Defusal(Struct, frozen=True):
    seat: Seat
    card: CardNumber


class TurnTimes(Struct, frozen=True, kw_only=True):
    """When the things of a turn happened, and what it cost; beside the turn of the same place."""

    drawn_at_ms: int
    placed_at_ms: tuple[int, ...] = ()
    """By move."""
    lost: tuple[Move, ...] = ()
    sabotages: tuple[Mark, ...] = ()


class Declared(Struct, frozen=True):
    """Strict mode: this seat says that nobody can use the die (MPP-103)."""

    seat: Seat
    die: DieNumber


class FirstState(Struct, frozen=True, kw_only=True):
    """A game as the first version of the rules keeps it: digests in its logs cover just this."""

    options: FirstOptions
    phase: Phase = Phase.DRAW
    holder: Seat
    ends_at_ms: int | None = None
    bag: int
    """The dice in the bag, as a set of bits by their numbers."""
    centre: tuple[DieKey, ...] = ()
    """Rolled and not placed, the ones in hands too."""
    loss: Loss | None = None
    row: tuple[CardNumber | None, ...]
    """The open bomb cards; in the piles setup the tops of the piles."""
    deck: tuple[int, ...]
    """Face down, the next one first; a sabotage card is 54 plus its place in `SABOTAGES`."""
    piles: tuple[tuple[CardNumber, ...], ...] = ()
    """Below the tops, the next one first; none in the setups with a row."""
    sabotages: tuple[Mark, ...] = ()
    """Revealed so far."""
    seats: tuple[SeatState, ...]
    defused: tuple[Defusal, ...] = ()
    turns: tuple[Turn, ...] = ()
    news: News = News(0, ())
    reason: Reason | None = None
    left_ms: int = 0
    """Of the countdown, when the game is over."""


class State(FirstState, frozen=True, kw_only=True):
    options: Options
    aside: tuple[DieNumber, ...] = ()
    """Strict mode: dice of the centre that are unused whatever may come (MPP-102, MPP-103)."""
    declared: tuple[Declared, ...] = ()
    offers: tuple[Offer, ...] = ()
    """In the order made; of dice in the centre."""
    sayings: tuple[Saying, ...] = ()
    """The last one of each seat in this turn, the newest last."""
    said: int = 0
    """How many there were in the whole game."""
    times: tuple[TurnTimes, ...] = ()
    dice_seed: str = ""
    """Of a daily mission: what its dice will show (MPP-106)."""
