"""What a bot sees when it is its turn to do something."""

from typing import NamedTuple

from tablee.games.top_secret.advice.deals import Mask
from tablee.games.top_secret.advice.guessing import Guess, best_guess, callable_beside, is_ready
from tablee.games.top_secret.model.views import Offers, OwnView, View
from tablee.kernel.chance import Chance


class Situation(NamedTuple):
    view: View
    own: OwnView
    seat: int
    mask: Mask
    """The deals that the bot thinks possible."""
    chance: Chance

    @property
    def offers(self) -> Offers:
        return self.own.offers

    def guess(self) -> Guess:
        """The best call at the present meeting."""
        return best_guess(self.mask, self.callable_here(), self.view.options.owners_count)

    def callable_here(self) -> Mask:
        """The deals in which a call at the present meeting can be right."""
        return callable_beside(self.view.seats, self.seat, self.offers.to)

    def is_ready(self, mask: Mask, visitor: int) -> bool:
        """Whether a visitor who knows that the deal is one of these could make the right call."""
        return is_ready(mask, self.view.seats, visitor, self.view.options.owners_count)
