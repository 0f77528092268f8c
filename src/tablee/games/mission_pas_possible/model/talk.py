"""What players tell each other with one tap: offers, wishes, short sentences. No logic."""

from enum import StrEnum

from tablee.games.mission_pas_possible.model.material import Die, DieNumber, Mark, Struct
from tablee.kernel.rules import Seat


class Phrase(StrEnum):
    """A whole sentence by itself."""

    LEAVE_IT_TO_ME = "leave_it_to_me"
    """I choose first in this roll."""
    WAIT = "wait"
    GO = "go"
    THANKS = "thanks"


class Offer(Struct, frozen=True):
    """ "For you": it binds neither of the two."""

    by: Seat
    to: Seat
    die: DieNumber


class Saying(Struct, frozen=True, kw_only=True):
    """One of the three is there: a phrase, a wish, or a die to roll again."""

    number: int
    """Of all sayings of the game."""
    seat: Seat
    phrase: Phrase | None = None
    need: Mark | None = None
    """ "I need red", "I need a 3"."""
    reroll: Die | None = None
    """ "Roll the black one again"."""
