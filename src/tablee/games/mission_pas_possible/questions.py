"""What a player may ask, and what the adviser answers. No logic."""

from tablee.games.mission_pas_possible.material import Struct


class AskHint(Struct, frozen=True, tag="hint", tag_field="kind"):
    """What would you do on my chair now?"""


class AskReview(Struct, frozen=True, tag="review", tag_field="kind"):
    """After the game: how well were the dice of each turn shared?"""


class Unanswered(Struct, frozen=True, tag="unanswered", tag_field="kind"):
    """The view does not hold what the answer needs."""


Question = AskHint | AskReview
Answer = Unanswered
