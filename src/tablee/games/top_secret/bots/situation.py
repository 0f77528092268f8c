"""What a bot sees when it is its turn to do something."""

from typing import NamedTuple

from tablee.games.top_secret.deals import Mask
from tablee.games.top_secret.guessing import Guess, best_guess, callable_beside
from tablee.games.top_secret.model import Offers, OwnView, View
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
        here = callable_beside(self.view.seats, self.seat, self.offers.to)
        return best_guess(self.mask, here)
