"""A person, simulated for measurements: one chair that decides like a bot but at a person's speed.

Everything takes it six to nine seconds, and it takes its die without pointing at it before.
"""

from typing import NamedTuple

from tablee.games.mission_pas_possible.bot import player
from tablee.games.mission_pas_possible.model.actions import Action
from tablee.games.mission_pas_possible.model.views import View
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat

ACTS_AFTER: player.Bounds = (6_000, 9_000)
DECIDES_LIKE = Level.NORMAL


class Company(NamedTuple):
    """The bot of a table at which one chair is a person's, as the driver asks for it."""

    person: Seat

    def pace(self, view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
        if seat != self.person:
            return player.pace(view, seat, level, chance)
        least, most = ACTS_AFTER
        return (
            None
            if player.placed_at_once(view, seat, DECIDES_LIKE) is None
            else least + chance.below(most - least)
        )

    def act(self, view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:
        return (
            player.placed_at_once(view, seat, DECIDES_LIKE)
            if seat == self.person
            else player.act(view, seat, level, chance)
        )
