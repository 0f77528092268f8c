"""A game between two actions, by each version of the rules."""

from tablee.games.copyright.model.actions import Moment, Orientation
from tablee.games.copyright.model.options import FirstOptions, Options, Struct
from tablee.games.copyright.model.views import (
    Face,
    FinestCopy,
    LaidCard,
    Movement,
    Phase,
    RoundResult,
    Spot,
    Symbols,
)


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


class SecondState(FirstState, frozen=True, kw_only=True):
    """A game by version 2 of the rules. Logs hold digests of it: it never changes."""

    options: Options  # type: ignore[assignment]  # those of today, without the first ones' seed
    moment: Moment = 0
    lies: tuple[Orientation, ...] = ()
    """How each card of the deck comes from the pile in this round, in the order of the deck."""
    finest: FinestCopy | None = None


class State(SecondState, frozen=True, kw_only=True):
    movements: tuple[Movement, ...] = ()
    """All that hands did in this round, for the review (CR-65)."""
