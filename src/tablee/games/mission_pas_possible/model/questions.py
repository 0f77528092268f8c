"""What a player may ask, and what the adviser answers. No logic."""

from tablee.games.mission_pas_possible.model.actions import Action
from tablee.games.mission_pas_possible.model.material import (
    CardNumber,
    Die,
    DieNumber,
    Points,
    SpaceNumber,
    Struct,
)
from tablee.kernel.rules import Seat


class AskHint(Struct, frozen=True, tag="hint", tag_field="kind"):
    """What would you do on my chair now?"""


class AskReview(Struct, frozen=True, tag="review", tag_field="kind"):
    """After the game: how well were the dice of each turn shared?"""


class Share(Struct, frozen=True):
    """A die of the roll, for this player, on this space."""

    seat: Seat
    die: DieNumber
    card: CardNumber
    space: SpaceNumber


class Hint(Struct, frozen=True, tag="hint", tag_field="kind"):
    action: Action | None
    """What the asker had better do; None: leave the dice to the others, or wait for them."""
    shares: tuple[Share, ...]
    """How the whole team had better share the dice in the centre, while they are shared."""


class SharedDie(Struct, frozen=True):
    """A die of a past roll, with what a sentence about it says."""

    seat: Seat
    die: Die
    card: CardNumber
    points: Points
    """Of the card."""
    space: SpaceNumber


class ReviewedTurn(Struct, frozen=True):
    """Worth is counted in dice: so much less work was left on the cards of the whole team."""

    number: int
    """Of the turn, from 1."""
    placed: tuple[SharedDie, ...]
    unused: tuple[Die, ...]
    worth: float
    """Of how the dice were shared; less than nothing where unused dice threatened to cost more."""
    best_worth: float
    best: tuple[SharedDie, ...]
    """The best sharing of this roll; none where the team found one as good."""


class Review(Struct, frozen=True, tag="review", tag_field="kind"):
    turns: tuple[ReviewedTurn, ...]
    """All that can be judged: where a sabotage came between, chance had shared the dice anew."""
    missed: float
    """In dice, by all turns together."""
    finest: int | None
    """The number of the turn whose sharing was worth the most."""
    costliest: int | None
    """The number of the turn that missed the most; None: none missed anything."""


class Unanswered(Struct, frozen=True, tag="unanswered", tag_field="kind"):
    """The view does not hold what the answer needs."""


Question = AskHint | AskReview
Answer = Hint | Review | Unanswered
